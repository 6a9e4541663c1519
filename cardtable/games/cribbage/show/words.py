"""What is said at the table, told in the talk, and written on the score sheet and the cloth."""
from __future__ import annotations

from collections.abc import Sequence

from cardtable.cards import Card, Cards
from cardtable.games.cribbage.rules.count import ORDER, PAIR_NAMES
from cardtable.games.cribbage.rules.items import items
from cardtable.showing import phrases
from cardtable.showing.phrases import listed
from cardtable.showing.recital import Item, spoken

MOST_OF_ALL = 29

TOKENS = {"play": "Play", "go": "Go", "last-card": "Peg one for the last card", "lay-out": "Lay out",
          "content": "Accept", "count": "Count", "missed": "Claim",
          "resign": "Resign the game"}
MEANINGS = {
    "go": "No card of yours keeps within thirty-one: the play goes on without you.",
    "last-card": "Who plays the last card scores one for it.",
    "lay-out": "What you choose goes to the crib, which the dealer counts.",
    "content": "Nothing is claimed that was left uncounted.",
    "missed": "Points that were left uncounted are scored by you.",
}

# What is asked, for who is new to the game.
GUIDANCE = {
    "laying_out": "Choose the cards to lay out for the crib, which is counted for the dealer. What you keep is played, "
                  "and counted at the end.",
    "play": "Play a card; the pips of all cards played are added up, never beyond thirty-one. Fifteen, thirty-one, "
            "pairs and runs score at once.",
    "counting": "Count your cards with the start: two for each fifteen and pair, and runs and flushes by their cards.",
    "missed": "Name what the other has overlooked, and it is yours; or accept the count.",
}

AWAITED = {"laying_out": "to lay out", "play": "to play", "counting": "to count", "missed": "to claim or accept"}
BRIEFLY = {**AWAITED, "missed": "to claim"}

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
    "lurcheds": ("You and {partner} are lurched, and the stake is doubled.",
                 "{name} and {partner} are lurched, and the stake is doubled."),
    "pays": ("You pay {whom} {coins}.", "{name} pays {whom} {coins}."),
}
tell = phrases.teller(TOLD)
# On the cloth, beside the cards.
HOW_MUCH, COUNTED_AS = "What does it count, with the start? Type the figure.", "counted as {points}"
NAME_IT = "Type the figure, or set it with − and +."
COUNTED_HAND, LAST_TO_COUNT, TURNED = "your hand, {points}", ", the last to count", "played"
OWN_HAND = "your hand, to count"
# On plates, of a hand and of the crib:
COUNTING = {False: "counting", True: "counting the crib"}
COUNTED = {False: "counted {points}", True: "the crib, {points}"}
MOMENTS = {"game": "The game", "lurched": "The lurch"}
LURCH = "Under {half} is a lurch, and pays double."
NOTICES = {"cut again": "The cards cut are equal, and must be cut again."}

WITH_ALL = "counted with every hand"                   # the start, on the slip
COUNTS = ("fifteen", "thirty-one")                      # scored for the count itself

# On the score sheet, once and more often.
SHEET = {
    "three for last": "three for last", "heels": "his heels", "fifteen": "fifteen", "pair": "pair",
    "pair royal": "pair royal", "double pair royal": "double pair royal", "run": "run", "thirty-one": "thirty-one",
    "last card": "last card", "hand": "hand", "crib": "crib", "missed points": "points missed",
}
EARNED = {"pair": "a pair", "pair royal": "a pair royal", "double pair royal": "a double pair royal", "run": "a run"}
"""As one pegs for it."""
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


def recited(hand: Cards, start: Card, crib: bool = False) -> list[Item]:
    """A hand or crib with the start, as it is counted aloud; one item without cards if there is nothing."""
    found, fifteens, kinds = list[Item](), 0, items(hand, start, crib)
    runs = [one for one in kinds if one.kind == "run"]
    for one in kinds:
        if one.kind == "fifteen":
            fifteens += one.points
            found.append(Item(f"fifteen {number(fifteens)}", "fifteen", one.cards, one.points))
        elif one.kind == "run" and one is runs[0]:                   # those of one length are told together
            told = "a run" if len(runs) == 1 else phrases.count(len(runs), "run")
            label = f"{told} of {number(len(one.cards))}"
            every = tuple(dict.fromkeys([card for run in runs for card in run.cards]))
            found.append(Item(label, label, every, sum([run.points for run in runs])))
        elif one.kind != "run":
            label = {"pair": f"a {PAIR_NAMES[len(one.cards)]}" if one.kind == "pair" else "",
                     "flush": f"a flush of {number(one.points)}", "nob": "one for his nob"}[one.kind]
            found.append(Item(label, "his nob" if one.kind == "nob" else label, one.cards, one.points))
    if not found:
        return [Item("Nothing in the crib." if crib else "Nothing.", "nothing")]
    worth = sum([item.points for item in found])
    said = spoken(found, number(worth), "in the crib," if crib else "")
    return [*said, Item("The best of all hands!", "twenty-nine", (*hand, start))] if worth == MOST_OF_ALL else said


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


def would_pass(ranks: Sequence[str], held: int) -> str:
    """Beside a hand of so many cards, of which these carry the count too far: "the knave would pass thirty-one"."""
    named = [f"the {rank}" for rank in dict.fromkeys(ranks)]
    if not named or len(ranks) == held:              # who can play none says so
        return ""
    return f"{listed(named) if len(named) < 3 else 'the rest'} would pass thirty-one"


def undercounted(items: Sequence[Item], claimed: int) -> list[Item]:
    """What is said when less was claimed than these items bring: the claim, which alone is marked, what there was, and
    what was missed."""
    there, missed = [item._replace(points=0) for item in items], sum([item.points for item in items]) - claimed
    claim = f"counted as {number(claimed) if claimed else 'nothing'}"
    return [Item(f"{claim.capitalize()}.", claim, points=claimed), *there,
            Item(f"{number(missed).capitalize()} missed.", f"{number(missed)} missed")]


def overcounted(items: Sequence[Item], named: int) -> list[Item]:
    """What is said when more was named than these items bring: that first, then what there is."""
    return [Item(f"{number(named).capitalize()} is too many.", f"counted as {number(named)}"), *items]


ONE = {"fifteen": "a fifteen"}
SEVERAL = {"fifteen": "{n} fifteens", "a pair": "{n} pairs", "a pair royal": "{n} pairs royal"}


def there_are(hand: Cards, start: Card, crib: bool = False) -> str:
    """All that a hand or crib holds with the start: "There are two fifteens, a pair and his nob."."""
    labels = [item.label for item in recited(hand, start, crib) if item.points]
    often = {label: labels.count(label) for label in labels}
    told = [several.format(n=phrases.counted(often[label])) if (several := SEVERAL.get(label)) and often[label] > 1
            else ONE.get(label, label) for label in often]
    if not told:
        return "There is nothing in the cards."
    return f"There {'is' if len(told) == 1 and told[0].startswith(('a ', 'his nob')) else 'are'} {listed(told)}."


def whose(name: str | None) -> str:
    """Beside the crib on the slip: whose it was."""
    return "yours" if name is None else f"{name}’s"
