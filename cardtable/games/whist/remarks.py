"""What companions say at Whist."""
from __future__ import annotations

from cardtable.rules.events import GAME_WON
from cardtable.showing.remarks import Moment, Remarks

REMARKS = Remarks(
    moments=(
        Moment("said", "slam", own=("All thirteen. I have waited years for that.",),
               others=("Not one trick for us.", "I shall say nothing at all.")),
        Moment("scored", "honours", own=("And the honours, if you please.", "They came to us, too."),
               others=("The cards were on their side.", "Honours again."), often=.4),
        Moment("scored", "honours called", own=("It is a pity to play such a hand for nothing.",),
               others=("And not a card played.",), often=.8),
        Moment("scored", "tricks", own=("Thank you, partner.",), others=("We might have saved one of those.",),
               often=.15),
        Moment("said", "rubber", own=("The rubber, and a fair fight.",), others=("You had us in the last hand.",),
               often=.6),
        Moment("said", GAME_WON, own=("A clear game, partner.",), others=("There is another to come.",), often=.3),
    ),
    greets={"colonel-ashdown": ("The rigour of the game, I hope.",),
            "madame-duval": ("Who sits with me shall not regret it.",),
            "miss-amory": ("I always look at my partner’s face. Is that wrong?",)},
    wins={"colonel-ashdown": ("Trumps, sir. When in doubt, trumps.",)},
    loses={"miss-amory": ("Was it I who should have led them?",)},
)
