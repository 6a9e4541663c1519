"""Roulette as played at Monte Carlo (Hoyle's Games Modernized, 1909)."""
from __future__ import annotations

from collections.abc import Mapping

from cardtable.games.roulette import ROW
from cardtable.games.roulette.laws import CODE
from cardtable.games.roulette.match import RouletteEvening
from cardtable.games.roulette.options import OPTIONS, RouletteOptions
from cardtable.rules.game import Game
from cardtable.rules.match import Series
from cardtable.rules.options import Value


def players(options: Mapping[str, Value]) -> tuple[int, ...]:
    """As many as are chosen."""
    return (RouletteOptions.of(options).players,)


def start(options: Mapping[str, Value], number: int) -> Series:
    """An evening."""
    return RouletteEvening(options, players=number)


GAME = Game(
    row=ROW, revision=1, levels=("novice", "club"), options=OPTIONS, codes={CODE.name: CODE}, players=players,
    start=start, code_of=lambda options: CODE.name)
"""Levels are manners of staking here: nobody can play better against chance, only lose less."""
