"""The exact search of two open hands, against one that cuts nothing off, and against the trick solver."""
from __future__ import annotations

from functools import cache
from random import Random

import pytest

from cardtable.games.piquet.search.ending import LIMIT, NO_PIQUE, TRICKS, Ending
from cardtable.solver import Position, Scoring, Solver

ELDER, DEALER = 0, 1
IN_HAND = (0, 17, 18, 20, 22, 25, 28, 29)


def hands(rng: Random, size: int) -> tuple[int, int]:
    drawn = rng.sample(range(32), 2 * size)
    return sum([1 << n for n in drawn[:size]]), sum([1 << n for n in drawn[size:]])


def members(some: int) -> list[int]:
    return [n for n in range(32) if some >> n & 1]


def exhaustive(elder: int, dealer: int, leader: int, won: int, in_hand: int, weights: tuple[int, int]) -> int:
    """The same by trying everything, point by point as the rules mark them."""
    need = LIMIT - in_hand if in_hand else NO_PIQUE

    @cache
    def lead(a: int, b: int, leader: int, won: int, made: int, lost: bool) -> int:
        """`made` are elder hand's points of play, `lost` whether the dealer has made any."""
        if not a:
            return weights[0] * {12: 40}.get(won, 10) if won > 6 else -weights[1] * (10 if won else 40) * (won < 6)
        found = []
        for led in members(b if leader else a):
            follower = a if leader else b
            suit = [n for n in members(follower) if n >> 3 == led >> 3] or members(follower)
            replies = []
            for card in suit:
                winner = 1 - leader if card >> 3 == led >> 3 and card > led else leader
                marks = [leader, *([winner] if winner != leader else []), *([winner] if a.bit_count() == 1 else [])]
                value, points, broken = 0, made, lost
                for who in marks:
                    if who == DEALER:
                        value, broken = value - weights[1], True
                        continue
                    points += 1
                    value += weights[0] * (1 + 30 * (points == need and not broken))
                new = (a & ~(1 << (card if leader else led)), b & ~(1 << (led if leader else card)))
                replies.append(value + lead(*new, winner, won + (winner == ELDER), points, broken))
            found.append(min(replies) if leader == ELDER else max(replies))
        return max(found) if leader == ELDER else min(found)

    played = TRICKS - elder.bit_count()
    return lead(elder, dealer, leader, won, won, won < played)


@pytest.mark.parametrize("seed", range(8))
def test_as_if_everything_were_tried(seed: int) -> None:
    """Small endings, with and without a pique to be made, at several worths of a point."""
    rng, search = Random(seed), Ending()
    for _ in range(20):
        size = rng.randint(1, 4)
        elder, dealer = hands(rng, size)
        unbroken = rng.random() < 0.5                    # elder hand has every trick so far
        won = TRICKS - size if unbroken else rng.randint(0, TRICKS - size)
        leader = ELDER if unbroken else rng.choice((ELDER, DEALER))
        in_hand = rng.choice(IN_HAND)
        weights = rng.choice(((1, 1), (3, 2), (1, 5), (8, 0)))
        search.weigh(*weights)
        told = (elder, dealer, leader, won, in_hand)
        right = exhaustive(*told, weights)
        assert search.value(*told) == right, told
        by_card = search.leads(*told)
        assert set(by_card) == set(members(dealer if leader else elder))
        assert (min if leader else max)(by_card.values()) == right, told


@pytest.mark.parametrize("seed", range(4))
def test_replies_are_what_a_lead_comes_to(seed: int) -> None:
    rng, search = Random(seed), Ending()
    for _ in range(20):
        elder, dealer = hands(rng, rng.randint(2, 7))
        won, leader = rng.randint(0, TRICKS - elder.bit_count()), rng.choice((ELDER, DEALER))
        for led, value in search.leads(elder, dealer, leader, won).items():
            a, b = (elder, dealer & ~(1 << led)) if leader else (elder & ~(1 << led), dealer)
            answers = search.replies(a, b, leader, led, won)
            assert value == (max(answers.values()) - 1 if leader else min(answers.values()) + 1)


@pytest.mark.parametrize("seed", range(3))
def test_as_the_trick_solver_has_it(seed: int) -> None:
    """Whole hands without a pique: leads, tricks taken, the last, cards and capot."""
    rng, search, solver = Random(seed), Ending(), Solver(1 << 22)
    table = [-40] + [-10] * 5 + [0] + [10] * 5 + [40]
    for _ in range(4):
        elder, dealer = hands(rng, TRICKS)
        masks = [sum([1 << (n >> 3) * 16 + (n & 7) for n in members(hand)]) for hand in (elder, dealer)]
        scoring = Scoring(trick=0, taken=1, lead=1, last=1, table=table, margin=True)
        found = solver.values(Position(masks, (0, 1), ELDER, scoring=scoring))
        right = {(bit >> 4) * 8 + (bit & 15): value for bit, value in found.items()}
        assert search.leads(elder, dealer) == right
