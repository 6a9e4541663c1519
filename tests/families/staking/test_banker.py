"""A player who is the bank, and cannot pay."""
from __future__ import annotations

import pytest

from cardtable.families.staking.banker import Banked
from cardtable.rules.zones import Layout

LAYOUT = Layout(2)


class Toy(Banked):
    """Seat 1 is the bank."""

    layout, pack, counters = LAYOUT, (), (1,)
    cloth = jail = LAYOUT.pot("cloth")
    bank = LAYOUT.bank("bank")
    banker = 1


@pytest.mark.parametrize(("has", "due", "then"), [(3, 10, 13), (5, 10, 10), (10, 10, 10), (0, 11, 15)])
def test_the_house_lends_whole_sums_of_what_is_wanting(has: int, due: int, then: int) -> None:
    purse = [0] * (2 + len(LAYOUT.pots))
    purse[1] = has
    deal = Toy(purse=purse)
    deal.lend(due, 5)
    assert deal.purse[1] == then
    assert deal.purse[deal.bank] == has - then
