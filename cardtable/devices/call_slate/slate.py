"""The slate of the calls: whole while players speak; folded and out of the way in play, where there is a place."""
from __future__ import annotations

from PySide6.QtCore import QSizeF

from cardtable.devices.call_slate import drawn
from cardtable.devices.folding import Folding
from cardtable.rules.deal import Deal
from cardtable.showing.slate import Slate
from cardtable.showing.talk import Names, Talk
from cardtable.table.items.stage import picture, wear
from cardtable.table.sounds.heard import INSTRUMENTS, Cue
from cardtable.table.wording.spoken import tell_name

NOTHING = Slate(callers=())


class CallSlate(Folding):
    """What the talk chalks on it."""

    NAME = "The slate"
    RADIUS = drawn.RADIUS

    def build(self) -> None:
        """Frame and writing."""
        self.slate = NOTHING
        self._frame, self._writing = picture(self, z=-1), picture(self)
        super().build()

    def form(self, folded: bool) -> QSizeF:
        return drawn.form(self.slate, folded)

    @property
    def told_folded(self) -> bool:
        return self.slate.folded

    def draw(self) -> None:
        look, pixmaps, scale = self.stage.look, self.stage.pixmaps, self.scale_now
        wear(self._frame, pixmaps.get(drawn.frame, look, self.measure.width(), self.measure.height(), scale))
        wear(self._writing, pixmaps.get(drawn.chalked, look, self.slate, self.folded, scale))

    def read(self, talk: Talk, deal: Deal, seat: int, name: Names, moving: bool = True) -> None:
        """What the talk chalks on it."""
        self.chalk(talk.slate(deal, name), moving)

    def forget(self) -> None:
        """Wiped, and out of sight."""
        self.chalk(None, moving=False)

    def chalk(self, slate: Slate | None, moving: bool = True) -> None:
        """Show this; where it folds it slides to its other place.  Opened by hand it stays so until then."""
        wanted = slate or NOTHING
        self.setVisible(bool(slate))
        if wanted != self.slate:
            turned = wanted.folded != self.slate.folded
            if moving and slate:
                self.stage.sounds.hear(Cue(INSTRUMENTS["slate"]))
            self.slate = wanted
            self.opened = self.opened and not turned
            self.lie(moving and turned and self.isVisible())
            tell_name(self)

    def sentence(self) -> str:
        """All that is chalked on it."""
        return self.slate.sentence()
