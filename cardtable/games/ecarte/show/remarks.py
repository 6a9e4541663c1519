"""What companions say at Écarté and its kin."""
from __future__ import annotations

from cardtable.games.ecarte.rules.rules import ALONE, REFUSED
from cardtable.showing.remarks import Moment, Remarks

REMARKS = Remarks(
    moments=(
        Moment("scored", "vole", least=2, own=("All five, I think.", "The vole: I hardly dared."),
               others=("The vole! You leave nothing on the table.", "Every trick. I might have stayed at home.",
                       "Five tricks, and not one for me.")),
        Moment("scored", "vole not made", good=False, own=("I was promised the vole.", "Four is not five."),
               others=("So near the vole.",)),
        Moment("scored", ALONE, least=2,
               own=("That is what comes of standing alone.", "Two for me: cards should have been asked for."),
               others=("I ought to have asked for cards.", "I stood upon very little.", "Two, for my confidence.")),
        Moment("scored", REFUSED, least=2,
               own=("Cards refused, and two to me.", "Two, since I was given none."),
               others=("I should have given cards.", "A refusal that cost two.")),
        Moment("scored", "king turned up", own=("His majesty, and unasked.",), often=.5,
               others=("You turn kings as other people turn pages.", "The king, of course.")),
        Moment("scored", "king", own=("I mark the king with pleasure.",), often=.3,
               others=("I thought I smelt a king.", "And a king besides.")),
        Moment("said", "not enough", own=("The pack is thinner than our hopes.",),
               others=("We have exhausted the pack.",), often=.4, good=False),
    ),
    lines={"colonel-ashdown": "gives no quarter, and few cards", "mr-pettifer": "gives cards sooner than offence",
           "madame-duval": "learned it in Paris, and boldly"},
    greets={"colonel-ashdown": ("You will find I seldom give cards.",),
            "mr-pettifer": ("I give cards; it is a weakness.",),
            "miss-amory": ("I have got as far as discarding.",),
            "madame-duval": ("In Paris we play for the vole.",),
            "the-rector": ("Kings, is it? I always forget to mark them.",)},
    wins={"colonel-ashdown": ("The refusal was sound.",), "miss-wren": ("Do hearts always beat spades?",)},
    loses={"colonel-ashdown": ("I should refuse again.",), "miss-wren": ("I thought hearts were trumps.",),
           "madame-duval": ("You play like a Parisian.",)},
)
