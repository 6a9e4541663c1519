from collections.abc import Sequence

from cardtable.families.tricks.habitual.trials import Trials

class Habits(Trials):
    """The club player in all seats."""

    def __init__(self, *, promises: Sequence[Sequence[float]], wanted: Sequence[float], said: Sequence[int], suits: int,
                 up: int, seat: int, most: int, others: int, odd: float, trump: int, dealer: int, turned: int,
                 open_seats: int, party: Sequence[int], full: int, seats: int) -> None: ...
    def contract(self, kind: int, bidder: int, party: Sequence[int], trump: int, first: int,
                 comes: Sequence[float]) -> None: ...
    def promising(self, n: int) -> list[int]: ...
    def played_out(self, n: int, trump: int) -> float: ...
