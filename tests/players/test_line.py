"""How a deal might have gone on: lawfully, to its end, and from the course that was asked for."""
from __future__ import annotations

import pytest

from cardtable.games import NAMES
from cardtable.players.line import line
from cardtable.players.review import Past, choices
from cardtable.players.stop import Stop
from cardtable.rules.sitting import Sitting
from tests.players.test_review import played
from tests.spread import sampled


@pytest.mark.parametrize("name", sampled(NAMES, 12))
def test_a_line_begins_with_its_course_and_ends_with_the_deal(name: str) -> None:
    past = Past.of(played(name, 5, 2))
    choice = choices(past, 0)[0]
    other = next(move for move in choice.view.decision(choice.seat) if move != choice.done)
    found = line(past, choice.number, other, 7)
    assert found.moves[:choice.number] == past.moves[:choice.number]
    assert found.moves[choice.number] == (choice.seat, other)
    again = Sitting(found.game, found.options, found.players)
    for seat, move in found.moves:
        deal = again.match.deal()
        again.submit(seat, move)
    assert deal.over
    assert line(past, choice.number, other, 7).moves == found.moves


def test_a_line_that_is_wanted_no_more_is_left() -> None:
    past, stop = Past.of(played("cribbage", 5, 1)), Stop(10)
    stop.set()
    choice = choices(past, 0)[0]
    assert len(line(past, choice.number, choice.done, 7, stop).moves) == choice.number + 1
