"""From events to what is heard of them, in step with what is seen."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from cardtable.rules.events import Event
from cardtable.table.items.motion import DEAL, GATHER, PLAY, STAGGER
from cardtable.table.sounds.heard import CARDS, INSTRUMENTS, PAID, SHUFFLED, Cue

if TYPE_CHECKING:
    from cardtable.table.cloth.scene import TableScene

LIES = .6                        # of its time after which a card that glides has all but arrived
CLOSEST = .03                    # seconds: what would be heard more quickly is heard once


def hear(scene: TableScene, events: Sequence[Event]) -> None:
    """What is heard of events that begin to be seen now, together; nothing of what is passed over."""
    if scene.stage.motion.at_once:
        return
    for cue in cues(scene, events):
        scene.stage.sounds.hear(cue)


def cues(scene: TableScene, events: Sequence[Event]) -> Iterator[Cue]:
    """The same, not yet heard."""
    event, pace = events[0], scene.stage.motion.speed / 1000       # seconds for a millisecond of the table
    motion = event.motion
    if event.kind == "shuffled":
        yield Cue(SHUFFLED)
    elif event.kind == "moved" and motion.one_by_one:
        every, number = STAGGER * pace, sum([len(one.cards) for one in events])
        yield Cue(CARDS[motion], DEAL.ms * LIES * pace, number if every >= CLOSEST else 1, every)
    elif event.kind == "moved":
        yield Cue(CARDS[motion], 0 if motion.swept else PLAY.ms * LIES * pace)
    elif event.kind == "showed":
        yield Cue(CARDS[motion])
    elif event.kind == "scored" and event.points:
        yield from _instrument(scene.instruments.shows(event.seat))
    elif event.kind == "paid" and event.points:
        sight = scene.sight
        kinds = [scene.instruments.holds(account, sight) for account in (event.src, event.dst)] if sight else []
        yield Cue(next((INSTRUMENTS[kind] for kind in kinds if kind in INSTRUMENTS), PAID), GATHER.ms * pace)


def _instrument(kind: str) -> Iterator[Cue]:
    if kind in INSTRUMENTS:
        yield Cue(INSTRUMENTS[kind])
