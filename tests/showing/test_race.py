"""A mark besides winning, in words: who has it, and who wants how much."""
from __future__ import annotations

import pytest

from cardtable.showing.race import Race


@pytest.mark.parametrize(("made", "told"), [(30, "has 99 and wants 1"), (31, "has 100"), (32, "has 101")])
def test_who_has_just_reached_the_mark_wants_nothing(made: int, told: str) -> None:
    race = Race((69, 10), (made, 0), 100, "the rubicon, 100")
    assert race.sentence(("Battle", "You")) == f"The rubicon, 100: Battle {told}; You have 10 and want 90"


def test_sides_are_told_in_the_order_of_who_reads() -> None:
    race = Race((69, 10), (5, 2), 100, "the rubicon, 100").seen((1, 0))
    assert (race.before, race.made) == ((10, 69), (2, 5))
