"""What a hand and a game come to at Whist: tricks, honours, and what revokes cost.

Both codes are tables of the same kind; they differ in the goal, in what revokes cost when, and in the slam.
"""
from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cardtable.cards import RANKS

HONOURS = frozenset(map(RANKS.index, "AKQJ"))
FOR_HONOURS = {4: 4, 3: 2}               # points by how many a side holds (002:5569-5580; 003:717-719)
DUTY, ALL = 6, 13                        # tricks that score nothing, and all there are
THREE = 3                                # points or tricks for a revoke
SLAM = 10                                # fish, and nothing is marked (003:699-706)
TREBLE, DOUBLE, SINGLE = 3, 2, 1


class Scheme(NamedTuple):
    """How a form is scored: the points of a game, the losers' score up to which it is a double, what the rubber adds,
    and whether all the tricks are a slam.  `revoke_first`: what a revoke costs goes before all other scores."""

    goal: int
    double_to: int
    rubber: int
    slam: bool
    revoke_first: bool

    def value(self, losers: int) -> int:
        """A treble if they have nothing, else a double or a single (002:5599-5610; 003:689-694)."""
        return TREBLE if losers <= 0 else DOUBLE if losers <= self.double_to else SINGLE


ENGLISH = Scheme(5, 2, 2, slam=False, revoke_first=True)
LONG = Scheme(10, 4, 4, slam=True, revoke_first=False)       # that four is still a double: a ruling
SHORT = Scheme(5, 2, 4, slam=False, revoke_first=False)


class Revoke(NamedTuple):
    """The side that has revoked, and what the other has chosen: "add", "deduct" or "tricks"; "cancelled" where both
    have."""

    by: int
    choice: str


class Outcome(NamedTuple):
    """The scores after a hand, the side that has won the game, the side that has made a slam; or a new deal."""

    score: tuple[int, int]
    winner: int | None = None
    slam: int | None = None
    new_deal: bool = False


class Hand:
    """One hand as it is marked."""

    def __init__(self, scheme: Scheme, before: Sequence[int], capped: Sequence[bool]) -> None:
        self.scheme, self.score = scheme, list(before)
        self.capped = tuple(capped)              # the sides that cannot win by this hand, because they have revoked
        self.barred = tuple([n >= scheme.goal - 1 for n in before])      # who counts no honours
        self.winner: int | None = None

    def mark(self, side: int, points: int) -> None:
        """As much as may be marked; nothing more when the game is won."""
        if self.winner is None:
            most = self.scheme.goal - self.capped[side]
            self.score[side] = max(self.score[side], min(most, self.score[side] + points))
            if self.score[side] >= self.scheme.goal:
                self.winner = side

    def tricks(self, taken: Sequence[int]) -> None:
        """A point each above six."""
        for side, n in enumerate(taken):
            self.mark(side, max(0, n - DUTY))

    def honours(self, held: Sequence[int]) -> None:
        """Not of a side that began the hand one short of the game."""
        for side, n in enumerate(held):
            if not self.barred[side]:
                self.mark(side, FOR_HONOURS.get(n, 0))

    def first_honours(self, side: int, held: list[int]) -> None:
        """Of the side injured by a false call, before the tricks and even one short of the game; then none are left."""
        self.mark(side, FOR_HONOURS.get(held[side], 0))
        held[side] = 0

    def penalties(self, revokes: Sequence[Revoke]) -> None:
        """Points taken off, as far as there are any, then points added: so that both can be had of several."""
        for revoke in revokes:
            if revoke.choice == "deduct":
                self.score[revoke.by] = max(0, self.score[revoke.by] - THREE)
        for revoke in revokes:
            if revoke.choice == "add":
                self.mark(1 - revoke.by, THREE)


def moved(taken: Sequence[int], revokes: Sequence[Revoke]) -> list[int]:
    """The tricks, three having passed over for every revoke paid so, or as many as there were."""
    tricks = list(taken)
    for revoke in revokes:
        if revoke.choice == "tricks":
            some = min(THREE, tricks[revoke.by])
            tricks[revoke.by] -= some
            tricks[1 - revoke.by] += some
    return tricks


def scored(scheme: Scheme, before: Sequence[int], taken: Sequence[int], held: Sequence[int],
           revokes: Sequence[Revoke] = (), honours_first: int | None = None, no_slam: int | None = None) -> Outcome:
    """A whole hand.  `honours_first`: the side whose honours go before the tricks, after a false call; `no_slam` the
    side that has lost the right to one, by a call not answered."""
    sides = {revoke.by for revoke in revokes}
    if len(sides) == 2:
        if not scheme.revoke_first:
            return Outcome((before[0], before[1]), new_deal=True)        # 003:1131-1134
        revokes = ()                                                     # 002:5832-5836
    hand = Hand(scheme, before, [side in sides for side in range(2)])
    if scheme.slam and max(taken) == ALL:
        slammer = taken.index(ALL)
        if slammer != no_slam and slammer not in sides:
            return Outcome((before[0], before[1]), slam=slammer)
    if scheme.revoke_first:
        hand.penalties(revokes)
    if honours_first is not None:
        held = list(held)
        hand.first_honours(honours_first, held)
    hand.tricks(moved(taken, revokes))
    hand.honours(held)
    if not scheme.revoke_first:
        hand.penalties(revokes)
    return Outcome((hand.score[0], hand.score[1]), hand.winner)
