"""What is said at Whist where laws are broken, and what is exacted for it."""
from __future__ import annotations

from cardtable.showing.phrases import Voices

_REMEDIES: dict[str, tuple[str, str, str]] = {
    "add-three": ("Add three points", "Three points to us for that revoke.", "Your side marks three."),
    "take-three": ("Take three points off", "Three points off your score for that revoke.",
                   "Three points are taken from the side that has revoked, as far as it has them."),
    "three-tricks": ("Take three tricks", "Three of your tricks for that revoke.",
                     "Three of their tricks are counted as yours."),
    "put-right": ("Have it put right", "Let it be played as it should have been.",
                  "Instead of a penalty all is played again from the trick of the revoke."),
    "own-hand": ("Give up one’s own hand", "You may command my hand.",
                 "The adversaries play the cards of your hand, and your partner plays the other."),
    "partner-hand": ("Give up the partner’s hand", "You may command my partner’s hand.",
                     "The adversaries play your partner’s cards, and yours are your own to play."),
    "consult": ("Confer", "We shall confer on this trick.", "One of your side says aloud whether the trick is wanted."),
    "restore-trick": ("Have the trick back", "That trick is ours.", "The trick comes back to the side that won it."),
    "annul-add-three": ("Add three points now", "That is a revoke: three points to us, and the deal is over.",
                        "Your side marks three; nothing else of the deal counts, and the next deals."),
    "annul-take-three": ("Take three points off now", "That is a revoke: three points off, and the deal is over.",
                         "Three points are taken from the other side, as far as it has them; nothing else of the deal "
                         "counts, and the next deals."),
    "restore-card": ("Have the card put back", "Take that card back, and let us play on.",
                     "The card goes back to the hand in which it is missing, and the deal goes on."),
    "lay-again": ("Have it laid down", "Lay the turn-up down again.", "It lies there until its owner is to play."),
    "highest-trump": ("Call the highest trump", "Your highest trump.", "The best trump in that hand must be played."),
    "lowest-trump": ("Call the lowest trump", "Your lowest trump.", "The worst trump in that hand must be played."),
    "keep": ("Keep the deal", "We keep the deal.", "The deal goes on, and what was wrong in it is put right."),
}
EXACTED = {name: (token, said) for name, (token, said, _) in _REMEDIES.items()}

TOKENS = {"prevent": "Prevent it", "agree": "Let it be thrown up", "throw-in": "Throw in as well", "play-on": "Play on",
          "take-up": "Take up the turn-up", "whisper": "Whisper the call", "prompt": "Remind the partner",
          "tell-honours": "Tell of honours", "drop": "Drop cards", "half-draw": "Draw a card half out",
          "drop-unseen": "Drop a card face down", "lay-down": "Claim the rest", "throw-up": "Throw up the hand",
          "look": "Look at a trick", "name-turn-up": "Name the turn-up", "advise": "Advise",
          "dispute": "Dispute the deal", "name-card": "Name a card", "detach": "Detach a card",
          "name-detached": "Name the card detached", "slip": "Let a card slip under the trick",
          "throw-down": "Throw the hand down", "lead-with": "Lead at the same time", "lead-on": "Lead on",
          "point": "Point to the trick", "forget-trump": "Say it is forgotten",
          "to-his-account": "Put the rubber to that account"}
MEANINGS = {
    "prevent": "You do not let your partner throw up the hand: both hands lie down, and one is commanded.",
    "agree": "If an adversary throws in the cards too, the deal is over.",
    "throw-in": "You throw in your cards as well: the tricks that are left are yours, and the deal is over.",
    "play-on": "You go on: both hands of the other side lie down, and you command one.",
    "take-up": "The turn-up is taken into the dealer’s hand; left lying after the second trick it lies exposed.",
    "throw-up": "If your partner lets it be, and an adversary throws in cards too, the deal is over. Else both "
                "hands of your side lie down, and the adversaries play one of them.",
    "advise take": "You say aloud that the trick is to be taken.",
    "to-his-account": "Your partner, who has revoked, pays for you both, or is paid for both if you win.",
    "detach": "One card stands apart in your hand; an adversary who names it rightly has it exposed.",
    "name-detached": "If it is that card, it lies exposed; if not, your side may have a suit called.",
    "slip": "It lies unseen under the trick just taken, and your hand is a card short: nobody else knows.",
    "advise leave": "You say aloud that the trick is to be left.",
    **{f"exact {name}": meant for name, (_, _, meant) in _REMEDIES.items()},
}
AWAITED = {"thrown_up": "to prevent it or not", "meeting": "to throw in or play on",
           "conferring": "to advise"}

SAID = {"whisper": "Psst: I could call.", "prompt": "Partner, have you nothing to call?",
        "tell-honours": "I have honours.", "drop-unseen": "One of my cards has fallen, face down.",
        "lay-down": "The rest are ours: here is my hand.", "throw-up": "I throw up my hand.",
        "prevent": "No, partner: play on.", "agree": "As you like, partner.", "throw-in": "So do I: the rest are ours.",
        "play-on": "No: we play on.", "look": "Let me see trick {told} again.",
        "name-turn-up": "The {told} was turned up.",
        "detach": "A card of mine stands apart.", "name-detached": "That is the {told}.",
        "throw-down": "I throw down my hand.", "dispute": "I think it is not your deal.", "point": "That is mine.",
        "forget-trump": "I cannot recollect which card was turned up.",
        "advise": "{told} it.", "to-his-account": "The rubber is on your account, partner."}
TOLD: dict[str, Voices] = {
    "found": ("Your {told} lies among the tricks: one of them has five cards.",
              "{name}’s {told} lies among the tricks: one of them has five cards."),
    "dropped": ("You let the {card} be seen.", "{name} lets the {card} be seen."),
    "half drawn": ("You draw the {card} more than half out.", "{name} draws the {card} more than half out."),
    "named": ("You name a card in your hand, the {card}.", "{name} names a card in hand, the {card}."),
    "leads with": ("You lead the {card} at the same time.", "{name} leads the {card} at the same time."),
    "leads on": ("You lead the {card} without waiting.", "{name} leads the {card} without waiting."),
    "lies down": ("Your hand lies down.", "{name}’s hand lies down."),
    "looked at": ("You look at the {card}.", "{name} looks at the {card}."),
}
_CANCEL = "Both sides have revoked: the revokes cancel each other, and neither side can win the game by this hand."
TOLD["revokes cancel"] = _CANCEL, _CANCEL
SHOWED = ("dropped", "half drawn", "looked at", "named", "leads with", "leads on")
