"""Many deals in many sittings at the real window: what was left, put away or taken up again is not kept in memory."""
from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from tempfile import TemporaryDirectory

from cardtable.games import rows
from tools.patience import run
from tools.trials import Part

DEALS, HANDS, COUPS = 400, 1_000, 2_000      # hands at Poker, coups at a bank: some forty make an evening
FILLING = 2                  # the part of them in which what is kept drawn fills up: some sheets are opened late
MOST = 25                    # MB by which memory may grow after that
LONGEST = 1800               # seconds, beside those that others took


def grown(name: str, deals: int, seed: int) -> Counter[str]:
    """Sits a guest down for so many deals of a game; AssertionError if memory grows without end."""
    again = f"python -m tests.attacks.guest {name} {deals} {seed}"
    with TemporaryDirectory() as home:
        done = run([sys.executable, *again.split()[1:]], LONGEST, QT_QPA_PLATFORM="offscreen", CARDTABLE_HOME=home)
    assert done.returncode == 0, f"ended with {done.returncode}: {again}\n{done.stderr[-2000:]}"
    told = [[int(figure) for figure in line.split()] for line in done.stdout.splitlines()]
    assert told[-1][0] >= deals, f"stopped after {told[-1][0]} deals: {again}"
    growth = told[-1][-1] - next(resident for played, *_, resident in told if played >= deals // FILLING)
    assert growth < MOST, f"memory has grown by {growth} MB after {deals // FILLING} deals: {again}\n{done.stdout}"
    played, sittings, sheets, _ = told[-1]
    later = [(row[0], row[-1]) for row in told if row[0] >= deals / 2]
    return Counter({"deals": played, "sittings": sittings, "sheets": sheets, "megabytes": max(0, growth),
                    "megabytes in all": told[-1][-1],
                    "bytes a deal over the last half": max(0, round(slope(later) * 2 ** 20))})


def slope(points: Sequence[tuple[int, int]]) -> float:
    """By how much the second figure grows with the first, fitted by least squares."""
    mean = sum(x for x, _ in points) / len(points)
    over = sum((x - mean) ** 2 for x, _ in points)
    return sum((x - mean) * y for x, y in points) / over if over else 0.0


def parts() -> Iterator[Part]:
    """One long stay at each game."""
    for row in rows():
        deals = COUPS if row.kind == "banking" else HANDS if row.name == "poker" else DEALS
        yield Part(f"memory at {row.name}", 1, lambda seed, name=row.name, deals=deals:  # type: ignore[misc]
                   grown(name, deals, seed))
