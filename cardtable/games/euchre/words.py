"""What is said at Euchre, told in the talk, and written on tokens and plates."""
from __future__ import annotations

from collections.abc import Sequence

from cardtable.families.tricks.strict.marking_words import OF_SIDES as MARKED
from cardtable.games.euchre.scoring import ALONE, JAMBONE, JAMBOREE, MUMBLED, TOGETHER
from cardtable.games.euchre.stars import Stars
from cardtable.showing.phrases import Voices, listed

PROFESSOR = "the Professor’s rules, 1862"        # beside the game's title
HOW = {TOGETHER: "", ALONE: ", alone", JAMBONE: ", jambone", JAMBOREE: ", jamboree", MUMBLED: ", … by myself"}

TOKENS = {"order": "Order it up", "assist": "Assist", "take": "Take it up", "turn-down": "Turn it down",
          "leave": "Leave it", "oppose": "Alone against it", "discard": "Discard", "call": "Call",
          "forgo": "Call none", "resign": "Give up the game"}
ON_TOKEN = {TOGETHER: "", ALONE: " alone", JAMBONE: " for jambone", JAMBOREE: " for jamboree"}
"""The same on tokens and where they are listed, without a comma: "Order it up alone, hearts alone"."""
IN_STEAD = {ALONE: "Play alone instead", JAMBONE: "Jambone instead", JAMBOREE: "Jamboree instead"}
# What the calls mean (001:246-260, 313-337, 404-464).
MEANINGS = {
    "adopting: pass": "You leave the suit to whoever speaks next.",
    "making: pass": "You name no suit.",
    "order together": "That suit is trumps, and three tricks must be won with it.",
    "assist together": "You accept the suit with the dealer; you two must win three tricks.",
    "take together": "You take the turned card for one you discard; three tricks must be won.",
    "turn-down": "The suit is refused, and each may name another in turn.",
    "make": "That suit is trumps, and three tricks must be won with it.",
    "superseding: leave": "Your partner’s call stands.",
    "opposing: leave": "You play with your partner.",
    "oppose": "Your partner’s cards are laid down; the odd trick then counts four to whoever wins it.",
    "call": "That card must be played to this trick.",
    "forgo": "The open hand plays as it likes.",
}
MEANT = {ALONE: "You play without your partner: all five tricks count four.",
         JAMBONE: "You play alone with your cards laid open: all five tricks count eight.",
         JAMBOREE: "You show the five best trumps, for sixteen points."}
AWAITED = {"adopting": "to speak", "making": "to make the trump", "superseding": "to play alone or not",
           "opposing": "to play alone or not", "discarding": "to discard", "naming": "to call a card"}

SAID = {"order": "I order it up{how}.", "assist": "I assist{how}.", "take": "I take it up{how}.",
        "turn-down": "I turn it down.", "make": "I make it {suit}{how}.", "supersede": "I play it{how}.",
        "oppose": "I play alone against it.", "call": "I call the {card}.", "forgo": "I call none."}

# The narrator's lines: of the reader himself, and of anybody else by name.
TOLD: dict[str, Voices] = {
    "turns up": ("You turn up the {card}.", "{name} turns up the {card}."),
    "names the suit": ("The next card, the {card}, names the suit.",) * 2,
    "drawn": ("The cards for partners and tables are drawn.",) * 2,
    "head table": ("The bell is struck; this is the head table.",) * 2,
    "booby table": ("The bell is struck; this is the booby table.",) * 2,
    "elsewhere": ("At the other table it stands {most} to {least}.",) * 2,
    "bell": ("The bell rings, and all stop.",) * 2,
    "gold": ("You have a gold star.", "{name} has a gold star."),
    "red": ("You have a red star, and go to the head table.", "{name} has a red star, and goes to the head table."),
    "green": ("You have a green star.", "{name} has a green star."),
    "passed out": ("Nobody makes the trump, and the cards are thrown up.",) * 2,
    "discard": ("You discard; the turned card is yours.", "{name} discards; the turned card is the dealer’s."),
    "decline": ("You leave the turned card out.", "{name} leaves the turned card out."),
    "lays down": ("You lay down your cards.", "{name} lays down the cards."),
    "lays open": ("You lay your cards open.", "{name} lays the cards open."),
    JAMBOREE: ("You show both Bowers, ace, king and queen.", "{name} shows both Bowers, ace, king and queen."),
}
AND_SO = "euchre, too"                   # the second of the two who count it, at a table of three
# Of a side: of one player who is not the reader, else of several, or the reader.
OF_SIDES = {
    **MARKED,
    "point": ("{who} makes the point.", "{who} make the point."),
    "march": ("{who} has all five tricks, the march: {points}.", "{who} have all five tricks, the march: {points}."),
    "euchre": ("It is a euchre, and {who} counts {points}.", "It is a euchre, and {who} count {points}."),
    AND_SO: ("So does {who}.", "So do {who}."),
    "set back": ("It is a euchre, and {who} is set back two.", "It is a euchre, and {who} are set back two."),
    JAMBOREE: ("{who} counts {points}.", "{who} count {points}."),
    "revoke": ("{who} adds {points} for the revoke.", "{who} add {points} for the revoke."),
    "hint": ("{who} adds {points}.", "{who} add {points}."),
    "game": ("{who} wins the game{games}.", "{who} win the game{games}."),
}
GAMES = {1: "", 2: ", which counts two"}


def stars(one: Stars) -> str:
    """As in "2 gold, 1 green"."""
    return ", ".join([f"{n} {colour}" for colour, n in one._asdict().items() if n]) or "no star"


def of_side(what: str, players: Sequence[str | None], **facts: str) -> str:
    """A line about a side, the reader named last."""
    names = [one for one in players if one] + ["you"] * (None in players)
    text = OF_SIDES[what][len(names) > 1 or None in players].format(who=listed(names), **facts)
    return text[:1].upper() + text[1:]
