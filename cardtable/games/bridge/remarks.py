"""What companions say at Bridge."""
from __future__ import annotations

from cardtable.families.declarer.remarks import SCORED, WON
from cardtable.showing.remarks import Moment, Remarks

REMARKS = Remarks(
    moments=(
        *SCORED,
        Moment("said", "leave-it", own=("You will know better than I.",),
               others=("That choice goes across the table.",), often=.2),
        Moment("said", "double", own=("Let us see.",), others=("Somebody feels sure.",), often=.3),
        Moment("said", "redouble", own=("I thought you would.",), others=("This grows dear.",), often=.5),
        Moment("said", "limit", own=("As far as it goes.",), others=("A hundred a trick! My poor purse.",), often=.9),
        *WON,
    ),
    greets={"colonel-ashdown": ("I name, sir; you double; and we shall see.",)},
    wins={"mrs-halloran": ("I left it to my partner, and my partner to me.",)},
    loses={"miss-amory": ("I should not have said spades, should I?",)},
)
