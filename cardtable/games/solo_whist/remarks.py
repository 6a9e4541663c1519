"""What companions say at Solo Whist."""
from __future__ import annotations

from cardtable.games.solo_whist.rules import LOST, MADE, PASSED_OUT, THIRTEENTH
from cardtable.games.solo_whist.stakes import ABONDANCE, DECLAREE, IN_TRUMPS, MISERE, OUVERTE, PROPOSITION, SOLO
from cardtable.showing.remarks import Moment, Remarks

REMARKS = Remarks(
    moments=(
        Moment("said", MADE, of=(DECLAREE,), own=("All thirteen. I shall dine out on it.",),
               others=("We might have stayed at home.",)),
        Moment("said", MADE, of=(ABONDANCE, IN_TRUMPS), own=("Abondance by name and nature.",),
               others=("Nine of them, and not one for us.",)),
        Moment("said", LOST, of=(ABONDANCE, IN_TRUMPS, DECLAREE), good=False, own=("Too much of a good thing.",),
               others=("Somebody has lived beyond all means.",)),
        Moment("said", MADE, of=(MISERE, OUVERTE), own=("Nothing, and a shilling for it.",),
               others=("Not a trick taken, even as a present.",)),
        Moment("said", LOST, of=(MISERE, OUVERTE), good=False, own=("One trick. I did not want it.",),
               others=("That one was for you.", "We found the high one after all.")),
        Moment("said", MADE, of=(SOLO,), own=("Five, and thank you.",), others=("Five, against all of us.",), often=.4),
        Moment("said", LOST, of=(SOLO,), good=False, own=("I was alone indeed.",), others=("Solo, and sorry.",),
               often=.5),
        Moment("said", MADE, of=(PROPOSITION,), own=("Well played, partner.",), others=("A match well made.",),
               often=.3),
        Moment("said", LOST, of=(PROPOSITION,), good=False, own=("We shall not blame each other.",),
               others=("A hasty engagement.",), often=.5),
        Moment("said", THIRTEENTH, good=False, own=("The last shall be first to pay.",),
               others=("Sixpence, if you please.",)),
        Moment("said", PASSED_OUT, own=("Not one of us?",), others=("A timid table.",), often=.3),
    ),
    greets={"captain-lisle": ("I am at my best alone.",), "mr-pettifer": ("I propose more readily than I accept.",)},
    wins={},
    loses={},
)
