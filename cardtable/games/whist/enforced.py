"""The articles of Whist under strict laws."""
from __future__ import annotations

from collections.abc import Mapping

from cardtable.games.whist.faults import ALL_ENGLISH, ALL_FAULTS
from cardtable.rules.enforced import Enforced
from cardtable.rules.matters import numbers

TESTS, MARKS = "tests/games/whist/test_strict.py::test_", "tests/games/whist/test_marking.py::test_"
HELD_MARKS = {
    "57": "57_of_two_scores_the_adversaries_choose_once_the_second_trick_is_turned",
    "58": "58_what_is_not_marked_when_the_second_trick_is_turned_is_lost",
    "59": "59_too_much_is_put_right_until_the_game_ends",
    "60 61": "60_61_honours_are_to_be_said_aloud_and_four_as_four",
    "62": "62_neither_said_nor_marked_before_the_next_turn_up_they_are_gone",
    "130": "130_a_game_is_over_when_nobody_gainsays_it",
    "135": "135_bystanders_tell_of_points_that_were_not_won",
    "136": "136_bystanders_warn_nobody",
}
HELD = {
    "20": "20_to_38_the_deal_by_hand",
    "21": "21_a_deal_without_a_cut", "22 23": "22_to_37_faults_in_dealing", "25-27": "22_to_37_faults_in_dealing",
    "31-33 37": "22_to_37_faults_in_dealing", "34": "34_who_touches_the_cards_loses_what_32_would_give",
    "38": "38_a_deal_out_of_turn",
    "40-42": "40_to_42_48_wrong_numbers", "48": "40_to_42_48_wrong_numbers",
    "45 47": "45_47_a_card_missing_among_the_tricks_is_a_revoke_marked_now",
    "66": "66_called_at_another_score_or_when_a_card_is_played",
    "67": "67_a_false_call_is_claimed_or_comes_out_when_it_is_answered",
    "68": "68_who_abides_by_it_counts_three_honours_before_any_trick",
    "69 70": "69_70_a_call_whispered_and_a_partner_reminded",
    "72": "72_telling_of_honours_allows_a_new_deal",
    "73 74": "73_74_a_card_that_the_partner_has_seen_lies_exposed",
    "75 76 78": "75_to_78_it_is_called_before_his_right_hand_adversary_plays",
    "79": "79_of_two_cards_the_adversaries_say_which_stays",
    "80": "80_the_turn_up_is_taken_up_before_the_second_trick_is_over",
    "81": "81_a_lead_out_of_turn_stands_when_the_rightful_side_has_played_on",
    "82": "82_the_rightful_leader_chooses",
    "83": "83_behind_a_partner_the_adversaries_confer",
    "84 85": "84_85_before_a_partner_he_is_told_what_to_play",
    "86": "86_two_lead_at_once",
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
LEFT = {
    "11-13 16-19": "who sits down, waits or comes back is a matter of the house",
    "24": "chance shuffles, once and before the cut",
    "29-30": "who deals by hand deals from left to right, singly and without haste",
    "35": "what is given wrongly counts as the dealer's, by articles 31 and 41",
    "39 49": "packs do not wear here",
    "43 44": "no card falls to the ground here unseen, or is lost",
    "46": "a hand is too long only where another is too short (41, 42): nobody can miss playing to a trick",
    "77": "he who leads is asked, too: the table waits for the adversaries before he plays, and so none is too late",
    "103": "the last card need not be laid down: the table knows it",
    "109-113": "partners speak by what the table offers, and all play at one pace and with one motion",
    "118": "a card is played when it has left the hand, which no hand here half does but by a fault of its own (74)",
    "126": "the table keeps in order what cards there are: there is no utter confusion",
    "129": "so it is here: a lead begins with its card",
    "132-134": "what has happened is in the record: nothing is left for bystanders to decide, or for persons chosen",
    "137-138": "those who look on stand where they are, and see no hand",
    "139": "they keep to all this, and so have nothing to pay",
}

ENGLISH_TESTS = "tests/games/whist/test_english.py::test_"
ENGLISH_DEALING = "tests/games/whist/test_english_dealing.py::test_"
DUMMIES_DEALT = "tests/games/whist/test_dummies_dealt.py::test_"
ENGLISH_DEALT = {
    "26": "26_another_cut_is_made", "28 29": "28_29_37_lost_or_dealt_again",
    "30-32": "30_to_32_a_card_shown_in_dealing", "33": "33_a_dealer_who_peeps",
    "34 35": "34_35_a_deal_out_of_turn_is_stopped_until_the_trump_is_turned",
    "36": "36_a_dealer_interrupted_wrongly_deals_again",
    "37": "37_a_card_too_many_is_a_misdeal_whenever_it_is_found",
    "38": "38_a_partner_s_misdeal_costs_the_dealer_his_deal",
    "39": "39_unless_an_adversary_touched_his_cards_before_the_dealer_s_partner",
    "40 41": "40_41_a_card_is_missing",
}
ENGLISH_HELD = {
    "42": "42_left_after_the_second_trick_the_turn_up_may_be_called",
    "43": "43_to_name_the_turn_up_lets_a_trump_be_called_once",
    "44": "44_taken_up_too_early_it_is_laid_down_again",
    "45": "45_who_has_forgotten_it_has_his_best_or_worst_trump_called_until_it_falls",
    "58": "58_a_card_dropped_or_named_lies_exposed",
    "59 68": "59_68_it_is_called_at_its_owner_s_turn_until_it_is_played",
    "60": "60_who_leads_on_without_waiting_has_his_partner_told_to_win",
    "61": "61_a_hand_thrown_down_is_exposed_and_the_others_keep_theirs",
    "62": "62_all_thrown_down_nothing_is_claimed_but_a_revoke",
    "63": "63_a_card_detached_is_named_rightly_or_wrongly",
    "64": "64_the_card_is_called_or_a_suit_when_that_side_next_leads", "65": "65_partners_who_lead_together",
    "66": "66_a_false_lead_followed_by_all_stands_else_only_the_leader_pays",
    "67": "67_no_order_makes_anybody_revoke", "69": "69_a_suit_called_that_he_lacks_is_paid",
    "70": "70_third_hand_before_second_lets_fourth_play_before_his_partner",
    "71": "71_fourth_hand_too_soon_and_his_partner_is_told",
    "73": "73_two_cards_to_a_trick_are_found_and_one_restored",
    "74 78": "74_78_it_is_a_revoke_and_the_partner_s_question_keeps_it_open",
    "75": "75_three_tricks_or_three_points", "76": "76_an_order_that_is_not_obeyed_is_a_revoke",
    "77": "77_turned_or_played_on_by_either_partner_it_is_established",
    "79": "79_who_claims_it_may_search_all_tricks",
    "80": "80_put_right_it_costs_a_card_or_the_best_or_worst_of_that_trick",
    "82": "82_unclaimed_when_the_next_is_cut_for_it_is_lost",
    "83": "83_claimed_while_it_goes_on_the_hand_is_played_out",
    "85": "85_revokes_on_both_sides_cancel_and_neither_wins",
    "86": "86_who_has_revoked_scores_no_more_than_four", "90": "90_who_points_at_a_trick_has_his_partner_told",
    "94": "94_to_look_at_a_quitted_trick_has_a_suit_called", "96": "96_dummy_faults",
}
ENGLISH_DUMMIES = {"95": "95_at_dummy_faulty_deals_are_dealt_again"}
ENGLISH_MARKS = {"51 52": "51_52_honours_are_claimed_before_the_next_turn_up",
                 "56": "56_an_erroneous_score_is_corrected_until_the_game_is_over"}
ENGLISH_LEFT = {
    "1-3 17-24": "packs are whole here, and chance shuffles, once and before the cut",
    "6": "cards are drawn one at a time here",
    "12-16": "who sits down, waits or comes back is a matter of the house",
    "27": "who has cut has cut: nothing else is offered to him",
    "57": "the games of a rubber are entered by the table when they are won, and rightly",
    "72": "the table waits for every card of a trick",
    "81": "cards are never mixed here: every trick can be laid out again",
    "84": "nobody bets here",
    "87-88": "whoever speaks first has chosen for his side, and only what the law gives is offered to him",
    "92-93": "who looks on is silent under this code, since to speak might cost him the stakes",
    "98": "partners speak by what the table offers, and all play at one pace and with one motion",
}


def held(tests: str, found: Mapping[str, str]) -> dict[int, str]:
    """By article, the test in which it stands."""
    return {number: tests + test for several, test in found.items() for number in numbers(several)}


ENFORCED = {"deschapelles-1839": Enforced(held(TESTS, HELD) | held(MARKS, HELD_MARKS), LEFT, ALL_FAULTS),
            "hoyle-1909": Enforced(
                held(MARKS, ENGLISH_MARKS) | held(ENGLISH_TESTS, ENGLISH_HELD) | held(ENGLISH_DEALING, ENGLISH_DEALT)
                | held(DUMMIES_DEALT, ENGLISH_DUMMIES),
                ENGLISH_LEFT, ALL_ENGLISH)}
