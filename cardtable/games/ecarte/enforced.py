"""Écarté's articles under strict laws, which Cavendish and Hoyle share."""
from __future__ import annotations

from cardtable.games.ecarte.faults import FAULTS
from cardtable.rules.enforced import Enforced

TESTS = "tests/games/ecarte/test_strict.py"
SHARED = Enforced(
    {25: f"{TESTS}::test_a_false_king_comes_down_and_reduces_the_score",
     39: f"{TESTS}::test_a_wrong_card_is_taken_up_until_the_next_lead",
     40: f"{TESTS}::test_a_lead_out_of_turn_is_settled_at_once",
     41: f"{TESTS}::test_the_suit_named_may_be_called",
     43: f"{TESTS}::test_the_score_is_reduced"},
    {"1-4 6-7": "the table shuffles, and chance cuts",
     "9 11-21": "the table deals, and deals right: it waits for dealing by hand",
     "26-27": "what has been said stands: the table takes nothing back",
     "28-34 36-37": "the table counts and gives the cards of an exchange: it waits for dealing by hand",
     "35": "no card is faced in a pack that the table has shuffled",
     "44": "a matter of the house: cards do not wear here",
     "45": "packs are whole here",
     "50-51": "the table marks, and marks right: it waits for marking by hand"},
    FAULTS)
BYSTANDERS = {"52-54": "who may speak or point while others play is kept by the forms that have bystanders",
              "55": "nobody sees a hand that he may not"}
ENFORCED = {"cavendish-1886": SHARED._replace(left={**SHARED.left, **BYSTANDERS}), "hoyle-1909": SHARED}
