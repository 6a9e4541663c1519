"""What others play while a person waits can be passed over: it is played at once, until he is concerned again."""
from __future__ import annotations

from cardtable.croupier.steps import Step
from cardtable.table.ending.game_ending import is_over
from cardtable.table.items.motion import Motion
from cardtable.table.performing.queue import Procession
from cardtable.table.reading.chair import Chair
from cardtable.table.wording.keys import PASS_OVER

WAITING = f"You wait while the others play. The menu, or {PASS_OVER.name}, passes their deals over."


class PassingOver:
    """While it is `going` nothing travels, nobody takes his time, and no slip is laid between two deals."""

    def __init__(self, chair: Chair, motion: Motion, procession: Procession) -> None:
        self.chair, self.motion, self.procession = chair, motion, procession
        self._pace: float | None = None          # of the companions, which they have again afterwards

    @property
    def going(self) -> bool:
        """Whether deals are being passed over."""
        return self._pace is not None

    @property
    def possible(self) -> bool:
        """Whether every person at this screen waits while others play."""
        croupier = self.chair.croupier
        persons, deal = croupier.persons(), croupier.sitting.match.deal()
        return (bool(persons) and self.chair.fixed is None and not croupier.sitting.over and not croupier.teaching
                and not any(deal.seats_of(person) for person in persons))

    def begin(self) -> None:
        """What moves or lies there to be looked at is completed, and all that follows."""
        if self.going or not self.possible:
            return
        self._pace, self.chair.croupier.pace = self.chair.croupier.pace, 0
        self.motion.at_once = True
        self.procession.hurry(to_end=True)

    def end(self) -> None:
        """Things are seen again as they happen."""
        if self._pace is not None:
            self.chair.croupier.pace, self._pace = self._pace, None
            self.motion.at_once = False

    def keep(self) -> None:
        """A move was made: it ends with the first that is of a deal in which a person plays."""
        if not self.possible:
            self.end()

    def beyond(self, step: Step) -> bool:
        """Whether it goes on though this step has ended a deal; else it ends, for there is something to be read."""
        if self.going and (not self.possible or is_over(step, self.chair)):
            self.end()
        return self.going
