"""What may be done wrongly at Solo Whist, and what it costs (002:4838-4951)."""
from __future__ import annotations

from cardtable.rules.faults import OPEN, SEEN, Fault, Faults

FAULTS: Faults = {
    "exposed": Fault("exposed", SEEN, at_once=("exposed",)),
    "against misère": Fault("misere fault", SEEN, at_once=("misere-won",)),
    "lead": Fault("turn", OPEN, "until_all_have_played", remedies=("exposed-lead", "call-suit-later", "accept")),
    "before": Fault("before", SEEN, remedies=("highest-or-trump", "highest-or-no-trump", "lowest-or-trump",
                                              "lowest-or-no-trump")),
    "revoke": Fault("revoke", at_once=("both-sides", "revoked"), late=True, by_trick=True),
    "put right": Fault("exposed", SEEN, at_once=("put-right",)),
    "remark": Fault("remarks", SEEN, remedies=("new-deal", "let-it-go")),
}

DEALT_FAULTS: Faults = {
    # Where hands deal; that a pack not cut is a misdeal is ruled
    "fresh deal": Fault("fresh deal", SEEN, at_once=("new-deal",)),
    "not cut": Fault("fresh deal", OPEN, "until_first_call", at_once=("new-deal",)),
    "wrong numbers": Fault("numbers", OPEN, "until_first_call", at_once=("new-deal",)),
    **FAULTS,
}
