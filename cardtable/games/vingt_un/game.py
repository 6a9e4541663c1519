"""Vingt-un and French Vingt-un (Hoyle's Games Modernized, 1909)."""
from __future__ import annotations

from cardtable.games.vingt_un import ROW
from cardtable.games.vingt_un.laws import CODE
from cardtable.games.vingt_un.match import VingtUnEvening
from cardtable.games.vingt_un.options import OPTIONS, VingtUnOptions
from cardtable.rules.game import Game

GAME = Game(
    row=ROW, revision=1, levels=("novice", "club", "master"), options=OPTIONS, codes={CODE.name: CODE},
    players=lambda options: (VingtUnOptions.of(options).players,),
    start=lambda options, number: VingtUnEvening(options, players=number), code_of=lambda options: CODE.name)
