"""Dotted arcs, from what a pool lay in to who has taken it."""
from __future__ import annotations

from collections.abc import Iterable
from math import hypot

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsPathItem

from cardtable.devices.base import Device
from cardtable.table.cloth.geometry import Z_CAPTION
from cardtable.table.items import Stage

BENT = .16                       # how far it is bent aside, in parts of its length
DOT, APART = 2.6, 2.6            # pixels at unit 1; and from dot to dot, in dots
CLEAR = .56                      # of what it comes from, from its middle to where the arc begins


class Arcs(QGraphicsPathItem):
    """All of one table, below cards and plates; they say nothing that labels do not."""

    def __init__(self, stage: Stage) -> None:
        super().__init__()
        self.stage = stage
        self.setZValue(Z_CAPTION)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def lie(self, devices: Iterable[Device]) -> None:
        """As the instruments stand."""
        seen = [device for device in devices if device.isVisible()]
        source = next((device for device in seen if device.GIVES), None)
        path = QPainterPath()
        for target in [at for device in seen if (at := device.taken_at) is not None] if source is not None else ():
            assert source is not None
            middle = source.sceneBoundingRect().center()
            way = target - middle
            far = hypot(way.x(), way.y()) or 1.0
            start = middle + way * (CLEAR * source.size().width() / far)
            upwards = way.y() < -abs(way.x())        # to the head of the table it goes round whoever sits there
            aside = QPointF(-way.y(), way.x()) * (BENT if (way.x() < 0) != upwards else -BENT)
            path.moveTo(start)
            path.quadTo((start + target) / 2 + aside, target)
        self.setPath(path)
        pen = QPen(QColor(self.stage.look.palette.chalk), DOT * self.stage.look.unit)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setDashPattern([.01, APART])
        self.setPen(pen)
