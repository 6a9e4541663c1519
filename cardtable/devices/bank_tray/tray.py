"""The tray of a bank: rosewood edged with brass; the bank's coins at the left, and right of a bar what is staked."""
from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPen

from cardtable.devices.pictured import Still
from cardtable.table.paint import moulds, panels, shadow
from cardtable.table.paint.cache import Kept
from cardtable.table.paint.canvas import BRASS_BAND, Picture, blank, painting, vertical
from cardtable.table.paint.look import Look

DOWN, WIDE, NARROW = 74.0, 440.0, 200.0
OF_BANK = 196.0                                  # so far the bank's part goes, where there is another
WORTH = (5, 20, 100, 500, 1000)
MOST = 6                                         # pieces that are seen
FROM, APART = 44.0, 25.0


def pieces(coins: int) -> list[int]:
    """The kinds of the pieces that are shown, the largest first.

    >>> pieces(240)
    [2, 2, 1, 1]
    """
    numbers = list[int]()
    for kind in range(len(WORTH) - 1, -1, -1):
        many, coins = divmod(coins, WORTH[kind])
        numbers += [kind] * many
    return numbers[:MOST]


def drawn(look: Look, width: float, across: float, bank: int) -> Picture:
    """With these coins in the bank."""
    scale, margin = width / across, shadow.reach(shadow.DEVICE)
    image = blank(width + 2 * margin, DOWN * scale + 2 * margin, look.ratio)
    with painting(image) as painter:
        painter.translate(margin, margin)
        board = QRectF(0, 0, width, DOWN * scale)
        shadow.cast(painter, look, board, DOWN / 2 * scale, shadow.DEVICE)
        panels.board(painter, look, board, DOWN / 2 * scale)
        painter.scale(scale, scale)
        groove = QRectF(10, 10, across - 20, DOWN - 20)
        painter.setPen(QPen(vertical(groove, BRASS_BAND), 1.3))
        painter.setBrush(QColor(0x1C, 0x0D, 0x06, 215))
        painter.drawRoundedRect(groove, groove.height() / 2, groove.height() / 2)
        some = pieces(bank)
        apart = min(APART, (OF_BANK - 2 * FROM) / max(1, len(some) - 1))
        for n, kind in enumerate(some):
            last = n + 1 == len(some) or some[n + 1] != kind
            moulds.piece(painter, kind, QPointF(FROM + n * apart, DOWN / 2), f"{WORTH[kind]}" if last else "")
        if across > OF_BANK + FROM:
            painter.setPen(QPen(vertical(groove, BRASS_BAND), 1.6))
            painter.drawLine(QPointF(OF_BANK, 14), QPointF(OF_BANK, DOWN - 14))
    return Picture(image, margin)


class BankTray(Still):
    """Shows two numbers, what lies in the bank and what is staked against it, which lies there in counters."""

    SIZE = QSizeF(WIDE, DOWN)
    DROP = 14
    STAYS = True

    def at_first(self) -> tuple[int, ...]:
        """Nothing."""
        return 0, 0

    def drawn(self, width: float) -> Kept:
        return self.stage.pixmaps.few(drawn, self.stage.look, width, self.measure.width(), self.numbers[0])

    def caption(self) -> str:
        """"the bank, 300; staked, 120"."""
        bank, staked = self.numbers
        if not bank:
            return "the bank"
        return f"the bank, {bank:,}" + (f"; against it {staked:,}" if staked else "")

    def sentence(self) -> str:
        bank, staked = self.numbers
        return f"In the bank lie {bank:,}; staked against it are {staked:,}"


class BankCase(BankTray):
    """For the bank alone."""

    SIZE = QSizeF(NARROW, DOWN)
