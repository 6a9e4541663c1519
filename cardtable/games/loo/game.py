"""Loo for three to eight (Hoyle's Games Modernized, 1909)."""
from __future__ import annotations

from cardtable.games.loo import ROW
from cardtable.games.loo.laws import CODE
from cardtable.games.loo.match import LooEvening
from cardtable.games.loo.options import OPTIONS, LooOptions
from cardtable.rules.game import Game

GAME = Game(
    row=ROW, revision=1, levels=("novice", "club", "master"), options=OPTIONS, codes={CODE.name: CODE},
    players=lambda options: (LooOptions.of(options).seated,),
    start=lambda options, number: LooEvening(options, players=number), code_of=lambda options: CODE.name)
