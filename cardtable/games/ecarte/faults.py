"""What may be done wrongly at Écarté, and what it costs: laws 25 and 40 to 43, which Cavendish and Hoyle share."""
from __future__ import annotations

from cardtable.rules.faults import EVIDENT, SEEN, Fault, Faults

FAULTS: Faults = {
    "false king": Fault(25, EVIDENT, remedies=("replay", "reduce-score"), at_once=("take-the-king-down",)),
    "lead out of turn": Fault(40, SEEN, remedies=("answer-the-card", "take-back-the-lead")),
    "another suit": Fault(41, SEEN, remedies=("answer-the-card", "call-the-suit")),
    "revoke": Fault(43, remedies=("replay", "reduce-score"), late=True),
}
