"""What may be done wrongly at Écarté, and what it costs: the laws that Cavendish and Hoyle share (000:250-612)."""
from __future__ import annotations

from cardtable.rules.faults import EVIDENT, OPEN, SEEN, Fault, Faults

FAULTS: Faults = {
    "false king": Fault(25, EVIDENT, remedies=("replay", "reduce-score"), at_once=("take-the-king-down",)),
    "lead out of turn": Fault(40, SEEN, remedies=("answer-the-card", "take-back-the-lead")),
    "another suit": Fault(41, SEEN, remedies=("answer-the-card", "call-the-suit")),
    "revoke": Fault(43, remedies=("replay", "reduce-score"), late=True),
    # Where hands mark
    "left unmarked": Fault(50, SEEN),
    "marked over": Fault(51, OPEN, "while_over", at_once=("strike-off",)),
}

DEALING: Faults = {
    # Where hands deal (3, 7, 9, 11 to 14)
    "few cut": Fault(3, SEEN, at_once=("recut",)),
    "shown in cutting": Fault(7, SEEN, at_once=("recut",)),
    "wrong number": Fault(9, OPEN, "until_trump_turned_unseen", remedies=("rectify", "new-deal")),
    "wrong order": Fault(9, SEEN, remedies=("rectify", "new-deal", "keep-card")),
    "two turned": Fault(11, SEEN, remedies=("first-turned", "second-turned", "new-deal"),
                        at_once=("new-deal-if-seen",)),
    "faced": Fault(12, SEEN, at_once=("new-deal",)),
    "own card shown": Fault(13, SEEN),
    "his card shown": Fault(13, SEEN, remedies=("new-deal", "keep-card")),
    "out of turn": Fault(14, OPEN, "until_trump_turned", at_once=("rightful-dealer-deals",)),
    "wrong pack": Fault(14, OPEN, "until_trump_turned", at_once=("new-deal",)),
}

OF_NUMBERS: Faults = {
    # Wrong numbers, found before anybody has spoken (15 to 18), or played with (20, 21)
    "his too many": Fault(15, OPEN, "until_he_speaks", "not_dealing", ("throw-surplus", "new-deal")),
    "his too few": Fault(16, OPEN, "until_he_speaks", "not_dealing", ("complete-his", "new-deal")),
    "own too many": Fault(17, OPEN, "until_dealer_answers", "not_dealing", ("draw-surplus", "new-deal")),
    "own too few": Fault(18, OPEN, "until_dealer_answers", "not_dealing", ("complete-own", "new-deal")),
    "his number": Fault(20, OPEN, at_once=("new-deal",)),
    "own number": Fault(21, OPEN, chooser="not_dealing", remedies=("new-deal", "keep-card")),
}

DEALT_FAULTS: Faults = {**DEALING, **OF_NUMBERS, **FAULTS}

GIVING: Faults = {
    # Where hands give the cards of an exchange (28 to 37)
    "discard seen again": Fault(28, SEEN),
    "asked too many": Fault(29, OPEN, "until_the_other_plays", remedies=("draw-his-surplus", "new-deal")),
    "asked too few": Fault(30, SEEN),
    "gave too many": Fault(31, OPEN, "until_the_other_plays", remedies=("throw-surplus", "new-deal")),
    "gave too few": Fault(32, OPEN, "until_the_other_plays", remedies=("complete-his", "new-deal")),
    "took too many": Fault(33, OPEN, "until_the_other_plays", remedies=("draw-surplus", "new-deal")),
    "took too few": Fault(34, SEEN),
    "gave a faced card": Fault(35, SEEN),
    "shown in giving": Fault(36, SEEN),
    "turned again": Fault(37, SEEN),
}

ALL_FAULTS: Faults = {**DEALT_FAULTS, **GIVING}
