"""Cribbage: five-, six- and seven-card, three- and four-handed (Hoyle's Games Modernized, 1909)."""
from __future__ import annotations

from collections.abc import Mapping

from cardtable.games.cribbage import ROW
from cardtable.games.cribbage.laws import CODE
from cardtable.games.cribbage.options import OPTIONS, CribbageOptions
from cardtable.games.cribbage.rules.forms import FORMS
from cardtable.games.cribbage.rules.match import CribbageMatch
from cardtable.rules.game import Game
from cardtable.rules.match import Series
from cardtable.rules.options import Value


def players(options: Mapping[str, Value]) -> tuple[int, ...]:
    """How many sit at the form chosen."""
    return (FORMS[CribbageOptions.of(options).form].seats,)


def start(options: Mapping[str, Value], number: int) -> Series:
    """A match of the form chosen."""
    return CribbageMatch(options, players=number)


GAME = Game(
    row=ROW, revision=1, levels=("novice", "club", "master"), options=OPTIONS, codes={CODE.name: CODE}, players=players,
    start=start, code_of=lambda options: CODE.name)
