"""Pixmaps of what the recipes draw, kept by all they depend on; the oldest go when a bound in bytes is passed."""
from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from typing import NamedTuple, ParamSpec

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPixmap

from cardtable.table.paint.canvas import Picture

BOUND = 80 << 20
FEW = 3
P = ParamSpec("P")


class Kept(NamedTuple):
    """A picture ready for the screen and the margin, in logical pixels, round the thing it shows."""

    pixmap: QPixmap
    margin: float

    @property
    def offset(self) -> QPointF:
        """Where the pixmap's corner lies, seen from the thing's own corner."""
        return QPointF(-self.margin, -self.margin)


class Pixmaps:
    """A cache that lives on the GUI thread.

    A recipe is a function of hashable arguments that returns a Picture; the recipe and its arguments are the key, so
    that nothing drawn for another size, pixel ratio or palette is ever taken for it.
    """

    def __init__(self, bound: int = BOUND) -> None:
        self.bound = bound
        self.bytes = 0
        self._kept: OrderedDict[Hashable, Kept] = OrderedDict()
        self._few: dict[object, OrderedDict[Hashable, None]] = {}        # by recipe, keys of those hardly wanted again

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, recipe: Callable[P, Picture], *args: P.args, **kwargs: P.kwargs) -> Kept:
        """What `recipe(*args, **kwargs)` draws, drawn now only if it is not kept."""
        key = (recipe, args, tuple(sorted(kwargs.items())))
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        image, margin = recipe(*args, **kwargs)
        made = Kept(QPixmap.fromImage(image), margin)
        self._kept[key] = made
        self.bytes += _bytes(made)
        while self.bytes > self.bound and len(self._kept) > 1:
            _, oldest = self._kept.popitem(last=False)
            self.bytes -= _bytes(oldest)
        return made

    def few(self, recipe: Callable[P, Picture], *args: P.args, **kwargs: P.kwargs) -> Kept:
        """The same of what hardly comes again, as the curve of one game: no more than FEW of a recipe are kept."""
        made, same = self.get(recipe, *args, **kwargs), self._few.setdefault(recipe, OrderedDict())
        key = (recipe, args, tuple(sorted(kwargs.items())))
        same[key] = None
        same.move_to_end(key)
        while len(same) > FEW:
            gone, _ = same.popitem(last=False)
            old = self._kept.pop(gone, None)
            self.bytes -= 0 if old is None else _bytes(old)
        return made

    def has(self, recipe: Callable[P, Picture], *args: P.args, **kwargs: P.kwargs) -> bool:
        """Whether this picture is at hand and need not be drawn."""
        return (recipe, args, tuple(sorted(kwargs.items()))) in self._kept

    @contextmanager
    def passing(self) -> Iterator[None]:
        """Forget afterwards what is drawn meanwhile: parts of something that is kept as one picture."""
        before = set(self._kept)
        try:
            yield
        finally:
            for key in [key for key in self._kept if key not in before]:
                self.bytes -= _bytes(self._kept.pop(key))

    def clear(self) -> None:
        """Forget every picture."""
        self._kept.clear()
        self._few.clear()
        self.bytes = 0


def _bytes(kept: Kept) -> int:
    return kept.pixmap.width() * kept.pixmap.height() * 4


PIXMAPS = Pixmaps()
"""The one cache of the program.  The picture of the whole table is kept outside it."""
