"""What companions say at Loo."""
from __future__ import annotations

from cardtable.showing.remarks import Moment, Remarks

REMARKS = Remarks(
    moments=(
        Moment("said", "flush", own=("I am ashamed to show it.", "All of a colour, and all of the pool."),
               others=("And I had meant to play.", "There is no answer to that.")),
        Moment("said", "civil", own=("Whoever you are, sir.",), others=("One must be polite to an ace.",), often=.6),
        Moment("said", "miss", own=("It cannot be worse than mine.", "I like what I have not seen."),
               others=("A bold purchase.",), often=.35),
        Moment("said", "miss for the pool", own=("For the pool, and nobody’s harm.",),
               others=("Generous, with other people’s counters.",), often=.6),
        Moment("said", "must", own=("All of us, then.",), others=("Needs must.",), often=.3),
        Moment("paid", "loo", good=False, least=9, own=("An expensive opinion.", "Looed, and handsomely."),
               others=("The pool thanks you.",), often=.6),
        Moment("paid", "unplayed", own=("Nobody? How kind.",), others=("I ought to have stayed.",), often=.5),
        Moment("paid", "tricks", least=9, own=("That was worth staying for.",), others=("The lion’s share.",),
               often=.4),
    ),
    greets={"captain-lisle": ("Loo is played at sea, when the admiral is ashore.",),
            "mr-pettifer": ("Limited, I trust.",)},
    wins={"mr-pettifer": ("One passes, and passes, and then one plays.",)},
    loses={"captain-lisle": ("I never could see a pool and pass.",)},
)
