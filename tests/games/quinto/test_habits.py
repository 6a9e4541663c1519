"""The compiled habit of search plays as the club player does, and scores as the rules do."""
from __future__ import annotations

from random import Random

import pytest

from cardtable.cards import Card
from cardtable.games.quinto.evaluate import Lying
from cardtable.games.quinto.habit import Habit, number
from cardtable.games.quinto.maxims import advise
from cardtable.games.quinto.rules import GAME, PACK, TRICKS, Quinto
from cardtable.rules.events import NATURE, Event
from cardtable.rules.moves import Move

ODD = .3                                         # how often somebody does otherwise, so that all is met with
DEALS = 14


def begun(dummy: int, rng: Random) -> Quinto:
    """A deal at the first lead, at a score drawn."""
    player = (0, 1, 0, 2) if dummy >= 0 else (0, 1, 2, 3)
    deal = Quinto(rng.randrange(4), (rng.randrange(50) * 5, rng.randrange(50) * 5), (0,) * 4, player, dummy=dummy)
    deal.apply(NATURE, Move(("shuffle", *rng.sample(PACK, len(PACK)))))
    while deal.phase == "doubling":
        deal.apply(deal.must[0], deal.decision(deal.must[0]).sample(rng))
    return deal


@pytest.mark.parametrize("dummy", [-1, 2])
def test_habit_is_the_club_players_and_scores_as_the_rules_do(dummy: int) -> None:
    rng, asked = Random(f"quinto {dummy}"), 0
    for _ in range(DEALS):
        deal = begun(dummy, rng)
        while not deal.over:
            seat, habit = deal.must[0], Lying.of(deal).laid(Habit(dummy, GAME))
            card = advise(deal, seat).move[1]
            assert isinstance(card, Card)
            if len(deal.allowed(seat)) > 1 and deal.history:     # the original lead is the book's, and not habit's
                assert habit.would_play() == number(card), f"{deal.on_table()}, {deal.playable(seat)}: {card}"
                asked += 1
            if rng.random() < .1:
                assert habit.played_on(number(card)) == played_out(deal)
            if rng.random() < ODD:
                deal.apply(seat, deal.decision(seat).sample(rng))
            else:
                deal.apply(seat, Move(("play", card)))
    assert asked > 20 * DEALS


def played_out(before: Quinto) -> tuple[int, int, int, int]:
    """By the rules: both sides' points, who has won the game, and what tricks have brought the first side more."""
    deal, told = before.copy(), list[Event]()
    deal.tell = told.append
    while not deal.over:
        deal.apply(deal.must[0], advise(deal, deal.must[0]).move)
    tricks = [sum([one.points for one in told if one.kind == "scored" and one.what == TRICKS and one.seat == side])
              for side in range(2)]
    return deal.score[0], deal.score[1], deal.victor, tricks[0] - tricks[1]
