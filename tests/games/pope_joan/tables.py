"""Moments of Pope Joan as the tests here need them."""
from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from random import Random

from cardtable.cards import cards
from cardtable.games.pope_joan.rules import EXTRA, HAND, TURN_UP, PopeJoan
from cardtable.rules.events import NATURE
from cardtable.rules.game import Game
from cardtable.rules.moves import Move
from cardtable.rules.sitting import Sitting

GAME: Game = import_module("cardtable.games.pope_joan.game").GAME
FULL = [1, 2, 3, 4, 5, 6, 7, 8]                  # the purses of the pots, game first and Pope last


def moment(hands: Mapping[int, str], trump: str = "C", first: int = 0, dealer: int = 0, turn_up: str = "",
           extra: str = "") -> PopeJoan:
    """A seat is to lead; compartments hold 8 for Pope, 7 ace, 6 king, 5 matrimony, 4 queen, 3 intrigue, 2 knave,
    1 game."""
    deal = PopeJoan.position({HAND[s]: held for s, held in hands.items()} | {EXTRA: extra, TURN_UP: turn_up}, "lead",
                             first, start={"dealer": dealer, "player": tuple(range(max(3, len(hands)))),
                                           "purse": [0] * max(3, len(hands)) + FULL}, trump="CDHS".index(trump))
    return deal


def lead(deal: PopeJoan, card: str) -> PopeJoan:
    """The seat in turn leads it."""
    seat, = deal.pending().must
    move = Move(("play", *cards(card)))
    assert deal.refusal(seat, move) is None
    deal.apply(seat, move)
    return deal


def sitting(seats: int, seed: int, **options: int) -> Sitting:
    """The first knave has fallen, and the first deal is dealt."""
    made, rng = Sitting(GAME, {"players": seats, **options}), Random(seed)
    while made.nature_next:
        made.submit(NATURE, made.match.decision(NATURE).sample(rng))
    return made


def played(deal: PopeJoan) -> list[str]:
    """The run on the table: "0 3D"."""
    return [f"{seat} {card}" for seat, card in deal.by_run]

