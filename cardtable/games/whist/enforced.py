"""The articles of Whist under strict laws."""
from __future__ import annotations

from cardtable.games.whist.faults import ALL_FAULTS
from cardtable.rules.enforced import Enforced
from cardtable.rules.matters import numbers

TESTS, MARKS = "tests/games/whist/test_strict.py::test_", "tests/games/whist/test_marking.py::test_"
HELD = {
    "20": "20_to_38_the_deal_by_hand",
    "21": "21_a_deal_without_a_cut", "22 23": "22_to_37_faults_in_dealing", "25-27": "22_to_37_faults_in_dealing",
    "31-33 37": "22_to_37_faults_in_dealing", "34": "34_who_touches_the_cards_loses_what_32_would_give",
    "38": "38_a_deal_out_of_turn",
    **{number: MARKS + test for number, test in {
        "57": "57_of_two_scores_the_adversaries_choose_once_the_second_trick_is_turned",
        "58": "58_what_is_not_marked_when_the_second_trick_is_turned_is_lost",
        "59": "59_too_much_is_put_right_until_the_game_ends",
        "60 61": "60_61_honours_are_to_be_said_aloud_and_four_as_four",
        "62": "62_neither_said_nor_marked_before_the_next_turn_up_they_are_gone",
        "130": "130_a_game_is_over_when_nobody_gainsays_it",
        "135": "135_bystanders_tell_of_points_that_were_not_won",
        "136": "136_bystanders_warn_nobody"}.items()},
    "66": "66_called_at_another_score_or_when_a_card_is_played",
    "67": "67_a_false_call_is_claimed_or_comes_out_when_it_is_answered",
    "68": "68_who_abides_by_it_counts_three_honours_before_any_trick",
    "69 70": "69_70_a_call_whispered_and_a_partner_reminded",
    "72": "72_telling_of_honours_allows_a_new_deal",
    "73 74": "73_74_a_card_that_the_partner_has_seen_lies_exposed",
    "75 76 78": "75_to_78_it_is_called_before_its_owner_plays",
    "79": "79_of_two_cards_the_adversaries_say_which_stays",
    "80": "80_the_turn_up_is_taken_up_before_the_second_trick_is_over",
    "81": "81_a_lead_out_of_turn_stands_when_the_rightful_side_has_played_on",
    "82": "82_the_rightful_leader_chooses",
    "83": "83_behind_a_partner_the_adversaries_confer",
    "84 85": "84_85_before_a_partner_he_is_told_what_to_play",
    "87 88": "87_88_an_order_binds_who_can_obey_and_to_disobey_is_a_revoke",
    "89": "89_not_to_follow_suit_is_a_revoke_that_nobody_else_sees",
    "90": "90_it_is_complete_when_the_trick_is_turned_or_he_has_played_on",
    "91": "91_the_partner_s_question_saves_it_freely",
    "92": "92_put_right_it_costs_the_card_and_the_best_or_worst_of_the_suit",
    "93 94": "93_94_three_points_added_or_taken_off_or_three_tricks",
    "95 96": "95_96_who_claims_it_must_show_in_which_trick",
    "97-99": "97_to_99_it_may_be_named_when_it_is_seen_and_he_plays_on",
    "100": "100_several_revokes_are_each_paid_whole",
    "101 102 104": "101_to_104_unclaimed_when_all_is_played_it_is_lost",
    "105": "105_a_side_that_has_revoked_stops_at_nine",
    "106": "106_revokes_on_both_sides_are_a_new_deal",
    "107 108": "107_108_faults_like_a_revoke_and_none_when_the_deal_is_over",
    "114 116": "114_116_only_the_last_trick_may_be_seen_again",
    "115": "115_116_naming_the_turn_up_costs_a_new_deal",
    "119": "119_cards_misled_go_back_freely_but_those_of_the_side_at_fault",
    "120": "120_a_trick_taken_wrongly_can_be_had_back",
    "121-124": "121_to_124_both_hands_lie_down_and_one_is_commanded",
    "125": "125_a_hand_thrown_up",
    "140": "140_insolidaire_who_revokes_pays_for_both",
    "142": "142_what_the_defender_is_spared",
    "127 128 131": "127_128_131_kept_and_put_right_or_dealt_anew_as_though_it_had_not_been",
}
RIGHT = "numbers are right, for what is given wrongly is put right at once (31)"
LEFT = {
    "11-13 16-19": "who sits down, waits or comes back is a matter of the house",
    "24": "chance shuffles, once and before the cut",
    "29-30": "who deals by hand deals from left to right, singly and without haste",
    "35": RIGHT,
    "39 48-49": "packs are whole here, and do not wear",
    "40-47": RIGHT,
    "77": "he who leads is asked, too: the table waits for the adversaries before he plays, and so none is too late",
    "86": "cards fall one after another here: of two leads the first is the lead",
    "103": "the last card need not be laid down: the table knows it",
    "109-113": "partners speak by what the table offers, and all play at one pace and with one motion",
    "118": "a card is played when it has left the hand, which no hand here half does but by a fault of its own (74)",
    "126": "the table keeps in order what cards there are: there is no utter confusion",
    "129": "so it is here: a lead begins with its card",
    "132-134": "what has happened is in the record: nothing is left for bystanders to decide, or for persons chosen",
    "137-138": "those who look on stand where they are, and see no hand",
    "139": "they keep to all this, and so have nothing to pay",
}

ENFORCED = {"deschapelles-1839": Enforced(
    {number: test if "::" in test else TESTS + test for several, test in HELD.items() for number in numbers(several)},
    LEFT, ALL_FAULTS)}
