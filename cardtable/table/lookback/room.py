"""Where header, cloth, rail and book lie on the page that looks back, and the room that is painted round them."""
from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, QSizeF
from PySide6.QtGui import QPainter, QPixmap

from cardtable.table.cloth.sight import Sight
from cardtable.table.lookback.past_book import PastBook
from cardtable.table.lookback.past_cloth import PastCloth
from cardtable.table.lookback.rail import Rail
from cardtable.table.paint import surfaces
from cardtable.table.paint.look import Look
from cardtable.table.sitting.header import Header

WIDE, WIDEST = .86, 900.0    # of the cloth's width, and in pixels, for the rail


class Room:
    """The places of one page's parts."""

    def __init__(self, header: Header, cloth: PastCloth, rail: Rail, book: PastBook) -> None:
        self.header, self.cloth, self.rail, self.book = header, cloth, rail, book
        self._furnished: QPixmap | None = None
        cloth.scene.gives_room = True

    def slid(self) -> bool:
        """Whether the book has come to cover another part of the table, to which all is to be laid anew."""
        covers, scene = self.book.covers, self.cloth.scene
        covered = None if covers.isNull() else float(covers.left() - self.cloth.view.x())
        moved, scene.covered = covered != scene.covered, covered
        return moved

    def lay(self, size: QSize, look: Look, sight: Sight, first: bool) -> None:
        """Everything anew for a page of this size; when it is the first time the table is furnished, too."""
        shape, high, strip = sight.places.cloth, self.header.height_for(size.width()), self.rail.high
        self.header.arrange(QRect(0, 0, size.width(), high))
        table = self.book.place(QRect(0, high, size.width(), size.height() - high), shape)
        if shape == "oval":
            table.adjust(0, 0, 0, -strip)
        furnished = surfaces.furnish(look, QSizeF(size), QRectF(table), shape)
        self._furnished = QPixmap.fromImage(furnished.image)
        self.cloth.view.setGeometry(table)
        cloth = furnished.cloth
        if shape == "rectangle":
            cloth = cloth.adjusted(0, 0, 0, -strip)
        free = QRectF(cloth)
        if self.cloth.scene.covered is not None:
            free.setRight(min(free.right(), table.left() + self.cloth.scene.covered))
        self._lay_rail(free, table, strip)
        if first:
            self.cloth.scene.furnish(sight)
        self.cloth.scene.lay(table, cloth.translated(-QPointF(table.topLeft())), look, self._furnished)

    def _lay_rail(self, cloth: QRectF, table: QRect, strip: int) -> None:
        """On the cloth below all else; under an oval table in the room."""
        wide = min(cloth.width() * WIDE, WIDEST)
        top = cloth.bottom() - 4 if cloth.bottom() + strip < table.bottom() else table.bottom() + 1
        self.rail.setGeometry(QRectF(cloth.center().x() - wide / 2, top, wide, strip).toRect())
        self.rail.raise_()
        self.book.raise_()

    def paint(self, painter: QPainter) -> None:
        """The room and the table in it."""
        if self._furnished is not None:
            painter.drawPixmap(0, 0, self._furnished)
