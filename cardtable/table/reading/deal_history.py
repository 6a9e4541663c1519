"""What the croupier remembers of a deal: all that has happened in it, and the hands as they were held."""
from __future__ import annotations

from collections.abc import Mapping, Sequence

from cardtable.cards import Cards
from cardtable.croupier.croupier import Croupier
from cardtable.croupier.hands import hands_held
from cardtable.croupier.steps import Step
from cardtable.rules.deal import Deal
from cardtable.rules.events import Event
from cardtable.showing.places import ZonePlace


def events_of(croupier: Croupier, deal: Deal, coup: int | None = None) -> list[Event]:
    """What has happened in a deal so far, faces and all: in its coup just now, or in this one."""
    coup = deal.coup if coup is None else coup
    return [event for step in croupier.steps if step.deal is deal and step.coup == coup for event in step.events]


def hands_of(croupier: Croupier, deal: Deal, zones: Mapping[int, ZonePlace], coup: int | None = None
             ) -> dict[int, Cards]:
    """By seat, the cards held when play began."""
    return hands_held(events_of(croupier, deal, coup), deal, zones)


def last_marks(steps: Sequence[Step], score: Sequence[int]) -> dict[int, int]:
    """By side, the points that it marked last in the game being played, whose score is this."""
    last: dict[int, int] = {}
    for step in [step for step in reversed(steps) if not step.deal.void]:
        for event in reversed(step.events):
            if event.kind == "scored" and not event.beside and event.points and score[event.seat] >= event.points:
                last.setdefault(event.seat, event.points)
        if len(last) == sum(map(bool, score)):
            break
    return last
