"""Napoleon for two to six (Hoyle's Games Modernized, 1909)."""
from __future__ import annotations

from collections.abc import Mapping

from cardtable.games.napoleon import ROW
from cardtable.games.napoleon.laws import CODE
from cardtable.games.napoleon.match import NapoleonEvening
from cardtable.games.napoleon.options import OPTIONS, NapoleonOptions
from cardtable.rules.game import Game
from cardtable.rules.options import Value


def players(options: Mapping[str, Value]) -> tuple[int, ...]:
    """As many as are chosen; with cards to buy at most four (002:3197-3198)."""
    chosen = NapoleonOptions.of(options)
    return (min(chosen.players, 4) if chosen.form == "purchase" else chosen.players,)


GAME = Game(
    row=ROW, revision=1, levels=("novice", "club", "master"), options=OPTIONS, codes={CODE.name: CODE},
    players=players, start=lambda options, number: NapoleonEvening(options, players=number),
    code_of=lambda options: CODE.name)
