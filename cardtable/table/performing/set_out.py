"""The whole table as it stands at one moment, without all that has led to it."""
from __future__ import annotations

from collections.abc import Mapping, Sequence

from cardtable.rules.events import Event
from cardtable.table.cloth.scene import TableScene
from cardtable.table.cloth.sight import Sight
from cardtable.table.items import carry
from cardtable.table.performing.performance import places_of_trick


def set_out(scene: TableScene, sight: Sight, events: Sequence[Event], marks: Mapping[int, int], glide: bool = False
          ) -> None:
    """`events` are those of the deal so far, `marks` by side the points marked last.

    With `glide` the cards that can be seen travel there from where they lie.
    """
    lying = scene.lying
    scene.furnish(sight)
    scene.reciting.end()
    scene.recite(sight.places.recital.now(sight.deal))
    there = {item for item in lying.all() if item.isVisible()} if glide else set()
    lying.match(sight.deal.zone, places_of_trick(events, sight))
    going = [(item, home) for item, home in lying.astray(list(lying.items)) if item in there]
    travelling = {item for item, _ in going}
    for zone in lying.items:
        homes = lying.homes(zone)
        for item, home in homes:
            if item not in travelling:
                item.put(home)
        lying.lie(zone, homes)
    if going:
        carry(scene.stage, going)
    scene.tell(sight)
    scene.instruments.recall(marks, sight)
