"""Tokens in a row, and below it the slide on which the amount of one of them is set."""
from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF

from cardtable.table.cloth import token_rows
from cardtable.table.items import SlideToken, TokenItem

GAPS, BETWEEN = (10, 5), 8       # between two tokens, and between the row and the slide: at furniture scale 1
TOUCHED = 4                      # pixels of what lies beside that may be touched
RAISED = (0.0, .3, .6, .9, 1.2, 1.5)     # heights of the slide by which both may lie higher

Placed = tuple[list[float], list[QPointF]]


def lay(tokens: Sequence[TokenItem], scale: float, foot: QPointF, free: QRectF, taken: Sequence[QRectF]
        ) -> Placed | None:
    """Widths and middles, the slide lying about `foot`; None where there is none.  Tokens are small where they have no
    room else, or lie higher with it."""
    if not tokens or not isinstance(tokens[-1], SlideToken):
        return None
    *row, slide = tokens
    for small in dict.fromkeys((row[0].small, True)) if row else ():
        for token in row:
            token.small = small
            token.dress()
        for raised in RAISED if small else RAISED[:1]:
            there = foot - QPointF(0, raised * slide.dressed_height)
            found = _in_two(row, slide, scale, there, free, taken)
            if found is not None:
                return found
    widths = [token.natural_width for token in tokens]
    return widths, token_rows.lay(widths, slide.dressed_height, GAPS[-1] * scale, [foot], free, taken)


def _in_two(row: Sequence[TokenItem], slide: TokenItem, scale: float, foot: QPointF, free: QRectF,
            taken: Sequence[QRectF]) -> Placed | None:
    wide, high = slide.natural_width, row[0].dressed_height
    touched = [rect.adjusted(0, TOUCHED, 0, -TOUCHED) for rect in taken if not rect.contains(foot)]
    below = token_rows.between([wide], slide.dressed_height, 0, foot, free, touched)
    widths = [token.natural_width for token in row]
    head = foot - QPointF(0, (slide.dressed_height + high) / 2 + BETWEEN * scale)
    above = next((found for gap in GAPS
                  if (found := token_rows.between(widths, high, gap * scale, head, free, touched)) is not None), None)
    return None if below is None or above is None else ([*widths, wide], [*above, *below])
