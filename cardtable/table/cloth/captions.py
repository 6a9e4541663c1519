"""What is written below cards: for who sees them now, and for nobody else."""
from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Protocol

from PySide6.QtCore import QRectF

from cardtable.showing.talk import Talk
from cardtable.table.cloth import geometry as layers
from cardtable.table.cloth import overlaps
from cardtable.table.cloth.geometry import Ground
from cardtable.table.cloth.sight import Sight
from cardtable.table.items import CaptionItem, Place

BETWEEN = 10                     # pixels between words side by side
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
    _part(list(scene.captions.values()), scene.cloth)


def _part(captions: Sequence[CaptionItem], cloth: QRectF) -> None:
    """Captions of one row that would run into each other give way to both sides, as far as the cloth goes; where it
    ends on one side the other gives way for both."""
    shown = sorted([words for words in captions if words.text], key=lambda words: words.home.x)
    for one, other in pairwise(shown):
        half, wide = one.size().width() / 2, other.size().width() / 2
        over = one.home.x + half + BETWEEN - (other.home.x - wide)
        if over > 0 and abs(one.home.y - other.home.y) < (one.size().height() + other.size().height()) / 2:
            least, most = cloth.left() + half + overlaps.OFF_RAIL, cloth.right() - wide - overlaps.OFF_RAIL
            right = min(max(one.home.x - over / 2, least) + half + BETWEEN + wide, most)
            one.put(one.home._replace(x=max(right - wide - BETWEEN - half, least)))
            other.put(other.home._replace(x=right))
