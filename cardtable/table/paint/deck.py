"""Cards as pictures: drawn exactly for every width and pixel ratio, with the shadow that belongs to how they lie."""
from __future__ import annotations

from functools import lru_cache
from typing import Literal

from PySide6.QtCore import QByteArray, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtSvg import QSvgRenderer

from cardtable.table.paint import lettering, marks, packs, shadow
from cardtable.table.paint.canvas import Picture, blank, painting, rounded
from cardtable.table.paint.look import DeckLook, Look
from cardtable.table.paint.packs import BACK

Lying = Literal["rest", "flat", "drag"]
"""At rest on the cloth, flat within a pile (no shadow of its own), or dragged above it."""

COURTS = "KQJ"
READ = 16                   # drawings kept when they have been read: a court's takes half a megabyte, and 3 ms to read
RATIO = 352 / 252           # height over width
CORNER = .05                # radius of the corners over width
MARGIN, DRAG_MARGIN = 10.0, 36.0
FRAME = QRectF(40, 22, 172, 308)                 # of a court, in the pack's own files, which are 252 by 352
INDEX, INDEX_FONT = QRectF(-.05, .03, .62, .52), .5       # a large index, and its letters, in widths of the card
OF_STRIP = 1.2                                   # the letters of one that goes into a strip, in heights of that
COURT = QRectF(.43, .46, .51, .51 * 308 / 172)   # its miniature beside a large index, in widths of the card
_STOCK, _EDGE = b"#fbf6e9", b"#b9ae97"      # as the pack's own files have them


def height(width: float) -> float:
    """The height of a card of this width."""
    return width * RATIO


def card(look: Look, code: str, width: float, lying: Lying = "rest", usual: bool = False, mini: bool = False,
         strip: float = 0) -> Picture:
    """A card `width` logical pixels wide: a face by its two letters ("QS", "JO") or "back".

    Large indices are used where the reader asks for them, at every width, unless `usual` is given (a card that is only
    an ornament); a `mini` face has its rank in the middle, and one pip below: so small a card is read by nothing else.
    Of a card in a column no more may be seen than a `strip`, in widths of the card: a large index goes into it.
    """
    margin = DRAG_MARGIN if lying == "drag" else MARGIN
    rect = QRectF(margin, margin, width, height(width))
    image = blank(width + 2 * margin, rect.height() + 2 * margin, look.ratio)
    with painting(image) as painter:
        if lying == "drag":
            shadow.cast(painter, look, rect, CORNER * width, shadow.DRAGGED)
        elif lying == "rest":
            inside = rect.adjusted(.5, .5, -.5, -.5)
            shadow.cast(painter, look, inside, CORNER * width, shadow.CARD, max(.6, min(1.4, width / 112)))
        if mini and code not in (BACK, "JO"):
            _mini(painter, look, code, rect)
        elif look.deck.large_indices and not usual and code not in (BACK, "JO"):
            _large(painter, look, code, rect, strip)
        else:
            _printed(painter, look, code, rect)
        if look.palette.plain:
            painter.setPen(QPen(QColor(look.palette.stock_edge), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), CORNER * width, CORNER * width)
    return Picture(image, margin)


def veil(look: Look, width: float) -> Picture:
    """What lies over a card that may not be played now."""
    image = blank(width, height(width), look.ratio)
    with painting(image) as painter:
        rect = QRectF(0, 0, width, height(width))
        painter.fillPath(rounded(rect, CORNER * width), QColor(look.palette.veil))
    return Picture(image, 0)


def _ground(painter: QPainter, look: Look, rect: QRectF) -> None:
    radius = CORNER * rect.width()
    painter.setPen(QPen(QColor(look.palette.stock_edge), .8))
    painter.setBrush(QColor(look.palette.stock))
    painter.drawRoundedRect(rect.adjusted(.4, .4, -.4, -.4), radius, radius)


def _printed(painter: QPainter, look: Look, code: str, rect: QRectF) -> None:
    file, foreign = packs.file_of(look.deck, code)
    renderer = QSvgRenderer(QByteArray(packs.read(file))) if foreign else _own(look.deck, code, look.palette.plain)
    if foreign and not renderer.isValid():
        renderer = _own(look.deck, code, look.palette.plain)
    elif foreign:
        _ground(painter, look, rect)
        painter.setClipPath(rounded(rect, CORNER * rect.width()))
        renderer.setAspectRatioMode(Qt.AspectRatioMode.KeepAspectRatio)
    renderer.render(painter, rect)
    painter.setClipping(False)


@lru_cache(maxsize=READ)
def _own(deck: DeckLook, code: str, plain: bool) -> QSvgRenderer:
    """A card of our own pack, read once for all the sizes in which it is drawn."""
    return QSvgRenderer(_own_svg(deck, code, plain))


def _own_svg(deck: DeckLook, code: str, plain: bool) -> QByteArray:
    drawn = packs.own(deck, code).read_bytes()
    if plain:
        drawn = drawn.replace(_STOCK, b"#ffffff").replace(_EDGE, b"#000000")
    return QByteArray(drawn)


def _large(painter: QPainter, look: Look, code: str, rect: QRectF, strip: float = 0) -> None:
    """Half the width for the index, a pip below it, and one great pip, or the court drawn small; in a strip both side
    by side, as large as go into it."""
    _ground(painter, look, rect)
    rank, suit = code[0], code[1]
    colour, wide, corner = marks.suit_colour(look, suit), rect.width(), rect.topLeft()
    low = 0 < strip < INDEX.bottom()
    share = INDEX_FONT if not low else min(INDEX_FONT, strip * OF_STRIP)
    font = lettering.exact("numeral", wide * share)
    if rank == "T":
        font.setStretch(82)
    painter.setFont(font)
    painter.setPen(colour)
    index = INDEX if not low else QRectF(.02, 0, share * INDEX.width() / INDEX_FONT, strip)
    pip, size = (QPointF(.26, .68), .28) if not low else (QPointF(index.right() + strip * .4, strip / 2), strip * .72)
    painter.drawText(QRectF(corner + index.topLeft() * wide, index.size() * wide), int(Qt.AlignmentFlag.AlignCenter),
                     "10" if rank == "T" else rank)
    marks.pip(painter, suit, corner + pip * wide, size * wide, colour)
    if rank in COURTS:
        _court(painter, look, code, QRectF(corner + COURT.topLeft() * wide, COURT.size() * wide))
    else:
        marks.pip(painter, suit, corner + QPointF(.64 * wide, 1.0 * wide), .56 * wide, colour)


def _mini(painter: QPainter, look: Look, code: str, rect: QRectF) -> None:
    """The rank over half the width, and its pip."""
    _ground(painter, look, rect)
    colour, wide = marks.suit_colour(look, code[1]), rect.width()
    painter.setFont(lettering.exact("numeral", wide * .62))
    painter.setPen(colour)
    painter.drawText(QRectF(rect.x(), rect.y() + .04 * wide, wide, .66 * wide), int(Qt.AlignmentFlag.AlignCenter),
                     "10" if code[0] == "T" else code[0])
    marks.pip(painter, code[1], rect.topLeft() + QPointF(.5 * wide, 1.02 * wide), .46 * wide, colour)


def _court(painter: QPainter, look: Look, code: str, rect: QRectF) -> None:
    """The picture within the frame of our own pack's card."""
    renderer = QSvgRenderer(_own_svg(look.deck, code, look.palette.plain))
    renderer.setViewBox(FRAME)
    painter.setClipRect(rect)
    renderer.render(painter, rect)
    painter.setClipping(False)
