"""The arguments of `cardtable arena`, apart from all that holds it: every start of the program reads them."""
from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path

DEAL, GAME = "deal", "game"
MOST_DEALS, MOST_JOBS, MOST_BUDGET = 1_000_000, 256, 100
ERROR_RATE = 0.05                # of the verdict that one is stronger


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    parser.add_argument("game")
    parser.add_argument("--first", required=True, metavar="LEVEL",
                        help="novice, club or master, a step between them, or a companion's name, as in captain-lisle")
    parser.add_argument("--second", required=True, metavar="LEVEL", help="whom it meets")
    parser.add_argument("--deals", type=_up_to(MOST_DEALS), required=True, metavar="N",
                        help="how many deals or games: each is played again with the levels exchanged, with more than "
                             "two sides once for each side, which the first then holds")
    parser.add_argument("--unit", choices=(DEAL, GAME), default=GAME,
                        help="what is counted (%(default)s); the margin says in what: of a deal in points, else in "
                             "coins, of a game in coins, else in what its form counts")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    parser.add_argument("--seed", type=int, default=0, help="of cards and players (%(default)s)")
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--jobs", type=_up_to(MOST_JOBS), default=1, metavar="J",
                       help="processes; the result is the same")
    where.add_argument("--cluster", metavar="ADDRESS",
                       help="tcp://host:port of a Dask scheduler that runs the units; the result is the same")
    parser.add_argument("--budget", type=_budget, default=1.0, metavar="F", help="scales the samples of a master")
    parser.add_argument("--until-significant", action="store_true",
                        help=f"stop as soon as one is stronger, with an error rate of {ERROR_RATE:.0%}%")
    parser.add_argument("--log", type=Path, metavar="FILE", help="keep every unit with its records; resume from there")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def _up_to(most: int) -> Callable[[str], int]:
    """What reads a number from 1 to so many."""
    def number(text: str) -> int:
        if not (text.isascii() and text.isdigit() and len(text) < 20 and 0 < int(text) <= most):
            raise argparse.ArgumentTypeError(f"{text!r} is not a number from 1 to {most:,}")
        return int(text)

    return number


def _budget(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0 < value <= MOST_BUDGET:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number above 0 and up to {MOST_BUDGET}")
    return value
