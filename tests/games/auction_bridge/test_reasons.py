"""What is said of a pass is so of the calls that might be made instead, by the same reckoning."""
from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

from cardtable.families.declarer.strength import chance, held
from cardtable.families.declarer.values import ALL, BOOK
from cardtable.games import game
from cardtable.games.auction_bridge import maxims
from cardtable.games.auction_bridge.prospects import hoped, ours, theirs
from cardtable.games.auction_bridge.rules import AuctionBridge, named_in, tricks_of
from cardtable.players.think import think
from cardtable.rules.events import NATURE
from cardtable.rules.sitting import Sitting
from tests.spread import far

CHOICES = far(2500, 40000)
ODD = .2                                         # how often somebody says otherwise, so that all is met with


def gained(deal: AuctionBridge, seat: int) -> float:
    """What the best of the other calls promises more than the one that stands; nothing where there is none."""
    own = deal.side[deal.bidder] == deal.side[seat]
    able = maxims.within(deal, without=named_in(deal.bid) if own else "")
    stands = ours(deal, seat, deal.bid, deal.doubled) if own else -theirs(deal, seat, deal.bid, deal.doubled)
    return ours(deal, seat, maxims.best(deal, seat, able)) - stands if able else 0.0


def failing(deal: AuctionBridge, seat: int) -> bool:
    """Whether the others' call is likelier to fail than to be kept."""
    return chance(ALL - hoped(deal, seat, named_in(deal.bid)), BOOK + tricks_of(deal.bid)) < 1 / 2


SAID: dict[str, Callable[[AuctionBridge, int], bool]] = {
    "your partner’s call": lambda deal, seat: deal.bidder == deal.left(seat, 2),
    "your own call": lambda deal, seat: deal.bidder == seat,
    "let them play it, and fail": failing,
    "they may lose more by it": lambda deal, seat: not failing(deal, seat) and theirs(
        deal, seat, deal.bid, deal.doubled) < 0,
    "would cost more": lambda deal, seat: gained(deal, seat) <= 0,
    "would gain next to nothing": lambda deal, seat: 0 < gained(deal, seat) <= maxims.MARGIN,
    "would be worse": lambda deal, seat: gained(deal, seat) <= 0,
    "would be little better": lambda deal, seat: 0 < gained(deal, seat) <= maxims.RUN,
    "no other call left": lambda deal, seat: not maxims.within(deal, without=named_in(deal.bid)),
}
"""What is said, and what must then be so."""


def test_what_is_said_of_a_pass_is_so() -> None:
    rng, told, sitting = Random("passes"), Counter[str](), Sitting(game("auction_bridge"), {})
    for _ in range(CHOICES):
        if sitting.over:
            sitting = Sitting(game("auction_bridge"), {})
        deal = sitting.match.deal()
        seat = deal.must[0]
        if seat == NATURE or deal.phase != "calling":
            sitting.submit(seat, deal.decision(seat).sample(rng))
            continue
        view = sitting.view(deal.by(seat))
        assert isinstance(view.deal, AuctionBridge)
        thought = think(view, "club", 1)
        for words, so in SAID.items():
            if words in thought.why:
                told[words] += 1
                assert so(view.deal, seat), f"{thought.why} {view.deal.called} {held(view.deal, seat)}"
        sitting.submit(seat, deal.decision(seat).sample(rng) if rng.random() < ODD else thought.move)
    assert told.keys() == SAID.keys()
