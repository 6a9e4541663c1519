"""Room for paper on the cloth: what stands in its upper half moves up."""
from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QRectF

from cardtable.devices.folding import Folding
from cardtable.table.cloth import overlaps
from cardtable.table.cloth.geometry import Furniture
from cardtable.table.cloth.scene import TableScene
from cardtable.table.items import PlateItem

EDGE = 8                     # pixels left between what has moved up and what lies above it
FAR = .25                    # of the cloth's height: plates above that stand at its far edge


def upper(scene: TableScene) -> dict[Furniture, QRectF]:
    """The instruments of the upper half, with where they lie now, once some have moved up those alone; but of what
    folds no more than stands at the far edge, for words that lie folded lower down may be covered.  And the plates at
    that edge, which an oval cloth keeps where they are, because it narrows there."""
    middle, far = scene.cloth.center().y(), scene.cloth.top() + FAR * scene.cloth.height()
    devices = {one.place: rect for one in scene.instruments.all if one.device.isVisible()
               if (rect := one.device.lies).center().y() < far or not isinstance(one.device, Folding)}
    moved = scene.ground.raised if scene.ground is not None else {}
    found: dict[Furniture, QRectF] = {place: rect for place, rect in devices.items()
                                      if (place in moved if moved else rect.center().y() < middle)}
    if not _oval(scene):
        plates = {place: plate.sceneBoundingRect() for place, plate in scene.plates.placed()}
        found |= {place: rect for place, rect in plates.items() if rect.center().y() < far}
    return found


def heads(scene: TableScene, near: float) -> list[float]:
    """The upper edges of plates and instruments whose middles lie lower than `near`, with what has been taken from a
    pool and is told above them."""
    plates = [plate.sceneBoundingRect() for plate in scene.plates if plate.isVisible()]
    devices = [(one.sceneBoundingRect(), one.taken) for one in scene.instruments if one.isVisible()]
    return [*[rect.top() for rect in plates if rect.center().y() > near],
            *[rect.top() if taken is None else taken.top() for rect, taken in devices if rect.center().y() > near]]


def make_room(scene: TableScene, wanted: float) -> None:
    """So many pixels, as far as the cloth goes; cards that would lie beneath what has moved are out of sight.  What
    would come to lie on an oval's rim stays, beneath the paper.  With 0 everything goes back to its place, cards
    excepted, which come back with the next deal."""
    _raise(scene, {}, back=wanted <= 0)
    moved = upper(scene) if wanted > 0 else {}
    still = [] if _oval(scene) else [plate.sceneBoundingRect() for place, plate in scene.plates.placed()
                                     if place not in moved]
    up = min([wanted, *[_room(scene.cloth, rect, still) for rect in moved.values()]])
    if _oval(scene):
        moved = {place: rect for place, rect in moved.items() if _within(scene, rect.translated(0, -up))}
    if moved and up > 0:
        _raise(scene, dict.fromkeys(moved, up))
        for item in scene.lying.all():
            if any(item.sceneBoundingRect().intersects(rect.translated(0, -up)) for rect in moved.values()):
                item.hide()


def hidden_plates(scene: TableScene) -> list[PlateItem]:
    """On an oval cloth, where plates cannot move, those beneath an instrument that has moved up: the slip tells all
    that they say."""
    if scene.ground is None or not scene.ground.raised or not _oval(scene):
        return []
    moved = [one.device.sceneBoundingRect() for one in scene.instruments.all if one.place in scene.ground.raised]
    return [plate for plate in scene.plates if any(plate.sceneBoundingRect().intersects(rect) for rect in moved)]


def _oval(scene: TableScene) -> bool:
    return scene.ground is not None and scene.ground.places.cloth == "oval"


def _within(scene: TableScene, rect: QRectF) -> bool:
    """Whether its middle would lie on the cloth, which narrows towards its ends."""
    assert scene.ground is not None
    left, right = scene.ground.reach(rect.center().y(), 0)
    return left <= rect.center().x() <= right


def _raise(scene: TableScene, raised: Mapping[Furniture, float], back: bool = False) -> None:
    """These lie so many pixels higher than their places; all else where it belongs.  When they are put `back` what
    folds comes to lie on no plate, as it does not when the table is laid."""
    if scene.ground is not None:
        scene.ground.raised = raised
        scene.plates.put(scene.ground)
        scene.instruments.put(scene.ground, [plate.sceneBoundingRect() for plate in scene.plates if plate.isVisible()]
                              if back else [])
        scene.place_button()
        overlaps.paint_anew(scene)


def _room(cloth: QRectF, rect: QRectF, still: list[QRectF]) -> float:
    """How far it can move up, below the edge of the cloth and what stays there."""
    above = [one.bottom() for one in still
             if one.bottom() <= rect.top() and one.left() < rect.right() and rect.left() < one.right()]
    return rect.top() - max([cloth.top(), *above]) - EDGE
