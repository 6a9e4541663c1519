"""What may be done wrongly at Loo, and what it costs (002:3017-3081)."""
from __future__ import annotations

from cardtable.rules.faults import SEEN, Fault, Faults

FAULTS: Faults = {
    "breach": Fault("revoke", remedies=("forfeit", "play-again"), late=True, by_trick=True),
    "looked early": Fault("looking", SEEN, at_once=("single",)),
    "spoke early": Fault("turn", SEEN, at_once=("single",)),
    "out of turn": Fault("turn", SEEN, at_once=("single", "thrown-up")),
    "exposed": Fault("exposed", SEEN, at_once=("single", "thrown-up")),
    "looked at miss": Fault("exposed", SEEN, at_once=("single", "retired")),
}
