"""What is said at Whist where laws are broken, and what is exacted for it."""
from __future__ import annotations

from cardtable.showing.phrases import Voices

_REMEDIES: dict[str, tuple[str, str, str]] = {
    "add-three": ("Add three points", "Three points to us for that revoke.", "Your side marks three, after all else."),
    "take-three": ("Take three points off", "Three points off your score for that revoke.",
                   "Three points are taken from the side that has revoked, as far as it has them."),
    "three-tricks": ("Take three tricks", "Three of your tricks for that revoke.",
                     "Three tricks go to your side before they are counted; they make no slam."),
    "put-right": ("Have it put right", "Let it be played as it should have been.",
                  "Instead of a penalty all is played again from the trick of the revoke."),
    "own-hand": ("Give up one’s own hand", "You may command my hand.",
                 "The adversaries play the cards of your hand, and your partner plays the other."),
    "partner-hand": ("Give up the partner’s hand", "You may command my partner’s hand.",
                     "The adversaries play your partner’s cards, and yours are your own to play."),
    "consult": ("Confer", "We shall confer on this trick.", "One of your side says aloud whether the trick is wanted."),
    "restore-trick": ("Have the trick back", "That trick is ours.", "The trick comes back to the side that won it."),
    "keep-card": ("Keep the deal", "The deal may stand.", "The deal stands, whatever has been seen of it."),
    "recut": ("Another cut", "Cut again, if you please.", "The pack is cut again."),
    "rectify": ("Put it right", "I put that right.", "The cards given wrongly go where they belong."),
    "rightful-dealer-deals": ("Have it dealt again", "It is not your deal.", "Whose deal it is deals."),
    "keep": ("Keep the deal", "We keep the deal.", "The deal goes on, and what was wrong in it is put right."),
}
EXACTED = {name: (token, said) for name, (token, said, _) in _REMEDIES.items()}

TOKENS = {"prevent": "Prevent it", "agree": "Let it be thrown up", "throw-in": "Throw in as well", "play-on": "Play on",
          "take-up": "Take up the turn-up", "whisper": "Whisper the call", "prompt": "Remind the partner",
          "tell-honours": "Tell of honours", "drop": "Drop cards", "half-draw": "Draw a card half out",
          "drop-unseen": "Drop a card face down", "lay-down": "Claim the rest", "throw-up": "Throw up the hand",
          "look": "Look at a trick", "name-turn-up": "Name the turn-up", "advise": "Advise",
          "cut": "Cut", "deal": "Deal", "lay-pack": "Lay out the other pack", "turn-trump": "Turn the trump",
          "cut-few": "Cut fewer than four", "cut-showing": "Show the last card in cutting", "peep": "Peep at the trump",
          "drop-pack": "Drop a card", "feel": "Count a hand by feeling", "face": "Deal a card faced",
          "misgive": "Give cards wrongly", "let-see": "Let cards be seen", "touch": "Touch the cards",
          "forget-pack": "Forget the other pack", "lay-unturned": "Lay the trump down unturned",
          "to-his-account": "Put the rubber to that account"}
MEANINGS = {
    "prevent": "You do not let your partner throw up the hand: both hands lie down, and one is commanded.",
    "agree": "If an adversary throws in the cards too, the deal is over.",
    "throw-in": "You throw in your cards as well: the tricks that are left are yours, and the deal is over.",
    "play-on": "You go on: both hands of the other side lie down, and you command one.",
    "take-up": "The turn-up must be in your hand before the second trick is over.",
    "throw-up": "If your partner lets it be, and an adversary throws in his cards too, the deal is over. Else both "
                "hands of your side lie down, and the adversaries play one of them.",
    "advise take": "You say aloud that the trick is to be taken.",
    "cut": "The pack is cut for the dealer.", "deal": "Thirteen cards go to each, one at a time.",
    "lay-pack": "The other pack is laid where the next dealer will want it.",
    "turn-trump": "The last card is turned, and its suit is trumps.",
    "to-his-account": "Your partner, who has revoked, pays for you both, or is paid for both if you win.",
    "advise leave": "You say aloud that the trick is to be left.",
    **{f"exact {name}": meant for name, (_, _, meant) in _REMEDIES.items()},
}
AWAITED = {"cutting_pack": "to cut", "dealing": "to deal", "laying": "to lay out the pack",
           "turning": "to turn the trump", "thrown_up": "to prevent it or not", "meeting": "to throw in or play on",
           "conferring": "to advise"}

SAID = {"whisper": "Psst: I could call.", "prompt": "Partner, have you nothing to call?",
        "tell-honours": "I have honours.", "drop-unseen": "One of my cards has fallen, face down.",
        "lay-down": "The rest are ours: here is my hand.", "throw-up": "I throw up my hand.",
        "prevent": "No, partner: play on.", "agree": "As you like, partner.", "throw-in": "So do I: the rest are ours.",
        "play-on": "No: we play on.", "look": "Let me see trick {told} again.",
        "name-turn-up": "The {told} was turned up.",
        "advise": "{told} it.", "to-his-account": "The rubber is on your account, partner."}
TOLD: dict[str, Voices] = {
    "cut": ("You cut the pack.", "{name} cuts the pack."),
    "deal": ("You deal the cards.", "{name} deals the cards."),
    "lay-pack": ("You lay out the other pack.", "{name} lays out the other pack."),
    "cut-few": ("You cut fewer than four cards.", "{name} cuts fewer than four cards."),
    "cut-showing": ("You show the last card in cutting.", "{name} shows the last card in cutting."),
    "let-see": ("You let a hand’s cards be seen: {told}.", "{name} lets a hand’s cards be seen: {told}."),
    "misgive": ("You give cards wrongly: {told}.", "{name} gives cards wrongly: {told}."),
    "dropped": ("You let the {card} be seen.", "{name} lets the {card} be seen."),
    "half drawn": ("You draw the {card} more than half out.", "{name} draws the {card} more than half out."),
    "lies down": ("Your hand lies down.", "{name}’s hand lies down."),
    "looked at": ("You look at the {card}.", "{name} looks at the {card}."),
}
SHOWED = ("dropped", "half drawn", "looked at")
