"""Where on the cloth the things lie that a lesson points at."""
from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker, QPolygonF
from PySide6.QtWidgets import QGraphicsWidget

from cardtable.cards import BY_TEXT
from cardtable.table.cloth.scene import TableScene
from cardtable.table.items import CardItem, GradedToken, TokenItem
from cardtable.tutor.arranged import named
from cardtable.tutor.lesson import Page, Target, leads

CORNER = 6.0             # radius of the corners of what is ringed, in pixels
AIR = 4.0                # between a thing and its ring
SLIVER = 4.0             # half of what must be seen of a card in breadth to be ringed


def outlines(scene: TableScene, target: Target) -> list[QPainterPath]:
    """Rings for a target, in the scene's pixels; none for what is not there."""
    kind, name = target
    sight = scene.sight
    if sight is None:
        return []
    if kind == "card":
        item = scene.lying.find(BY_TEXT[name])
        return [_seen(scene, item)] if item is not None else []
    if kind == "hand":
        return _zones(scene, [zone for zone, place in scene.lying.zones.items() if place.own_hand])
    if kind == "zone":
        return _zones(scene, [named(sight.deal)[name]])
    if kind == "plate":
        return [_about(plate) for holder, plate in scene.plates.all.items()
                if holder.player == int(name) and plate.isVisible()][:1]
    if kind == "device":
        devices = [one.device for one in scene.instruments.all if one.place.kind == name]
        return [_about(device) for device in devices if device.isVisible()]
    if kind == "pot":
        return [_about(pot) for place, pot, _ in scene.payments.pots.values() if place.pot == name and pot.isVisible()]
    if kind == "token":
        called = {token: (token.named or token.label).lower() for token in scene.tokens}
        exact = [token for token, said in called.items() if said == name.lower()]
        return [_about(token) for token in exact or [token for token, said in called.items()
                                                     if said.startswith(name.lower())]]
    return []


def leading(scene: TableScene, page: Page) -> TokenItem | None:
    """The token to be pressed next for the page's move: of those that may be, the one that says most of it, though it
    may have to be raised first."""
    found = [token for token in scene.tokens if token.isEnabled() and page.do and leads(_sure(token), page.do)]
    return max(found, key=lambda token: len(_sure(token)), default=None)


def _sure(token: TokenItem) -> tuple[Any, ...]:
    """As much of a move as it says whatever its number."""
    return token.prefix if isinstance(token, GradedToken) else token.says


def ring(item: QGraphicsWidget) -> QPainterPath:
    """About one thing."""
    return _about(item)


def _zones(scene: TableScene, zones: Iterable[int]) -> list[QPainterPath]:
    """One ring about all the cards of each, round plates that lie close to them."""
    plates = [_about(plate, 1) for plate in scene.plates if plate.isVisible()]
    found = []
    for zone in zones:
        items = scene.lying.items.get(zone, ())
        if items:
            about = QRectF()
            for item in items:
                about |= item.riser.sceneBoundingRect()
            path = _round(about.adjusted(-AIR, -AIR, AIR, AIR))
            for plate in plates:
                path = path.subtracted(plate)
            found.append(path)
    return found


def _seen(scene: TableScene, item: CardItem) -> QPainterPath:
    """A ring about what is seen of a card where it has risen: all but what the next of its row lie over, and no sliver
    that looks out beyond them."""
    if item.seen == 1:
        return _about(item.riser)
    path = _about(item.riser, 0)
    held = scene.lying.items[scene.lying.zone_of(item)]
    for other in held[held.index(item) + 1:]:
        path = path.subtracted(_about(other.riser, 0))
    core = _without_crumbs(path.subtracted(_rim(path, SLIVER)))
    return _without_crumbs(core.united(_rim(core, SLIVER + AIR)).simplified())


def _without_crumbs(path: QPainterPath) -> QPainterPath:
    """Its outline but what is left where the corners of risen cards meet: parts no larger than a sliver either way,
    and holes, which nothing lying over a card from the side makes."""
    parts = [part for part in path.toSubpathPolygons()
             if max(part.boundingRect().width(), part.boundingRect().height()) > 2 * SLIVER]
    found = QPainterPath()
    for part in parts:
        if not any(other.containsPoint(part.first(), Qt.FillRule.OddEvenFill) for other in parts if other is not part):
            found.addPolygon(part)
            found.closeSubpath()
    return found


def _rim(path: QPainterPath, wide: float) -> QPainterPath:
    """All that is no farther than this from its outline, inside and out."""
    stroker = QPainterPathStroker()
    stroker.setWidth(2 * wide)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return stroker.createStroke(path)


def _about(item: QGraphicsWidget, air: float = AIR) -> QPainterPath:
    """A ring about one thing, `air` away, turned as it is turned; of a card's riser, which is where it is seen."""
    size = item.size()
    corners = QRectF(0, 0, size.width(), size.height()).adjusted(-air, -air, air, air)
    if item.sceneTransform().isTranslating() and not item.sceneTransform().isRotating():
        return _round(item.mapRectToScene(corners))
    path = QPainterPath()
    path.addPolygon(QPolygonF([item.mapToScene(QPointF(*at)) for at in (
        (corners.left(), corners.top()), (corners.right(), corners.top()), (corners.right(), corners.bottom()),
        (corners.left(), corners.bottom()))]))
    path.closeSubpath()
    return path


def _round(rect: QRectF) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(rect, CORNER, CORNER)
    return path
