"""Euchre for two, three or four, by the book of 1862 or by Hoyle."""
from __future__ import annotations

from collections.abc import Mapping

from cardtable.games.euchre import ROW
from cardtable.games.euchre.evening import GUESTS, ProgressiveEvening
from cardtable.games.euchre.laws import HOYLE, PROFESSOR
from cardtable.games.euchre.match import EuchreMatch
from cardtable.games.euchre.options import OPTIONS, EuchreOptions
from cardtable.rules.game import Game
from cardtable.rules.match import Series
from cardtable.rules.options import Value

PLAYERS = {"two": 2, "three": 3, "four": 4, "progressive": GUESTS}


def code_of(options: Mapping[str, Value]) -> str:
    """The book played by: Hoyle's, unless four play at one table."""
    return PROFESSOR.name if EuchreOptions.of(options).professor else HOYLE.name


def begin(options: Mapping[str, Value], players: int) -> Series:
    """A match, or an evening."""
    return ProgressiveEvening(options) if options["form"] == "progressive" else EuchreMatch(options, players=players)


GAME = Game(
    row=ROW, revision=1, levels=("novice", "club", "master"), options=OPTIONS,
    codes={PROFESSOR.name: PROFESSOR, HOYLE.name: HOYLE}, players=lambda options: (PLAYERS[str(options["form"])],),
    start=begin,
    code_of=code_of)
