"""Masters against one another at Rubicon Piquet: `python -m cardtable.games.piquet.tables.figures`.

Prints what elder hand and the dealer make a deal, each with its 95% interval, and of what; with --write it makes the
table of deals (outcomes.py), by which is told what may still come of a partie or a game.
"""
from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev

from cardtable.games.piquet.game import GAME
from cardtable.games.piquet.rules.reckoning import LIMIT, REPIQUE, in_order
from cardtable.games.piquet.rules.rules import Piquet
from cardtable.players.think import think
from cardtable.rules.events import NATURE, Event
from cardtable.rules.sitting import Sitting

WIDTH = 1.96
ELDER, DEALER = 0, 1
ROW = 116
TOLD_EVERY = 5
PLACE = Path(__file__).with_name("outcomes.py")
HEAD = '''"""Deals of Piquet between masters, mark by mark in the order of counting: elder hand's points, the
dealer's below nought.  Made by `python -m cardtable.games.piquet.tables.figures --write`.
"""
from __future__ import annotations

DEALS = """
'''
CHANCES = Path(__file__).with_name("chances.py")
CHANCES_HEAD = '''"""Elder hand's chance, in a thousand, to win a game au cent before a deal.

By the points that he still wants (rows) and those that the dealer wants, from nought in steps.  Made by
`python -m cardtable.games.piquet.tables.figures --write`.
"""
from __future__ import annotations

STEP = {step}
CHANCES = (
'''
STEP, GOAL, WHOLE = 5, 100, 1000
TAIL = '''"""

MARKS: tuple[tuple[int, ...], ...] = tuple([tuple(map(int, deal.split(","))) for deal in DEALS.split()])
"""One deal each."""
OUTCOMES = tuple([(sum([n for n in deal if n > 0]), -sum([n for n in deal if n < 0])) for deal in MARKS])
"""What elder hand and the dealer made in it."""
'''


def interval(values: list[float]) -> str:
    """The mean of at least two values, and how far it may be wrong."""
    return f"{fmean(values):.2f} ±{WIDTH * stdev(values) / sqrt(len(values)):.2f}"


class Tally:
    """What has been played so far."""

    def __init__(self) -> None:
        self.elder: list[float] = []
        self.dealer: list[float] = []
        self.kinds = Counter[str]()
        self.deals: list[list[int]] = []
        self.parties: list[float] = []

    def partie(self, seed: str, budget: float) -> None:
        """One partie."""
        rng, sitting = Random(seed), Sitting(GAME, {})
        events: list[Event] = []
        sitting.listeners.append(lambda event: events.append(event) if event.kind == "scored" else None)
        while not sitting.over:
            deal = sitting.match.deal()
            seat = deal.must[0]
            if seat == NATURE:
                sitting.submit(NATURE, deal.decision(NATURE).sample(rng))
                continue
            thought = think(sitting.view(deal.by(seat)), "master", rng.getrandbits(30), budget)
            sitting.submit(thought.seat, thought.move)
            if deal.over and isinstance(deal, Piquet):
                self.deal(deal, events)
                events.clear()
        self.parties.append(float(max(sitting.match.deal().purse)))

    def deal(self, deal: Piquet, events: list[Event]) -> None:
        """Counts one deal, and keeps its marks in their order."""
        side = deal.side[deal.elder]
        for event in events:
            self.kinds[f"{'elder' if event.seat == side else 'dealer'}, {event.what}"] += event.points
        self.elder.append(float(sum([e.points for e in events if e.seat == side])))
        self.dealer.append(float(sum([e.points for e in events if e.seat != side])))
        marks, made = [], [0, 0]
        for entry in in_order(deal.entries):
            who = ELDER if entry.seat == deal.elder else DEALER
            made[who] += entry.points
            marks.append((who, entry.points))
            if made[who] >= LIMIT and not made[1 - who] and deal.bonus and deal.bonus.points == REPIQUE \
                    and (who, REPIQUE) not in marks:
                marks.append((who, REPIQUE))
        last: list[tuple[int, int]] = []                 # of the play, those that follow one another added up
        hands = {entry.what for entry in deal.entries} | {"repique"}
        for event in events:
            who = ELDER if event.seat == side else DEALER
            if event.what not in hands:
                if last and last[-1][0] == who and event.points == 1:
                    last[-1] = who, last[-1][1] + 1
                else:
                    last.append((who, event.points))
        self.deals.append([points * (1 - 2 * who) for who, points in (*marks, *last)])

    def told(self) -> str:
        deals = len(self.elder)
        kinds = ", ".join([f"{kind} {n / deals:.2f}" for kind, n in sorted(self.kinds.items())])
        return (f"{deals} deals: elder hand {interval(self.elder)}, dealer {interval(self.dealer)}\n{kinds}\n"
                f"{len(self.parties)} parties: the winner got {interval(self.parties)}")

    def chances(self) -> list[list[float]]:
        """Elder hand's chance of a game by what he and the dealer still want, in steps from nought; counted back from
        the end, with what lies between two steps shared out."""
        size = GOAL // STEP + 1
        found = [[1.0] * size, *[[0.0] * size for _ in range(size - 1)]]

        def between(elder: float, dealer: float) -> float:
            i, j = min(int(elder / STEP), size - 2), min(int(dealer / STEP), size - 2)
            x, y = elder / STEP - i, dealer / STEP - j
            return ((1 - x) * ((1 - y) * found[i][j] + y * found[i][j + 1])
                    + x * ((1 - y) * found[i + 1][j] + y * found[i + 1][j + 1]))

        for both in range(2, 2 * size - 1):
            for i in range(max(1, both - size + 1), min(both, size)):
                elder, dealer = STEP * i, STEP * (both - i)
                found[i][both - i] = fmean([self.out(deal, elder, dealer, between) for deal in self.deals])
        return found

    def out(self, deal: list[int], elder: float, dealer: float, after: Callable[[float, float], float]) -> float:
        """Elder hand's chance when a deal goes so."""
        for points in deal:
            elder, dealer = elder - max(points, 0), dealer - max(-points, 0)
            if elder <= 0 or dealer <= 0:
                return float(elder <= 0)
        return 1 - after(dealer, elder)

    def write(self) -> None:
        """The tables, in lines that fit."""
        rows = ["    (" + ", ".join([f"{min(WHOLE - 1, WHOLE * n):.0f}" for n in row]) + ")," for row in self.chances()]
        CHANCES.write_text(CHANCES_HEAD.format(step=STEP) + "\n".join(rows) + "\n)\n", "utf-8")
        lines = [""]
        for deal in self.deals:
            text = ",".join(map(str, deal))
            if len(lines[-1]) + len(text) > ROW:
                lines.append("")
            lines[-1] = f"{lines[-1]} {text}".strip()
        PLACE.write_text(HEAD + "\n".join(lines) + "\n" + TAIL, "utf-8")


def main() -> int:
    """Plays so many parties."""
    parser = argparse.ArgumentParser(prog="cardtable.games.piquet.tables.figures", description=__doc__)
    parser.add_argument("--parties", type=int, default=100)
    parser.add_argument("--budget", type=float, default=1.0, help="scales the samples (%(default)s)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true")
    arguments = parser.parse_args()
    tally = Tally()
    for number in range(arguments.parties):
        tally.partie(f"{arguments.seed} {number}", arguments.budget)
        if (number + 1) % TOLD_EVERY == 0:
            print(tally.told(), file=sys.stderr)
    print(tally.told())
    if arguments.write:
        tally.write()
    return 0


if __name__ == "__main__":
    sys.exit(main())
