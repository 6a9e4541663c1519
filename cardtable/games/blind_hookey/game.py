"""Blind Hookey (Hoyle's Games Modernized, 1909)."""
from __future__ import annotations

from collections.abc import Mapping

from cardtable.games.blind_hookey import ROW
from cardtable.games.blind_hookey.laws import CODE
from cardtable.games.blind_hookey.match import HookeyEvening
from cardtable.games.blind_hookey.options import OPTIONS, HookeyOptions
from cardtable.rules.game import Game
from cardtable.rules.match import Series
from cardtable.rules.options import Value


def players(options: Mapping[str, Value]) -> tuple[int, ...]:
    """As many as are chosen."""
    return (HookeyOptions.of(options).players,)


def start(options: Mapping[str, Value], number: int) -> Series:
    """An evening."""
    return HookeyEvening(options, players=number)


GAME = Game(
    row=ROW, revision=1, levels=("novice", "club"), options=OPTIONS, codes={CODE.name: CODE}, players=players,
    start=start, code_of=lambda options: CODE.name)
"""Levels are manners of staking here: nobody can play better against packets that nobody has seen."""
