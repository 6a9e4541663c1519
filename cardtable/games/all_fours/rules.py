"""All-Fours, one deal (002:76-181): six cards, a trump turned up, one chance to beg, and the tricks."""
from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from cardtable.cards import RANKS, Card, Cards, pack, ranking
from cardtable.families.tricks.covered import Covered
from cardtable.families.tricks.deal import Cloth, TrickDeal
from cardtable.families.tricks.order import KNAVE, OrTrump
from cardtable.games.all_fours.laws import CODE, LAW
from cardtable.games.all_fours.scoring import (
    GAME,
    GIVEN,
    HIGH,
    JACK,
    JACK_TURNED,
    LOW,
    MISCOUNT,
    OFF_SUIT,
    THE_GAME,
    WHOLE_PACK,
    counted,
    items,
)
from cardtable.rules.motions import DEALT, DISCARDED, MOVED, TURNED
from cardtable.rules.moves import Choice, Choices, Move, One, Some, calls
from cardtable.rules.terms import Terms

PACK = pack(RANKS)
SEATS = 4
SIX, MORE = 6, 3                                 # cards dealt to each, and when the cards are run
ARTICLES = {HIGH: "high", LOW: "low", JACK: "jack", THE_GAME: "game"}


class AllFoursCloth(Cloth):
    """With the card that makes trumps, those turned up before it, and what is thrown away after a run."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.turn_up, self.refused = self.one("turn-up", sees="all"), self.one("turned before", sees="all")
        self.discard = self.each("discard", sees="nobody")


LAYOUT = AllFoursCloth(SEATS)


@dataclass(frozen=True)
class AllFoursTerms(Terms):
    """How it is played."""

    off_suit: bool = False       # who led scores when an adversary neither follows suit nor trumps
    six: bool = False            # six cards are kept after the cards are run
    by_heart: int = 0            # points lost by a side that names its count wrongly; 0: the table counts
    in_turn: bool = True         # of four each names it in turn, deal by deal; in older games the first two seats do


class AllFours(Covered, TrickDeal):
    """Two players, or four of whom those who sit opposite are partners."""

    layout: ClassVar[AllFoursCloth] = LAYOUT
    pack, book, code, order, packets = PACK, CODE, CODE.name, OrTrump(ranking(RANKS)), (3, 3)
    goal, articles, without = GAME, LAW, frozenset({"turn", "claim", "concede"})
    scored = stops = True

    agrees_on = AllFoursTerms
    terms: AllFoursTerms

    def begin(self) -> None:
        super().begin()
        if self.seats == SEATS:
            self.side = tuple([seat % 2 for seat in range(SEATS)])
            self.cover(self.waiting)                 # two of four leave their cards where they lie (002:173-176)
        self.off_suit, self.six = self.terms.off_suit, self.terms.six
        self.begged = self.given = False
        self.ran_out = False                     # the pack, so that nothing was played

    @property
    def elder(self) -> int:
        """The seat on the dealer's left."""
        return self.left(self.dealer)

    @property
    def waiting(self) -> tuple[int, ...]:
        """Of four, those who may not look at their cards at first."""
        return tuple([seat for seat in range(self.seats) if seat not in (self.dealer, self.elder)])

    def uncover(self) -> None:
        """All may look now."""
        for seat in self.waiting:
            self.look(seat)

    # 1. The turn-up

    def before_play(self) -> None:
        self.turn_another()
        if not self.over:
            self.go("begging", self.elder)

    def turn_another(self) -> None:
        """The next card makes trumps; a knave counts one to the dealer, before everything else."""
        self.draw(1, self.layout.stock, self.layout.turn_up, self.dealer, TURNED)
        turned, = self.zone[self.layout.turn_up]
        self.trump = turned.suit
        if turned.rank == KNAVE:
            self.mark(self.side[self.dealer], 1, JACK_TURNED, LAW["jack"])

    # 2. Elder hand may beg, and the dealer gives one or runs the cards

    def begging(self, seat: int) -> Choices:
        return calls("stand", "beg")

    def do_stand(self, seat: int) -> None:
        self.say(seat, "stand")
        self.uncover()
        self.lead_off(self.elder)

    def do_beg(self, seat: int) -> None:
        self.begged = True
        self.say(seat, "beg", law=LAW["beg"])
        self.go("answering", self.dealer)

    def answering(self, seat: int) -> Choices:
        return calls("give", "run")

    def do_give(self, seat: int) -> None:
        self.given = True
        self.say(seat, "give")
        self.mark(self.side[self.elder], 1, GIVEN, LAW["beg"])
        if not self.over:
            self.uncover()
            self.lead_off(self.elder)

    def do_run(self, seat: int) -> None:
        """Three more each and another card turned, until it is of a new suit (002:138-145)."""
        self.say(seat, "run", law=LAW["run"])
        self.uncover()
        first = self.trump
        while self.trump == first and not self.over:
            if len(self.zone[self.layout.stock]) <= MORE * self.seats:
                self.fresh_deal(seat)
                return
            for to in self.round(self.elder):
                self.draw(MORE, self.layout.stock, self.layout.hand[to], seat, DEALT)
            self.shift(self.zone[self.layout.turn_up], self.layout.turn_up, self.layout.refused, seat, MOVED)
            self.turn_another()
        if self.six:
            self.go("keeping", *range(self.seats))
        else:
            self.lead_off(self.elder)

    def fresh_deal(self, seat: int) -> None:
        """The pack has run out, and the same dealer deals again; what was scored stands: a ruling."""
        self.say(seat, "run out", law=LAW["run"])
        self.ran_out = True
        self.end()

    def keeping(self, seat: int) -> Choices:
        """By agreement six cards are kept."""
        hand = self.zone[self.layout.hand[seat]]
        return (Choice("discard", Some(hand, len(hand) - SIX, len(hand) - SIX)),)

    def do_discard(self, seat: int, *thrown: Card) -> None:
        """All choose at once; then elder hand leads."""
        self.shift(thrown, self.layout.hand[seat], self.layout.discard[seat], seat, DISCARDED)
        if seat == self.seats - 1:
            self.lead_off(self.elder)

    # 3. The play

    def fell(self, seat: int, card: Card, before: Cards) -> None:
        """By agreement a card that neither follows suit nor trumps costs a point, to the side that led."""
        led_by = self.side[self.leader]
        if self.off_suit and before and card.suit not in (before[0].suit, self.trump) and self.side[seat] != led_by:
            self.mark(led_by, 1, OFF_SUIT, LAW["off suit"])

    def keeps(self, seat: int) -> int:
        """Partners keep their tricks together."""
        return seat % 2

    # 4. High, low, Jack and game

    def won_by(self, side: int) -> Cards:
        """All that a side has taken."""
        return tuple([card for seat, zone in enumerate(self.layout.won) if seat < self.seats and self.side[seat] == side
                      for card in self.zone[zone]])

    def close(self, then: str) -> None:
        """By agreement each side first names what its tricks count, without looking at them (002:162-164).  Of partners
        one speaks for both, a ruling: the dealer, and elder hand, so that each does as the deal goes round."""
        if self.terms.by_heart:
            self.go("counting", *(sorted((self.elder, self.dealer)) if self.terms.in_turn else (0, 1)))
        else:
            super().close(then)

    def counting(self, seat: int) -> Choices:
        return (Choice("count", One(range(WHOLE_PACK + 1))),)

    def together(self, answers: list[tuple[int, Move]]) -> None:
        """Who has named a wrong count loses what was agreed on, as far as he has it, before the deal is scored."""
        super().together(answers)
        if self.phase != "counting":
            return
        for seat, (_, named) in answers:
            lost = min(self.terms.by_heart, self.score[self.side[seat]])
            if lost and named != counted(self.won_by(self.side[seat])):
                self.mark(self.side[seat], -lost, MISCOUNT, LAW["count"])
        self.reckon()

    def do_count(self, seat: int, named: int) -> None:
        self.say(seat, "count", named)

    def reckon(self) -> None:
        sides = range(len(self.score))
        dealt = [tuple([c for seat, one in enumerate(self.side) if one == side for c in self.dealt_hand(seat)])
                 for side in sides]
        for what, side in items(dealt, [self.won_by(side) for side in sides], self.trump, self.side[self.elder]):
            self.mark(side, 1, what, LAW[ARTICLES[what]])
        self.end()
