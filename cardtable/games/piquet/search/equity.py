"""What points are worth: in a partie by what it will be settled for, in a game by the chance to win it, deals to come
being as deals are."""
from __future__ import annotations

from functools import cache
from random import Random

from cardtable.games.piquet.rules.match import DEALS
from cardtable.games.piquet.rules.reckoning import settlement
from cardtable.games.piquet.rules.rules import Piquet
from cardtable.games.piquet.tables.chances import CHANCES, STEP
from cardtable.games.piquet.tables.outcomes import OUTCOMES

SAMPLES = 240                            # ways in which the deals to come may go
NEAR = 12                                # points about the expected score
ELDER_MAKES, DEALER_MAKES = 28, 16       # in a deal, on the average
WHOLE = 1000                             # of the table of chances
SCALE = 8                                # of weights, which are whole numbers
LEAST_SLOPE = 0.1                        # of a point's worth
GAME = 0.01                              # of a game for a point, about


@cache
def to_come(deals: int, elder: bool) -> tuple[tuple[int, int], ...]:
    """What a player and the other may make in so many deals more, in the first of which he is `elder` or is not."""
    rng = Random(deals)
    found = []
    for _ in range(SAMPLES if deals else 1):
        own = other = 0
        for n in range(deals):
            first, second = rng.choice(OUTCOMES)
            mine, his = (first, second) if elder == (n % 2 == 0) else (second, first)
            own, other = own + mine, other + his
        found.append((own, other))
    return tuple(found)


def settled(own: float, other: float) -> float:
    """What a player gets or pays for a partie; nothing where it is tied."""
    if own == other:
        return 0.0
    return settlement(own, other) if own > other else -settlement(other, own)       # type: ignore[arg-type]


def chance(elder: float, dealer: float) -> float:
    """Of elder hand to win a game, before a deal, by the points that each still wants: between those of the table."""
    row, column = (min(need / STEP, len(CHANCES) - 1.0) for need in (elder, dealer))
    i, j = min(int(row), len(CHANCES) - 2), min(int(column), len(CHANCES) - 2)
    x, y = row - i, column - j
    first, second = CHANCES[i], CHANCES[i + 1]
    return ((1 - x) * ((1 - y) * first[j] + y * first[j + 1]) + x * ((1 - y) * second[j] + y * second[j + 1])) / WHOLE


class Equity:
    """The worth of what is made in this deal, for one seat."""

    def __init__(self, deal: Piquet, seat: int) -> None:
        side, other = deal.side[seat], deal.side[1 - seat]
        self.before = deal.score[side], deal.score[other]
        self.left = max(0, DEALS - deal.number)
        self.elder = seat == deal.elder
        self.goal = deal.goal
        self._known: dict[tuple[float, float], float] = {}
        means = (ELDER_MAKES, DEALER_MAKES) if self.elder else (DEALER_MAKES, ELDER_MAKES)
        own, his = (max(0.0, mean - deal.made(s)) for mean, s in zip(means, (seat, 1 - seat)))
        self.usual = own, his
        self.own_slope = (self.after(own + NEAR, his) - self.after(own - NEAR, his)) / (2 * NEAR)
        self.other_slope = (self.after(own, his - NEAR) - self.after(own, his + NEAR)) / (2 * NEAR)
        least = LEAST_SLOPE if self.goal is None else LEAST_SLOPE * GAME
        self.slope = max(least, (abs(self.own_slope) + abs(self.other_slope)) / 2)

    def after(self, own: float, other: float) -> float:
        """What the partie is worth with so much more for each in this deal."""
        if self.goal is not None:
            return self.chance(self.goal - self.before[0], self.goal - self.before[1], own, other)
        at = round(own), round(other)
        found = self._known.get(at)
        if found is None:
            mine, his = self.before[0] + at[0], self.before[1] + at[1]
            some = to_come(self.left, not self.elder)
            found = self._known[at] = sum([settled(mine + a, his + b) for a, b in some]) / len(some)
        return found

    def chance(self, need: float, needed: float, own: float, other: float) -> float:
        """The chance of a game, at so many points wanted by him and by the other: of two who reach them he who had
        the smaller part of his to make is taken to be out first."""
        need_left, other_left = need - own, needed - other
        if need_left <= 0 and other_left <= 0:
            return float(need * other > needed * own)
        if need_left <= 0 or other_left <= 0:
            return float(need_left <= 0)
        return 1 - chance(other_left, need_left) if self.elder else chance(need_left, other_left)

    def points(self, own: float, other: float) -> float:
        """The same in points of this deal, as a point is worth at this score; the usual deal is what it counts."""
        return self.usual[0] - self.usual[1] + (self.after(own, other) - self.after(*self.usual)) / self.slope

    @property
    def weights(self) -> tuple[int, int]:
        """What a point of his and one of the other's are worth, whole numbers about SCALE; no point is shunned."""
        own, other = (max(0, round(SCALE * slope / self.slope)) for slope in (self.own_slope, self.other_slope))
        return (own, other) if own or other else (SCALE, SCALE)
