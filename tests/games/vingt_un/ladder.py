"""What a level gains over another as banker, or as punter, in counters a hundred coups, on the same cards.

python -m tests.games.vingt_un.ladder banker master club 40     (so many deals of twenty rounds each; then seconds)

Every round of an evening is played twice from where the evening has come to, by either level, with the same pack as it
lies; the evening goes on from what the second made of it.  So what differs is what the two did in that round alone.
"""
from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from time import monotonic

from cardtable.games import game
from cardtable.games.vingt_un.options import ROUNDS
from cardtable.games.vingt_un.rules import VingtUn
from cardtable.games.vingt_un.zones import LAYOUT
from cardtable.players.think import think
from cardtable.rules.events import NATURE, Event
from cardtable.rules.knowledge import Knowledge
from cardtable.rules.view import View

COUPS, SEATS, SEED = 20, 4, 1909
ASKED = 1                                        # the punter whose coins are counted: he is elder hand


class Evening:
    """A deal in which seat 0 is the dealer, and what each player knows of it."""

    def __init__(self, seed: int) -> None:
        self.seed, self.match = seed, game("vingt_un").start(game("vingt_un").match({"players": SEATS}).options, SEATS)
        self.deal = VingtUn(0, (), [0] * (SEATS + len(LAYOUT.pots)), tuple(range(SEATS)), length=ROUNDS, lasts=COUPS)
        self.known = [Knowledge(self.deal.eyes(player), self.deal.pack, len(LAYOUT)) for player in range(SEATS)]
        self.step((), Random(seed), Random(seed))

    def fork(self) -> Evening:
        """The same, to be gone on with otherwise."""
        other = Evening.__new__(Evening)
        other.seed, other.match, other.deal = self.seed, self.match.copy(), self.deal.copy()
        other.known = [one.copy() for one in self.known]
        return other

    def round(self, levels: tuple[str, ...]) -> list[int]:
        """One, by these, with the chance it has in this evening; what each has gained in it."""
        had, chance, thinking = self.deal.purses(), Random(f"{self.seed} {self.deal.coup}"), Random(self.deal.coup)
        self.step(levels, chance, thinking)
        while not self.deal.over and self.deal.phase != "dealing":
            self.step(levels, chance, thinking)
        return [has - one for has, one in zip(self.deal.purses(), had)]

    def step(self, levels: tuple[str, ...], chance: Random, thinking: Random) -> None:
        """One answer."""
        deal, seat = self.deal, self.deal.must[0]
        self.match.inner, deal.tell = deal, self.note
        if seat == NATURE:
            deal.apply(seat, deal.decision(seat).sample(chance))
            return
        view = View("vingt_un", seat, self.match.view(seat), self.known[seat].copy())
        deal.apply(seat, think(view, levels[seat], thinking.randrange(10 ** 6)).move)

    def note(self, event: Event) -> None:
        """Everybody sees what he may."""
        for one in self.known:
            one.note(event)


def gains(role: str, first: str, second: str, seed: int) -> list[tuple[int, int]]:
    """By round of one evening, what the first makes more than the second, and what he makes: as banker against club
    players; as elder hand, the others club players, and so the dealer."""
    seat = 0 if role == "banker" else ASKED
    by = [tuple([level if one == seat else "club" for one in range(SEATS)]) for level in (first, second)]
    evening, found = Evening(seed), []
    while not evening.deal.over:
        made = evening.fork().round(by[0])[seat]
        found.append((made - evening.round(by[1])[seat], made))
    return found


def interval(some: list[int]) -> str:
    """The mean of a hundred coups, and its interval."""
    mean, half = fmean(some), 1.96 * stdev(some) / len(some) ** .5
    return f"{100 * mean:+.1f} ({100 * (mean - half):.1f} to {100 * (mean + half):.1f})"


def main(role: str, first: str, second: str, deals: str, seconds: str = "inf") -> None:
    """Goes on from what has been played (build/ladder), for so long at most, and tells."""
    kept = Path("build/ladder") / f"vingt_un-{role}-{first}-{second}.json"
    kept.parent.mkdir(parents=True, exist_ok=True)
    found = json.loads(kept.read_text()) if kept.exists() else []
    begun = monotonic()
    while len(found) < int(deals) * COUPS and monotonic() - begun < float(seconds):
        found += gains(role, first, second, SEED + len(found) // COUPS)
    kept.write_text(json.dumps(found))
    print(f"{role}, {first} above {second}, counters a hundred coups: {interval([gained for gained, _ in found])}; "
          f"{first} alone {interval([made for _, made in found])}; {len(found)} coups")


if __name__ == "__main__":
    main(*sys.argv[1:])
