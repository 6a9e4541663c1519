"""What companions say at Napoleon."""
from __future__ import annotations

from cardtable.games.napoleon.stakes import MISERY, NAP, WELLINGTON
from cardtable.showing.remarks import Moment, Remarks

REMARKS = Remarks(
    moments=(
        Moment("said", "made", of=(NAP, WELLINGTON), own=("All five. Austerlitz.", "I hardly breathed till the last."),
               others=("Nap, by heaven.", "Five tricks, and I helped with none.", "We ought to have stopped that.")),
        Moment("said", "lost", of=(NAP, WELLINGTON), good=False,
               own=("Waterloo.", "I was one trick short of glory."),
               others=("Somebody had to be Wellington.", "One trick is enough, if it is ours.")),
        Moment("said", "made", of=(MISERY,), own=("Nothing at all, and very welcome.",),
               others=("I have never seen so little go so far.",)),
        Moment("said", "lost", of=(MISERY,), good=False,
               own=("I was given a trick I did not ask for.", "To be undone by one trick."),
               others=("We could not let you starve.", "A trick for you, with our compliments.")),
        Moment("said", "made", of=(4,), own=("Four, as I said.",), others=("A stout four.",), often=.6),
        Moment("said", "lost", of=(3, 4), good=False, own=("I called upon too little.", "The cards lay ill."),
               others=("A call too high.", "They do not always sit where one puts them."), often=.5),
        Moment("paid", "the pool", own=("And the pool besides.",), others=("There goes the pool.",)),
        Moment("said", "held to one", good=False, own=("One trick, then, under protest.",), often=.5,
               others=("A timid table.", "Nobody liked the look of it.")),
    ),
    greets={"captain-lisle": ("Nap or nothing.",),
            "colonel-ashdown": ("I was brought up to beat him; I play him now.",),
            "madame-duval": ("The Emperor, naturally.",),
            "mr-pettifer": ("I seldom go beyond two.",),
            "miss-amory": ("I am allowed to call three, if I am sure.",)},
    wins={"madame-duval": ("Vive l’Empereur.",), "mr-pettifer": ("On twos, you will observe.",)},
    loses={"captain-lisle": ("Nothing, then. It was that or Nap.",), "colonel-ashdown": ("A retreat in good order.",)},
)
