"""Rubicon Bézique's moments: the deal, a carte blanche, what may be declared, many melds, the last tricks, the end."""
from __future__ import annotations

from collections.abc import Callable

from cardtable.families.melds.deal import MeldDeal
from cardtable.games.rubicon_bezique.rules import LAYOUT, MARRIAGE
from cardtable.rules.moves import Ways
from tools.moments import Moment
from tools.moments_melds import Melding
from tools.moments_strict import careless


def rubicon(seed: int = 1, **options: object) -> Melding:
    return Melding("rubicon_bezique", seed, 1.0, **options)


def melded(ours: int, theirs: int, phase: str = "play", seed: int = 1) -> Melding:
    """So many cards lie declared on each side, and the person is to play, or to declare."""
    return rubicon(seed).until(
        lambda deal: len(deal.zone[LAYOUT.declared[0]]) >= ours and len(deal.zone[LAYOUT.declared[1]]) >= theirs
        and deal.must == (0,) and deal.phase == phase)


def various(kind: str, seed: int = 1) -> Melding:
    """The person may make this of various cards, the best of them partly on the table."""

    def so(deal: MeldDeal) -> bool:
        made = [one for choice in deal.decision(0).choices if deal.must == (0,) and kind in next(iter(choice))
                for field in choice.fields if isinstance(field, Ways) for one in field.things]
        return any(len(one.ways) > 1 and set(one.ways[0]) & set(deal.zone[LAYOUT.declared[0]]) for one in made)

    return rubicon(seed).until(so)


def marking(seed: int = 3) -> Melding:
    """The person has scored, and is to move his markers."""
    return rubicon(seed, laws="strict", marking="hands").until(
        lambda deal: deal.must == (0,) and deal.phase == "marking" and deal.score[0] > 0)


MOMENTS: dict[str, Callable[[], Moment]] = {
    "choosing": lambda: careless("rubicon_bezique", "choosing"),
    "all-played": lambda: careless("rubicon_bezique", "accusations"),
    "deal": lambda: rubicon().dealt().moment(),
    "declaring": lambda: rubicon(3).until(
        lambda deal: deal.must == (0,) and deal.phase == "declaring"
        and sum([choice.verb == "declare" for choice in deal.decision(0).choices]) >= 2).moment(),
    "various": lambda: various(MARRIAGE, 7).moment(then="choose QC3"),
    "melds": lambda: melded(6, 6).moment(),
    "counting": lambda: rubicon(4).until(
        lambda deal: deal.must == (0,) and deal.phase == "declaring" and len(deal.zone[LAYOUT.stock]) <= 12
        and sum([choice.verb == "declare" for choice in deal.decision(0).choices]) >= 2).moment(),
    "blanche": lambda: rubicon(8).until(
        lambda deal: any(choice.verb == "carte-blanche" for choice in deal.decision(0).choices)).moment(),
    "nine": lambda: melded(8, 8, seed=3).moment(),
    "last": lambda: rubicon().until(lambda deal: not deal.stocked and len(deal.playable(0)) == 7
                                            and deal.must == (0,)).moment(),
    "marking": lambda: marking().moment(),
    "comparing": lambda: rubicon(3, laws="strict", marking="hands").until(
        lambda deal: deal.phase == "comparing" and deal.must[:1] == (0,)).moment(),
    "slip": lambda: rubicon().out().moment(),
}
