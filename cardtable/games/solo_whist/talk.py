"""Solo Whist in words: who has called what, who plays with whom, how the call fares, what is paid."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from cardtable.cards import SUIT_NAMES, SUITS
from cardtable.families.tricks.auction import Auction
from cardtable.families.tricks.order import NO_TRUMP
from cardtable.families.tricks.pool_talk import PoolTalk
from cardtable.families.tricks.talk import narrated
from cardtable.games.solo_whist import strict_words as broken
from cardtable.games.solo_whist import words
from cardtable.games.solo_whist.laws import LAW
from cardtable.games.solo_whist.match import to_give_up
from cardtable.games.solo_whist.options import SoloWhistOptions
from cardtable.games.solo_whist.promises import speaks
from cardtable.games.solo_whist.rules import LAYOUT, LOST, MADE, THIRTEENTH, SoloWhist
from cardtable.games.solo_whist.stakes import ALL, GENERAL, LADDER, LOSING, PROPOSITION, TARGET
from cardtable.rules.deal import Deal
from cardtable.rules.events import Event
from cardtable.rules.game import Game
from cardtable.rules.match import Series
from cardtable.rules.motions import LAID_OPEN, TURNED
from cardtable.rules.moves import Move
from cardtable.rules.options import Value
from cardtable.showing.coins import Money, money
from cardtable.showing.laid import Laid, Paid
from cardtable.showing.looking_again import LAST_TRICK, Again
from cardtable.showing.phrases import count, counted, listed, with_most
from cardtable.showing.scales import Scale
from cardtable.showing.slate import Reckoned, Slate, reckoned
from cardtable.showing.talk import NO_TRUMPS, Line, Names, cited, nobody

SETTLED = ("naming", "play")                     # phases in which the calls are over


class SoloWhistTalk(PoolTalk):
    """The talk of an evening."""

    told, said = {**words.TOLD, **broken.TOLD}, {**words.SAID, **broken.SAID}
    tokens = {**PoolTalk.tokens, **words.TOKENS, **broken.TOKENS}
    meanings = {**PoolTalk.meanings, **words.MEANINGS}
    phases = {**PoolTalk.phases, **words.AWAITED}
    guidance = words.GUIDANCE
    points = "pence"
    accounts = words.ACCOUNTS
    coins = Money()
    waits = "standing out"

    def subtitle(self, game: Game, options: Mapping[str, Value]) -> list[str]:
        chosen = SoloWhistOptions.of(options)
        strict = ["strict laws"] if chosen.strict else []
        return [f"{counted(chosen.players)} at table".capitalize(), *super().subtitle(game, options), *strict]

    def looking_again(self, deal: Deal, zone: int) -> Again | None:
        """The last trick, but not in a misère (002:4953-4963)."""
        if zone not in LAYOUT.won or not isinstance(deal, SoloWhist):
            return super().looking_again(deal, zone)
        if deal.bid in LOSING or deal.bid == GENERAL:
            return Again(False, words.LAST_TRICK_HIDDEN, LAW["last trick"])
        return LAST_TRICK

    # Calls and tokens

    def bid(self, value: object) -> str:
        return words.CALLS[str(value)]

    def chalked(self, value: object) -> str:
        return words.CHALKED.get(str(value)) or words.CALLS.get(str(value)) or str(value)

    def token(self, move: Move, name: Names = nobody) -> str:
        if move.verb == "name" and len(move) > 1:
            return SUIT_NAMES[SUITS.index(str(move[1]))].capitalize()
        return super().token(move, name)

    def speaks_for(self, deal: Deal, seat: int, move: Move, other: Move) -> str:
        """Of a call, or of passing instead: what the hand promises by the usual count."""
        if isinstance(deal, SoloWhist) and deal.phase == "calling":
            return speaks(deal, seat, move, other)
        return super().speaks_for(deal, seat, move, other)

    # Plates and purses

    def stage(self, deal: Deal) -> str:
        """Of the calls, by what may be said: three play without propositions."""
        if not isinstance(deal, SoloWhist) or deal.phase != "calling":
            return super().stage(deal)
        if deal.bidder >= 0:
            return words.OVER
        if deal.acceptor >= 0:
            return words.PAIRED
        if deal.proposed:
            seat = deal.must[0] if deal.must else deal.eldest
            return words.IN_VAIN if seat == deal.proposer else words.PASSED if seat in deal.silent else words.ACCEPTING
        return words.ALONE if not deal.proposing else super().stage(deal) if deal.called else words.FIRST

    def waiting(self, deal: Deal, player: int) -> str:
        return " · ".join([part for part in (self.waits, self.held(deal.purse[player])) if part])

    def outcome(self, match: Series, name: Names) -> str:
        winners, coins, *_ = match.result()
        return with_most([name(p) for p in sorted(winners)], money(max(coins)))

    def giving_up(self, deal: Deal, seat: int) -> str:
        due = sum([coins for _, coins in to_give_up(deal, seat)]) if isinstance(deal, SoloWhist) else 0
        return f"You pay {money(due)} in all." if due else "Nothing is to be paid yet."

    def dealings(self, paid: Sequence[Paid]) -> str:
        """All of one deal is paid for the same."""
        coins = sum([one.coins for one in paid])
        return f"{'takes' if coins > 0 else 'pays'} {money(abs(coins))}" if coins else ""

    # Slate, trumps, discs

    def slate(self, deal: Deal, name: Names) -> Slate | None:
        if not isinstance(deal, SoloWhist):
            return None
        played = deal.under_way == "play" or deal.over
        found = replace(self.calls(deal, name, ("first round", "second")), folded=played)
        order = deal.round(deal.eldest)
        if deal.bid == GENERAL:
            return replace(found, call="General misère", brief=("General misère", "each alone"),
                           reckoning=(Reckoned("left", ALL - sum(deal.taken)),))
        if deal.proposer >= 0 > deal.bidder and not deal.over:
            spoken = found.callers[order.index(deal.proposer)].calls
            by = listed([name(seat) or "You" for seat in (deal.proposer, deal.acceptor) if seat >= 0])
            return replace(found, call="Proposition", by=by,
                           stands=(order.index(deal.proposer), spoken.index("propose")))
        if deal.bidder < 0:
            return found
        callers = [name(seat) or "You" for seat in order if seat in deal.callers] or [found.by]
        by = listed(callers) if len(callers) > 1 else f"{callers[0]}, alone"
        call = self.bid(deal.bid).capitalize()
        return replace(found, by=by, call=call, brief=(call, listed(callers)))

    def reckoning(self, deal: Auction) -> tuple[Reckoned, ...]:
        if not isinstance(deal, SoloWhist) or deal.under_way not in SETTLED:
            return ()
        won, done = deal.tricks(deal.party[deal.bidder]), sum(deal.taken)
        if deal.bid in LOSING:
            return Reckoned("may take", 0), Reckoned("taken", won, True), Reckoned("left", ALL - done)
        return reckoned(TARGET[str(deal.bid)], won, done - won, ALL - done)

    def disc(self, deal: Deal, seat: int) -> str | None:
        called = isinstance(deal, SoloWhist) and deal.under_way in SETTLED and seat in deal.callers
        return words.ON_DISC[str(deal.bid)] if called else None          # type: ignore[attr-defined]

    def trump(self, deal: Deal) -> str:
        none = isinstance(deal, SoloWhist) and deal.under_way == "play" and deal.trump == NO_TRUMP
        unnamed = isinstance(deal, SoloWhist) and deal.under_way == "naming"
        return NO_TRUMPS if none else "" if unnamed else super().trump(deal)

    def caption(self, deal: Deal, zone: int, name: Names) -> str:
        if isinstance(deal, SoloWhist) and zone in LAYOUT.turn_ups and deal.zone[zone]:
            return "turned up"
        return super().caption(deal, zone, name)

    def shared(self, deal: Deal, name: Names) -> list[Laid]:
        """Trumps, and whose call it was."""
        if not isinstance(deal, SoloWhist) or deal.bid == "":
            return super().shared(deal, name)
        who = listed([name(seat) or "You" for seat in deal.callers])
        note = f"{who}: {self.bid(deal.bid)}" if who else self.bid(deal.bid)
        found = super().shared(deal, name) or [Laid("No trumps", "", ())]
        return [one._replace(note=note) for one in found]

    def scale(self, deal: Deal) -> Scale | None:
        """What every call is paid at, with the one that stands."""
        if not isinstance(deal, SoloWhist):
            return None
        calls = [*[PROPOSITION] * deal.proposing, *LADDER]
        rows = tuple([(self.bid(call).capitalize(), "none" if call in LOSING else str(TARGET[call]),
                       money(deal.stakes.stake(call))) for call in calls])
        standing = deal.bid or (PROPOSITION if deal.proposer >= 0 else "")
        twice = ", 2d in an abondance" if deal.stakes.doubled and deal.stakes.trick == 1 else ""
        return Scale("What a call is played for", ("tricks", "of each"), rows,
                     calls.index(str(standing)) if standing in calls else None,
                     f"A trick over or under: {money(deal.stakes.trick)}{twice}.")

    # What is told

    def on_moved(self, deal: Deal, event: Event, name: Names) -> list[Line]:
        if event.motion == TURNED:
            card = event.cards[0]
            return [self.tell("turns", name(event.seat), card=card.name, suit=SUIT_NAMES[card.suit])]
        if event.motion == LAID_OPEN and isinstance(deal, SoloWhist):
            return [self.tell("lies open" if event.seat in deal.callers else "shows", name(event.seat))]
        return super().on_moved(deal, event, name)

    def on_said(self, deal: Deal, event: Event, name: Names) -> list[Line]:
        if event.what == "trumps":
            return cited(event)
        if event.what in ("propose", "accept") and isinstance(deal, Auction):
            return super().on_said(deal, event, name)[:2 if len(deal.called) == 1 else 1]
        if event.what in words.TOGETHER and event.args and event.args[0] == PROPOSITION and isinstance(deal, SoloWhist):
            first, second = sorted(deal.callers, key=lambda seat: (name(seat) is not None, seat))
            facts = {"partner": name(second) or "you", "coins": self.paid_each(deal), "off": for_revokes(deal)}
            return [narrated(words.TOGETHER[event.what], name(first), **facts), *cited(event)]
        return super().on_said(deal, event, name)

    def facts(self, deal: Deal, event: Event, name: Names) -> dict[str, str]:
        if event.what in broken.TOLD and event.args:
            return {"bid": self.bid(event.args[0]), "off": for_revokes(deal)}
        if event.what == "name":
            return {"suit": SUIT_NAMES[int(str(event.args[0]))].capitalize()}
        found = super().facts(deal, event, name)
        if isinstance(deal, SoloWhist) and event.what in (MADE, LOST, THIRTEENTH):
            found |= {"coins": self.paid_each(deal), "whom": "each", "off": for_revokes(deal)}
        return found

    def on_showed(self, deal: Deal, event: Event, name: Names) -> list[Line]:
        if event.what == "dropped":
            return [self.tell("dropped", name(event.seat), card=event.cards[0].name), *cited(event)]
        return super().on_showed(deal, event, name)

    def paid_each(self, deal: SoloWhist) -> str:
        """What each is paid."""
        if deal.bid == GENERAL:
            return money(deal.stakes.stake(GENERAL))
        return money(abs(deal.each_settled()))

    def on_paid(self, deal: Deal, event: Event, name: Names) -> list[Line]:
        """All but the stakes, which are told with the call."""
        if event.what not in ("given up", "revoke"):
            return []
        payer, payee = deal.player.index(event.src), deal.player.index(event.dst)
        return [self.tell(event.what, name(payer), whom=name(payee) or "you", coins=money(event.points)), *cited(event)]


def for_revokes(deal: Deal) -> str:
    """", three tricks off for the revoke": without which what is paid cannot be reckoned."""
    tricks = deal.for_revokes() if isinstance(deal, SoloWhist) and deal.bid not in LOSING else 0
    return words.OFF[tricks > 0].format(tricks=count(abs(tricks), "trick")) if tricks else ""


TALK = SoloWhistTalk()
