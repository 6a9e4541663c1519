"""What may be done wrongly at Bridge, and what it costs: the laws of 1904 (002:7714-8053)."""
from __future__ import annotations

from cardtable.families.declarer.strict.rows import DEALING, NEW_DEAL, of_play
from cardtable.rules.faults import SEEN, Fault, Faults

PENALTIES = ("three-tricks", "deduct", "add")

FAULTS: Faults = {
    "declared unasked": Fault("unasked", SEEN, chooser="eldest", remedies=NEW_DEAL),
    "handed back": Fault("handed back", SEEN, chooser="eldest", remedies=("new-deal", "he-declares")),
    "declared by others": Fault("by others", SEEN, chooser="dealer", remedies=("new-deal", "no-notice")),
    "doubled unasked": Fault("unasked double", SEEN, chooser="namer", remedies=("double-stands", "no-doubling")),
    "redoubled early": Fault(58, SEEN, chooser="last_doubler", remedies=("double-stands", "no-doubling")),
    "shown": Fault("shown", SEEN, chooser="eldest", remedies=NEW_DEAL),
    "shown early": Fault("shown early", SEEN, chooser="dealer", remedies=("call-it", "forbid-suit"),
                         at_once=("partner-silent", "adversary-exposed")),
    "led early": Fault("early lead", SEEN, chooser="last_doubler", remedies=("silence-partner", "let-stand"),
                       at_once=("adversary-exposed", "lead-it")),
    **of_play(PENALTIES),
}
DEALT_FAULTS: Faults = {**DEALING, **FAULTS}
