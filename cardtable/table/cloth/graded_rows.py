"""Tokens of calls that can be raised in one row, the others below it, and what is said beside those."""
from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF

from cardtable.table.cloth import token_rows
from cardtable.table.items import GradedToken, TokenItem

CLOSE, APART = (8, 4, 2), 10     # between two of the row, where that has room, and of the others; at furniture scale 1
BETWEEN = 11                     # between the two rows, besides what tabs stand out
EDGE = 4                         # pixels between the row and what lies above it

Placed = tuple[list[float], list[QPointF]]


def lay(tokens: Sequence[TokenItem], scale: float, middle: QPointF, free: QRectF, taken: Sequence[QRectF]
        ) -> Placed | None:
    """Widths and middles, the lower row at this height; None where none can be raised.  Where they have no room they
    are small, and where one row of them has none they lie in several."""
    rising = [token for token in tokens if isinstance(token, GradedToken)]
    if not rising:
        return None
    for small in (False, True):
        for token in tokens:
            token.small = small
            token.dress()
        found = _in_two(tokens, rising, scale, middle, free, taken)
        if found is not None:
            return found
    widths = [token.natural_width for token in tokens]
    return widths, token_rows.lay(widths, rising[0].size().height() + rising[0].out, CLOSE[-1] * scale, [middle], free,
                                  token_rows.Taken(taken))


def _in_two(tokens: Sequence[TokenItem], rising: Sequence[TokenItem], scale: float, middle: QPointF, free: QRectF,
            taken: Sequence[QRectF]) -> Placed | None:
    """Those that can be raised above the others, each in a row; all as wide as the widest, or where that has no room
    as their words want; None where that has none either."""
    others = [token for token in tokens if token not in rising]
    wide, high = max([token.natural_width for token in rising]), rising[0].size().height()
    out = max([token.out for token in rising if isinstance(token, GradedToken)])
    below = [token.natural_width for token in others]
    up = high + BETWEEN * scale if others else out
    even, own = [wide] * len(rising), [token.natural_width for token in rising]
    rows = [(widths, _between(widths, high + 2 * out, gap * scale, middle - QPointF(0, up), free, taken))
            for widths in (even, own) for gap in CLOSE]
    widths, row = next(((widths, found) for widths, found in rows if found is not None), (even, None))
    rest = _between(below, high, APART * scale, middle, free, taken) if others else []
    if row is None or rest is None:
        return None
    order = [*rising, *others]
    found = dict(zip(order, zip([*widths, *below], [*row, *rest], strict=True), strict=True))
    return [found[token][0] for token in tokens], [found[token][1] for token in tokens]


def _between(widths: Sequence[float], high: float, gap: float, middle: QPointF, free: QRectF, taken: Sequence[QRectF]
             ) -> list[QPointF] | None:
    """One row, as near to the middle as what lies left and right of it lets it; what it would only touch is let be."""
    touched = [rect.adjusted(0, EDGE, 0, -EDGE) for rect in taken if not rect.contains(middle)]
    return token_rows.between(widths, high, gap, middle, free, touched)
