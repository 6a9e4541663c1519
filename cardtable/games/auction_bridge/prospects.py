"""What a contract may be hoped to bring: its tricks, what it scores made or broken, and the game."""
from __future__ import annotations

from collections.abc import Mapping

from cardtable.families.declarer.deal import LAYOUT
from cardtable.families.declarer.strength import hopes, tricks
from cardtable.families.declarer.values import ALL, BOOK, WORTH
from cardtable.families.tricks.auction import Bid
from cardtable.games.auction_bridge.match import FOR_RUBBER
from cardtable.games.auction_bridge.rules import (
    LEAST_LOSS,
    ONE_SPADE,
    UNDER,
    AuctionBridge,
    named_in,
    tricks_of,
)

GAME_WORTH: Mapping[tuple[int, int], float] = {
    (0, 0): FOR_RUBBER / 4, (1, 0): FOR_RUBBER / 2, (0, 1): FOR_RUBBER / 2, (1, 1): FOR_RUBBER}
"""Of a game, in points, by how many we have won and they, at even chances for the rest (002:8428-8431)."""

SUPPORT, HELP = 1.3, .5          # tricks more in a suit that partner has called, and in any other
RAISED = .4                      # for each trick he has called beyond one
AGAINST, THEIRS = .35, .9        # fewer where adversaries have called, and in what they have called
NOTHING = .25                    # fewer where partner has passed
DOUBLED = 2                      # tricks short from which they are taken to double


def own_calls(deal: AuctionBridge, seat: int) -> list[Bid]:
    """What somebody has called in earnest: not the One Spade that is agreed on, nor the answer that must be made."""
    found = [bid for who, bid in deal.called if who == seat and str(bid)[0].isdigit()]
    return [bid for bid in found if not (deal.terms.convention and bid in (ONE_SPADE, "2S")
                                         and deal.left(deal.dealer, 2 * (bid == "2S")) == seat)]


def hoped(deal: AuctionBridge, seat: int, named: str) -> float:
    """The tricks of one's side in a denomination, by one's hand and what has been called."""
    found = hopes(tuple(sorted(deal.zone[LAYOUT.hand[seat]])), named)
    partner = deal.left(seat, 2)
    called = own_calls(deal, partner)
    same = [bid for bid in called if named_in(bid) == named]
    if same:
        found += SUPPORT + RAISED * (max(map(tricks_of, same)) - 1)
    elif called:
        found += HELP
    elif (partner, "pass") in deal.called:
        found -= NOTHING
    theirs = [bid for who in (deal.left(seat), deal.left(seat, 3)) for bid in own_calls(deal, who)]
    found -= AGAINST * min(2, len(theirs))
    return found - (THEIRS if any(named_in(bid) == named for bid in theirs) else 0)


def worth(deal: AuctionBridge, side: int, bid: Bid, likely: tuple[float, ...], doubled: int = 0) -> float:
    """In points to this side, of a contract of its own with so likely tricks."""
    return sum([chance * outcome(deal, side, bid, n, doubled) for n, chance in enumerate(likely)])


def outcome(deal: AuctionBridge, side: int, bid: Bid, taken: int, doubled: int) -> float:
    """The same where it takes just so many tricks; what is well short is taken to be doubled."""
    over = taken - BOOK - tricks_of(bid)
    if over < 0:
        times = max(doubled, 1 if -over >= DOUBLED and bid != ONE_SPADE else 0)
        loss = -over * UNDER << times
        return -min(loss, LEAST_LOSS) if bid == ONE_SPADE else -loss
    below = (taken - BOOK) * WORTH[named_in(bid)] << doubled
    ours, theirs = deal.games[side], deal.games[1 - side]
    game = GAME_WORTH.get((ours, theirs), FOR_RUBBER) if deal.score[side] + below >= (deal.goal or 0) else 0
    return below + game + (UNDER * doubled * (1 + over) if doubled else 0)


def tenths(hoped: float) -> float:
    """Tricks hoped for, as exactly as is worth while."""
    return round(10 * hoped) / 10


def ours(deal: AuctionBridge, seat: int, bid: Bid, doubled: int = 0) -> float:
    """What a contract of one's own side is worth."""
    return worth(deal, deal.side[seat], bid, tricks(tenths(hoped(deal, seat, named_in(bid)))), doubled)


def theirs(deal: AuctionBridge, seat: int, bid: Bid, doubled: int = 0) -> float:
    """What it costs to let the others play theirs; less than nothing where they should fail."""
    likely = tricks(tenths(ALL - hoped(deal, seat, named_in(bid))))
    return worth(deal, 1 - deal.side[seat], bid, likely, doubled)
