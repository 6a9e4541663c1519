"""Trente et Quarante, or Rouge et Noir, as played at Monte Carlo (Hoyle's Games Modernized, 1909)."""
from __future__ import annotations

from collections.abc import Mapping

from cardtable.games.trente_et_quarante import ROW
from cardtable.games.trente_et_quarante.laws import CODE
from cardtable.games.trente_et_quarante.match import TrenteEvening
from cardtable.games.trente_et_quarante.options import OPTIONS, TrenteOptions
from cardtable.rules.game import Game
from cardtable.rules.match import Series
from cardtable.rules.options import Value


def players(options: Mapping[str, Value]) -> tuple[int, ...]:
    """As many as are chosen; two at least, where one of them is the bank."""
    return (TrenteOptions.of(options).seats,)


def start(options: Mapping[str, Value], number: int) -> Series:
    """An evening."""
    return TrenteEvening(options)


GAME = Game(
    row=ROW, revision=1, levels=("novice", "club"), options=OPTIONS, codes={CODE.name: CODE}, players=players,
    start=start, code_of=lambda options: CODE.name)
"""Levels are manners of staking here: nobody can play better against chance, only lose less."""
