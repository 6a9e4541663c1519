"""Tokens in rows by what they do, each with its name before it, and those of no row beside them."""
from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple, Protocol

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsItem

from cardtable.table.cloth.geometry import Z_TOKEN
from cardtable.table.items import CaptionItem, Place, Stage, TokenItem

BETWEEN, BEFORE, APART = 8, 12, 20       # two tokens; a name and its row; rows and what lies beside them: at scale 1
BESIDE = 24, 12                              # a row and words beside it, nearer where room is scarce
LINE = 8                                     # between two rows, in pixels


class Scene(Protocol):
    """To which things are added."""

    def addItem(self, item: QGraphicsItem) -> None: ...


class TokenRow(NamedTuple):
    """Its name in chalk, and its tokens; beyond a gap such as belong to no row."""

    name: CaptionItem
    tokens: Sequence[TokenItem]
    beyond: Sequence[TokenItem] = ()

    def wide(self, scale: float) -> float:
        """All of it but its name."""
        return _wide(self.tokens, scale) + (APART * scale + _wide(self.beyond, scale) if self.beyond else 0)


class NamedRows:
    """The names on one table, and where tokens lie that have them (`TokenItem.row`)."""

    def __init__(self, scene: Scene, stage: Stage) -> None:
        self.scene, self.stage = scene, stage
        self.names: list[CaptionItem] = []

    def clear(self) -> None:
        """No names."""
        for name in self.names:
            self.stage.remove(name)
        self.names = []

    def lay(self, tokens: Sequence[TokenItem], middle: QPointF, free: QRectF, taken: Sequence[QRectF], foot: float,
            spared: Sequence[QRectF] = ()) -> list[QPointF] | None:
        """The middles of the tokens, in rows about this point, or higher so that they end above `foot`, or as far aside
        as what lies left and right of them wants, and where it can be what is `spared`, or above this; and their names
        put there; None where tokens have no rows, or there is no room."""
        self.clear()
        found = [(name, list(some)) for name, some in groupby(tokens, lambda token: token.row)]
        named = [(CaptionItem(self.stage, name), some) for name, some in found if name]
        alone = [token for name, some in found if not name for token in some]
        if len(named) < 2:
            return None
        for token in tokens:
            token.shorten(True)
        rows = [TokenRow(*one) for one in named]
        together = [*rows[:-1], rows[-1]._replace(beyond=alone)]
        higher, every = min([foot, *[rect.top() for rect in spared if rect.top() > middle.y()]]), [*taken, *spared]
        spots = next((spots for there, low in ((every, foot), (every, higher), (taken, foot))
                      for some, beside in ((rows, alone), (together, ()))
                      if (spots := self._about(some, beside, middle, free, there, low))), None)
        if spots is None:
            for token in tokens:
                token.shorten(False)
            return None
        self.names = [row.name for row in rows]
        for name in self.names:
            self.scene.addItem(name)
        return [spots[token] for token in tokens]

    def beside(self, tokens: Sequence[TokenItem], said: tuple[str, str], free: QRectF, taken: Sequence[QRectF]) -> None:
        """Words left and right of a row of tokens, where they cover nothing; they go with the names."""
        if not tokens:
            return
        ends = (tokens[0].sceneBoundingRect(), -1), (tokens[-1].sceneBoundingRect(), 1)
        for text, (rect, way) in zip(said, ends, strict=True):
            words = CaptionItem(self.stage, text)
            words.dress()
            half, high = words.size().width() / 2, words.size().height()
            for away in BESIDE if text else ():
                x = (rect.left() if way < 0 else rect.right()) + way * (away * self.stage.look.furniture + half)
                about = QRectF(x - half, rect.center().y() - high / 2, 2 * half, high)
                if free.contains(about) and not any(other.intersects(about) for other in taken):
                    self.names.append(words)
                    self.scene.addItem(words)
                    words.put(Place(x, rect.center().y(), 0, 0, Z_TOKEN))
                    break

    def _about(self, rows: Sequence[TokenRow], beside: Sequence[TokenItem], middle: QPointF, free: QRectF,
               taken: Sequence[QRectF], foot: float) -> dict[TokenItem, QPointF] | None:
        scale, high = self.stage.look.furniture, rows[0].tokens[0].dressed_height
        wide = max([row.name.size().width() + BEFORE * scale + row.wide(scale) for row in rows])
        whole = wide + (APART * scale + _wide(beside, scale) if beside else 0)
        tall = len(rows) * high + (len(rows) - 1) * LINE
        middle = QPointF(middle.x(), min(middle.y(), foot - tall / 2))
        band = QRectF(free.left(), middle.y() - tall / 2, free.width(), tall)
        met = [rect for rect in taken if rect.intersects(band)]
        left = max([free.left(), *[rect.right() for rect in met if rect.center().x() < middle.x()]]) + LINE
        right = min([free.right(), *[rect.left() for rect in met if rect.center().x() >= middle.x()]]) - LINE
        if right - left < whole:
            return None
        x = min(max(middle.x() - whole / 2, left), right - whole)
        spots = _along(beside, x + wide + APART * scale, middle.y(), scale)
        for number, row in enumerate(rows):
            y = middle.y() - tall / 2 + number * (high + LINE) + high / 2
            begins = x + wide - row.wide(scale)
            row.name.put(Place(begins - BEFORE * scale - row.name.size().width() / 2, y, 0, 0, Z_TOKEN))
            spots |= _along(row.tokens, begins, y, scale)
            spots |= _along(row.beyond, begins + _wide(row.tokens, scale) + APART * scale, y, scale)
        return spots


def _wide(some: Sequence[TokenItem], scale: float) -> float:
    return sum([token.natural_width for token in some]) + BETWEEN * scale * max(0, len(some) - 1)


def _along(some: Sequence[TokenItem], x: float, y: float, scale: float) -> dict[TokenItem, QPointF]:
    found = {}
    for token in some:
        found[token] = QPointF(x + token.natural_width / 2, y)
        x += token.natural_width + BETWEEN * scale
    return found
