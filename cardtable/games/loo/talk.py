"""Loo in words: who plays, what binds a card, who shares the pool and who is looed."""
from __future__ import annotations

from collections.abc import Mapping, Sequence

from cardtable.cards import RANK_NAMES, Card, Cards
from cardtable.families.tricks.binding import binding, bound
from cardtable.families.tricks.deal import TrickDeal
from cardtable.families.tricks.pool_talk import PoolTalk
from cardtable.families.tricks.refusals import either
from cardtable.families.tricks.talk import narrated
from cardtable.games.loo import words
from cardtable.games.loo.match import plays_for_himself
from cardtable.games.loo.options import LooOptions
from cardtable.games.loo.order import KING, PAM
from cardtable.games.loo.rules import LAYOUT, POOL, Loo
from cardtable.rules.deal import Deal
from cardtable.rules.events import Event
from cardtable.rules.game import Game
from cardtable.rules.laws import Law
from cardtable.rules.motions import LOOKED_AT, PLAYED, TURNED
from cardtable.rules.moves import Token, Tokens
from cardtable.rules.options import Value
from cardtable.showing.laid import Paid
from cardtable.showing.looking_again import Again
from cardtable.showing.phrases import count, counted
from cardtable.showing.scales import Scale
from cardtable.showing.talk import Line, Names, cited


class LooTalk(PoolTalk):
    """The talk of an evening."""

    told = words.TOLD
    said = words.SAID
    tokens = {**PoolTalk.tokens, **words.TOKENS}
    meanings = {**PoolTalk.meanings, **words.MEANINGS}
    phases = {**PoolTalk.phases, **words.AWAITED}
    guidance = words.GUIDANCE
    exacted = {**PoolTalk.exacted, **words.EXACTED}
    accounts = words.ACCOUNTS
    accused = words.ACCUSED
    broke = {**PoolTalk.broke, **words.BROKE}
    moments = {"flush": "A flush"}
    seen_again = {"tricks won": Again(True)}     # the book says nothing against it

    def subtitle(self, game: Game, options: Mapping[str, Value]) -> list[str]:
        one = LooOptions.of(options)
        strict = ["strict laws"] if one.strict else []
        agreed = [said for said, chosen in (("unlimited", one.unlimited), ("club law", one.club_law)) if chosen]
        cards, seated = counted(one.cards).capitalize(), counted(one.seated)
        return [f"{cards} cards", f"{seated} at table", *agreed, *strict, *super().subtitle(game, options)]

    # What is asked

    def stage(self, deal: Deal) -> str:
        """Whether who is to declare may pass."""
        if isinstance(deal, Loo) and deal.phase == "declaring":
            return words.MUST if deal.all_play else words.ONE if deal.against_one(deal.must[0]) else deal.phase
        return super().stage(deal)

    def several(self, begun: Tokens, number: int) -> str:
        """That cards to be exchanged are marked first."""
        return super().several(begun, number) if number else words.MARK_FIRST

    # Plates, the pool

    def part(self, deal: Deal, seat: int) -> str:
        """Whether he has miss, and his purse; that he passed is seen by his cards, and that he takes miss is quoted
        until he plays."""
        quoted = isinstance(deal, Loo) and all(who != seat for who, _, _ in deal.history)
        return " · ".join([part for part in (self.has(deal, seat, quoted), super().part(deal, seat)) if part])

    def brief(self, deal: Deal, seat: int) -> str:
        """There nothing is quoted."""
        return " · ".join([part for part in (self.has(deal, seat), super().part(deal, seat)) if part])

    def has(self, deal: Deal, seat: int, quoted: bool = False) -> str:
        """"miss", or for whom he plays it."""
        if not isinstance(deal, Loo) or seat != deal.miss_by:
            return ""
        return "for the pool" if seat == deal.for_pool else "" if quoted else "miss"

    def plate(self, deal: Deal, seat: int) -> str:
        """Of the reader what binds him."""
        own = deal.viewer is None or deal.player[seat] == deal.viewer
        return (self.due(deal, seat) if own and isinstance(deal, Loo) else "") or super().plate(deal, seat)

    def due(self, deal: Loo, seat: int) -> str:
        """The duty that leaves him not all of his cards: "the ace must be led"; under strict laws he must know it."""
        if deal.strict or deal.phase != "play" or seat not in deal.must:
            return ""
        leads = len(deal.playable(seat)) > 1 and not deal.on_table()
        name = deal.bound(seat)[0] if leads else binding(deal, seat)
        return words.DUE[name].format(card=top(deal)) if name else ""

    def caption(self, deal: Deal, zone: int, name: Names) -> str:
        if not isinstance(deal, Loo) or not deal.zone[zone]:
            return ""
        if zone == LAYOUT.turn_up:
            return self.trumps(deal)
        return {LAYOUT.miss: "miss", LAYOUT.discard: "thrown in"}.get(zone, "") or super().caption(deal, zone, name)

    def scale(self, deal: Deal) -> Scale | None:
        """What a trick brings and a loo costs just now."""
        if not isinstance(deal, Loo):
            return None
        share = str(deal.purse[POOL] // deal.cards)
        return Scale("The pool", ("counters",), (("In the pool", str(deal.purse[POOL])), ("For each trick", share),
                                                 ("A loo", str(deal.loo()))))

    def dealings(self, paid: Sequence[Paid]) -> str:
        return words.dealings(paid)

    def on_slip(self, deal: Deal, seat: int, held: Cards) -> Cards:
        """Cards thrown up nobody has a right to look at (002:2879-2882), but whoever held them knows them."""
        passed = isinstance(deal, Loo) and seat not in deal.declared
        return () if passed and deal.player[seat] != deal.viewer else held

    def giving_up(self, deal: Deal, seat: int) -> str:
        if not isinstance(deal, Loo):
            return ""
        due = f"You are looed, and pay {count(deal.loo(), 'counter')}; you"
        return f"{due if plays_for_himself(deal, seat) else 'You'} have no share of the pool."

    def in_pool(self, deal: Deal) -> int | None:
        return deal.purse[POOL] if isinstance(deal, Loo) else None

    def duty(self, deal: Deal, seat: int, token: Token | None, law: Law) -> str:
        """A lead's, and Pam's civility; the rest are those of every trick."""
        if isinstance(deal, Loo) and isinstance(token, Card) and seat in deal.must and deal.phase == "play":
            name = deal.broken(seat, token) if deal.on_table() else deal.bound(seat)[0]
            if name in words.WHY:
                return words.WHY[name].format(card=top(deal), cards=either(deal.allowed(seat), "a trump"))
        return super().duty(deal, seat, token, law)

    # What is told

    def on_moved(self, deal: Deal, event: Event, name: Names) -> list[Line]:
        who = name(event.seat) if event.seat >= 0 else ""
        if event.motion == TURNED:
            return [self.tell("turns up", who, card=event.cards[0].name)]
        if event.motion == LOOKED_AT:
            return [self.tell("look", None)] if who is None else []
        lines = super().on_moved(deal, event, name)
        if event.motion == PLAYED and who is None and isinstance(deal, Loo) and deal.on_table()[1:]:
            lines += [Line("told", words.FORCED[due]) for due in [bound(deal, event)] if due in words.FORCED]
        return lines

    def lead(self, deal: TrickDeal, event: Event, name: Names) -> list[Line]:
        """A lead that was due says so, where all can see that it was."""
        assert isinstance(deal, Loo)
        card, = event.cards
        if deal.order.pam and card is PAM:
            return [self.tell("leads pam", name(event.seat))]
        due = "ace" if card.suit == deal.trump and RANK_NAMES[card.rank] == top(deal) else \
            "after" if any(deal.taken) and deal.order.suit(card, deal.trump) == deal.trump else ""
        if not due:
            return super().lead(deal, event, name)
        return [narrated(words.LED[due], name(event.seat), card=card.name)]

    def taking(self, deal: TrickDeal, name: Names) -> Line:
        """Pam is named."""
        won = isinstance(deal, Loo) and deal.order.pam and (deal.leader, PAM) in deal.last
        return self.tell("pam takes", name(deal.leader)) if won else super().taking(deal, name)

    def facts(self, deal: Deal, event: Event, name: Names) -> dict[str, str]:
        if event.what == "left":
            return {"coins": count(int(str(event.args[0])), "counter")}
        return super().facts(deal, event, name)

    def on_showed(self, deal: Deal, event: Event, name: Names) -> list[Line]:
        if event.what == "out of turn":
            return super().on_showed(deal, event, name)
        return [self.tell(event.what, name(event.seat), card=event.cards[0].name), *cited(event)]

    def on_paid(self, deal: Deal, event: Event, name: Names) -> list[Line]:
        assert isinstance(deal, Loo)
        seat = deal.player.index(event.src if event.src >= 0 else event.dst)
        line = narrated(words.PAID[event.what], name(seat), coins=count(event.points, "counter"),
                        tricks=count(deal.taken[seat], "trick"))
        return [line, *(cited(event._replace(seat=seat)) if event.what not in words.NOT_CITED else [])]


def top(deal: Loo) -> str:
    """The trump that must be led: "ace", or "king" where the ace was turned up."""
    turned = deal.zone[LAYOUT.turn_up]
    return RANK_NAMES[KING if turned and RANK_NAMES[turned[0].rank] == "ace" else KING + 1]


TALK = LooTalk()
