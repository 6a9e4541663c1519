"""The phrases of Piquet as tables, and its calls in words."""
from __future__ import annotations

from collections.abc import Sequence

from cardtable.cards import RANK_NAMES, SUIT_NAMES
from cardtable.games.piquet.rules.holdings import Called
from cardtable.rules.moves import Tokens
from cardtable.showing import cutting
from cardtable.showing.phrases import Voices, counted, spelled

ACE = RANK_NAMES.index("ace")
RUNS = {3: "tierce", 4: "quart", 5: "quint", 6: "sixième", 7: "septième", 8: "huitième"}
ITEM_NAMES = {"point": "the point", "sequence": "sequences", "set": "quatorzes and trios"}

GIVEN_UP = "By the scores as they stand you lose {points}."

TOKENS = {
    **cutting.TOKENS,
    "discard": "Exchange", "carte-blanche": "Carte blanche", "good": "Good", "not-good": "Not good", "equal": "Equal",
    "look": "Look at them", "leave": "Leave them unseen", "claim": "Claim the rest", "concede": "Give up the rest",
    "resign": "Give up the partie"}
# In which row of tokens a call lies where calls may be sunk, and what need not be said there.
ROWS = {"point": ("point of", "Point of "), "sequence": ("call", ""), "set": ("call", ""),
        "sink": ("sink, and go on to", "Go on to ")}
OF_ONE = {"look": "Look at it", "leave": "Leave it unseen"}      # where a single card is left
MEANINGS = {
    "carte-blanche": "No king, queen or knave among your twelve: ten points, and it is shown.",
    "good": "Yours is worse: the call scores.", "not-good": "Yours is better, and you will count it.",
    "equal": "Yours is as good: of a point the pips decide, else nobody scores.",
    "look": "You see what you leave; then your adversary may see it, too.",
    "leave": "Nobody sees what is left.",
    "deal-first": "You deal now, and are elder hand in the next deal.",
    "deal-second": "You are elder hand now, and deal the next.",
    "discard": "The cards you choose go away, and you draw as many from the stock.",
    "point": "You call so many cards of your longest suit; the better point of the two scores.",
    "sequence": "You call cards of one suit in a row; whose best run is better scores all that he calls.",
    "set": "You call three or four of a kind; whose best is better scores all that he calls.",
    "sink": "You call this and sink what comes before: that does not score, and the other does not learn of it.",
    "pips": "You tell what the cards of your point count together, which decides between equal points.",
    "sink the-rest": "You call nothing more, and play a card.",
    "name": "You say which suit you will lead, and are shown the cards that the dealer has left."}

# What is asked, for who is new to the game.
GUIDANCE = {
    "exchange": "Choose the cards you exchange for others from the stock: elder hand one to five, the dealer at least "
                "one of those that are left. Long suits, runs, and three or four of a kind are worth keeping.",
    "calling": "Call what you hold, best first. The other says good if nothing beats it.",
    "reply": "Say whether the call beats what you hold: good, if you have nothing as good.",
    "play": "Play a card. Follow suit if you can; each card led and each trick taken from the other counts one.",
}

AWAITED = {**cutting.AWAITED, "exchange": "to exchange", "looking": "may look", "calling": "to call",
           "reply": "to answer", "pips": "to count the pips", "counting": "to count", "play": "to play"}
LEADS = "to lead"
MOMENTS = {"repique": "Repique", "pique": "Pique", "capot": "Capot", "rubicon": "The rubicon"}

SAID = {
    "good": "Good.", "not good": "Not good.", "equal": "Equal.", "carte blanche": "Carte blanche.",
    "resign": "I give up.", "claim": "The rest are mine.", "concede": "The rest are yours."}

# What is told: of the reader, and of anybody else by name.
TOLD: dict[str, Voices] = {
    "discard": ("You exchange {cards}.", "{name} exchanges {cards}."),
    "left": ("You look at the {number} that you leave.", "{name} looks at the {number} left over."),
    "look": ("You look at the {number} that you leave.", "{name} looks at the {number} left over."),
    "leave": ("You leave {cards} unseen.", "{name} leaves {cards} unseen."),
    "neither": ("Neither scores for {item}.", "Neither scores for {item}."),
    "six all": ("Six tricks each: the cards count for nobody.", "Six tricks each: the cards count for nobody."),
    "tied": ("The partie is tied at {points}, and nobody pays.", "The partie is tied at {points}, and nobody pays."),
    "game": ("You win the partie, {score}: it is worth {points}.",
             "{name} wins the partie, {score}: it is worth {points}."),
    "cent given up": ("You win the game, {score}.", "{name} wins the game, {score}."),
    "cent": ("You are out, {score}, and win the game.", "{name} is out, {score}, and wins the game."),
    "rubicon": ("You have not crossed the rubicon: your {points} are added, not taken off.",
                "{name} has not crossed the rubicon: the {points} are added, not taken off."),
    "repique": ("Thirty by your hand alone: sixty for the repique.",
                "Thirty by {name}’s hand alone: sixty for the repique."),
    "pique": ("Thirty before your adversary has one: thirty for the pique.",
              "Thirty before the other has one: thirty for {name}’s pique."),
    "capot": ("All twelve tricks are yours: forty for the capot.",
              "All twelve tricks are {name}’s: forty for the capot."),
    "shows blanche": ("You show your carte blanche.", "{name} shows the carte blanche."),
    "pays": ("You pay {whom} {coins}.", "{name} pays {whom} {coins}."),
    "concede": ("You give up the rest.", "{name} gives up the rest."),
    "claim": ("You claim the rest, and it is certain.", "{name} claims the rest, and it is certain."),
    "resign": ("You give up.", "{name} gives up."),
}

# What is scored for, in the order of counting (002:3771-3798).
COUNTED = ("carte blanche", "point", "sequence", "quatorze", "trio", "repique", "play", "pique", "last trick",
           "the cards", "capot")
# The same on the score sheet.
ENTRIES = {"sequence": "sequences", "trio": "trios", "quatorze": "quatorzes", "play": "points of play"}

AWAY = {"discard": "{cards} discarded", "left": "{cards} left"}

CALL_FIRST, LEAD_IT = "Call what you hold before you play a card.", "Lead the suit you have named."
MARK = "the rubicon, 100"
DANGER = "A loser under a hundred pays his own points, too; to be safe"


def numeral(n: int) -> str:
    """A number as it is said: "fifty-one", "one hundred and four"."""
    return spelled(n) if n else "nothing"


def run(size: int, rank: int) -> str:
    """A sequence: "a quint to the knave", "a tierce major"."""
    return f"a {RUNS[size]} {'major' if rank == ACE else f'to the {RANK_NAMES[rank]}'}"


def alike(size: int, rank: int) -> str:
    """A quatorze or trio: "four queens"."""
    return f"{counted(size)} {RANK_NAMES[rank]}s"


def called(item: str, call: Called) -> str:
    """What is called, as it stands in the middle of a sentence: "point of six"."""
    if item == "point":
        return f"point of {counted(call[0])}"
    return run(*call) if item == "sequence" else alike(*call)


def token(fields: Tokens) -> str:
    """The same from the fields of a move."""
    item, size, *rank = (str(field) for field in fields)
    return called(item, (int(size), RANK_NAMES.index(rank[0]) if rank else 0))


def entry(scored: Sequence[str]) -> str:
    """One side's line for a deal: "Point, sequences, play, the cards"."""
    text = ", ".join(dict.fromkeys([ENTRIES.get(what, what) for what in scored]))
    return text[:1].upper() + text[1:]


def in_suit(suit: int) -> str:
    """Where it is: "in diamonds"."""
    return f"in {SUIT_NAMES[suit]}"
