"""Results are kept with their games and counted."""

from __future__ import annotations

from typing import Any

import pytest

from cardtable.store import Result, Store, Tally, tally
from cardtable.store.gradings import Grading, summed
from cardtable.store.results import CONCEDED, MARKED

Header = dict[str, Any]


def result(outcome: Any = "won", **other: Any) -> Result:
    return Result(game="snip-snap", form="single", level="club", outcome=outcome, **other)


def marked(own: int, others: int) -> dict[str, tuple[int, ...]]:
    return {MARKED: (2, own, own, 3), CONCEDED: (2, others, others, 3)}


def test_a_result_comes_back_as_it_was(store: Store, header: Header) -> None:
    sitting = store.begin(header)
    given = result("lost", points_for=3, points_against=5, coins=-2, deals=7, aids=("hints",), practice=True,
                   figures={"hand": (3, 20, 12, 4)})
    store.finish(sitting, given).result()
    (kept,) = store.results("snip-snap")
    assert kept.at is not None
    assert {**_fields(kept), "at": None} == _fields(given)
    assert store.results("another") == []


def test_the_first_result_of_a_sitting_stands(store: Store, header: Header) -> None:
    """Its last deal may be played again for practice, in this process or after it was resumed."""
    sitting = store.begin(header)
    store.finish(sitting)
    store.finish(sitting, result("lost"))
    store.finish(sitting, result("won", practice=True))
    assert [(kept.outcome, kept.practice) for kept in store.results()] == [("lost", False)]


def test_results_outlive_their_sittings(store: Store, header: Header) -> None:
    for _ in range(2):
        sitting = store.begin(header)
        store.finish(sitting, result())
        store.discard(sitting)
    assert len(store.results()) == 2


def test_the_tally_counts_what_it_says(store: Store, header: Header) -> None:
    games = [
        result("won", figures=marked(5, 2), coins=3),
        result("won", figures=marked(5, 4), coins=1, aids=("hints",)),
        result("lost", figures=marked(1, 5), coins=-2),
        result("won", practice=True, figures=marked(5, 0)),
        result("drawn", points_for=1),
        result("won", figures=marked(6, 3), coins=2),
    ]
    for game in games:
        store.finish(store.begin(header), game)
    key = ("snip-snap", "single", "club")
    assert tally(store.results()) == {
        key: Tally(
            played=5, won=3, lost=1, drawn=1, points_for=17, points_against=14, coins=4, run=1, longest=2
        )
    }  # fmt: skip
    assert tally(store.results(), aided=True)[key].played == 1
    assert tally(store.results(), aided=False)[key].played == 4


@pytest.mark.parametrize("between", ["lost", "drawn"])
def test_a_run_of_games_won_ends_with_any_other(between: str) -> None:
    (told,) = tally([result("won"), result("won"), result(between), result("won")]).values()
    assert (told.run, told.longest) == (1, 2)


@pytest.mark.parametrize("field", ["game", "form", "level"])
def test_games_forms_and_levels_are_counted_apart(field: str) -> None:
    other = Result(**{**_fields(result()), field: "other"})
    assert len(tally([result(), other, result()])) == 2


def _fields(given: Result) -> dict[str, Any]:
    return {name: getattr(given, name) for name in Result.__slots__}


def test_gradings_of_several_deals_are_added_up_by_unit() -> None:
    deals = [Grading("ecarte", 3, 1, 2, {"points": (7.5, 6)}),
             Grading("ecarte", 1, 0, 1, {"points": (.5, 2), "coins": (3, 1)})]
    assert summed(deals) == Grading("", 4, 1, 3, {"points": (8, 8), "coins": (3, 1)})
