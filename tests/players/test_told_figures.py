"""What is shown with the same figure has the same grade, and nothing is said twice."""
from __future__ import annotations

import pytest

from cardtable.games import game
from cardtable.players.amounts import GAMES
from cardtable.players.compared import Comparison, compare
from cardtable.players.parts import PartWords, differences
from cardtable.rules.record import Record
from cardtable.rules.sitting import Sitting
from tests.games.ecarte import moments
from tools.moments import Moment

WORDS = {"point": PartWords("", "{n} more by the point", "{n} less by the point"),
         "vole": PartWords("", "{n} more by the vole", "{n} less by the vole")}


@pytest.mark.parametrize("moment", [moments.again().moment(), moments.exchanging().moment()])
def test_games_in_a_hundred_of_one_figure_have_one_grade(moment: Moment) -> None:
    record = Record(moment.game, game(moment.game).revision, dict(moment.options), list(map(dict, moment.players)),
                    list(moment.lines))
    view = Sitting.replay(record, game(moment.game)).view(0)
    seat = view.deal.seats_of(0)[0]
    found = compare(view, seat, budget=.3)
    assert found is not None
    assert found.unit == GAMES
    assert len(found.rows) > 1
    grades: dict[float, set[str]] = {}
    for row in found.rows:
        assert row.value == round(row.value)
        if not row.equal:
            assert row.behind == found.rows[0].value - row.value or row.behind == max(
                one.value for one in found.rows) - row.value
            grades.setdefault(row.value, set()).add(found.grade(row))
    assert all(len(some) == 1 for some in grades.values())


def test_parts_of_games_in_a_hundred_have_no_figures_of_their_own() -> None:
    worse = differences(GAMES, {"point": 20.0, "vole": 3.0}, {"point": 24.0, "vole": 4.5}, WORDS)
    assert worse == ["less by the point", "less by the vole"]
    assert differences("points", {"point": 2.0, "vole": 0.0}, {"point": 4.0, "vole": 0.0}, WORDS) == [
        "two less by the point"]


def test_the_book_is_not_told_beside_itself() -> None:
    found = Comparison("", (), (), "", 0, book="By the book, lead the king: so one begins.")
    assert found.book_beside("Lead the king: so one begins. Best, but only just.") == ""
    assert found.book_beside("As good as the best.") == found.book
