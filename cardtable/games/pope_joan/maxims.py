"""The club player: which card to lead, by the book's advice, each maxim a function with its source (002:4557-4584).

A maxim sees the player's hand and the cards still alive, his own included: all but those played, turned up, or known
to lie in the extra hand because nobody could follow.  Both are sets of bits as in runs.py.  It answers with the bit of
a card, or 0 where it has nothing to say.
"""
from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import NamedTuple

from cardtable.cards import RANK_NAMES, Cards
from cardtable.games.pope_joan.certain import certain
from cardtable.games.pope_joan.rules import HAND
from cardtable.games.pope_joan.runs import POPE_BIT, SUITS, bits, bottoms, bridged, card_of, each, stops, unreachable
from cardtable.games.pope_joan.stops import out
from cardtable.games.pope_joan.tray import PACK
from cardtable.players.thought import Thought
from cardtable.rules.moves import Move
from cardtable.rules.view import View

ALL = bits(PACK)
ACES = sum([suit & -suit for suit in SUITS])
CLOSE = 4                                        # places between two "pretty close" cards, as four and eight


class Maxim(NamedTuple):
    """A piece of advice: which card, why, and the lines it rests on."""

    lead: Callable[[int, int], int]
    why: str
    source: str
    ground: str                  # the same of any lead that it would advise were there no other suit


def way_out(hand: int, alive: int) -> int:
    """Known stops before all else where with them the whole hand goes; begin with the lowest card of a sequence."""
    low = bottoms(certain(hand, alive), hand, 1)
    return low & -low


def known_stop(hand: int, alive: int) -> int:
    """A stop keeps the lead; begin with the lowest of the cards in sequence up to it.  Not where a card of his own a
    little below may run up to it over those of others: that run is led from its own bottom."""
    tops = stops(hand, alive)
    if not tops:
        return 0
    low = bottoms(bridged(tops, hand, 1, alive), hand, 1)
    low &= unreachable(hand, alive) | bottoms(low, hand, CLOSE)
    return low & -low


def pope(hand: int, alive: int) -> int:
    """Pope can be played only by who has the lead."""
    return hand & POPE_BIT


def run_to_a_stop(hand: int, alive: int) -> int:
    """An alternate sequence that ends with a king or another stop: whoever fills the gaps, the lead returns."""
    tops = stops(hand, alive)
    low = bottoms(bridged(tops, hand, 2, alive), hand, 2) & ~tops if tops else 0
    return low & -low


def sequence(hand: int, alive: int) -> int:
    """The longest sequence, alternate ones included but not quite as good, from its lowest card."""
    best, most = 0, 1.0
    for low in each(bottoms(hand, hand, 2)):
        count, worth, at = 0, 0.0, low
        while at:
            count, worth = count + 1, worth + 1
            if hand & at << 1:
                at <<= 1
            elif hand & at << 2 and alive & at << 1:
                at, worth = at << 2, worth - .25
            else:
                at = 0
        if count > 1 and worth > most:
            best, most = low, worth
    return best


def close_to_a_stop(hand: int, alive: int) -> int:
    """The lower of two close cards of which the higher is a stop."""
    tops = stops(hand, alive)
    low = bottoms(bridged(tops, hand, CLOSE, alive), hand, CLOSE) if tops else 0
    return low & -low


def close(hand: int, alive: int) -> int:
    """The lower of two close cards, between which nothing is out."""
    low = bottoms(hand & alive >> 1 & alive >> 2 & (hand >> 3 | alive >> 3 & hand >> 4), hand, CLOSE)
    return low & -low


def dead(hand: int, alive: int) -> int:
    """A card, no ace, that nothing can lead up to any more: only its own lead gets rid of it.  Of the longest suit."""
    return longest(unreachable(hand, alive) & ~ACES, hand)


def ace(hand: int, alive: int) -> int:
    """An ace, that nothing ever leads up to; of the longest suit."""
    return longest(hand & ACES, hand)


def lowest_single(hand: int, alive: int) -> int:
    """The lowest card of a hand that has one card of each suit, and no suit longer than another."""
    return longest(hand, hand) if all((hand & suit).bit_count() < 2 for suit in SUITS) else 0


def lowest(hand: int, alive: int) -> int:
    """The lowest card of the longest suit."""
    return longest(hand, hand)


def longest(some: int, hand: int) -> int:
    """The lowest of some cards, in the suit of which the hand has most; of suits as long the lower card."""
    best, most, low = 0, 0, 0
    for place, suit in enumerate(SUITS):
        count, bit = (hand & suit).bit_count(), some & suit & -(some & suit)
        height = bit.bit_length() - 16 * place
        if bit and (count > most or count == most and height < low):
            best, most, low = bit, count, height
    return best


OUT = "every card that is left goes, and you are out for certain"

WAY_OUT = Maxim(way_out, f"{{card}} is a stop, and you lead again; {OUT}.", "002:4582-4584",
                f"it is a stop, and you lead again; {OUT}")
STOP = Maxim(known_stop, "Nothing can follow {card}: a stop keeps the lead.", "002:4576-4584",
             "nothing can follow it, and who leads it leads again")
MAXIMS = (
    WAY_OUT,
    STOP,
    Maxim(pope, "It is Pope, which only a lead can play: at the first opportunity.", "002:4582-4584",
          "only a lead can play Pope"),
    Maxim(run_to_a_stop, "From {card} the run comes back up to a stop, whoever fills the gaps.", "002:4569-4576",
          "from it the run comes back up to a stop"),
    Maxim(dead, "Nothing can lead up to {card}, so it must be led to be got rid of.", "002:4557-4567",
          "nothing can lead up to it, so only a lead gets rid of it"),
    Maxim(sequence, "A sequence gets rid of several cards at once; {card} is its lowest.", "002:4569-4575",
          "it is the lowest of several that go together"),
    Maxim(close_to_a_stop, "{card} may run up to the stop above it.", "002:4576-4579",
          "from it the run may come back up to a stop"),
    Maxim(close, "Two close cards of a suit: from {card} the run may reach the other.", "002:4576-4579",
          "from it the run may come back to the card close above it"),
    Maxim(ace, "Nothing leads up to an ace, and much may follow {card}.", "002:4557-4567;4579-4580",
          "nothing leads up to an ace"),
    Maxim(lowest_single, "No card is lower than {card}, and no suit is longer than another.", "002:4579-4580",
          "it is the lowest of its suit"),
    Maxim(lowest, "{card} is the lowest of its suit, and no suit is longer.", "002:4579-4580",
          "it is the lowest of its suit"),
)

UP_TO_A_STOP = Maxim(known_stop, "{card} begins a sequence up to a stop: its player plays all of it and leads again.",
                     "002:4569-4576", "it begins a sequence up to a stop, whose player leads again")
"""The same where the card led is not itself the stop, but the lowest of those in sequence up to it."""
OUT_BY_SEQUENCE = Maxim(way_out, f"{{card}} begins a sequence up to a stop, and you lead again; {OUT}.",
                        "002:4569-4576;4582-4584", f"it begins a sequence up to a stop, and you lead again; {OUT}")
"""A certain way out that begins with a sequence."""
OUT_AT_ONCE = Maxim(way_out, f"From {{card}} {OUT}.", "002:4569-4575", f"from it {OUT}")
"""The same where the whole hand is one sequence, whatever may follow it."""
ALTERNATE = Maxim(sequence, "The next but one above {card} is yours: whoever plays what lies between, you play on.",
                  "002:4569-4575", "it is the lowest of several that may go together")
"""The same where what follows is an alternate sequence."""


def advice(hand: int, alive: int) -> tuple[int, Maxim]:
    """The first maxim that has something to say, and the bit of the card it leads."""
    for maxim in MAXIMS:
        found = maxim.lead(hand, alive)
        if found:
            return found, maxim
    raise ValueError("an empty hand leads nothing")


def of_this(maxim: Maxim, hand: int, alive: int, bit: int) -> Maxim:
    """The maxim in the words that are so of this card."""
    top = bit
    while hand & top << 1:
        top <<= 1
    if maxim.lead is way_out:
        at_once = hand == (top << 1) - bit
        return OUT_AT_ONCE if at_once else OUT_BY_SEQUENCE if top != bit else maxim
    if maxim.lead in (known_stop, run_to_a_stop) and top != bit and stops(top, alive):
        return UP_TO_A_STOP
    return ALTERNATE if maxim.lead is sequence and not hand & bit << 1 else maxim


def ground(hand: int, alive: int, bit: int) -> str:
    """What speaks for the lead of one card, whatever else there may be to lead: that with it the hand is out for
    certain; the first maxim that would have it led of its own suit; that it ends in a stop, though it might be kept;
    "" where none of it is so, or where of its suit there is no other."""
    if found := sure_ground(hand, alive, bit):
        return found
    held = hand & next(suit for suit in SUITS if suit & bit)
    for maxim in MAXIMS[1:]:
        if maxim.lead(held, alive) == bit and not (maxim.lead in (lowest_single, lowest) and held == bit):
            return of_this(maxim, hand, alive, bit).ground
    return STOP.ground if stops(bit, alive) else ""


def sure_ground(hand: int, alive: int, bit: int) -> str:
    """How the hand is out for certain by the lead of one card, "" where it is not."""
    return of_this(WAY_OUT, hand, alive, bit).ground if certain(hand, alive) & bit else ""


def waits(hand: int, alive: int, bit: int) -> str:
    """What is gained by leading one card before others: that which lies below it becomes a stop; or the stops, to which
    others may yet lead up, are kept to get the lead back where the book would lead one; "" for neither."""
    if hand & bit >> 1 & ~stops(hand, alive) and reached(hand, alive, bit >> 1):
        return f"the {RANK_NAMES[card_of(bit >> 1).rank]} below it then becomes a stop"
    kept = [stop for stop in each(stops(hand, alive) & ~bit) if reached(hand, alive, stop)]
    if not kept or stops(bit, alive) or not known_stop(hand, alive):
        return ""
    one = f"the {card_of(kept[0]).name} is kept, with which"
    return f"{one if len(kept) == 1 else 'the stops are kept, with which'} the lead may come back"


def reached(hand: int, alive: int, bit: int) -> bool:
    """Whether others hold, or may hold, what leads up to this card, perhaps over lower ones of the hand."""
    while hand & bit >> 1:
        bit >>= 1
    return bool(alive & ~hand & bit >> 1)


def choose(view: View, seat: int, rng: Random) -> Thought:
    """What the book has this seat lead, and why."""
    hand: Cards = view.deal.zone[HAND[seat]]
    alive = ALL & ~bits(out(view))
    bit, maxim = advice(bits(hand), alive)
    led, maxim = card_of(bit), of_this(maxim, bits(hand), alive, bit)
    why = maxim.why.format(card="the " + led.name)
    return Thought(seat, Move(("play", led)), why[:1].upper() + why[1:], maxim.source)
