"""What is said and told alike in games of melds."""
from __future__ import annotations

from collections.abc import Mapping, Sequence

from cardtable.showing import cutting
from cardtable.showing.phrases import Voices, listed

TOKENS = {**cutting.TOKENS, "play": "Play", "draw": "Draw", "resign": "Give up the game"}
MEANINGS = {**cutting.MEANINGS,
            "draw": "You take the top card of the stock, and your adversary the next.",
            "declare": "It is scored, and its cards lie before you, still yours to play.",
            "announce": "Its cards are laid open now, to be scored when you win another trick."}

# What is asked, for who is new to these games.
GUIDANCE = {
    "play": "Play a card. While the stock lasts you need not follow suit; who wins the trick may lay out a combination "
            "and score for it.",
    "declaring": "You have won the trick: lay out a combination you hold and score for it, or draw at once.",
    "drawing": "Take a card from the stock; who won the trick draws first.",
}
PHASES = {**cutting.AWAITED, "declaring": "to declare, then draw", "drawing": "to draw", "play": "to play"}

# By kind, as it stands in a sentence, and on the sheet where that is different; a game adds its own.
NAMES: Mapping[str, str] = {
    "marriage": "marriage", "sequence": "sequence", "four-aces": "four aces", "four-kings": "four kings",
    "four-queens": "four queens", "four-knaves": "four knaves",
}
IN_ADVICE: Mapping[str, str] = {"marriage": "a marriage", "sequence": "the sequence"}     # "to score a marriage"
SHEET: Mapping[str, str] = {"marriage": "marriages", "sequence": "sequences"}

ROWS = {"declare": ("score one", ""), "announce": ("announce to score", "Announce ")}
"""In which row of tokens a call lies, and what need not be said there."""

SCORE, TO_SCORE, AND_MORE = "I score {points} for {meld}", ", and {points} to score", ", and more to score"
ANNOUNCED = "{meld}, {points}, to score."
DOING, DONE = "declaring", "scored {points}"
LAST = "{points} for the last trick."

# The lead has just been told: how it was taken names its card no more.
TOLD: Mapping[str, Voices] = {
    "holds": ("Two alike: the card led takes the trick.", "Two alike: the card led takes the trick."),
    "follows": ("You play the {card}, and the lead holds.", "{name} plays the {card}, and the lead holds."),
    "takes": ("You take it with the {card}.", "{name} takes it with the {card}."),
    "trumps it": ("You trump it with the {card}.", "{name} trumps it with the {card}."),
    "lost": ("Your {meld} is no longer to score.", "{name}’s {meld} is no longer to score."),
    "last tricks": ("The stock has gone. What was declared is taken up, and the last tricks are played.",
                    "The stock has gone. What was declared is taken up, and the last tricks are played."),
    "brisques": ("You score {points} for brisques.", "{name} scores {points} for brisques."),
    "pays": ("You pay {whom} {coins}.", "{name} pays {whom} {coins}."),
}


def entry(scored: Sequence[str], names: Mapping[str, str]) -> str:
    """One side's line on the score sheet: "Marriages, Bézique and four kings"."""
    text = listed([names.get(what, what) for what in dict.fromkeys(scored)])
    return text[:1].upper() + text[1:]
