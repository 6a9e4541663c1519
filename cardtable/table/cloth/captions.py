"""What is written below cards: for who sees them now, and for nobody else."""
from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QRectF

from cardtable.showing.talk import Talk
from cardtable.table.cloth import geometry as layers
from cardtable.table.cloth import overlaps
from cardtable.table.cloth.geometry import Ground
from cardtable.table.cloth.sight import Sight
from cardtable.table.items import Place

NARROWEST = .95                  # of a line, on a low cloth: letters shrink less than cards


class Captioned(overlaps.OnCloth, Protocol):
    """A cloth on which cards have words."""

    talk: Talk
    ground: Ground | None
    cloth: QRectF


def tell(scene: Captioned, sight: Sight) -> None:
    """All of them anew, where cards are shown or covered and nothing else changes."""
    write(scene, sight)
    if scene.ground is not None:
        place(scene)
        overlaps.show_captions(scene)


def draw(scene: Captioned, sight: Sight) -> None:
    """The words as pictures, before they are seen."""
    for zone, words in scene.captions.items():
        words.draw_ahead(_words(scene, sight, zone))


def write(scene: Captioned, sight: Sight) -> None:
    """The words, not yet in their places."""
    for zone, words in scene.captions.items():
        words.text = _words(scene, sight, zone)


def _words(scene: Captioned, sight: Sight, zone: int) -> str:
    wanted = scene.lying.items.get(zone) and (scene.reciting.recital is None or zone != scene.lying.recited)
    return scene.talk.caption(sight.deal, zone, sight.short) if wanted else ""


def place(scene: Captioned) -> None:
    """Beside their cards, on the cloth, and none on another."""
    ground = scene.ground
    assert ground is not None
    for zone, words in scene.captions.items():
        at = scene.lying.place(zone)
        if at is not None and words.text:
            words.keep_within(at.caption_wide * max(NARROWEST, ground.unit ** .5))
            words.dress()
            middle = ground.caption(at, len(scene.lying.items.get(zone, ())), words.size().width())
            high = words.size().height()
            if at.caption_wide and at.caption == "below":                # the first of its lines lies where one would
                middle.setY(middle.y() + words.beyond / 2)
            y = min(middle.y(), scene.cloth.bottom() - high / 2 - 2)
            words.put(Place(overlaps.within_reach(ground, middle.x(), y, words), y, 0, 0, layers.Z_CAPTION))
    overlaps.part(list(scene.captions.values()), scene.cloth)
