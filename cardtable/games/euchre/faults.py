"""What may be done wrongly at Euchre, and what it costs: the laws of 1862 (001:698-870)."""
from __future__ import annotations

from cardtable.rules.faults import EVIDENT, OPEN, SEEN, Fault, Faults

REVOKED = ("revoke", "refusal")                  # faults judged as a revoke (30)

PROFESSOR_FAULTS: Faults = {
    # Before the play
    "lead before the discard": Fault("14", SEEN),
    "six cards": Fault("19", EVIDENT, at_once=("score-nothing",)),
    "suit turned down": Fault("21", SEEN),
    "mumbled": Fault("22", SEEN),
    "score mentioned": Fault("32", SEEN, at_once=("order-no-more",)),
    "hint": Fault("35", SEEN, at_once=("add-one",)),
    # Cards out of turn, and exposed
    "lead": Fault("turn", OPEN, "until_all_have_played", remedies=("exposed-lead", "accept")),
    "early": Fault("turn", SEEN, at_once=("exposed",)),
    "before the call": Fault("call", SEEN),
    "two cards": Fault("17", SEEN, remedies=("first-stays", "second-stays")),
    "hand laid open": Fault("20", SEEN, at_once=("hand-exposed",)),
    "dropped": Fault("29", SEEN, at_once=("exposed",)),
    "thrown down": Fault("34", SEEN, at_once=("hand-exposed",)),
    # Marks, where hands make them
    "marked over": Fault("33", OPEN, "while_over", at_once=("give-over", "strike-off")),
    "left unmarked": Fault("33", SEEN),
    # The revoke
    "revoke": Fault("23", remedies=("add-two",), at_once=("both-sides",), late=True, by_trick=True),
    "put right": Fault("25", SEEN, remedies=("highest", "lowest", "call-it-later")),
    "refusal": Fault("30", remedies=("add-two",), at_once=("both-sides",), late=True, by_trick=True,
                     stated={"add-two": "23"}),
}

DEALT_FAULTS: Faults = {
    # Where hands deal (3 to 8, 12)
    "cut again": Fault("3", SEEN, at_once=("recut",)),
    "packets": Fault("deal", OPEN, "until_he_looks", at_once=("new-deal",)),
    "faced": Fault("5", SEEN, at_once=("new-deal",)),
    "shown by an adversary": Fault("6", OPEN, "until_dealer_looks", at_once=("new-deal",)),
    "shown by the partner": Fault("6", OPEN, "until_trump_turned", at_once=("new-deal",)),
    "looked early": Fault("7", SEEN),
    "rectified": Fault("8", SEEN, chooser="dealer", remedies=("rectify",)),
    "wrong numbers": Fault("8", OPEN, at_once=("misdeal",)),
    "misdealt": Fault("12", SEEN, at_once=("misdeal",)),
    "not cut": Fault("12", OPEN, "until_first_card", at_once=("misdeal",)),
    "missing": Fault("12", OPEN, at_once=("new-deal",)),
    **PROFESSOR_FAULTS,
}
