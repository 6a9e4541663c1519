"""What the club player calls where the book's cases do not decide it."""
from __future__ import annotations

import pytest

from cardtable.games.auction_bridge.maxims import advise
from cardtable.games.auction_bridge.rules import AuctionBridge
from cardtable.rules.moves import Move
from tests.games.auction_bridge.moments import Rubber
from tools.rubbers import LEFT


@pytest.mark.parametrize("hand", ["JS 5S JH 9H 7H 4H QC JC 7C 6C 4C 3D 2S", "JS 5S QH JH 7H 6H 4H JC 9C 7C 4C 3D 2S"])
def test_a_partner_who_is_not_doubled_is_not_taken_out_into_a_loss(hand: str) -> None:
    """With no ace or king two no trumps should fail as surely as his three diamonds, and nobody has doubled these."""
    sitting = Rubber(LEFT).deals(hand).turn("bid D 1", "pass", "pass", "bid D 3", "pass").sitting
    deal = sitting.match.deal()
    assert isinstance(deal, AuctionBridge)
    assert advise(deal, deal.must[0]).move == Move(("pass",))
