"""Which calls are tried: none that the caller's own hand makes hopeless, however the others might take it."""
from __future__ import annotations

from cardtable.games.auction_bridge.evaluate import Called
from cardtable.rules.moves import Move
from tests.games.auction_bridge.moments import Rubber
from tools.rubbers import LEFT

PASS = Move(("pass",))


def test_a_hopeless_call_is_not_tried() -> None:
    """Spades at two a trick go over one no-trump with seven alone."""
    sitting = Rubber(LEFT).deals("KS 9S 7S 3S JH 5H AC KC QC 7C 3C QD 7D").turn("bid NT 1").sitting
    view, seat = sitting.view(0), sitting.match.deal().must[0]
    tried = {str(plan[0]) for plan in Called(view, seat, PASS).offered()}
    assert {"pass", "double", "bid H 2"} <= tried
    assert not {"bid S 7", "bid C 5", "bid H 3"} & tried
    seven = Move(("bid", "S", 7))
    assert (seven,) in Called(view, seat, seven).offered(), "what the book says is always told"


def test_what_an_adversary_has_named_is_tried_only_where_it_may_be_made() -> None:
    """Five to the queen under a strong suit: that they will go on and fail is belief alone."""
    sitting = Rubber(LEFT).deals("KS TS 4S 2S QD 8D 7D 6D 2D AC KC 8C 3C").turn("bid D 1").sitting
    view, seat = sitting.view(0), sitting.match.deal().must[0]
    tried = {str(plan[0]) for plan in Called(view, seat, PASS).offered()}
    assert {"pass", "bid C 2", "bid D 2"} <= tried
    assert "bid D 3" not in tried
