"""Measures the steps and the companions against the club player, and writes cardtable/players/ratings.json.

    python -m tools.rate ecarte --units 1000 --searched 150 --seed 1

Cheap ones first, a line for each; each is written as soon as it is known, so that it may be stopped at any time.
"""
from __future__ import annotations

import argparse
import json
from contextlib import suppress
from functools import cache
from math import log10
from pathlib import Path
from typing import Any

from cardtable.games import game, part
from cardtable.players import temper
from cardtable.players.arena import run_arena
from cardtable.players.arena_stats import estimate
from cardtable.players.arena_unit import Setup
from cardtable.players.levels import manner
from cardtable.players.manners import STEPS
from cardtable.players.personas import ALL
from cardtable.players.think import think
from cardtable.rules.moves import Move
from cardtable.rules.record import Record, parse_line
from cardtable.rules.sitting import Sitting
from cardtable.rules.view import View

FILE = Path(__file__).parents[1] / "cardtable" / "players" / "ratings.json"
ANCHOR, AT = "club", 1500
ASKED = 400                      # decisions put to each, to see how often he takes the bold course
BUDGET = 0.05                    # of the masters at those


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--units", type=int, default=1000, help="for those who do not search")
    parser.add_argument("--searched", type=int, default=150, help="for the masters")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", nargs="*", default=[], help="these, by key")
    given = parser.parse_args()
    some = [*STEPS, *[one.key for one in ALL if one.manner not in STEPS.values()]]
    some.sort(key=lambda who: manner(who).level == "master")
    for who in given.only or some:
        units = given.searched if manner(who).level == "master" else given.units
        keep(given.game, given.seed, who, rated(given.game, who, units, given.seed))


def rated(name: str, who: str, units: int, seed: int) -> dict[str, Any]:
    """His rating with its 95% interval, from games won; and the share of decisions in which he is bold."""
    found: dict[str, Any] = {"rating": AT, "ci95": [AT, AT], "units": 0}
    if who != ANCHOR:
        result = run_arena(Setup(name, who, ANCHOR, seed=seed), units)
        if result.interrupted:
            raise KeyboardInterrupt              # a part of the units is no rating
        played = result.units
        won = estimate([sum((m > 0) + (m == 0) / 2 for m in unit.margins) / len(unit.margins) for unit in played])
        assert won.mean is not None
        assert won.low is not None
        assert won.high is not None
        margins = estimate([unit.margin for unit in played])
        found = {"rating": points(won.mean), "ci95": [points(won.low), points(won.high)], "units": len(played),
                 "won": round(won.mean, 4), "margin": round(margins.mean or 0.0, 4)}
    found["bold"] = boldness(name, who)
    return found


def points(won: float) -> int:
    """The share of games won against the anchor, as a rating."""
    sure = min(0.99, max(0.01, won))
    return round(AT + 400 * log10(sure / (1 - sure)))


def boldness(name: str, who: str) -> float | None:
    """How often he takes the bold course where there is one; None where the game knows none."""
    asked = doubtful(name)
    if not asked:
        return None
    temperament = part(name, "temper")
    bold = [think(view, who, n, BUDGET).move == temperament.courses(view, view.turn).bold
            for n, view in enumerate(asked)]
    return round(sum(bold) / len(bold), 3)


@cache
def doubtful(name: str) -> list[View]:
    """Decisions between a bold course and a cautious one, the same for all, from games between club players."""
    temperament = part(name, "temper")
    found: list[View] = []
    number = 0
    while temperament and len(found) < ASKED:
        unit = run_arena(Setup(name, ANCHOR, ANCHOR, seed=1000 + number), 1).units[0]
        number += 1
        record = Record.from_dict(unit.records[0])
        sitting = Sitting(game(name), record.options, record.players)
        for at, line in enumerate(record.moves):
            for player in range(len(record.players)):
                view = sitting.view(player)
                if view.turn is not None and isinstance(temperament.courses(view, view.turn), temper.Courses):
                    found.append(view)
            seat, move = parse_line(line, at)
            assert isinstance(move, Move)        # nothing is taken back in an arena
            sitting.submit(seat, move)
    return found[:ASKED]


def keep(name: str, seed: int, who: str, found: dict[str, Any]) -> None:
    """Into the file, and on the screen."""
    whole = json.loads(FILE.read_text("utf-8"))
    one = whole.setdefault(name, {"against": ANCHOR, "unit": "game", "ratings": {}})
    one["seed"] = seed
    one["ratings"][who] = found
    FILE.write_text(json.dumps(whole, indent=1) + "\n", "utf-8")
    print(f"{who:18} {found['rating']} {found['ci95']} from {found['units']} units, bold {found['bold']}", flush=True)


if __name__ == "__main__":
    with suppress(KeyboardInterrupt):
        main()
