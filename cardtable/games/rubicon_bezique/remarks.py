"""What companions say at Rubicon Bézique."""
from __future__ import annotations

from cardtable.showing.remarks import Moment, Remarks

REMARKS = Remarks(
    moments=(
        Moment("scored", "quadruple-bezique", own=("All eight. I shall never see it again.",),
               others=("I have heard of it. I did not believe it.",)),
        Moment("scored", "triple-bezique", own=("Three pairs, and one yet to come.",),
               others=("There was nothing to be done against three of them.",)),
        Moment("scored", "double-bezique", own=("Two and two: that is the rubicon half crossed.", "They agree."),
               others=("I must break that up, and cannot.", "You are building, I see.")),
        Moment("scored", "sequence", own=("The five of them in a row.", "And I may do it again."),
               others=("And you have another of each, I dare say.",), often=.6),
        Moment("scored", "carte blanche", own=("Not a face among the nine.",),
               others=("Fifty for nothing at all.",)),
        Moment("scored", "last trick", own=("Fifty for patience.",), others=("Fifty, and I saw it coming.",), often=.4),
        Moment("said", "makes trumps", own=("That suit will do as well as another.",),
               others=("Not the suit I should have chosen.",), often=.3),
        Moment("said", "rubiconed", good=False, own=("I never saw the far bank.", "Deep water."),
               others=("It is a wide river.", "You were within sight of it.")),
        Moment("said", "lost", good=False, own=("I had to let it go.",), others=("One fewer to fear.",), often=.6),
    ),
    greets={"madame-duval": ("Four packs: that is what I call a game.",),
            "colonel-ashdown": ("I hope you can swim.",)},
    wins={"mr-pettifer": ("I only meant to reach the thousand.",)},
    loses={"captain-lisle": ("Neck or nothing. Nothing, as it turns out.",)},
)
