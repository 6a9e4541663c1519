"""Euchre for two, three or four, by the book of 1862 or by Hoyle."""
from __future__ import annotations

from collections.abc import Mapping

from cardtable.games.euchre import ROW
from cardtable.games.euchre.laws import HOYLE, PROFESSOR
from cardtable.games.euchre.match import EuchreMatch
from cardtable.games.euchre.options import OPTIONS, EuchreOptions
from cardtable.rules.game import Game
from cardtable.rules.options import Value

PLAYERS = {"two": 2, "three": 3, "four": 4}


def code_of(options: Mapping[str, Value]) -> str:
    """The book played by: Hoyle's, where fewer than four play."""
    return PROFESSOR.name if EuchreOptions.of(options).professor else HOYLE.name


GAME = Game(
    row=ROW, revision=1, levels=("novice", "club"), options=OPTIONS,
    codes={PROFESSOR.name: PROFESSOR, HOYLE.name: HOYLE}, players=lambda options: (PLAYERS[str(options["form"])],),
    start=lambda options, number: EuchreMatch(options, players=number),
    code_of=code_of)
