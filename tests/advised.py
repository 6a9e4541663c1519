"""Decisions as club players meet them: evening upon evening of one form, of which now and then one goes otherwise."""
from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from random import Random

from cardtable.players.think import think
from cardtable.players.thought import Thought
from cardtable.rules.events import NATURE
from cardtable.rules.game import Game
from cardtable.rules.sitting import Sitting
from cardtable.rules.view import View


def advised(game: Game, options: Mapping[str, object], rng: Random, moves: int, odd: float,
            choose: Callable[[View, int, Random], Thought]) -> Iterator[tuple[View, int, Thought]]:
    """What is seen, by which seat, and what is advised; it is done then, or, `odd` times of one, something else."""
    sitting = Sitting(game, options)
    for _ in range(moves):
        if sitting.over:
            sitting = Sitting(game, options)
        deal = sitting.match.deal()
        seat = deal.must[0]
        if seat == NATURE:
            sitting.submit(seat, deal.decision(seat).sample(rng))
            continue
        view = sitting.view(deal.by(seat))
        thought = choose(view, seat, rng)
        yield view, seat, thought
        sitting.submit(seat, deal.decision(seat).sample(rng) if rng.random() < odd else thought.move)


def club(view: View, seat: int, rng: Random) -> Thought:
    """What a club player does who sits there."""
    return think(view, "club", rng.getrandbits(30))
