"""Tokens in a row, and below it the slide on which the amount of one of them is set."""
from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF

from cardtable.table.cloth import token_rows
from cardtable.table.items import SlideToken, TokenItem

GAPS, BETWEEN = (10, 5), 8       # between two tokens, and between the row and the slide: at furniture scale 1
LINE = 8                         # pixels between two rows of tokens
TOUCHED = 4                      # pixels of what lies beside that may be touched
RAISED = tuple([n / 10 for n in (0, *range(-2, 16))])    # heights of the slide by which all may lie higher, or lower
NARROW = .88                     # of its length, that a slide has at least

Placed = tuple[list[float], list[QPointF]]


def lay(tokens: Sequence[TokenItem], scale: float, foot: QPointF, free: QRectF, taken: Sequence[QRectF]
        ) -> Placed | None:
    """Widths and middles, the slide lying about `foot`; None where there is none.  Where they have no room else tokens
    are small, or lie higher with it, or the last in a row of its own, and the slide is a little shorter."""
    if not tokens or not isinstance(tokens[-1], SlideToken):
        return None
    *row, slide = tokens
    assert isinstance(slide, SlideToken)
    for small in dict.fromkeys((row[0].small, True)) if row else ():
        for token in row:
            token.small = small
            token.dress()
        for rows in ([row], [row[:-1], row[-1:]])[:1 + small]:
            for slide.share in (1.0, NARROW)[:1 + small]:
                for raised in RAISED if small else RAISED[:1]:
                    there = foot - QPointF(0, raised * slide.dressed_height)
                    found = _above(rows, slide, scale, there, free, taken)
                    if found is not None:
                        return found
    slide.share = 1.0
    widths = [token.natural_width for token in tokens]
    return widths, token_rows.lay(widths, slide.dressed_height, GAPS[-1] * scale, [foot], free,
                                  token_rows.Taken(taken))


def but_edges(taken: Sequence[QRectF]) -> list[QRectF]:
    """Of things that rows with a slide may touch at their upper and lower edges, what they should not cover."""
    return [rect.adjusted(0, TOUCHED, 0, -TOUCHED) for rect in taken]


def _above(rows: Sequence[Sequence[TokenItem]], slide: TokenItem, scale: float, foot: QPointF, free: QRectF,
           taken: Sequence[QRectF]) -> Placed | None:
    """The slide there, and above it these rows."""
    wide, high = slide.natural_width, rows[0][0].dressed_height
    touched = but_edges([rect for rect in taken if not rect.contains(foot)])
    below = token_rows.between([wide], slide.dressed_height, 0, foot, free, touched)
    if below is None:
        return None
    head = foot - QPointF(0, (slide.dressed_height + high) / 2 + BETWEEN * scale)
    widths, spots = [wide], below
    for number, row in enumerate(reversed(rows)):
        middle, own = head - QPointF(0, number * (high + LINE)), [token.natural_width for token in row]
        lies = next((found for gap in GAPS if (found := token_rows.between(
            own, high, gap * scale, middle, free, touched)) is not None), None)
        if lies is None:
            return None
        widths, spots = [*own, *widths], [*lies, *spots]
    return widths, spots
