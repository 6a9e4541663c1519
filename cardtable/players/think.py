"""The one door to the computer players: what one player may know goes in, a move with its reason comes out.

Everything that goes in and comes out can be pickled, so it may be called on a thread or in a process.  The same view,
level, seed and budget give the same move on any machine: budgets are counted in samples, never in seconds.  Only
`stop`, which the window may give, cuts a search short.
"""
from __future__ import annotations

from random import Random

from cardtable.cards import Card
from cardtable.players import master, novice, temper
from cardtable.players.levels import LEVELS, Chooser, asides, chooser, manner
from cardtable.players.stop import Stop
from cardtable.players.thought import Thought
from cardtable.rules.view import View


def think(view: View, level: str, seed: int, budget: float = 1.0, stop: Stop | None = None) -> Thought:
    """What this player does now.

    `level` is one of LEVELS, a step between them or the key of a companion (manners.py, personas.py); `budget` scales
    the number of samples a master looks at.  TypeError for anything but a View, ValueError where the player has
    nothing to answer, NoSuchLevel for another level.
    """
    if type(view) is not View:
        raise TypeError(f"a computer player is given a View and nothing else, not {type(view).__name__}")
    how = manner(level)
    seat = view.turn
    if seat is None:
        raise ValueError(f"player {view.player} has nothing to answer now")
    rng = Random(f"{seed} {level}")
    formal = view.deal.expected(seat)
    if formal is not None:
        sound = Thought(seat, formal, "So it has been counted.")
        return temper.carelessness(view, sound, how, Random(f"{seed} {level} careless"))
    only = only_move(view, seat)
    if only is not None:                         # a hand that deals has but one word, and may slip over it
        return temper.carelessness(view, only, how, Random(f"{seed} {level} careless"))
    known = view if how.memory is None else temper.forgetful(view, how.memory)
    if how.level == "master":
        sound = master.choose(known, seat, rng, budget * how.budget, stop)
    else:
        sound = by_habit(view.game, how.level)(known, seat, rng)
    lapsed = temper.lapse(view, temper.inclined(view, sound, how), how, Random(f"{seed} {level} lapse"))
    return temper.carelessness(view, lapsed, how, Random(f"{seed} {level} careless"))


def speak(view: View, seat: int, level: str, seed: int, stop: Stop | None = None) -> Thought | None:
    """What this player says for a seat that may speak though it is not its turn, or claim; None when he keeps silent.

    `level` and `seed` are those of think(); it is quick, and heeds no `stop`.  TypeError for anything but a View,
    ValueError where the seat may not speak.
    """
    if type(view) is not View:
        raise TypeError(f"a computer player is given a View and nothing else, not {type(view).__name__}")
    claims = view.may_claim(seat)
    if not claims and seat not in view.turns:
        raise ValueError(f"player {view.player} may not speak for seat {seat} now")
    how = manner(level)
    found = asides(view.game, how.level)
    known = temper.noticing(view, how.memory) if claims else view
    said = found(known, seat, Random(f"{seed} {level} aside {seat}")) if found is not None else None
    return said or temper.out_of_turn(view, seat, how, Random(f"{seed} {level} early {seat}"))


def by_habit(game: str, level: str) -> Chooser:
    """The players that do not search: the club player by the maxims of his book, else the novice."""
    found = chooser(game, "maxims") if level == "club" else chooser(game, "novice")
    return found or novice.choose


def only_move(view: View, seat: int) -> Thought | None:
    """The move, where there is but one."""
    moves = iter(view.decision(seat))
    first, second = next(moves), next(moves, None)
    if second is not None:
        return None
    card = any(isinstance(token, Card) for token in first)
    return Thought(seat, first, "There is only one card to play." if card else "There is nothing to choose here.")


__all__ = ["LEVELS", "Stop", "by_habit", "only_move", "speak", "think"]
