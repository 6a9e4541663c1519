"""Poker Patience, and the Serpent (Hoyle's Games Modernized, 1909)."""
from __future__ import annotations

from collections.abc import Mapping

from cardtable.games.poker_patience import ROW
from cardtable.games.poker_patience.laws import CODE
from cardtable.games.poker_patience.match import PatienceMatch
from cardtable.games.poker_patience.options import OPTIONS, PatienceOptions
from cardtable.rules.game import Game
from cardtable.rules.match import Series
from cardtable.rules.options import Value


def players(options: Mapping[str, Value]) -> tuple[int, ...]:
    """As many as are chosen; the Serpent is for one alone."""
    return (PatienceOptions.of(options).seats,)


def start(options: Mapping[str, Value], number: int) -> Series:
    """A square, or several."""
    return PatienceMatch(options, players=number)


GAME = Game(
    row=ROW, revision=1, levels=("novice", "club", "master"), options=OPTIONS, codes={CODE.name: CODE}, players=players,
    start=start, code_of=lambda options: CODE.name)
