"""Who lays out squares, and how well; the compiled square and the plain one are the same."""
from __future__ import annotations

import importlib.util
from random import Random
from statistics import mean

import pytest

from cardtable.games.poker_patience.cells import cell
from cardtable.games.poker_patience.ground import called, ground
from cardtable.games.poker_patience.scoring import AMERICAN, ENGLISH, worth
from cardtable.games.poker_patience.search import laying
from cardtable.games.poker_patience.search.cast import FACES, number, place, square, square_of
from cardtable.games.poker_patience.search.laying import COMPILED, Square
from cardtable.games.poker_patience.search.weights import WEIGHTS, weights
from cardtable.games.poker_patience.square import ONE_PACK
from cardtable.games.poker_patience.zones import SQUARES
from cardtable.players.advice import advise
from cardtable.players.compared import compare
from cardtable.players.think import think
from tests.games.poker_patience.ladder import club as club_alone
from tests.games.poker_patience.ladder import square as laid_by
from tests.games.poker_patience.ladder import three
from tests.games.poker_patience.moments import WAY_78, Table, serpent
from tests.spread import far, sampled

POINTS = (0.0, 1.0, 3.0, 6.0, 12.0, 5.0, 10.0, 16.0, 30.0, 30.0)


def plain() -> type[Square]:
    """The same class, run as it is written."""
    spec = importlib.util.spec_from_file_location("plain_laying", f"{laying.__file__.partition('.cpython')[0]}.py"
                                                  if COMPILED else laying.__file__)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    found: type[Square] = module.Square
    return found


@pytest.mark.skipif(not COMPILED, reason="there is but one")
@pytest.mark.parametrize(("touching", "fixed"), [(True, False), (False, True), (True, True)])
def test_compiled_and_plain_lay_the_same(touching: bool, fixed: bool) -> None:
    rng, one, other = Random(1), plain()(POINTS, weights(ENGLISH, True), touching, fixed), \
        Square(POINTS, weights(ENGLISH, True), touching, fixed)
    for _ in range(4):
        order = rng.sample(range(52), 25)
        laid: list[tuple[int, int]] = []
        for card in order:
            made = []
            for each in (one, other):
                each.lay(laid)
                made.append(each.would_lay(card))
            assert made[0] == made[1]
            laid.append((card, made[0]))
        for each in (one, other):
            each.lay(laid)
        assert one.total() == other.total()


def test_the_square_in_numbers_counts_as_the_rules_do() -> None:
    for seed in range(30):
        table = Table(1, points=ENGLISH if seed % 2 else AMERICAN, frame="fixed", touching=False)
        table.rng.seed(seed)
        table.pack(" ".join([card.text for card in table.rng.sample(ONE_PACK, 20)])).randomly_to(25)
        deal = table.deal
        found = square_of(deal)
        found.lay([(number(card), place(one)) for card, one in zip(deal.zone[SQUARES[0]], deal.laid[0], strict=True)])
        assert found.total() == deal.score[0]


def test_every_hand_counts_in_numbers_as_it_does_in_tables() -> None:
    rng, one = Random(3), square(AMERICAN, False, True)
    hands = [rng.sample(FACES, 5) for _ in range(400)] + [rng.sample(FACES[:13], 5) for _ in range(100)]
    for hand in hands:
        one.lay([(number(card), 9 * 4 + 2 + n) for n, card in enumerate(hand)])
        assert one.total() == worth(tuple(hand), AMERICAN)


def test_weights_are_all_there() -> None:
    assert {len(some) for some in WEIGHTS.values()} == {laying.WEIGHTS}


def test_the_club_player_is_far_above_who_counts_at_once() -> None:
    club, greedy, novice = [mean([laid_by(level, n) for n in range(far(12, 30))])
                            for level in ("club", "greedy", "novice")]
    assert club > greedy + 10
    assert club > novice + 10


@pytest.mark.parametrize("american", [False, True])
def test_the_club_players_square_is_that_of_the_compiled_count(american: bool) -> None:
    for n in range(2):
        assert club_alone(n, american) == laid_by("club", n, american)


def test_companions_with_the_same_cards_do_not_lay_the_same_squares() -> None:
    assert len(set(three(0) + three(2))) > 2


def test_every_place_is_valued_and_the_master_takes_one_of_the_best() -> None:
    table = Table(1).half()
    found = compare(table.view(), 0)
    assert found is not None
    assert found.unit == "points"
    assert len(found.rows) == len(table.deal.free(0))
    thought = think(table.view(), "master", 1)
    assert thought.move in [row.move for row in found.rows if row.equal or row.behind < 3]


@pytest.mark.parametrize("level", sampled(["master", "club"], 1))
def test_the_serpent_is_solved(level: str) -> None:
    table = serpent().path(WAY_78, 1)
    while not table.deal.over:
        table.do(f"0 {think(table.view(), level, 1).move}")
    assert table.sitting.match.result().by_player == (81,)


def test_a_master_takes_up_what_stands_in_the_way_of_the_best() -> None:
    table = serpent().path(WAY_78, 20)
    assert think(table.view(), "master", 1).move.verb == "take-up"
    assert think(table.view(), "club", 1).move.verb == "place"


def test_a_line_that_may_come_to_a_royal_flush_is_said_to() -> None:
    """It counts a hundred by the American table, in which no kind does."""
    assert called(100, AMERICAN) == "a straight flush"
    assert called(20, AMERICAN) == "a flush"
    assert called(12, ENGLISH) == "a straight"


def test_a_place_that_spoils_a_line_is_not_praised_for_what_is_left() -> None:
    """Beside the three and four of clubs the row might have come to a straight flush."""
    table = Table(1).pack("3C 4C 9H").do("0 place f5")
    assert ground(table.deal, 0, cell("g5")) == "the row comes to threes at most and a column is begun"
    table = Table(1).pack("3C 4C 5C").do("0 place f5")
    assert ground(table.deal, 0, cell("g5")) == "the row may come to a straight flush and a column is begun"


def test_it_is_the_square_that_comes_to_so_much() -> None:
    found = advise(Table(1).half().view(), 0)
    assert found is not None
    assert "With it the square comes to about" in found.words
