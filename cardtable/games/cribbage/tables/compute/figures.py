"""Masters against one another at six-card Cribbage: `python -m cardtable.games.cribbage.tables.compute.figures`.

Prints what pone and dealer make a deal, and the first dealer's share of the games, each with its 95% interval.
"""
from __future__ import annotations

import argparse
import sys
from collections import Counter
from math import sqrt
from random import Random
from statistics import fmean, stdev

from cardtable.families.match import winner
from cardtable.games.cribbage.game import GAME
from cardtable.games.cribbage.rules.match import CribbageGame
from cardtable.games.cribbage.rules.rules import Cribbage
from cardtable.games.cribbage.tables.computed import chances
from cardtable.players.think import think
from cardtable.rules.events import NATURE, Event
from cardtable.rules.sitting import Sitting

WIDTH = 1.96


def interval(values: list[float]) -> str:
    """The mean of at least two values, and how far it may be wrong."""
    half = WIDTH * stdev(values) / sqrt(len(values))
    return f"{fmean(values):.3f} ±{half:.3f}"


class Tally:
    """What has been played so far: whole deals only, since one that ends a game is cut short."""

    def __init__(self) -> None:
        self.pone: list[float] = []
        self.dealer: list[float] = []
        self.kinds = Counter[str]()
        self.first_dealer: list[float] = []

    def game(self, seed: str, budget: float) -> None:
        """One game, told of as it goes."""
        rng = Random(seed)
        sitting = Sitting(GAME, {"form": "six-card"})
        marks: list[Event] = []
        sitting.listeners.append(lambda event: marks.append(event) if event.kind == "scored" else None)
        dealer: int | None = None
        while not sitting.over:
            deal = sitting.match.deal()
            seat = deal.must[0]
            if seat == NATURE:
                sitting.submit(NATURE, deal.decision(NATURE).sample(rng))
                continue
            if isinstance(deal, Cribbage) and dealer is None:
                dealer = deal.dealer
            thought = think(sitting.view(deal.by(seat)), "master", rng.getrandbits(30), budget)
            sitting.submit(thought.seat, thought.move)
            if deal.over and isinstance(deal, Cribbage):
                self.deal(deal, marks)
                marks.clear()
        one = sitting.match.inner
        assert isinstance(one, CribbageGame)
        self.first_dealer.append(float(winner(one.deal()) == dealer))

    def deal(self, deal: Cribbage, marks: list[Event]) -> None:
        if max(deal.score) < (deal.goal or 0):
            self.dealer.append(sum([e.points for e in marks if e.seat == deal.dealer]))
            self.pone.append(sum([e.points for e in marks if e.seat != deal.dealer]))
            for event in marks:
                kind = event.what if event.what in ("hand", "crib", "heels") else "play"
                self.kinds[f"{'dealer' if event.seat == deal.dealer else 'pone'}, {kind}"] += event.points

    def told(self) -> str:
        deals = len(self.pone)
        lines = [f"{deals} whole deals: pone {interval(self.pone)}, dealer {interval(self.dealer)}",
                 ", ".join([f"{kind} {n / deals:.2f}" for kind, n in sorted(self.kinds.items())]),
                 f"{len(self.first_dealer)} games: the first dealer won {interval(self.first_dealer)}"]
        exact = chances("six-card")
        return "\n".join([*lines, f"by the table of scores {1 - exact.wins[0]:.4f}" if exact else ""])


def main() -> int:
    """Plays games until so many deals are whole."""
    parser = argparse.ArgumentParser(prog="cardtable.games.cribbage.tables.compute.figures", description=__doc__)
    parser.add_argument("--deals", type=int, default=5000)
    parser.add_argument("--budget", type=float, default=0.25, help="scales the samples (%(default)s)")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    tally, number = Tally(), 0
    while len(tally.pone) < arguments.deals:
        tally.game(f"{arguments.seed} {number}", arguments.budget)
        number += 1
        if number % 50 == 0:
            print(f"{len(tally.pone)} of {arguments.deals}", file=sys.stderr)
    print(tally.told())
    return 0


if __name__ == "__main__":
    sys.exit(main())
