"""Cuts in words: the choice of deal, for every game whose cut gives it, and the first knave."""
from __future__ import annotations

from cardtable.showing.phrases import Voices

TOKENS = {"deal-first": "Deal first", "deal-second": "Let the other deal"}
MEANINGS = {"deal-first": "You deal now, and your adversary leads to the first trick.",
            "deal-second": "Your adversary deals now, and you lead to the first trick."}
AWAITED = {"choosing": "to choose"}
TOLD: dict[str, Voices] = {
    "first knave": ("The {card} falls to you, and you deal first.", "The {card} falls to {name}, who deals first."),
    "first ace": ("The {card} falls to you, and you deal first.", "The {card} falls to {name}, who deals first."),
    "cuts for choice": ("Yours is the higher, and the choice is yours.",
                        "{name}’s is the higher, and the choice goes with it."),
    "deal first": ("You choose to deal first.", "{name} chooses to deal first."),
    "deal second": ("You leave the first deal to your adversary.", "{name} leaves the first deal to the other."),
}
