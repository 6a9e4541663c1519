"""What companions say at Piquet."""
from __future__ import annotations

from cardtable.showing.remarks import Moment, Remarks

REMARKS = Remarks(
    moments=(
        Moment("scored", "repique", own=("Sixty. I hardly dared to say it.", "You will forgive me the sixty."),
               others=("Repiqued! I had not one card to stop it.", "Ninety before I have opened my mouth.")),
        Moment("scored", "pique", own=("And thirty, before you had one.",),
               others=("One point would have saved me.", "I ought to have kept something to count.")),
        Moment("scored", "capot", own=("All twelve. I have not seen that for years.",),
               others=("Not a trick! I guarded the wrong queen.", "I might as well have stayed at home.")),
        Moment("said", "carte blanche", own=("Not a face among them.",),
               others=("Carte blanche! They tell me it comes once in nine hundred deals.",)),
        Moment("scored", "quatorze", own=("Fourteen is a comfortable number.",), often=.4,
               others=("I feared as much when I saw none of them.", "Of course you have the fourth.")),
        Moment("scored", "the cards", own=("The seventh trick is the one worth having.",), often=.25,
               others=("Six would have contented me.",)),
        Moment("said", "rubicon", good=False, own=("I got my feet wet.", "The river was broader than I thought."),
               others=("You are not the first to stop at that river.",)),
    ),
    greets={"mrs-battle": ("This is a game. Sit up, if you please.",),
            "the-rector": ("We played it at college, by candles, for very small sums.",),
            "captain-lisle": ("Six deals, and the devil take whoever has not a hundred.",),
            "miss-amory": ("Do tell me again which of us is elder.",)},
    wins={"mrs-battle": ("You threw out a guard in the fourth deal. I say it as a friend.",)},
    loses={"colonel-ashdown": ("I kept my quart and lost the cards. Serves me right.",)},
)
