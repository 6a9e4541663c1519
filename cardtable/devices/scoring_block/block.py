"""The scoring block on the cloth: a pad on which the rubber is written, above the line and below it."""
from __future__ import annotations

from PySide6.QtCore import QPointF, QSizeF

from cardtable.devices.signs.told import Told
from cardtable.rules.deal import Deal
from cardtable.showing.block import Block, Column
from cardtable.showing.talk import Names, Talk
from cardtable.table.items.stage import Place, picture, wear
from cardtable.table.paint import blocks
from cardtable.table.sounds.heard import INSTRUMENTS, Cue
from cardtable.table.wording.spoken import tell_name

EMPTY = Block(("we", "they"), (Column(((), ()), ()),))


class ScoringBlock(Told):
    """What the talk has of it.  It grows downwards, and stays as it is while cards are dealt."""

    TELLS_SCORES = True
    LEAST = .92                  # of the drawing's measures: smaller its figures would fall below the least size

    def build(self) -> None:
        """One picture."""
        self.block = EMPTY
        self._face = picture(self)

    @property
    def measure(self) -> QSizeF:
        """As long as what stands on it."""
        return blocks.form(self.block)

    @property
    def scale_wanted(self) -> float:
        """It does not shrink as far as the table does."""
        return max(self.stage.look.unit, self.LEAST)

    def dress(self) -> None:
        """All of it."""
        super().dress()
        wear(self._face, self.stage.pixmaps.get(blocks.pad, self.stage.look, self.block, self.scale_now))

    def read(self, talk: Talk, deal: Deal, seat: int, name: Names, moving: bool = True) -> None:
        """What has been written."""
        found = talk.block(deal, name) or EMPTY
        if found != self.block:
            if moving:
                self.stage.sounds.hear(Cue(INSTRUMENTS["block"]))
            self.block = found
            self.dress()
            self.setPos(self.corner(self.home))
            tell_name(self)

    def corner(self, place: Place) -> QPointF:
        """Its upper edge stays where it is, however long it grows."""
        corner, empty = super().corner(place), blocks.form(EMPTY).height() * self.scale_now
        return QPointF(corner.x(), self.stage.look.snapped(place.y - empty / 2))

    def forget(self) -> None:
        """It stays."""

    def caption(self) -> str:
        """None: it is words itself."""
        return ""

    def sentence(self) -> str:
        """All of it in words."""
        return f"The scoring block. {self.block.sentence()}"
