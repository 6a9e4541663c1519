"""The only card there is to play plays itself, where that is wanted."""
from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cardtable.table.sitting.host import Host

PAUSE = 500                  # milliseconds before it goes, at speed 1


def play_forced(host: Host) -> None:
    """After a question: if one card is the whole answer, and the setting allows, it goes after a moment.

    Only ever a card of the person's own hand, so that it tells nothing.
    """
    way, asked = host.settings["forced cards"], host.answering.asked
    if way == "off" or len(asked) != 1 or asked[0].calls or asked[0].opens or len(asked[0].cards) != 1:
        return
    (card, move), = asked[0].cards.items()
    lying = host.scene.lying
    item = lying.find(card)
    held = lying.items.get(lying.zone_of(item), []) if item is not None else []
    if way == "last" and len(held) != 1:
        return
    seat, before = asked[0].seat, len(host.croupier.steps)

    def go() -> None:
        if len(host.croupier.steps) == before and host.answering.asked == asked:
            host.croupier.answer(seat, move)

    host.clock.later(PAUSE * host.scene.stage.motion.speed / 1000, go)
