"""Pope Joan for three to eight (Hoyle's Games Modernized, 1909)."""
from __future__ import annotations

from collections.abc import Mapping

from cardtable.games.pope_joan import ROW
from cardtable.games.pope_joan.laws import CODE
from cardtable.games.pope_joan.match import PopeJoanSitting
from cardtable.games.pope_joan.options import OPTIONS, PopeJoanOptions
from cardtable.rules.game import Game
from cardtable.rules.match import Series
from cardtable.rules.options import Value


def players(options: Mapping[str, Value]) -> tuple[int, ...]:
    """As many as are chosen."""
    return (PopeJoanOptions.of(options).players,)


def start(options: Mapping[str, Value], number: int) -> Series:
    """A sitting."""
    return PopeJoanSitting(options, players=number)


GAME = Game(
    row=ROW, revision=1, levels=("novice", "club", "master"), options=OPTIONS, codes={CODE.name: CODE}, players=players,
    start=start, code_of=lambda options: CODE.name)
