"""Squares laid out alone by each level: `python -m tests.games.poker_patience.ladder LEVEL [SQUARES] [american]`.

LEVEL is novice, club, master or greedy (each card where it makes most points at once, else the first place there is).
Square number N is the same for all.  Prints the mean of the totals with its 95 % interval, and processor
seconds a card.
"""
from __future__ import annotations

import sys
import time
from math import sqrt
from random import Random
from statistics import mean, stdev

from cardtable.games import game
from cardtable.games.poker_patience.cells import Cell, named
from cardtable.games.poker_patience.ground import lines
from cardtable.games.poker_patience.scoring import worth
from cardtable.games.poker_patience.square import CARDS, Squares
from cardtable.players.think import think
from cardtable.rules.events import NATURE
from cardtable.rules.moves import Move
from cardtable.rules.sitting import Sitting

AMERICAN = {"frame": "fixed", "touching": False, "points": "american"}


def greedy(deal: Squares) -> Move:
    """Where the card makes most at once."""
    def made(cell: Cell) -> int:
        return sum([worth(after, deal.terms.points) - worth(before, deal.terms.points)
                    for before, after in (lines(deal, 0, cell, axis) for axis in (0, 1))])

    return Move(("place", named(max(deal.free(0), key=lambda cell: (made(cell), -cell[1], -cell[0])))))


def square(level: str, number: int, american: bool = False) -> int:
    """What one of this number comes to."""
    sitting, rng = Sitting(game("poker_patience"), AMERICAN if american else {}), Random(number)
    while not sitting.over:
        deal = sitting.match.deal()
        assert isinstance(deal, Squares)
        if deal.must == (NATURE,):
            sitting.submit(NATURE, deal.decision(NATURE).sample(rng))
        else:
            sitting.submit(0, greedy(deal) if level == "greedy" else think(sitting.view(0), level, number).move)
    return sitting.match.result().by_player[0]


def told(totals: list[int]) -> str:
    """"47.2 (46.5 to 47.9; 2000 squares)"."""
    half = 1.96 * stdev(totals) / sqrt(len(totals))
    return f"{mean(totals):.1f} ({mean(totals) - half:.1f} to {mean(totals) + half:.1f}; {len(totals)} squares)"


def main(level: str, squares: str = "100", table: str = "english", first: str = "0") -> None:
    """Counts, and tells how far it has come."""
    begun, totals = time.process_time(), list[int]()
    for number in range(int(first), int(first) + int(squares)):
        totals.append(square(level, number, table == "american"))
        if len(totals) % 50 == 0 or len(totals) == int(squares):
            seconds = (time.process_time() - begun) / len(totals) / CARDS
            print(f"{level}: {told(totals)}, {seconds:.3f} s a card", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
