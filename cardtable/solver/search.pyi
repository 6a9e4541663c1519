from collections.abc import Iterable, Sequence

from .budget import Cancel

COMPILED: bool

class Search:
    def __init__(self, memory: int = ..., lasting: bool = ...) -> None: ...
    def load(
        self,
        hands: Sequence[int],
        mine: Sequence[int],
        lead: int,
        begun: Sequence[tuple[int, int]],
        trump: int,
        duties: int,
    ) -> None: ...
    def count_tricks(self, reverse: bool) -> None: ...
    def count_points(
        self,
        base: Sequence[int],
        step: Sequence[int],
        weights: Iterable[tuple[int, int]],
        begun: Iterable[int],
        margin: bool,
    ) -> None: ...
    def choices(self) -> list[list[int]]: ...
    def reaches(self, card: int, need: int) -> bool: ...
    def watch(self, flag: Cancel | None, limit: int) -> None: ...
    @property
    def ended(self) -> int: ...
    @property
    def searched(self) -> int: ...
    @property
    def span(self) -> tuple[int, int]: ...
    @property
    def effort(self) -> dict[str, int]: ...
