"""How fast the rules are: whole random games, and each question by itself."""
from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from statistics import median
from time import process_time
from typing import Any

from cardtable.games import games
from cardtable.rules.events import NATURE
from cardtable.rules.game import Game
from cardtable.rules.match import play_out
from cardtable.rules.sitting import Sitting

BARE, TOLD = 3000, 800                   # games a second aimed at, of écarté
MICROSECONDS = {"copy": 1.0, "view": 3.0, "decision": 2.0, "refusal": 2.0, "apply": 3.0, "world": 20.0}


def bare(game: Game, matches: int) -> float:
    """Matches a second of one core, only played."""
    rng, start = Random(1), process_time()
    for _ in range(matches):
        play_out(game.match({}), rng)
    return matches / (process_time() - start)


def told(game: Game, matches: int) -> float:
    """Matches a second of one core, with refusal, record, events and every player's knowledge."""
    rng, start = Random(1), process_time()
    for _ in range(matches):
        sitting = Sitting(game, {})
        while not sitting.over:
            must, may, _ = sitting.match.pending()
            seat = rng.choice(must + may)
            decision = sitting.match.decision(seat)
            if decision:
                sitting.submit(seat, decision.sample(rng))
        sitting.record().to_dict()
    return matches / (process_time() - start)


class Clock:
    """Times each question at the moments of some matches, ten times over, and keeps the median moment's."""

    def __init__(self) -> None:
        self.times: dict[str, list[float]] = {what: [] for what in [*MICROSECONDS, "worlds"]}

    def __call__(self, what: str, question: Callable[..., Any], *given: Any) -> Any:
        start = process_time()
        for _ in range(10):
            answer = question(*given)
        self.times[what].append((process_time() - start) / 10)
        return answer

    def each(self, what: str) -> float:
        """Microseconds."""
        return median(self.times[what]) * 1e6


def questions(game: Game, matches: int) -> Clock:
    """Each question asked at every decision of some matches."""
    rng, clock = Random(2), Clock()
    for _ in range(matches):
        sitting = Sitting(game, {})
        while not sitting.over:
            deal, seat = sitting.match.deal(), sitting.match.pending().must[0]
            move = deal.decision(seat).sample(rng)
            if seat != NATURE:
                player = deal.by(seat)
                clock("copy", deal.copy)
                view = clock("view", deal.view, player)
                clock("decision", deal.decision, seat)
                clock("refusal", deal.refusal, seat, move)
                clock("world", clock("worlds", sitting.knowledge[player].worlds, view).sample, rng)
                copies = iter([deal.copy() for _ in range(10)])
                clock("apply", lambda: next(copies).apply(seat, move))          # noqa: B023 - called at once
            sitting.submit(seat, move)
    return clock


def measure() -> Iterator[dict[str, Any]]:
    """One line a figure, the best of three where whole games are counted."""
    for game in games():
        yield {"name": f"{game.name} random games, bare", "value": round(max(bare(game, 1000) for _ in range(3))),
               "unit": "games/s", "aim": BARE}
        yield {"name": f"{game.name} random games, with refusal, record, events and knowledge",
               "value": round(max(told(game, 250) for _ in range(3))), "unit": "games/s", "aim": TOLD}
        clock = questions(game, 60)
        for what, aim in MICROSECONDS.items():
            yield {"name": f"{game.name} {what}", "value": round(clock.each(what), 2), "unit": "µs", "aim": aim}
        yield {"name": f"{game.name} worlds built, once a view", "value": round(clock.each("worlds"), 2), "unit": "µs"}
