"""What companions say at every bridge: slams, honours, the end of game and rubber."""
from __future__ import annotations

from cardtable.rules.events import GAME_WON, RUBBER_WON
from cardtable.showing.remarks import Moment

SCORED = (
    Moment("scored", "grand slam", own=("All thirteen, partner.",),
           others=("Not one trick. I never saw it worse.",)),
    Moment("scored", "little slam", own=("We gave them one, for manners.",),
           others=("One. We have saved our honour.",), often=.8),
    Moment("scored", "four aces in one hand", own=("A hundred, if you please.",),
           others=("All four? And in one hand?",), often=.9),
    Moment("scored", "chicane", own=("Chicane: I had not one of them.",),
           others=("Paid for having nothing.",), often=.7),
)
WON = (
    Moment("said", GAME_WON, own=("Our game.",), others=("There is another to come.",), often=.3),
    Moment("said", RUBBER_WON, own=("The rubber. Thank you, partner.",),
           others=("The cards were with you.",), often=.6),
)
