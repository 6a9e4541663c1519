"""What companions say at Vingt-un."""
from __future__ import annotations

from cardtable.showing.remarks import Moment, Remarks

REMARKS = Remarks(
    moments=(
        Moment("said", "natural", own=("I am sorry to trouble you all.",), often=.6, others=(
            "The bank’s own card, of course.", "Twice what I staked, and not a card drawn.")),
        Moment("paid", "natural", own=("An ace and a picture: one need not think.",), often=.5, others=(
            "That ends the dealer’s reign.",)),
        Moment("paid", "twenty-one", own=("Exactly, and not a pip to spare.",), often=.4, others=(
            "To the very point.",)),
        Moment("said", "over", own=("One card too many.", "It always comes."), good=False, often=.3, others=(
            "And it was so near.",)),
        Moment("said", "both", own=("Two chances to be wrong.",), often=.5, others=("A bold division.",)),
        Moment("said", "double", own=("Since you are all so brave.",), often=.3, others=(
            "That is an ace, or a bold face.",)),
        Moment("paid", "dealer over", own=("I merely sat still.",), often=.12, others=(
            "The bank has drawn once too often.",)),
    ),
    greets={"captain-lisle": ("Vingt-un! I was never known to be content with a low card.",),
            "mr-pettifer": ("The least, I think, until I know the cards.",)},
    wins={"mr-pettifer": ("Ties, gentlemen. It is all in the ties.",)},
    loses={"captain-lisle": ("One more card, and I should have had you.",)},
)
