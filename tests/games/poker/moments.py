"""Poker's moments: the ante, going in, the draw, the stakes with side pools, the show; jack-pots, and the other forms,
at tables of every size."""
from __future__ import annotations

from collections.abc import Callable
from functools import partial

from cardtable.games.poker.options import MOST
from cardtable.rules.events import NATURE
from tests.games.poker.evening import Evening
from tests.games.poker.moments_forms import BY_SEATS, OF_FORMS
from tools.moments import Moment


def before(seats: int) -> Evening:
    """You are to go in, after one who has gone better; the Age is yours at two."""
    evening = Evening(seats, dealer=seats - 3).dealt()
    evening.turn("ante 1")
    if evening.due:
        evening.turn("better 3")
    while evening.due:
        evening.turn("see")
    return evening


def drawing(seats: int) -> Evening:
    return until_draw(before(seats))


def until_draw(evening: Evening) -> Evening:
    while evening.deal.phase == "going_in":
        evening.turn("see")
    while evening.deal.phase == "drawing" and evening.due:
        evening.on()
    return evening


def staking(seats: int) -> Evening:
    """One has staked all that was left, and another has gone better since."""
    evening = Evening(seats, dealer=seats - 3, stack=30).dealt()
    evening.turn("ante 1")
    first = True
    while evening.deal.phase == "going_in":
        raises = first and evening.due > 0
        evening.turn("better 12" if raises else "see")
        first = first and not raises
    while evening.deal.phase == "drawing":
        evening.on()
    while evening.due:
        able = {choice.verb for choice in evening.deal.decision(evening.due).choices}
        evening.turn("hold" if "hold" in able else "better 5" if "see" not in able else "see")
    return evening


def side_pool() -> Evening:
    """Two have staked all they had, with a hundred and twenty and less; the others may go on."""
    evening = Evening(4, dealer=2, stack=30)
    while min([evening.deal.before(seat) for seat in range(4)]) > 25 or evening.deal.before(0) < 31:
        evening.dealt(("KS KD 7H 7C 4S", "9C 6D 3S 2H JD", "TC TD 8S 5H 2C", "QH QD 9S 8C 3D"))
        evening.turn("ante 1")
        while evening.due != NATURE:
            able = {choice.verb for choice in evening.deal.decision(evening.due).choices}
            stays = evening.due in (0, 3) or evening.deal.before(0) > 30 and evening.due == 1
            evening.turn("stand" if "stand" in able else "out" if not stays else "see" if "see" in able else
                         "hold" if "hold" in able else "better 4" if "better" in able else "out")
    return raised(evening)


def raised(evening: Evening) -> Evening:
    """One who has less is in for all, and another has gone better than he could."""
    evening.dealt(("AS AD AH 7C 4S", "9C 6D 3S 2H JD", "TC TD 8S 5H 2C", "QH QD 9S 8C 3D"))
    evening.turn("ante 1")
    while evening.deal.phase == "going_in" or evening.due:
        able = {choice.verb for choice in evening.deal.decision(evening.due).choices}
        if evening.deal.phase == "drawing":
            evening.turn("stand")
        elif all(map(evening.deal.before, evening.deal.standing)) and "better" in able:
            evening.turn(f"better {evening.deal.betted.room(evening.due)[-1]}")
        else:
            evening.turn("see" if "see" in able else "hold" if "hold" in able else "better 1")
    return evening


def shown(seats: int) -> Evening:
    evening = staking(seats)
    while evening.due != NATURE:
        able = {choice.verb for choice in evening.deal.decision(evening.due).choices}
        evening.turn("see" if "see" in able else "better 5")
    return evening


def uncalled() -> Evening:
    """You go out, and the pool is taken unseen."""
    evening = staking(5)
    while evening.due != NATURE:
        evening.turn("out")
    return evening


SCENES: dict[str, tuple[str, Callable[[int], Moment]]] = {
    "going-in": ("draw", lambda seats: before(seats).moment()),
    "drawing": ("draw", lambda seats: drawing(seats).moment(then="choose 4S")),
    "staking": ("draw", lambda seats: staking(seats).moment()),
    "show": ("draw", lambda seats: shown(seats).moment(then="")),
}
MOMENTS: dict[str, Callable[[], Moment]] = {
    f"{name}-{seats}": partial(scene, seats)
    for name, (form, scene) in {**SCENES, **BY_SEATS}.items() for seats in range(2, MOST[form, False] + 1)}
"""By the name a picture bears: what happens, and how many are at table."""
MOMENTS |= OF_FORMS | {
    "ante": lambda: Evening(5, dealer=4).dealt().moment(),
    "cut": lambda: Evening(5, dealer=4).moment(then="wait"),
    "slip": lambda: shown(6).moment(then=""),
    "uncalled": lambda: uncalled().moment(then=""),
    "side-pool": lambda: side_pool().moment(),
    "score": lambda: staking(6).moment(then="page score"),
    "compared": lambda: staking(5).moment(then="compare"),
    "over": lambda: ended().moment(then=""),
    "post-mortem": lambda: ended().moment(then="look back"),
}


def ended() -> Evening:
    """The whole evening has been played."""
    evening = Evening(3, rounds=1)
    while not evening.sitting.over:
        evening.on()
    return evening
