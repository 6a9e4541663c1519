"""What is printed on the cloth, and the line below it that tells of the place under pointer or keyboard."""
from __future__ import annotations

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtWidgets import QGraphicsScene

from cardtable.showing.printed import Printed
from cardtable.showing.stakes import Reading
from cardtable.table.cloth.geometry import FROM_EDGE, Z_SPOT, Z_TOKEN, Ground
from cardtable.table.items import CaptionItem, Place, PlateItem, Stage
from cardtable.table.items.passing import Shown
from cardtable.table.items.stage import Thing, picture, wear
from cardtable.table.paint import prints
from cardtable.table.paint.cache import Kept

Z_VEIL = 14.0                                    # over counters


class PrintItem(Thing):
    """The print of a cloth, which lies below everything."""

    def __init__(self, stage: Stage, what: Printed) -> None:
        super().__init__(stage)
        self.what = what
        self._picture = picture(self)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def lie(self, ground: Ground) -> None:
        """On its part of the cloth."""
        first, last = ground.at(self.what.left, self.what.top), ground.at(self.what.right, self.what.bottom)
        rect = QRectF(first, last)
        self.resize(QSizeF(rect.size()))
        self.dress()
        self.put(Place(rect.center().x(), rect.center().y(), 0, rect.width(), Z_SPOT - 1))

    def dress(self) -> None:
        """One picture."""
        size = self.size()
        wear(self._picture, self.stage.pixmaps.few(prints.printed, self.stage.look, size.width(), size.height(),
                                                   self.what))


class VeilItem(Thing):
    """Over the print and what lies there, while nothing more may be staked."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self._picture = picture(self)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def lie(self, on: PrintItem) -> None:
        """Over that part of the print which is closed."""
        what, whole = on.what, on.sceneBoundingRect()
        first, last = what.closed or ((0, 0), (what.wide, what.high))
        across, down = whole.width() / what.wide, whole.height() / what.high
        self.resize(QSizeF((last[0] - first[0]) * across, (last[1] - first[1]) * down))
        wear(self._picture, self.stage.pixmaps.few(prints.veil, self.stage.look, self.size().width(),
                                                   self.size().height()))
        self.put(Place(whole.left() + (first[0] + last[0]) / 2 * across, whole.top() + (first[1] + last[1]) / 2 * down,
                       0, self.size().width(), Z_VEIL))


class ReadingItem(Shown):
    """One line, out of sight while there is nothing to tell."""

    def __init__(self, stage: Stage) -> None:
        self.reading = Reading("", "")
        super().__init__(stage)
        self.hide()

    @property
    def label(self) -> str:
        """What a screen reader says: the place says it itself."""
        return f"{self.reading.name}: {self.reading.told}"

    def _drawn(self) -> Kept:
        return self.stage.pixmaps.few(prints.reading, self.stage.look, *self.reading)


class Readings:
    """Of one table: the print, and the line."""

    def __init__(self, scene: QGraphicsScene, stage: Stage) -> None:
        self.scene, self.stage = scene, stage
        self.print: PrintItem | None = None
        self.veil: VeilItem | None = None
        self.line = ReadingItem(stage)
        scene.addItem(self.line)

    def furnish(self, what: Printed | None) -> None:
        """Lay this print instead of any before."""
        for item in (self.print, self.veil):
            if item is not None:
                self.stage.remove(item)
        self.print, self.veil = (None, None) if what is None else (PrintItem(self.stage, what), VeilItem(self.stage))
        for item in (self.print, self.veil):
            if item is not None:
                self.scene.addItem(item)

    def put(self, ground: Ground) -> None:
        """In its place."""
        if self.print is not None:
            self.print.lie(ground)
            if self.veil is not None:
                self.veil.lie(self.print)
        self.line.hide()

    def tell(self, reading: Reading | None, x: float, ground: Ground) -> None:
        """What a place is, below the cloth and as near to x as may be, clear of words and plates that lie there; None
        takes it away."""
        where = ground.places.reading
        self.line.setVisible(reading is not None and where is not None)
        if reading is None or where is None:
            return
        self.line.reading = reading
        self.line.dress()
        half = self.line.size().width() / 2 + FROM_EDGE
        end = min(ground.at(*where).x(), ground.free.right())
        least, down = ground.cloth.left() + half, ground.at(*where).y()

        def free(middle: float) -> bool:
            self.line.put(Place(max(least, min(middle, end - half)), down, 0, 0, Z_TOKEN - 1))
            return not self._met()

        if not free(x) and (met := self._met()):
            left, right = min([one.left() for one in met]) - half, max([one.right() for one in met]) + half
            if not free(left) and not free(right):
                free(left)

    def _met(self) -> list[QRectF]:
        """Words and plates that the line would cover where it lies."""
        return [item.sceneBoundingRect() for item in self.scene.items(self.line.sceneBoundingRect())
                if isinstance(item, CaptionItem | PlateItem)]
