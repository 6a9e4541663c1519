"""Asking: the person in the chair is offered what he may do; a forced card goes by itself; rights are used here."""
from __future__ import annotations

from PySide6.QtCore import QObject

from cardtable.croupier.steps import Clock
from cardtable.rules.laws import Law
from cardtable.rules.moves import Move
from cardtable.store import Settings
from cardtable.table.asking.answering import Answering
from cardtable.table.cloth.scene import TableScene
from cardtable.table.performing.queue import forgiven
from cardtable.table.sitting.chair import Chair
from cardtable.table.sitting.play_forced import PAUSE, forced_move


class Asking:
    """Puts the croupier's question to the chair, and takes the answer to the croupier."""

    def __init__(self, chair: Chair, scene: TableScene, clock: Clock, settings: Settings, parent: QObject) -> None:
        self.chair, self.scene, self.clock, self.settings = chair, scene, clock, settings
        self.answering = Answering(scene, chair.croupier.answer, parent=parent)

    def quiet(self) -> None:
        """Nothing is asked any more."""
        self.answering.quiet()

    def ask(self) -> None:
        """Whoever sits in the chair is asked what he must answer, and offered what he may do besides."""
        forgiven(lambda: self.scene.tell(self.chair.sight))
        must = self.chair.own(self.chair.croupier.waiting_for())
        self.answering.ask(self.chair.sight, must, self.chair.own(self.chair.croupier.free_to_speak()))
        if must:
            self._play_forced()

    def _play_forced(self) -> None:
        asked, croupier = self.answering.asked, self.chair.croupier
        move = forced_move(self.settings["forced cards"], asked, self.scene.lying)
        if move is None:
            return
        seat, before = asked[0].seat, len(croupier.steps)

        def go() -> None:
            if len(croupier.steps) == before and self.answering.asked == asked:
                croupier.answer(seat, move)

        self.clock.later(PAUSE * self.scene.stage.motion.speed / 1000, go)

    def rights(self) -> list[str]:
        """The verbs of what the viewer may do at any time: claim, concede, resign."""
        deal = self.chair.croupier.sitting.match.deal()
        if self.chair.viewer < 0 or deal.over:
            return []
        return [choice.verb for choice in deal.rights(self.chair.own_seat())]

    def use(self, right: str) -> Law | None:
        """Uses one of the `rights`; the law that forbids it, or None when it is done, or is no right now."""
        seat = self.chair.own_seat()
        return self.chair.croupier.answer(seat, Move((right,))) if seat >= 0 and right in self.rights() else None
