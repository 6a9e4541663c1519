"""Amounts in francs, where a coin is a part of one."""
from __future__ import annotations

from cardtable.showing.coins import MOST_IN_WORDS, Coins
from cardtable.showing.phrases import number


class Francs(Coins):
    """Francs of so many coins: two, of which one is written as a half, or as many as go into a hundred centimes.

    >>> halves, fifths = Francs(2), Francs(5)
    >>> [halves.words(n) for n in (10, 2, 5, 400)], halves.signed(-5), halves.figure(2000)
    (['five francs', 'one franc', '2½ francs', '200 francs'], '−2½', '1,000')
    >>> fifths.words(25), fifths.words(26), fifths.figure(-1), fifths.figure(50)
    ('five francs', '5.20 francs', '−0.20', '10')
    """

    def __init__(self, worth: int) -> None:
        super().__init__("franc")
        self.worth = worth

    def _part(self, whole: int, rest: int) -> str:
        """A number that is not whole."""
        return f"{f'{whole:,}' if whole else ''}½" if 2 * rest == self.worth else \
            f"{whole:,}.{rest * 100 // self.worth:02}"

    def words(self, coins: int) -> str:
        whole, rest = divmod(coins, self.worth)
        told = self._part(whole, rest) if rest else number(whole, most=MOST_IN_WORDS) if whole <= MOST_IN_WORDS else \
            f"{whole:,}"
        return f"{told} franc{'' if coins == self.worth else 's'}"

    def short(self, coins: int) -> str:
        return self.figure(coins)

    def figure(self, coins: int) -> str:
        whole, rest = divmod(abs(coins), self.worth)
        return f"{'−' * (coins < 0)}{self._part(whole, rest) if rest else f'{whole:,}'}"

    def signed(self, coins: int) -> str:
        return f"{'+' * (coins > 0)}{self.figure(coins)}"
