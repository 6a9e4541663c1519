"""What players gain over others, in counters a hundred hands, on the same cards with the seats exchanged.

python -m tests.games.poker.ladder master club 50 --players 6 --options form=draw,raises=0     (so many evenings)

`first` and `second` are levels, companions, or players of simple.py; they sit in turn round the table.  Interrupted, it
tells what has been played; with `--log FILE` it goes on from there.
"""
from __future__ import annotations

import argparse
import json
import time
from collections.abc import Mapping
from pathlib import Path
from random import Random
from statistics import mean, stdev
from typing import NamedTuple

from cardtable.games import game
from cardtable.players.arena_stats import student
from cardtable.players.think import think
from cardtable.rules.events import NATURE, Event
from cardtable.rules.knowledge import Knowledge
from cardtable.rules.match import Series
from cardtable.rules.options import Value
from cardtable.rules.view import View
from tests.games.poker.simple import SIMPLE

ROUNDS, HUNDRED = 5, 100
AS_USUAL: Mapping[str, Value] = {}


class Evening(NamedTuple):
    """What each player has won, over how many hands, and the milliseconds of each level's answers with how many."""

    purses: list[int]
    hands: int
    spent: dict[str, tuple[float, int]]


class Table:
    """An evening being played."""

    def __init__(self, options: dict[str, Value], levels: list[str], seed: int) -> None:
        self.levels, self.seed = levels, seed
        self.match: Series = game("poker").match(options)
        self.known: list[Knowledge] = []
        self.spent: dict[str, list[float]] = {level: [] for level in levels}

    def play(self) -> Evening:
        match, asked, natures, hands, last = self.match, 0, 0, 0, None
        while not match.over:
            deal = match.deal()
            if deal is not last:
                last, natures = deal, 0
                hands += not deal.preliminary
                self.known = [Knowledge(deal.eyes(one), deal.pack, len(deal.layout)) for one in range(len(self.levels))]
                deal.tell = self.note
            seat = deal.must[0]
            if seat == NATURE:
                match.apply(NATURE, deal.decision(NATURE).sample(Random(f"{self.seed} {hands} {natures}")))
                natures += 1
                continue
            asked += 1
            player = deal.by(seat)
            view, level = View("poker", player, match.view(player), self.known[player].copy()), self.levels[player]
            begun = time.process_time()
            move = SIMPLE[level](view, seat, Random(asked)) if level in SIMPLE else \
                think(view, level, self.seed * 10_000 + asked).move
            self.spent[level].append(time.process_time() - begun)
            match.apply(seat, move)
        purses = list(match.result().by_player)
        return Evening(purses, hands, {level: (1000 * sum(some), len(some)) for level, some in self.spent.items()})

    def note(self, event: Event) -> None:
        for one in self.known:
            one.note(event)


class Ladder:
    """The margins found so far, one an evening played twice: the first's gain a hundred hands, by each of his seats."""

    def __init__(self, log: Path | None) -> None:
        self.log, self.margins, self.hands = log, list[float](), 0
        self.spent: dict[str, list[float]] = {}
        for line in log.read_text("utf-8").splitlines() if log is not None and log.exists() else ():
            self.add(json.loads(line), written=True)

    def add(self, unit: dict[str, object], written: bool = False) -> None:
        self.margins.append(float(unit["margin"]))           # type: ignore[arg-type]
        self.hands += int(unit["hands"])                     # type: ignore[call-overload]
        for level, (ms, answers) in dict(unit["spent"]).items():     # type: ignore[call-overload]
            total = self.spent.setdefault(level, [0.0, 0])
            total[0] += ms
            total[1] += answers
        if self.log is not None and not written:
            with self.log.open("a", encoding="utf-8") as file:
                file.write(json.dumps(unit) + "\n")

    @property
    def half(self) -> float:
        """Half the 95% interval, by Student's distribution, since evenings may be few."""
        n = len(self.margins)
        return student(.95, n - 1) * stdev(self.margins) / n ** .5 if n > 1 else float("inf")

    @property
    def low(self) -> float:
        """Its lower end."""
        return mean(self.margins) - self.half

    def told(self) -> str:
        """In a line."""
        half = self.half
        each = ", ".join(f"{level} {ms / max(1, n):.2f} ms an answer" for level, (ms, n) in self.spent.items())
        found = mean(self.margins)
        return (f"{found:+.1f} counters a hundred hands for each seat ({found - half:.1f} to {found + half:.1f}), "
                f"{self.hands} hands, {len(self.margins)} evenings each played twice; {each}")


def unit(options: dict[str, Value], first: str, second: str, players: int, seed: int) -> dict[str, object]:
    """One evening, played twice."""
    gains, hands, spent = list[float](), 0, dict[str, tuple[float, int]]()
    for turn in (0, 1):
        levels = [(first, second)[(seat + turn) % 2] for seat in range(players)]
        found = Table(options, levels, seed).play()
        own = [coins for coins, level in zip(found.purses, levels, strict=True) if level == first]
        gains.append(HUNDRED * sum(own) / len(own) / found.hands)
        hands += found.hands
        for level, (ms, n) in found.spent.items():
            before = spent.get(level, (0.0, 0))
            spent[level] = before[0] + ms, before[1] + n
    return {"seed": seed, "margin": mean(gains), "hands": hands, "spent": spent}


def ladder(first: str, second: str, evenings: int, players: int = 6, options: Mapping[str, Value] = AS_USUAL,
           seed: int = 1909, log: Path | None = None, seconds: float = float("inf")) -> Ladder:
    """As many evenings, or as many as have time."""
    found, begun = Ladder(log), time.monotonic()
    chosen: dict[str, Value] = {"players": players, "rounds": ROUNDS, **options}
    for number in range(len(found.margins), evenings):
        if time.monotonic() - begun > seconds:
            break
        found.add(unit(chosen, first, second, players, seed + number))
    return found


def value(text: str) -> Value:
    """As it is written on the command line."""
    return {"true": True, "false": False}.get(text, int(text) if text.isdigit() else text)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("first")
    parser.add_argument("second")
    parser.add_argument("evenings", type=int)
    parser.add_argument("--players", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1909)
    parser.add_argument("--seconds", type=float, default=float("inf"))
    parser.add_argument("--log", type=Path)
    parser.add_argument("--options", default="")
    given = parser.parse_args()
    options = {name: value(text) for name, _, text in (one.partition("=") for one in given.options.split(",") if one)}
    found = ladder(given.first, given.second, given.evenings, given.players, options, given.seed, given.log,
                   given.seconds)
    print(f"{given.first} against {given.second}, {given.players} at table, {given.options or 'usual'}, "
          f"seed {given.seed}: "
          f"{found.told()}")


if __name__ == "__main__":
    main()
