"""The laboratory: a system tried over many evenings, and what came of it beside what reckoning says.

Everything is counted in half units, since half of a stake comes back at zero.  An evening ends with its coups, or when
the next stake is more than the limit allows or than is left of the capital: then its player is ruined.
"""
from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Literal, NamedTuple

from cardtable.families.staking.systems.methods import METHODS, Method, Playing, stakes

Draw = Callable[[Random], "bool | None"]         # whether the chance has come, None for zero
Ruin = Literal["", "capital", "limit"]


@dataclass(frozen=True, slots=True)
class Run:
    """Coups that a book tells at length: whether each was won, by which system, at how many francs a unit."""

    system: str
    won: tuple[bool, ...]
    unit: int
    source: str

    @property
    def stakes(self) -> list[int]:
        """What was staked at each, and what would have to be at the next."""
        return [now.stake for now in stakes(METHODS[self.system].begins, self.won)]

    @property
    def net(self) -> int:
        """Units won, or below nothing lost."""
        return sum([stake if won else -stake for stake, won in zip(self.stakes, self.won)])

    def rows(self) -> tuple[str, str]:
        """What was written down before the first coup, and what after the last."""
        some = list(stakes(METHODS[self.system].begins, self.won))
        return some[0].paper, some[-1].paper


class Coup(NamedTuple):
    """One of an evening: the paper before it, what was staked (below nothing on the other chance), what came, and the
    purse after it, in half units."""

    paper: str
    units: int
    won: bool | None
    net: int


@dataclass(frozen=True, slots=True)
class Bench:
    """What a game has tried in its laboratory.  `table` gives what is drawn from, afresh for each trial; `chance` is
    what is played, `edge` the bank's share of what is staked on it, by reckoning, by what `own`, the bank's own
    outcome, does ("half" alone, where there is no such outcome and `own` is nothing); where nobody may stake on what is
    `opposed` to the chance only systems apply that stay on it."""

    table: Callable[[], Draw]
    chance: str
    other: str
    limit: int                                   # coins, of one chance
    least: int                                   # coins that a unit can be
    edge: dict[str, float]
    source: str
    own: str = "zero"
    run: Run | None = None                       # that the book tells
    opposed: bool = True
    coin: str = "franc"
    unit: int = 20                               # coins, as usual

    @property
    def methods(self) -> dict[str, Method]:
        """The systems that can be played."""
        return {name: one for name, one in METHODS.items() if self.opposed or one.stays}

    @property
    def takes(self) -> str:
        """What has the bank's share: "what zero takes"."""
        return f"what {self.own} takes" if self.own else "what the bank has"


@dataclass(frozen=True, slots=True)
class Setting:
    """One trial: the system, what its unit is, how much may be lost, how long an evening is, how many there are, and
    the lot from which all is drawn: the same number makes the same spins."""

    system: str = "labouchere"
    unit: int = 20                               # francs, or whatever is staked
    capital: int = 500                           # units
    zero: Literal["half", "prison"] = "half"
    coups: int = 150
    evenings: int = 1000
    lot: int = 1909


class Evening(NamedTuple):
    """How one ended; `net` and `staked` in half units, `longest` the coups in succession without the chance."""

    net: int
    staked: int
    coups: int
    highest: int
    longest: int
    ruined: Ruin


def evening(playing: Playing, rng: Random, draw: Draw, limit: int, setting: Setting,
            watch: Callable[[int, bool | None], object] | None = None) -> Evening:
    """One evening.  `watch` is told of every coup: units staked, below nothing on the other chance, and what came."""
    net = staked = coups = highest = run = longest = 0
    prisoners: list[tuple[int, int]] = []        # units on the chance, or below nothing; how often they must yet win
    ruined: Ruin = ""
    while coups < setting.coups:
        units = playing.wish().units
        size = abs(units)
        if size > limit:
            ruined = "limit"
            break
        if 2 * size > 2 * setting.capital + net:
            ruined = "capital"
            break
        won = draw(rng)
        coups += 1
        staked += 2 * size
        highest = max(highest, size)
        if watch is not None:
            watch(units, won)
        if prisoners:
            lost, prisoners = _prisoners(prisoners, won)
            net -= lost
        if won is None:
            if size and setting.zero == "half":
                net -= size
            elif size:
                prisoners.append((units, 1))
        else:
            net += 2 * (units if won else -units)
            run = 0 if won else run + 1
            longest = max(longest, run)
        playing.told(won)
    return Evening(_released(net, prisoners, rng, draw), staked, coups, highest, longest, ruined)


def _prisoners(lying: Sequence[tuple[int, int]], won: bool | None) -> tuple[int, list[tuple[int, int]]]:
    """What is lost of stakes in prison by a coup, in half units, and what is still there."""
    lost, left = 0, []
    for units, deep in lying:
        if won is None:
            left.append((units, deep + 1))
        elif won is not (units > 0):
            lost += 2 * abs(units)
        elif deep > 1:
            left.append((units, deep - 1))
    return lost, left


def _released(net: int, prisoners: list[tuple[int, int]], rng: Random, draw: Draw) -> int:
    """After the last coup it is drawn on for the prisoners alone."""
    while prisoners:
        lost, prisoners = _prisoners(prisoners, draw(rng))
        net -= lost
    return net


def coups(bench: Bench, setting: Setting) -> list[Coup]:
    """The first evening of a setting, coup by coup."""
    playing, found, lying, net = Playing(METHODS[setting.system]), list[Coup](), list[tuple[int, int]](), 0

    def watch(units: int, won: bool | None) -> None:
        nonlocal net, lying
        lost, lying = _prisoners(lying, won)
        size = abs(units)
        if won is not None:
            net += 2 * (units if won else -units)
        elif size and setting.zero == "half":
            net -= size
        elif size:
            lying.append((units, 1))
        net -= lost
        found.append(Coup(playing.wish().paper, units, won, net))

    evening(playing, Random(setting.lot), bench.table(), bench.limit // setting.unit, setting, watch)
    return found


@dataclass(slots=True)
class Trial:
    """All evenings of a setting, so far."""

    bench: Bench
    setting: Setting
    evenings: list[Evening] = field(default_factory=list)

    def run(self) -> Iterator[Evening]:
        """Plays them one by one; who asks for no more stops it."""
        rng, method, draw = Random(self.setting.lot), METHODS[self.setting.system], self.bench.table()
        limit = self.bench.limit // self.setting.unit
        while len(self.evenings) < self.setting.evenings:
            one = evening(Playing(method), rng, draw, limit, self.setting)
            self.evenings.append(one)
            yield one

    def outcome(self) -> Outcome:
        """What it has come to."""
        some = self.evenings
        nets = [one.net / 2 for one in some]
        curve = [0.0]
        for net in nets:
            curve.append(curve[-1] + net)
        return Outcome(
            evenings=len(some), coups=sum([one.coups for one in some]), up=sum(net > 0 for net in nets),
            level=sum(not net and not one.ruined for net, one in zip(nets, some)),
            down=sum(net < 0 and not one.ruined for net, one in zip(nets, some)),
            by_capital=sum(one.ruined == "capital" for one in some),
            by_limit=sum(one.ruined == "limit" for one in some),
            longest=max([one.longest for one in some], default=0),
            highest=max([one.highest for one in some], default=0),
            staked=sum([one.staked for one in some]) / 2, net=curve[-1],
            reckoned=self.bench.edge[self.setting.zero], curve=tuple(curve), ends=tuple(nets),
            ruined_ends=tuple([net for net, one in zip(nets, some) if one.ruined]))


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a trial has come to, in units; `reckoned` is the part of what was staked that the bank must have in the
    long run, whatever the system."""

    evenings: int
    coups: int
    up: int
    level: int
    down: int
    by_capital: int
    by_limit: int
    longest: int
    highest: int
    staked: float
    net: float
    reckoned: float
    curve: tuple[float, ...]
    ends: tuple[float, ...]
    ruined_ends: tuple[float, ...]

    @property
    def ruined(self) -> int:
        """Evenings that ended before their time."""
        return self.by_capital + self.by_limit

    @property
    def lost(self) -> float:
        """The part of what was staked that was lost."""
        return -self.net / self.staked if self.staked else 0.0

    def ended(self, by: int = 50) -> list[tuple[int, int, int]]:
        """How the evenings ended, in steps of so many units: from where, how many, and how many of them ruined."""
        steps: dict[int, list[int]] = {}
        for ends, which in ((self.ends, 0), (self.ruined_ends, 1)):
            for net in ends:
                steps.setdefault(int(net // by) * by, [0, 0])[which] += 1
        return [(start, *steps[start]) for start in sorted(steps)]           # type: ignore[misc]

    def told(self) -> dict[str, object]:
        """As data, without the curve."""
        return {"evenings": self.evenings, "coups": self.coups, "ended_up": self.up, "ended_level": self.level,
                "ended_down": self.down, "ruined": self.ruined, "ruined_by_capital": self.by_capital,
                "ruined_by_limit": self.by_limit, "longest_run_against": self.longest, "highest_stake": self.highest,
                "staked": self.staked, "net": self.net, "lost_of_staked": round(self.lost, 6),
                "reckoned_of_staked": round(self.reckoned, 6),
                "ends_by_fifty": [{"from": start, "evenings": number, "ruined": ruined}
                                  for start, number, ruined in self.ended()]}

    def csv(self) -> str:
        """A line for each evening: how it ended, and the purse after it."""
        lines = ["evening,units,purse"]
        lines += [f"{n},{net:g},{purse:g}" for n, (net, purse) in enumerate(zip(self.ends, self.curve[1:]), 1)]
        return "\n".join(lines) + "\n"
