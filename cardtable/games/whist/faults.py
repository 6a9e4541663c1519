"""What may be done wrongly at Whist, and what it costs: Deschapelles' code (003:751-1316)."""
from __future__ import annotations

from cardtable.rules.faults import OPEN, SEEN, Fault, Faults

WAYS = ("add-three", "take-three", "three-tricks", "put-right")      # 93, 94; and 131, instead of a penalty
KEEP = ("keep", "new-deal")                                          # 127
COMMAND = ("own-hand", "partner-hand")                               # 124

DEALING: Faults = {
    # Where hands deal (20-38)
    "not cut": Fault(21, OPEN, "until_first_card", remedies=("new-deal",)),
    "few cut": Fault(23, SEEN, chooser="dealer", remedies=("recut", "new-deal")),
    "shown in cutting": Fault(25, SEEN, chooser="not_dealing", remedies=("new-deal", "let-it-go")),
    "peeped": Fault(26, SEEN, at_once=("lost-deal",)),
    "disarranged": Fault(27, SEEN, at_once=("lost-deal",)),
    "lost deal": Fault(31, SEEN, at_once=("lost-deal",)),
    "given wrong": Fault(31, SEEN, chooser="dealer", remedies=("rectify",)),
    "one seen": Fault(32, SEEN, remedies=("keep-card", "new-deal")),
    "pack forgotten": Fault(33, SEEN, at_once=("lost-deal",)),
    "touched": Fault(34, SEEN, at_once=("forfeit",)),
    "faced": Fault(37, SEEN, at_once=("new-deal",)),
    "out of turn": Fault(38, OPEN, "until_trump_turned", remedies=("rightful-dealer-deals",)),
}

OLD_FAULTS: Faults = {
    # Marks, where hands make them (57-61)
    "scores differ": Fault(57, OPEN, "while_differing", remedies=("score-of-keeper", "score-of-partner")),
    "left unmarked": Fault(58, SEEN),
    "marked over": Fault(59, OPEN, "while_over", at_once=("strike-off",)),
    "unsaid": Fault(60, OPEN, "while_over", at_once=("strike-off",)),
    "said as less": Fault(61, OPEN, "while_over", at_once=("strike-off",)),
    # The call, before the first card (66-70), and what is said of honours (72)
    "wrong call": Fault(66, SEEN, at_once=("honours-exposed", "honours-not-counted")),
    "false call": Fault(67, remedies=KEEP),
    "whispered call": Fault(69, SEEN, remedies=KEEP),
    "prompted": Fault(70, SEEN, remedies=KEEP),
    "telling": Fault(72, OPEN, remedies=("new-deal",)),
    # Cards exposed (73-80)
    "dropped": Fault(73, SEEN, at_once=("exposed",)),
    "half drawn": Fault(74, SEEN, at_once=("exposed",)),
    "two cards": Fault(79, SEEN, remedies=("first-stays", "second-stays")),
    "turn-up left": Fault(80, SEEN, at_once=("exposed",)),
    # Out of turn (81-88)
    "lead": Fault(82, OPEN, "until_rightful_side_plays_on", "rightful_leader",
                  ("accept", "exposed-lead", "call-suit-this-trick", "call-suit-next-trick")),
    "behind partner": Fault(83, OPEN, "until_adversaries_play", remedies=("consult",)),
    "before partner": Fault(84, SEEN, remedies=("highest-or-trump", "highest-or-no-trump", "lowest-or-trump",
                                                "lowest-or-no-trump")),
    "disobedience": Fault(88, remedies=WAYS, at_once=("both-sides",), late=True, by_trick=True),
    # The revoke (89-108)
    "revoke": Fault(89, remedies=WAYS, at_once=("both-sides",), late=True, by_trick=True),
    "put right": Fault(92, SEEN, remedies=("highest", "lowest")),
    # Looking back, words, tricks, hands laid down (114-125)
    "looking": Fault(114, OPEN, remedies=("new-deal",)),
    "naming": Fault(115, OPEN, remedies=("new-deal",)),
    "wrong trick": Fault(120, OPEN, remedies=("restore-trick",)),
    "rest claimed": Fault(121, SEEN, at_once=("hands-down",), chooser="offender", remedies=COMMAND),
    "half shown": Fault(122, SEEN, at_once=("hands-down",), chooser="offender", remedies=COMMAND),
    "saved": Fault(125, SEEN, at_once=("hands-down",), chooser="offender", remedies=COMMAND),
}

DUMBMY_FAULTS: Faults = {
    **OLD_FAULTS,
    # The defender's (142): insisted on, or a suit called; his own hand's revoke is put right, else he has lost the deal
    "wrong hand": Fault(142, OPEN, "until_rightful_side_plays_on", remedies=("accept", "call-suit-this-trick")),
    "defender revoked": Fault(142, remedies=("put-right", "lost-deal"), late=True),
}

DEALT_FAULTS: Faults = {**DEALING, **OLD_FAULTS}
ALL_FAULTS: Faults = {**DEALING, **DUMBMY_FAULTS}
