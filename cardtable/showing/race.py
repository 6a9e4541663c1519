"""How far each side is from a mark that matters besides winning, as data: the rubicon of a partie."""
from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class Race(NamedTuple):
    """By side, what it had before this deal and what it has made in it; the mark, and what it is called."""

    before: tuple[int, ...]
    made: tuple[int, ...]
    mark: int
    title: str                               # "the rubicon, 100"

    def seen(self, sides: Sequence[int]) -> Race:
        """The same with the sides in this order."""
        return self._replace(before=tuple([self.before[side] for side in sides]),
                             made=tuple([self.made[side] for side in sides]))

    def sentence(self, names: Sequence[str]) -> str:
        """As in "The rubicon, 100: You have 69 and want 31; Battle has 104"."""
        told = []
        for name, before, made in zip(names, self.before, self.made, strict=True):
            have, want = ("have", "want") if name == "You" else ("has", "wants")
            wanted = self.mark - before - made
            told.append(f"{name} {have} {before + made}" + (f" and {want} {wanted}" if wanted > 0 else ""))
        return f"{self.title[:1].upper()}{self.title[1:]}: {'; '.join(told)}"
