"""What is said and told at French Écarté, La Chouette and La Triomphe besides; words.py takes it in."""
from __future__ import annotations

TOKENS = {
    "abstain": "No bet", "play-out": "Play it out", "leave": "Let it go",
    "pillage": "Pillage", "pass": "Keep your hand", "stop": "Leave off",
    "offer": "Offer the point", "decline": "Decline the point",
}
MEANINGS = {
    "bet": "You lay counters on this player, and win as many if the game is won.",
    "abstain": "You stake nothing on this game, and look on.",
    "take": "Of the bets laid against you, you answer for so many yourself.",
    "point": "You show the player you back what you would do, and say nothing.",
    "play-out": "You take up the hand that was thrown up, and play for those who backed it.",
    "leave": "You do not take up the hand; if nobody does, the game is lost.",
    "pillage": "You take the card in exchange for one of your hand.",
    "pillaging: pass": "You take nothing, and keep your hand as it is.",
    "stop": "You take no more cards, and play begins.",
    "offer": "You would let the other mark the point, without playing on.",
    "reply: accept": "You mark the point that is offered, and the deal is over.",
    "decline": "You play for the vole; if you do not make it, the other marks two.",
}
ON = ("on the first player", "on the second player")        # as they sit: seats 0 and 1

CALLS = {
    "offer": "I offer you the point.", "accept the point": "I take the point.",
    "decline": "I decline it, and play for the vole.",
}

TOLD = {
    "cuts lowest": ("You have cut the lowest card, and deal first.",
                    "{name} has cut the lowest card, and deals first."),
    "bet": ("You lay {coins} on {whom}.", "{name} lays {coins} on {whom}."),
    "abstain": ("You lay no bet.", "{name} lays no bet."),
    "take": ("You take bets of {coins}.", "{name} takes bets of {coins}."),
    "covers all": ("You cover every bet: you play La Chouette.", "{name} covers every bet, and plays La Chouette."),
    "point at": ("You point.", "{name} points, and says nothing."),
    "play-out": ("You take up the hand, and play out the game.", "{name} takes up the hand, and plays out the game."),
    "stays": ("You keep your place.", "{name}, who covered all, keeps the place."),
    "pillage": ("You pillage, and throw out a card.", "{name} pillages, and throws out a card."),
    "stop": ("You leave off pillaging.", "{name} leaves off pillaging."),
    "point offered": ("You mark the point offered.", "{name} marks the point offered."),
    "vole not made": ("You mark {points}, for the point was declined and the vole not made.",
                      "{name} marks {points}, for the point was declined and the vole not made."),
    "turns up": ("You deal, and turn up the {card}.", "{name} deals, and turns up the {card}."),
}

SHEET = {"point offered": "point offered", "vole not made": "vole not made"}

AWAITED = {"betting": "to bet", "taking": "to take bets", "abandoned": "to play it out, or let it go",
           "pillaging": "to pillage, or keep the hand", "looking": "to pillage, or leave off",
           "reply": "to take the point, or decline it"}
BACKS = {True: "backing the dealer", False: "backing the elder hand"}
