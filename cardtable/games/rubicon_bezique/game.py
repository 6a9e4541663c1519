"""Rubicon Bézique for two, with four packs (the Portland Club's laws, 1887)."""
from __future__ import annotations

from cardtable.games.rubicon_bezique import ROW
from cardtable.games.rubicon_bezique.laws import CODE
from cardtable.games.rubicon_bezique.match import RubiconMatch
from cardtable.games.rubicon_bezique.options import OPTIONS
from cardtable.rules.game import Game

GAME = Game(
    row=ROW, revision=2, levels=("novice", "club", "master"), options=OPTIONS, codes={CODE.name: CODE},
    players=lambda options: (2,), start=lambda options, number: RubiconMatch(options, players=number),
    code_of=lambda options: CODE.name,
    earlier={1: lambda options, number: RubiconMatch(options, players=number, choice=False)})     # the higher cut dealt
