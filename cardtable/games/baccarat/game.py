"""Baccarat, Chemin de Fer and Banque (Hoyle's Games Modernized, 1909)."""
from __future__ import annotations

from collections.abc import Mapping

from cardtable.games.baccarat import ROW
from cardtable.games.baccarat.laws import CODE
from cardtable.games.baccarat.match import BaccaratEvening
from cardtable.games.baccarat.options import OPTIONS, BaccaratOptions
from cardtable.rules.game import Game
from cardtable.rules.match import Series
from cardtable.rules.options import Value


def players(options: Mapping[str, Value]) -> tuple[int, ...]:
    """As many as are chosen."""
    return (BaccaratOptions.of(options).seated,)


def start(options: Mapping[str, Value], number: int) -> Series:
    """An evening."""
    return BaccaratEvening(options, players=number)


GAME = Game(
    row=ROW, revision=1, levels=("novice", "club", "master"), options=OPTIONS, codes={CODE.name: CODE}, players=players,
    start=start, code_of=lambda options: CODE.name)
