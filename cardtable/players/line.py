"""How a deal might have gone on: one course, and after it everybody by the book, as the cards really lay."""
from __future__ import annotations

from random import Random

from cardtable.players.review import Past
from cardtable.players.stop import Stop
from cardtable.players.think import think
from cardtable.rules.events import NATURE
from cardtable.rules.moves import Move
from cardtable.rules.sitting import Sitting

HABIT = "club"                                   # how all go on, where the game has such players
MOST_MOVES = 2_000                               # a deal that has not ended by then is left there


def line(past: Past, number: int, move: Move, seed: int = 0, stop: Stop | None = None) -> Past:
    """The match up to move `number`, this one instead of it, and what follows until the deal has ended.

    Nobody is told more than he would know at the table; what chance still has to decide is drawn from `seed`.
    """
    sitting = Sitting(past.game, past.options, past.players, start=past.start)
    for seat, made in past.moves[:number]:
        sitting.submit(seat, made)
    deal, rng = sitting.match.deal(), Random(seed)
    sitting.submit(past.moves[number][0], move)
    level = HABIT if HABIT in past.game.levels else past.game.levels[0]
    for _ in range(MOST_MOVES):
        if deal.over or stop and stop.is_set():
            break
        seat = deal.must[0]
        if seat == NATURE:
            sitting.submit(seat, deal.decision(seat).sample(rng))
        else:
            thought = think(sitting.view(deal.by(seat)), level, rng.getrandbits(30))
            sitting.submit(thought.seat, thought.move)
    return past._replace(moves=tuple(sitting.moves))
