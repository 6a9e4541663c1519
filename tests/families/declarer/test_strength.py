"""Where a suit is guarded: the ace, the king and one, the queen and two, the knave and three."""
from __future__ import annotations

import pytest

from cardtable.cards import RANKS
from cardtable.families.declarer.strength import stopped


@pytest.mark.parametrize(("ranks", "guarded"), [
    ("A", True), ("K", False), ("K2", True), ("Q2", False), ("Q32", True), ("J32", False), ("J432", True),
    ("", False), ("T9876", False)])
def test_a_suit_is_guarded_by_an_honour_and_as_many_below_it(ranks: str, guarded: bool) -> None:
    assert stopped([RANKS.index(rank) for rank in ranks]) is guarded
