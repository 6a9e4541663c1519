"""What a match comes to: who has won, what is counted, and who is measured together."""
from __future__ import annotations

import pytest

from cardtable.rules.deal import Deal
from cardtable.rules.match import Outcome, Result, Series, by_side
from tests.rules.toy import Toy

Sides = tuple[frozenset[int], ...]


def sides(*players: int) -> Sides:
    """By player, whose side he is on."""
    return by_side(range(len(players)), players)


class Match(Series):
    """A match that has come to this."""

    came_to: Result
    are: Sides

    def first(self) -> Deal:
        return Toy()

    def result(self) -> Result:
        return self.came_to

    def sides(self) -> Sides:
        return self.are


def match(result: Result, *players: int) -> Match:
    found = Match({})
    found.came_to, found.are = result, sides(*players)
    return found


@pytest.mark.parametrize(("counted", "of", "outcomes"), [
    ((2, 1), (0, 1), ("won", "lost")),
    ((1, 1), (0, 1), ("drawn", "drawn")),
    ((1, 0, 0, 1), (0, 1, 1, 0), ("won", "lost", "lost", "won")),            # partners have both won
    ((1, 1, 1, 1), (0, 1, 1, 0), ("drawn", "drawn", "drawn", "drawn")),
    ((30, -10, -20), (0, 1, 2), ("won", "lost", "lost")),
    ((-5, -30, -5), (0, 1, 2), ("drawn", "lost", "drawn")),
    ((17,), (0,), ("drawn",)),                                               # who plays alone neither wins nor loses
])
def test_who_has_most_has_won_and_sides_that_share_it_have_drawn(
        counted: tuple[int, ...], of: tuple[int, ...], outcomes: tuple[Outcome, ...]) -> None:
    made = match(Result.most(counted, "points"), *of)
    assert tuple([made.outcome(player) for player in range(len(counted))]) == outcomes


def test_who_gives_up_has_lost_whatever_he_has_marked() -> None:
    made = match(Result(frozenset({1}), (4, 2), "points"), 0, 1)
    assert (made.outcome(0), made.outcome(1)) == ("lost", "won")


def test_where_nobody_has_won_everybody_has_lost() -> None:
    made = match(Result(frozenset(), (-3, -3), "coins"), 0, 1)
    assert (made.outcome(0), made.outcome(1)) == ("lost", "lost")


def test_each_player_is_measured_by_himself_unless_the_match_says_otherwise() -> None:
    class Alone(Match):
        def sides(self) -> Sides:
            return Series.sides(self)
    assert Alone({}).sides() == (frozenset({0}), frozenset({1}))


def test_sides_are_of_players_wherever_they_sit() -> None:
    assert by_side((2, 0, 3, 1), (0, 1, 0, 1)) == (frozenset({0, 1}), frozenset({2, 3}))
    assert match(Result((frozenset()), (0, 0, 0), "coins"), 0, 1, 0).side_of(2) == frozenset({0, 2})
