"""The habits of the players of a game of melds: `python -m tools.habits GAME taste|ahead`, a few minutes each.

`taste` improves what the game's evaluate.py has as TASTE, by play of two tastes against each other that differ a little
in everything, and prints it; `ahead` prints what players mark from each stage of a deal on, fitted to whole deals.
"""
from __future__ import annotations

import sys
from collections.abc import Sequence
from math import exp, sqrt
from random import Random

from cardtable.families.melds.search.brought import Ahead, Game
from cardtable.families.melds.search.habitual import Habitual
from cardtable.games import part

ROUNDS, PAIRS, DEALS = 48, 8, 500        # of improving; each deal is played twice
SPREAD, STEP, MEAN_OF = .25, .25, 8      # of logarithms; the mean of so many last rounds is taken
FITTED = 24_000                          # deals
Taste = Sequence[float]
Row = tuple[list[float], float]


def margin(table: Habitual, one: Taste, other: Taste, deals: int, rng: Random) -> tuple[float, float]:
    """By how much one taste beats another a deal, and the standard error."""
    found = []
    for number in range(deals):
        order = table.shuffled(rng)
        first, second, *_ = table.play(order, number % 2, (one, other))
        third, fourth, *_ = table.play(order, number % 2, (other, one))
        found.append((first - second + fourth - third) / 2)
    mean = sum(found) / deals
    return mean, sqrt(sum([(one - mean) ** 2 for one in found]) / deals / (deals - 1))


def improved(table: Habitual, taste: Taste, rng: Random) -> Taste:
    """A better one."""
    logs, kept = [0.0] * len(taste), []
    for number in range(ROUNDS):
        tries = [[rng.gauss(0, 1) for _ in taste] for _ in range(PAIRS)]
        came = [margin(table, moved(taste, logs, more, SPREAD), moved(taste, logs, more, -SPREAD), DEALS, rng)[0]
                for more in tries]
        size = sqrt(sum([one * one for one in came]) / PAIRS) or 1.0
        for n in range(len(taste)):
            logs[n] += STEP * sum([one / size * more[n] for one, more in zip(came, tries, strict=True)]) / PAIRS
        kept.append(list(logs))
        print(number, [round(one, 3) for one in moved(taste, logs, logs, 0)], flush=True)
    mean = [sum(each) / MEAN_OF for each in zip(*kept[-MEAN_OF:], strict=True)]
    return moved(taste, mean, mean, 0)


def moved(taste: Taste, logs: Taste, way: Taste, by: float) -> Taste:
    """A taste moved so far, and then some way."""
    return [one * exp(log + by * more) for one, log, more in zip(taste, logs, way, strict=True)]


def ahead(table: Habitual, taste: Taste, each: int, rng: Random) -> list[Ahead]:
    """By stages of so many draws."""
    deal = table.rules.deal
    most = (len(deal.pack) - 2 * table.size) // 2
    rows: list[list[Row]] = [[] for _ in range(-(-most // each))]
    for number in range(FITTED):
        before = table.play(table.shuffled(rng), number % 2, (taste, taste), depth=rng.randrange(most))
        draws, leader, *worth = table.table.standing()
        table.table.go_on()
        after = table.table.scores()
        for p in range(2 if draws else 0):
            rows[(draws - 1) // each].append(([1.0, worth[p], -worth[1 - p], float(leader == p)],
                                              float(after[p] - before[p])))
    return [fitted(some) for some in rows]


def fitted(rows: Sequence[Row]) -> Ahead:
    """By least squares."""
    size = len(rows[0][0])
    system = [[sum([row[i] * row[j] for row, _ in rows]) for j in range(size)] + [sum([row[i] * y for row, y in rows])]
              for i in range(size)]
    for i in range(size):
        for j in range(size):
            if j != i:
                share = system[j][i] / system[i][i]
                system[j] = [a - share * b for a, b in zip(system[j], system[i], strict=True)]
    found = [system[i][size] / system[i][i] for i in range(size)]
    left = [y - sum([a * b for a, b in zip(found, row, strict=True)]) for row, y in rows]
    marks, own, other, lead = [round(one, 3) for one in found]
    return Ahead(marks, own, other, lead, round(sqrt(sum([one * one for one in left]) / len(left))))


def main() -> None:
    name, what = sys.argv[1:3]
    game: Game = part(name, "evaluate").GAME
    table, rng = Habitual(game.rules), Random(1)
    if what == "ahead":
        for row in ahead(table, game.taste, game.each, rng):
            print(f"    Ahead{tuple(row)},")
        return
    found = improved(table, game.taste, rng)
    print("better by", margin(table, found, game.taste, 4000, rng), "points a deal, standard error")
    print([round(one, 3) for one in found])


if __name__ == "__main__":
    main()
