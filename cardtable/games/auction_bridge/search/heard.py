"""A decision at Auction Bridge as the compiled search takes it: all that was called."""
from __future__ import annotations

from functools import cache

from cardtable.cards import SUITS
from cardtable.families.declarer.search.known import NO_SUIT, rules
from cardtable.families.declarer.standing import Chances
from cardtable.families.declarer.strength import tricks
from cardtable.families.declarer.values import NONE
from cardtable.families.tricks.auction import Bid
from cardtable.families.tricks.habitual.known import tell
from cardtable.games.auction_bridge.match import FOR_RUBBER
from cardtable.games.auction_bridge.prospects import GAME_WORTH
from cardtable.games.auction_bridge.rules import AuctionBridge, named_in, tricks_of
from cardtable.games.auction_bridge.search import auction, calls
from cardtable.games.auction_bridge.search.calls import Calls
from cardtable.rules.moves import Move
from cardtable.rules.view import View

# Of 400 deals at love all between club players: what the dealer's side marks below the line, and the other.
MARKED = {
    (0, 12): 2, (0, 20): 1, (0, 24): 3, (0, 30): 1, (0, 32): 1, (0, 36): 4, (0, 40): 1, (0, 48): 2, (0, 60): 3,
    (0, 72): 1, (0, 84): 1, (2, 0): 14, (4, 0): 12, (6, 0): 13, (8, 0): 27, (10, 0): 1, (12, 0): 23, (16, 0): 31,
    (18, 0): 6, (20, 0): 1, (24, 0): 51, (30, 0): 3, (32, 0): 12, (36, 0): 27, (40, 0): 12, (48, 0): 12, (60, 0): 3,
    (72, 0): 2, (84, 0): 2}
CHANCES = Chances.of(MARKED, FOR_RUBBER)


def number(move: Move) -> int:
    """Of a word."""
    return coded(f"{move[2]}{move[1]}" if move.verb == "bid" else move.verb)


def coded(word: Bid) -> int:
    """Of a word as the deal keeps it."""
    if word in calls.SAID:
        return calls.SAID[str(word)]
    named = named_in(word)
    return 8 * tricks_of(word) + (NO_SUIT if named == NONE else SUITS.index(named))


@cache
def likely() -> list[float]:
    """By tenths of a trick hoped for, how likely each number of them is."""
    return [chance for n in auction.COUNTED for chance in tricks(n / 10)]


def trials(view: View, seat: int, most: int) -> Calls:
    """All that this seat may know, ready to be searched."""
    deal = view.deal
    assert isinstance(deal, AuctionBridge)
    won = deal.games
    found = Calls(
        convention=deal.terms.convention, likely=likely(), said=[coded(word) for _, word in deal.called],
        game_worth=[GAME_WORTH.get((won[side], won[1 - side]), FOR_RUBBER) for side in range(2)],
        **rules(deal, seat, most, CHANCES))
    tell(found, view, deal)
    return found
