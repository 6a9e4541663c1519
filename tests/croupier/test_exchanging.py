"""A deal played again with the cards of another."""
from __future__ import annotations

from random import Random

import pytest

from cardtable.games import game
from cardtable.rules.sitting import Sitting
from tests.croupier.desk import Desk
from tests.rules.open_toy import Staking


@pytest.mark.parametrize(("form", "seats"), [("six-card", 2), ("three-handed", 3), ("four-handed", 4)])
def test_each_has_the_cards_of_the_next_until_everybody_has_had_all(form: str, seats: int) -> None:
    table = Sitting(game("cribbage"), {"form": form}, [{"name": str(n)} for n in range(seats)])
    desk, rng = Desk(sitting=table), Random(3)
    desk.croupier.go_on()
    while len(desk.sitting.moves) < seats + 3:
        seat = desk.croupier.waiting_for()[0]
        desk.croupier.answer(seat, table.match.decision(seat).sample(rng))
    who = [desk.croupier.player(0).name]
    for _ in range(seats):
        desk.croupier.replay_deal(exchanged=True)
        who.append(desk.croupier.player(0).name)
        seat = desk.croupier.waiting_for()[0]
        desk.croupier.answer(seat, table.match.decision(seat).sample(rng))
    assert who == [*map(str, range(seats)), "0"]
    assert desk.croupier.swapped == ()
    assert desk.croupier.practice
    desk.thinkers.close()


def test_what_nobody_has_played_is_not_played_again() -> None:
    """After Pope Joan's last round, which is only dealt, it is the deal before that is played again."""
    table = Sitting(game("pope_joan"), {"players": 3, "rounds": 1}, [{"name": str(n)} for n in range(3)])
    desk, rng = Desk(sitting=table), Random(3)
    desk.croupier.go_on()
    while not table.over:
        seat = desk.croupier.waiting_for()[0]
        desk.croupier.answer(seat, table.match.decision(seat).sample(rng))
    assert table.match.deal() is not desk.croupier.answered_first()
    desk.croupier.replay_deal()
    assert not table.over
    assert desk.croupier.waiting_for()
    desk.thinkers.close()


def test_a_game_may_go_to_the_right() -> None:
    right = type("Right", (Staking,), {"turn": -1})
    assert (Staking().round(1), right().round(1)) == ((1, 2, 0), (1, 0, 2))
    assert (right().after(0), right().left(0)) == (2, 1)
