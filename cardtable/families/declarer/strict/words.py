"""What is said in games of a declarer where laws are broken, and what is exacted for it."""
from __future__ import annotations

from cardtable.showing.phrases import Voices

_REMEDIES: dict[str, tuple[str, str, str]] = {
    "let-stand": ("Let it stand", "It may stand.", "It goes on as if all had been in order."),
    "he-declares": ("Have him declare", "You must name the trumps yourself.", "Who was asked has to name them."),
    "no-notice": ("Take no notice", "I take no notice of that.", "The dealer declares, or leaves it."),
    "double-stands": ("Let the double stand", "Your double stands.", "The doubling goes on from there."),
    "no-doubling": ("No more doubling", "There is no more doubling.", "The play begins, doubled as it was before."),
    "silence-partner": ("The partner is silent", "Your partner doubles no more.",
                        "The partner of who led may not double."),
    "call-it": ("Call the card", "That card lies exposed.", "The card lies exposed, and is called like others."),
    "forbid-suit": ("Forbid its suit", "That suit is not led.", "The card is taken up, and its suit is not led now."),
    "deduct": ("Deduct three tricks", "The value of three tricks off your score.",
               "The value of three tricks is struck off the score of the side that revoked."),
    "add": ("Add three tricks", "The value of three tricks to us.",
            "The value of three tricks is added to your score."),
    "add-150": ("Add 150", "A hundred and fifty to us.", "Your side has 150 above the line."),
}
EXACTED = {name: (token, said) for name, (token, said, _) in _REMEDIES.items()}

TOKENS = {"drop": "Drop a card", "half-draw": "Draw a card half out", "lay-down": "Lay the hand down",
          "point": "Point to the trick", "rectify": "Have the right hand lead", "show": "Show a card"}
MEANINGS = {"rectify": "What lies there goes back, and the right hand leads; nothing is lost by it.",
            **{f"exact {name}": meant for name, (_, _, meant) in _REMEDIES.items()}}
SAID = {"lay-down": "Here is my hand.", "point": "That is mine.", "doubles early": "I double.",
        "redoubles early": "I redouble.",
        "doubles nothing": "I double.", "cannot be enough": "I thought to call.", "rectify": "The lead was there."}
TOLD: dict[str, Voices] = {
    "dropped": ("You let the {card} be seen.", "{name} lets the {card} be seen."),
    "half drawn": ("You draw the {card} half out.", "{name} draws the {card} half out."),
    "too low": ("That is too low, and counts as just enough.",) * 2,
}
SHOWED = ("dropped", "half drawn")               # events of cards that are seen and stay where they are
ENTRIES = {"revoke": "a revoke", "held": "held to 28"}
