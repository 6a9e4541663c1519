"""What becomes under strict laws of the articles that both codes have."""
from __future__ import annotations

from collections.abc import Mapping

from cardtable.rules.enforced import Enforced
from cardtable.rules.faults import Faults
from cardtable.rules.matters import numbers

TESTS = "tests/families/declarer/test_strict.py::test_"
HELD = {
    "68": "68_dummy_s_revoke_costs_nothing_and_stands_when_it_is_quitted",
    "71": "71_a_card_shown_before_the_lead",
    "72 73 83 84": "72_73_83_84_exposed_cards_are_the_declarer_s_to_call",
    "76": "76_a_hand_laid_down", "78": "78_a_card_half_drawn", "79": "79_an_order_not_obeyed_is_a_revoke",
    "80 85": "80_85_an_adversary_leads_out_of_turn", "81": "81_the_lead_from_the_wrong_hand",
    "82": "82_followed_by_all_it_stands", "86": "86_fourth_hand_before_second",
    "90 93 97": "90_93_97_a_revoke_is_claimed_and_proved_at_the_end", "91": "91_when_it_is_established",
    "92": "92_the_partner_s_question", "94": "94_an_adversary_s_revoke_put_right", "95": "95_and_the_declarer_s",
    "102": "102_pointing_at_the_trick"}
DEALT = "tests/families/declarer/test_dealing.py::test_"
HELD_IN_DEALING = {
    "35 37": "35_37_another_cut", "39": "39_what_is_dealt_again", "40 41": "40_41_a_card_shown_in_dealing",
    "42": "42_a_dealer_who_looks", "43 44": "43_44_a_card_is_missing", "45 46": "45_46_out_of_turn"}
LEFT = {
    "12-13": "the table marks, and marks right: it waits for marking by hand",
    "16 27-33": "chance shuffles, once and before the cut, and cards are cut one at a time",
    "36": "who has cut has cut: nothing else is offered to him",
    "18 22-26": "who may come in or go is a matter of the club",
    "63-64 67 69": "who is Dummy has no seat from which to speak, to point or to look",
    "66": "a card is played by being laid, and never by its name",
    "74 88": "a second card before the trick is over is seen at once, and lies exposed by article 73",
    "77": "hands are claimed or played, and never laid down by all",
    "87": "the table waits for every card of a trick",
    "89": "following suit is what the articles on the revoke are about",
    "96": "cards are never mixed here: every trick can be laid out again",
    "98": "nobody bets here", "100 107": "packs are whole here, and do not wear",
    "103": "what may be exacted is offered to him alone who may exact it",
    "105-106": "who may speak while others play is kept by forms that have bystanders"}


def enforced(faults: Faults, held: Mapping[str, str], left: Mapping[str, str]) -> Enforced:
    """Of a code with articles of its own; tests are told whole, or by what comes after the family's own."""
    dealt = {articles: DEALT + test for articles, test in HELD_IN_DEALING.items()}
    found = {number: test if "::" in test else f"{TESTS}{test}"
             for several, test in {**HELD, **dealt, **held}.items() for number in numbers(several)}
    return Enforced(found, {**LEFT, **left}, faults)
