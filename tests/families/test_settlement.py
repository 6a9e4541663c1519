"""What a rubber comes to, as the sheet at its end has it."""
from __future__ import annotations

from cardtable.families.rubbers import GameWon, settled
from cardtable.families.settlement import settlement
from cardtable.showing.sums import SumLine

VALUES = {1: "a single", 2: "a double", 3: "a treble"}


def test_the_losers_game_is_taken_off() -> None:
    rubber = settled((GameWon(0, 3, 10, 0), GameWon(1, 1, 10, 7), GameWon(0, 2, 10, 3)), 4)
    sheet = settlement(rubber, VALUES, "fish")
    assert sheet.rows == (
        SumLine("First game, 10 to 0, a treble", (3, None)), SumLine("Second game, 10 to 7, a single", (None, 1)),
        SumLine("Third game, 10 to 3, a double", (2, None)), SumLine("The rubber", (4, None)),
        SumLine("Less the losers’ game", (-1, None)))
    assert sheet.total == SumLine("To be paid, in fish", (8, None))


def test_after_two_games_nothing_is() -> None:
    sheet = settlement(settled((GameWon(1, 1, 5, 4), GameWon(1, 3, 5, 0)), 2), VALUES, "points")
    assert [row.points for row in sheet.rows] == [(None, 1), (None, 3), (None, 2)]
    assert sheet.total.points == (None, 6)


def test_nothing_is_paid_where_the_losers_games_are_worth_more() -> None:
    rubber = settled((GameWon(1, 3, 5, 0), GameWon(0, 1, 2, 1)), 1, winner_=0)       # given up
    assert settlement(rubber, VALUES, "points").total.points == (0, None)
