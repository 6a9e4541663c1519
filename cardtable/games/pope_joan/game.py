"""Pope Joan for three to eight (Hoyle's Games Modernized, 1909)."""
from __future__ import annotations

from collections.abc import Mapping

from cardtable.games.pope_joan import ROW
from cardtable.games.pope_joan.laws import CODE
from cardtable.games.pope_joan.match import PopeJoanSitting
from cardtable.rules.game import Game
from cardtable.rules.match import Series
from cardtable.rules.options import Number, Value

OPTIONS = (
    Number("players", "Players", "each for himself", range=range(3, 9), default=5),
    Number("rounds", "Rounds", "how often each deals before the last round", range=range(1, 6), default=1),
    Number("counters", "Counters", "three or four dozen to begin with", range=(36, 48), default=48,
           titles={36: "Three dozen", 48: "Four dozen"}),
)


def players(options: Mapping[str, Value]) -> tuple[int, ...]:
    """As many as are chosen."""
    return (int(options["players"]),)


def start(options: Mapping[str, Value], number: int) -> Series:
    """A sitting."""
    return PopeJoanSitting(options, players=number)


GAME = Game(
    row=ROW, revision=1, levels=("novice", "club", "master"), options=OPTIONS, codes={CODE.name: CODE}, players=players,
    start=start, code_of=lambda options: CODE.name)
