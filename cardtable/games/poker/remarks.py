"""What companions say at Poker: of what was shown or paid, and never of a hand that nobody saw."""
from __future__ import annotations

from cardtable.showing.remarks import Moment, Remarks

REMARKS = Remarks(
    moments=(
        Moment("paid", "uncalled", own=("You may wonder.", "Nobody curious? I am obliged to you."), least=15, often=.4,
               others=("I should have paid to see that.", "One will never know.")),
        Moment("paid", "pool", own=("It was rather a good one.", "Thank you all for your company."), least=25, often=.5,
               others=("And I took it for a bluff.", "Fairly shown.")),
        Moment("paid", "side pool", own=("The smaller dish will do.",), often=.5, others=("Something for everybody.",)),
        Moment("said", "stands pat", own=("These will do.",), often=.12, others=("Not one card? Dear me.",)),
        Moment("said", "double header", own=("What courage we all have.",), often=.5,
               others=("So much the more next time.",)),
        Moment("said", "open", own=("Somebody must.",), often=.25, others=("Knaves at last.",)),
        Moment("said", "knock", own=("I am quite content.",), often=.3, others=("Already?",), good=True),
    ),
    greets={"captain-lisle": ("I warn you that I never bluff. Well, hardly ever.",),
            "mrs-battle": ("I shall say nothing, and you may make of it what you like.",)},
    wins={"mrs-battle": ("One waits, my dear. That is all.",)},
    loses={"captain-lisle": ("You were not supposed to call.",)},
)
