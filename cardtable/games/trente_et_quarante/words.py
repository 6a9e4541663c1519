"""What is said at the table, told in the talk, and written on tokens and beside the cloth."""
from __future__ import annotations

from cardtable.families.staking import words as staking
from cardtable.games.trente_et_quarante.francs import FRANCS
from cardtable.games.trente_et_quarante.rules import MOST

CRIES = {"open": ("Messieurs, faites vos jeux.", "Gentlemen, place your stakes."),
         "closed": ("Les jeux sont faits. Rien ne va plus.", "The stakes are made. No more stakes."),
         "passes": ("Monsieur, les cartes passent.", "Sir, the cards are through."),
         "added": ("Ajouter à la banque.", "Money is to be added to the bank.")}
"""By what happens, the tailleur’s cry and what it means.  The print has "sont fait" and "perds"."""

TOKENS = {"place": "Lay", "again": "As before", "take": "Take one up", "clear": "Take up", "double": "Double",
          "move": "Move", "insure": "Insure", "insure-one": "Insure one", "uninsure": "Not insured", "done": "Deal",
          "deal": "Deal", "prison": "To prison", "half": "Half back", "resign": "Give up the evening"}
KEYS = {"again": "1", "uninsure": "1", "clear": "2", "insure": "3", "unfold": "4", "double": "5", "take": "6",
        "move": "7", "insure-one": "8", "done": "9"}
"""Nothing is laid as before where anything lies that could be insured no more."""
MEANINGS = {
    **staking.MEANINGS,
    "again": "Your stakes of the last coup are laid once more, insured as they were.",
    "insure": "One in a hundred of each stake, five francs at least, and a refait takes nothing.",
    "insure-one": "Then press the stake that is to be insured.",
    "uninsure": "The premiums you have paid come back.",
    "done": "You have staked what you will; the cards are dealt when all have.",
    "deal": "Nothing more is laid; the two rows are dealt.",
}
AWAITED = {"staking": "to stake", "refait": "to choose", "dealing": "to deal"}
GUIDANCE = {
    "staking": "Take a counter from the rack and press one of the four chances: it lies there. Noir and Rouge are the "
               "two rows of cards; Couleur wins if the first card is of the colour that wins. When you have laid "
               "what you will, deal.",
    "refait": "Both rows have come to 31: your stake goes to prison, or you take back half of it at once. Half is the "
              "better by a hair.",
    "dealing": "You are the bank. All have staked: deal the two rows.",
}
TOLD = staking.TOLD | {
    "premium": ("You insure your stake on {spot} for {coins}.", "{name} insures the stake on {spot} for {coins}."),
    "premium back": ("Your stake on {spot} is not insured any more; {coins} come back.",
                     "{name} has the stake on {spot} insured no more."),
    "added": ("The house lends you {coins}, so that the bank can pay.",
              "The house lends {name} {coins}, so that the bank can pay."),
    "safe": ("Your stake on {spot} was insured, and is free.",
             "The stake of {name} on {spot} was insured, and is free."),
}
ACCOUNTS = staking.ACCOUNTS | {
    "premium": "premiums", "premium back": "premiums back", "insured": "premiums", "added": "lent by the house"}
LEFT = "six packs, {left} left"


def spot(name: str) -> str:
    """In a sentence."""
    return name.capitalize()


def reading(lies: int, prison: int, insured: bool) -> str:
    """What a place is: "20 francs at evens, insured, at most 12,000"."""
    parts = [f"{FRANCS.words(lies)} at evens" if lies else "evens", *(["insured"] if insured else []),
             f"at most {FRANCS.figure(MOST)}", *([f"{FRANCS.words(prison)} in prison"] if prison else [])]
    return ", ".join(parts)
