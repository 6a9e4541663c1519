"""Six at a table for four: who begins, who makes room, who comes in."""
from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from cardtable.families.full_table import FullTable, making_room
from cardtable.games import game
from cardtable.rules.deal import Deal
from cardtable.rules.events import NATURE
from cardtable.rules.match import play_out
from cardtable.rules.moves import Move


@pytest.mark.parametrize(("played", "number", "expected"), [
    ((1, 1, 1, 1), 2, ((), (0, 1, 2, 3))), ((2, 2, 1, 1), 2, ((0, 1), ())), ((2, 2, 2, 1), 1, ((), (0, 1, 2))),
    ((3, 1, 1, 1), 2, ((0,), (1, 2, 3)))])
def test_they_go_who_have_played_most(played: tuple[int, ...], number: int, expected: object) -> None:
    assert making_room(played, number) == expected


def rubber(match: FullTable, rng: Random) -> set[int]:
    """Plays a rubber to its end; the players who sat."""
    sat: set[int] = set()
    done = len(match.finished)
    while len(match.finished) == done and not match.over:
        deal = match.deal()
        if not deal.preliminary:
            sat = set(deal.player)
        seat, = match.pending().must
        match.apply(seat, match.decision(seat).sample(rng))
    return sat


@pytest.mark.parametrize("code", ["hoyle-1909", "deschapelles-1839"])
def test_of_six_everybody_plays_two_rubbers_in_three(code: str) -> None:
    match = game("whist").match({"rubbers": 3, "code": code, "length": "short"}, 6)
    assert isinstance(match, FullTable)
    sat = [rubber(match, Random(n)) for n in range(3)]
    assert all(sum([player in table for table in sat]) == 2 for player in range(6))
    assert match.over
    assert sum(match.deal().purse) == 0


def drawn(match: FullTable, text: str) -> Deal:
    match.apply(NATURE, Move.read(f"cut {text}"))
    return match.deal()


def test_the_four_lowest_begin_and_cut_again_for_partners() -> None:
    match = game("whist").match({}, 6)
    assert isinstance(match, FullTable)
    deal = drawn(match, "9S 2S KS 3S 4S QS")
    assert deal.preliminary
    assert deal.player == (0, 1, 3, 4)
    assert match.waiting == (5, 2)
    assert drawn(match, "2S 9S KS 3S").player == (0, 1, 4, 3)


def test_equal_cards_are_drawn_again_only_where_they_leave_open_who_plays() -> None:
    match = game("whist").match({}, 5)
    assert isinstance(match, FullTable)
    assert drawn(match, "9S 2S 2H 3S 9H").player == (0, 1, 2, 3, 4)
    assert drawn(match, "4S 7S").player == (0, 1, 2, 3)
    assert match.waiting == (4,)


def test_with_one_waiting_one_makes_room_after_each_rubber() -> None:
    match = game("whist").match({"rubbers": 6}, 5)
    play_out(match, Random(5))
    tables = [set(player) for player, _ in match.finished]
    out = [({*range(5)} - table).pop() for table in tables]
    assert all(one != other for one, other in pairwise(out))
    assert len(set(out)) == 5
