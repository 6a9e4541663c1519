"""Loo's articles under strict laws, with three cards."""
from __future__ import annotations

from cardtable.games.loo.faults import DEALT_FAULTS
from cardtable.games.loo.laws import CODE, LAW
from cardtable.rules.enforced import Enforced

TESTS = "tests/games/loo/test_strict.py::test_"
DUTIES = ("ace", "two trumps", "highest", "after", "follow", "head", "trump", "trumped")
HELD = {**dict.fromkeys(DUTIES, "every_duty_can_be_broken"),
        "revoke": "a_breach_of_duty_costs_the_share_and_four_singles",
        "again": "the_hand_is_played_again", "looking": "looking_and_speaking_before_one_s_turn",
        "turn": "out_of_turn_he_throws_up_his_cards", "exposed": "cards_exposed_and_miss_looked_at",
        "penalties": "where_penalties_go", "misdeal": "a_misdeal_costs_a_single"}
ENFORCED = {CODE.name: Enforced(
    {LAW[name]: f"{TESTS}{test}" for name, test in HELD.items()},
    {str(LAW["pam"]): "with five cards laws are guided"},
    DEALT_FAULTS)}
