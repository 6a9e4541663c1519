"""Bézique for two, with two packs (Hoyle's Games Modernized, 1909)."""
from __future__ import annotations

from cardtable.games.bezique import ROW
from cardtable.games.bezique.laws import CODE
from cardtable.games.bezique.match import BeziqueMatch
from cardtable.games.bezique.options import OPTIONS
from cardtable.rules.game import Game

GAME = Game(
    row=ROW, revision=2, levels=("novice", "club", "master"), options=OPTIONS, codes={CODE.name: CODE},
    players=lambda options: (2,), start=lambda options, number: BeziqueMatch(options, players=number),
    code_of=lambda options: CODE.name,
    earlier={1: lambda options, number: BeziqueMatch(options, players=number, choice=False)})     # the higher cut dealt
