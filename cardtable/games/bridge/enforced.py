"""Bridge's articles under strict laws."""
from __future__ import annotations

from cardtable.families.declarer.strict.enforced import enforced
from cardtable.games.bridge.faults import DEALT_FAULTS
from cardtable.games.bridge.laws import CODE

TESTS = "tests/games/bridge/test_strict.py::test_"
ENFORCED = {CODE.name: enforced(DEALT_FAULTS, {
    "49": f"{TESTS}49_a_partner_declares_unasked", "50": f"{TESTS}50_it_is_handed_back",
    "51": f"{TESTS}51_an_adversary_declares", "57": f"{TESTS}57_doubled_before_he_is_asked",
    "58": f"{TESTS}58_redoubled_before_a_partner_has_spoken",
    "59": f"{TESTS}59_a_lead_before_the_doubling_is_over", "70": f"{TESTS}70_shown_before_trumps_are_named",
    "99": f"{TESTS}99_both_sides_have_revoked"}, {})}
