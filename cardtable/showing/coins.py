"""Amounts of what is staked and paid, in words and on sheets: counters, or money."""
from __future__ import annotations

from cardtable.showing.phrases import number
from cardtable.showing.sums import figure, signed

POUND, SHILLING = 240, 12                        # in pence
MOST_IN_WORDS = 99


class Coins:
    """Counters, or whatever they are called.

    >>> Coins().words(12), Coins("coin").words(1), Coins().figure(-3), Coins().signed(4)
    ('twelve counters', 'one coin', '−3', '+4')
    """

    worth = 1                                    # coins that one of what is told and drawn is

    def __init__(self, one: str = "counter") -> None:
        self.one = one

    @property
    def many(self) -> str:
        """At the head of a sheet."""
        return f"{self.one.capitalize()}s"

    def words(self, coins: int) -> str:
        """So many, in a sentence."""
        return f"{number(coins, most=MOST_IN_WORDS)} {self.one}{'' if coins == 1 else 's'}"

    def short(self, coins: int) -> str:
        """In little room."""
        return figure(coins)

    def figure(self, coins: int) -> str:
        """On a sheet."""
        return figure(coins)

    def signed(self, coins: int) -> str:
        """On a sheet, what was gained or lost."""
        return signed(coins)


class Money(Coins):
    """Pounds, shillings and pence; the coins are pence."""

    @property
    def many(self) -> str:
        return "Pence"

    def words(self, coins: int) -> str:
        return money(coins)

    def short(self, coins: int) -> str:
        return money(coins)

    def figure(self, coins: int) -> str:
        """As on plates, with its sign.

        >>> [Money().figure(n) for n in (27, -9, 24, 0)]
        ['2s 3d', '−9d', '2s', '0']
        """
        return f"{'−' * (coins < 0)}{money(abs(coins))}" if coins else "0"

    def signed(self, coins: int) -> str:
        return f"{'+' * (coins > 0)}{self.figure(coins)}"


def money(pence: int) -> str:
    """In short: "6d", "1s 6d", "£1 2s 6d"; "nothing" for none.

    >>> [money(n) for n in (0, 6, 12, 21, 270)]
    ['nothing', '6d', '1s', '1s 9d', '£1 2s 6d']
    """
    pounds, rest = divmod(pence, POUND)
    shillings, pennies = divmod(rest, SHILLING)
    parts = [f"£{pounds}"] * bool(pounds) + [f"{shillings}s"] * bool(shillings) + [f"{pennies}d"] * bool(pennies)
    return " ".join(parts) or "nothing"
