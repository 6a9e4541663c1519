"""Answers that several must give at once, and what is no answer."""
from __future__ import annotations

import pytest

from cardtable.games.ecarte.rules.match import EcarteCut
from cardtable.games.ecarte.rules.rules import DISCARD, HAND, STOCK, Ecarte
from cardtable.games.ecarte.rules.triomphe_match import TriompheCut
from cardtable.rules.cutting import Cut
from cardtable.rules.events import NATURE
from cardtable.rules.moves import Move


def exchanging() -> Ecarte:
    """Both must lay out, unseen by one another (law 38)."""
    return Ecarte.position({HAND[0]: "7C 8C 9C TC AC", HAND[1]: "7D 8D 9D TD AD", STOCK: "7H 8H 9H"}, "exchange", 0, 1,
                           trump=3, proposals=3, elder=1)


def test_answers_wait_for_the_last() -> None:
    deal = exchanging()
    deal.apply(0, Move.read("discard 7C"))
    assert deal.zone[DISCARD[0]] == ()
    assert deal.must == (1,)
    deal.apply(1, Move.read("discard 7D"))
    assert [str(c) for pile in DISCARD for c in deal.zone[pile]] == ["7C", "7D"]


@pytest.mark.parametrize("seat", [0, 1])
def test_a_resignation_is_no_answer(seat: int) -> None:
    deal = exchanging()
    deal.apply(0, Move.read("discard 7C"))
    deal.apply(seat, Move.read("resign"))
    assert deal.over
    assert deal.resigned == seat


@pytest.mark.parametrize(("kind", "first", "said"), [(EcarteCut, 1, "cuts highest"), (TriompheCut, 2, "cuts lowest")])
def test_who_is_first(kind: type[Cut], first: int, said: str) -> None:
    cut = kind(player=(0, 1, 2))
    told: list[tuple[int, str]] = []
    cut.tell = lambda event: told.append((event.seat, event.what))
    cut.apply(NATURE, Move.read("cut AS KD 7H"))
    assert cut.ranked[0] == first
    assert told[-1] == (first, said)


def test_before_there_is_a_game_nobody_resigns() -> None:
    assert EcarteCut(player=(0, 1)).refusal(0, Move.read("resign")) is not None
