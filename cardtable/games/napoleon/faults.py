"""What may be done wrongly at Napoleon, and what it costs (002:3266-3310)."""
from __future__ import annotations

from cardtable.rules.faults import OPEN, SEEN, Fault, Faults

FAULTS: Faults = {
    "revoke": Fault("revoke", remedies=("replay", "stakes"), late=True),
    "out of turn": Fault("turn", SEEN, remedies=("answers", "stakes", "let-it-go"),
                         stated={"answers": "revoke", "stakes": "revoke"}),
}

DEALT_FAULTS: Faults = {
    # Where hands deal
    "fresh deal": Fault("fresh deal", OPEN, "until_they_look", at_once=("new-deal",)),
    "missing": Fault("fresh deal", OPEN, "until_they_look", at_once=("new-deal",)),
    "wrong numbers": Fault("wrong number", OPEN, "until_all_have_called", at_once=("new-deal",)),
    **FAULTS,
}
