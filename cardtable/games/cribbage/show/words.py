"""What is said at the table, told in the talk, and written on the score sheet and the cloth."""
from __future__ import annotations

from collections.abc import Sequence

from cardtable.cards import Card, Cards
from cardtable.games.cribbage.rules.count import FIFTEEN, LEAST_RUN, ORDER, PAIR_NAMES, Show
from cardtable.showing import phrases
from cardtable.showing.phrases import listed

TIMES = {1: "a run", 2: "two runs", 3: "three runs", 4: "four runs"}

TOKENS = {"play": "Play", "go": "Go", "last-card": "Peg one for the last card", "lay-out": "Lay out",
          "content": "Accept the count", "resign": "Resign the game"}
AWAITED = {"laying_out": "to lay out", "play": "to play", "counting": "to count", "missed": "to claim or accept"}

# Said aloud, by the word of a "said" event or what a "scored" one is for.
CALLS = {"go": "Go.", "last card": "One for the last.", "heels": "Two for his heels.", "content": "I accept it.",
         "resign": "I give you the game."}

# The narrator's lines: of the reader himself, and of anybody else by name.
TOLD = {
    "cuts": ("You cut the {card}.", "{name} cuts the {card}."),
    "cuts lowest": ("You have cut the lowest card, and deal first.",
                    "{name} has cut the lowest card, and deals first."),
    "deals": ("You deal, and the crib is yours.", "{name} deals, and has the crib."),
    "three for last": ("You peg three for last.", "{name} pegs three for last."),
    "lays out": ("You lay out {cards} for the crib.", "{name} lays out {cards} for the crib."),
    "turns": ("You turn the {card} for the start.", "{name} turns the {card} for the start."),
    "counts hand": ("You show your hand, and count it with the start.",
                    "{name} shows a hand, and counts it with the start."),
    "counts crib": ("You show your crib, and count it with the start.",
                   "{name} shows the crib, and counts it with the start."),
    "may claim": ("You may claim what was missed, or accept the count.",
                  "{name} may claim what was missed, or accept the count."),
    "overcounted": ("You have counted too many: there {points}.", "{name} has counted too many: there {points}."),
    "not there": ("There are not so many: you have nothing.", "There are not so many: {name} has nothing."),
    "missed points": ("You peg {points}.", "{name} pegs {points}."),
    "resign": ("You resign the game.", "{name} resigns the game."),
    "game": ("You win the game, {score}.", "{name} wins the game, {score}."),
    "games": ("You and {partner} win the game, {score}.", "{name} and {partner} win the game, {score}."),
    "partners": ("You and {partner} play together against {others}.",
                 "{name} and {partner} play together against {others}."),
    "lurched": ("You are lurched, and the stake is doubled.", "{name} is lurched, and the stake is doubled."),
    "pays": ("You pay {whom} {coins}.", "{name} pays {whom} {coins}."),
}
tell = phrases.teller(TOLD)
HOW_MUCH, COUNTED_AS = "What does it count, with the start?", "counted as {points}"     # on the cloth, by the cards
NOTICES = {"cut again": "The cards cut are equal, and must be cut again."}

COUNTS = ("fifteen", "thirty-one")                      # scored for the count itself

# On the score sheet, once and more often.
SHEET = {
    "three for last": "three for last", "heels": "his heels", "fifteen": "fifteen", "pair": "pair",
    "pair royal": "pair royal", "double pair royal": "double pair royal", "run": "run", "thirty-one": "thirty-one",
    "last card": "last card", "hand": "hand", "crib": "crib", "missed points": "points missed",
}
OFTEN = {1: "", 2: " twice", 3: " thrice"}


def number(n: int) -> str:
    """A number in words, up to what may be named as a count; else in figures."""
    return phrases.number(n, most=59)


def there(points: int) -> str:
    """What there is: "is nothing", "is one", "are nine"."""
    return f"{'is' if points < 2 else 'are'} {number(points) if points else 'nothing'}"


def missed(points: int) -> str:
    """"one point that was missed"."""
    return f"{number(points)} point{' that was' if points == 1 else 's that were'} missed"


def counted(count: int, pegged: Sequence[tuple[int, str]]) -> str:
    """Said with a card: "Seven.", "Fifteen, for two.", "Twenty-four, and a run of three.", "Thirty-one for two, and a
    pair for two."; `pegged` are points and what for."""
    said = number(count).capitalize()
    for points, what in sorted(pegged, key=lambda peg: peg[1] not in COUNTS):
        if what in COUNTS:
            said += f"{',' if len(pegged) == 1 else ''} for {number(points)}"
        elif what == "run":
            said += f", and a run of {number(points)}"
        else:
            said += f", and a {what} for {number(points)}"
    return said + "."


def shown(worth: Show, cards: Cards, crib: bool = False) -> str:
    """A hand or crib counted item by item; `cards` are all its cards with the start."""
    items = [f"fifteen {number(FIFTEEN * n)}" for n in range(1, worth.fifteens // FIFTEEN + 1)]
    ranks = [c.rank for c in cards]
    items += [f"a {PAIR_NAMES[ranks.count(rank)]}" for rank in dict.fromkeys(ranks) if ranks.count(rank) > 1]
    if worth.runs:
        length = longest(cards)
        items.append(f"{TIMES[worth.runs // length]} of {number(length)}" if worth.runs // length in TIMES
                     else f"runs for {number(worth.runs)}")
    if worth.flush:
        items.append(f"a flush of {number(worth.flush)}")
    if worth.nob:
        items.append("one for his nob")
    whole = f"{listed(items)}: {number(worth.total)}" if len(items) > 1 else listed(items)
    if not items:
        return "Nothing in the crib." if crib else "Nothing."
    return f"In the crib, {whole}." if crib else f"{whole[:1].upper()}{whole[1:]}."


def longest(cards: Cards) -> int:
    """The length of the longest run in the cards; 0 if there is none."""
    held, best, length = {ORDER[c.rank] for c in cards}, 0, 0
    for place in range(len(ORDER) + 1):
        length = length + 1 if place in held else 0
        best = max(best, length)
    return best if best >= LEAST_RUN else 0


def entry(scored: Sequence[str]) -> str:
    """One side's line for a deal: "Fifteen twice, last card and hand"."""
    kinds = [SHEET[what] + OFTEN.get(scored.count(what), f" {number(scored.count(what))} times")
             for what in dict.fromkeys(scored)]
    text = listed(kinds)
    return text[:1].upper() + text[1:]


TOO_MANY = "No hand counts so many: name what the cards count, with the start."
NOT_MISSED = "Claim what was missed, or accept the count."


def refused(able: Cards, card: Card | None) -> str:
    """Why a card may not be played, or go not be said, and what may be done: of the cards one is able to play."""
    names = list(dict.fromkeys([f"the {c.name.split(' of ')[0]}" for c in sorted(able, key=lambda c: ORDER[c.rank])]))
    fits = f"{' or '.join(names)} still fits"
    if card is None:
        return f"You can play: {fits}." if able else "You can play no card: say go, or peg one for the last."
    passes = f"The {card.name.split(' of ')[0]} would pass thirty-one"
    return f"{passes}: {fits}." if able else f"{passes}, as would all that you hold: say go."


def crib(whose: str | None) -> str:
    """The caption beside the crib."""
    return "your crib" if whose is None else f"{whose}’s crib"
