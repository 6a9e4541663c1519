"""How much is staked next: progressions, each a value that a won or a lost stake turns into the next.

Amounts are units.  Zero is no coup: what it takes is lost beside the paper, and the paper stays as it is.
"""
from __future__ import annotations

from typing import NamedTuple, Protocol, Self


class Progression(Protocol):
    """Where a system stands; `over` once what was played for is made, or given up, and all begins anew."""

    @property
    def stake(self) -> int:
        """Units to be staked next."""

    @property
    def over(self) -> bool:
        """Whether it has come to its end."""

    @property
    def paper(self) -> str:
        """What its player has before him on paper."""

    def after(self, won: bool) -> Self:
        """Where it stands after the stake."""


class Flat(NamedTuple):
    """The same unit always."""

    stake: int = 1
    over: bool = False
    paper: str = ""

    def after(self, won: bool) -> Flat:
        return self


class Montant(NamedTuple):
    """Montant et démontant: one more after each coup until one unit is won, never more than that wants
    (002:16784-16794; the table of 17149-17333 goes on growing after a win, too)."""

    last: int = 0
    net: int = 0

    @property
    def stake(self) -> int:
        return min(self.last + 1, 1 - self.net)

    @property
    def over(self) -> bool:
        return self.net >= 1

    @property
    def paper(self) -> str:
        return f"{self.net:+,}".replace("-", "−") if self.net else "0"

    def after(self, won: bool) -> Montant:
        return Montant(self.stake, self.net + (self.stake if won else -self.stake))


BOUNDS = (10, 30, 60, 100, 150)                  # net losses at which the next unit is employed: ten units more each


class Varying(NamedTuple):
    """The same with a varying unit: after a net loss of 10, 30, 60 and 100 it begins afresh with 2, 3, 4 and 5; at 150
    or at a gain of one all begins anew (002:17118-17136; 17329-17333)."""

    unit: int = 1
    last: int = 0
    net: int = 0

    @property
    def stake(self) -> int:
        return min(self.last + self.unit, 1 - self.net, BOUNDS[self.unit - 1] + self.net)

    @property
    def over(self) -> bool:
        return self.net >= 1 or self.net <= -BOUNDS[-1]

    @property
    def paper(self) -> str:
        return f"{Montant(0, self.net).paper}, by {self.unit}"

    def after(self, won: bool) -> Varying:
        net = self.net + (self.stake if won else -self.stake)
        if net <= -BOUNDS[self.unit - 1] and self.unit < len(BOUNDS):
            return Varying(self.unit + 1, 0, net)
        return Varying(self.unit, self.stake, net)


class Fitzroy(NamedTuple):
    """One unit for each coup: an imaginary column counts a win one less and a loss one more, and is to come out clear;
    the second stake, after a loss, is three (002:16798-16879)."""

    last: int = 0
    imaginary: int = 0
    coups: int = 0

    @property
    def stake(self) -> int:
        return 1 if not self.coups else 3 if self.coups == 1 else min(self.last + 1, 1 - self.imaginary)

    @property
    def over(self) -> bool:
        return self.coups > 0 and self.imaginary >= 0

    @property
    def paper(self) -> str:
        return f"imaginary {Montant(0, self.imaginary).paper}"

    def after(self, won: bool) -> Fitzroy:
        counted = self.stake - 1 if won else -self.stake - 1
        return Fitzroy(self.stake, self.imaginary + counted, self.coups + 1)


ROW = (1, 2, 3, 4)


class Labouchere(NamedTuple):
    """A row of figures: first and last are staked; won they are struck out, lost the stake is written at the end; when
    none is left their sum is won (002:16881-17086)."""

    row: tuple[int, ...] = ROW

    @property
    def stake(self) -> int:
        return self.row[0] + self.row[-1] if len(self.row) > 1 else sum(self.row)

    @property
    def over(self) -> bool:
        return not self.row

    @property
    def paper(self) -> str:
        return " ".join(map(str, self.row))

    def after(self, won: bool) -> Labouchere:
        return Labouchere(self.row[1:-1] if won else (*self.row, self.stake))


class Reversed(NamedTuple):
    """The same row played the other way: won the stake is written at the end, lost first and last are struck out; who
    has none left has lost their sum and retires (002:17617-17835)."""

    row: tuple[int, ...] = ROW

    @property
    def stake(self) -> int:
        return Labouchere(self.row).stake

    @property
    def over(self) -> bool:
        return not self.row

    @property
    def paper(self) -> str:
        return Labouchere(self.row).paper

    def after(self, won: bool) -> Reversed:
        return Reversed((*self.row, self.stake) if won else self.row[1:-1])
