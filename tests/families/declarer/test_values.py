"""Honours and chicane, at the edges of their table (002:7408-7501)."""
from __future__ import annotations

import pytest

from cardtable.families.declarer.values import Worth, chicane, honours


@pytest.mark.parametrize(("named", "held", "worth"), [
    ("H", (1, 1), None), ("H", (2, 1), (16, "three honours")), ("S", (2, 3), (10, "five honours")),
    ("H", (4, 0), (64, "four honours in one hand")), ("H", (1, 4), (72, "five honours, four in one hand")),
    ("C", (0, 5), (40, "five honours in one hand")),
    ("NT", (1, 1), None), ("NT", (2, 1), (30, "three aces")), ("NT", (2, 2), (40, "four aces")),
    ("NT", (4, 0), (100, "four aces in one hand"))])
def test_honours_of_partners(named: str, held: tuple[int, int], worth: tuple[int, str] | None) -> None:
    assert honours(named, held) == (Worth(*worth) if worth else None)


def test_a_hand_without_a_trump_is_worth_two_tricks_and_nothing_where_there_are_none() -> None:
    assert [chicane(named) for named in ("S", "H", "NT")] == [4, 16, 0]
