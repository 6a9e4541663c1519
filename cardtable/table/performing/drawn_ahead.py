"""Cards are drawn as pictures before they move: a court takes longer than half a frame, and all that are turned over at
once would make several late."""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from cardtable.cards import BACK, Card
from cardtable.rules.events import Event
from cardtable.table.cloth.scene import TableScene
from cardtable.table.items.card import Face
from cardtable.table.performing.queue import Done

SHAPES = "row", "sequence", "fan", "trick"       # zones whose cards all lie as themselves, whole and with a shadow


def faces(scene: TableScene, events: Sequence[Event]) -> list[Done]:
    """What draws those that one motion will show, face or back, each where it is not at hand already."""
    pixmaps = scene.stage.pixmaps
    return [lambda face=face: face.kept(pixmaps) for face in dict.fromkeys(_shown(scene, events))  # type: ignore[misc]
            if not face.at_hand(pixmaps)]


def _shown(scene: TableScene, events: Sequence[Event]) -> Iterator[Face]:
    """Where a card comes to lie; and one that is turned on its way also as wide as it was."""
    lying, look = scene.lying, scene.stage.look
    coming = Counter([event.dst for event in events for _ in event.cards])
    for event in events:
        place, ground = lying.place(event.dst), lying.ground
        if place is None or ground is None or place.shape not in SHAPES:
            continue
        count = len(lying.items.get(event.dst, ())) + coming[event.dst]
        last = ground.zone(place, count, [0] * count)[-1]
        width, held = max(1.0, look.snapped(last.width)), lying.items.get(event.src, [])
        there, apart = {item.card for item in held}, event.motion.one_by_one
        backs: list[Card] = [BACK] if apart else []              # so they travel, and are turned when they lie
        for card in (*backs, *[lying.shown(event.dst, card) for card in event.cards]):
            if not apart and card not in there and held:
                yield Face.of(look, card, held[0].width, bool(last.turn))
            yield Face.of(look, card, width, bool(last.turn))
