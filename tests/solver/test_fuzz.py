"""The solver against a reference that cuts nothing off, in every mode."""

from __future__ import annotations

import pytest

from cardtable.solver import Solver
from tests.solver import positions, reference
from tests.spread import far, sampled

CHUNK = 25
MANY, EACH = 11, far(8, 1)       # cards of a position at which the reference takes long; every eighth such is tried


@pytest.mark.parametrize("chunk", sampled(range(4), 2))
@pytest.mark.parametrize("mode", positions.MODES)
def test_every_card_has_the_value_of_the_reference(mode: str, chunk: int) -> None:
    solver = Solver(1 << 20)
    for seed in range(chunk * CHUNK, (chunk + 1) * CHUNK):
        position = positions.draw(mode, seed)
        if sum(hand.bit_count() for hand in position.hands) > MANY and seed % EACH:
            continue
        assert solver.values(position) == reference.values(position), (seed, position)


@pytest.mark.parametrize("mode", positions.MODES)
def test_bounds_and_the_value_agree_with_the_cards(mode: str) -> None:
    solver = Solver(1 << 20)
    for seed in range(1000, 1030):
        position = positions.draw(mode, seed)
        values = solver.values(position)
        ours = position.side in (None, position.sides[position.to_play()])
        assert solver.value(position) == (max if ours else min)(values.values())
        for bound in {*values.values(), max(values.values()) + 1, min(values.values()) - 1}:
            assert solver.reaches(position, bound) == {card: value >= bound for card, value in values.items()}


def test_the_smallest_table_forgets_and_stays_right() -> None:
    small, large = Solver(1 << 16), Solver()
    for seed in range(3):
        position = positions.tricks_of(7, seed)
        assert small.values(position) == large.values(position)
