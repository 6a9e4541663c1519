"""What is tried in the laboratory of Trente et Quarante: systems on Rouge, or on Rouge and Noir.

It is dealt card by card from a shoe of six packs, which is shuffled when it is through.  Null coups, in which nobody
wins or loses, are dealt over and not counted.
"""
from __future__ import annotations

from random import Random

from cardtable.families.staking.laboratory import Bench, Run
from cardtable.games.trente_et_quarante import odds
from cardtable.games.trente_et_quarante.coup import BEST, THIRTY, pips
from cardtable.games.trente_et_quarante.francs import FRANC
from cardtable.games.trente_et_quarante.rules import LEAST, MOST, TrenteEtQuarante


class Shoe:
    """Dealt from its end.  A call is the next coup that is not null: whether Rouge has won, None for the refait."""

    def __init__(self) -> None:
        self.left: list[int] = []
        self.whole = [pips(card) for card in TrenteEtQuarante.pack]

    def __call__(self, rng: Random) -> bool | None:
        while True:
            left = self.left
            noir, rouge = self._row(left), self._row(left)
            if not rouge:                        # the cards do not reach: the coup is void
                self.left = self.whole.copy()
                rng.shuffle(self.left)
            elif noir != rouge:
                return rouge < noir
            elif noir == BEST:
                return None

    @staticmethod
    def _row(left: list[int]) -> int:
        """The point of a row; nothing, where the cards do not reach."""
        total = 0
        while total <= THIRTY:
            if not left:
                return 0
            total += left.pop()
        return total


RUN = Run("reversed", tuple([one == "w" for one in "lwwwwllwwwwllwwlwlwwwlwlwwwww"]), 20, "002:17649-17835")
"""The writer’s own, of the row played the other way: 918 units won in twenty-nine coups."""
LABORATORY = Bench(Shoe, "Rouge", "Noir", MOST // FRANC, LEAST // FRANC,
                   {"half": odds.decided_edge(), "prison": odds.decided_edge(odds.PRISONER)}, "002:17566-17876",
                   "the refait", RUN)
