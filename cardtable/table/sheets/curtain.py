"""The curtain between two persons at one screen: it closes over covered hands, and opens to who holds the token."""
from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import (
    Property,
    QEasingCurve,
    QPoint,
    QPropertyAnimation,
    QRect,
    QRectF,
    Qt,
    QTimer,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QVBoxLayout, QWidget

from cardtable.table import pressing
from cardtable.table.guarded import Guarded
from cardtable.table.items import Stage
from cardtable.table.paint import velvet
from cardtable.table.paint.canvas import HINTS, rounded
from cardtable.table.widgets import BoneButton, Label, Ornament, PaperSheet
from cardtable.table.wording.keys import PRESS
from cardtable.table.wording.spoken import announce

CLOSES, OPENS = 480, 620     # milliseconds at speed 1
REPEATED = 60                # milliseconds in which a key that has come up may turn out to be held all the same
HOLD = 800                   # how long the token is held; the same at every speed
WIDE = 500
CHAIR, OWN_WINDOW = "Pass the chair", "This window belongs to"
"""What stands above the name."""
COVERED = {False: "it is your turn. The hands are covered.", True: "your hand lies covered until you alone look at it."}
OPEN = {False: "it is your turn. Nothing is hidden from either.",
        True: "nothing is hidden; it is covered while the other plays."}
"""And below it: whether it is an own window; where hands are dealt, and where all cards lie open."""


class HoldButton(BoneButton):
    """A token that must be held, by mouse or space bar, until the ring round it closes."""

    held = Signal()

    def __init__(self, text: str, milliseconds: int, parent: QWidget | None = None) -> None:
        super().__init__(text, parent=parent)
        self._share = 0.0
        self._ring = QVariantAnimation(self, startValue=0.0, endValue=1.0, duration=milliseconds)
        self._ring.valueChanged.connect(self._grow)
        self._ring.finished.connect(self._closed)
        self._up = QTimer(self, interval=REPEATED, singleShot=True)      # since the key came up
        self._key: QKeyEvent | None = None
        self._up.timeout.connect(self._key_up)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def _grow(self, share: float) -> None:
        self._share = share
        self.update()

    def _closed(self) -> None:
        """The key that is still down has nothing to do with what comes to light; one just come up may be held yet."""
        if self._key is None or pressing.is_down(self._key):
            self._let_go()
            pressing.spend()
            self.held.emit()

    def _let_go(self) -> None:
        self._up.stop()
        self._key = None
        if self._ring.state() == QVariantAnimation.State.Running:
            self._ring.stop()
        self._grow(0.0)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """The ring begins to close."""
        super().mousePressEvent(event)
        if event.button() == Qt.MouseButton.LeftButton:
            self._ring.start()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let go too soon, it opens again."""
        self._let_go()
        super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The space bar, or Return, held down."""
        if Qt.Key(event.key()) in PRESS:
            self._ring.start()
        else:
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Let go; unless the key repeats itself, when another press follows that is not heard here."""
        if self._share == 1.0:                   # it was: the ring closed between two presses
            self._key = None
            self._closed()
        else:
            self._key = QKeyEvent(event)
            self._up.start()

    def _key_up(self) -> None:
        if self._key is None or not pressing.is_down(self._key):
            self._let_go()
        elif self._share == 1.0:
            self._closed()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The keyboard is elsewhere, where the key comes up unheard."""
        self._let_go()
        super().focusOutEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The token, and as much of the ring as has closed."""
        super().paintEvent(event)
        if not self._share:
            return
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        body, _ = self.ring_outline()
        rect = body.adjusted(-3, -3, 3, 3)
        whole = rounded(rect, rect.height() / 2)
        painter.setPen(QPen(QColor(self.look.palette.rule), 2))
        painter.drawPath(whole)
        path = QPainterPath(whole.pointAtPercent(0))
        for n in range(1, round(100 * self._share) + 1):
            path.lineTo(whole.pointAtPercent(n / 100))
        painter.setPen(QPen(QColor(self.look.palette.oxblood), 3))
        painter.drawPath(path)


class PassSlip(PaperSheet):
    """To whom the chair passes, or whose window this is, what has happened since he last looked, and the token to be
    held."""

    def __init__(self, name: str, missed: str, milliseconds: int, parent: QWidget, own: bool = False,
                 hands: bool = True) -> None:
        super().__init__(lined=True, padding=40, parent=parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        above, told = OWN_WINDOW if own else CHAIR, (COVERED if hands else OPEN)[own]
        for words in (Label(above, "label", "heading"), Label(name, "name", px=48),
                      Label(told, "event", "ink_second", wrap=True)):
            words.setAlignment(Qt.AlignmentFlag.AlignCenter)
            column.addWidget(words)
        column.addWidget(Ornament())
        if missed:
            since = Label(missed, "body", wrap=True)
            since.setAlignment(Qt.AlignmentFlag.AlignCenter)
            column.addWidget(since)
        column.addSpacing(10)
        self.token = HoldButton(f"I am {name}, and alone" if hands else f"I am {name}", milliseconds, self)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setFocusProxy(self.token)
        column.addWidget(self.token, 0, Qt.AlignmentFlag.AlignCenter)
        below = Label("hold the token, the space bar or Enter, until the ring closes", "note", "heading", wrap=True)
        below.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column.addWidget(below)

    def lie(self, cloth: QRect, whole: QRect) -> None:
        """In the middle of the cloth, of which `whole` is all: with words that need more, beyond it."""
        wide = min(round(WIDE * (.55 + .45 * self.look.text)), cloth.width() - 16)
        wide = max(wide, min(self.minimumSizeHint().width() - 2 * self.edge, whole.width() - 16))
        high = self.heightForWidth(wide + 2 * self.edge) if self.hasHeightForWidth() else self.sizeHint().height()
        paper = QRect(0, 0, wide, min(high - 2 * self.edge, cloth.height() - 12))
        paper.moveCenter(cloth.center())
        paper.moveLeft(max(whole.left() + 8, min(paper.left(), whole.right() - 8 - wide)))
        self.place(paper)


class Curtain(Guarded, QWidget):
    """Lies over the cloth, and over whatever of the page may be private.

    `taken` tells that the player named is at the screen, alone; then call `open`.
    """

    taken = Signal()
    opened = Signal()

    def __init__(self, stage: Stage, page: QWidget, hold: int = HOLD) -> None:
        super().__init__(page)
        self.stage, self.page, self.hold = stage, page, hold
        self._closed = 0.0
        self.beside: Callable[[], QRect] = QRect         # on the screen, the other's window, which may lie over this
        self.slip: PassSlip | None = None
        self._aside = False                              # nothing is to be asked: what all may read lies over it
        self._going = QPropertyAnimation(self, b"closed", self)
        self._going.finished.connect(self._arrived)
        self._asked: tuple[str, str, bool, bool] = ("", "", False, True)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)   # which it gives to the token: a click makes no key dead
        self.hide()

    def _get_closed(self) -> float:
        return self._closed

    def _set_closed(self, closed: float) -> None:
        self._closed = closed
        self.update()

    closed = Property(float, _get_closed, _set_closed)

    @property
    def drawn(self) -> bool:
        """Whether it is closed, or closing."""
        return self.isVisible() and self._going.endValue() != 0.0

    def draw(self, name: str, missed: str, own: bool = False, hands: bool = True) -> None:
        """Close, and ask for this person, whose `own` window it may be.  The `hands`, if the game has any, must be
        covered already."""
        self._take_slip_away()
        self._asked = name, missed, own, hands
        self.show()
        self.raise_()
        self._go(1.0, CLOSES, QEasingCurve.Type.InCubic)

    def open(self) -> None:
        """Part, and be gone."""
        self._take_slip_away()
        self._go(0.0, OPENS, QEasingCurve.Type.InOutSine)

    def stand_aside(self, aside: bool) -> None:
        """Nobody is asked who he is while a slip lies over it; then again."""
        self._aside = aside
        if self.slip is not None:
            self.slip.setVisible(not aside)

    def _take_slip_away(self) -> None:
        """The keyboard goes from it to the page: Qt would give it to whatever stands next."""
        if self.slip is not None:
            self.page.setFocus(Qt.FocusReason.OtherFocusReason)
            self.setFocusProxy(None)         # type: ignore[arg-type]
            self.slip.hide()
            self.slip.deleteLater()
            self.slip = None

    def lie(self, area: QRect) -> None:
        """What it covers has another size."""
        self.setGeometry(area)
        if self.isVisible():
            self.raise_()
        if self.slip is not None:
            self.slip.lie(self._uncovered(), self.geometry())
            self.slip.raise_()

    def _uncovered(self) -> QRect:
        """Of what it covers the part beside the other's window: there the token can be held."""
        area = self.geometry()
        met = self.beside().translated(-self.page.mapToGlobal(QPoint())) & area
        if met.isEmpty():
            return area
        left, right = met.left() - area.left(), area.right() - met.right()
        return area.adjusted(0, 0, left - area.width(), 0) if left >= right else area.adjusted(area.width() - right,
                                                                                              0, 0, 0)

    def _go(self, to: float, milliseconds: int, curve: QEasingCurve.Type) -> None:
        motion = self.stage.motion
        self._going.stop()
        self._going.setStartValue(self._closed)
        self._going.setEndValue(to)
        self._going.setEasingCurve(curve)
        self._going.setDuration(0 if motion.reduced else round(milliseconds * motion.speed))
        if self._going.duration():
            self._going.start()
        else:
            self._set_closed(to)
            self._arrived()

    def _arrived(self) -> None:
        if not self._closed:
            self.hide()
            self.opened.emit()
            return
        name, missed, own, hands = self._asked
        self.slip = PassSlip(name, missed, self.hold, self.page, own, hands)
        self.slip.token.held.connect(self.taken)
        self.slip.lie(self._uncovered(), self.geometry())
        self.setFocusProxy(self.slip.token)
        if self._aside:
            return
        self.slip.show()
        self.slip.raise_()
        self.slip.token.setFocus(Qt.FocusReason.OtherFocusReason)
        announce(self.slip, f"{OWN_WINDOW[0] if own else 'Pass the chair to'} {name}.")

    def key(self, event: QKeyEvent) -> bool:
        """A key that nobody else wanted: by those that press, the token is held, wherever the keyboard had gone."""
        if self.slip is None or self._aside or Qt.Key(event.key()) not in PRESS:
            return False
        self.slip.token.setFocus(Qt.FocusReason.OtherFocusReason)
        self.slip.token.keyPressEvent(event)
        return True

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Nothing behind it can be reached."""
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Each half of the velvet comes in from its side; the swags come down."""
        if not self._closed:
            return
        look, size = self.stage.look, self.size()
        drapes = self.stage.pixmaps.get(velvet.drapes, look, float(size.width()), float(size.height())).pixmap
        painter = QPainter(self)
        half, ratio = size.width() / 2, drapes.devicePixelRatio()
        away = half * (1 - self._closed)
        deep = drapes.height()
        painter.drawPixmap(QRectF(-away, 0, half, size.height()), drapes, QRectF(0, 0, half * ratio, deep))
        painter.drawPixmap(QRectF(half + away, 0, half, size.height()), drapes,
                           QRectF(half * ratio, 0, half * ratio, deep))
        swags = self.stage.pixmaps.get(velvet.swags, look, float(size.width()))
        drop = -(velvet.SWAG_DEEP + velvet.FRINGE) * look.unit * (1 - self._closed)
        painter.drawPixmap(QPoint(round(-swags.margin), round(drop - swags.margin)), swags.pixmap)
