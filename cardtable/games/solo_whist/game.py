"""Solo Whist for three to five (Hoyle's Games Modernized, 1909)."""
from __future__ import annotations

from cardtable.games.solo_whist import ROW
from cardtable.games.solo_whist.laws import CODE
from cardtable.games.solo_whist.match import SoloWhistEvening
from cardtable.games.solo_whist.options import OPTIONS, SoloWhistOptions
from cardtable.rules.game import Game

GAME = Game(
    row=ROW, revision=2, levels=("novice", "club", "master"), options=OPTIONS, codes={CODE.name: CODE},
    players=lambda options: (SoloWhistOptions.of(options).players,),
    start=lambda options, number: SoloWhistEvening(options, players=number), code_of=lambda options: CODE.name,
    # before, three cut the whole pack for the deal
    earlier={1: lambda options, number: SoloWhistEvening(options, players=number, whole=True)})
