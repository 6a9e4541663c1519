"""Five Hundred for three (Hoyle's Games Modernized, 1909)."""
from __future__ import annotations

from cardtable.games.five_hundred import ROW
from cardtable.games.five_hundred.laws import CODE
from cardtable.games.five_hundred.match import FiveHundredMatch
from cardtable.games.five_hundred.options import OPTIONS
from cardtable.games.five_hundred.rules import SEATS
from cardtable.rules.game import Game

GAME = Game(
    row=ROW, revision=1, levels=("novice", "club", "master"), options=OPTIONS, codes={CODE.name: CODE},
    players=lambda options: (SEATS,), start=lambda options, number: FiveHundredMatch(options, players=number),
    code_of=lambda options: CODE.name)
