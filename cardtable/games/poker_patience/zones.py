"""The table: a pack that is called from, and for each player a pack of his own and a square."""
from __future__ import annotations

from cardtable.games.poker_patience.cells import NAMES
from cardtable.rules.zones import Layout

SEATS = 5
TABLE = Layout(SEATS)
PACK = TABLE.one("pack")
CALLED = TABLE.one("called", sees="all")             # the card to be placed
COMING = TABLE.one("to come", sees="all")            # at the Serpent all that are still to be placed, in their order
PACKS = TABLE.each("own pack", sees="all")           # of all but who calls, whose pack is shuffled
SQUARES = TABLE.each("square", sees="all")           # each in the order of laying
SPOTS = TABLE.spot(*NAMES)
