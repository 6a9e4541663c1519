"""The sheet: collects filled and stroked paths and writes them as plain SVG."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from itertools import groupby, pairwise

from .geometry import Matrix, Path, Point, inside, number, rectangle

WIDTH, HEIGHT, RADIUS = 252, 352, 12
CENTRE = (WIDTH / 2, HEIGHT / 2)

INK = "#1c1a19"
RED = "#b3252b"
GOLD = "#d9a441"
BLUE = "#27497f"
FLESH = "#f6ddc2"
STOCK = "#fbf6e9"
WHITE = "#fffdf6"
EDGE = "#b9ae97"
OUTLINE = 1.05

HALF_TURN = f"rotate(180 {number(CENTRE[0])} {number(CENTRE[1])})"
Box = tuple[float, float, float, float]


@dataclass(frozen=True)
class Shape:
    """One path with its paint."""

    path: Path
    fill: str | None
    stroke: str | None
    width: float

    def paint(self) -> str:
        """The attributes."""
        text = f' fill="{self.fill}"' if self.fill else ""
        if self.stroke:
            text += f' stroke="{self.stroke}" stroke-width="{number(round(self.width, 1))}"'
        return text


class Canvas:
    """A list of shapes, back to front; strings among them are group tags."""

    def __init__(self) -> None:
        """Start with nothing drawn."""
        self.items: list[Shape | str] = []

    def add(self, path: Path, fill: str | None = None, stroke: str | None = None, width: float = 1.0) -> None:
        """Draw a path, filled, stroked or both."""
        if path.parts:
            self.items.append(Shape(path, fill, stroke, width))

    def trace(self, path: Path, stroke: str, width: float) -> None:
        """Stroke every outline of a path on its own: much faster to render than one tangle of crossing lines."""
        for part in path.parts:
            self.add(Path([part]), None, stroke, width)

    def extend(self, other: Canvas) -> None:
        """Append everything drawn on another canvas."""
        self.items.extend(other.items)

    def at(self, matrix: Matrix, other: Canvas) -> None:
        """Place another canvas under a similarity map; line widths scale with it."""
        scale = math.hypot(matrix[0], matrix[1])
        for item in other.items:
            if isinstance(item, str):
                raise TypeError("a canvas with groups cannot be placed")
            self.items.append(replace(item, path=item.path.moved(matrix), width=item.width * scale))

    def recoloured(self, table: dict[str, str]) -> Canvas:
        """The same picture in other inks."""
        out = Canvas()
        for item in self.items:
            if isinstance(item, Shape):
                item = replace(
                    item, fill=table.get(item.fill or "", item.fill), stroke=table.get(item.stroke or "", item.stroke)
                )
            out.items.append(item)
        return out

    def both_ways(self, half: Canvas) -> None:
        """Draw a half upright and once more turned about the middle of the card."""
        self.items += [*half.items, f'<g transform="{HALF_TURN}">', *half.items, "</g>"]

    def pruned(self, cover: Canvas | None = None) -> Canvas:
        """The same picture without the pieces that later shapes (or a cover drawn over all) hide completely."""
        shapes = [item for item in self.items if isinstance(item, Shape)]
        later = [item for item in cover.items if isinstance(item, Shape)] if cover else []
        lids: list[tuple[Box, list[Point]]] = [
            _lid(shape) for shape in later if shape.fill and len(shape.path.parts) == 1
        ]
        kept: list[Shape | str] = []
        for shape in reversed(shapes):
            parts = [part for part in shape.path.parts if not _hidden(Path([part]).polygon(4), lids)]
            if parts:
                kept.append(replace(shape, path=Path(parts)))
                if shape.fill and len(shape.path.parts) == 1:
                    lids.append(_lid(shape))
        out = Canvas()
        out.items = kept[::-1]
        return out

    def svg(self) -> str:
        """The whole file."""
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" version="1.2" baseProfile="tiny" '
            f'width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}">'
        )
        lines: list[str] = []
        for text, run in groupby(self.items, key=_paint_or_tag):
            shapes = [item.path.data() for item in run if isinstance(item, Shape)]
            if not shapes:
                lines.append(text)
            elif len(shapes) == 1:
                lines.append(f'<path d="{shapes[0]}"{text}/>')
            else:
                lines += [f"<g{text}>", *(f'<path d="{data}"/>' for data in shapes), "</g>"]
        body = "\n".join(lines)
        return f'{head}\n<g fill="none" stroke-linejoin="round" stroke-linecap="round">\n{body}\n</g>\n</svg>\n'


def _paint_or_tag(item: Shape | str) -> str:
    return item if isinstance(item, str) else item.paint()


def _bounds(points: list[Point]) -> Box:
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    return min(xs), min(ys), max(xs), max(ys)


def _lid(shape: Shape) -> tuple[Box, list[Point]]:
    outline = shape.path.polygon(6)
    return _bounds(outline), outline


def _hidden(points: list[Point], lids: list[tuple[Box, list[Point]]]) -> bool:
    left, top, right, bottom = _bounds(points)
    middles = [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in pairwise(points)]
    for (a, b, c, d), outline in lids:
        if left > a and right < c and top > b and bottom < d and all(inside(p, outline) for p in points + middles):
            return True
    return False


def card(stock: str = STOCK) -> Canvas:
    """An empty card with its hairline border."""
    canvas = Canvas()
    canvas.add(rectangle(0.4, 0.4, WIDTH - 0.8, HEIGHT - 0.8, RADIUS), stock, EDGE, 0.8)
    return canvas
