"""Squares laid out alone by each level: `python -m tests.games.poker_patience.ladder LEVEL [SQUARES] [TABLE] [BUDGET]
[SECONDS]`.

LEVEL is novice, club, master, greedy (each card where it makes most points at once, else the first place there is) or
three (the mean of three club players with the same cards, each of whom chooses among places that are alike),
TABLE english or american; BUDGET scales how many squares a master lays out in trial.  Square number N is the same for
all.  What has been laid is kept in build/ladder, and a run goes on from there, for so many seconds at most.  Prints the
mean of the totals with its 95 % interval, and processor seconds a card.
"""
from __future__ import annotations

import sys
import time
from math import sqrt
from pathlib import Path
from random import Random
from statistics import mean, stdev

from cardtable.cards import Card
from cardtable.games import game
from cardtable.games.poker_patience.cells import Cell, named
from cardtable.games.poker_patience.ground import lines
from cardtable.games.poker_patience.scoring import worth
from cardtable.games.poker_patience.search.cast import numbers, square_of
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


def square(level: str, number: int, american: bool = False, budget: float = 1) -> int:
    """What one of this number comes to."""
    sitting, rng = Sitting(game("poker_patience"), AMERICAN if american else {}), Random(number)
    while not sitting.over:
        deal = sitting.match.deal()
        assert isinstance(deal, Squares)
        if deal.must == (NATURE,):
            sitting.submit(NATURE, deal.decision(NATURE).sample(rng))
        else:
            sitting.submit(0, greedy(deal) if level == "greedy" else
                           think(sitting.view(0), level, number, budget).move)
    return sitting.match.result().by_player[0]


def club(number: int, american: bool = False) -> int:
    """What the club player makes of that square, without a table: his count, compiled, is the same (a test compares
    them)."""
    sitting = Sitting(game("poker_patience"), AMERICAN if american else {})
    deal = sitting.match.deal()
    assert isinstance(deal, Squares)
    order = deal.decision(NATURE).sample(Random(number))
    return round(square_of(deal).laid_out(numbers([card for card in order if isinstance(card, Card)])))


def three(number: int, american: bool = False) -> list[int]:
    """What three club players at one table make of it, by the same pack."""
    sitting = Sitting(game("poker_patience"), {"players": 3, **(AMERICAN if american else {})})
    while not sitting.match.deal().over:
        deal = sitting.match.deal()
        seat = deal.must[0]
        if seat == NATURE:
            sitting.submit(NATURE, deal.decision(NATURE).sample(Random(number)))
        else:
            sitting.submit(seat, think(sitting.view(seat), "club", 10 * number + seat).move)
    assert isinstance(deal, Squares)
    return [deal.stands(seat) for seat in range(3)]


def told(totals: list[float]) -> str:
    """"47.2 (46.5 to 47.9; 2000 squares)"."""
    half = 1.96 * stdev(totals) / sqrt(len(totals))
    return f"{mean(totals):.1f} ({mean(totals) - half:.1f} to {mean(totals) + half:.1f}; {len(totals)} squares)"


def main(level: str, squares: str = "100", table: str = "english", budget: str = "1", seconds: str = "500") -> None:
    """Goes on from what has been laid, and tells how far it has come."""
    kept = Path("build/ladder") / f"patience-{level}-{table}-{budget}.txt"
    kept.parent.mkdir(parents=True, exist_ok=True)
    laid = [line.split() for line in kept.read_text().splitlines()] if kept.exists() else []
    end = time.monotonic() + float(seconds)
    while len(laid) < int(squares) and time.monotonic() < end:
        begun = time.process_time()
        american = table == "american"
        total = mean(three(len(laid), american)) if level == "three" else \
            club(len(laid), american) if level == "club" else square(level, len(laid), american, float(budget))
        laid.append([str(total), f"{time.process_time() - begun:.3f}"])
        with kept.open("a") as file:
            file.write(" ".join(laid[-1]) + "\n")
    if len(laid) > 1:
        card = sum([float(one) for _, one in laid]) / len(laid) / CARDS
        totals = [float(total) for total, _ in laid]
        print(f"{level}, {table}, {budget}: {told(totals)}, {card:.4f} s a card", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
