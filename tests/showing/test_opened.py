"""Hands laid open when a deal is looked back on can be read."""
from __future__ import annotations

from dataclasses import replace

from cardtable.families.tricks.layout import in_the_middle
from cardtable.showing.opened import opened


def test_long_hands_lie_in_columns_at_the_sides_and_in_a_row_at_the_head() -> None:
    own, left, head, right = [place for place in in_the_middle(4)[0] if place.zone == "hand"]
    assert [opened(place, 13).shape for place in (own, left, head, right)] == ["fan", "columns", "row", "columns"]
    assert opened(own, 13) == own
    assert all(2 * opened(place, 13).width > own.width for place in (left, head, right))
    assert opened(left, 5) == left, "five cards are read in a fan"
    assert opened(left, 6).shape == "columns"
    sideways = replace(left, turn=90)
    assert opened(sideways, 6) == sideways
