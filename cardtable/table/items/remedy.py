"""A token that is a sheet: what may be exacted, with its article, what it does and what the score then is."""
from __future__ import annotations

from cardtable.showing.settling import Remedy
from cardtable.table.items.ring import Outline
from cardtable.table.items.stage import wear
from cardtable.table.items.token import TokenItem
from cardtable.table.paint import remedies

WIDEST, READABLE = 184, 176      # at unit 1; and on a small table, where letters are no smaller


class RemedyToken(TokenItem):
    """`remedy` is drawn instead of its words, where there is room for sheets; `tall` is as high as the highest of its
    row."""

    remedy = Remedy("", "", "")
    call = ""
    tall = 0.0
    sheet = True

    def show_remedy(self, remedy: Remedy) -> None:
        """Bear this."""
        self.remedy, self.call = remedy, self.text
        self.lie_as(True)

    def lie_as(self, sheet: bool) -> None:
        """As a sheet, or as a token like others, of which it is told what it means."""
        self.sheet, one = sheet, self.remedy
        after = f"Then it stands {one.score}{one.worth and f', {one.worth}'}." if one.score else ""
        parts = one.name, one.law, one.does, f"{one.score} {one.worth}".strip()
        self.label = ". ".join([part.removesuffix(".") for part in parts if part]) if sheet else self.call
        self.meaning = "" if sheet else f"{one.does} {after}".strip()
        self.dress()

    def shorten(self, short: bool) -> None:
        """It says what it would be called, in any row."""
        self.text = self.call

    @property
    def natural_width(self) -> float:
        return max(WIDEST * self.look.unit, READABLE) if self.sheet else super().natural_width

    @property
    def least_width(self) -> float:
        """How wide the sheet must be at least."""
        return remedies.least(self.look, self.remedy)

    def height_at(self, width: float) -> float:
        """How high the sheet must be with this width."""
        return remedies.high(self.look, self.remedy, width)

    @property
    def dressed_height(self) -> float:
        if not self.sheet:
            return super().dressed_height
        return self.tall or self.height_at(self.home.width or self.natural_width)

    def _draw(self) -> None:
        if self.sheet:
            wear(self._picture, self.stage.pixmaps.get(remedies.sheet, self.look, self.remedy, self.size().width(),
                                                       self.size().height(), self.key, self._state))
        else:
            super()._draw()

    def ring_shape(self) -> Outline:
        """All of the sheet."""
        return Outline(self, 6) if self.sheet else super().ring_shape()
