"""The odds of hands dealt and drawn, beside those of the book."""
from __future__ import annotations

import pytest

from cardtable.families.poker_hands.kinds import Kind
from cardtable.games.poker.odds import DEALT, HANDS
from cardtable.games.poker.search.winning import wins
from cardtable.games.poker.tables.dealt import beaten, dealt
from cardtable.games.poker.tables.draws import USUAL, chances_dealt, filled, least_wins, usual


def test_the_book_s_hands_are_counted() -> None:
    found = chances_dealt()
    assert found.of == HANDS
    assert {kind: found.makes[kind] for kind in DEALT} == {kind: one.hands for kind, one in DEALT.items()}
    assert not DEALT[Kind.STRAIGHT_FLUSH].exact
    assert DEALT[Kind.FOURS].exact


@pytest.mark.parametrize(("name", "ways", "of"), [
    ("a pair, drawing three", 4_656, 16_215), ("a pair and an ace, drawing two", 280, 1_081),
    ("two pairs, drawing one", 4, 47), ("threes, drawing two", 112, 1_081), ("threes and an ace, drawing one", 4, 47)])
def test_known_draws(name: str, ways: int, of: int) -> None:
    found = usual(name)
    assert (found.betters, found.of) == (ways, of)


def test_four_cards_are_filled_as_often_as_cards_are_left() -> None:
    flush, both, gap, either = [100 * filled(name) for name in USUAL if name.startswith("four")]
    assert [round(47 * one / 100) for one in (flush, both, gap, either)] == [9, 8, 4, 15]


def test_a_blank_card_betters_every_draw_and_a_short_pack_most() -> None:
    for name in USUAL:
        assert usual(name).chance < usual(name, mistigris=True).chance, name
    assert usual("a pair, drawing three", short=True).chance > usual("a pair, drawing three").chance


def test_which_part_of_all_hands_one_beats() -> None:
    places = sorted(dealt(False, False, False))
    assert beaten(places[0]) < 1e-3
    assert beaten(places[-1]) > 1 - 1e-5
    assert least_wins(5, 15) == .25


def test_the_more_there_are_the_seldomer_a_hand_wins_and_threes_oftener_than_a_pair() -> None:
    found = [[wins(name, others) for others in (1, 2, 4)] for name in ("a pair of knaves", "three fives")]
    assert all(row == sorted(row, reverse=True) for row in found)
    assert all(pair < threes for pair, threes in zip(*found, strict=True))
    assert found[0][1] < .5 < found[1][2]
