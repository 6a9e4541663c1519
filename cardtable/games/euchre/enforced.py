"""The articles of 1862 under strict laws; Hoyle prints none on faults."""
from __future__ import annotations

from cardtable.games.euchre.faults import DEALT_FAULTS
from cardtable.games.euchre.laws import LAW, PROFESSOR
from cardtable.rules.enforced import Enforced

TESTS = "tests/games/euchre/test_strict.py"
HELD = {
    "call": "test_who_plays_before_the_call_forfeits_it", "14": "test_a_lead_before_the_discard_stands",
    "turn": "test_a_lead_out_of_turn", "16": "test_a_wrong_suit_is_taken_up", "17": "test_two_cards_at_once",
    "19": "test_six_cards", "20": "test_a_hand_laid_open", "21": "test_the_suit_turned_down_is_named",
    "22": "test_playing_alone_is_mumbled", "23": "test_a_revoke_costs_two", "24": "test_a_revoke_is_complete",
    "25": "test_a_revoke_is_put_right", "26": "test_the_partner_s_card_stands", "28": "test_both_sides_have_revoked",
    "29": "test_a_card_exposed_or_named", "30": "test_a_called_card_is_refused", "31": "test_who_may_call_and_what",
    "32": "test_the_score_is_mentioned", "33": "test_marks_made_by_hand",
    "34": "test_a_hand_laid_open", "35": "test_a_hint",
    "36": "test_a_hint", "37": "test_a_hint"}
DEALT = "tests/games/euchre/test_dealt.py"
HELD_IN_DEALING = {
    "3": "test_3_a_cut_of_too_few_is_made_again", "deal": "test_the_deal_in_other_packets",
    "5": "test_5_a_card_faced", "6": "test_6_a_card_exposed_in_dealing", "7": "test_7_12_who_touched_his_cards_early",
    "8": "test_8_wrong_numbers", "12": "test_7_12_who_touched_his_cards_early"}
LEFT = {
    "2": "chance shuffles, once and before the cut",
    "13": "every card lies before who played it, and the record tells whose it is",
    "27": "cards are never mixed here: every trick can be laid out again",
    "38": "what is exacted is done by the table, and nobody can withhold it"}


def by_number(names: str) -> str:
    """Short names as the numbers that they have here."""
    return " ".join([str(LAW[name]) for name in names.split()])


ENFORCED = {PROFESSOR.name: Enforced(
    {**{LAW[name]: f"{TESTS}::{test}" for name, test in HELD.items()},
     **{LAW[name]: f"{DEALT}::{test}" for name, test in HELD_IN_DEALING.items()}},
    {str(LAW["follow"]): "following suit is what the laws on the revoke are about",
     **{by_number(names): reason for names, reason in LEFT.items()}},
    DEALT_FAULTS)}
