"""Small things that lie on the cloth from deal to deal: the dealer's button, and coins in a pot."""
from __future__ import annotations

from collections.abc import Callable
from itertools import product

from PySide6.QtCore import QPointF, QRectF

from cardtable.showing.coins import Coins
from cardtable.table.cloth.geometry import LARGE
from cardtable.table.items import PlateItem
from cardtable.table.items.passing import Shown
from cardtable.table.items.stage import Stage
from cardtable.table.paint import cloth, heaps, plates
from cardtable.table.paint.cache import Kept

POT_RADIUS = 27              # at unit 1
COUNTERS = Coins()
OVER_SCREW = 4               # from the end of a plate: so its button hides the screw, and no words, at scale 1
AWAY = 10                    # between a plate and the button beside it, at unit 1


def beside_plate(stage: Stage, cloth: QRectF, plate: PlateItem, wide: float,
                 taken: Callable[[QRectF], bool], now: Callable[[QRectF], bool] | None = None) -> QPointF:
    """The middle of a button so wide that belongs to a plate: at its left, or at its right where the cloth ends or that
    room is `taken`; level with its lower or upper edge, where only that is free.  Where nothing is, it goes where it is
    free `now`, if that is told: from there a longer hand would send it away again.  Else there is no room
    beside it: there it lies below that end of the plate that is further from the middle of the table, if letters are
    large and all is known that lies there; else on that end, which has neither words nor a cameo: over its screw."""
    lies = QRectF(plate.pos(), plate.size())
    away, middle, slack = AWAY * stage.look.unit, lies.center().y(), (lies.height() - wide) / 2
    ends = lies.left() - away - wide / 2, lies.right() + away + wide / 2
    for met, down, at in product((taken, now or taken), (0.0, slack, -slack), ends):
        room = QRectF(at - wide / 2, middle + down - wide / 2, wide, wide)
        if cloth.left() < room.left() - away * (at < lies.left()) and room.right() <= cloth.right() and not met(room):
            return room.center()
    at_left = not plate.portrait and lies.center().x() <= cloth.center().x() + 1
    below = QRectF(lies.left() if at_left else lies.right() - wide, lies.bottom() + away / 2, wide, wide)
    if stage.look.text > LARGE and cloth.contains(below) and not taken(below):
        return below.center()
    inside = OVER_SCREW * stage.look.furniture
    end = lies.left() + inside if at_left else lies.right() - inside
    return QPointF(min(max(end, cloth.left() + wide / 2), cloth.right() - wide / 2), middle)     # none of it cut off


class DealerButton(Shown):
    """The brass button that lies beside the dealer's plate; without its letter where plates tell letters to be held."""

    def __init__(self, stage: Stage) -> None:
        self.letter = "D"
        super().__init__(stage)

    def _drawn(self) -> Kept:
        return self.stage.pixmaps.get(plates.dealer_button, self.stage.look, self.letter)


class PotItem(Shown):
    """A large coin with the number of coins that lie in a pot, or a `heap` of pearl counters; `words` are the game's
    for what is staked."""

    def __init__(self, stage: Stage, heap: bool = False, words: Coins = COUNTERS) -> None:
        super().__init__(stage)
        self.coins, self.heap, self.words = 0, heap, words
        self.called = ""
        self.dress()

    @property
    def label(self) -> str:
        """What a screen reader says."""
        return ", ".join([part for part in (self.called, self.words.words(self.coins)) if part])

    def hold(self, coins: int) -> None:
        """So many coins lie in it; none are not shown."""
        if coins != self.coins:
            self.coins = coins
            self.dress()
        self.setVisible(coins > 0)

    def _drawn(self) -> Kept:
        look = self.stage.look
        if self.heap:
            radius = heaps.radius_in(look, look.furniture)
            return self.stage.pixmaps.get(heaps.heap, look, self.coins, str(self.coins), radius)
        return self.stage.pixmaps.get(cloth.coin, look, str(self.coins), look.snapped(POT_RADIUS * look.furniture))
