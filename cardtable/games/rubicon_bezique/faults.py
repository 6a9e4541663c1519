"""What may be done wrongly at Rubicon Bézique, and what it costs: the Portland Club's laws (002:755-1120)."""
from __future__ import annotations

from cardtable.rules.faults import OPEN, SEEN, Fault, Faults

FAULTS: Faults = {
    "lead": Fault("turn", OPEN, "until_played_to", at_once=("take-up-lead",)),
    # Drawing (28-31)
    "sees two": Fault("winner sees two", SEEN),
    "draws first": Fault("loser draws first", OPEN, "until_others_draw", at_once=("restore-card",)),
    "sees the next": Fault("loser sees two", SEEN),
    "sees several": Fault("several seen", SEEN),
    # A score for nothing (50), and the last nine tricks (55)
    "no meld": Fault("no meld", OPEN, "until_next_card", at_once=("strike-score",)),
    "error": Fault("follow", remedies=("replay",)),
    # Where hands mark (51, 54)
    "marked over": Fault("marking", OPEN, "while_over", at_once=("strike-off",)),
    "left unmarked": Fault("marking", OPEN, "while_left", at_once=("mark-up",)),
}

DEALT_FAULTS: Faults = {
    # Where hands deal (4, 9, 11 to 14)
    "few cut": Fault("cut", SEEN, at_once=("recut",)),
    "shown in cutting": Fault("fresh cut", SEEN, at_once=("recut",)),
    "dealt wrongly": Fault("misdeal", SEEN, remedies=("rectify", "new-deal")),
    "wrong number": Fault("wrong number", OPEN, "until_dealer_has_played", remedies=("complete", "new-deal")),
    "dealt open": Fault("dealt open", SEEN, remedies=("new-deal", "keep-card")),
    "faced": Fault("faced", SEEN, at_once=("new-deal",)),
    **FAULTS,
}
