"""The ladder of counting: whole while hands are called and counted, then a strip with the points of both."""
from __future__ import annotations

from PySide6.QtCore import QSizeF

from cardtable.devices.counting_ladder import drawn
from cardtable.devices.folding import Folding
from cardtable.rules.deal import Deal
from cardtable.showing.ladder import Ladder
from cardtable.showing.talk import Names, Talk
from cardtable.table.items.stage import Place, picture, wear
from cardtable.table.wording.spoken import tell_name

NOTHING = Ladder("", ("", ""), ())


class CountingLadder(Folding):
    """What the talk tells of the order of counting."""

    NAME = "The ladder"
    RADIUS = drawn.RADIUS

    def build(self) -> None:
        """One sheet."""
        self.ladder = NOTHING
        self._sheet = picture(self)
        super().build()

    def form(self, folded: bool) -> QSizeF:
        return drawn.form(folded, len(self.ladder.rungs))

    @property
    def told_folded(self) -> bool:
        return self.ladder.folded

    @property
    def spot(self) -> Place:
        """Folded it lies out of the way, whatever the reason."""
        return self.aside if self.folded and self.aside else self.home

    def draw(self) -> None:
        wear(self._sheet, self.stage.pixmaps.get(drawn.ladder, self.stage.look, self.ladder, self.folded,
                                                 self.scale_now))

    def read(self, talk: Talk, deal: Deal, seat: int, name: Names, moving: bool = True) -> None:
        """What is counted so far."""
        self.tell(talk.ladder(deal, name), moving)

    def forget(self) -> None:
        """Nothing is counted."""
        self.tell(None, moving=False)

    def tell(self, ladder: Ladder | None, moving: bool = True) -> None:
        """Show this; folded anew it slides out of the way."""
        wanted = ladder or NOTHING
        self.setVisible(bool(ladder))
        if wanted != self.ladder:
            turned = wanted.folded != self.ladder.folded
            self.ladder = wanted
            self.opened = self.opened and not turned
            self.lie(moving and turned and self.isVisible())
            tell_name(self)

    def sentence(self) -> str:
        """All of it in words."""
        return self.ladder.sentence()
