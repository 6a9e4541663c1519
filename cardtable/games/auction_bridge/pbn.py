"""Auction Bridge in PBN: calls and contract as every program has them, though other calls are enough."""
from __future__ import annotations

from collections.abc import Sequence

from cardtable.cards import Card
from cardtable.games.auction_bridge.rules import AuctionBridge
from cardtable.rules.deal import Deal
from cardtable.rules.moves import Move

SPOKEN = {"pass": "Pass", "double": "X", "redouble": "XX"}
MEANT = {call: verb for verb, call in SPOKEN.items()}


def contract(deal: Deal) -> str:
    """The last call, and how often it is doubled."""
    assert isinstance(deal, AuctionBridge)
    return f"{deal.bid}{'X' * deal.doubled}"


def turned(deal: Deal) -> Card | None:
    """No card is turned up."""
    return None


def auction(moves: Sequence[Move]) -> tuple[str, ...]:
    """The calls from the dealer on."""
    return tuple([f"{move[2]}{move[1]}" if move[0] == "bid" else SPOKEN[str(move[0])] for move in moves])


def said(calls: Sequence[str]) -> tuple[str, ...]:
    """The moves that these calls are."""
    return tuple([MEANT[call] if call in MEANT else f"bid {call[1:]} {call[0]}" for call in calls])
