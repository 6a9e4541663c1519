"""Whole games through the real window."""
from __future__ import annotations

from random import Random

import pytest

from cardtable.store import Store
from cardtable.table.sitting.page import TablePage
from tests.spread import far, sampled
from tests.table.playing import Keys, Mouse, check, settled
from tests.table.seating import Seat


def play_out(page: TablePage, person: Mouse | Keys, most: int = 600) -> None:
    """To the end of the match, looking at the table before every answer."""
    for _ in range(most):
        settled(page)
        check(page)
        if page.host.croupier.sitting.over:
            return
        person.act()
    raise AssertionError("no end")


@pytest.mark.parametrize("player", sampled([Mouse, Keys], 1))
def test_a_whole_game_is_played(seat: Seat, store: Store, player: type[Mouse] | type[Keys]) -> None:
    page = seat(seed=4)
    play_out(page, player(page, Random(4)))
    assert page.slips.slip is not None
    assert list(page.slips.slip.buttons) == ["again", "level", "leave", "replay", "exchange", "look back",
                                              "look through"]
    result, = store.results()
    assert (result.game, result.level, result.practice) == ("ecarte", "novice", False)
    assert not store.sittings(finished=False)


def test_a_pool_of_three(seat: Seat) -> None:
    page = seat(seed=3, form="pool")
    person = Mouse(page, Random(3))
    for _ in range(far(30, 60)):
        settled(page)
        check(page)
        waiting = page.host.sight.waiting
        assert len(waiting) == 1 or page.host.sight.deal.phase == "cut"
        assert page.slips.slip is not None or all(plate.isVisible() for plate in page.scene.plates)
        if page.host.croupier.sitting.over or len(page.host.croupier.steps) > 120:
            break
        person.act()


def test_strict_laws_let_a_fault_stand(seat: Seat) -> None:
    page = seat(seed=5, laws="strict", points=2)
    play_out(page, Mouse(page, Random(5)))


@pytest.mark.parametrize(("form", "evening"), [("french", 1), ("french", 3), ("triomphe", 1)])
def test_the_other_forms_can_be_played(seat: Seat, form: str, evening: int) -> None:
    page = seat(seed=2, form=form, evening=evening, points=3)
    play_out(page, Keys(page, Random(2)))
