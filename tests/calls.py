"""What computer players call, deal after deal."""
from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random

from cardtable.games import game
from cardtable.players.think import think
from cardtable.rules.deal import Deal
from cardtable.rules.events import NATURE
from cardtable.rules.moves import Move
from cardtable.rules.options import Value
from cardtable.rules.sitting import Sitting


def moves(name: str, options: Mapping[str, Value], level: str, deals: int) -> Iterator[tuple[Deal, Move]]:
    """Every move of players of this level in so many deals, each with the deal before it is made."""
    sitting, rng, dealt = Sitting(game(name), dict(options)), Random(4), 0
    while True:
        if sitting.over:
            sitting = Sitting(game(name), dict(options))
        deal = sitting.match.deal()
        seat = deal.must[0]
        if seat == NATURE:
            if dealt == deals:
                return
            dealt += 1
            sitting.submit(seat, deal.decision(seat).sample(rng))
            continue
        thought = think(sitting.view(deal.by(seat)), level, rng.getrandbits(30))
        yield deal, thought.move
        sitting.submit(thought.seat, thought.move)
