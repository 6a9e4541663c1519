"""What companions say at Poker Patience."""
from __future__ import annotations

from cardtable.showing.remarks import Moment, Remarks

REMARKS = Remarks(
    moments=(
        Moment("scored", "straight flush", own=("Thirty! I had given it up.", "There it is, in one suit."),
               others=("A straight flush. I had no place left for mine.",), often=.9),
        Moment("scored", "fours", own=("All four of them found each other.",), others=("All four! How tidy.",),
               often=.5),
        Moment("scored", "straight", own=("Five in a row, and in no order at all.",),
               others=("Your straight came late; mine never came.",), often=.25),
        Moment("scored", "full", own=("A full, for what it counts here.",),
               others=("A full! Elsewhere it would be worth more.",), often=.25),
        Moment("scored", "flush", own=("A flush, and only five for it.",),
               others=("All that trouble over one suit, for five.",), often=.3),
        Moment("paid", "difference", own=("The difference is mine, I believe.",),
               others=("The same cards, and yet I pay.",), least=10, often=.5),
    ),
    greets={"mrs-battle": ("The same cards for both: nobody can plead luck.",),
            "captain-lisle": ("Patience, in company. How novel.",)},
    wins={"mrs-battle": ("The cards were the same. The places were not.",)},
    loses={"captain-lisle": ("I laid them where they looked well.",)},
)
