"""What a level gains over another as banker, or as punter, in counters a hundred coups, on the same cards.

python -m tests.games.vingt_un.ladder banker master club 40     (so many deals of twenty rounds each)
"""
from __future__ import annotations

import sys
from random import Random
from statistics import mean, stdev
from typing import NamedTuple

from cardtable.games import game
from cardtable.games.vingt_un.options import ROUNDS
from cardtable.games.vingt_un.rules import VingtUn
from cardtable.games.vingt_un.zones import LAYOUT
from cardtable.players.think import think
from cardtable.rules.events import NATURE
from cardtable.rules.knowledge import Knowledge
from cardtable.rules.view import View

COUPS, SEATS, HUNDRED = 20, 4, 100
ASKED = 1                                        # the punter whose coins are counted: he is elder hand


class Ladder(NamedTuple):
    """How much the first gains over the second, in counters a hundred coups, and half the 95 % interval; and what the
    first comes to by itself."""

    gained: float
    doubt: float
    alone: float


def played(levels: tuple[str, ...], seed: int) -> list[int]:
    """What each seat has after a deal in which seat 0 is the dealer; cards are the same for the same seed, as long as
    as many have been drawn."""
    options = game("vingt_un").match({"players": SEATS}).options
    match = game("vingt_un").start(options, SEATS)
    deal = VingtUn(0, (), [0] * (SEATS + len(LAYOUT.pots)), tuple(range(SEATS)), length=ROUNDS, lasts=COUPS)
    match.inner = deal
    known = [Knowledge(deal.eyes(player), deal.pack, len(LAYOUT)) for player in range(SEATS)]

    def note(event: object) -> None:
        for one in known:
            one.note(event)                      # type: ignore[arg-type]
    deal.tell = note
    rng, asked = Random(seed), 0
    while not deal.over:
        seat = deal.must[0]
        if seat == NATURE:
            deal.apply(seat, deal.decision(seat).sample(rng))
            continue
        asked += 1
        view = View("vingt_un", seat, match.view(seat), known[seat].copy())
        deal.apply(seat, think(view, levels[seat], seed * 1000 + asked).move)
    return deal.purse[:SEATS]


def ladder(role: str, first: str, second: str, deals: int, seed: int = 1909) -> Ladder:
    """As banker against club players; as elder hand, the others club players, and so the dealer."""
    seat = 0 if role == "banker" else ASKED
    gains, alone = [], []
    for number in range(deals):
        both = []
        for level in (first, second):
            levels = tuple([level if one == seat else "club" for one in range(SEATS)])
            both.append(played(levels, seed + number)[seat])
        gains.append((both[0] - both[1]) * HUNDRED / COUPS)
        alone.append(both[0] * HUNDRED / COUPS)
    return Ladder(mean(gains), 1.96 * stdev(gains) / len(gains) ** .5, mean(alone))


def main(role: str, first: str, second: str, deals: str) -> None:
    found = ladder(role, first, second, int(deals))
    print(f"{role}, {first} against {second}: {found.gained:+.1f} counters a hundred coups "
          f"({found.gained - found.doubt:.1f} to {found.gained + found.doubt:.1f}), {deals} deals of {COUPS} coups; "
          f"{first} alone {found.alone:+.1f}")


if __name__ == "__main__":
    main(*sys.argv[1:5])
