"""What is said at Five Hundred, told in the talk, and written on tokens and slate."""
from __future__ import annotations

from cardtable.cards import SUIT_NAMES, SUITS
from cardtable.games.five_hundred.rules import EVERY, LOST, MADE, TRICKS
from cardtable.games.five_hundred.schedule import ALL, DENOMINATIONS, LEAST, NO_TRUMPS
from cardtable.showing.phrases import Voices, counted

IN = {**dict(zip(SUITS, SUIT_NAMES, strict=True)), NO_TRUMPS: "no trumps"}

SIGNS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠", NO_TRUMPS: "NT"}

TOKENS = {"discard": "Lay out", "resign": "Give up the game"}
# A bid of tricks has its figure as its key, ten the nought; then the suits go by their rank, and a step back follows.
IN_ORDER = {suit: str(place) for place, suit in enumerate(DENOMINATIONS, 1)}
KEYS = {"pass": "1", **{f"bid {tricks}": str(tricks % 10) for tricks in range(LEAST, ALL + 1)},
        **{f"bid {tricks} {suit}": key for tricks in range(LEAST, ALL + 1) for suit, key in IN_ORDER.items()},
        **{f"name {suit}": key for suit, key in IN_ORDER.items()}, "back": str(len(IN_ORDER) + 1)}
LEVEL = "{who} are level: of equals the nearest at the left of who gives up has the game."
MEANINGS = {
    "pass": "You bid no more in this deal.",
    "bid": "You are to win so many of the ten tricks, alone against both; you take the widow.",
    "discard": "The cards you choose go away, three in all, face down; with the other ten you play.",
    "exact set-back": "The bid is lost, whatever the bidder has won.",
    "name": "The joker counts as a card of that suit, and the others must follow it.",
}
AWAITED = {"laying": "to lay out three", "naming": "to name a suit"}
NOBODY, WITHOUT = "playing without a bid", "laying without trumps"
"""Stages told apart from the usual play, and from the usual laying out."""
GUIDANCE = {
    "calling": "Bid how many of the ten tricks you would win against both the others, and your trumps; or pass. Who "
               "bids highest takes the widow.",
    "laying": "Lay three cards out. Keep your trumps and your sure cards.",
    WITHOUT: "Lay three cards out. Keep your sure cards, and what guards your kings and queens.",
    NOBODY: "Follow suit if you can. Nobody has bid: there are no trumps, and every trick scores ten for who wins it.",
    "play": "Follow suit if you can. The bidder needs what was bid; each of the others scores ten a trick.",
}
SAID = {"name": "I call it a {suit}."}

EXACTED = {"set-back": ("Set the bidder back", "Your bid is lost by that revoke.")}

# The narrator's lines: of the reader himself, and of anybody else by name.
TOLD: dict[str, Voices] = {
    "bought": ("You take the widow, for {bid}.", "{name} takes the widow, for {bid}."),
    "discard": ("You lay three cards out.", "{name} lays three cards out."),
    "passed out": ("Nobody bids. There are no trumps, and every trick counts ten.",) * 2,
    MADE: ("You make {bid}, and score {points}.", "{name} makes {bid}, and scores {points}."),
    EVERY: ("You make {bid}, and score {points}: all ten tricks count at least so much.",
            "{name} makes {bid}, and scores {points}: all ten tricks count at least so much."),
    LOST: ("You fail in {bid}, and are set back {points}.", "{name} fails in {bid}, and is set back {points}."),
    TRICKS: ("You score {points} for {tricks}.", "{name} scores {points} for {tricks}."),
    "revoke": ("You are set back {points} for a revoke.", "{name} is set back {points} for a revoke."),
    "game": ("You win the game.", "{name} wins the game."),
}


def chalked(value: object) -> str:
    """On the slate: "6 ♥", "7 NT"."""
    text = str(value)
    return f"{text[:-1]} {SIGNS[text[-1]]}"


def bid(text: str) -> str:
    """In the middle of a sentence: "seven in diamonds", "six without trumps"."""
    tricks, suit = counted(int(text[:-1])), text[-1]
    return f"{tricks} without trumps" if suit == NO_TRUMPS else f"{tricks} in {IN[suit]}"
