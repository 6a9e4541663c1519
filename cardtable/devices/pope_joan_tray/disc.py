"""What turns of the tray besides its counters: the wood with its names, and the rings that mark a well."""
from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsWidget

from cardtable.table.items.motion import Keys, Step, Timing
from cardtable.table.items.stage import Stage, picture, wear
from cardtable.table.paint import wells
from cardtable.table.paint.wells import EIGHTH, WELLS

COMING = Keys(((0, 0.0), (.5, 0.0), (.8, 1.0), (1, 1.0)))
GOING = Keys(((0, 1.0), (.2, 1.0), (.5, 0.0), (1, 0.0)))


class Carried(QGraphicsWidget):
    """A picture, and the carrier that moves it."""

    def __init__(self, parent: QGraphicsWidget) -> None:
        super().__init__(parent)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.shown: QGraphicsPixmapItem = picture(self)


class Disc(QGraphicsWidget):
    """Its place is the middle.  Each name is there twice, read from within and from without; one of the two is seen."""

    def __init__(self, parent: QGraphicsWidget, stage: Stage, names: Sequence[str]) -> None:
        super().__init__(parent)
        self.stage, self.names = stage, names
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._wood = picture(self)
        self._written = [{inward: Carried(self) for inward in (False, True)} for _ in names]
        self._focus, self._light = picture(self, z=2), picture(self, z=2)
        self.mark(focus=None, light=None)

    @property
    def things(self) -> list[QGraphicsWidget]:
        """All that ever moves here."""
        return [self, *[shown for ways in self._written for shown in ways.values()]]

    def dress(self, width: float) -> None:
        """Pictures for a tray so wide."""
        look, pixmaps = self.stage.look, self.stage.pixmaps
        for shown, kept in ((self._wood, pixmaps.get(wells.disc, look, width)),
                            (self._focus, pixmaps.get(wells.outline, look, width, True)),
                            (self._light, pixmaps.get(wells.outline, look, width, False))):
            wear(shown, kept)
            shown.setOffset(-width / 2, -width / 2)
        for place, (name, ways) in enumerate(zip(self.names, self._written, strict=True)):
            for inward, carried in ways.items():
                carried.setRotation(place * EIGHTH)
                wear(carried.shown, pixmaps.get(wells.name, look, width, name, inward))
                carried.shown.setOffset(wells.NAME.topLeft() * width / wells.ACROSS)

    def rest(self, turned: int) -> None:
        """Lie turned by so many eighths, each name as it is read there."""
        self.setRotation(turned * EIGHTH)
        for place, ways in enumerate(self._written):
            for inward, carried in ways.items():
                carried.setOpacity(float(inward == reads_inward((place + turned) * EIGHTH)))

    def turning(self, turned: int, by: int, timing: Timing) -> list[Step]:
        """The motion from there by so many eighths more; a name that comes to the other half changes over."""
        steps = [Step(self, {"rotation": (turned + by) * EIGHTH}, timing)]
        for place, ways in enumerate(self._written):
            start, end = (reads_inward((place + eighths) * EIGHTH) for eighths in (turned, turned + by))
            if start != end:
                steps += [Step(ways[end], {"opacity": COMING}, timing), Step(ways[start], {"opacity": GOING}, timing)]
        return steps

    def mark(self, focus: int | None, light: int | None) -> None:
        """The keyboard's ring round a well, and the light on the one being taken."""
        for ring, well in ((self._focus, focus), (self._light, light)):
            ring.setVisible(well is not None)
            ring.setRotation((well or 0) % WELLS * EIGHTH)


def reads_inward(degrees: float) -> bool:
    """Whether a name in this direction, clockwise from up, would stand on its head if read from within."""
    return 90 < round(degrees) % 360 < 270


def origin(shown: QGraphicsPixmapItem) -> QPointF:
    """The offset that puts the middle of a picture in its carrier's place."""
    size = shown.pixmap().deviceIndependentSize()
    return QPointF(-size.width() / 2, -size.height() / 2)
