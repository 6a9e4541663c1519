"""The layout yields to the book that slides over the cloth: beneath it lay whole hands, plates and scores, and a card
of the very trick of which it spoke.  What is left must be wide enough for it; where all of it must be seen it yields
on any cloth: in a lesson, which points now here, now there, where a dummy lies, which is read, and where letters are
larger than usual, with which the page takes up to half."""
from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QRectF

from cardtable.rules.deal import Deal
from cardtable.table.cloth import captions, cut_off, parting
from cardtable.table.cloth.card_items import Lying
from cardtable.table.cloth.geometry import Ground
from cardtable.table.cloth.instruments import Instruments
from cardtable.table.cloth.name_plates import NamePlates
from cardtable.table.cloth.reciting import Reciting
from cardtable.table.cloth.sight import Sight
from cardtable.table.items import SpeechItem, Stage, carry
from cardtable.table.items.motion import PLAY

WIDE_ENOUGH = 1.4                # of what is left of a cloth, in its heights, for all that lies on it


class Yielding(captions.Captioned, parting.Crowded, Protocol):
    """What lies on a cloth; `gives_room` says that all of it is to be seen, `covered` from which x something lies over
    it."""

    gives_room: bool
    covered: float | None
    stage: Stage
    lying: Lying
    plates: NamePlates
    instruments: Instruments
    reciting: Reciting
    speeches: dict[int, SpeechItem]
    sight: Sight | None

    def shown(self) -> Deal: ...

    def place_tokens(self) -> None: ...

    def place_button(self) -> None: ...


def laid_on(scene: Yielding, cloth: QRectF, covered: float | None) -> QRectF:
    """The part of the cloth on which everything is laid, if from the x `covered` on something lies over it."""
    if covered is None:
        return cloth
    found = QRectF(cloth)
    found.setRight(min(cloth.right(), covered))
    must = scene.gives_room or scene.stage.look.text > 1 or _has_dummy(scene.lying)
    return found if must or found.width() >= WIDE_ENOUGH * found.height() else cloth


def _has_dummy(lying: Lying) -> bool:
    return any(place.role == "dummy" and lying.items.get(zone) for zone, place in lying.zones.items())


def make_way(scene: Yielding, ground: Ground) -> None:
    """Elsewhere the own hand, the tokens and what is told over them make room for it."""
    moved, lying = ground.covered != scene.covered, scene.lying
    ground.covered = scene.covered
    if moved and scene.sight is not None:
        scene.plates.tell_purses(range(len(scene.sight.players)), scene.shown())     # each with all of its words again
        parting.shift(scene, ground, {})         # what has gone aside for the book need not when that has gone
    parting.part(scene, with_tokens=False)       # they are laid afterwards
    drawn = cut_off.draw_in(scene, ground)
    if moved:
        captions.place(scene)                    # each by its cards again, before it goes clear of what lies there now
        scene.place_button()
    for zone, place in lying.zones.items():
        if (place.near_hand or zone in drawn or lying.place(zone) is not place) and lying.astray((zone,)):
            carry(scene.stage, lying.homes(zone), PLAY)
    scene.reciting.put()
    scene.place_tokens()
    for speech in scene.speeches.values():
        if speech.isVisible() and speech.sceneBoundingRect().right() > ground.free.right():
            speech.fade()                        # the book tells the same


def settle(scene: Yielding) -> None:
    """Where all has been laid on another part of the cloth: what went aside for plates that said something else there
    parts from them as they are now; from the tokens first, where else more of it would be out of sight."""
    out = len(parting.hidden(scene))
    parting.forget(scene)
    parting.part(scene, with_tokens=False)
    if scene.ground is not None and cut_off.draw_in(scene, scene.ground):
        scene.lying.put_all()
    captions.place(scene)
    scene.place_button()
    scene.place_tokens()
    if len(parting.hidden(scene)) > out:
        parting.forget(scene)
        for thing in parting.hidden(scene):
            thing.setOpacity(1)
        scene.place_tokens()
        parting.part(scene)
