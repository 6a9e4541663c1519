"""What companions say at Auction Bridge."""
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
        Moment("scored", "under-tricks", own=("You would call it.",),
               others=("I called for the two of us, and held for one.",),
               least=200, often=.7),
        Moment("scored", "bonus", own=("Doubled, and made.",), others=("I should have held my tongue.",), often=.7),
        Moment("said", "double", own=("I do not believe it.",), others=("That call is not believed.",), often=.4),
        Moment("said", "redouble", own=("Then you shall pay for it.",),
               others=("Four times over. Dear me.",), often=.6),
        Moment("said", GAME_WON, own=("Our game.",), others=("There is another to come.",), often=.3),
        Moment("said", RUBBER_WON, own=("The rubber. Thank you, partner.",),
               others=("The cards were with you.",), often=.6),
    ),
    greets={"captain-lisle": ("An auction? Then I hope somebody bids me up.",)},
    wins={"mr-ferrars": ("One need only let the others call.",)},
    loses={"dr-thorne": ("I ran when I should have stood.",)},
)
