"""The Portland Club's laws under strict laws."""
from __future__ import annotations

from cardtable.games.rubicon_bezique.faults import DEALT_FAULTS
from cardtable.games.rubicon_bezique.laws import CODE, LAW
from cardtable.rules.enforced import Enforced

TESTS = "tests/games/rubicon_bezique/test_strict.py::test_"
HELD = {
    "turn": "24_a_lead_out_of_turn_goes_back_unless_it_has_been_played_to",
    "winner sees two": "28_the_winner_who_sees_two_shows_the_top_card",
    "loser draws first": "29_the_loser_who_draws_first_restores_it_and_shows_the_next",
    "loser sees two": "30_31_after_several_seen_the_other_chooses",
    "several seen": "30_31_after_several_seen_the_other_chooses",
    "no meld": "50_a_score_for_nothing_stands_when_the_next_card_has_been_played",
    "follow": "55_a_card_played_wrongly_is_taken_up_with_all_after_it",
}
DEALT = "tests/games/rubicon_bezique/test_dealt.py::test_"
IN_DEALING = {
    "cut": "4_9_another_cut", "fresh cut": "4_9_another_cut", "misdeal": "11_13_14_what_goes_wrong_in_dealing",
    "wrong number": "12_a_wrong_number_found_in_time", "dealt open": "11_13_14_what_goes_wrong_in_dealing",
    "faced": "11_13_14_what_goes_wrong_in_dealing",
    **dict.fromkeys(("ten cards", "both ten", "eight cards", "both eight", "ten and eight"),
                    "17_to_21_played_with_a_wrong_number")}
MARKING = "tests/games/rubicon_bezique/test_marking.py::test_"
IN_MARKING = {"marking": "51_an_error_in_marking_is_put_right_while_the_game_lasts",
              "must score": "54_the_last_trick_is_marked_though_its_winner_would_not"}
NO_MELD = "what this forbids is no combination, and a score for it falls under law 50"
LEFT = {
    "3 7": "chance shuffles, and cards are cut for the deal one at a time", "22": "nothing lies faced in the stock",
    "23": "a card that has been played lies; nothing is dropped here, and one card is played at a time",
    "34-35 37-38": NO_MELD,
    "42-43 52": "who wins a trick is asked once, before he draws, and nobody afterwards or besides",
    "62-65": "packs are whole here, and nothing falls upon a floor",
    "66": "nobody looks on at a table for two",
}
ENFORCED = {CODE.name: Enforced(
    {LAW[name]: TESTS + test for name, test in HELD.items()}
    | {LAW[name]: DEALT + test for name, test in IN_DEALING.items()}
    | {LAW[name]: MARKING + test for name, test in IN_MARKING.items()},
    LEFT, DEALT_FAULTS)}
