"""What companions say at Auction Bridge."""
from __future__ import annotations

from cardtable.families.declarer.remarks import SCORED, WON
from cardtable.showing.remarks import Moment, Remarks

REMARKS = Remarks(
    moments=(
        *SCORED,
        Moment("scored", "under-tricks", own=("You would call it.",),
               others=("I called for the two of us, and held for one.",),
               least=200, often=.7),
        Moment("scored", "bonus", own=("Doubled, and made.",), others=("I should have held my tongue.",), often=.7),
        Moment("said", "double", own=("I do not believe it.",), others=("That call is not believed.",), often=.4),
        Moment("said", "redouble", own=("Then you shall pay for it.",),
               others=("Four times over. Dear me.",), often=.6),
        *WON,
    ),
    greets={"captain-lisle": ("An auction? Then I hope somebody bids me up.",)},
    wins={"mr-ferrars": ("One need only let the others call.",)},
    loses={"dr-thorne": ("I ran when I should have stood.",)},
)
