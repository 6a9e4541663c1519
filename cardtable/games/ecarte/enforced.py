"""Écarté's articles under strict laws, which Cavendish and Hoyle share."""
from __future__ import annotations

from cardtable.games.ecarte.faults import ALL_FAULTS
from cardtable.rules.enforced import Enforced

TESTS, DEALT = "tests/games/ecarte/test_strict.py::test_", "tests/games/ecarte/test_dealt.py::test_"
HELD = {
    25: "a_false_king_comes_down_and_reduces_the_score",
    39: "a_wrong_card_is_taken_up_until_the_next_lead",
    40: "a_lead_out_of_turn_is_settled_at_once",
    41: "the_suit_named_may_be_called",
    43: "the_score_is_reduced"}
IN_DEALING = {
    4: "4_two_cards_shown_in_cutting_for_the_deal",
    **dict.fromkeys((3, 7), "3_7_another_cut"), 9: "9_wrongly_dealt_and_found_before_the_turn_up",
    11: "11_more_than_one_card_turned", **dict.fromkeys((12, 13), "12_13_a_faced_card_and_one_shown"),
    14: "14_dealt_out_of_turn_or_with_the_wrong_pack", 15: "15_too_many_to_the_non_dealer",
    16: "16_too_few_to_the_non_dealer", 17: "17_too_many_to_the_dealer", 18: "18_too_few_to_the_dealer",
    19: "19_no_king_after_a_wrong_deal", 20: "20_the_non_dealer_plays_with_a_wrong_number",
    21: "21_the_dealer_plays_with_a_wrong_number"}
GIVEN, IN_GIVING = "tests/games/ecarte/test_given.py::test_", {
    28: "28_a_discard_looked_at_again", 29: "29_the_non_dealer_takes_too_many",
    30: "30_the_non_dealer_asks_for_too_few", **dict.fromkeys((31, 32), "31_32_the_dealer_gives_a_wrong_number"),
    33: "33_the_dealer_takes_too_many", 34: "34_the_dealer_takes_too_few", 35: "35_a_faced_card_in_the_stock",
    36: "36_a_card_shown_in_giving", 37: "37_a_card_turned_by_mistake"}
MARKED, IN_MARKING = "tests/games/ecarte/test_marking.py::test_", {
    50: "50_a_score_forgotten", 51: "51_a_score_marked_too_high"}
SHARED = Enforced(
    {number: TESTS + test for number, test in HELD.items()}
    | {number: DEALT + test for number, test in IN_DEALING.items()}
    | {number: GIVEN + test for number, test in IN_GIVING.items()}
    | {number: MARKED + test for number, test in IN_MARKING.items()},
    {"1-2": "chance shuffles",
     "26-27": "a word once said stands, as these laws have it, and the number of cards taken is said aloud",
     "44": "a matter of the house: cards do not wear here",
     "6 45": "packs are whole here"},
    ALL_FAULTS)
BYSTANDERS = {"52-54": "who may speak or point while others play is kept by the forms that have bystanders",
              "55": "nobody sees a hand that he may not"}
ENFORCED = {"cavendish-1886": SHARED._replace(left={**SHARED.left, **BYSTANDERS}), "hoyle-1909": SHARED}
