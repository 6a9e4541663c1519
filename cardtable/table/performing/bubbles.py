"""What is said at the table, in bubbles beside plates and cards, kept on the cloth."""
from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from cardtable.table.cloth.geometry import Z_SPEECH
from cardtable.table.items import CardItem, SpeechItem, SpotItem

if TYPE_CHECKING:
    from cardtable.table.cloth.scene import TableScene

TAIL = 32                    # from a bubble's left edge to the tip below it
EDGE = 8                     # between a bubble and the edge of the cloth, in pixels
BESIDE_PLATE = 20            # from a plate to a speaker's bubble, at unit 1


def say(scene: TableScene, player: int, text: str) -> None:
    """A bubble beside a player's plate, instead of those it would cover."""
    place, plate, bubble = scene.plates.place(player), scene.plates.of(player), scene.speeches[player]
    if place is None or plate is None or scene.ground is None or not plate.isVisible():
        return
    away = BESIDE_PLATE * scene.stage.look.unit
    middle = plate.pos() + QPointF(0, plate.size().height() / 2)
    side = scene.ground.speech(place)
    if side == "left":
        button = scene.button
        if button.isVisible() and button.sceneBoundingRect().right() > plate.pos().x() - 2 * away \
                and abs(button.home.y - middle.y()) < 4:
            away += button.size().width() + 6
        at = middle - QPointF(away, 0)
        bubble.say(text, at, "right", Z_SPEECH, at.x() - scene.cloth.left() - EDGE)
    elif side == "above":
        at = plate.pos() + QPointF(plate.size().width() / 2, -away / 2)
        bubble.say(text, at, "down", Z_SPEECH, plate.size().width())
    else:
        at = middle + QPointF(plate.size().width() + away, 0)
        bubble.say(text, at, "left", Z_SPEECH, scene.cloth.right() - EDGE - at.x())
    below = bubble.home.y + bubble.size().height() / 2 + EDGE - scene.cloth.bottom()
    if below > 0:
        bubble.put(bubble.home._replace(y=bubble.home.y - below))
    _off_instruments(scene, bubble)
    for other in scene.speeches.values():
        if other is not bubble and other.isVisible() and other.collidesWithItem(bubble):
            other.fade()


def _off_instruments(scene: TableScene, bubble: SpeechItem) -> None:
    """A bubble that would lie over an instrument rises from it, as far as the cloth goes."""
    said = bubble.sceneBoundingRect()
    for device in scene.instruments:
        seen = device.sceneBoundingRect()
        over = device.isVisible() and not device.OVER_CARDS and said.intersects(seen)
        if over and said.center().y() < seen.center().y():
            up = min(said.bottom() - seen.top() + 2, said.top() - scene.cloth.top() - 2)
            bubble.put(bubble.home._replace(y=bubble.home.y - max(0.0, up)))
            return


def say_law(scene: TableScene, item: CardItem | SpotItem | None, text: str) -> None:
    """A law beside the card or place it forbids, or over the tokens."""
    law, cloth = scene.law, scene.cloth
    if item is not None:
        lift = (item.lift if isinstance(item, CardItem) else 0) + 12 * scene.stage.look.unit
        at = QPointF(item.home.x, item.home.y - item.size().height() / 2 - lift)
    elif scene.ground is not None:
        at = scene.ground.tokens_at() - QPointF(0, 40 * scene.stage.look.furniture)
    else:
        return
    law.say(text, at, "down" if item is not None else "none", Z_SPEECH + 1)
    half = law.size().width() / 2
    aside = half - TAIL if item is not None else 0
    law.put(law.home._replace(x=min(max(at.x() + aside, cloth.left() + half + EDGE), cloth.right() - half - EDGE)))
