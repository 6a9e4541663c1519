"""What companions say at Baccarat."""
from __future__ import annotations

from cardtable.showing.remarks import Moment, Remarks

REMARKS = Remarks(
    moments=(
        Moment("said", "natural", own=("At once, as the law demands.", "I did not even have to think."),
               others=("That was quick.", "Nothing to be decided, then."), often=.4),
        Moment("said", "banco", own=("All of it, or why sit here?",), others=("Somebody wishes to be home early.",),
               often=.3),
        Moment("said", "banco suivi", own=("It owes me that much.",), others=("One should know when to follow.",),
               often=.6),
        Moment("said", "retires", own=("It may not be taken in part: so I take it whole.",),
               others=("A wise man leaves before the soup is cold.",), often=.7),
        Moment("said", "tie", own=("So we meet again.",), others=("Nobody the richer, and nobody released.",),
               often=.25),
        Moment("paid", "won", own=("The bank is generous today.",), others=("It was only lent you.",), least=100,
               often=.3),
        Moment("said", "broken", own=("Then it was not meant to be a long one.",),
               others=("The basket has the cards, and the table the money.",), often=.6),
    ),
    greets={"captain-lisle": ("Nine is the only number I ask for.",),
            "mrs-battle": ("Five is the only point at which one learns anything of a person.",)},
    wins={"captain-lisle": ("I shall call it judgement.",)},
    loses={"captain-lisle": ("It was the fives. It is always the fives.",),
           "mrs-battle": ("The bank had the better of it, as banks have.",)},
)
