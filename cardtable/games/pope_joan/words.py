"""What is said at the table, told in the talk, and written on the cloth and beside the tray."""
from __future__ import annotations

from collections.abc import Callable, Sequence

from cardtable.cards import RANK_NAMES, RANKS, SUIT_NAMES, Card
from cardtable.showing import cutting
from cardtable.showing.charts import Entry
from cardtable.showing.laid import Paid
from cardtable.showing.phrases import count, counted, listed, teller

TOKENS = {"play": "Lead", "resign": "Give up the sitting"}

# What is asked, for who is new to the game.
GUIDANCE = {
    "lead": "Lead a card: whoever holds the next higher of its suit plays it, and so on until a card is wanting. Who "
            "is out of cards first wins the deal.",
}

AWAITED = {"lead": "to lead"}

# Beside the tray: what each compartment is, and what takes it (002:4496-4515; 4540-4546).
COMPARTMENTS = {
    "pope": "Pope, the nine of diamonds",
    "ace": "Ace of trumps",
    "king": "King of trumps",
    "matrimony": "Matrimony, king and queen",
    "queen": "Queen of trumps",
    "intrigue": "Intrigue, queen and knave",
    "knave": "Knave of trumps",
    "game": "Game, for whoever is out first",
}

TRAY = "The tray"
FEW = 3                          # own cards of a run that are named beside it

# The same in the middle of a sentence.
TAKEN = {"pope": "Pope", "ace": "the ace", "king": "the king", "matrimony": "Matrimony", "queen": "the queen",
         "intrigue": "Intrigue", "knave": "the knave", "game": "game"}

# For what counters were paid, on the score sheet.
PAID = {"pope": "Pope", "matrimony": "Matrimony", "intrigue": "Intrigue", "half of matrimony": "half of Matrimony",
        "half of intrigue": "half of Intrigue"}

DRESSED, CARDS_LEFT = "dressing", "cards left"   # paid for without taking anything

# The chart of stops.
CHART, CHART_NOTE = "Stops", "as you can know them"
CHART_KEY = {"marked": "a stop", "own": "yours", "own marked": "your stop", "gone": "out",
             "lined": "only by a lead"}

# The same for who cannot see it: what is told of the entries of a suit.
CHART_TOLD: dict[str, Callable[[Entry], bool]] = {
    "yours": lambda entry: entry.own,
    "stops": lambda entry: entry.marked,
    "out": lambda entry: entry.gone,
    CHART_KEY["lined"]: lambda entry: entry.lined,
}
RANK_OF = {("10" if rank == "T" else rank): name for rank, name in zip(RANKS, RANK_NAMES)}

# Said aloud by who takes them in play, or goes out.
CALLS = {"pope": "Pope!", "matrimony": "Matrimony!", "intrigue": "Intrigue!", "out": "I am out.",
         "resign": "I give up the sitting."}

# The narrator's lines: of the reader himself, and of anybody else by name.
TOLD = {
    "first knave": cutting.TOLD["first knave"],
    "dresses": ("You dress the board with {coins}.", "{name} dresses the board with {coins}."),
    "turns up": ("You deal, and turn up the {card}.", "{name} deals, and turns up the {card}."),
    "deals": ("You are the dealer.", "{name} is the dealer."),
    "is to lead": ("You are to lead.", "{name} is to lead."),
    "turn-up": ("The turn-up brings you {pot}: {coins}.", "The turn-up brings {name} {pot}: {coins}."),
    "takes": ("You take {pot}: {coins}.", "{name} takes {pot}: {coins}."),
    "takes half": ("You take half of {pot}: {coins}.", "{name} takes half of {pot}: {coins}."),
    "recovers": ("You take back {coins} from {pot}, as nobody went out.",
                 "{name} takes back {coins} from {pot}, as nobody went out."),
    "stop": ("The {card} is a stop: you lead again.", "The {card} is a stop, and {name} leads again."),
    "missing": ("Nobody has the {card}: you lead again.", "Nobody has the {card}, and {name} leads again."),
    "out": ("You are out.", "{name} is out."),
    "pays": ("You pay {whom} {coins}.", "{name} pays {whom} {coins}."),
    "pope": ("You show Pope unplayed, and pay nothing.", "{name} shows Pope unplayed, and pays nothing."),
    "resign": ("You give up the sitting; the last round clears the board.",
               "{name} gives up the sitting; the last round clears the board."),
}
tell = teller(TOLD)

KEEPS = "You hold Pope, and pay nothing for the cards you hold."
KEPT = "held Pope, and paid nothing"
LAST = "The last round"
LAST_ROUND = "The last round, dealt face upwards with diamonds for trumps, clears the board."


def leads(name: str | None, card: Card) -> str:
    """The first card of a run: "Miss Lisle leads the three of diamonds."."""
    return f"{name or 'You'} lead{'s' if name else ''} the {card.name}."


def run(groups: Sequence[tuple[str | None, Sequence[Card]]]) -> str:
    """How a run goes on, by who played which cards in succession, None for the reader: "You play the four, the Abbé
    the five and the six."."""
    parts = []
    for n, (name, some) in enumerate(groups):
        verb = ("" if n else " plays" if name else " play")
        parts.append(f"{name or ('you' if n else 'You')}{verb} {listed(['the ' + rank(c) for c in some])}")
    return ", ".join(parts) + "."


def running(some: Sequence[Card], stopped: bool, own: Sequence[Card], out: bool = False) -> str:
    """Below a run: "diamonds are running"; when it has stopped also which of its cards were the reader's own:
    "stopped at the seven; yours the three and six", "diamonds, stopped at your seven"; where its last card was
    somebody's last one it was no stop: "diamonds, out with the five"."""
    if not stopped:
        return f"{suit(some[0].suit)} are running"
    last = bool(own) and own[-1] is some[-1]
    stop = f"{'out with' if out else 'stopped at'} {'your' if last else 'the'} {rank(some[-1])}"
    others = own[:-1] if last else own
    if not others:
        return f"{suit(some[0].suit)}, {stop}"
    many = len(others) > FEW
    named = f"{counted(len(others))} of them" if many else f"the {listed([rank(card) for card in others])}"
    return f"{stop}; {'also ' if last else ''}yours {named}"


def rank(card: Card) -> str:
    """The card where its suit is understood: "seven"."""
    return RANK_NAMES[card.rank]


def suit(number: int) -> str:
    """The suit by its number: "hearts"."""
    return SUIT_NAMES[number]


def coins(number: int) -> str:
    """"one counter", "twelve counters"."""
    return count(number, "counter")


def purse(number: int) -> str:
    """Under a player's name, in figures; a player may owe."""
    return f"{number} counter{'s' if abs(number) != 1 else ''}" if number >= 0 else f"owes {-number}"


def chart_line(number: int, row: Sequence[Entry]) -> str:
    """A line of the chart for who cannot see it: "Spades: yours the ace and the five; stops the king; out the six; only
    by a lead the ace."."""
    parts = [f"{what} {listed([f'the {RANK_OF[entry.text]}' for entry in row if has(entry)])}"
             for what, has in CHART_TOLD.items() if any(map(has, row))]
    return f"{suit(number).capitalize()}: {'; '.join(parts) or 'nothing known'}."


def in_tray(held: Sequence[tuple[str, int]]) -> str:
    """The same in fewest words: "Pope 6 · ace 1 · king 1"."""
    told = [f"{TAKEN[name].removeprefix('the ')} {number or '–'}" for name, number in held]
    return " · ".join(told)


def standing(own: int, others: Sequence[tuple[str, int]]) -> str:
    """Everybody's counters, those of many that have the same together: "you 48, Amory 33, the rest 48"; without names
    as they sit."""
    if not all(name for name, _ in others):
        return f"{purse(own)}, the others {listed([str(n) for _, n in others])}"
    held = [n for _, n in others]
    most = max(held, key=held.count)
    alike = most if held.count(most) > 1 else None
    told = [f"{name} {n}" for name, n in others if n != alike]
    rest = [f"{'the rest' if told else 'the others'} {alike}"] if alike is not None else []
    return ", ".join([f"you {own}", *told, *rest]).replace("-", "−")


def tray(held: Sequence[tuple[str, int]]) -> str:
    """The tray for who cannot see it: compartments by name with their counters."""
    full = [f"{COMPARTMENTS[name]}: {coins(number)}" for name, number in held if number]
    return f"In the tray: {'; '.join(full)}." if full else "The tray is empty."


def seated(number: int) -> str:
    """How many sit: "five at table"."""
    return f"{counted(number)} at table"


def dealings(paid: Sequence[Paid]) -> str:
    """All that a player took and paid in a deal: "dressed the tray; took the knave, game and 13 for cards"."""
    taken = [TAKEN.get(what) or PAID.get(what, what)
             for what in dict.fromkeys([one.what for one in paid if one.coins > 0 and one.what != CARDS_LEFT])]
    received, gave = (sum([one.coins for one in paid if one.what == CARDS_LEFT and one.coins * sign > 0])
                      for sign in (1, -1))
    parts = ["dressed the tray"] if any(one.what == DRESSED for one in paid) else []
    parts += [f"took {listed([*taken, *([f'{received} for cards'] if received else [])])}"] if taken or received else []
    parts += [f"paid for {count(-gave, 'card')}"] if gave else []
    return "; ".join(parts)


def trumps(card: Card) -> str:
    """Beneath the turn-up on the slip."""
    return f"{suit(card.suit)} were trumps"
