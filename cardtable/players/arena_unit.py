"""One unit of the arena: the same shuffles once for every side, the levels exchanged in between."""
from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from random import Random
from typing import Any

from cardtable.games import game
from cardtable.players.arena_arguments import DEAL, GAME
from cardtable.players.levels import LEVELS, manner
from cardtable.players.think import only_move, think
from cardtable.rules.deal import Deal
from cardtable.rules.events import NATURE
from cardtable.rules.match import Series, Sides
from cardtable.rules.moves import Move
from cardtable.rules.options import Value, complete
from cardtable.rules.sitting import Sitting

MOST_DEALS = 40                  # of a match that is begun by chance


@dataclass(frozen=True, slots=True)
class Setup:
    """Which levels meet at what; two arenas of the same set-up play the same cards and get the same result."""

    game: str
    first: str
    second: str
    unit: str = GAME
    options: Mapping[str, Value] = field(default_factory=dict)
    seed: int = 0
    budget: float = 1.0


@dataclass(slots=True)
class Unit:
    """What a unit came to: the first's margin in each playing, times to think in ms, and the records."""

    number: int
    margins: list[float]
    first_ms: list[float]
    second_ms: list[float]
    records: list[dict[str, Any]]
    counted: str = ""            # in what the margins are: "points", "coins", "games"

    @property
    def margin(self) -> float:
        """The mean of its playings."""
        return sum(self.margins) / len(self.margins)

    def to_dict(self) -> dict[str, Any]:
        return asdict(self)


def play_unit(setup: Setup, number: int) -> Unit:
    """Plays a unit: with two sides twice, with more once for each that `first` may hold; a game for one player once by
    each level, whose margin is what the first has made more."""
    chosen = game(setup.game)
    options = complete(chosen.options, setup.options)
    at = opening(setup, number) if setup.unit == DEAL else []
    sides = sides_of(chosen.match(options), setup, number, at)
    unit = Unit(number, [], [], [], [])
    for held in sides if len(sides) > 1 else (*sides, frozenset[int]()):
        levels = [setup.first if p in held else setup.second for p in range(sum(map(len, sides)))]
        sitting = Sitting(chosen, options, [_seated(level) for level in levels])
        for seat, move in at:
            sitting.submit(seat, move)
        playing = _Playing(setup, number, sitting, levels)
        playing.run(held, unit)
        unit.margins.append(playing.margin(held, sides))
        unit.counted = playing.counted
        unit.records.append(sitting.record().to_dict())
    if len(sides) == 1:
        unit.margins = [unit.margins[0] - unit.margins[1]]
    return unit


def _seated(level: str) -> dict[str, str]:
    """As the record names him: by level, step or companion."""
    found = {"name": level, "kind": "computer", "level": manner(level).level}
    return found if level in LEVELS else found | {"persona": level}


def sides_of(match: Series, setup: Setup, number: int, at: Sequence[tuple[int, Move]]) -> Sides:
    """Who is measured together in this unit: partners are those for whom its cards, the same in every playing, cut."""
    for seat, move in at:
        match.apply(seat, move)
    natures = 0
    while match.deal().preliminary and match.deal().must == (NATURE,):
        match.apply(NATURE, match.decision(NATURE).sample(_nature(setup, number, natures)))
        natures += 1
    return match.sides()


def _nature(setup: Setup, number: int, turn: int) -> Random:
    """What nature's next turn of a unit is drawn from."""
    return Random(f"{setup.seed} {number} nature {turn}")


class _Playing:
    """One playing of a unit."""

    def __init__(self, setup: Setup, number: int, sitting: Sitting, levels: list[str]) -> None:
        self.setup, self.number, self.sitting, self.levels = setup, number, sitting, levels
        self.deal = sitting.match.deal()
        self.before = self.deal.totals, list(self.deal.purse)

    def over(self) -> bool:
        return self.deal.over or self.deal.coup > 0 if self.setup.unit == DEAL else self.sitting.over

    def run(self, held: frozenset[int], unit: Unit) -> None:
        sitting, setup, natures, moves = self.sitting, self.setup, 0, 0
        while not self.over():
            deal = sitting.match.deal()
            seat = deal.must[0]
            if seat == NATURE:
                sitting.submit(NATURE, deal.decision(NATURE).sample(_nature(setup, self.number, natures)))
                natures += 1
                continue
            player = deal.by(seat)
            view = sitting.view(player)
            seed = Random(f"{setup.seed} {self.number} {moves}").getrandbits(32)
            begun = time.perf_counter()
            thought = think(view, self.levels[player], seed, setup.budget)
            spent = 1000 * (time.perf_counter() - begun)
            if only_move(view, seat) is None:        # a forced move is no answer
                (unit.first_ms if player in held else unit.second_ms).append(round(spent, 3))
            sitting.submit(thought.seat, thought.move)
            moves += 1

    @property
    def counted(self) -> str:
        """In what the margin is: of a deal its points (coins where it has none), of a game the coins (what its form
        counts where none are staked)."""
        if self.setup.unit == DEAL:
            return "points" if self.deal.scored else "coins"
        return "coins" if any(self.sitting.match.deal().purse) else self.sitting.match.result().unit

    def margin(self, held: frozenset[int], sides: Sides) -> float:
        """What the first's side has won more than the others on average, in `counted`; of one player alone what he
        has."""
        held = held or sides[0]
        if self.setup.unit == DEAL:
            gains = [now - then for now, then in zip(self.deal.totals, self.before[0])]
            if self.deal.scored:
                seat = next((s for s in range(self.deal.seats) if self.deal.player[s] in held), None)
                if seat is None:
                    return 0.0                       # he sits this deal out
                side = self.deal.side[seat]
                others = [gain for s, gain in enumerate(gains) if s != side]
                return gains[side] - _mean(others)
            coins = [now - then for now, then in zip(self.deal.purse, self.before[1])]
        else:
            match = self.sitting.match
            coins = match.deal().purse if self.counted == "coins" else list(match.result().by_player)
        if self.sitting.match.result().against_bank:
            return float(sum(coins[p] for p in held))
        return _lead(coins, held, sides)


def _lead(coins: list[int], held: frozenset[int], sides: Sides) -> float:
    """Coins that pass between players are a margin already; points counted up are compared with the others'."""
    own = sum(coins[p] for p in held)
    others = [sum(coins[p] for p in side) for side in sides if side != held]
    return float(own) if own + sum(others) == 0 else own - _mean(others)


def _mean(others: list[int]) -> float:
    """Of nobody, nothing."""
    return sum(others) / len(others) if others else 0.0


def opening(setup: Setup, number: int) -> list[tuple[int, Move]]:
    """Starting scores: lawful moves drawn from the seed play a whole match, or its first deals where chance would not
    bring it to an end, and the moves before one of them are kept.  So even such a unit is a record from the first
    shuffle."""
    rng = Random(f"{setup.seed} {number} opening")
    match = game(setup.game).match(setup.options)
    moves: list[tuple[int, Move]] = []
    starts: list[int] = []
    seen: Deal | None = None
    while not match.over and len(starts) < MOST_DEALS:
        deal = match.deal()
        if deal is not seen and not deal.preliminary:
            seen = deal
            starts.append(len(moves))
        seat = deal.must[0]
        move = deal.decision(seat).sample(rng)
        match.apply(seat, move)
        moves.append((seat, move))
    return moves[:rng.choice(starts)]
