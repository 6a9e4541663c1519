"""Auction's articles under strict laws."""
from __future__ import annotations

from cardtable.families.declarer.strict.enforced import enforced
from cardtable.games.auction_bridge.faults import DEALT_FAULTS
from cardtable.games.auction_bridge.laws import CODE

TESTS = "tests/games/auction_bridge/test_strict.py::test_"
ENFORCED = {CODE.name: enforced(DEALT_FAULTS, {
    "52": f"{TESTS}52_a_call_out_of_turn", "53": f"{TESTS}53_a_call_too_low", "59": f"{TESTS}59_a_double_out_of_turn",
    "70": f"{TESTS}70_a_card_shown_while_calls_are_made", "99": f"{TESTS}99_both_sides_have_revoked"}, {})}
