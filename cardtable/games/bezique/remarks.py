"""What companions say at Bézique."""
from __future__ import annotations

from cardtable.rules.events import GAME_WON
from cardtable.showing.remarks import Moment, Remarks

REMARKS = Remarks(
    moments=(
        Moment("scored", "double-bezique", own=("Five hundred. I hardly dared to look at them.", "Both ladies."),
               others=("There goes the game, I fear.", "And I held one of them till yesterday, as it seems.")),
        Moment("scored", "sequence", own=("The whole sequence, and in trumps.", "I had waited long for the ten."),
               others=("Two hundred and fifty at a stroke.", "I ought to have kept you from that trick.")),
        Moment("scored", "four-aces", own=("A hundred, and I may still play them.",),
               others=("So that is where the aces were.",), often=.7),
        Moment("scored", "bezique", own=("The lady and her gentleman.", "Forty, and hopes of more."),
               others=("Now I shall have to watch you.", "Forty. I have known it grow."), often=.5),
        Moment("scored", "turned seven", own=("A seven, by way of welcome.",),
               others=("Ten before a card is played.",), often=.6),
        Moment("scored", "last trick", own=("The last is mine, at all events.",),
               others=("Ten for the last, and well kept.",), often=.35),
        Moment("said", "lost", good=False, own=("I could keep it no longer.", "One cannot hold everything."),
               others=("A pity. I had begun to fear it.",), often=.7),
        Moment("said", GAME_WON, own=("A thousand comes quicker than one thinks.",), often=.3),
    ),
    greets={"madame-duval": ("In Paris we spoke of nothing else.",),
            "miss-amory": ("I like the ones with the queens.",),
            "colonel-ashdown": ("Keep your aces, sir; I shall be wanting them.",)},
    wins={"madame-duval": ("It is only a matter of keeping the right people together.",)},
    loses={"miss-amory": ("I married them too soon.",)},
)
