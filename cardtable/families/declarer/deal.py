"""A deal in which somebody names the trumps and plays his partner's hand with his own.

A game brings those in `before_play`, ends them with `begin_play`, and says what tricks are worth by `for_tricks`.
"""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Literal, NamedTuple

from cardtable.cards import RANKS, Card, pack, ranking
from cardtable.families.declarer.values import ACE, ALL, GAME, HONOURS, NONE, SLAMS, chicane, honours, trump_of
from cardtable.families.partnership.certainty import from_both
from cardtable.families.partnership.deal import PartnersDeal
from cardtable.families.rubbers import GameWon
from cardtable.families.tricks.deal import Cloth
from cardtable.families.tricks.dummy import Dummy
from cardtable.families.tricks.order import Order
from cardtable.rules.events import NATURE
from cardtable.rules.terms import Terms
from cardtable.solver import Scoring

SEATS = 4
LAYOUT = Cloth(SEATS)
PACK = pack(RANKS)
SLAM = {12: "little slam", 13: "grand slam"}


class Mark(NamedTuple):
    """Points to be marked, for what, under which article; and whether they stand above the line."""

    side: int
    points: int
    what: str
    law: int
    above: bool = True


class Written(NamedTuple):
    """One figure of the scoring block: of which game of the rubber, from 0; whose; and whether above the line."""

    game: int
    side: int
    points: int
    above: bool


@dataclass(frozen=True)
class DeclarerTerms(Terms):
    """How the rubber stands."""

    rubber: tuple[GameWon, ...] = ()             # its games so far
    block: tuple[Written, ...] = ()              # all that has been written in it
    by_hand: bool = False                        # hands cut and deal


class DeclarerDeal(PartnersDeal, Dummy):
    """Seats 0 and 2 are partners.  `declarer` plays the hand; `named` is the denomination, a letter of CDHS or "NT",
    and `doubled` how often it is doubled."""

    layout: ClassVar[Cloth] = LAYOUT
    pack, order, packets = PACK, Order(ranking(RANKS)), (1,) * ALL
    without = frozenset({"concede"})
    side = (0, 1, 0, 1)
    scored = lined = True
    goal = GAME

    agrees_on: ClassVar[type[DeclarerTerms]] = DeclarerTerms
    terms: DeclarerTerms

    def begin(self) -> None:
        super().begin()
        self.rubber, self.block = self.terms.rubber, self.terms.block
        self.withdrawn = -1                              # the seat that has given up the rubber
        self.declarer, self.named, self.doubled = -1, "", 0

    @property
    def games(self) -> tuple[int, int]:
        """How many of the rubber each side has won."""
        won = [game.winner for game in self.rubber]
        return won.count(0), won.count(1)

    @property
    def dummy(self) -> int:
        """The seat whose hand is laid open, or will be; -1 while nobody knows."""
        return self.left(self.declarer, 2) if self.declarer >= 0 else -1

    def begin_play(self, declarer: int, named: str) -> None:
        """All is said: at the declarer's left is the lead."""
        self.declarer, self.named, self.trump = declarer, named, trump_of(named)
        self.lead_off(self.left(declarer))

    # The play

    def led(self, seat: int, card: object) -> None:
        """With the first card Dummy's hand is laid open."""
        if not self.plays_for:
            self.lay_open(self.dummy, self.declarer)
            self.open_seats = (self.dummy,)

    def early(self, seat: int) -> str:
        """A lead, or a card of fourth hand before second, where that is not of the declarer's side."""
        trick = self.on_table()
        if not trick:
            return "wrong hand" if self.side[seat] == self.side[self.declarer] else "turn"
        second = self.left(self.leader)
        fourth = len(trick) == 1 and seat == self.left(self.leader, 3)
        return "fourth hand" if fourth and self.side[second] != self.side[self.declarer] else ""

    def broken(self, seat: int, card: Card) -> str:
        name = super().broken(seat, card)
        return "dummy revoke" if name == "follow" and seat == self.dummy else name

    def keeps(self, seat: int) -> int:
        """One of the partners gathers for both."""
        return self.side.index(self.side[seat])

    def may_claim(self, seat: int) -> bool:
        """The declarer alone, from either hand."""
        return super().may_claim(seat) and self.side[seat] == self.side[self.declarer]

    def certain(self, seat: int, may: Sequence[int]) -> bool:
        """From both hands."""
        return self.phase == "play" and self.must == (seat,) and self.may_claim(seat) and from_both(self, seat, may)

    def do_claim(self, seat: int) -> None:
        """His hand is laid on the table, from whichever he is to play (002:7876-7878)."""
        own = self.held(self.declarer)
        self.say(seat, "claim", law=self.articles["claim"])
        self.show(self.declarer, self.zone[own], own, "claim")
        self.rest_to(seat)

    @property
    def rest_counts(self) -> bool:
        return True

    # The score

    def wanted(self, side: int) -> int:
        """How many tricks more win this side the game, or as many as there are where it cannot be won."""
        own = side == self.side[self.declarer]
        for tricks in range(ALL + 1):
            below = [mark.points for mark in self.for_tricks(tricks if own else ALL - tricks)
                     if mark.side == side and not mark.above]
            if self.score[side] + sum(below) >= (self.goal or 0):
                return tricks - self.tricks(side)
        return ALL - self.tricks(side)

    def counted(self, side: int) -> int:
        """The tricks that are scored for a side: those it has taken, unless strict laws have moved some."""
        return self.tricks(side)

    def for_tricks(self, tricks: int) -> Iterator[Mark]:
        """What is marked when the declarer's side has taken so many, but for slams."""
        raise NotImplementedError                        # abstract

    def all_for_tricks(self, tricks: int) -> Iterator[Mark]:
        """The same with slams, of either side (002:7493-7501)."""
        yield from self.for_tricks(tricks)
        own = self.side[self.declarer]
        for side, taken in ((own, tricks), (1 - own, ALL - tricks)):
            if taken in SLAMS:
                yield Mark(side, SLAMS[taken], SLAM[taken], self.articles["slam"])

    def for_cards(self) -> Iterator[Mark]:
        """Honours and chicane, by the cards as they were dealt (002:7422-7488)."""
        hands = [self.dealt_hand(seat) for seat in range(SEATS)]
        for side in range(2):
            held = [sum([self.is_honour(card) for card in hands[seat]])
                    for seat in range(SEATS) if self.side[seat] == side]
            found = honours(self.named, held)
            if found is not None:
                yield Mark(side, *found, self.articles["aces" if self.named == NONE else "suit honours"])
        for seat, hand in enumerate(hands):
            if self.named != NONE and not any(card.suit == self.trump for card in hand):
                yield Mark(self.side[seat], chicane(self.named), "chicane", self.articles["chicane"])

    def is_honour(self, card: Any) -> bool:
        """Of trumps ace to ten, without trumps an ace."""
        return card.rank == ACE if self.named == NONE else card.suit == self.trump and card.rank in HONOURS

    def reckon(self) -> None:
        for mark in (*self.all_for_tricks(self.tricks(self.side[self.declarer])), *self.for_cards()):
            self.mark(mark.side, mark.points, mark.what, mark.law, beside=mark.above)
        self.end()

    def mark(self, side: int, points: int, what: str, law: int = 0, beside: bool = False, *args: object) -> None:
        if not self.over:
            self.block += (Written(len(self.rubber), side, points, beside),)
        super().mark(side, points, what, law, beside, *args)

    def annul(self, then: Literal["same", "next"], seat: int = NATURE, law: int = 0) -> None:
        super().annul(then, seat, law)
        self.block = self.terms.block                    # what a void deal brought is struck out

    def do_resign(self, seat: int) -> None:
        self.withdrawn = seat
        super().do_resign(seat)

    # For search

    def by_tricks(self, party: int, tricks: int) -> int:
        """The points a side gains on the other when it takes so many."""
        own = self.side[self.declarer]
        marks = self.all_for_tricks(tricks if party == own else ALL - tricks)
        return sum([mark.points if mark.side == party else -mark.points for mark in marks])

    def scoring(self, party: int) -> Scoring:
        return Scoring(0, table=tuple([self.by_tricks(party, tricks) for tricks in range(ALL + 1)]))
