"""What companions of some character say at the table: on sitting down, and when the match is over."""
from __future__ import annotations

from cardtable.croupier.croupier import Croupier
from cardtable.players.personas import PERSONAS


def greetings(croupier: Croupier) -> list[tuple[str, str]]:
    """Name and words of each who has any, on sitting down."""
    return [(player.name, PERSONAS[player.persona].says["greets"]) for player in croupier.players
            if player.persona in PERSONAS]


def farewells(croupier: Croupier) -> list[tuple[str, str]]:
    """The same when all is over: of who has done best, and of who has not."""
    standing = croupier.sitting.match.standing()
    best = max(standing)
    return [(player.name, PERSONAS[player.persona].says["wins" if standing[n] == best else "loses"])
            for n, player in enumerate(croupier.players) if player.persona in PERSONAS]
