"""What is said and told where hands cut, deal and turn the trump (laws 3, 7, 9 and 11 to 21)."""
from __future__ import annotations

from cardtable.cards import Cards
from cardtable.families.tricks.strict import dealing_words as dealing
from cardtable.families.tricks.strict import words as broken
from cardtable.showing.phrases import listed

# By the name of the remedy: as its token says it, as it is said, and what it means.
REMEDIES = {
    "keep-card": dealing.REMEDIES["keep-card"],
    "rectify": ("Have it put right", "Put that right, if you please.",
                "What is too much goes back upon the stock, and what is wanting comes from there."),
    "new-deal": ("A fresh deal", "I claim a fresh deal.", "All the cards are dealt again, by the same dealer."),
    "first-turned": ("The first is trumps", "The first of them is the trump card.",
                     "The card turned first makes trumps, and the other is thrown aside."),
    "second-turned": ("The second is trumps", "The second of them is the trump card.",
                      "The card turned second makes trumps, and the other is thrown aside."),
    "throw-surplus": ("Throw one out", "I throw out what is too much.",
                      "You throw out the surplus, and the dealer does not see it."),
    "draw-surplus": ("Draw from his hand", "I draw what is too much.",
                     "You draw the surplus from the dealer’s hand, and look at it."),
    "draw-his-surplus": ("Draw from his hand", "I draw what is too much.",
                         "You draw the surplus from the other’s hand, and look at it."),
    "complete-his": ("Make up your hand", "I make up my hand from the stock.",
                     "Your hand is made up from the top of the stock."),
    "complete-own": ("Let it be made up", "Make up your hand from the stock.",
                     "The dealer’s hand is made up from the top of the stock."),
}
WORDS = ("cut", "deal", "turn-trump", "take-up-hand", "cut-showing", "deal-otherwise", "face", "turn-over", "let-see 1",
         "turn-two", "show-two")
TOKENS = {**{verb: dealing.TOKENS[verb] for verb in WORDS}, "deal-numbers": "Deal a wrong number",
          "deal-wrong-pack": "Deal the other’s pack", "throw-out": "Throw out", "draw": "Draw a card",
          "give": "Give the cards",
          "take-card": "Take the card shown", "leave-card": "Leave it", "make-up": "Make up your hand",
          "ask-more": "Ask for one too many", "ask-fewer": "Ask for one too few", "take-more": "Take one too many",
          "take-fewer": "Take one too few", "take-showing": "Show a card in taking",
          "give-more": "Give one too many", "give-fewer": "Give one too few", "give-faced": "Find a card faced",
          "give-showing": "Show a card in giving", "turn-again": "Turn a card as for trumps",
          "look-at-discard": "Look at your discards",
          **{name: token for name, (token, _, _) in REMEDIES.items()}}
MEANINGS = {
    **{verb: dealing.MEANINGS[verb] for verb in WORDS if verb in dealing.MEANINGS},
    "give": "The cards asked for are given from the top of the stock.",
    "take-card": "The card that was shown comes to your hand.",
    "leave-card": "The card that was shown is put aside, and you have the next.",
    "make-up": "You have taken too few, and draw what is wanting before you play.",
    "throw-out": "What you choose lies with your discards, face down.",
    "draw": "A card of the other’s hand, of which you see the backs alone; you look at it, and it is put aside.",
    **{f"exact {name}": meant for name, (_, _, meant) in REMEDIES.items()}}
EXACTED = {name: said for name, (_, said, _) in REMEDIES.items()}
ACCUSED = {
    9: "That is not what should have been dealt.", 14: "It is not your deal, or not your pack.",
    15: "There are too many cards in the hand dealt to me.", 16: "There are too few cards in the hand dealt to me.",
    17: "You have dealt yourself too many cards.", 18: "You have dealt yourself too few cards.",
    29: "You have asked for more than you threw out.", 31: "You have given me too many cards.",
    32: "You have given me too few cards.", 33: "You have taken more than you threw out.",
    20: "You have played with a wrong number of cards.", 21: "You, the dealer, have played with a wrong number.",
}

BROKE = {
    "wrong number": "dealt a wrong number of cards", "out of turn": "dealt out of turn",
    "wrong pack": "dealt with the wrong pack", "his too many": "dealt the other too many cards",
    "his too few": "dealt the other too few cards", "own too many": "dealt the dealer too many cards",
    "own too few": "dealt the dealer too few cards", "his number": "played with a wrong number of cards",
    "own number": "played, as dealer, with a wrong number of cards",
    "asked too many": "asked for more than was thrown out", "gave too many": "gave too many cards",
    "gave too few": "gave too few cards", "took too many": "took more than was thrown out",
}
"""The same by fault, for who is to say it."""


def in_mind(more: int, shows: bool, dealer: bool) -> str:
    """What stands above the tokens of who will ask for, or take, another number than he throws out; or who will show
    the first card that he takes."""
    if shows:
        return "You will show the first card that you take."
    return f"You will {'take' if dealer else 'ask for'} one {'more' if more > 0 else 'fewer'} than you throw out." \
        if more else ""


def looked_at(some: Cards) -> str:
    """What who looks at his discards sees."""
    return f"You see {listed([f'the {card.name}' for card in some])}."


HAS_LOOKED = dealing.HAS_LOOKED
TURNED, NO_TRUMP = "The cards turned", "neither was made trumps"
SEEN_BY = {"offered": "give-showing", "exchange": "give-faced"}      # and else it was turned as if for trumps
"""How a card came to be seen, by what follows: it is told with the card, not with the word."""
COUNTED = frozenset({"asks", "takes", "gives"})
AWAITED = {**{phase: dealing.AWAITED[phase] for phase in ("cutting_pack", "dealing", "turning", "taking_up")},
           "giving": "to give the cards", "offered": "to take the card or leave it",
           "throwing": "to throw out what is too much", "drawing": "to draw a card"}
TOLD = {
    **{verb: dealing.TOLD[verb] for verb in (*WORDS, "cut wrongly") if verb in dealing.TOLD},
    "let-see": ("You let a card of the other hand be seen.", "{name} lets a card of the other hand be seen."),
    "face": ("A card lies faced in the pack that you deal.", "A card lies faced in the pack that {name} deals."),
    "deal-wrong-pack": ("You deal with the other’s pack.", "{name} deals with the other’s pack."),
    "turned alone": ("You turn up the {card}.", "{name} turns up the {card}."),
    "no king turned": ("You may not mark the king, for a wrong number was dealt.",
                       "{name} may not mark the king, for a wrong number was dealt."),
    "throw-out": ("You throw out what was too much.", "{name} throws out what was too much."),
    "asks": ("You ask for {told}.", "{name} asks for {told}."),
    "takes": ("You take {told}.", "{name} takes {told}."),
    "gives": ("You give {told}.", "{name} gives {told}."),
    "take-card": ("You take the card that was shown.", "{name} takes the card that was shown."),
    "leave-card": ("You leave the card that was shown.", "{name} leaves the card that was shown."),
    "make-up": ("You make up your hand.", "{name} makes up the hand that was short."),
    "give-faced": ("The {card} lies faced in the stock; you put it aside.",
                   "The {card} lies faced in the stock; {name} puts it aside."),
    "give-showing": ("You show the {card} in giving.", "{name} shows the {card} in giving."),
    "turn-again": ("You turn the {card}, as if for trumps.", "{name} turns the {card}, as if for trumps."),
    "look-at-discard": ("You look at your discards.", "{name} looks at cards once thrown out."),
    "shown": broken.TOLD["seen"],
}
