"""What companions say at Euchre."""
from __future__ import annotations

from cardtable.games.euchre.scoring import JAMBOREE
from cardtable.showing.remarks import Moment, Remarks

REMARKS = Remarks(
    moments=(
        Moment("scored", "march", own=("Every trick. We march.", "Five, and not a card wasted."),
               others=("Not one trick for us.", "They walked straight through."), often=.6),
        Moment("scored", "euchre", own=("Euchred, I believe.", "A suit should not be taken up on hope."),
               others=("We reached too far.", "One trick short of respectable."), often=.6),
        Moment("scored", "lone march", own=("Alone, and all five.", "I hope my partner was not bored."),
               others=("And with nobody’s help.", "One trick is all we wanted.")),
        Moment("scored", "lone euchre", own=("Solitude is a poor partner.",),
               others=("I should have kept my partner.", "Pride, and the usual fall.")),
        Moment("scored", "jambone march", own=("With open cards, too.",), others=("We saw it coming, card by card.",)),
        Moment("scored", JAMBOREE, own=("I have waited years for these five.",),
               others=("I have read of that hand.",)),
        Moment("said", "turn-down", own=("It did not suit me.",), others=("Then let us hear of another.",), often=.2),
    ),
    greets={"captain-lisle": ("I warn you, I play alone.",),
            "colonel-ashdown": ("An American campaign, then.",),
            "mr-pettifer": ("I assist. I seldom order.",)},
    wins={"mr-pettifer": ("By assisting, you will notice.",)},
    loses={"captain-lisle": ("Alone to the last.",)},
)
