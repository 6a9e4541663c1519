"""A thing of the table drawn once, as it lies, into a picture."""
from __future__ import annotations

from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem


def still(painter: QPainter, item: QGraphicsItem) -> None:
    """The item and all that belongs to it, the lowest first, where it lies.  Without a scene: one that came and went
    with every picture was seen to crash as it went."""
    if not item.isVisible():
        return
    option = QStyleOptionGraphicsItem()
    option.exposedRect = item.boundingRect()
    painter.save()
    painter.setTransform(item.sceneTransform(), True)
    painter.setOpacity(painter.opacity() * item.effectiveOpacity())
    item.paint(painter, option, None)
    painter.restore()
    for child in sorted(item.childItems(), key=QGraphicsItem.zValue):
        still(painter, child)
