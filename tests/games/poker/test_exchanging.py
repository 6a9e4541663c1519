"""The master at Whiskey: courses played on to the show, by what the rules would do."""
from __future__ import annotations

from random import Random

import pytest

from cardtable.games.poker.rules.whiskey import Whiskey
from cardtable.games.poker.search.exchanging import Exchanging, Going, courses
from cardtable.players.compared import compare
from cardtable.rules.moves import Move
from tests.games.poker.evening import Evening
from tests.games.poker.moments_forms import whiskey


def dealt(seats: int) -> Evening:
    return Evening(seats, "whiskey", dealer=seats - 1).dealt()


def by_the_rules(deal: Whiskey, seat: int, move: Move, waits: int) -> float:
    """The same by the rules themselves: everybody says what habit says, one perhaps waits with the knock."""
    deal, before = deal.copy(), deal.purse[deal.player[seat]]
    deal.apply(seat, move)
    while not deal.over:
        one = deal.must[0]
        now = Going(deal, waits)
        verb, *way = now.at_widow(one) if deal.phase == "widow" else now.exchanging(one)
        deal.apply(one, Move((verb, *(way[0] if way else ()))))
    return deal.purse[deal.player[seat]] - before


def test_played_on_in_numbers_it_is_what_the_rules_come_to() -> None:
    rng = Random(7)
    for seats in (2, 3, 4, 6):
        for evening in (dealt(seats), whiskey(seats)):
            deal = evening.deal
            assert isinstance(deal, Whiskey)
            seat = deal.must[0]
            for move in rng.sample(courses(deal, seat, None), 3):
                for waits in (-1, seat):
                    # an odd counter goes to one of those who divide
                    apart = Going(deal, waits).on(seat, move) - by_the_rules(deal, seat, move, waits)
                    assert abs(apart) < 1, (seats, move, waits)


def test_the_course_with_a_straight_in_hand_is_to_knock() -> None:
    evening = Evening(3, "whiskey", dealer=2).dealt(("5S 6D 7H 8C 9S", "2C 4D 9H JC KD", "2D 4H TC JS KS"))
    sitting = evening.sitting
    view = sitting.view(0)
    asked = Exchanging(view, view.deal, 0)                                   # type: ignore[arg-type]
    world, _ = next(asked.layouts(Random(1)))
    found = dict(zip([str(plan[0]) for plan in asked.plans], asked.values(world, asked.plans), strict=True))
    assert found["knock"] == max(found.values())


@pytest.mark.parametrize("seats", [2, 4])
def test_a_third_eight_is_not_left_lying(seats: int) -> None:
    """Were all to knock by habit as soon as they hold threes, gathering on from a pair would seem to bring more."""
    hands = ("8S 8D JS 4H 2H", *[""] * (seats - 1))
    evening = Evening(seats, "whiskey", dealer=seats - 1).dealt(hands, then="8C 9C TD 6D 3H").turn(*["keep"] * seats)
    view = evening.sitting.view(0)
    found = compare(view, 0)
    assert found is not None
    assert found.rows[0].words.endswith("for the eight of clubs")
    left = found.row(Move(("leave",)))
    assert left is not None
    assert not left.equal
