"""Two spare cards that tell a score by how they lie on each other."""
from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from PySide6.QtCore import QPointF, QSizeF, Qt
from PySide6.QtGui import QVector3D
from PySide6.QtWidgets import QGraphicsScale, QGraphicsWidget

from cardtable.devices.base import Marker
from cardtable.devices.counters.positions import DEUCE_AND_TRAY, THREE_AND_FOUR, WHERE, Laid
from cardtable.showing.phrases import number
from cardtable.table.items.motion import PLAY, TURN_AWAY, TURN_BACK, Step
from cardtable.table.items.moves import EDGE_ON
from cardtable.table.items.stage import Stage, picture, wear
from cardtable.table.paint import deck, packs

WIDE = 58.0                                      # a card, in the drawing's own measures
CROSSWISE = 90                                   # degrees
NAMES = {2: "deuce", 3: "tray", 4: "four"}


class Spare(QGraphicsWidget):
    """One of the two cards: its place is its middle, and it turns over about it."""

    def __init__(self, parent: QGraphicsWidget, stage: Stage, code: str) -> None:
        super().__init__(parent)
        self.stage, self.code, self.up = stage, code, False
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.riser = QGraphicsWidget(self)
        self.flip = QGraphicsScale(self)
        self.flip.setOrigin(QVector3D(0, 0, 0))
        self.riser.setTransformations([self.flip])
        self._face = picture(self.riser)
        self._scale = 1.0

    def dress(self, scale: float) -> None:
        """Drawn for so many logical pixels to one of the drawing."""
        self._scale = scale
        self._draw()

    def lie(self, up: bool) -> None:
        """Face up or down."""
        if up != self.up:
            self.up = up
            self._draw()

    def _draw(self) -> None:
        wide = WIDE * self._scale
        kept = self.stage.pixmaps.get(deck.card, self.stage.look, self.code if self.up else packs.BACK, wide)
        wear(self._face, kept)
        self._face.setOffset(kept.offset - QPointF(wide / 2, deck.height(wide) / 2))


class CardCounters(Marker):
    """`POSITIONS` says how the cards lie for each number of points; with the game won they lie aside again."""

    SIZE = QSizeF(100, 150)
    POSITIONS: ClassVar[Sequence[Laid]]
    SUITS: ClassVar[str] = "SD"                  # of whoever looks, and of the others

    def build(self) -> None:
        """Both cards."""
        suit = self.SUITS[self.mirrored]
        self._cards = {pips: Spare(self, self.stage, f"{pips}{suit}") for pips in sorted(self.POSITIONS[0][:2])}

    @property
    def laid(self) -> Laid:
        """How they lie now."""
        return self.POSITIONS[self.score if 0 < self.score < len(self.POSITIONS) else 0]

    @property
    def feet(self) -> float:
        """Under the lower of both, as they lie now."""
        scale, half = self.size().width() / self.SIZE.width(), deck.height(WIDE) / 2
        reach = [y + (WIDE / 2 if turn == CROSSWISE else half) for _, y, turn in WHERE[self.laid.placing]]
        return max(reach) * scale

    def dress(self) -> None:
        """Both cards as large as their place wants them."""
        super().dress()
        for card in self._cards.values():
            card.dress(self.size().width() / self.SIZE.width())
        self._lay(moving=False)

    def show_numbers(self, numbers: Sequence[int], moving: bool = True) -> None:
        """Lay the cards so."""
        super().show_numbers(numbers, moving)
        self._lay(moving)

    def _lay(self, moving: bool) -> None:
        for card in self._cards.values():
            for part in (card, card.flip):
                self.stage.motion.settle(part)
        laid, scale = self.laid, self.size().width() / self.SIZE.width()
        upper, lower = WHERE[laid.placing]
        steps, turning = [], []
        for pips, up, (x, y, turn), z in ((laid.bottom, laid.bottom_up, lower, 0), (laid.top, laid.top_up, upper, 1)):
            card, at = self._cards[pips], QPointF(x, y) * scale
            card.setZValue(z)
            if not moving:
                card.setPos(at)
                card.setRotation(turn)
                card.flip.setXScale(1)
                card.lie(up)
                continue
            if card.pos() != at or card.rotation() != turn:
                steps.append(Step(card, {"pos": at, "rotation": turn}, PLAY))
            if card.up != up:
                turning.append(card)
        if turning and not self.stage.motion.reduced:
            steps += [Step(card.flip, {"xScale": EDGE_ON}, TURN_AWAY) for card in turning]
            self.stage.play(steps, self._turn_up)
        elif moving:
            self.stage.play(steps)
            self._turn_up()

    def _turn_up(self) -> None:
        """The other sides come to be seen."""
        laid = self.laid
        self._cards[laid.bottom].lie(laid.bottom_up)
        self._cards[laid.top].lie(laid.top_up)
        edge = [card for card in self._cards.values() if card.flip.xScale() < 1]
        self.stage.play([Step(card.flip, {"xScale": 1.0}, TURN_BACK) for card in edge])

    def readings(self) -> tuple[int]:
        """As they lie: which is uppermost, which are face up, and how."""
        upper, lower = sorted(self._cards.values(), key=lambda card: -card.zValue())
        pips = {card: n for n, card in self._cards.items()}
        for n, laid in enumerate(self.POSITIONS):
            if laid[:4] == (pips[upper], pips[lower], upper.up, lower.up):
                return (n,)
        raise ValueError("the cards lie for no score")

    def caption(self) -> str:
        """As in "three marked"."""
        if self.score >= len(self.POSITIONS):
            return "the game"
        return f"{number(self.score)} marked" if self.score > 0 else "love"

    def sentence(self) -> str:
        """As in "Mrs. Tully, deuce and tray: one marked"."""
        return f"{self.owner}, {' and '.join(NAMES[pips] for pips in self._cards)}: {self.caption()}"


class DeuceAndTray(CardCounters):
    """That of 1862."""

    POSITIONS = DEUCE_AND_TRAY


class ThreeAndFour(CardCounters):
    """Hoyle's."""

    POSITIONS = THREE_AND_FOUR
