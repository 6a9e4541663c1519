"""What is said at Euchre where laws are broken, and what is exacted for it."""
from __future__ import annotations

from cardtable.showing.phrases import Voices

_REMEDIES: dict[str, tuple[str, str, str]] = {
    "add-two": ("Add two points", "Two points to us for that revoke.",
                "Your side adds two, and the other counts nothing in this deal."),
    "call-it-later": ("Call it later", "That card lies exposed, and I shall call it.",
                      "The card taken back lies exposed, and is called when it can be played."),
}
EXACTED = {name: (token, said) for name, (token, said, _) in _REMEDIES.items()}

TOKENS = {"hint": "Hint to the partner", "mention-score": "Mention the score", "keep-six": "Keep six cards",
          "announce": "Own to six cards", "alone": "Play alone after all", "speak-plainly": "Say plainly: alone",
          "drop": "Drop a card", "name-card": "Name a card", "lay-down": "Lay the cards open",
          "throw-down": "Throw down the cards"}
MEANINGS = {
    "announce": "You have forgotten to discard, and do so now: nothing is lost by it.",
    "alone": "You play without your partner; until your discard lies nothing takes that from you.",
    "speak-plainly": "You say so that nobody can doubt it that you play alone.",
    **{f"exact {name}": meant for name, (_, _, meant) in _REMEDIES.items()},
}
SAID = {"hint": "Partner, remember what I hold.", "mention-score": "Partner, mind how we stand.",
        "announce": "I have not discarded yet.", "alone": "I play it alone.", "name-card": "I hold the {card}.",
        "lay-down": "Here are my cards.", "throw-down": "I throw them down.",
        "names it again": "I make it {suit}.", "mumbled": "I … by myself."}
TOLD: dict[str, Voices] = {
    "goes back": ("It was not your turn: the {card} goes back.", "It was not {name}’s turn: the {card} goes back."),
    "second card": ("You play a second card, the {card}.", "{name} plays a second card, the {card}."),
    "led early": ("You lead the {card} before the discard, and it stands.",
                  "{name} leads the {card} before the discard, and it stands."),
    "dropped": ("You drop the {card}.", "{name} drops the {card}."),
    "call lapses": ("Nothing can be called any more.",) * 2,
    "counts nothing": ("Your side counts nothing in this deal.", "The side of {name} counts nothing in this deal."),
    "names it again": ("That suit was turned down: you have passed.", "That suit was turned down: {name} has passed."),
}
SHOWED = ("dropped", "led early")                # events of cards that are seen and stay where they are
