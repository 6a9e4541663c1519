"""What is said at Bridge, told in the talk, and written on tokens and slate."""
from __future__ import annotations

from cardtable.showing.phrases import Voices

TOKENS = {"leave-it": "Leave it to partner", "may-i-lead": "May I lead?", "yes": "Yes", "redouble": "Redouble",
          "satisfied": "Satisfied"}
MEANINGS = {
    "resign": "The rubber is lost, with its hundred, and with it the match ends.",
    "name": "These are trumps in this deal, and every trick beyond six scores so much.",
    "leave-it": "Your partner has to name the trumps.",
    "double": "Every trick beyond six scores twice as much, for whichever side has it; the others may redouble.",
    "may-i-lead": "You do not double. Your partner may, or lets you lead.",
    "yes": "You do not double, and the play begins.",
    "redouble": "Every trick beyond six scores twice as much again; the others may go on.",
    "satisfied": "You let it stand; your partner may yet redouble.",
    "partner_redoubling: satisfied": "It stands as it is, and the play begins.",
}
AWAITED = {"declaring": "to name trumps", "naming": "to name trumps", "doubling": "to double or not",
           "answering": "to answer", "redoubling": "to redouble or not", "partner_redoubling": "to redouble or not"}
GUIDANCE = {
    "declaring": "Name a trump suit, or no trumps. With neither in your hand, leave it to your partner. Thirty points "
                 "by tricks are a game.",
    "naming": "Your partner has left it to you: name a suit, or no trumps. With a bad hand, the cheapest.",
    "doubling": "Double if you expect your side to have most of the tricks.",
    "answering": "Your partner does not double. Do so if you expect most of the tricks; else let play begin.",
    "redoubling": "They have doubled. Redouble if you expect most of the tricks all the same.",
    "redoubling again": "They have redoubled. Redouble if you expect most of the tricks all the same.",
    "partner_redoubling": "Your partner is satisfied. Redouble if you expect most of the tricks.",
    "play": "Follow suit if you can. The dealer plays both hands of that side.",
}
NO_CARD = {True: "No card is played before trumps have been named.",
           False: "No card is played before the doubling is over."}
"""By whether trumps are yet to be named."""
HANDED_BACK = "The dealer has left it to you, and it cannot be handed back."
NAMED = "Trumps have been named, and stay as they are."
DUE = {"declaring": "Trumps are to be named before anybody doubles.",
       "naming": "Trumps are to be named before anybody doubles.",
       "doubling": "You may double, or ask your partner whether you may lead.",
       "answering": "You may double, or answer yes.",
       "redoubling": "You may redouble, or say that you are satisfied.",
       "partner_redoubling": "You may redouble, or say that you are satisfied.",
       "play": "The play has begun, and no more is said about trumps and doubling."}
SAID = {"name": "{named}.", "leave-it": "I leave it to you, partner.", "may-i-lead": "May I lead?", "yes": "Yes.",
        "redouble": "I redouble.", "satisfied": "Satisfied."}
WORTH = "Each trick beyond six now counts {worth}."
TOLD: dict[str, Voices] = {
    "double": (WORTH,) * 2,
    "redouble": (WORTH,) * 2,
    "limit": ("That is the limit: there is no more doubling.",) * 2,
}
CHALKED = {"leave-it": "left it", "may-i-lead": "may I lead?", "yes": "yes", "satisfied": "satisfied"}
FAINT = (*CHALKED.values(),)
ROUNDS = ("first", "next", "again")
TITLE = ("Dealer or Dummy names the trump", "the laws of 1904")
