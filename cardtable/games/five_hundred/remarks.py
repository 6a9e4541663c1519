"""What companions say at Five Hundred."""
from __future__ import annotations

from cardtable.games.five_hundred.rules import EVERY, LOST, MADE
from cardtable.showing.remarks import Moment, Remarks

REMARKS = Remarks(
    moments=(
        Moment("scored", MADE, own=("The widow was kind.", "Bid, and made."),
               others=("There was nothing to be done against it.", "It was never in danger."), often=.4),
        Moment("scored", EVERY, own=("All ten.",), others=("Every one of them.",), often=.6),
        Moment("scored", LOST, own=("I bid upon the widow, and she was poor.", "One too many."),
               others=("Set back. Thank you.", "Two against one, for once."), often=.6),
        Moment("said", "bought", own=("Let us see what she has for me.",), others=("A poor one, I hope.",), often=.3),
        Moment("said", "name", own=("The joker is what I say he is.",), others=("He may be what he likes.",), often=.4),
        Moment("said", "passed out", own=("Nobody? Then every trick is its taker’s.",),
               others=("Ten a trick, then.",), often=.3),
    ),
    greets={"captain-lisle": ("Three at table, and no partner to blame.",)},
    wins={},
    loses={},
)
