"""The token of a call whose number can be raised: a tab at its head adds one, a tab at its foot takes it back."""
from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsSceneHoverEvent, QGraphicsSceneMouseEvent

from cardtable.table.items.stage import picture, wear
from cardtable.table.items.token import TokenItem
from cardtable.table.paint import graded_tokens

REACH = 4.0                      # pixels about a tab that are taken for it


class GradedToken(TokenItem):
    """`face` is drawn instead of its words, which are what a screen reader hears.  `prefix` is what it says whatever
    its number; `tabs` are the ways it may go, 1 and -1, and `step` goes one of them."""

    face = graded_tokens.BLANK
    prefix: tuple[Any, ...] = ()
    tabs: Collection[int] = ()
    step: Callable[[int], object] = staticmethod(lambda by: None)
    _tabs: QGraphicsPixmapItem | None = None
    _over = _down = 0                # the tab under the pointer, and that on which the button went down

    def show_face(self, face: graded_tokens.Face, tabs: Collection[int]) -> None:
        """Bear this, and have these tabs."""
        self.prepareGeometryChange()
        self.face, self.tabs = face, tuple(tabs)
        self._over = self._over if self._over in self.tabs else 0
        self.dress()

    @property
    def natural_width(self) -> float:
        return graded_tokens.width(self.stage.look, self.face, self.small)

    @property
    def out(self) -> float:
        """How far tabs stand out, above as below."""
        return graded_tokens.tab_out(self.stage.look)

    def _draw(self) -> None:
        look, pixmaps, wide = self.stage.look, self.stage.pixmaps, self.size().width()
        wear(self._picture, pixmaps.get(graded_tokens.token, look, self.face, wide, self.key, self._state, self.small))
        if self._tabs is None:
            self._tabs = picture(self, z=-1)
        wear(self._tabs, pixmaps.get(graded_tokens.tabs, look, wide, self.small, self.tabs, self._over))

    # --- where it is

    def boundingRect(self) -> QRectF:
        """Tabs stand out; the middle is the token's."""
        return self.rect().adjusted(0, -self.out - REACH, 0, self.out + REACH)

    def shape(self) -> QPainterPath:
        """The token, and the tabs it has now."""
        path = QPainterPath()
        path.setFillRule(Qt.FillRule.WindingFill)
        path.addRect(self.rect())
        for way in self.tabs:
            path.addRect(self.tab(way))
        return path

    def tab(self, way: int) -> QRectF:
        """What is taken for a tab: no part of the token itself."""
        rect = graded_tokens.tab_rect(self.stage.look, self.rect(), way).adjusted(-REACH, 0, REACH, 0)
        rect.setTop(rect.top() - REACH if way > 0 else self.rect().bottom())
        rect.setBottom(self.rect().top() if way > 0 else rect.bottom())
        return rect

    def _way(self, at: QPointF) -> int:
        """The tab that lies there, or 0."""
        return next((way for way in self.tabs if self.tab(way).contains(at)), 0)

    # --- pressing it

    def hoverMoveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """The tab grows lighter, or the token."""
        self._at(self._way(event.pos()))
        super().hoverMoveEvent(event)

    def hoverEnterEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        super().hoverEnterEvent(event)
        self._at(self._way(event.pos()))

    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        self._over = 0
        super().hoverLeaveEvent(event)

    def _at(self, way: int) -> None:
        if self.isEnabled() and self._state != "press":
            self._over = way
            self.state = "rest" if way else "hover"

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self._down = self._way(event.pos())
        if self._down:
            event.accept()
        else:
            super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        down, self._down = self._down, 0
        way = self._way(event.pos())
        if not down and not way:
            super().mouseReleaseEvent(event)
            return
        self._come_up()
        if down and down == way:
            self.step(way)
        self._at(self._way(event.pos()))
