"""Napoleon in words: who called what, how the call fares, what is paid."""
from __future__ import annotations

from collections.abc import Mapping, Sequence

from cardtable.families.tricks.auction import Auction
from cardtable.families.tricks.deal import TrickDeal
from cardtable.families.tricks.order import NO_TRUMP
from cardtable.families.tricks.pool_talk import PoolTalk
from cardtable.families.tricks.talk import narrated
from cardtable.games.napoleon import words
from cardtable.games.napoleon.laws import LAW
from cardtable.games.napoleon.match import to_give_up
from cardtable.games.napoleon.options import OPTIONS
from cardtable.games.napoleon.promises import speaks
from cardtable.games.napoleon.rules import LAYOUT, POOL, Napoleon
from cardtable.games.napoleon.stakes import ALL, MISERY
from cardtable.games.napoleon.strict import StrictNapoleon
from cardtable.rules.deal import Deal
from cardtable.rules.events import Event
from cardtable.rules.game import Game
from cardtable.rules.motions import LAID_OPEN
from cardtable.rules.moves import Move, Tokens
from cardtable.rules.options import OneOf, Value
from cardtable.showing.laid import Laid, Paid
from cardtable.showing.looking_again import Again
from cardtable.showing.phrases import count, counted, listed
from cardtable.showing.scales import Scale
from cardtable.showing.slate import Reckoned, Slate, reckoned
from cardtable.showing.talk import NO_TRUMPS, Line, Names

UNDER_WAY = ("changing", "play")                 # phases in which there is a caller

class NapoleonTalk(PoolTalk):
    """The talk of an evening."""

    told = words.TOLD
    said = words.SAID
    tokens = {**PoolTalk.tokens, **words.TOKENS}
    keys = words.KEYS
    meanings = {**PoolTalk.meanings, **words.MEANINGS}
    phases = {**PoolTalk.phases, **words.AWAITED}
    guidance = words.GUIDANCE
    seen_again = {"played": Again(False, "What has been played lies before its player; a card turned down has won.")}
    accounts = words.ACCOUNTS

    def subtitle(self, game: Game, options: Mapping[str, Value]) -> list[str]:
        form = OPTIONS[0]
        assert isinstance(form, OneOf)
        titles = [str((form.choices or {})[str(options["form"])])] if options["form"] != form.default else []
        first, *others = [*titles, f"{counted(game.players(options)[0])} at table"]
        laws = ["strict laws"] if options["laws"] == "strict" else []
        return [first.capitalize() if not titles else first, *others, *super().subtitle(game, options), *laws]

    def stage(self, deal: Deal) -> str:
        """Whether tricks are to be lost is told apart."""
        loses = isinstance(deal, Napoleon) and deal.phase == "play" and deal.bid == MISERY
        return words.TO_LOSE if loses else super().stage(deal)

    def meaning(self, move: Move, stage: str = "") -> str:
        if move.verb == "bid" and len(move) > 1 and isinstance(move[1], int):
            return words.MEANT
        return super().meaning(move, stage)

    def bid(self, value: object) -> str:
        return words.CALLS.get(str(value)) or super().bid(value)

    def speaks_for(self, deal: Deal, seat: int, move: Move, other: Move) -> str:
        """Before the play, what the hand promises, what is kept and what is paid."""
        if isinstance(deal, Napoleon) and deal.phase != "play":
            return speaks(deal, seat, move, other)
        return super().speaks_for(deal, seat, move, other)

    def several(self, begun: Tokens, number: int) -> str:
        return f"{self.tokens[str(begun[0])]} {counted(number)}" if number else "Choose cards"

    def shared(self, deal: Deal, name: Names) -> list[Laid]:
        """Trumps, and whose call it was."""
        called = isinstance(deal, Napoleon) and deal.bidder >= 0
        note = words.caller(name(deal.bidder), self.bid(deal.bid)) if called else ""    # type: ignore[attr-defined]
        return [one._replace(note=note) for one in super().shared(deal, name)]

    # The call, and how it fares

    def slate(self, deal: Deal, name: Names) -> Slate | None:
        return self.calls(deal, name) if isinstance(deal, Napoleon) else None

    def reckoning(self, deal: Auction) -> tuple[Reckoned, ...]:
        if deal.under_way not in UNDER_WAY or not isinstance(deal, Napoleon):
            return ()
        won, done = deal.tricks(deal.party[deal.bidder]), sum(deal.taken)
        if deal.bid == MISERY:
            return Reckoned("may take", 0), Reckoned("taken", won, True), Reckoned("left", ALL - done)
        return reckoned(deal.stakes[deal.bid].tricks, won, done - won, ALL - done)

    def disc(self, deal: Deal, seat: int) -> str | None:
        if not isinstance(deal, Napoleon) or deal.under_way not in UNDER_WAY or seat != deal.bidder:
            return None
        return words.ON_DISC.get(str(deal.bid), str(deal.bid))

    def trump(self, deal: Deal) -> str:
        none = isinstance(deal, Napoleon) and deal.under_way == "play" and deal.bid == MISERY and not deal.misery_trumps
        return NO_TRUMPS if none else super().trump(deal)

    def caption(self, deal: Deal, zone: int, name: Names) -> str:
        if zone == LAYOUT.stock and isinstance(deal, Napoleon):
            return self.trumps(deal)
        return {LAYOUT.spare: "spare card", LAYOUT.garnet: "spare hand"}.get(zone, "")

    def scale(self, deal: Deal) -> Scale | None:
        """What each call pays, with the one that stands; and what makes the pool."""
        if not isinstance(deal, Napoleon):
            return None
        rows = tuple([(words.IN_SCALE.get(str(bid)) or self.bid(bid).capitalize(), str(deal.stakes[bid].receives),
                       str(deal.stakes[bid].pays)) for bid in deal.calls])
        fee = words.FEES.get(deal.variant, "").format(price=count(deal.price, "counter"))
        made = fee or words.POOLS.get(deal.pool, "")
        marked = deal.calls.index(deal.bid) if deal.bidder >= 0 else None
        note = f"{made} {words.TAKEN}" if made else ""
        return Scale("What a call pays", ("from each", "to each"), rows, marked, note)

    def dealings(self, paid: Sequence[Paid]) -> str:
        return words.dealings(paid)

    def beside_hand(self, deal: Deal, seat: int, paid: Sequence[Paid]) -> str:
        """All but the stakes of the call, which are told once for everybody."""
        return self.dealings([one for one in paid if one.what not in words.OF_CALL])

    def giving_up(self, deal: Deal, seat: int) -> str:
        if not isinstance(deal, Napoleon):
            return ""
        coins = to_give_up(deal, seat) * len(deal.against(deal.bidder)) if deal.bidder >= 0 else 0
        return words.to_give_up(coins, deal.pooled)

    def in_pool(self, deal: Deal) -> int | None:
        return deal.purse[POOL] if isinstance(deal, Napoleon) and deal.pooled else None

    # What is told

    def on_moved(self, deal: Deal, event: Event, name: Names) -> list[Line]:
        if event.motion == LAID_OPEN and isinstance(deal, Napoleon):
            return self.showing(deal, event.seat, name)
        return super().on_moved(deal, event, name)

    def showing(self, deal: Napoleon, first: int, name: Names) -> list[Line]:
        """Who shows the cards he has left: all of them are told of with the first."""
        seats = [seat for seat in deal.round(deal.bidder) if deal.zone[LAYOUT.shown[seat]]]
        if first != seats[0]:
            return []
        who = listed([name(seat) or "you" for seat in seats])
        verb = "shows" if len(seats) == 1 and name(first) else "show"
        return [Line("told", f"{who[:1].upper()}{who[1:]} {verb} the cards left."),
                Line("cited", "", first, LAW["settled"])]

    def lead(self, deal: TrickDeal, event: Event, name: Names) -> list[Line]:
        """The lead that makes trumps is told with them."""
        makes = not any(deal.taken) and deal.trump != NO_TRUMP
        return [] if makes else super().lead(deal, event, name)

    def on_said(self, deal: Deal, event: Event, name: Names) -> list[Line]:
        """Of a call for which one pays who has offended: his payments are told as they are made."""
        payer = deal.who_pays_for_all() if isinstance(deal, StrictNapoleon) else -1
        if event.what not in ("made", "lost") or payer < 0:
            return super().on_said(deal, event, name)
        who = name(payer)
        return [self.tell(f"{event.what}, one pays", name(event.seat), bid=self.bid(event.args[0]),
                          payer=f"{who} pays" if who else "you pay"), Line("cited", "", event.seat, event.law)]

    def facts(self, deal: Deal, event: Event, name: Names) -> dict[str, str]:
        found = super().facts(deal, event, name)
        if event.what in ("made", "lost") and isinstance(deal, Napoleon):
            stake = deal.stakes[deal.bid]
            found["coins"] = count(stake.receives if event.what == "made" else stake.pays, "counter")
            found["whom"] = "each" if deal.seats > 2 else name(1 - event.seat) or "you"
        return found

    def on_paid(self, deal: Deal, event: Event, name: Names) -> list[Line]:
        """All but the stakes of the call, which are told with it."""
        if event.what not in words.PAID:
            return []
        seat = deal.player.index(event.src if event.src >= 0 else event.dst)
        whom = name(deal.player.index(event.dst)) or "you" if event.dst >= 0 else ""
        card = deal.zone[LAYOUT.played[seat]][-1].name if event.what == "forfeit" else ""
        line = narrated(words.PAID[event.what], name(seat), coins=count(event.points, "counter"), whom=whom, card=card)
        cited = event.law and event.what not in words.NOT_CITED
        return [line, *([Line("cited", "", seat, event.law)] if cited else [])]


TALK = NapoleonTalk()
