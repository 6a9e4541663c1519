"""What is said at Solo Whist where laws are broken."""
from __future__ import annotations

from cardtable.showing.phrases import Voices

TOKENS = {"drop": "Drop a card", "remark": "Make a remark"}
SAID = {"remark": "I might have something there."}
TOLD: dict[str, Voices] = {
    "dropped": ("You let the {card} be seen.", "{name} lets the {card} be seen."),
    "won by a fault": ("Your {bid} is won by their fault{off}.", "{name}’s {bid} is won by a fault{off}."),
    "both sides": ("A revoke is proved against either side.",) * 2,
    "revoke": ("You pay {whom} {coins} for the fault.", "{name} pays {whom} {coins} for the fault."),
}
