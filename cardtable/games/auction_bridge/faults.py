"""What may be done wrongly at Auction Bridge, and what it costs: the laws of 1908 (002:8256-8339)."""
from __future__ import annotations

from cardtable.families.declarer.strict.rows import DEALING, NEW_DEAL, of_play
from cardtable.rules.faults import SEEN, Fault, Faults

PENALTIES = ("add-150", "three-tricks")

FAULTS: Faults = {
    "called out of turn": Fault("call out of turn", SEEN, chooser="left", remedies=NEW_DEAL),
    "called too low": Fault("enough", SEEN),
    "doubled out of turn": Fault("double out of turn", SEEN, chooser="left", remedies=NEW_DEAL),
    "shown": Fault("shown", SEEN, chooser="left", remedies=NEW_DEAL),
    "shown before the lead": Fault(71, SEEN, chooser="declarer", remedies=("call-it", "forbid-suit"),
                                   at_once=("adversary-exposed",)),
    **of_play(PENALTIES),
}
DEALT_FAULTS: Faults = {**DEALING, **FAULTS}
