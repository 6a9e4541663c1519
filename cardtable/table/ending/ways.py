"""The ways on from the slip that ends a deal, a game, or a match."""
from __future__ import annotations

from collections.abc import Callable

from cardtable.croupier.croupier import Croupier
from cardtable.croupier.hands import open_now
from cardtable.players.compared import offers
from cardtable.players.double_dummy import laying_of
from cardtable.table.ending.open_cards import opened
from cardtable.table.ending.review import at_table
from cardtable.table.forms.setup import Setup
from cardtable.table.reading.chair import Chair
from cardtable.table.sheets.ways_on import Choice
from cardtable.table.wording.keys import OPEN_CARDS

LOOK_BACK = "Look back, and go on"
PRACTISE = "Practise another"


def way_out(setup: Setup) -> str:
    """Where one comes to who leaves this table: from practice to the game it was taken from, if that is still on."""
    return "Cabinet" if setup.after is None else "Back to the game"


def onward(over: bool, game: bool, looks_back: bool, deal: str) -> str:
    """What the plain way on is called where the match or a game is over, else after what is called a `deal`: it may
    lead by the post-mortem."""
    return LOOK_BACK if looks_back else "Again" if over else f"Next {'game' if game else deal}"


def ways_on(setup: Setup, croupier: Croupier, chair: Chair, plain: Callable[[], str]) -> list[Choice]:
    """All of them; `plain` says what the first is called where nothing else comes first."""
    over = croupier.sitting.over
    if croupier.teaching:
        return [Choice("Go on", "next", "first")]
    if over and setup.practice:              # an ordinary game would count, and nobody has asked for one
        back = setup.after is not None
        ways = [Choice(way_out(setup) if back else PRACTISE, "leave" if back else "practise", "first")]
    else:
        ways = [Choice(plain(), "again" if over else "next", "first", deliberate=over)]
    if over and any(player.computer for player in croupier.players):
        ways.append(Choice("Change level", "level", "beside"))
    if (over or setup.after is not None) and ways[0].name != "leave":
        ways.append(Choice(way_out(setup), "leave", "beside"))
    may = open_now(croupier.sitting.match, croupier.steps[-1].deal) and croupier.answered_first() is not None
    if may:                                  # else what was not shown would be called for the second time
        ways.append(Choice("Replay", "replay", key="R"))
    if len(croupier.players) == 2 and chair.alone and may:
        ways.append(Choice("Other seat", "exchange", key="O"))
    if laying_of(setup.game.name) is not None and may and opened(at_table(croupier, setup.after)) is not None:
        ways.append(Choice("Double dummy", "open cards", key=OPEN_CARDS.name))
    if offers(setup.game.name):
        ways.append(Choice("Post-mortem", "look back", key="P"))
        if over:
            ways.append(Choice("Look through it", "look through"))
    return ways
