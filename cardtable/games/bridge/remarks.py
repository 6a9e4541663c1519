"""What companions say at Bridge."""
from __future__ import annotations

from cardtable.rules.events import GAME_WON, RUBBER_WON
from cardtable.showing.remarks import Moment, Remarks

REMARKS = Remarks(
    moments=(
        Moment("scored", "grand slam", own=("All thirteen, partner.",),
               others=("Not one trick. I never saw it worse.",)),
        Moment("scored", "little slam", own=("We gave them one, for manners.",),
               others=("One. We have saved our honour.",),
               often=.8),
        Moment("scored", "four aces in one hand", own=("A hundred, if you please.",),
               others=("All four? And in one hand?",), often=.9),
        Moment("scored", "chicane", own=("Chicane: I had not one of them.",),
               others=("Paid for having nothing.",), often=.7),
        Moment("said", "leave-it", own=("You will know better than I.",),
               others=("That choice goes across the table.",), often=.2),
        Moment("said", "double", own=("Let us see.",), others=("Somebody feels sure.",), often=.3),
        Moment("said", "redouble", own=("I thought you would.",), others=("This grows dear.",), often=.5),
        Moment("said", "limit", own=("As far as it goes.",), others=("A hundred a trick! My poor purse.",), often=.9),
        Moment("said", GAME_WON, own=("Our game.",), others=("There is another to come.",), often=.3),
        Moment("said", RUBBER_WON, own=("The rubber. Thank you, partner.",),
               others=("The cards were with you.",), often=.6),
    ),
    greets={"colonel-ashdown": ("I name, sir; you double; and we shall see.",)},
    wins={"mrs-halloran": ("I left it to my partner, and my partner to me.",)},
    loses={"miss-amory": ("I should not have said spades, should I?",)},
)
