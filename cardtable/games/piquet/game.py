"""Piquet: the Rubicon partie of six deals, and au cent (Hoyle's Games Modernized, 1909)."""
from __future__ import annotations

from cardtable.games.piquet import ROW
from cardtable.games.piquet.laws import CODE
from cardtable.games.piquet.options import OPTIONS
from cardtable.games.piquet.rules.match import PiquetMatch
from cardtable.rules.game import Game

GAME = Game(
    row=ROW, revision=1, levels=("novice", "club", "master"), options=OPTIONS, codes={CODE.name: CODE},
    players=lambda options: (2,), start=lambda options, number: PiquetMatch(options, players=number),
    code_of=lambda options: CODE.name)
