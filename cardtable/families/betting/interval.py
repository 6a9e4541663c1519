"""An interval of betting as a value: who stands, who is to speak, what each has put in and has left.

It knows no cards and no game, and is never changed: what is said makes another of it.
"""
from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple, Self

WITHOUT_END = 1_000_000                  # what has no limit, and what somebody has who may owe


class Limits(NamedTuple):
    """What was agreed: by how much one may go better, how much anybody puts into one pool, how often all together go
    better in an interval."""

    better: int = WITHOUT_END
    total: int = WITHOUT_END
    times: int = WITHOUT_END


NO_LIMITS = Limits()


@dataclass(frozen=True, slots=True)
class Interval:
    """As it stands.  By seat, what it has `paid` into the pool of this deal, and what it still `has` before it.

    `level` is what each must have paid who is to stand; `to_speak` are those who still must, the next one first.
    `passed` are those who have passed and may yet come in; `staked`, whether anything has been staked in this interval
    beyond what was due when it began, and how often it was gone `better` since.
    """

    paid: tuple[int, ...]
    has: tuple[int, ...]
    standing: tuple[int, ...]
    to_speak: tuple[int, ...]
    level: int
    limits: Limits = NO_LIMITS
    staked: bool = False
    better: int = 0
    passed: tuple[int, ...] = ()

    @classmethod
    def begun(cls, order: Iterable[int], paid: Sequence[int], has: Sequence[int], level: int,
              limits: Limits = NO_LIMITS, staked: bool = False) -> Self:
        """Those who stand, in the order in which they are to speak; `staked`, if there is a price already, so that the
        first who goes beyond it goes better."""
        seats = tuple(order)
        return cls(tuple(paid), tuple(has), tuple(sorted(seats)), seats, level, limits, staked)._settled()

    @property
    def over(self) -> bool:
        """Whether nobody has anything more to say."""
        return not self.to_speak

    @property
    def turn(self) -> int:
        """The seat that is to speak."""
        return self.to_speak[0]

    def due(self, seat: int) -> int:
        """What this seat must pay to stand: all that is wanting, or all that it has."""
        return min(max(0, self.level - self.paid[seat]), self.has[seat])

    def room(self, seat: int) -> range:
        """By how much this seat may go better, or what it may stake first."""
        if self.better >= self.limits.times or not self.can_be_met(seat):
            return range(0)
        most = min(self.limits.better, self.has[seat] - max(0, self.level - self.paid[seat]),
                   self.limits.total - self.level)
        return range(1, most + 1)

    def can_be_met(self, seat: int) -> bool:
        """Whether anybody else could meet more than he must now."""
        return any(self.has[one] > max(0, self.level - self.paid[one]) for one in self.standing if one != seat)

    # What is said: each by the seat in turn

    def goes_out(self) -> Self:
        """He stands no more."""
        seat, rest = self.turn, self.to_speak[1:]
        return replace(self, standing=without(self.standing, (seat,)), to_speak=rest)._settled()

    def sees(self) -> Self:
        """He makes good what is due."""
        seat, rest = self.turn, self.to_speak[1:]
        return replace(self._put(seat, self.due(seat)), to_speak=rest,
                       passed=without(self.passed, (seat,)))._settled()

    def goes_better(self, by: int) -> Self:
        """He makes good what is due, and stakes more: all others who stand must speak.  A first stake is no raise; a
        raise leaves those out who have passed (002:4413-4414)."""
        seat, level = self.turn, self.level + by
        out = without(self.passed, (seat,)) if self.staked else ()
        standing = without(self.standing, out)
        put = replace(self._put(seat, level - self.paid[seat]), level=level, standing=standing, staked=True,
                      better=self.better + self.staked, passed=without(self.passed, (*out, seat)))
        return replace(put, to_speak=put._after(seat))._settled()

    def passes(self) -> Self:
        """He stakes nothing yet, and may come in later."""
        seat, rest = self.turn, self.to_speak[1:]
        return replace(self, to_speak=rest, passed=(*self.passed, seat))._settled()

    def holds(self) -> Self:
        """He reserves his stake until the others have spoken."""
        return replace(self, to_speak=(*self.to_speak[1:], self.turn))

    def raised_to(self, level: int) -> Self:
        """The price for all is another: he pays it, and is not asked again unless it rises (a straddle)."""
        seat, rest = self.turn, self.to_speak[1:]
        put = replace(self._put(seat, level - self.paid[seat]), level=level)
        short = [one for one in put._after(seat) if one not in rest and put.paid[one] < level]
        return replace(put, to_speak=(*rest, *short))._settled()

    # Inside

    def _put(self, seat: int, coins: int) -> Self:
        return replace(self, paid=tuple([paid + coins * (one == seat) for one, paid in enumerate(self.paid)]),
                       has=tuple([has - coins * (one == seat) for one, has in enumerate(self.has)]))

    def _after(self, seat: int) -> tuple[int, ...]:
        """All others who stand, from his left on."""
        seats = len(self.paid)
        return tuple([one for one in ((seat + n) % seats for n in range(1, seats)) if one in self.standing])

    def _settled(self) -> Self:
        """Who has nothing more to say is not asked: who has nothing left, who alone stands, who owes nothing and may
        stake nothing."""
        if len(self.standing) == 1:
            return replace(self, to_speak=())
        left = tuple([one for one in self.to_speak if one in self.standing and self.has[one]
                      and (self.due(one) or self.room(one))])
        return replace(self, to_speak=left) if left != self.to_speak else self


def without(seats: Sequence[int], gone: Collection[int]) -> tuple[int, ...]:
    """These seats but those."""
    return tuple([seat for seat in seats if seat not in gone])
