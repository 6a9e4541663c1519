"""Bézique's moments: the cut, the deal, what may be declared, many melds, the last tricks, the end."""
from __future__ import annotations

from collections.abc import Callable

from cardtable.games.bezique.rules import LAYOUT
from tools.moments import Moment
from tools.moments_melds import Melding


def bezique(seed: int = 1, **options: object) -> Melding:
    return Melding("bezique", seed, **options)


def melded(ours: int, theirs: int, seed: int = 1) -> Melding:
    """So many cards lie declared on each side, and the person is to play or to declare."""
    return bezique(seed, points=2000).until(
        lambda deal: len(deal.zone[LAYOUT.declared[0]]) >= ours and len(deal.zone[LAYOUT.declared[1]]) >= theirs
        and deal.must == (0,))


def declaring(kinds: int, seed: int = 2) -> Melding:
    """The person has won a trick, and may declare so many things."""
    return bezique(seed, points=2000).until(
        lambda deal: deal.must == (0,) and deal.phase == "declaring"
        and sum([choice.verb == "declare" for choice in deal.decision(0).choices]) >= kinds)


def seven() -> Melding:
    """The person has shown a seven, nothing else, and the adversary has led."""
    return bezique(points=2000).until(
        lambda deal: deal.must == (0,) and bool(deal.on_table()) and len(deal.zone[LAYOUT.declared[0]]) == 1)


def theirs() -> Melding:
    """The adversary has just declared."""
    found = bezique(points=2000).until(
        lambda deal: deal.must == (1,) and deal.phase == "declaring" and not deal.zone[LAYOUT.declared[1]]
        and any(choice.verb == "declare" for choice in deal.decision(1).choices))
    found.move()
    return found


MOMENTS: dict[str, Callable[[], Moment]] = {
    "cut": lambda: bezique().cut().moment(),
    "deal": lambda: bezique().dealt().moment(),
    "declaring": lambda: declaring(2).moment(),
    "seven": lambda: seven().moment(),
    "theirs": lambda: theirs().moment(),
    "melds": lambda: melded(4, 4).moment(),
    "cards-compared": lambda: bezique(points=2000).until(
        lambda deal: deal.must == (0,) and deal.phase == "play" and len(deal.zone[LAYOUT.declared[0]]) > 1
    ).moment(then="compare"),
    "melds-compared": lambda: declaring(2).moment(then="compare"),
    "last": lambda: bezique().until(lambda deal: not deal.stocked and len(deal.playable(0)) == 6
                                            and deal.must == (0,)).moment(),
    "slip": lambda: bezique(points=500).out().moment(),
}
