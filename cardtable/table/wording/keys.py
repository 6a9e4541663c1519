"""The keys and gestures of the program: one table, by which keys are bound and of which the card of help is made.

Keys are named as Qt names them in a sequence: "H", "Ctrl+Z", "Left".
"""
from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Literal

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence


@dataclass(frozen=True)
class Keys:
    """Keys each of which does what the words say, and what is printed on their caps, if not their names."""

    names: tuple[str, ...]
    does: str
    printed: str = ""

    @property
    def name(self) -> str:
        """The first of them: by this name the program asks for what it does."""
        return self.names[0]

    @property
    def caps(self) -> list[str]:
        """What is printed on each."""
        return (self.printed or " ".join(self.names)).split()

    @property
    def told(self) -> str:
        """In a sentence: "Ask a master for advice (H)"."""
        return f"{self.does[:1].upper()}{self.does[1:]} ({' '.join(self.caps)})"

    @cached_property
    def codes(self) -> frozenset[Qt.Key]:
        """Those pressed by themselves."""
        return frozenset([Qt.Key(code_of(name)) for name in self.names if not chord(name)])

    def __contains__(self, key: Qt.Key) -> bool:
        return key in self.codes


def chord(name: str) -> bool:
    """Whether keys are held down together."""
    return "+" in name[:-1]


def code_of(name: str) -> int:
    """A key, or a chord, as key events tell of it."""
    sequence: Any = QKeySequence(name)       # Qt's own type hints leave out that it has members
    return int(sequence[0].toCombined())


# At any moment of a game

HINT = Keys(("H",), "ask a master for advice")
COMPARE = Keys(("A",), "compare all that can be done")
LOOK_BACK = Keys(("P",), "look back on the deal that ended last")
OPEN_CARDS = Keys(("D",), "double dummy: what the deal that ended was worth with all cards seen")
TAKE_BACK = Keys(("Ctrl+Z",), "take back your last choice", "Ctrl Z")
REDO = Keys(("Ctrl+Y", "Ctrl+Shift+Z"), "do again what you have taken back", "Ctrl Y")
SEE_AGAIN = Keys(("F",), "see the last trick or the last count again")
PASS_OVER = Keys(("O",), "pass over what the others play while you wait, or see it again")
CLAIM = Keys(("C",), "claim the rest of the tricks")
ACCUSE = Keys(("J",), "accuse somebody of having broken a law, where laws are strict")
SORT = Keys(("S",), "sort the hand another way")
TALK = Keys(("T",), "open the talk")
LAWS = Keys(("L",), "open the law book")
FIND_LAW = Keys(("/",), "find words or a number in the law book")
LABORATORY = Keys(("Y",), "try systems of staking in the laboratory")
IN_WORDS = Keys(("W",), "open the table in words, or the talk again")
FOLD = Keys(("B",), "fold the book, or lay it open")
HIDE = Keys(("X",), "cover the hands, where two share the screen")
MENU = Keys(("Esc",), "open the menu; before that, go back a step of a move, or put back the book")
OFFER = Keys(("Menu", "Shift+F10"), "see what can be done with the card or plate in the ring", "Menu")
COMMANDS = (HINT, COMPARE, LOOK_BACK, OPEN_CARDS, TAKE_BACK, REDO, SEE_AGAIN, PASS_OVER, CLAIM, ACCUSE, SORT, TALK,
            LAWS, FIND_LAW, LABORATORY, IN_WORDS, FOLD, HIDE, MENU, OFFER)

# To answer

ALONG = Keys(("Left", "Right", "Home", "End"), "go along the hand, the tokens or the places", "← → Home End")
ACROSS = Keys(("Up", "Down"), "take up a card for exchange, or put it back; else go between hand and tokens", "↑ ↓")
PRESS = Keys(("Return", "Enter", "Space"), "play the card or press the token in the ring", "Enter Space")
NUMBERS = Keys(tuple("123456789"), "press the token with this number", "0 – 9")
"""By their place in the row; a game may give a call its own digit, and nought too."""
AMOUNT = Keys(("+", "=", "-", *"0123456789"), "set the amount that is asked for", "+ − 0 – 9")
STEP_BACK = Keys(("Backspace",), "go back a step of a move that has begun, or a figure", "Backspace")
NEXT = Keys(("Tab", "Backtab"), "go on to the tokens, the hand, the instruments, the book", "Tab")
GO_ON = Keys(("Space",), "go on with a count, item by item")
AT_ONCE = Keys(("Return", "Enter"), "have the whole count at once", "Enter")
ANSWERS = (ALONG, ACROSS, PRESS, NUMBERS, AMOUNT, STEP_BACK, NEXT, GO_ON, AT_ONCE)

# Looking back on a deal

CHOICE_BEFORE = Keys(("Left",), "go to the choice before", "←")
NEXT_CHOICE = Keys(("Right",), "go to the next choice", "→")
MOVE_BY_MOVE = Keys(("Shift+Left", "Shift+Right"), "go back or on by one move", "Shift ← →")
TO_ENDS = Keys(("Home", "End"), "go to the beginning of the deal, or to its end")
BY_DEALS = Keys(("PgUp", "PgDown"), "go to the deal before, or the next", "Page↑ Page↓")
OPEN_CHOICE = Keys(("Return", "Enter"), "go into the card that is open; on a course of it, compare all", "Enter")
ALL_HANDS = Keys(("O",), "lay all hands open, or as they were seen")
PRINT = Keys(("Ctrl+P",), "print the game, or save it as PDF", "Ctrl P")
GO_BACK = Keys(("Esc",), "go back: out of the line, out of the book, to the table")
LOOKING_BACK = (CHOICE_BEFORE, NEXT_CHOICE, MOVE_BY_MOVE, TO_ENDS, BY_DEALS, OPEN_CHOICE, ALL_HANDS, OPEN_CARDS, PRINT,
                GO_BACK)

# In a lesson

GIVE_ANSWER = Keys(tuple("123456789"), "give the answer with this number", "1 – 9")
NEXT_PAGE = Keys(("Return", "Enter"), "go on, when the step asks nothing more", "Enter")
BACK_A_PAGE = Keys(("Backspace", "Left"), "go back a step; by the arrow, too, where nothing is to be played", "⌫ ←")
LEAVE_LESSON = Keys(("Esc",), "leave the lesson; it can be gone on with")
LESSON = (GIVE_ANSWER, NEXT_PAGE, BACK_A_PAGE, LEAVE_LESSON)
IN_LESSONS = (SEE_AGAIN, ACCUSE, SORT, TALK, LAWS, FIND_LAW, IN_WORDS, FOLD)
"""What serves there as at any other table."""

# Everywhere; in the cabinet and on sheets they are those of every program

HELP = Keys(("F1", "?"), "show these keys and gestures")
FULL_SCREEN = Keys(("F11",), "fill the screen, or leave it again")
EVERYWHERE = (HELP, FULL_SCREEN)
WAYS = Keys(("Left", "Right", "Up", "Down"), "go to what lies that way", "← → ↑ ↓")
OPEN = Keys(("Return", "Enter", "Space"), "open or press what has the ring", "Enter Space")
ROUND = Keys(("Tab", "Backtab"), "go round all there is", "Tab")
SHELVES = Keys(("PgUp", "PgDown"), "go on by shelves", "Page↑ Page↓")
SEEK = Keys(("/",), "find a game, or a word of its laws")
PUT_AWAY = Keys(("Esc",), "put the sheet away")


@dataclass(frozen=True, slots=True)
class Gesture:
    """Something done with the mouse, and what comes of it."""

    gesture: str
    does: str


OF_CARDS = CLICK_CARD, DRAG_CARD, CLICK_WON, HOLD_PLATE = (
    Gesture("Click a card", "play it, or choose it for an exchange"),
    Gesture("Drag a card", "to the middle, to play it; along the hand, to put it where you like"),
    Gesture("Click what lies won", "see the last trick again; on the board, the last count"),
    Gesture("Hold your plate", "where hands lie in racks, or your own key: see your cards; let go on one to play it"),
)
RIGHT_CLICK = Gesture("Right click", "on a card or a plate: what can be done, and what the law says")
ANYWHERE = Gesture("Click anywhere", "while cards move or a hand is counted, to go on")
MOUSE = (
    CLICK_CARD, DRAG_CARD, RIGHT_CLICK,
    Gesture("Rest the pointer", "on a plate, a token or an instrument: what it is, and how it stands"),
    CLICK_WON, HOLD_PLATE, Gesture("Turn the wheel", "make an amount greater or less"), ANYWHERE,
)

ARROW = Gesture("Click an arrow", "beside the beads: a move, or a deal, back or on")
BEADS = (
    Gesture("Click a bead", "or a row of the book: see that choice, as it lay"),
    Gesture("Rest the pointer", "on a bead: what was done, and what was better"),
    ARROW,
)

Place = Literal["table", "cabinet", "looking back", "lesson"]
Line = Keys | Gesture
CARD: dict[Place, dict[str, tuple[Line, ...]]] = {
    "table": {"To answer": ANSWERS, "With the mouse": MOUSE, "At any moment": (*COMMANDS, *EVERYWHERE)},
    "cabinet": {"In the cabinet": (WAYS, ROUND, OPEN, SHELVES, SEEK, *EVERYWHERE),
                "On a sheet": (WAYS, ROUND, OPEN, PUT_AWAY)},
    "lesson": {"Through the lesson": LESSON, "To answer": (ALONG, ACROSS, PRESS, NUMBERS, AMOUNT, NEXT),
               "At any moment": (*IN_LESSONS, *EVERYWHERE)},
    "looking back": {"With the mouse": BEADS, "Looking back": (*LOOKING_BACK, ROUND, *EVERYWHERE)},
}
"""What the card says, by the place at which it is asked for: its parts, with their lines."""

WITHOUT_CARDS: dict[Line, str] = {
    ALONG: "go along the tokens or the places", ACROSS: "go from place to place, and to the tokens",
    PRESS: "lay on the place, or press the token, in the ring", NEXT: "go on to the tokens, the instruments, the book",
    LOOK_BACK: "look back on the coup that ended last", OFFER: "see what is to be known of the players",
    TO_ENDS: "go to the beginning of the coup, or to its end", BY_DEALS: "go to the coup before, or the next",
    OPEN_CHOICE: "go into the choice that is open; on a course of it, compare all",
    ARROW: "beside the beads: a move, or a coup, back or on",
    RIGHT_CLICK: "on a plate: what is to be known of the player",
    ANYWHERE: "while the ball runs or counters move, to go on",
    **dict.fromkeys((SEE_AGAIN, CLAIM, ACCUSE, SORT, OPEN_CARDS, HIDE, GO_ON, AT_ONCE, ALL_HANDS, *OF_CARDS), "")}
"""What the same does where no cards are played; "" where it does nothing."""
COUNTERS = (
    Gesture("Click a counter", "of the rack: a press then lays one like it"),
    Gesture("Click a place", "lay such a counter on the space, line or corner"),
    Gesture("Drag a counter", "from the rack to a place, from place to place, or off the cloth"),
)


def at_table(lines: tuple[Line, ...], cards: bool, without: Collection[Line] = ()) -> tuple[Line, ...]:
    """These lines as they are at a table at which no cards may be played; `without`: what does nothing there."""
    lines = tuple([line for line in lines if line not in without])
    if cards:
        return lines
    told = [line if line not in WITHOUT_CARDS else replace(line, does=WITHOUT_CARDS[line]) for line in lines]
    return (*(COUNTERS if lines[:len(MOUSE)] == MOUSE else ()), *[line for line in told if line.does])


def on_card(place: Place) -> Iterator[Keys]:
    """All keys of which the card speaks there."""
    for lines in CARD[place].values():
        yield from [line for line in lines if isinstance(line, Keys)]


def bound(some: Iterable[Keys]) -> dict[int, str]:
    """By the code of a key or chord, the name by which what it does is asked for."""
    return {code_of(name): keys.name for keys in some for name in keys.names}
