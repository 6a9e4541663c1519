"""Bridge for four, and six at the table (Hoyle's Games Modernized, 1909)."""
from __future__ import annotations

from cardtable.games.bridge import ROW
from cardtable.games.bridge.laws import CODE
from cardtable.games.bridge.match import BridgeRubbers
from cardtable.games.bridge.options import OPTIONS
from cardtable.rules.game import Game

GAME = Game(
    row=ROW, revision=1, levels=("novice", "club", "master"), options=OPTIONS, codes={CODE.name: CODE},
    players=lambda options: (4, 5, 6), start=lambda options, number: BridgeRubbers(options, players=number),
    code_of=lambda options: CODE.name)
