"""An amount that is being set: by its sign tokens, by the wheel, by digits."""
from __future__ import annotations

from collections.abc import Sequence


class AmountSetting:
    """The number as it is now; `meant` once whoever answers has set it himself."""

    def __init__(self) -> None:
        self.begin()

    def begin(self, number: int | None = None) -> None:
        """Nothing has been set yet; or this was before."""
        self.number, self.meant, self._typed = number or 0, number is not None, ""

    def keep_within(self, numbers: Sequence[int]) -> None:
        """Not less than the first of these, nor more than the last."""
        self.number = min(max(self.number, numbers[0]), numbers[-1])

    def count(self, by: int) -> None:
        """More or less."""
        self.number, self.meant, self._typed = self.number + by, True, ""

    def type(self, digit: str, most: int) -> None:
        """Another digit; one that would make it too great begins it anew."""
        typed = self._typed + digit
        self._typed = typed if int(typed) <= most else digit
        self.number, self.meant = int(self._typed), True
