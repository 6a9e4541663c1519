"""Who plays by a system: each seat has its own, kept on paper; at zero he takes back half.

No level plays better than another here: a stake is worth what it is worth, whoever lays it.  Levels are manners.
"""
from __future__ import annotations

from random import Random

from cardtable.families.staking.systems.methods import METHODS, Method, Wish, wish_after
from cardtable.families.staking.systems.played import by_system
from cardtable.games.roulette.chances import FRANC, RED
from cardtable.games.roulette.rules import Roulette
from cardtable.players.thought import Thought
from cardtable.rules.moves import Move
from cardtable.rules.view import View

UNIT = 5 * FRANC
BY_SYSTEM = "club"                               # the level of those who do
PLAYED = ("labouchere", "montant", "avant-dernier", "following", "fitzroy", "varying", "card", "reversed", "both-sides")
"""By seat, the system that is played there."""


def method(seat: int) -> Method:
    """The system of a seat."""
    return METHODS[PLAYED[seat % len(PLAYED)]]


def _came(deal: Roulette) -> list[bool | None]:
    """Red or black; None for zero."""
    return [None if not number else number in RED for number in deal.past]


def wish(deal: Roulette, seat: int) -> Wish:
    """What that system has next: units on Rouge, or below nothing on Noir."""
    return wish_after(method(seat), _came(deal))


def choose(view: View, seat: int, rng: Random) -> Thought:
    """What the system has this seat stake, then the spin; half back at zero."""
    deal = view.deal
    assert isinstance(deal, Roulette)
    if deal.phase == "zero":
        return Thought(seat, Move(("half",)), "Half back is worth a half; a stake in prison 0.493.", "002:16672-16684")
    return by_system(deal, seat, method(seat), _came(deal), ("rouge", "noir"), UNIT)
