"""How the case is filled: few games, some, many; what is not seen at once is seen by whole shelves."""

from __future__ import annotations

from itertools import pairwise

import pytest

from cardtable.table.cabinet.plan import BOX, FEW, MOST, TALLEST, TITLE, Group, Plan, Shelf, broken, plan

HOUSE = (Group("Every day", ("today", "practice")), Group("The house", ("companions", "laws", "records")))
OPENING = (1352.0, 616.0)       # at 1440 by 900, above the drawers


def board(names: tuple[str, ...], place: float, told: bool) -> float:
    return 118 if told else 54


def kinds(number: int) -> tuple[Group, ...]:
    names = [f"game {n}" for n in range(number)]
    return tuple([Group(title, tuple(names[n::4])) for n, title in enumerate("ABCD") if names[n::4]])


def laid(number: int, size: tuple[float, float] = OPENING, unit: float = 1.0, widest: float = 90) -> Plan:
    games = (Group("Your games", kinds(number)[0].things), *[]) if number == 1 else kinds(number)
    if number <= FEW:
        games = (Group("Your games", tuple([name for group in games for name in group.things])),)
    return plan(games, HOUSE if number <= FEW else HOUSE[:1], size, unit, widest, board)


def names(shelf: Shelf) -> list[str]:
    return [name for group in shelf.groups for name in group.things]


@pytest.mark.parametrize("number", range(1, 41))
@pytest.mark.parametrize("size", [(936.0, 420.0), OPENING, (2160.0, 1000.0)])
def test_everything_has_one_place_within_the_case(number: int, size: tuple[float, float]) -> None:
    found = laid(number, size, unit=size[0] / OPENING[0])
    stand = [name for shelf in found.shelves for name in names(shelf)]
    assert sorted(stand) == sorted(set(stand))
    assert len([name for name in stand if name.startswith("game")]) == number
    for shelf in found.shelves:
        assert shelf.scale * BOX[0] <= shelf.place
        assert shelf.scale * BOX[1] <= shelf.opening
        assert len(names(shelf)) * shelf.place <= size[0] + 1
    assert all(abs(one.y + one.high - other.y) < 1 for one, other in pairwise(found.shelves))


@pytest.mark.parametrize("number", [1, 5, 14, 40])
@pytest.mark.parametrize("height", [-30.0, 0.0, 12.0, 80.0])
def test_a_case_without_room_is_filled_all_the_same(number: int, height: float) -> None:
    """So it may be for a moment, until all about it is laid out for a smaller window."""
    found = laid(number, (700.0, height))
    assert all(shelf.opening > 0 for shelf in found.shelves)
    assert found.seen >= 1


@pytest.mark.parametrize("number", range(1, 41))
def test_what_is_seen_fills_the_case_exactly(number: int) -> None:
    found = laid(number)
    assert sum(shelf.high for shelf in found.shelves[:found.seen]) == pytest.approx(OPENING[1])


def test_few_games_stand_on_one_shelf_with_a_sentence_each_and_the_house_below() -> None:
    for number in range(1, FEW + 1):
        first, second = laid(number).shelves
        assert first.sentences
        assert not second.sentences
        assert len(names(first)) == number
        assert [group.title for group in second.groups] == ["Every day", "The house"]
        assert first.opening > second.opening


@pytest.mark.parametrize("number", range(7, 25))
@pytest.mark.parametrize("size", [OPENING, (1832.0, 776.0)])
def test_no_shelf_is_mostly_bare(number: int, size: tuple[float, float]) -> None:
    found = laid(number, size, unit=size[0] / OPENING[0])
    assert found.seen == len(found.shelves)
    for shelf in found.shelves:
        assert shelf.scale * BOX[1] > .58 * shelf.opening


def test_thirty_games_are_seen_at_once_at_the_usual_size() -> None:
    found = laid(30)
    assert found.seen == len(found.shelves) == 4
    assert all(len(names(shelf)) <= MOST for shelf in found.shelves)


def test_at_the_smallest_size_six_stand_on_a_shelf_and_the_rest_is_scrolled_to() -> None:
    found = laid(30, (936.0, 430.0), 0.711, 90)
    assert max(len(names(shelf)) for shelf in found.shelves) == 6
    assert found.seen < len(found.shelves)
    assert len({shelf.high for shelf in found.shelves}) == 1


def test_where_letters_need_the_room_sentences_are_left_out() -> None:
    assert not any(shelf.sentences for shelf in laid(4, (936.0, 380.0)).shelves)


def test_kinds_are_kept_together_where_that_takes_no_more_shelves() -> None:
    groups = (Group("A", tuple("abcd")), Group("B", tuple("efghi")), Group("C", tuple("jklmnopqr")))
    assert [[group.title for group in shelf] for shelf in broken(groups, 9)] == [["A", "B"], ["C"]]
    assert broken((), 9) == []


def test_a_kind_too_large_for_a_shelf_goes_on_on_the_next() -> None:
    shelves = broken((Group("A", tuple("abcdefghijk")),), 9)
    assert [shelf[0].title for shelf in shelves] == ["A", "A"]
    assert sorted(len(shelf[0].things) for shelf in shelves) == [5, 6]


@pytest.mark.parametrize("size", [(1032.0, 492.0), (1032.0, 415.0), OPENING])
def test_nothing_stands_so_high_that_it_covers_a_title(size: tuple[float, float]) -> None:
    """A low window: the wheel of Pope Joan and the cards of Cribbage did."""
    unit = size[0] / OPENING[0]
    for shelf in laid(23, size, unit).shelves:
        assert shelf.opening - TALLEST * shelf.scale >= TITLE * unit ** .5 - .1
