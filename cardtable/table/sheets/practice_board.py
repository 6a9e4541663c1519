"""Places on paper: cards that lie, each in a place of its own, and those places where one may be laid."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QWidget

from cardtable.cards import Card, Cards
from cardtable.players.exercise import Problem
from cardtable.rules.moves import Move
from cardtable.showing.places import Places, Point, SpotPlace, ZonePlace, numbers, spots
from cardtable.showing.talk import Talk
from cardtable.table.asking.choosing import Prompt
from cardtable.table.paint import deck, words
from cardtable.table.paint.cache import PIXMAPS
from cardtable.table.paint.canvas import HINTS
from cardtable.table.sheets.card_picker import Hand
from cardtable.table.widgets.buttons import Pressed
from cardtable.table.widgets.dressed import Dressed

STEPS = {Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0), Qt.Key.Key_Up: (0, -1), Qt.Key.Key_Down: (0, 1)}
EDGE = 6                         # about the whole, for shadows and the ring
SMALL = 56                       # how wide cards are that are still to be laid
HIGH, LEAST, GROWS = .43, 264, .4        # of the window's height, and pixels: how high places lie; of the letters'
                                         # growth, how much they grow with them
WITHOUT_CALLS = .05                      # so much higher where no row of tokens lies below them
ASIDE = 2.0                      # how much what lies aside counts beside what lies ahead


class Lying(NamedTuple):
    """What lies on the cloth and can be shown so: `cards` where they lie, `spots` that can be named, in pixels at unit
    1 from one middle; and the cards `to_come`, that which is to be laid first."""

    cards: tuple[tuple[Card, Point], ...]
    spots: tuple[SpotPlace, ...]
    to_come: Cards
    wide: float


def lying(problem: Problem, places: Places) -> Lying | None:
    """The places that moves of this problem can name; None where there are none, or no card lies in any."""
    deal, seat = problem.view.deal, problem.seat
    shown = tuple([one for one in spots(places, deal, seat) if not one.out])
    if not shown:
        return None
    middle = shown[0].x, shown[0].y
    found = {number: place for number, place in numbers(places.zones, deal, seat).items()
             if deal.layout[number].owner in (None, seat)}
    laid = [place for place in found.values() if place.shape == "laid"]
    there = [place for place in laid if (place.x, place.y) == middle]
    if not there or any((one.x, one.y) != middle for one in shown):
        return None
    next_ = [card for number, place in found.items() if place.by_spot for card in deal.zone[number]]
    after = [card for place in laid if place not in there for card, _ in place.lies]
    return Lying(_cards(there), shown, (*next_, *after), shown[0].width)


def _cards(laid: Sequence[ZonePlace]) -> tuple[tuple[Card, Point], ...]:
    return tuple([one for place in laid for one in place.lies])


class Place(Pressed):
    """One that may be named: a dashed place with its name, which is filled under pointer and keyboard."""

    def __init__(self, name: str, called: str, at: Point, parent: QWidget) -> None:
        super().__init__(called, parent)
        self.name, self.at = name, at
        self.setAccessibleName(called)

    def ring_outline(self) -> tuple[QRectF, float]:
        """Its own edge."""
        body = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        return body, deck.CORNER * body.width()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Dashed while it may be named; the one that was named, or is the best, stands out."""
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        look, (body, round_) = self.look, self.ring_outline()
        lit = self.isEnabled() and (self.underMouse() or self.hasFocus())
        if lit or self.isChecked():
            painter.setBrush(QColor(look.palette.paper_raised))
        strong = look.palette.oxblood if self.isChecked() else look.palette.ink_second
        painter.setPen(QPen(QColor(strong), 2 if self.isChecked() else 1.2,
                            Qt.PenStyle.SolidLine if self.isChecked() else Qt.PenStyle.DashLine))
        painter.drawRoundedRect(body, round_, round_)
        words.engraved(painter, body, look.font("small"), self.text(), strong)


class Board(Dressed, QWidget):
    """`named` tells which place was pressed, by its name."""

    named = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName("The places")
        self.places: list[Place] = []
        self._cards: tuple[tuple[Card, Point], ...] = ()
        self._wide, self._reach, self._high = 0.0, QRectF(), 0.0

    def lay(self, found: Lying | None, called: Mapping[str, str], high: float) -> None:
        """Other cards and places, so high in all; those can be named that are `called` something."""
        for old in self.places:
            old.hide()
            old.deleteLater()
        self.places = []
        self.setVisible(found is not None)
        if found is None:
            return
        self._cards, self._wide, self._high = found.cards, found.wide, high
        self._reach = QRectF()
        for x, y in [one.off for one in found.spots]:
            self._reach |= QRectF(x - found.wide / 2, y - deck.height(found.wide) / 2, found.wide,
                                  deck.height(found.wide))
        for spot in found.spots:
            if spot.name in called:
                place = Place(spot.name, called[spot.name], spot.off, self)
                place.clicked.connect(lambda _=False, name=spot.name: self.named.emit(name))
                place.show()
                self.places.append(place)
        self.dress()

    def dress(self) -> None:
        """All as large as the look and its height have it."""
        high = self._high * (1 - GROWS + GROWS * self.look.text)
        self._unit = high / self._reach.height() if self._reach.height() else 0.0
        self.setFixedSize(self.sizeHint())
        for place in self.places:
            place.setFixedSize(round(self._wide * self._unit), round(deck.height(self._wide) * self._unit))
            place.move(self._corner(place.at).toPoint())
        super().dress()

    def sizeHint(self) -> QSize:
        """All places, and an edge."""
        return QSize(round(self._reach.width() * self._unit) + 2 * EDGE,
                     round(self._reach.height() * self._unit) + 2 * EDGE)

    _unit = 0.0

    def _corner(self, at: Point) -> QPointF:
        return QPointF((at[0] - self._wide / 2 - self._reach.left()) * self._unit + EDGE,
                       (at[1] - deck.height(self._wide) / 2 - self._reach.top()) * self._unit + EDGE)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The cards that lie."""
        painter = QPainter(self)
        for card, at in self._cards:
            kept = PIXMAPS.get(deck.card, self.look, card.text[:2], self._wide * self._unit)
            painter.drawPixmap(self._corner(at) + kept.offset, kept.pixmap)

    def answered(self, name: str) -> None:
        """The place that was named stands out, and none can be any more."""
        for place in self.places:
            place.setCheckable(True)
            place.setChecked(place.name == name)
            place.setEnabled(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The arrows go to the nearest place in their direction."""
        step = STEPS.get(Qt.Key(event.key()))
        here = next((one for one in self.places if one.hasFocus()), None)
        if step is None or here is None:
            event.ignore()
            return
        there = self._towards(here.at, step)
        if there is not None:
            there.setFocus(Qt.FocusReason.TabFocusReason)

    def _towards(self, at: Point, step: tuple[int, int]) -> Place | None:
        def far(one: Place) -> tuple[float, float]:
            right, down = one.at[0] - at[0], one.at[1] - at[1]
            return right * step[0] + down * step[1], abs(right * step[1]) + abs(down * step[0])

        ahead = [one for one in self.places if far(one)[0] > 1]
        return min(ahead, key=lambda one: far(one)[0] + ASIDE * far(one)[1], default=None)



class Laying(QWidget):
    """The places, and beside them the cards that are to be laid, or whatever `follows` when that is done."""

    def __init__(self, follows: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.board, self.to_lay = Board(), Hand(wide=SMALL)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        for part in (self.board, self.to_lay, follows):
            row.addWidget(part, part is not self.board, Qt.AlignmentFlag.AlignTop)

    def lay(self, found: Lying | None, prompt: Prompt, talk: Talk) -> None:
        """Those of another problem."""
        names = {name: talk.spot(name) for name in prompt.spots}
        share = HIGH if prompt.calls else HIGH + WITHOUT_CALLS
        self.board.lay(found, names, max(LEAST, share * self.window().height()))
        self.to_lay.show_cards(found.to_come if found is not None else (), 0)
        self.to_lay.allow(())
        self.to_lay.setVisible(found is not None)

    def answered(self, move: Move) -> None:
        """What follows takes the room of the cards."""
        self.board.answered(str(move[-1]))
        self.to_lay.hide()
