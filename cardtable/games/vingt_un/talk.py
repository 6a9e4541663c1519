"""Vingt-un in words: who stakes and doubles, draws and stands, what is turned up, and who is paid."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import zip_longest

from cardtable.cards import BACK, Cards
from cardtable.games.vingt_un import scoring, words
from cardtable.games.vingt_un.options import FRENCH, VingtUnOptions
from cardtable.games.vingt_un.rules import VingtUn
from cardtable.games.vingt_un.table import BLIND, CLOCK, KINDS, ORDINARY
from cardtable.games.vingt_un.zones import (
    BURNT,
    COMPANY,
    DRAWN,
    HANDS,
    MOST_HANDS,
    SELF,
    SHOWN,
    STOCK,
    THROWN,
    TURNED,
    UNSEEN,
    Hand,
)
from cardtable.rules import motions
from cardtable.rules.cutting import FirstKnave
from cardtable.rules.deal import Deal
from cardtable.rules.events import Event
from cardtable.rules.game import Game
from cardtable.rules.match import Series
from cardtable.rules.moves import Move
from cardtable.rules.options import Value
from cardtable.showing.laid import Laid, Paid
from cardtable.showing.narrator import narrator
from cardtable.showing.phrases import count, counted, listed, ordinal, with_most
from cardtable.showing.scales import Scale
from cardtable.showing.sums import signed, ups
from cardtable.showing.talk import Line, Names, Talk, cited, nobody
from cardtable.showing.talking.purses import PursePlates

FACE_UP = {DRAWN[n][s] for n in range(MOST_HANDS) for s in range(len(DRAWN[n]))}
STAKES = ("staked", "staked on another")         # payments of which there is one for each hand
UNTOLD = ("doubled", "back", "more")             # payments that something else tells


class VingtUnTalk(PursePlates, Talk):
    """The talk of an evening."""

    tokens = words.TOKENS
    meanings = words.MEANINGS
    phases = words.AWAITED
    guidance = words.GUIDANCE
    points = "counters"
    pots = "Staked"
    deal_called = "round"
    declines = ("stand", "no-double")

    # --- what is asked

    def token(self, move: Move, name: Names = nobody) -> str:
        return self.tokens[move.verb] + (f" {move[1]}" if len(move) > 1 else "")

    def stage(self, deal: Deal) -> str:
        if not isinstance(deal, VingtUn):
            return deal.phase
        if deal.phase == "drawing":
            return words.UNSEEN if deal.kind == BLIND else \
                words.BANKER if deal.must and deal.must[0] == deal.dealer else deal.phase
        return words.BEFORE if deal.phase == "staking" and deal.kind != ORDINARY else deal.phase

    # --- plates and captions

    def purse(self, deal: Deal, seat: int) -> str:
        return ups(deal.purse[deal.player[seat]])

    def caption(self, deal: Deal, zone: int, name: Names) -> str:
        held = deal.zone[zone]
        if not isinstance(deal, VingtUn) or not held:
            return ""
        if zone in (STOCK, THROWN):
            return f"{'the pack' if zone == STOCK else 'thrown in'}, {len(held)}"
        if zone in (SELF, COMPANY, BURNT):
            return {SELF: "self", COMPANY: "company", BURNT: "burnt"}[zone]
        if zone == TURNED:
            return f"{ordinal(len(held))} card"
        return self.of_hand(deal, zone)

    def of_hand(self, deal: VingtUn, zone: int) -> str:
        """Below the cards of a hand that all or the reader can count: what they come to."""
        owner = deal.layout[zone].owner
        for number in range(MOST_HANDS if owner is not None else 0):
            assert owner is not None
            hand = Hand(owner, number)
            if zone != lying(deal, hand) or BACK in deal.cards(hand):
                continue
            if deal.lying == KINDS[6]:
                return counted(scoring.low(deal.cards(hand)))
            if deal.chosen[owner]:
                return deal.chosen[owner]
            if len(deal.cards(hand)) > 1 or deal.added:
                return "natural" if deal.natural(hand) else words.comes_to(deal.total(hand))
        return ""

    def in_play(self, deal: Deal) -> Sequence[int]:
        if not isinstance(deal, VingtUn) or deal.phase != "drawing" or not deal.speaking:
            return ()
        hand = deal.speaking[0]
        return (*hand.zones, UNSEEN[hand.seat]) if deal.counts[hand.seat] > 1 else ()

    def disc(self, deal: Deal, seat: int) -> str | None:
        return "×2" if isinstance(deal, VingtUn) and deal.doubled and seat == deal.dealer else None

    # --- papers

    def subtitle(self, game: Game, options: Mapping[str, Value]) -> list[str]:
        one = VingtUnOptions.of(options)
        seated = f"{counted(one.players)} at table"
        return [f"French, {seated}" if one.form == FRENCH else seated.capitalize(), *super().subtitle(game, options),
                f"stakes {one.least} to {one.least * one.most}"]

    def deal_title(self, number: int) -> str:
        return f"The {ordinal(number)} round"

    def scale(self, deal: Deal) -> Scale | None:
        """Of French Vingt-un the eight rounds, the one marked whose cards lie there; of those that are over what he has
        made."""
        if not isinstance(deal, VingtUn) or not deal.terms.french:
            return None
        reader = deal.viewer if deal.viewer is not None and deal.viewer >= 0 else None
        made = [] if reader is None else [signed(gained[reader]) for gained in deal.made]
        rows = tuple([(words.ROUNDS[kind], own or words.DECIDES[kind])
                      for kind, own in zip_longest(KINDS, made, fillvalue="")])
        return Scale("The rounds", (words.MADE if made else words.TO_DECIDE,), rows, KINDS.index(deal.lying))

    def heading(self, deal: Deal, number: int, game: int = 0) -> str:
        """Of a French round, by its number: a deal that has ended a round stands at the next."""
        french = isinstance(deal, VingtUn) and deal.terms.french
        return words.ROUNDS[KINDS[(number - 1) % len(KINDS)]] if french else super().heading(deal, number, game)

    def standing(self, match: Series, reader: int, shown: Deal | None = None, name: Names = nobody) -> str:
        return ups((shown or match.deal()).purse[reader])

    def account(self, paid: Sequence[str]) -> str:
        """What was paid for; of whose stake alone is told, it has gone to the dealer."""
        if not paid:
            return ""
        named = dict.fromkeys([words.ACCOUNTS.get(what, what) for what in paid])
        told = [what for what in named if what not in ("staked", "stakes back")]
        return listed(told or ["stakes back" if "stakes back" in named else "the stake lost"])

    def dealings(self, paid: Sequence[Paid]) -> str:
        """For what he paid and was paid; of several hands gone on, those that are lost, too.  Of the dealer, who had
        to do with all of them, how much he took and paid."""
        what = [one.what for one in paid]
        if not any(one in STAKES for one in what) and (len(what) > 1 or any(one in words.OF_A_PUNTER for one in what)):
            sums = (sum([abs(one.coins) for one in paid if (one.coins > 0) is gain]) for gain in (True, False))
            return "; ".join([f"{word} {coins}" for word, coins in zip(("took", "paid"), sums, strict=True) if coins])
        hands, kept = sum(map(STAKES.__contains__, what)), sum(words.ACCOUNTS.get(one) == "stakes back" for one in what)
        lost = f"{count(hands - kept, 'stake')} lost" if 0 < kept < hands else ""
        return listed([part for part in (self.account(what), lost) if part])

    def so_far(self, paid: Sequence[Paid]) -> str:
        """A stake that lies is not lost."""
        named = {words.ACCOUNTS.get(one.what, one.what) for one in paid}
        return "staked" if named == {"staked"} else self.dealings(paid)

    def pot_called(self, pot: str) -> str:
        return "stakes"

    def laid(self, deal: Deal, held: Mapping[int, Cards], events: Sequence[Event], name: Names) -> list[Laid]:
        """All hands that were turned up, those of one player one after the other."""
        if not isinstance(deal, VingtUn):
            return super().laid(deal, held, events, name)
        found = []
        for seat in (*deal.punters, deal.dealer):
            for number in range(MOST_HANDS):
                some = deal.zone[SHOWN[number][seat]] + deal.zone[DRAWN[number][seat]]
                if some and deal.zone[SHOWN[number][seat]]:
                    whose = (name(seat) or "You") + (f", {words.ORDER[number]} hand" if number else "")
                    found.append(Laid(whose, self.worth(deal, Hand(seat, number)), some))
        return found

    def worth(self, deal: VingtUn, hand: Hand) -> str:
        """Beside a hand on the slip: "dealer, nineteen"."""
        total = scoring.low(deal.cards(hand)) if deal.lying == KINDS[6] else deal.total(hand)
        told = deal.chosen[hand.seat] or ("a natural" if deal.natural(hand) and deal.lying != KINDS[6] else
                                          words.comes_to(total) if deal.lying != KINDS[6] else counted(total))
        return f"dealer, {told}" if hand.seat == deal.dealer else told

    def outcome(self, match: Series, name: Names) -> str:
        result = match.result()
        return with_most([name(p) for p in sorted(result.winners)], self.coins.words(max(result.by_player)))

    def in_words(self, deal: Deal, name: Names, title: str) -> str:
        if not isinstance(deal, VingtUn):
            return super().in_words(deal, name, title)
        lying_there = [f"{name(hand.seat) or 'You'}: {self.coins.words(deal.purse[hand.stake])} staked."
                       for hand in deal.live if deal.purse[hand.stake]]
        return "\n".join([super().in_words(deal, name, title), *(["All stakes are doubled."] if deal.doubled else []),
                          *lying_there])

    # --- what happens

    def on_moved(self, deal: Deal, event: Event, name: Names) -> list[Line]:
        """What is drawn face up, and what is turned up."""
        if event.what == motions.DREW and event.dst in FACE_UP:
            owner = deal.layout[event.dst].owner
            return [told("drew", name(owner if owner is not None else 0), card=event.cards[0].name)]
        if event.what == motions.SHOWN and isinstance(deal, VingtUn):
            hand = Hand(event.seat, next(n for n in range(MOST_HANDS) if event.dst in SHOWN[n]))
            some = event.cards + tuple(deal.zone[DRAWN[hand.number][event.seat]])
            natural = scoring.natural(some, deal.added)
            total = "a natural" if natural else words.comes_to(scoring.total(some, deal.added))
            return [told("turned up", name(event.seat), cards=listed([f"the {card.name}" for card in event.cards]),
                         total=total)]
        return []

    def on_said(self, deal: Deal, event: Event, name: Names) -> list[Line]:
        seat, what, law = event.seat, event.what, cited(event)
        if isinstance(deal, FirstKnave) and what in ("first ace", "first knave"):
            return [told(what, name(seat), card=deal.zone[deal.faced[seat]][-1].name), *law]
        if what in words.ROUNDS:
            return [told("round", None, words=words.ROUNDS[what]), *law]
        said = [Line("said", words.SAID[what], seat)] if what in words.SAID else []
        if what == "card":
            return said
        if what == "made up" and isinstance(deal, VingtUn) and deal.kind == CLOCK:
            return [told("whole pack", name(seat)), *law]            # nothing has run out: all cards are to be in it
        facts = {"on": "", "hour": counted(int(str(event.args[0])) if event.args else 0)}
        if what == "stand" and isinstance(deal, VingtUn) and name(seat) is None and deal.kind != BLIND:
            facts["on"] = f" on {words.comes_to(deal.total(Hand(seat, int(str(event.args[0])))))}"
        return [*said, told(what, name(seat), **facts), *law]

    def on_showed(self, deal: Deal, event: Event, name: Names) -> list[Line]:
        """The two cards of a brûlet."""
        return [told("brulet shown", name(event.seat), cards=f"the {event.cards[0].name}")]

    def on_paid(self, deal: Deal, event: Event, name: Names) -> list[Line]:
        if event.what in UNTOLD:
            return []
        whole = int(str(event.args[1])) if len(event.args) > 1 else event.points
        points = count(int(str(event.args[0])), "point") if event.what in ("higher", "lower") else ""
        coins = self.coins.words(whole)
        return [Line("told", words.tell_paid(event.what, name(event.seat), coins=coins, points=points)), *cited(event)]


told = narrator(words.tell)


def lying(deal: VingtUn, hand: Hand) -> int:
    """The zone below which it is said what a hand comes to: the first of its zones in which anything lies."""
    first = (HANDS[hand.number][hand.seat], SHOWN[hand.number][hand.seat])
    return next((zone for zone in first if deal.zone[zone]), UNSEEN[hand.seat])



TALK = VingtUnTalk()
