"""What may be done wrongly at Whist, and what it costs: Deschapelles' code (003:751-1316)."""
from __future__ import annotations

from cardtable.rules.faults import OPEN, SEEN, Fault, Faults

WAYS = ("add-three", "take-three", "three-tricks", "put-right")      # 93, 94; and 131, instead of a penalty
KEEP = ("keep", "new-deal")                                          # 127
COMMAND = ("own-hand", "partner-hand")                               # 124

OLD_FAULTS: Faults = {
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
