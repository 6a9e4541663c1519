"""Napoleon's articles under strict laws."""
from __future__ import annotations

from cardtable.games.napoleon.faults import DEALT_FAULTS
from cardtable.games.napoleon.laws import CODE, LAW
from cardtable.rules.enforced import Enforced

DEALT = "tests/games/napoleon/test_dealt.py"
TESTS = "tests/games/napoleon/test_strict.py"
ENFORCED = {CODE.name: Enforced(
    {LAW["revoke"]: f"{TESTS}::test_an_adversary_revokes",
     LAW["turn"]: f"{TESTS}::test_a_card_out_of_turn",
     LAW["fresh deal"]: f"{DEALT}::test_a_fresh_deal_is_asked_for_before_anybody_looks",
     LAW["wrong number"]: f"{DEALT}::test_a_wrong_number_is_dealt_again_until_all_have_called"},
    {"3": "following suit is what the article on the revoke is about"},
    DEALT_FAULTS)}
