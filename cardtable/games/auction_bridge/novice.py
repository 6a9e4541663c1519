"""A beginner at Auction Bridge: he calls what he has been told a hand is worth, though not always."""
from __future__ import annotations

from random import Random

from cardtable.families.tricks import beginner
from cardtable.families.tricks.auction import Bid
from cardtable.games.auction_bridge.maxims import advise, cheapest
from cardtable.games.auction_bridge.rules import AuctionBridge, named_in, tricks_of
from cardtable.players import novice
from cardtable.players.thought import Thought
from cardtable.rules.moves import Move
from cardtable.rules.view import View

RASH = .12                                       # how often he calls a trick more than he should


def choose(view: View, seat: int, rng: Random) -> Thought:
    """A call, or a card that looks natural."""
    deal = view.deal
    assert isinstance(deal, AuctionBridge)
    if deal.phase != "calling":
        return novice.choose(view, seat, rng)
    told = advise(deal, seat).move
    if deal.bidder < 0:                          # the dealer must call
        return Thought(seat, told, "It looks like so many tricks.")
    dared = [move for move in (higher(deal, told),) if move is not None and move in view.decision(seat)]
    return beginner.calling(view, seat, rng, told, dared, RASH, "It looks like so many tricks.")


def higher(deal: AuctionBridge, told: Move) -> Move | None:
    """One trick more than he was told, or his side's call again where he was told to pass."""
    if told.verb == "bid":
        return Move(("bid", told[1], int(told[2]) + 1))
    again: Bid | None = cheapest(deal, named_in(deal.bid)) if deal.bidder >= 0 else None
    ours = deal.bidder >= 0 and deal.side[deal.bidder] == deal.side[deal.must[0]]
    return Move(("bid", named_in(again), tricks_of(again))) if again is not None and ours and not deal.doubled else None
