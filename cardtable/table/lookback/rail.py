"""A rail of brass with a bead for every choice: best, near or costly, by shape and colour."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardtable.table.paint import marks
from cardtable.table.paint.canvas import HINTS, radial, vertical
from cardtable.table.paint.look import Look
from cardtable.table.paint.marks import Grade
from cardtable.table.widgets.buttons import Pressed
from cardtable.table.widgets.dressed import Dressed

HIGH = 54                        # of all of it, at the usual size of letters, as are all lengths here
ROD, BEAD, GREAT = 9, 22, 33     # thickness of the rod, a bead, and the one at which one stands
END, GAP = 34, 8                 # the round buttons at its ends, and between two
RUN_IN = 42                      # from the end of the rod to the first bead
LEAST_STEP = 15                  # from bead to bead: where there is no room for all, those about one's place are seen


@dataclass(frozen=True, slots=True)
class Bead:
    """A choice on the rail.  `grade` is None while it is not known, or nothing can be judged."""

    grade: Grade | None
    spoken: str
    waiting: bool = False


class Rail(Dressed, QWidget):
    """`chosen` tells the bead pressed; `stepped` the way and how far: "move" or "deal", -1 or 1."""

    chosen = Signal(int)
    stepped = Signal(str, int)

    def __init__(self, parent: QWidget, deal: str = "deal") -> None:
        """`deal` is what is looked back on, as the game calls it."""
        super().__init__(parent)
        self.setAccessibleName(f"The choices of the {deal}")
        self.beads: list[BeadButton] = []
        self._place = 0.0
        self.ends = [End(what, step, text, self) for what, step, text in (
            ("deal", -1, f"The {deal} before (Page Up)"), ("move", -1, "One move back (Shift and left arrow)"),
            ("move", 1, "One move on (Shift and right arrow)"), ("deal", 1, f"The next {deal} (Page Down)"))]
        for end in self.ends:
            end.clicked.connect(lambda _=False, end=end: self.stepped.emit(end.what, end.step))

    @property
    def high(self) -> int:
        """How high it is in this look."""
        return round(HIGH * self.look.furniture)

    def show_beads(self, beads: Sequence[Bead], place: float) -> None:
        """These beads; `place` is where one stands: 2 at the third, 1.5 between the second and the third."""
        held = next((n for n, bead in enumerate(self.beads) if bead.hasFocus()), None)
        while len(self.beads) > len(beads):
            old = self.beads.pop()
            old.hide()
            old.deleteLater()
        while len(self.beads) < len(beads):
            bead = BeadButton(self)
            bead.clicked.connect(lambda _=False, bead=bead: self.chosen.emit(self.beads.index(bead)))
            bead.show()
            self.beads.append(bead)
        self._place = place
        for number, (button, shown) in enumerate(zip(self.beads, beads)):
            button.wear(shown, number == place)
        self._lay()
        if held is not None:
            self.take_focus()
        self.update()

    def take_focus(self) -> None:
        """The keyboard goes to the bead at which one stands, else to the nearest."""
        if self.beads:
            at = min(max(0, round(self._place)), len(self.beads) - 1)
            self.beads[at].setFocus(Qt.FocusReason.OtherFocusReason)

    # --- where things lie

    def resizeEvent(self, event: object) -> None:
        """Everything in its place."""
        self._lay()

    def dress(self) -> None:
        """Another size of letters."""
        super().dress()
        self._lay()

    def _rod(self) -> QRectF:
        taken = 2 * (END + GAP) * self.look.furniture
        return QRectF(self.rect()).adjusted(taken, 0, -taken, 0)

    def _x(self, place: float) -> float:
        """Where a bead sits, or would sit beyond the ends of the rod."""
        rod, run_in = self._rod(), RUN_IN * self.look.furniture
        if len(self.beads) < 2:
            return rod.center().x() + place * rod.width() / 4
        room, last = rod.width() - 2 * run_in, len(self.beads) - 1
        step = max(room / last, LEAST_STEP * self.look.furniture)
        moved = min(max(0.0, self._place * step - room / 2), step * last - room)
        return rod.x() + run_in + place * step - moved

    def _lay(self) -> None:
        scale, middle = self.look.furniture, self.height() / 2
        wide = END * scale
        for n, end in enumerate(self.ends):
            x = n * (wide + GAP * scale) if n < 2 else self.width() - (4 - n) * (wide + GAP * scale) + GAP * scale
            end.setGeometry(QRectF(x, middle - wide / 2, wide, wide).toRect())
        step, rod = self._x(1) - self._x(0) if len(self.beads) > 1 else 1e3, self._rod()
        for number, bead in enumerate(self.beads):
            bead.setVisible(rod.left() <= self._x(number) <= rod.right())
            reach = min(bead.reach * scale, step * (1.4 if bead.here else 1))
            bead.setGeometry(QRect(round(self._x(number) - reach / 2 - 3), round(middle - reach / 2 - 3),
                                   round(reach) + 6, round(reach) + 6))
            if bead.here:
                bead.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The rod, and on it a ring where one stands between two beads."""
        look, rod = self.look, self._rod()
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        high = ROD * look.furniture
        body = QRectF(rod.x(), self.height() / 2 - high / 2, rod.width(), high)
        if not look.palette.plain:
            painter.setPen(Qt.PenStyle.NoPen)
            for spread, dark in ((2.5, 22), (1.2, 40), (0, 60)):
                painter.setBrush(QColor(0, 0, 0, dark))
                painter.drawRoundedRect(body.translated(0, 3).adjusted(-spread, -spread, spread, spread), 5, 5)
        colours = look.palette
        painter.setPen(QPen(QColor(colours.plate_edge), 1))
        painter.setBrush(vertical(body, ((0, colours.brass_light), (.35, colours.brass), (1, colours.brass_dark))))
        painter.drawRoundedRect(body, high / 2, high / 2)
        if self._place != round(self._place) or not self.beads:
            at = QPointF(min(max(rod.x() + 6, self._x(self._place)), rod.right() - 6), self.height() / 2)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for colour, thick in ((colours.ring_dark, 5.0), (colours.light, 2.5)):
                painter.setPen(QPen(QColor(colour), thick))
                painter.drawEllipse(at, high * .95, high * .95)


class BeadButton(Pressed):
    """One bead; the one at which one stands is great, and the only one that Tab comes to."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__("", parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.bead, self.here = Bead(None, ""), False

    @property
    def reach(self) -> int:
        """How wide it is, at the usual size of letters."""
        return GREAT if self.here else BEAD

    def wear(self, bead: Bead, here: bool) -> None:
        """Show this choice."""
        self.bead, self.here = bead, here
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if here else Qt.FocusPolicy.NoFocus)
        self.setAccessibleName(bead.spoken)
        self.setToolTip(bead.spoken)
        self.update()

    def sizeHint(self) -> QSize:
        """As it lies."""
        return self.size()

    def ring_outline(self) -> tuple[QRectF, float]:
        """Round."""
        body = QRectF(self.rect()).adjusted(3, 3, -3, -3)
        return body, body.height() / 2

    def paintEvent(self, event: QPaintEvent) -> None:
        """A disc of bone, and its mark."""
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        body, radius = self.ring_outline()
        disc(painter, self.look, body, self.underMouse() or self.here)
        if self.bead.grade is not None:
            marks.grade(painter, self.look, self.bead.grade, body.center(), radius / (14 if self.here else 13))
        elif self.bead.waiting:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(self.look.palette.ink_third))
            for x in (-1, 0, 1):
                painter.drawEllipse(body.center() + QPointF(x * radius * .42, 0), radius * .12, radius * .12)
        else:                                            # nothing to weigh: quiet, as it is in no count
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(self.look.palette.ink_third))
            painter.drawEllipse(body.center(), radius * .18, radius * .18)


class End(Pressed):
    """A round button at the end of the rail: one move, or one deal, that way."""

    def __init__(self, what: str, step: int, text: str, parent: QWidget) -> None:
        super().__init__("", parent)
        self.what, self.step = what, step
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(text)
        self.setToolTip(text)

    def sizeHint(self) -> QSize:
        """As it lies."""
        return self.size()

    def ring_outline(self) -> tuple[QRectF, float]:
        """Round."""
        return QRectF(self.rect()).adjusted(3, 3, -3, -3), self.height() / 2 - 3

    def paintEvent(self, event: QPaintEvent) -> None:
        """One chevron for a move; two for a deal."""
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        body, radius = self.ring_outline()
        painter.setOpacity(1 if self.isEnabled() else .4)
        disc(painter, self.look, body, self.underMouse() and self.isEnabled())
        pen = QPen(QColor(self.look.palette.bone.letters), 2.2 * self.look.furniture)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        for aside in ((-.22, .22) if self.what == "deal" else (0,)):
            x, y = body.center().x() + (aside + .12 * self.step) * radius, body.center().y()
            points = [QPointF(x - .3 * radius * self.step, y + dy * radius) for dy in (-.42, .42)]
            painter.drawPolyline([points[0], QPointF(x + .12 * radius * self.step, y), points[1]])


def disc(painter: QPainter, look: Look, body: QRectF, lit: bool) -> None:
    """A disc of bone with its shadow."""
    bone = look.palette.bone_hover if lit else look.palette.bone
    painter.setPen(Qt.PenStyle.NoPen)
    if not look.palette.plain:
        for spread, dark in ((1.5, 30), (.5, 50)):
            painter.setBrush(QColor(0, 0, 0, dark))
            painter.drawEllipse(body.translated(0, 1.5).adjusted(-spread, -spread, spread, spread))
    painter.setPen(QPen(QColor(bone.edge), 1))
    shine = QPointF(body.center().x() - body.width() * .15, body.center().y() - body.height() * .2)
    painter.setBrush(radial(shine, body.width() * .8, ((0, bone.ground[0]), (.6, bone.ground[1]), (1, bone.ground[2]))))
    painter.drawEllipse(body)
