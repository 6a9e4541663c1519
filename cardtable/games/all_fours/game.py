"""All-Fours for two or four (Hoyle's Games Modernized, 1909)."""
from __future__ import annotations

from cardtable.games.all_fours import ROW
from cardtable.games.all_fours.laws import CODE
from cardtable.games.all_fours.match import AllFoursMatch
from cardtable.games.all_fours.options import OPTIONS, AllFoursOptions
from cardtable.rules.game import Game

GAME = Game(
    row=ROW, revision=2, levels=("novice", "club", "master"), options=OPTIONS, codes={CODE.name: CODE},
    players=lambda options: (AllFoursOptions.of(options).players,),
    start=lambda options, number: AllFoursMatch(options, players=number), code_of=lambda options: CODE.name,
    earlier={1: lambda options, number: AllFoursMatch(options, players=number, in_turn=False)})
