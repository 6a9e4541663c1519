"""Solo Whist's articles under strict laws."""
from __future__ import annotations

from cardtable.games.solo_whist.faults import DEALT_FAULTS
from cardtable.games.solo_whist.laws import CODE, LAW
from cardtable.rules.enforced import Enforced

TESTS = "tests/games/solo_whist/test_strict.py::test_"
HELD = {
    "own": "a_lone_caller_shows_what_he_likes", "exposed": "an_exposed_card_is_called_or_forbidden",
    "misere fault": "against_a_misere_every_fault_loses", "turn": "a_lead_out_of_turn",
    "before": "played_before_one_s_partner", "all played": "when_all_have_played_it_costs_nothing",
    "revoke": "a_revoke_costs_three_tricks_and_the_call", "pays": "the_offender_pays_for_all",
    "searching": "a_revoke_stands_and_is_proved", "asking": "asking_a_partner", "remarks": "a_remark"}
DEALT, HELD_IN_DEALING = "tests/games/solo_whist/test_dealt.py::test_", {
    "fresh deal": "a_fresh_deal_for_what_goes_wrong", "numbers": "a_wrong_number_loses_the_stake"}
LEFT = {
    "follow": "following suit is what the article on the revoke is about",
    "choosing": "what may be exacted is offered to one alone, who has nobody to consult",
    "amending": "what has been called stands: the table takes nothing back"}
ENFORCED = {CODE.name: Enforced(
    {LAW[name]: f"{TESTS}{test}" for name, test in HELD.items()}
    | {LAW[name]: f"{DEALT}{test}" for name, test in HELD_IN_DEALING.items()},
    {str(LAW[name]): reason for name, reason in LEFT.items()},
    DEALT_FAULTS)}
