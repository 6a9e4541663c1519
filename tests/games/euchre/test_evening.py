"""The Progressive evening: who moves where, when the bell rings, and which stars are given."""
from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from cardtable.games.euchre.evening import GUESTS, Drawing, ProgressiveEuchre, ProgressiveEvening
from cardtable.games.euchre.game import GAME
from cardtable.games.euchre.scoring import GAME as FIVE
from cardtable.games.euchre.stars import Stars, merit, reseated, winner

TABLES = (((0, 4), (1, 5)), ((2, 6), (3, 7)))


def test_pairs_move_and_those_who_stay_below_exchange_partners() -> None:
    head, booby = reseated(TABLES, (0, 1))
    assert head == ((0, 4), (3, 7)), "the winners keep their seats, and those of the second table come"
    assert booby == ((2, 5), (1, 6)), "who lost there stays, with one of those who come down"


def test_more_tables_than_two() -> None:
    tables = (*TABLES, ((8, 12), (9, 13)))
    head, second, booby = reseated(tables, (1, 0, 0))
    assert head == ((1, 5), (2, 6))
    assert second == ((3, 12), (8, 7))
    assert booby == ((9, 4), (0, 13))


@pytest.mark.parametrize(("points", "tricks", "best"), [
    ((5, 3), (0, 0), 0), ((2, 4), (3, 0), 1), ((3, 3), (0, 1), 1), ((3, 3), (1, 1), 0)])
def test_who_has_won_when_the_bell_rings(points: tuple[int, int], tricks: tuple[int, int], best: int) -> None:
    assert winner(points, tricks) == best


def test_the_prize() -> None:
    assert merit(Stars(2, 1, 0)) > merit(Stars(1, 5, 0))
    assert merit(Stars(2, 1, 1)) > merit(Stars(2, 1, 2))


def deals(seed: int) -> list[tuple[ProgressiveEuchre, ProgressiveEvening]]:
    """Every deal of an evening played at random, as it ended, and the evening after it."""
    rng, match, found = Random(seed), GAME.match({"form": "progressive"}), []
    assert isinstance(match, ProgressiveEvening)
    while not match.over:
        deal, seat = match.deal(), match.pending().must[0]
        match.apply(seat, match.decision(seat).sample(rng))
        if deal.over and isinstance(deal, ProgressiveEuchre):
            found.append((deal, match.copy()))
    return found


@pytest.mark.parametrize("seed", range(12))
def test_an_evening(seed: int) -> None:
    """Each bell gives two gold, two red and two green stars; the head table is at five then, and only then."""
    bells = 0
    for deal, evening in deals(seed):
        head = deal.score if deal.head else deal.other_score
        assert deal.rung == (max(head) >= FIVE)
        bells += deal.rung
        given = Counter(dict(zip(Stars._fields, map(sum, zip(*evening.stars, strict=True)), strict=True)))
        assert given == Counter(dict.fromkeys(Stars._fields, 2 * bells)), "of each colour two"
        assert sorted(p for table in evening.tables for pair in table for p in pair) == list(range(GUESTS))
        assert all(a < 4 <= b for table in evening.tables for a, b in table), "one of each group"
    assert bells == 4
    assert evening.result().by_player == tuple([one.gold + one.red for one in evening.stars])


def test_the_bell_breaks_off_a_hand_below() -> None:
    broken = [deal for seed in range(12) for deal, _ in deals(seed) if deal.rung and 0 < deal.bell_after < 5
              and deal.maker >= 0]
    assert broken
    assert all(sum(deal.taken) == deal.bell_after and not deal.head for deal in broken)


def test_everybody_may_be_drawn_anywhere() -> None:
    drawing, places = Drawing(purse=[0] * GUESTS), Counter[tuple[int, int]]()
    for drawn in range(24 * 24):
        drawing.drawn = drawn
        for n, table in enumerate(drawing.tables()):
            places.update([(n, player) for pair in table for player in pair])
    assert set(places.values()) == {24 * 12}
