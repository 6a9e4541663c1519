"""Napoleon's articles under strict laws."""
from __future__ import annotations

from cardtable.games.napoleon.faults import FAULTS
from cardtable.games.napoleon.laws import CODE, LAW
from cardtable.rules.enforced import Enforced

TESTS = "tests/games/napoleon/test_strict.py"
ENFORCED = {CODE.name: Enforced(
    {LAW["revoke"]: f"{TESTS}::test_an_adversary_revokes",
     LAW["turn"]: f"{TESTS}::test_a_card_out_of_turn"},
    {"3": "following suit is what the article on the revoke is about",
     "17-18": "the table deals, and deals right: it waits for dealing by hand"},
    FAULTS)}
