"""Cutting for deal, seats and partners: before the first deal, and again wherever a code asks for it."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from cardtable.cards import RANK_NAMES, RANKS, Card
from cardtable.rules import motions
from cardtable.rules.deal import Deal
from cardtable.rules.moves import Choice, Choices, Order, calls
from cardtable.rules.terms import Terms


@dataclass(frozen=True)
class CutTerms(Terms):
    """What is agreed on for a cut."""

    choice: bool = True          # its winner may choose who deals, where that is his right by the code


class Cut(Deal):
    """Every seat cuts one card; where cards are equal, it is cut again.

    `parts` are the places in the order before and after which cards must differ: 1 for the dealer, 2 for partners of
    two; only those equal there cut again.  Where none is named, any two equal cards make everybody cut again.

    `ranked` then holds the seats from highest to lowest, or from lowest to highest where the lowest is first.

    A game's own cut names its layout, pack, the zones that serve and the strength of the ranks.
    """

    spread: ClassVar[int]                        # the zone from which is cut
    shown: ClassVar[int]                         # the zone where the cards cut lie open, in order of seats
    strength: ClassVar[Sequence[int]]
    lowest_first: ClassVar[bool] = False
    preliminary = True
    law: ClassVar[int] = 0
    parts: tuple[int, ...] = (1,)

    agrees_on = CutTerms
    terms: CutTerms

    def begin(self) -> None:
        self.phase = "cut"
        self.cutters = tuple(range(self.seats))
        self.cuts: tuple[tuple[int, ...], ...] = ((),) * self.seats       # by seat: the strength of what it cut
        self.ranked: tuple[int, ...] = ()

    def rights(self, seat: int) -> Choices:
        return ()                                        # there is no game yet to be resigned

    def cut(self, seat: int) -> Choices:
        return (Choice("cut", Order(self.pack, len(self.cutters))),)

    def do_cut(self, seat: int, *some: Card) -> None:
        if self.zone[self.shown]:                        # equal cards, cut before
            self.shift(self.zone[self.shown], self.shown, self.spread, how=motions.GATHERED)
        self.lay(self.pack, self.spread)
        before = self.cuts if len(self.cutters) < self.seats else ((),) * self.seats
        now = {s: (self.strength[card.rank],) for s, card in zip(self.cutters, some, strict=True)}
        self.cuts = tuple([before[s] + now.get(s, ()) for s in range(self.seats)])
        for s, card in zip(self.cutters, some, strict=True):
            self.shift((card,), self.spread, self.shown, s, motions.CUT)
        order = tuple(sorted(range(self.seats), key=lambda s: self.cuts[s], reverse=not self.lowest_first))
        again = self.again(order)
        if again:
            self.cutters = again
            cards = [self.cuts[s] for s in again]
            equal = [s for s in again if cards.count(self.cuts[s]) > 1]
            self.say(seat, "cut again", *equal, law=self.on_equal(len(equal)))
            return
        self.ranked = order
        self.told()
        self.decided()

    def told(self) -> None:
        """What has come of it is said."""
        self.say(self.ranked[0], self.tells, law=self.law)

    def on_equal(self, number: int) -> int:
        """The article by which so many who have equal cards cut again."""
        return self.law

    @property
    def tells(self) -> str:
        """What is said of the first."""
        return "cuts lowest" if self.lowest_first else "cuts highest"

    def decided(self) -> None:
        """Everybody is ranked; a game may leave something to the first."""
        self.end()

    def again(self, order: tuple[int, ...]) -> tuple[int, ...]:
        """The seats that must cut again, when the cards have put them in this order."""
        if not self.parts:
            return tuple(range(self.seats)) if len(set(self.cuts)) < self.seats else ()
        for place in self.parts:
            if self.cuts[order[place - 1]] == self.cuts[order[place]]:
                return tuple([s for s in range(self.seats) if self.cuts[s] == self.cuts[order[place]]])
        return ()


class FirstKnave(Cut):
    """No cut, but what stands for it: cards go round face up, from the seat named as dealer, and the first knave, or
    other card of the `rank`, makes its holder dealer (002:4502-4504, 18039-18041, 18114-18116).  A game names the zones
    `faced`, one before each seat."""

    faced: ClassVar[Sequence[int]]
    rank: ClassVar[str] = "J"

    def begin(self) -> None:
        super().begin()
        self.phase = "facing"

    @property
    def tells(self) -> str:
        return f"first {RANK_NAMES[RANKS.index(self.rank)]}"

    def facing(self, seat: int) -> Choices:
        return (Choice("face", Order(self.pack)),)

    def do_face(self, seat: int, *order: Card) -> None:
        self.lay(order, self.spread)
        for n, card in enumerate(order):
            holder = self.left(self.dealer, n)
            self.draw(1, self.spread, self.faced[holder], how=motions.FACED)
            if card.rank == RANKS.index(self.rank):
                self.dealer = holder
                break
        self.ranked = self.round(self.dealer)
        self.say(self.dealer, self.tells, law=self.law)
        self.decided()


class ChosenCut(Cut):
    """Two cut, and the first has the choice of deal; `ranked` then has the dealer first.

    Without `choice` he deals: so did an earlier revision of some games' rules, of which there are records.
    """

    @property
    def tells(self) -> str:
        return "cuts for choice" if self.terms.choice else super().tells

    def decided(self) -> None:
        if self.terms.choice:
            self.go("choosing", self.ranked[0])
        else:
            self.end()

    def choosing(self, seat: int) -> Choices:
        return calls("deal-first", "deal-second")

    def do_deal_first(self, seat: int) -> None:
        self.say(seat, "deal first")
        self.end()

    def do_deal_second(self, seat: int) -> None:
        self.say(seat, "deal second")
        self.ranked = self.ranked[::-1]
        self.end()
