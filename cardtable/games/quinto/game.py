"""Quinto for three and four (Hoyle's Games Modernized, 1909)."""
from __future__ import annotations

from cardtable.games.quinto import ROW
from cardtable.games.quinto.laws import CODE
from cardtable.games.quinto.match import QuintoRubbers
from cardtable.games.quinto.options import OPTIONS, QuintoOptions
from cardtable.rules.game import Game

GAME = Game(
    row=ROW, revision=1, levels=("novice", "club", "master"), options=OPTIONS, codes={CODE.name: CODE},
    players=lambda options: (3,) if QuintoOptions.of(options).dummy else (4,),
    start=lambda options, number: QuintoRubbers(options, players=number), code_of=lambda options: CODE.name)
