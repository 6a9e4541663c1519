"""Moments practised by themselves: deals that club players have played so far."""
from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from cardtable.players.levels import Chooser
from cardtable.rules.deal import Deal
from cardtable.rules.events import NATURE
from cardtable.rules.game import Game
from cardtable.rules.options import Value
from cardtable.rules.sitting import Sitting

Wanted = Callable[[Deal, int], bool]             # whether this seat has just such a choice
OWN = 0                                          # the player who practises
MOST = 20_000                                    # moves until such a moment must have come


def reached(game: Game, options: Mapping[str, Value], club: Chooser, wanted: Wanted,
            rng: Random) -> tuple[Sitting, int]:
    """A match that is at such a moment, and the seat that is to choose.  RuntimeError if none comes."""
    sitting = Sitting(game, options, [{} for _ in range(game.players(options)[0])])
    for _ in range(MOST):
        if sitting.over:
            sitting = Sitting(game, options, sitting.players)
        deal = sitting.match.deal()
        seat = deal.must[0]
        if seat == NATURE or deal.preliminary:
            sitting.submit(seat, sitting.match.decision(seat).sample(rng))
            continue
        if deal.by(seat) == OWN and wanted(deal, seat):
            return sitting, seat
        sitting.submit(seat, club(sitting.view(deal.by(seat)), seat, rng).move)
    raise RuntimeError(f"no such moment has come in {MOST} moves of {game.title}")


def seen_from(deal: Deal, seat: int) -> tuple[str, ...]:
    """What the seats are called by who practises, "" his own."""
    if deal.seats == 2:
        return tuple(["" if one == seat else "the other" for one in range(deal.seats)])
    names = {0: "", 1: "your left neighbour", deal.seats - 1: "your right neighbour", 2: "your partner"}
    if deal.seats == 3:
        names = {0: "", 1: "your left neighbour", 2: "your right neighbour"}
    return tuple([names[(one - seat) % deal.seats] for one in range(deal.seats)])
