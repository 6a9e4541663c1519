"""The gallery: bystanders, as an agreement of a strict game, who speak when the law binds them to and are silent when
it forbids it.

They never speak for anybody's profit: not of what somebody neglects, nor while a word would tell the others what they
may still do themselves.  Which faults they must tell of, and when, is the game's table.
"""
from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from cardtable.rules.faults import Offence
from cardtable.rules.laws import UNJUDGED, Law
from cardtable.rules.moves import Move
from cardtable.rules.strict import Strict

SPEAKS = "bystander"                             # the word that is said of who is not in order


class Gallery(Strict):
    """`bystanders` is set by the game's begin()."""

    BOUND: ClassVar[Mapping[str, str]] = {}      # rows of the table that they must tell of, each with its `heard_...`

    def begin(self) -> None:
        self.bystanders = False
        super().begin()

    def apply(self, seat: int, move: Move, broken: Law | None = UNJUDGED) -> None:
        super().apply(seat, move, broken)
        if self.bystanders and self.offences:
            self.look_on()

    def look_on(self) -> None:
        """What they have seen and must tell of is brought up, as if a player had claimed it."""
        for offence in self.offences:
            if self.over or self.phase in self.settling:
                return
            bound = self.BOUND.get(offence.fault, "")
            if bound and offence.pending and offence in self.offences and self.word("heard", bound)(offence):
                self.say(offence.seat, SPEAKS, law=offence.article)
                self.bring_up(self.put(offence, "claimed"))
                self.shut_windows()              # what was put right with it is not told once more

    def heard_at_once(self, offence: Offence) -> bool:
        return True
