"""Cards shown that stay where they are: turned over, looked at, and turned back; those of a packet are laid in a row
meanwhile, so that each can be read."""
from __future__ import annotations

from collections.abc import Sequence

from cardtable.cards import BACK, Cards
from cardtable.table.cloth.geometry import Z_TOKEN
from cardtable.table.cloth.scene import TableScene
from cardtable.table.items import CardItem, Place, carry, turn_over
from cardtable.table.items.moves import half_height
from cardtable.table.performing.queue import Act, Done, Procession

SHOWN = 1500                 # a card shown that stays in the hand lies open so long
READ = 2400                  # and several in a row
LOOKED = 4000                # and what is looked at, to be remembered
PACKED = frozenset({"packets", "pile", "heap"})          # shapes in which cards lie on one another
WIDTH, STEP, EDGE = 60, .7, 8                            # at unit 1; of the width; pixels from the edge of the cloth


def acts(scene: TableScene, procession: Procession, zone: int, cards: Cards) -> list[Act]:
    """What happens one after the other."""
    turned: list[CardItem] = []
    homes: list[Place] = []
    place = scene.lying.place(zone)
    packed = place is not None and place.shape in PACKED and len(cards) > 1

    def lay_open(done: Done) -> None:
        held = scene.lying.items.get(zone, [])
        wanted = [card for card in cards if not any(item.card is card for item in held)]
        turned[:] = [item for item in held if item.card is BACK][-len(wanted):] if wanted else []
        homes[:] = [item.home for item in turned]
        over = list(zip(turned, wanted))
        if packed and turned:
            rows = in_a_row(scene, homes)
            carry(scene.stage, list(zip(turned, rows)), done=lambda: turn_over(scene.stage, over, done))
        else:
            turn_over(scene.stage, over, done)

    def take_up(done: Done) -> None:
        back = list(zip(turned, homes))
        turn_over(scene.stage, [(item, BACK) for item in turned],
                  (lambda: carry(scene.stage, back, done=done)) if packed and back else done)

    return [lay_open, procession.rest(READ if packed else SHOWN), take_up]


def in_a_row(scene: TableScene, homes: Sequence[Place]) -> list[Place]:
    """Places side by side about these, as near as the cloth allows, over all that lies there."""
    unit, cloth = scene.stage.look.unit, scene.cloth
    wide = max(homes[0].width, WIDTH * unit)
    step, half = STEP * wide, half_height(Place(0, 0, 0, wide))
    long = wide + (len(homes) - 1) * step
    x = sum([one.x for one in homes]) / len(homes) - long / 2
    y = sum([one.y for one in homes]) / len(homes)
    left = min(max(x, cloth.left() + EDGE), cloth.right() - EDGE - long)
    middle = min(max(y, cloth.top() + EDGE + half), cloth.bottom() - EDGE - half)
    return [Place(left + wide / 2 + n * step, middle, 0, wide, Z_TOKEN - len(homes) + n) for n in range(len(homes))]
