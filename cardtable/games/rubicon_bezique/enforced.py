"""The Portland Club's laws under strict laws."""
from __future__ import annotations

from cardtable.games.rubicon_bezique.faults import FAULTS
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
DEALING = "the table shuffles, cuts and deals, and does it right: it waits for dealing by hand"
RIGHT = "numbers are right: who draws draws one card, and nobody forgets it"
NO_MELD = "what this forbids is no combination, and a score for it falls under law 50"
LEFT = {
    "3 7 9 11-14": DEALING, "17-21": RIGHT, "22": "nothing lies faced in the stock",
    "23": "a card that has been played lies; nothing is dropped here, and one card is played at a time",
    "34-35 37-38": NO_MELD,
    "42-43 52": "who wins a trick is asked once, before he draws, and nobody afterwards or besides",
    "51": "the table marks, and marks right: it waits for marking by hand",
    "62-65": "packs are whole here, and nothing falls upon a floor",
    "66": "nobody looks on at a table for two",
}
ENFORCED = {CODE.name: Enforced({LAW[name]: TESTS + test for name, test in HELD.items()}, LEFT, FAULTS)}
