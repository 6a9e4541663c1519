"""Two cards shown in cutting for deal or seats, where laws are strict: which counts, or that another is drawn."""
from __future__ import annotations

from typing import ClassVar

from cardtable.cards import Card
from cardtable.rules import motions
from cardtable.rules.cutting import Cut
from cardtable.rules.laws import STRICT, Code
from cardtable.rules.moves import Choice, Choices, Order


class TwoShown(Cut):
    """Mixed in before a game's cut.  Who says so shows two cards when he cuts next."""

    strict = True
    book: ClassVar[Code]
    two_law: ClassVar[int]                       # the article on it
    higher: ClassVar[bool] = True                # of the two counts; else who shows two draws afresh

    def begin(self) -> None:
        super().begin()
        self.showing: tuple[int, ...] = ()       # who shows two

    def faults(self, seat: int) -> Choices:
        if self.phase != "cut" or seat not in self.cutters or seat in self.showing:
            return ()
        return (Choice("show-two", law=self.book.law(self.two_law)._replace(treatment=STRICT)),)

    def do_show_two(self, seat: int) -> None:
        self.say(seat, "show-two", law=self.two_law)
        self.showing = tuple(sorted((*self.showing, seat)))

    def cut(self, seat: int) -> Choices:
        return (Choice("cut", Order(self.pack, len(self.cutters) + self.more)),)

    @property
    def more(self) -> int:
        """How many cards are drawn besides one each: a second, and a third where he draws afresh."""
        return len(self.showing) * (1 if self.higher else 2)

    def do_cut(self, seat: int, *some: Card) -> None:
        """The cards beside come last, in order of seats; those that do not count go back."""
        first, more = some[:len(self.cutters)], list(some[len(self.cutters):])
        counts: list[Card] = []
        seen: list[tuple[int, Card]] = []
        for one, card in zip(self.cutters, first, strict=True):
            if one in self.showing:
                second = more.pop(0)
                kept = max(card, second, key=lambda c: self.strength[c.rank]) if self.higher else more.pop(0)
                seen += [(one, c) for c in (card, second) if c is not kept]
                card = kept
            counts.append(card)
        self.showing = ()
        if seen and self.zone[self.shown]:       # equal cards, cut before
            self.shift(self.zone[self.shown], self.shown, self.spread, how=motions.GATHERED)
        for one, card in seen:
            self.lay(self.pack, self.spread)
            self.shift((card,), self.spread, self.shown, one, motions.CUT)
            self.shift((card,), self.shown, self.spread, one, motions.GATHERED)
        super().do_cut(seat, *counts)
