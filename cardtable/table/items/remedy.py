"""A token that is a sheet: what may be exacted, with its article, what it does and what the score then is."""
from __future__ import annotations

from cardtable.showing.settling import Remedy
from cardtable.table.items.ring import Outline
from cardtable.table.items.stage import wear
from cardtable.table.items.token import TokenItem
from cardtable.table.paint import remedies

WIDEST, NARROWEST = 184, 128     # at unit 1,
READABLE = 176                   # and its usual width on a small table, where letters are no smaller


class RemedyToken(TokenItem):
    """`remedy` is drawn instead of its words; `tall` is as high as the highest of its row."""

    remedy = Remedy("", "", "")
    tall = 0.0

    def show_remedy(self, remedy: Remedy) -> None:
        """Bear this."""
        self.remedy = remedy
        parts = remedy.name, remedy.law, remedy.does, f"{remedy.score} {remedy.worth}".strip()
        self.label = ". ".join([part.removesuffix(".") for part in parts if part])
        self.dress()

    @property
    def natural_width(self) -> float:
        return max(WIDEST * self.look.unit, READABLE)

    def height_at(self, width: float) -> float:
        """How high it must be with this width."""
        return remedies.high(self.look, self.remedy, width)

    @property
    def dressed_height(self) -> float:
        return self.tall or self.height_at(self.home.width or self.natural_width)

    def _draw(self) -> None:
        wear(self._picture, self.stage.pixmaps.get(remedies.sheet, self.look, self.remedy, self.size().width(),
                                                   self.size().height(), self.key, self._state))

    def ring_shape(self) -> Outline:
        """All of the sheet."""
        return Outline(self, 6)
