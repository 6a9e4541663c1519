"""Rubicon Bézique's moments: the deal, a carte blanche, what may be declared, many melds, the last tricks, the end."""
from __future__ import annotations

from collections.abc import Callable

from cardtable.games.rubicon_bezique.rules import LAYOUT
from tools.moments import Moment
from tools.moments_melds import Melding


def rubicon(seed: int = 1) -> Melding:
    return Melding("rubicon_bezique", seed)


def melded(ours: int, theirs: int, phase: str = "play", seed: int = 1) -> Melding:
    """So many cards lie declared on each side, and the person is to play, or to declare."""
    return rubicon(seed).until(
        lambda deal: len(deal.zone[LAYOUT.declared[0]]) >= ours and len(deal.zone[LAYOUT.declared[1]]) >= theirs
        and deal.must == (0,) and deal.phase == phase)


MOMENTS: dict[str, Callable[[], Moment]] = {
    "deal": lambda: rubicon().dealt().moment(),
    "declaring": lambda: rubicon(3).until(
        lambda deal: deal.must == (0,) and deal.phase == "declaring"
        and sum([choice.verb == "declare" for choice in deal.decision(0).choices]) >= 2).moment(),
    "melds": lambda: melded(6, 6).moment(),
    "counting": lambda: rubicon(4).until(
        lambda deal: deal.must == (0,) and deal.phase == "declaring" and len(deal.zone[LAYOUT.stock]) <= 12
        and sum([choice.verb == "declare" for choice in deal.decision(0).choices]) >= 2).moment(),
    "blanche": lambda: rubicon(8).until(
        lambda deal: any(choice.verb == "carte-blanche" for choice in deal.decision(0).choices)).moment(),
    "nine": lambda: melded(8, 8, seed=3).moment(),
    "last": lambda: rubicon().until(lambda deal: not deal.stocked and len(deal.playable(0)) == 7
                                            and deal.must == (0,)).moment(),
    "slip": lambda: rubicon().out().moment(),
}
