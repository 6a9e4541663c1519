"""What is said at All-Fours, told in the talk, and written on tokens and plates."""
from __future__ import annotations

from collections.abc import Sequence

from cardtable.games.all_fours.scoring import GIVEN, HIGH, JACK, JACK_TURNED, LOW, MISCOUNT, OFF_SUIT, THE_GAME
from cardtable.showing.phrases import Voices, listed, number

TOKENS = {"stand": "Stand", "beg": "I beg", "give": "Give one", "run": "Run the cards", "discard": "Throw away",
          "count": "Name the count", "resign": "Give up the game"}
MEANINGS = {
    "stand": "You play with these trumps.",
    "beg": "You ask for other trumps: the dealer gives you a point instead, or deals three more to each.",
    "give": "Elder hand scores one point, and these trumps stand.",
    "run": "Three more cards to each, and another card turned up, until it is of a new suit.",
    "count": "What your tricks count towards game; they are not looked at, and who is wrong loses for it.",
    "discard": "The cards you choose go away; with six you play.",
}
AWAITED = {"begging": "to stand or beg", "answering": "to give one or run the cards", "keeping": "to keep six",
           "counting": "to name the count"}
GUIDANCE = {
    "begging": "Stand, if high, low, Jack or game may well be yours in these trumps. If not, beg: the dealer then "
               "gives you a point, or turns up another suit.",
    "answering": "Give a point and keep these trumps, or deal three more to each for another suit.",
    "counting": "What do your tricks count? Ten for a ten, four for an ace, three for a king, two for a queen, one "
                "for a knave.",
    "play": "Follow suit or trump. The knave of trumps and every ten taken are what the play is about.",
}
SAID = {"stand": "I stand.", "beg": "I beg.", "give": "Take one.", "run": "We run the cards.",
        "count": "My tricks count {told}."}

BY_HEART = "Who counts by heart does not look at the tricks."

# The narrator's lines: of the reader himself, and of anybody else by name.
TOLD: dict[str, Voices] = {
    "turns up": ("You turn up the {card}.", "{name} turns up the {card}."),
    "run out": ("The pack has run out, and you deal afresh.", "The pack has run out, and {name} deals afresh."),
    "may look": ("Now you may look at your cards.", ""),
}

# Of a side: of one player who is not the reader, else of several, or the reader.
OF_SIDES = {
    JACK_TURNED: ("{who} scores one for the knave turned up.", "{who} score one for the knave turned up."),
    GIVEN: ("{who} scores the point that is given.", "{who} score the point that is given."),
    OFF_SUIT: ("{who} scores one off suit.", "{who} score one off suit."),
    MISCOUNT: ("{who} has counted wrongly, and loses {points}.", "{who} have counted wrongly, and lose {points}."),
    HIGH: ("{who} scores high, with the {card}.", "{who} score high, with the {card}."),
    LOW: ("{who} scores low, with the {card}.", "{who} score low, with the {card}."),
    JACK: ("{who} scores Jack.", "{who} score Jack."),
    THE_GAME: ("{who} scores game, {counts}.", "{who} score game, {counts}."),
    "game won": ("{who} wins the game.", "{who} win the game."),
}


def of_side(what: str, players: Sequence[str | None], **facts: str) -> str:
    """A line about a side, the reader named last."""
    names = [one for one in players if one] + ["you"] * (None in players)
    text = OF_SIDES[what][len(names) > 1 or None in players].format(who=listed(names), **facts)
    return text[:1].upper() + text[1:]


def told(points: int) -> str:
    """What tricks count, as it is said."""
    return number(points, "nothing")


def count(points: int) -> str:
    """The same on a token."""
    return SAID["count"].format(told=told(points)).rstrip(".")


def counts(own: int, other: int, elder: bool) -> str:
    """As in "23 to 17"; if equal, why it is theirs."""
    return f"{own} to {other}" if own != other else f"{own} each, as elder hand" if elder else f"{own} each"
