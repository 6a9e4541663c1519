"""Vignettes drawn: a window of baize in which cards and instruments lie."""
from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBitmap, QColor, QPainter, QPen, QRegion

from cardtable.devices import DEVICES
from cardtable.devices.dial_marker import drawn as dials
from cardtable.devices.dial_marker.marker import DialMarker
from cardtable.devices.pegboard import short_board_drawn
from cardtable.devices.signs.told import Sign
from cardtable.devices.slide import drawn as slides
from cardtable.games import part
from cardtable.showing.vignettes import HIGH, WIDE, Lying, Shown, Vignette
from cardtable.table.items import Place, Stage
from cardtable.table.items.motion import Motion
from cardtable.table.items.still import still
from cardtable.table.paint import cloth, deck, panels
from cardtable.table.paint.cache import PIXMAPS
from cardtable.table.paint.canvas import Picture, blank, painting, rounded, vertical
from cardtable.table.paint.look import Look

PACK = Vignette(tuple([Lying("back", 75 - n, 92 - 1.5 * n, 0, 58) for n in range(6)]))

RACK = 14                # the height of a bar in which cards stand
COUNTERS, LEFT, RIGHT, STEP = 4, 24.0, 224.0, 30.0
"""Of the slide: its counters, and where along the drawing of it they stand."""


@cache
def vignettes(game: str) -> dict[str, Vignette]:
    """The vignettes of a game, by form; empty for a game that has none drawn."""
    drawn = part(game, "vignette")
    return drawn.VIGNETTES if drawn else {}


def vignette(game: str, form: str = "") -> Vignette:
    """The vignette of a form, or of the game's first form; bare baize where none is drawn."""
    found = vignettes(game)
    return found.get(form) or next(iter(found.values()), Vignette(()))


@cache
def object_of(game: str) -> Vignette:
    """What stands on the game's place in the cabinet; a closed pack where none is drawn."""
    found = _kept(game, "OBJECT")
    return found if found.lying or found.shown else PACK


@cache
def panel_of(game: str) -> Vignette:
    """What lies on the baize beside the dialog of a new game."""
    return _kept(game, "PANEL")


def _kept(game: str, name: str) -> Vignette:
    return getattr(part(game, "vignette"), name, Vignette(()))


def window(look: Look, shown: Vignette, width: float, height: float, radius: float = 5) -> Picture:
    """The baize of this size with everything on it, as large as it can be."""
    image = blank(width, height, look.ratio)
    rect = QRectF(0, 0, width, height)
    scale = min(width / WIDE, height / HIGH)
    with painting(image) as painter:
        panels.felt(painter, look, rect, radius)
        painter.setClipPath(rounded(rect.adjusted(1, 1, -1, -1), radius))
        painter.translate(rect.center() - QPointF(WIDE, HIGH) * scale / 2)
        lay(painter, look, shown, scale)
    return Picture(image, 0)


def lay(painter: QPainter, look: Look, shown: Vignette, scale: float) -> None:
    """Instruments, cards, and what may lie on cards."""
    over = [thing for thing in shown.shown if thing.kind in DEVICES and DEVICES[thing.kind].OVER_CARDS]
    for thing in shown.shown:
        if thing not in over:
            draw_instrument(painter, look, thing, scale)
    for lying in shown.lying:
        card(painter, look, lying, scale)
    for thing in over:
        draw_instrument(painter, look, thing, scale)


def extent(look: Look, shown: Vignette) -> QRectF:
    """What `lay` covers, at scale 1, with the shadows."""
    image = blank(WIDE, 2 * WIDE, 1)
    with painting(image) as painter:
        painter.translate(0, WIDE / 2)
        lay(painter, look, shown, 1)
    seen = QRegion(QBitmap.fromImage(image.createAlphaMask())).boundingRect()
    return QRectF(seen).translated(0, -WIDE / 2)


def stand(painter: QPainter, look: Look, shown: Vignette, scale: float) -> None:
    """Cards, and the instruments before them."""
    for lying in shown.lying:
        card(painter, look, lying, scale)
    for thing in shown.shown:
        draw_instrument(painter, look, thing, scale)


def draw_instrument(painter: QPainter, look: Look, thing: Shown, scale: float) -> None:
    """An instrument with its score."""
    INSTRUMENTS.get(thing.kind, _device)(painter, look, thing, scale)


def card(painter: QPainter, look: Look, lying: Lying, scale: float) -> None:
    """A card; drawn at twice the pixel ratio, since turned lines would blur."""
    wide = lying.width * scale
    image, margin = deck.card(replace(look, ratio=look.ratio * 2), lying.card, wide, usual=True)
    painter.save()
    painter.translate(QPointF(lying.x, lying.y) * scale)
    painter.rotate(lying.turn)
    painter.drawImage(QPointF(-wide / 2 - margin, -deck.height(wide) / 2 - margin), image)
    painter.restore()


def _slide(painter: QPainter, look: Look, shown: Shown, scale: float) -> None:
    wide = shown.width * scale
    unit = wide / slides.LENGTH
    corner = QPointF(shown.x, shown.y) * scale - QPointF(wide, slides.HIGH * unit) / 2
    image, margin = slides.slide(look, wide)
    painter.drawImage(corner - QPointF(margin, margin), image)
    image, margin = slides.counter(look, slides.RADIUS * unit)
    reach = slides.RADIUS * unit + margin
    for counter in range(COUNTERS):
        marked = counter >= COUNTERS - shown.score
        along = RIGHT - (COUNTERS - 1 - counter) * STEP if marked else LEFT + counter * STEP
        painter.drawImage(corner + QPointF(along, slides.HIGH / 2) * unit - QPointF(reach, reach), image)


def _coin(painter: QPainter, look: Look, shown: Shown, scale: float) -> None:
    radius = shown.width / 2 * scale
    image, margin = cloth.coin(look, str(shown.score), radius)
    painter.drawImage(QPointF(shown.x, shown.y) * scale - QPointF(radius + margin, radius + margin), image)


def _short_board(painter: QPainter, look: Look, shown: Shown, scale: float) -> None:
    wide = shown.width * scale
    image, margin = short_board_drawn.board(look, wide, shown.numbers)
    reach = QPointF(wide / 2 + margin, short_board_drawn.HIGH / short_board_drawn.LENGTH * wide / 2 + margin)
    painter.drawImage(QPointF(shown.x, shown.y) * scale - reach, image)


def _device(painter: QPainter, look: Look, shown: Shown, scale: float) -> None:
    """As it lies on the table, without a caption."""
    with PIXMAPS.passing():
        _drawn_once(painter, look, shown, scale)


def _drawn_once(painter: QPainter, look: Look, shown: Shown, scale: float) -> None:
    wide = shown.width * scale
    owners = [""] * len(shown.numbers[-1] if shown.numbers else ())
    device = DEVICES[shown.kind](Stage(look, Motion(speed=0)), owners, goal=shown.goal)
    device.words_below.hide()
    if isinstance(device, Sign):
        device.bear(shown.text)
    device.put(Place(0, 0, width=wide))
    for numbers in shown.numbers:
        device.show_numbers(numbers)
    shrunk = 1 if isinstance(device, Sign) else wide / device.size().width()         # only what a sign bears is read
    rises = max(0.0, device.size().height() * shrunk - wide) / 2 if isinstance(device, Sign) else 0.0
    painter.save()
    painter.translate(QPointF(shown.x, shown.y) * scale - QPointF(0, rises))         # one no smaller stands as low
    painter.scale(shrunk, shrunk)
    still(painter, device)
    painter.restore()


def _dials(painter: QPainter, look: Look, shown: Shown, scale: float) -> None:
    """A case of dials as the table has it, however small: here no figure need be read."""
    device = DEVICES[shown.kind]
    assert issubclass(device, DialMarker)
    size, wide = dials.measure(len(device.units)), shown.width * scale
    unit = wide / size.width()
    corner = QPointF(shown.x, shown.y) * scale - QPointF(wide, size.height() * unit) / 2
    image, margin = dials.case(look, wide, device.units, [""] * len(device.units), device.leather, device.studs)
    painter.drawImage(corner - QPointF(margin, margin), image)
    image, _ = dials.hand(replace(look, ratio=look.ratio * 2), unit)
    reach = dials.RADIUS * unit
    for dial, ten in enumerate(device.units):
        painter.save()
        painter.translate(corner + dials.middle(dial) * unit)
        painter.rotate(shown.score // ten % 10 * 36)
        painter.drawImage(QPointF(-reach, -reach), image)
        painter.restore()


def _rack(painter: QPainter, look: Look, shown: Shown, scale: float) -> None:
    """A bar of walnut with a brass line, in which cards stand."""
    colours, wide, high = look.palette, shown.width * scale, RACK * scale
    bar = QRectF(shown.x * scale - wide / 2, shown.y * scale - high / 2, wide, high)
    painter.setPen(QPen(QColor("#FFFFFF" if colours.plain else colours.walnut_dark), 1))
    painter.setBrush(QColor("#000000") if colours.plain else vertical(bar, (
        (0, colours.walnut_light), (.2, colours.walnut), (1, colours.walnut_dark))))
    painter.drawRoundedRect(bar, 3 * scale, 3 * scale)
    painter.setPen(QPen(QColor(colours.brass), max(1.0, .8 * scale)))
    line = bar.adjusted(5 * scale, 0, -5 * scale, 0)
    painter.drawLine(QPointF(line.left(), line.center().y()), QPointF(line.right(), line.center().y()))


INSTRUMENTS: dict[str, Callable[[QPainter, Look, Shown, float], None]] = {
    "slide": _slide, "coin": _coin, "short board": _short_board, "dials": _dials,
    "meld dials": _dials, "red meld dials": _dials, "rack": _rack}
