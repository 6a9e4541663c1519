"""What is said at Rubicon Bézique where laws are broken."""
from __future__ import annotations

from collections.abc import Mapping

from cardtable.families.tricks.strict import dealing_words as dealing
from cardtable.families.tricks.strict import marking_words as marking
from cardtable.families.tricks.strict import words as broken
from cardtable.families.tricks.strict.late_marks import CORRECTED
from cardtable.families.tricks.strict.marking import BY_HAND, STRUCK_OFF, TAKEN_DOWN
from cardtable.families.tricks.talk import TrickTalk
from cardtable.showing.phrases import Voices

COMPLETE = ("Have it made up", "Let the hand be made up from the stock.",
            "If both wish it, the short hand is made up from the top of the stock; else all is dealt again.")
EXACTED = {"complete": COMPLETE[:2]}
BROKE = {"draws first": "drew before the winner of the trick", "no meld": "scored what is no combination",
         "error": "did not follow suit, or win, though able to", "left unmarked": "marked too little",
         "wrong number": "dealt a wrong number of cards"}
SAID = {"agree-scores": "The markers stand right.",
        "agree": "Agreed: from the top of the stock.", "refuse": "No: let it be dealt again."}
TOKENS = {**dealing.TOKENS, "deal-numbers": "Deal a wrong number", "agree": "Agree to it",
          "refuse": "Have it dealt again",
          **{verb: marking.TOKENS[verb] for verb in ("mark", "marked", "take-down")},
          "agree-scores": "The markers stand right",
          "accuse": "Accuse", "content": TrickTalk.tokens["content"], "see": "See several cards",
          "draw-first": "Draw first", "score-falsely": "Score for nothing", "choose": "Take this card"}
MEANINGS = {
    **dealing.MEANINGS,
    **{f"exact {name}": meant for name, (_, _, meant) in dealing.REMEDIES.items()},
    "exact complete": COMPLETE[2], "exact new-deal": broken.MEANT["new-deal"],
    "mark": "Your markers go on so many points.",
    "marked": "You leave your markers as they stand.",
    "take-down": "So many points come off your markers again.",
    "agree-scores": "You agree to both scores, and the game is computed from them.",
    "agree": "The short hand is made up from the top of the stock.",
    "refuse": "The cards are dealt again by the same player.",
    "accuse": TrickTalk.meanings["accuse"], "content": TrickTalk.meanings["content"],
    "exact replay": "The card, and all that was played after it, is taken up and played again.",
    "see": "You let yourself see so many cards of the stock in drawing.",
    "draw-first": "You draw before the winner of the trick has drawn.",
    "score-falsely": "You score for what you do not have.",
    "choose": "Of the two cards to be drawn this one is yours.",
}
OF_TWO = "choosing of two"
"""The stage at which of two cards seen one is taken; who chooses the deal is in a phase of the same name."""
AWAITED = {**dealing.AWAITED, "agreeing": "to agree or not",
           "accusations": broken.AWAITED["accusations"], "remedy": broken.AWAITED["remedy"], "choosing": "to choose",
           OF_TWO: "to take one of the two", "marking": marking.AWAITED["marking"],
           "comparing": "to compare the markers"}
TOLD: Mapping[str, Voices] = {
    **broken.TOLD,
    "sees": ("You see {told} cards in drawing.", "{name} sees {told} cards in drawing."),
    "draws first": ("You draw before the winner.", "{name} draws before the winner."),
    "chooses": ("You choose of the two cards.", "{name} chooses of the two cards."),
    "top card": ("You show the card you have drawn.", "{name} shows the card drawn."),
    "marked": marking.TOLD["marked"],
    BY_HAND: ("You mark {points}.", "{name} marks {points}."),
    TAKEN_DOWN: ("You take down {points}.", "{name} takes down {points}."),
    CORRECTED: ("You must mark {points} more.", "{name} must mark {points} more."),
    STRUCK_OFF: ("Your {points} come off again.", "{name}’s {points} come off again."),
}
SHEET = {BY_HAND: "marked", TAKEN_DOWN: "taken down", CORRECTED: "put right", STRUCK_OFF: "struck off"}
