"""The rack of one's own counters: a well for each kind; the one in hand stands higher, in a ring.  Where several
people share the screen it is told above it whose it is."""
from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPen

from cardtable.devices.base import Part, Pressed
from cardtable.devices.signs.told import Told
from cardtable.rules.deal import Deal
from cardtable.showing.stakes import Rack
from cardtable.showing.talk import Names, Talk
from cardtable.table.items import CaptionItem
from cardtable.table.items.stage import Place, picture, wear
from cardtable.table.paint import focus, lettering, moulds, panels, words
from cardtable.table.paint.canvas import Picture
from cardtable.table.paint.look import Look

WELL, HIGH, EDGE, KINDS = 66.0, 84.0, 11.0, 5
MOST, STEP, STEP_OF_PLAQUES, PLAQUES_FROM = 4, 5.0, 2.5, 3
RAISED, BELOW = 5.0, 26.0                        # the counter in hand; the room for how many there are
ABOVE = 3.0                                      # from the rack to the words above it, in pixels
LIT = "#FFE3A0"


def drawn(look: Look, width: float, texts: tuple[str, ...], numbers: tuple[int, ...], held: int,
          first: int = 0) -> Picture:
    """The rack with so many of each kind, the one in hand raised; the least is the piece `first`."""
    across = len(texts) * WELL + 2 * EDGE
    with panels.instrument(look, width, across, HIGH, 11) as (painter, shown):
        for kind, (text, number) in enumerate(zip(texts, numbers, strict=True)):
            well = QRectF(EDGE + kind * WELL + 3, 9, WELL - 6, HIGH - 18)
            painter.setPen(QPen(QColor(0xE2, 0xBC, 0x83, 60), 1))
            painter.setBrush(QColor(0x16, 0x09, 0x06, 210))
            painter.drawRoundedRect(well, 7, 7)
            plaque = kind + first >= PLAQUES_FROM
            step = STEP_OF_PLAQUES if plaque else STEP
            seen = min(number, 3 if plaque else MOST)
            left, y = well.center().x() - (seen - 1) * step / 2, well.top() + (well.height() - BELOW) / 2 + 3
            for n in range(seen):
                up = RAISED if kind == held and n == seen - 1 else 0
                moulds.piece(painter, kind + first, QPointF(left + n * step, y - up), text if n == seen - 1 else "")
            if kind == held and number:
                radius = moulds.RADII[kind + first] + 3.5
                high = .64 * radius + 2 if plaque else radius
                middle = QPointF(left + max(0, seen - 1) * step, y - RAISED)
                painter.setPen(QPen(QColor(LIT), 2.4))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(QRectF(middle.x() - radius, middle.y() - high, 2 * radius, 2 * high),
                                        8 if plaque else radius, 8 if plaque else radius)
            told = f"× {number}" if number else "none"
            size = max(15.5, 15 * across / width)
            words.engraved(painter, QRectF(well.left(), well.bottom() - BELOW, well.width(), BELOW),
                           lettering.exact("engraved", size), told, "#F1DCA6" if number else "#A58C5E")
    return shown


class Well(Pressed):
    """A kind of counter, which can be taken in hand."""

    def activate(self) -> None:
        """Take it."""
        assert isinstance(self.device, CounterRack)
        self.device.take_in_hand(self.number)


class CounterRack(Told):
    """The counters of who is asked here.  What a counter in hand is worth the whole table knows by `stage.in_hand`."""

    SIZE = QSizeF(KINDS * WELL + 2 * EDGE, HIGH)
    LEAST = .74
    SERVES = True
    STAYS = True

    def build(self) -> None:
        """One picture, a part for each kind, and the ring that goes with the keyboard."""
        self.rack, self.owner = Rack((), (), ()), ""
        self._shown, self._ring = picture(self), picture(self, z=1)
        self._ring.hide()
        self.words_above = CaptionItem(self.stage)
        self.words_above.setParentItem(self)
        self._wells = tuple([Well(self, kind) for kind in range(KINDS)])
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)            # the pointer knows what a press means

    @property
    def scale_wanted(self) -> float:
        return max(super().scale_wanted, self.LEAST)

    @property
    def parts(self) -> tuple[Part, ...]:
        return tuple([well for well in self._wells if well.number < len(self.rack.worth)])

    @property
    def in_hand(self) -> int:
        """Which kind is in hand: the one that is worth what the table takes it to be, else the least."""
        worth = self.rack.worth
        return worth.index(self.stage.in_hand) if self.stage.in_hand in worth else 0

    def dress(self) -> None:
        super().dress()
        self._draw()
        scale = self.scale_now
        for well in self._wells:
            well.setGeometry(self._rect(well.number))
        wear(self._ring, self.stage.pixmaps.get(focus.ring, self.stage.look, (WELL - 6) * scale, (HIGH - 18) * scale,
                                                7 * scale))
        self.words_above.dress()
        self._raise_words()

    def _raise_words(self) -> None:
        """Above the rack, from its left edge."""
        size = self.words_above.size()
        self.words_above.put(Place(size.width() / 2, -ABOVE - size.height() / 2))

    def _rect(self, kind: int) -> QRectF:
        scale = self.scale_now
        return QRectF((EDGE + kind * WELL + 3) * scale, 9 * scale, (WELL - 6) * scale, (HIGH - 18) * scale)

    def _draw(self) -> None:
        if self.rack.worth:
            wear(self._shown, self.stage.pixmaps.few(drawn, self.stage.look, self.size().width(), self.rack.texts,
                                                     self.rack.numbers, self.in_hand, self.rack.first))

    def read(self, talk: Talk, deal: Deal, seat: int, name: Names, moving: bool = True) -> None:
        """What he has before him; and who he is, if that is not the reader."""
        self.rack = talk.counters(deal, max(seat, 0)) or self.rack
        self.owner = name(max(seat, 0)) or ""
        self.words_above.text = f"{self.owner}’s counters" if self.owner else ""
        self._raise_words()
        self.stage.in_hand = self.stage.in_hand or self.rack.worth[0]
        self._draw()
        self.show_numbers(())

    def forget(self) -> None:
        """Counters stay from coup to coup."""

    def take_in_hand(self, kind: int) -> None:
        """From now on a press lays one of these."""
        self.stage.in_hand = self.rack.worth[kind]
        self._draw()
        self.show_numbers(())
        self.stage.taken()

    def step(self, by: int) -> None:
        """The next larger counter, or the next smaller."""
        self.take_in_hand(min(max(self.in_hand + by, 0), len(self.rack.worth) - 1))

    def well_at(self, point: QPointF) -> int | None:
        """The kind under a point of the rack."""
        return next((well.number for well in self._wells if self._rect(well.number).contains(point)), None)

    def caption(self) -> str:
        return ""

    def sentence(self) -> str:
        held = self.rack.texts[self.in_hand] if self.rack.worth else "none"
        some = [f"{number} of {text}" for text, number in zip(self.rack.texts, self.rack.numbers) if number]
        return f"{self.words_above.text or 'Your counters'}: {', '.join(some) or 'none'}; in hand {held}"

    def part_label(self, number: int) -> str:
        """"Counters of 20, eleven, in hand"."""
        return f"Counters of {self.rack.texts[number]}, {self.rack.numbers[number] or 'none'}" \
            f"{', in hand' if number == self.in_hand else ''}"

    def part_focused(self, number: int | None) -> None:
        """The ring round its well."""
        self._ring.setVisible(number is not None)
        if number is not None:
            self._ring.setPos(self._rect(number).topLeft())


