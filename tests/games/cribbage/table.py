"""Matches brought to where a test begins."""
from __future__ import annotations

from importlib import import_module
from typing import Any

from cardtable.rules.events import NATURE
from cardtable.rules.game import Game
from cardtable.rules.match import Series
from cardtable.rules.moves import Move

GAME: Game = import_module("cardtable.games.cribbage.game").GAME
CUTS = {2: "AC KD", 3: "AC KD QD", 4: "AC 2D KD QD"}


def match_of(form: str, cut: str = "", **options: Any) -> Series:
    """A match after the cut, which the first player wins unless other cards are named."""
    match = GAME.match({"form": form, **options})
    match.apply(NATURE, Move.read("cut " + (cut or CUTS[match.deal().seats])))
    return match
