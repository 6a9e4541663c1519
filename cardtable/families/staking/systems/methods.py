"""The systems by name: which progression, where it is staked, and where the book has it."""
from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from cardtable.families.staking.systems.progressions import (
    Fitzroy,
    Flat,
    Labouchere,
    Montant,
    Progression,
    Reversed,
    Varying,
)
from cardtable.families.staking.systems.selections import (
    Came,
    Selection,
    always,
    avant_dernier,
    card,
    following,
    intermittence,
    run,
)


class Wish(NamedTuple):
    """What is to be staked next: units on the chance, or, below nothing, on the one against it; and the paper."""

    units: int
    paper: str = ""


@dataclass(frozen=True, slots=True)
class Method:
    """A system as somebody plays it.  Where it is `both`, each side of the table has a paper of its own, and only the
    difference is staked (002:17374-17390)."""

    name: str
    title: str
    about: str
    source: str
    begins: Progression
    selects: Selection = always
    both: bool = False

    @property
    def stays(self) -> bool:
        """Whether it never stakes on the chance against its own."""
        return not self.both and self.selects in (always, following)


METHODS: dict[str, Method] = {one.name: one for one in (
    Method("montant", "Montant et démontant", "one unit more each coup until one is won", "002:16784-16794", Montant()),
    Method("varying", "Varying unit", "the same, begun afresh with a greater unit after each ten lost",
           "002:17118-17136", Varying()),
    Method("fitzroy", "Fitzroy", "one unit for each coup, by an imaginary column", "002:16798-16879", Fitzroy()),
    Method("labouchere", "Labouchère", "first and last of a row: won they are struck out, lost the stake is added",
           "002:16881-17086", Labouchere()),
    Method("reversed", "Labouchère reversed", "the same row the other way: a small loss often, a great gain seldom",
           "002:17617-17835", Reversed()),
    Method("following", "Following", "one unit when the chance has just come", "002:17355-17364", Flat(), following),
    Method("avant-dernier", "Avant-dernier", "one unit on what came last but one", "002:17339-17345", Flat(),
           avant_dernier),
    Method("card", "Playing the card", "one unit on what followed the same pattern before", "002:17345-17353", Flat(),
           card),
    Method("both-sides", "Both sides", "a montant for either side, the difference staked", "002:17374-17390",
           Montant(), both=True),
    Method("run", "The run", "one unit on what came last", "002:17337-17339", Flat(), run),
    Method("intermittence", "Intermittence", "one unit on the opposite of what came last", "002:17335-17337", Flat(),
           intermittence),
    Method("flat", "Flat", "one unit every coup", "", Flat()),
)}
"""The nine of the book (the card with its two sisters, the run and the intermittence), and plain staking to compare."""


@dataclass(slots=True)
class Playing:
    """A system being played: asked for its wish, then told what came."""

    method: Method
    came: list[bool] = field(default_factory=list)
    one: Progression = field(init=False)
    other: Progression = field(init=False)

    def __post_init__(self) -> None:
        self.one = self.other = self.method.begins

    def wish(self) -> Wish:
        """What is staked next."""
        if self.method.both:
            return Wish(self.one.stake - self.other.stake, f"{self.one.paper} | {self.other.paper}")
        side = self.method.selects(self.came)
        return Wish(0 if side is None else self.one.stake if side else -self.one.stake, self.one.paper)

    def told(self, won: bool | None) -> None:
        """The chance has come, or the one against it; None at zero, which changes no paper."""
        if won is None:
            return
        side = True if self.method.both else self.method.selects(self.came)
        if side is not None:
            self.one = self._next(self.one, won is side)
        if self.method.both:
            self.other = self._next(self.other, not won)
        self.came.append(won)
        del self.came[:-KEPT]

    def _next(self, now: Progression, won: bool) -> Progression:
        after = now.after(won)
        return self.method.begins if after.over else after

    def afresh(self) -> None:
        """What cannot be staked is given up, and all begins anew."""
        self.one = self.other = self.method.begins


KEPT = 60                                        # coups that are looked at for a pattern


def wish_after(method: Method, past: Iterable[bool | None]) -> Wish:
    """What a system stakes after these coups."""
    playing = Playing(method)
    for won in past:
        playing.told(won)
    return playing.wish()


def stakes(begins: Progression, results: Sequence[bool]) -> Iterator[Progression]:
    """Where a progression stands before each of these coups; it ends where it is over."""
    now = begins
    for won in results:
        yield now
        now = now.after(won)
        if now.over:
            return
    yield now


__all__ = ["METHODS", "Came", "Method", "Playing", "Wish", "stakes", "wish_after"]
