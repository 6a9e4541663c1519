"""Where on the cloth something has room: the places at which it would meet nothing that lies there, the nearest
first."""
from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import hypot

from PySide6.QtCore import QRectF

INSET = 3                    # pixels of an edge that may be touched
APART = 4                    # between what has parted, in pixels


def free_places(rect: QRectF, taken: Sequence[QRectF], room: QRectF, most: float,
                within: Callable[[QRectF], bool]) -> Iterator[QRectF]:
    """Those for `rect` that are no further than `most`: where it is, at an edge of what is taken, or at one of the
    `room`, and `within` what it must keep to."""
    wide, high = rect.width(), rect.height()
    xs = {rect.x(), room.left(), room.right() - wide}
    ys = {rect.y(), room.top(), room.bottom() - high}
    for other in taken:
        xs |= {other.left() - wide - APART, other.right() + APART}
        ys |= {other.top() - high - APART, other.bottom() + APART}
    ways = sorted([(away, x, y) for x in xs for y in ys
                   if (away := hypot(x - rect.x(), y - rect.y())) <= most])
    lies = [other.adjusted(INSET, INSET, -INSET, -INSET) for other in taken]
    for _, x, y in ways:
        place = QRectF(x, y, wide, high)
        if within(place) and not any(map(place.adjusted(INSET, INSET, -INSET, -INSET).intersects, lies)):
            yield place
