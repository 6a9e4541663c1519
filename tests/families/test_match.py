"""Who has won a game, who pays whom, and where partners sit after a cut."""
from __future__ import annotations

import pytest

from cardtable.families.match import by_points, partners, payers, winner
from cardtable.rules.deal import Deal
from cardtable.rules.match import Result
from cardtable.rules.zones import Layout

LAYOUT = Layout(4)


def over(score: tuple[int, ...], side: tuple[int, ...], resigned: int | None = None) -> Deal:
    """A deal that has ended so; everybody sits where he first sat."""
    class Ended(Deal):
        layout, phase = LAYOUT, ""

        def begin(self) -> None:
            self.side = side
    deal = Ended(score=score, player=tuple(range(len(side))))
    deal.resigned = resigned
    return deal


@pytest.mark.parametrize(("score", "resigned", "won"), [
    ((5, 3), None, 0), ((3, 5), None, 1), ((4, 0), 0, 1), ((0, 4), 1, 0),
    ((9, 2, 4), None, 0), ((9, 2, 4), 0, 2), ((3, 9, 3), 1, 2), ((3, 3, 9), 2, 0),       # of equals the next on
])
def test_who_resigns_leaves_the_game_to_the_best_of_the_others(score: tuple[int, ...], resigned: int | None,
                                                               won: int) -> None:
    assert winner(over(score, tuple(range(len(score))), resigned)) == won


@pytest.mark.parametrize(("score", "side", "resigned", "paid"), [
    ((5, 3), (0, 1), None, [(1, 0)]),
    ((5, 3), (0, 1, 0, 1), None, [(1, 0), (3, 2)]),                          # partners each take from another
    ((3, 5), (0, 1, 0, 1), 1, [(1, 0), (3, 2)]),
    ((9, 2, 4), (0, 1, 2), None, [(1, 0), (2, 0)]),
    ((9, 2, 4), (0, 1, 2), 0, [(0, 2)]),                                     # who resigns pays alone
])
def test_every_loser_pays_one_winner_and_they_take_turns(score: tuple[int, ...], side: tuple[int, ...],
                                                        resigned: int | None, paid: list[tuple[int, int]]) -> None:
    assert list(payers(over(score, side, resigned))) == paid


def test_who_resigns_has_lost_whatever_he_has_marked() -> None:
    found = by_points(over((4, 2), (0, 1, 0, 1), resigned=0))
    assert (found.winners, found.by_player) == ({1, 3}, (4, 2, 4, 2))
    assert Result.most((7, 3, 5), "coins", {0}) == ({2}, (7, 3, 5), "coins", False)


@pytest.mark.parametrize(("ranked", "seats"), [((3, 0, 2, 1), (3, 2, 0, 1)), ((5, 4, 3, 2, 1, 0), (5, 2, 4, 1, 3, 0))])
def test_who_cut_first_are_partners_and_sit_between_the_others(ranked: tuple[int, ...], seats: tuple[int, ...]) -> None:
    assert partners(ranked) == seats
