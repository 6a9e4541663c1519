"""Auction Bridge for four, and six at the table (Hoyle's Games Modernized, 1909)."""
from __future__ import annotations

from cardtable.games.auction_bridge import ROW
from cardtable.games.auction_bridge.laws import CODE
from cardtable.games.auction_bridge.match import AuctionRubbers
from cardtable.games.auction_bridge.options import OPTIONS
from cardtable.rules.game import Game

GAME = Game(
    row=ROW, revision=1, levels=("novice", "club", "master"), options=OPTIONS, codes={CODE.name: CODE},
    players=lambda options: (4, 5, 6), start=lambda options, number: AuctionRubbers(options, players=number),
    code_of=lambda options: CODE.name)
