"""What is said at Whist, told in the talk, and written on cloth and sheets."""
from __future__ import annotations

from cardtable.families.tricks.strict.marking_words import ENTRIES as MARKS
from cardtable.games.whist.scoring import DOUBLE, SINGLE, TREBLE
from cardtable.games.whist.strict import words as broken
from cardtable.showing.phrases import SIDES as SIDES
from cardtable.showing.phrases import Voices, count, number

TOKENS = {"pass": "No call", "show": "Show the honours", "call": "Call", "answer": "Answer the call",
          "silent": "Do not answer", "stop": "Take the game", **broken.TOKENS}
MEANINGS = {
    "resign": "The rubber is lost by the scores as they stand, and with it the match ends.",
    "pass": "Nothing is shown; honours count when the tricks have been counted.",
    "show": "You hold three honours or more, and win the game with them.",
    "call": "You hold two honours; if your partner shows a third, your side has the game.",
    "answer": "You show your partner an honour, and your side has the game.",
    "stop": "Your tricks have won the game, and the rest are not played.",
    "silent": "You show no honour. If you hold one, your side can make no slam in this deal.",
    **broken.MEANINGS,
}
AWAITED = {"calling": "to call or not", "answering": "to answer", **broken.AWAITED}

SAID = {"call": "I call. Can you one, partner?", "silent": "I cannot.", "show": "Honours: the game is ours.",
        "answer": "I can.", "stop": "That is the game.",
        **broken.SAID}

SHOWED = broken.SHOWED                           # events of cards seen
EXACTED = broken.EXACTED

# The narrator's lines: of the reader himself, and of anybody else by name.
TOLD: dict[str, Voices] = {
    "turns": ("You turn up the {card}: {suit} are trumps.", "{name} turns up the {card}: {suit} are trumps."),
    "stop": ("You have the odd trick, and throw down the cards.",
             "{name} has the odd trick, and throws down the cards."),
    **broken.TOLD,
}

# Of a side, by its players: alone (or the reader with the dummy he plays), and together.
OF_SIDES: dict[str, tuple[str, str]] = {
    "tricks": ("{who} marks {points} by tricks.", "{who} mark {points} by tricks."),
    "honours": ("{who} marks {points} by honours.", "{who} mark {points} by honours."),
    "honours called": ("{who} has the game by honours.", "{who} have the game by honours."),
    "no honours": ("{who} counts no honours, one short of the game.", "{who} count no honours, one short of the game."),
    "slam": ("{who} has all thirteen tricks, a slam.", "{who} have all thirteen tricks, a slam."),
    "revoke": ("{who} marks {points} for a revoke.", "{who} mark {points} for a revoke."),
    "revoke paid": ("{who} loses {points} for a revoke.", "{who} lose {points} for a revoke."),
    "game": ("{who} wins the game, {value}.", "{who} win the game, {value}."),
    "rubber": ("{who} wins the rubber, {points}.", "{who} win the rubber, {points}."),
}
VALUES = {1: "a single", 2: "a double", 3: "a treble"}
PAID_FOR = {"slam": "the slam"}
UNITS = {"hoyle-1909": "points", "deschapelles-1839": "fish"}
LAWS = {"hoyle-1909": "the laws of 1900", "deschapelles-1839": "the laws of 1839"}       # beside the game's title
ENTRIES = {"tricks": "tricks", "honours": "honours", "honours called": "honours called",
           "revoke": "a revoke", **MARKS}

TITLES = {("whist", False, "long"): "Short whist", ("dummy", False, "long"): "Dummy",
          ("double-dummy", False, "long"): "Double Dummy",
          ("whist", True, "long"): "Long whist", ("whist", True, "short"): "Short whist",
          ("dummy", True, "long"): "Dumbmy, the long game", ("dummy", True, "short"): "Dumbmy, the short game"}
LAST_TRICK_HIDDEN = "A trick that has been turned and quitted may not be seen again."


def rubber_points(points: int, code: str) -> str:
    """As in "four points", "four fish": one fish, and many."""
    return count(points, "point") if UNITS[code] == "points" else f"{number(points)} fish"

WORTH = {SINGLE: "a single", DOUBLE: "a double", TREBLE: "a treble"}
