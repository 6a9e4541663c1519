"""Whist for two to four (Hoyle's Games Modernized, 1909; Deschapelles' Treatise on Whist, 1839)."""
from __future__ import annotations

from collections.abc import Mapping

from cardtable.games.whist import ROW
from cardtable.games.whist.laws import CODES
from cardtable.games.whist.match import WhistRubbers
from cardtable.games.whist.options import OPTIONS, WhistOptions
from cardtable.rules.game import Game
from cardtable.rules.options import Value

SEATS = {"whist": (4, 5, 6), "dummy": (3,), "double-dummy": (2,)}


def players(options: Mapping[str, Value]) -> tuple[int, ...]:
    """As many as have a hand of their own, and two more who may wait."""
    return SEATS[WhistOptions.of(options).form]


def code_of(options: Mapping[str, Value]) -> str:
    """The code chosen; Double Dummy is played by the English alone."""
    return "deschapelles-1839" if WhistOptions.of(options).old else "hoyle-1909"


GAME = Game(
    row=ROW, revision=3, levels=("novice", "club", "master"), options=OPTIONS, codes=CODES, players=players,
    start=lambda options, number: WhistRubbers(options, players=number), code_of=code_of,
    # before, what a claim left unplayed counted for no honours; and strict laws were read otherwise
    earlier={1: lambda options, number: WhistRubbers(options, players=number, kept=False, reread=False),
             2: lambda options, number: WhistRubbers(options, players=number, reread=False)})
