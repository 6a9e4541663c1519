"""A pool divided among those who have won it alike."""
from __future__ import annotations

from cardtable.families.betting.deal import Betting
from cardtable.families.betting.pools import Pool
from cardtable.rules.zones import Layout

LAYOUT = Layout(3)


class Toy(Betting):
    """Three seats and a pool."""

    layout, pack = LAYOUT, ()
    pool = LAYOUT.pot("pool")

    def throw_up(self, seat: int) -> None:
        """It has no cards."""


def test_what_is_over_goes_to_the_first_at_the_dealers_left_in_whatever_order_they_are_named() -> None:
    deal = Toy(dealer=1, purse=[0, 0, 0, 7])
    deal.divide(Pool(7, (0, 1, 2)), [0, 1, 2], "won")
    assert deal.purse == [2, 2, 3, 0]
    deal = Toy(dealer=2, purse=[0, 0, 0, 5])
    deal.divide(Pool(5, (0, 1)), [1, 0], "won")
    assert deal.purse == [3, 2, 0, 0]
