"""What is said and told where laws of tricks are broken: exacted, ordered, put right."""
from __future__ import annotations

from collections.abc import Mapping

from cardtable.families.tricks.strict import dealing_words as dealing
from cardtable.families.tricks.strict import marking_words as marks
from cardtable.rules.faults import SECONDED
from cardtable.showing.phrases import Voices

# What is exacted, by the name of the remedy: as its token says it, as it is said, and what it means.
_REMEDIES: Mapping[str, tuple[str, str, str]] = {
    **dealing.REMEDIES,
    "replay": ("Play again", "That is to be played again.",
               "The play from there on counts for nothing, and is played again."),
    "three-tricks": ("Take three tricks", "Three of your tricks, if you please.",
                     "Three tricks of the side that broke the law go to yours."),
    "stakes": ("Exact the stakes", "You have lost your stakes.",
               "Who broke the law loses what was staked, and the deal ends."),
    "answers": ("Let that be answered for", "You will answer for that.",
                "The play goes on; who broke the law answers for it when the deal is paid."),
    "call-the-card": ("Call the card", "That card is to be played as soon as it can be.",
                      "The card that was shown must be played as soon as that is lawful."),
    "let-it-go": ("Let it go", "Let it go.", "Nothing is exacted."),
    "new-deal": ("A new deal", "The cards are to be dealt again.",
                 "The deal is void, and the same player deals again."),
    "lost-deal": ("The deal is lost", "You have lost your deal.", "The deal is void, and the next player deals."),
    "accept": ("Accept the lead", "I accept the lead.", "The card stands as it was led."),
    "exposed-lead": ("Have it exposed", "That card lies exposed.",
                     "The card is taken back and lies exposed; who should have led does so."),
    "call-suit-this-trick": ("Call a suit now", "I call a suit for this lead.",
                             "The card goes back; if the lead is the other side’s, you say of which suit."),
    "call-suit-next-trick": ("Call a suit for the next lead", "I call a suit for the next lead.",
                             "The card goes back; you say of which suit the other side leads next, if it does."),
    "mended": ("Have it put right", "Dummy has the suit.", "The card goes back, and Dummy follows suit."),
    "partner-win": ("Have the partner win", "Your partner wins this, if he can.",
                    "The partner must win the trick, if he can."),
    "partner-lose": ("Have the partner lose", "Your partner does not win this.",
                     "The partner must not win the trick, if he can help it."),
    "partner-highest": ("The partner’s highest", "Your partner’s highest of the suit.",
                        "The partner plays the highest of the suit led."),
    "partner-lowest": ("The partner’s lowest", "Your partner’s lowest of the suit.",
                       "The partner plays the lowest of the suit led."),
    "call-suit": ("Call a suit", "I shall call a suit when your side leads.",
                  "You say of which suit the other side next leads."),
    "call-suit-after": ("Call a suit for the next lead", "I call a suit for the next lead.",
                        "The card goes back; you say of which suit the other side leads next, if it does."),
    "call-suit-later": ("Call a suit", "I shall call a suit when your side leads.",
                        "The card goes back, and you say of which suit they next lead."),
    "call-it-later": ("Call the card", "That card lies exposed, and I shall call it.",
                      "The card taken back lies exposed, and is called when it can be played."),
    "first-stays": ("The first stays", "The first of the two stays.", "The card played first belongs to the trick."),
    "second-stays": ("The second stays", "The second of the two stays.",
                     "The card played second belongs to the trick."),
    "highest": ("Ask for the highest", "Your highest of the suit.", "The highest card of the suit must be played."),
    "lowest": ("Ask for the lowest", "Your lowest of the suit.", "The lowest card of the suit must be played."),
    "highest-or-trump": ("The highest, or a trump", "Your partner plays his highest; if he has none, a trump.",
                         "The partner plays the highest of the suit, or without any trumps."),
    "highest-or-no-trump": ("The highest, or no trump", "Your partner plays his highest; if he has none, no trump.",
                            "The partner plays the highest of the suit, or without any does not trump."),
    "lowest-or-trump": ("The lowest, or a trump", "Your partner plays his lowest; if he has none, a trump.",
                        "The partner plays the lowest of the suit, or without any trumps."),
    "lowest-or-no-trump": ("The lowest, or no trump", "Your partner plays his lowest; if he has none, no trump.",
                           "The partner plays the lowest of the suit, or without any does not trump."),
    **marks.REMEDIES,
}
EXACTED = {name: (token, said) for name, (token, said, _) in _REMEDIES.items()}
MEANT = {name: meant for name, (_, _, meant) in _REMEDIES.items()}

ACCUSED = {"revoke": "You have revoked."}        # by the short name of the article
"""What one says who accuses of it, where that is more than what was done."""
BROKE: Mapping[str, str] = {
    "revoke": "revoked", "revoke at once": "revoked", "dummy’s": "revoked from Dummy’s hand",
    "dummy's": "revoked from Dummy’s hand", "defender revoked": "revoked from the closed hand",
    "lead": "led out of turn", "behind partner": "played out of turn behind a partner",
    "wrong hand": "played from the wrong hand", "disobedience": "did not play what was ordered",
    "refusal": "did not play a card that was called", "under a trick": "played two cards to one trick",
    "wrong trick": "took a trick that the other side had won",
    "looking": "looked back at a trick that was turned", "naming": "named the turn-up once it was in hand",
    "false call": "called, or answered a call, without the honours for it", "telling": "told who held honours",
    **dealing.BROKE, **marks.BROKE,
}
"""By fault, what whoever is accused did."""

TOLD: Mapping[str, Voices] = {
    **dealing.TOLD,
    "out of turn": ("You play out of turn, and take the card back.",
                    "{name} plays out of turn, and takes the card back."),
    "leads early": ("It was not your lead.", "It was not {name}’s lead."),
    "plays early": ("You play the {told} out of turn; it lies until it can go to the trick.",
                    "{name} plays the {told} out of turn; it lies until it can go to the trick."),
    "exposed": ("Your {card} {lie} exposed.", "{name}’s {card} {lie} exposed."),
    "seen": ("Your {card} has been seen.", "{name}’s {card} has been seen."),
    "turn": ("You turn the trick.", "{name} turns the trick."),
    **marks.TOLD,
}
SAID: Mapping[str, str] = {
    "demand": "I call the {told}.", "forbid": "Not the {told}.", "highest": "Your highest of {told}.",
    "lowest": "Your lowest of {told}.", "free": "Play as you like.", "suit": "I call {told}.",
    "suit-later": "I call {told} for your side’s next lead.",
    "mend": "I take that card back.", "ask": "Have you none of the suit, partner?", "have-none": "I have none.",
    SECONDED: "So say I.", **marks.SAID,
}
TOKENS = {**dealing.TOKENS, "demand": "Call a card", "forbid": "Forbid a card", "highest": "Ask for the highest",
          "lowest": "Ask for the lowest", "free": "Let it lie", "suit": "Call a suit", "turn": "Turn the trick",
          "mend": "Take the wrong card back", "ask": "Ask whether he has none", "have-none": "Say you have none",
          **marks.TOKENS}
PUT_RIGHT = frozenset({"mend", "have-none", "rectify"})
"""What is said of one's own mistake, and costs something: Return says none of it."""
FLEETING = ("turn", "take-up", "ask", "have-none", "mend")
"""What may be said until a trick is turned or a card has fallen, also by another's doing: a number that is pressed a
moment too late must not say anything else."""
OF_SUIT = {"suit": "I call {suit}", "highest": "Your highest of {suit}", "lowest": "Your lowest of {suit}"}
"""What stands on a token that names a suit: of several each says its own."""
WITH_ONE = {"drop": "Let it fall", "half-draw": "Draw it half out", "name-card": "Name it", "show": "Show it",
            "lead-with": "Lead it at the same time", "lead-on": "Lead it without waiting",
            "slip": "Let it slip under the trick"}
"""What breaks a law with one card, as its own menu has it."""
MEANINGS = {
    **dealing.MEANINGS,
    "free": "The exposed card may be played or not, as its owner likes.",
    "demand": "The exposed card must be played, if that is lawful.",
    "forbid": "The exposed card must not be played, if another can be.",
    "highest": "The highest card of this suit must be played.",
    "lowest": "The lowest card of this suit must be played.",
    "suit": "The other side leads this suit, if it can.",
    "turn": "The trick is turned down and the hand withdrawn: what was wrong in it can be put right no more.",
    "mend": "You have played what you might not, and take the card back.",
    "ask": "You ask your partner, who has not followed suit, whether he cannot.",
    "have-none": "You say that you cannot follow suit.", **marks.MEANINGS,
}
COUNTED = frozenset({"name-honours", "count", "let-see", "misgive"})
"""What is said with a number, which is told in words."""
NUMBERED = marks.NUMBERED
AWAITED = {**dealing.AWAITED, "accusations": "may accuse", "remedy": "to choose",
           "ordering": "to call or not", "naming_suit": "to call a suit", **marks.AWAITED}
