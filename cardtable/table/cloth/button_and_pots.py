"""Small things that lie on the cloth from deal to deal: the dealer's button, and coins in a pot."""
from __future__ import annotations

from cardtable.showing.phrases import count
from cardtable.table.items.passing import Shown
from cardtable.table.items.stage import Stage
from cardtable.table.paint import cloth, plates
from cardtable.table.paint.cache import Kept

POT_RADIUS = 27              # at unit 1


class DealerButton(Shown):
    """The brass button that lies beside the dealer's plate."""

    def _drawn(self) -> Kept:
        return self.stage.pixmaps.get(plates.dealer_button, self.stage.look, "D")


class PotItem(Shown):
    """A large coin with the number of coins that lie in a pot."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self.coins = 0
        self.called = ""
        self.dress()

    @property
    def label(self) -> str:
        """What a screen reader says."""
        return ", ".join([part for part in (self.called, count(self.coins, "coin")) if part])

    def hold(self, coins: int) -> None:
        """So many coins lie in it; none are not shown."""
        if coins != self.coins:
            self.coins = coins
            self.dress()
        self.setVisible(coins > 0)

    def _drawn(self) -> Kept:
        look = self.stage.look
        return self.stage.pixmaps.get(cloth.coin, look, str(self.coins), look.snapped(POT_RADIUS * look.furniture))
