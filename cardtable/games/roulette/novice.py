"""Who plays numbers: a pet number and what lies about it, neighbours on the wheel, a dozen; and lets stakes go to
prison (002:16722-16775)."""
from __future__ import annotations

from random import Random

from cardtable.games.roulette.chances import FRANC, plein
from cardtable.games.roulette.rules import Roulette
from cardtable.games.roulette.voice import NEIGHBOURS, PLASTER, ZERO_AND_FOUR
from cardtable.players.thought import Thought
from cardtable.rules.moves import Move
from cardtable.rules.view import View

COIN = 5 * FRANC
PETS = (28, 17, 3, 32, 7)                        # by seat: one's age, one's house, the number of a ticket
SECOND = .35                                     # how often something is laid besides


def choose(view: View, seat: int, rng: Random) -> Thought:
    """Something about his number, now and then something more, and the spin."""
    deal = view.deal
    assert isinstance(deal, Roulette)
    if deal.phase == "zero":
        return Thought(seat, Move(("prison",)), "It may yet come back.")
    laid, pet = deal.loose(seat), plein(PETS[seat % len(PETS)])
    if laid and (len({one.spot for one in laid}) > 1 or rng.random() > SECOND):
        return Thought(seat, Move(("done",)), "That is enough for one coup.")
    ways = (Move(("place", pet, COIN)), Move(("call", NEIGHBOURS, "n0", COIN)), Move(("call", PLASTER, pet, COIN)),
            Move(("call", ZERO_AND_FOUR, COIN)), Move(("place", rng.choice(("12P", "12M", "12D")), 2 * COIN)),
            Move(("place", rng.choice(("rouge", "noir", "pair", "passe")), 4 * COIN)))
    decision = deal.decision(seat)
    able = [move for move in ways if move in decision]
    if not able:
        return Thought(seat, Move(("done",)), "There is nothing left to stake.")
    return Thought(seat, rng.choice(able), f"{pet[1:]} is bound to come.")
