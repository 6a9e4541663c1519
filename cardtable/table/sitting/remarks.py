"""What companions of some character say at the table: on sitting down, and when the match is over."""
from __future__ import annotations

from cardtable.croupier.croupier import Croupier
from cardtable.players.personas import PERSONAS


def greetings(croupier: Croupier) -> list[tuple[int, str]]:
    """Number and words of each player who has any, on sitting down."""
    return [(number, PERSONAS[player.persona].says["greets"]) for number, player in enumerate(croupier.players)
            if player.persona in PERSONAS]


def farewells(croupier: Croupier) -> list[tuple[int, str]]:
    """The same when all is over: of who has done best, and of who has not."""
    winners = croupier.sitting.match.result().winners
    return [(n, PERSONAS[player.persona].says["wins" if n in winners else "loses"])
            for n, player in enumerate(croupier.players) if player.persona in PERSONAS]
