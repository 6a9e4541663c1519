"""What may be done wrongly at Loo, and what it costs (002:2986-3081)."""
from __future__ import annotations

from cardtable.rules.faults import OPEN, SEEN, Fault, Faults

FAULTS: Faults = {
    "breach": Fault("revoke", remedies=("forfeit", "play-again"), late=True, by_trick=True,
                    stated={"play-again": "again"}),
    "looked early": Fault("looking", SEEN, at_once=("single",)),
    "spoke early": Fault("turn", SEEN, at_once=("single",)),
    "out of turn": Fault("turn", SEEN, at_once=("single", "thrown-up")),
    "exposed": Fault("exposed", SEEN, at_once=("single", "thrown-up")),
    "looked at miss": Fault("exposed", SEEN, at_once=("single", "retired")),
}

DEALT_FAULTS: Faults = {
    # Where hands deal
    "cut again": Fault("misdeal", SEEN, at_once=("recut",)),
    "faced": Fault("misdeal", SEEN, at_once=("new-deal",)),
    "misdealt": Fault("misdeal", SEEN, at_once=("single", "new-deal")),
    "not cut": Fault("misdeal", OPEN, "until_anybody_speaks", at_once=("single", "new-deal")),
    **FAULTS,
}
