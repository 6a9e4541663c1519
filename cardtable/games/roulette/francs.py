"""Amounts at Roulette, in francs; a coin is half of one."""
from __future__ import annotations

from cardtable.games.roulette.chances import FRANC
from cardtable.showing.coins import MOST_IN_WORDS, Coins
from cardtable.showing.phrases import number


class Francs(Coins):
    """Francs, and the half of one.

    >>> [Francs().words(n) for n in (10, 2, 5, 400)], Francs().signed(-5), Francs().figure(2000)
    (['five francs', 'one franc', '2½ francs', '200 francs'], '−2½', '1,000')
    """

    worth = FRANC

    @property
    def many(self) -> str:
        return "Francs"

    def words(self, coins: int) -> str:
        francs, half = divmod(coins, FRANC)
        told = f"{francs or ''}½" if half else number(francs, most=MOST_IN_WORDS) if francs <= MOST_IN_WORDS else \
            f"{francs:,}"
        return f"{told} franc{'' if coins == FRANC else 's'}"

    def short(self, coins: int) -> str:
        return self.figure(coins)

    def figure(self, coins: int) -> str:
        francs, half = divmod(abs(coins), FRANC)
        told = f"{francs:,}{'½' * half}" if francs or not half else "½"
        return f"{'−' * (coins < 0)}{told}"

    def signed(self, coins: int) -> str:
        return f"{'+' * (coins > 0)}{self.figure(coins)}"


FRANCS = Francs()
