"""What a table says when a move has been shown, in parts of which each may have a turn of the event loop of its own."""
from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from cardtable.table.cloth import captions, overlaps, parting
from cardtable.table.cloth.instruments import Done
from cardtable.table.cloth.sight import Sight

if TYPE_CHECKING:
    from cardtable.table.cloth.scene import TableScene

PLATES = 4                   # that are told in one turn
Part = Callable[[Sight], None]


def parts(scene: TableScene, sight: Sight, moving: bool) -> list[list[Done]]:
    """Plates, captions, scores and coins as they stand, what belongs together in a list of its own: words give way to
    what instruments say."""
    def glow() -> None:
        scene.lying.glow(scene.talk.making(sight.deal), scene.talk.told_to_play(sight.deal))
        scene.told = sight

    return [[lambda: scene.payments.tell(sight.deal.purse, sight)], [lambda: scene.instruments.tell(sight, moving)],
            [partial(part, sight) for part in words(scene)], [glow]]


def words(scene: TableScene) -> list[Part]:
    """Plates and captions as they stand in a sight."""
    firsts = range(0, max(1, len(scene.plates.all)), PLATES)

    def tell(first: int, sight: Sight) -> None:
        scene.sight = sight
        scene.plates.tell(sight, first, None if first == firsts[-1] else first + PLATES)

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
            overlaps.paint_anew(scene)
            scene.reciting.offer_again()

    return [*[partial(tell, first) for first in firsts], partial(captions.draw, scene), write]
