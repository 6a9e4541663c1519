"""Poker (Hoyle's Games Modernized, 1909)."""
from __future__ import annotations

from collections.abc import Mapping

from cardtable.games.poker import ROW
from cardtable.games.poker.laws import CODE
from cardtable.games.poker.match import PokerEvening
from cardtable.games.poker.options import MOST, OPTIONS, PokerOptions
from cardtable.rules.game import Game
from cardtable.rules.options import Value


def players(options: Mapping[str, Value]) -> tuple[int, ...]:
    """As many as are chosen, but not more than the form and the pack allow."""
    one = PokerOptions.of(options)
    return (min(one.players, MOST[one.form, one.short]),)


GAME = Game(
    row=ROW, revision=2, levels=("novice", "club", "master"), options=OPTIONS, codes={CODE.name: CODE}, players=players,
    start=lambda options, number: PokerEvening(options, players=number), code_of=lambda options: CODE.name,
    # before, the whole pack was cut for the deal where the short one was played with
    earlier={1: lambda options, number: PokerEvening(options, players=number, whole=True)})
