"""What callers of the solver rely on: plain cases, faults by name, threads, a flag that stops it, bounded memory."""

from __future__ import annotations

import os
import resource
import shutil
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from cardtable.solver import (
    COMPILED,
    MISERE,
    Cancel,
    Cancelled,
    Duties,
    OutOfNodes,
    Position,
    Scoring,
    Solver,
    cards_in,
    mask,
    results,
)
from tests.solver import positions

ACE, KING, QUEEN, TEN, NINE, TWO = 12, 11, 10, 8, 7, 0
CLUBS, DIAMONDS, HEARTS, SPADES = 0, 16, 32, 48
compiled = pytest.mark.skipif(not COMPILED, reason="takes the compiled search")


def hand(*cards: int) -> int:
    return sum(1 << card for card in cards)


def test_masks_take_the_numbers_of_the_rules() -> None:
    assert mask([1, 13, 64]) == 1 | 1 << 12 | 1 << 63
    assert cards_in(mask([5, 20])) == [4, 19]
    with pytest.raises(ValueError, match="card 0"):
        mask([0])


def test_a_finesse_wins_over_the_king() -> None:
    position = Position(
        (hand(TWO, DIAMONDS), hand(KING, DIAMONDS + 1), hand(ACE, QUEEN), hand(NINE, TEN)), (0, 1, 0, 1), 0
    )
    assert Solver().values(position) == {TWO: 2, DIAMONDS: 1}


def test_the_duty_to_head_forces_the_ace() -> None:
    free = Position((hand(KING, QUEEN), hand(ACE, TWO)), (0, 1), 0)
    bound = replace(free, duties=Duties(head=True))
    assert Solver().values(free) == {KING: 1, QUEEN: 1}
    assert Solver().values(bound) == {KING: 1, QUEEN: 1}
    three = Position((hand(KING, QUEEN, TEN), hand(ACE, NINE, TWO)), (0, 1), 1, ((1, NINE),), duties=Duties(head=True))
    three = replace(three, hands=(hand(KING, QUEEN, TEN), hand(ACE, TWO)))
    assert set(Solver().values(three)) == {KING, QUEEN, TEN}
    low_led = replace(three, trick=((1, QUEEN),), hands=(hand(KING, TEN, NINE), hand(ACE, TWO)))
    assert set(Solver().values(low_led)) == {KING}


def test_the_duty_to_trump() -> None:
    position = Position((hand(HEARTS, SPADES), hand(TWO)), (0, 1), 1, ((1, ACE),), trump=2)
    assert set(Solver().values(position)) == {HEARTS, SPADES}
    assert set(Solver().values(replace(position, duties=Duties(trump=True)))) == {HEARTS}


def test_points_for_leads_the_last_trick_and_the_cards() -> None:
    """Two hands, three tricks: a point for each lead, one for each trick taken from the leader, one more for the last,
    and ten for most tricks."""
    scoring = Scoring(trick=0, lead=1, taken=1, last=1, table=(-40, -10, 10, 40), margin=True)
    position = Position((hand(ACE, KING, QUEEN), hand(TEN, NINE, TWO)), (0, 1), 0, scoring=scoring)
    assert Solver().values(position) == {ACE: 44, KING: 44, QUEEN: 44}


def test_a_table_of_final_values() -> None:
    """Five tricks of which three or four count one, all five two, and two have been won already."""
    scoring = Scoring(trick=0, table=(0, 0, 0, 1, 1, 2))
    position = Position((hand(ACE, KING, DIAMONDS), hand(QUEEN, TEN, DIAMONDS + 1)), (0, 1), 0, scoring=scoring, won=2)
    assert Solver().values(position) == {ACE: 1, KING: 1, DIAMONDS: 1}


def test_card_points_go_with_the_trick() -> None:
    scoring = Scoring(trick=0, cards={ACE: 11, TEN: 10, TWO: 0}, last=10)
    position = Position((hand(ACE, TWO), hand(TEN, NINE)), (0, 1), 0, scoring=scoring)
    assert Solver().values(position) == {ACE: 11, TWO: 21}


def test_misere_counts_down() -> None:
    position = Position((hand(TWO, KING), hand(NINE, ACE)), (0, 1), 0, scoring=MISERE)
    assert Solver().values(position) == {TWO: -1, KING: -1}
    assert Solver().reaches(position, 0) == {TWO: False, KING: False}
    safe = replace(position, hands=(hand(TWO, NINE), hand(TEN, ACE)))
    assert Solver().values(safe) == {TWO: 0, NINE: 0}


def test_a_seat_without_cards_sits_out() -> None:
    three = Position((hand(ACE, TWO), hand(KING, NINE), hand(QUEEN, TEN)), (0, 1, 1), 0)
    four = Position((hand(ACE, TWO), hand(KING, NINE), 0, hand(QUEEN, TEN)), (0, 1, 0, 1), 0)
    assert Solver().values(four) == Solver().values(three)


def test_only_the_cards_asked_for() -> None:
    position = Position((hand(ACE, TWO, DIAMONDS), hand(KING, NINE, QUEEN)), (0, 1), 0)
    assert set(Solver().values(position, cards=1 << TWO | 1 << KING)) == {TWO}


GOOD = Position((hand(ACE, TWO), hand(KING, NINE)), (0, 1), 0)
FAULTS: list[tuple[dict[str, Any], str]] = [
    ({"hands": (hand(ACE),)}, "1 seats"),
    ({"hands": (1, 2, 4, 8, 16, 32, 64)}, "7 seats"),
    ({"sides": (0, 1, 0)}, "3 sides for 2 seats"),
    ({"lead": 2}, "leader's seat 2"),
    ({"lead": -1}, "leader's seat -1"),
    ({"trump": 4}, "trump suit 4"),
    ({"hands": (hand(ACE, TWO), hand(ACE, NINE))}, "card 12 is twice in the hands"),
    ({"hands": (-1, 0)}, "bits outside"),
    ({"hands": (1 << 64, 1)}, "bits outside"),
    ({"hands": ((1 << 33) - 1, 1 << 40)}, "33 cards"),
    ({"hands": (0xFFFF, 1 << 40)}, "suit 0 has more than 15"),
    ({"hands": (0, hand(ACE))}, "has no card"),
    ({"hands": (0, 0)}, "has no card"),
    ({"trick": ((0, ACE),)}, "card 12 is twice"),
    ({"trick": ((0, 64),)}, "card 64 on the table"),
    ({"trick": ((1, 40),)}, "out of turn"),
    ({"trick": ((2, 40),)}, "seat 2 on the table"),
    ({"trick": ((0, 40), (1, 41))}, "already full"),
    ({"trick": ((0, 40), (1, 41), (0, 42))}, "out of turn"),
    ({"side": 7}, "no seat is of side 7"),
    ({"won": -1}, "-1 tricks"),
    ({"scoring": Scoring(table=(0, 1))}, "ends before 2 tricks"),
    ({"scoring": Scoring(trick=1 << 40)}, "too many"),
    ({"scoring": Scoring(cards={99: 1})}, "card 99 with points"),
    ({"duties": Duties(follow=False, head=True)}, "goes with the duty to follow"),
]


@pytest.mark.parametrize(("change", "fault"), FAULTS)
def test_a_position_that_cannot_be_is_refused_by_name(change: dict[str, Any], fault: str) -> None:
    with pytest.raises(ValueError, match=fault):
        Solver().values(replace(GOOD, **change))


def test_a_table_too_small_is_refused() -> None:
    with pytest.raises(ValueError, match="too small"):
        Solver(100)


def test_the_budget_in_positions_ends_the_search_and_the_same_budget_does_so_again() -> None:
    position = positions.tricks_of(7, 1)
    solver = Solver()
    expected = solver.values(position)
    needed = solver.nodes
    assert solver.values(position, nodes=needed + 1) == expected
    with pytest.raises(OutOfNodes):
        solver.values(position, nodes=needed // 2)
    assert solver.nodes == needed // 2
    assert solver.values(position) == expected


@compiled
@pytest.mark.parametrize("mode", ["tricks", "misere", "uneven", "table", "weights"])
def test_a_table_that_lasts_gives_the_same_values(mode: str) -> None:
    """Whatever was asked before: other deals, other leaders, cards played since, another kind of question between."""
    lasting = Solver(1 << 20, lasting=True)
    for seed in range(60):
        position = positions.draw(mode, seed)
        assert lasting.values(position) == Solver(1 << 20).values(position)
        assert lasting.value(position) == Solver(1 << 20).value(position)


@compiled
def test_a_table_that_lasts_spares_positions() -> None:
    deal = replace(positions.tricks_of(9, 4), side=0)
    leaders = [replace(deal, lead=seat) for seat in range(4)]
    lasting, spent = Solver(lasting=True), [0, 0]
    for position in leaders:
        alone = Solver()
        assert lasting.value(position) == alone.value(position)
        spent[0] += lasting.nodes
        spent[1] += alone.nodes
    assert spent[0] < spent[1]


@compiled
def test_all_results_are_those_asked_singly_and_come_one_by_one() -> None:
    deal = positions.tricks_of(8, 5)
    found = dict(results(Solver(lasting=True), deal.hands, deal.sides))
    assert list(found) == [(trump, lead) for trump in (0, 1, 2, 3, None) for lead in (0, 2, 1, 3)]
    for (trump, lead), tricks in found.items():
        assert tricks == Solver().value(replace(deal, trump=trump, lead=lead, side=0))


@compiled
def test_a_flag_ends_the_results_and_what_was_found_stays() -> None:
    deal, flag = positions.tricks_of(13, 5), Cancel()
    coming = results(Solver(lasting=True), deal.hands, deal.sides, cancel=flag)
    found = [next(coming)]
    flag.set()
    with pytest.raises(Cancelled):
        found.extend(coming)
    assert 1 <= len(found) < 20


@compiled
def test_a_flag_stops_the_search_within_ten_milliseconds() -> None:
    position = replace(positions.tricks_of(13, 3), duties=Duties(head=True), scoring=Scoring(1, lead=1))
    solver, flag, ended = Solver(), Cancel(), []

    def run() -> None:
        with pytest.raises(Cancelled):
            solver.values(position, cancel=flag)
        ended.append(time.perf_counter())

    delays = []
    for _ in range(5):
        flag.clear()
        thread = threading.Thread(target=run)
        thread.start()
        time.sleep(0.05)
        start = time.perf_counter()
        flag.set()
        thread.join()
        delays.append(ended[-1] - start)
    assert sorted(delays)[1] < 0.010
    assert flag.is_set()


@compiled
def test_threads_search_at_once_and_agree() -> None:
    deals = [positions.tricks_of(8, seed) for seed in range(12)]
    alone = [Solver().values(deal) for deal in deals]
    shared = Solver()
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(lambda deal: Solver().values(deal), deals)) == alone
        assert list(pool.map(shared.values, deals)) == alone


@compiled
def test_the_interpreter_runs_on_while_a_search_goes() -> None:
    position = replace(positions.tricks_of(13, 3), duties=Duties(head=True), scoring=Scoring(1, lead=1))
    flag, counted = Cancel(), 0

    def run() -> None:
        with pytest.raises(Cancelled):
            Solver().values(position, cancel=flag)

    thread = threading.Thread(target=run)
    thread.start()
    start = time.perf_counter()
    while time.perf_counter() - start < 0.1:
        counted += 1
    flag.set()
    thread.join()
    assert counted > 1000


@compiled
def test_memory_stays_within_the_bound() -> None:
    """A search that would fill gigabytes, in a process that may not grow by much more than its table."""
    position = replace(positions.tricks_of(13, 3), duties=Duties(head=True), scoring=Scoring(1, lead=1))
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    with pytest.raises(OutOfNodes):
        Solver(1 << 22).values(position, nodes=1_000_000)
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 20_000


UNCOMPILED = """
import sys
sys.modules.update({without: None for without in sys.argv[1:]})
from cardtable.solver import COMPILED, Solver
from tests.solver import positions
assert not COMPILED
for mode in positions.MODES:
    for seed in range(4):
        print(sorted(Solver(1 << 16).values(positions.draw(mode, seed)).items()))
"""


@pytest.mark.parametrize("without", [[], ["cython", "Cython"]])
def test_it_runs_uncompiled_too(without: list[str], tmp_path: Path) -> None:
    """The sources alone in a folder, with the compiler's own package at hand and without it."""
    root = Path(__file__).parents[2]
    for folder in ("cardtable/solver", "tests/solver"):
        shutil.copytree(root / folder, tmp_path / folder, ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
    expected = [
        str(sorted(Solver().values(positions.draw(mode, seed)).items()))
        for mode in positions.MODES
        for seed in range(4)
    ]
    ran = subprocess.run(
        [sys.executable, "-c", UNCOMPILED, *without], capture_output=True, text=True, check=False, cwd=tmp_path,
        env={name: value for name, value in os.environ.items() if name != "PYTHONPATH"},  # which leads back here
    )
    assert ran.stdout.splitlines() == expected, ran.stderr
