"""What a table says before a deal, and when a move has been shown, in parts: each may have a turn of the event loop of
its own."""
from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Protocol, cast

from PySide6.QtWidgets import QGraphicsScene

from cardtable.rules.deal import Deal
from cardtable.table.cloth import captions, overlaps, parting
from cardtable.table.cloth.geometry import Ground
from cardtable.table.cloth.instruments import Balances, Done
from cardtable.table.cloth.proofs import Proofs
from cardtable.table.cloth.sight import Sight

PLATES = 4                   # that are told in one turn
Part = Callable[[Sight], None]


class Telling(captions.Captioned, parting.Crowded, Protocol):
    """A table that says how it stands."""

    ground: Ground | None
    sight: Sight | None
    told: Sight | None
    proofs: Proofs

    def furnish(self, sight: Sight) -> None: ...

    def clear_button(self) -> None: ...

    def recite(self, zone: int | None) -> tuple[int, ...]: ...

    def shown(self) -> Deal: ...


def begin(scene: Telling, sight: Sight, stood: Balances) -> list[Done]:
    """The table before a deal: nothing is said of it yet, and the instruments stand as the last has left them."""
    def furnish() -> None:
        scene.recite(None)
        parting.forget(scene)
        scene.furnish(sight)
        scene.payments.tell(stood.purse)

    def say_nothing() -> None:
        scene.place_button()
        for told in scene.captions.values():
            told.text = ""
        scene.due.clear()
        scene.brackets.clear()

    return [furnish, *[lambda some=some: scene.plates.begin(sight, scene.shown(), some)
                       for some in _some(scene)], say_nothing,
            *[partial(scene.instruments.tell, sight, before=stood, some=some) for some in scene.instruments.singly()]]


def _some(scene: Telling) -> list[slice]:
    """Of the plates, as many as are told in one turn; there may be others by then."""
    firsts = range(0, max(1, len(scene.plates.all)), PLATES)
    return [slice(first, None if first == firsts[-1] else first + PLATES) for first in firsts]


def parts(scene: Telling, sight: Sight, moving: bool) -> list[list[Done]]:
    """Plates, captions, scores and coins as they stand, what belongs together in a list of its own: words give way to
    what instruments say."""
    def glow() -> None:
        scene.lying.glow(scene.talk.making(sight.deal), scene.talk.told_to_play(sight.deal))
        scene.told = sight

    return [[lambda: scene.payments.tell(sight.deal.purse, sight)],
            [partial(scene.instruments.tell, sight, moving, some=some) for some in scene.instruments.singly()],
            [partial(part, sight) for part in words(scene)], [glow]]


def words(scene: Telling) -> list[Part]:
    """Plates and captions as they stand in a sight."""
    def tell(some: slice, sight: Sight) -> None:
        scene.sight = sight
        scene.plates.tell(sight, some)
        scene.clear_button()                     # the turn in which it is laid anew may be some frames away

    def write(sight: Sight) -> None:
        """Captions, and all clear of each other: plates have grown with their words."""
        captions.write(scene, sight)
        if scene.ground is not None:
            scene.due.tell(sight.deal)
            scene.brackets.tell(sight.deal)
            scene.proofs.tell(scene.talk.proof(sight.deal, sight.short))
            parting.part(scene)
            captions.place(scene)
            scene.place_button()
            overlaps.show_captions(scene)
            overlaps.paint_anew(cast(QGraphicsScene, scene))
            scene.reciting.offer_again()

    return [*[partial(tell, some) for some in _some(scene)], partial(captions.draw, scene), write]
