"""What may be done wrongly at Napoleon, and what it costs (002:3266-3283, 3304-3310)."""
from __future__ import annotations

from cardtable.rules.faults import SEEN, Fault, Faults

FAULTS: Faults = {
    "revoke": Fault("revoke", remedies=("replay", "stakes"), late=True),
    "out of turn": Fault("turn", SEEN, remedies=("answers", "stakes", "let-it-go")),
}
