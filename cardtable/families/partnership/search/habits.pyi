from __future__ import annotations

from collections.abc import Sequence

from cardtable.families.tricks.habitual.trials import Trials

class Habits(Trials):
    """The club player in all four seats."""

    def __init__(self, *, goal_for: Sequence[int], worth: Sequence[float], seat: int, most: int, others: int,
                 odd: float, trump: int, dealer: int, turned: int, open_seats: int, party: Sequence[int],
                 full: int) -> None: ...
