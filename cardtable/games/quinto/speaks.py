"""What quints have to say for a card beside another, as far as it can be seen on the table and in the hand."""
from __future__ import annotations

from collections.abc import Callable, Sequence

from cardtable.cards import JOKER, RANKS, SUITS, Card
from cardtable.families.tricks.across import of_one_player, one_plays_both
from cardtable.families.tricks.speaks import speaks_for
from cardtable.games.quinto.maxims import FIVES, Table, advise
from cardtable.games.quinto.quints import OF, worth
from cardtable.games.quinto.rules import Quinto
from cardtable.players.said import true_of_most
from cardtable.rules.moves import Move
from cardtable.showing.phrases import listed, number

GAINS = "it gains more in quints"
FEW = 2                                          # quints that are named; of more it is not to be told which is meant
EVEN = "about as much may be lost as gained by {doing}"
MOST_TRICKS = "your side should win more than half of the tricks"
OTHERS_GAIN = "if the tricks counted more, the other side would be likelier to gain by it"

Speaks = Callable[[Quinto, int, Card, Card], str]

MIDDLING = RANKS.index("7")                      # a lower heart that is led is beaten by most that are out
LONG = 4                                         # diamonds for the good of which hearts are drawn
LOW = RANKS.index("4")                           # up to it a card that is led with its fellow out is a quint for others


def because(deal: Quinto, seat: int, best: Move, worse: Sequence[Move], fair: Sequence[Move] = (),
            quints: bool = True, decide: bool = False) -> str:
    """Why a course is better than those that are worse, the best of them first: of a card by the book, else by what is
    true beside most of them and none that is as `fair`, of `quints` before all, if they are not the better with
    another, else by habit; where nothing of that kind is to be said, that quints `decide`, if any can be meant."""
    told = advise(deal, seat)
    maxim = told.why.partition(": ")[2].rstrip(".") if told.move == best else ""
    if deal.phase == "doubling":
        return maxim or (OTHERS_GAIN if best.verb == "pass" else MOST_TRICKS)
    if told.source and maxim:
        return maxim
    (card,), others, equals = ([one for move in moves for one in move if isinstance(one, Card)]
                               for moves in ((best,), worse, fair))

    def true(speaks: Speaks) -> str:
        beside, shared = ([speaks(deal, seat, card, other) for other in some] for some in (others, equals))
        return true_of_most(beside, worse[0], shared)

    said = (true(quints_say) if quints else "") or maxim or true(speaks_for) or (
        gains(seen(deal, seat), card, others[0]) if decide else "")
    return of_one_player(said) if one_plays_both(deal, seat, deal.left(seat, 2)) else said


def quints_say(deal: Quinto, seat: int, card: Card, other: Card) -> str:
    """"the five of spades is not given away", "it scores fifteen"; "" where quints say nothing that can be seen."""
    table = seen(deal, seat)
    return _followed(table, card, other) if table.trick else _led(table, card, other)


def seen(deal: Quinto, seat: int) -> Table:
    """The trick as its player sees it: of both hands that he plays neither is out."""
    table = Table(deal, seat)
    table.out = [one for one in table.out if one not in table.across]
    return table


def gains(table: Table, card: Card, other: Card) -> str:
    """That it gains more in quints, and by which, as far as that is to be seen: the fellow of one of the two, or else
    those that one's side holds still; "" where neither can be part of any, and none is held."""
    out = next((mate for one in (card, other) for mate in fellows(one) if mate in table.out), None)
    if out is not None:
        return f"{GAINS}; the {out.name} is still out"
    ours = {*table.hand, *table.across} - {card}
    held = [one.name for one in sorted(ours) if alone(one)]
    pairs = [f"the {one.name} and the {mate.name}" for one in sorted(ours) for mate in fellows(one)
             if mate in ours and one.rank < mate.rank]
    named = [*[f"the {name}" for name in held], *pairs]
    if 0 < len(named) <= FEW:
        are = "is" if len(named) == 1 and held else "are"
        return f"{GAINS}; {listed(named)} {are} yet to be played"
    return GAINS if named or alone(card) or alone(other) else ""


def alone(one: Card) -> bool:
    """Whether it counts by itself."""
    return one is JOKER or one.rank == FIVES


def fellows(one: Card) -> frozenset[Card]:
    """What makes a quint with it."""
    return OF[one][0] - {one} if one in OF else frozenset()


def _followed(table: Table, card: Card, other: Card) -> str:
    """To a card that was led: whose trick it is with either, and what it then counts."""
    ours, instead = (table.ours or table.takes(one) for one in (card, other))
    more, less = table.completes(card), table.completes(other)
    if ours and instead:
        return _on_ours(table, card, other)
    if ours:
        lies = worth((*table.trick, card))
        takes = "it should take" if table.enemies and table.sure(card) else "it takes"
        far = " so far" * bool(table.enemies and not table.sure(card))
        return f"{takes} the trick{far}" + (f", and {number(lies)} in quints with it" if lies else "")
    if instead:
        if more > less and table.enemies == table.behind:
            best = "" if beaten_by(table, other) else ", which nothing that is out can beat,"
            return f"it gives {number(more)} away, but the {other.name}{best} is kept"
        return f"the {other.name} is not risked" if less and table.enemies else ""
    if more > less and table.enemies < table.behind:
        return f"it scores {number(more)} if your partner takes the trick"
    if less > more:
        return f"it gives away {number(more)}, not {number(less)}" if more else _given(table, other)
    return f"the {other.name}, which may yet make a quint, is kept" \
        if less == more and may_yet(table, other) and not may_yet(table, card) else ""


def _on_ours(table: Table, card: Card, other: Card) -> str:
    """Of two cards with which the trick is one's own side's."""
    more, less = table.completes(card), table.completes(other)
    if more > less:
        scores = f"it scores {number(more)}" + (f", not {number(less)}" if less else "")
        top = card if table.takes(card) else table.trick[table.best]
        unsure = bool(table.enemies and beaten_by(table, top))
        return scores + ("," * bool(less) + " if your side keeps the trick") * unsure
    if less > more:
        return f"the {other.name} is not risked" if table.enemies else ""
    if table.enemies and table.takes(card) and table.takes(other) and beaten_by(table, card) < beaten_by(table, other):
        return f"it is not as easily beaten as the {other.name}"
    return ""


def _given(table: Table, other: Card) -> str:
    """What a card would give the other side that the better one does not."""
    theirs = "their trick" if table.enemies == table.behind else "a trick that is theirs so far"
    if other is not JOKER and other.rank != FIVES:
        return f"the {other.name} would make a quint on {theirs}"
    return f"the {other.name} is not given away" if table.enemies == table.behind else \
        f"the {other.name} is not put on {theirs}"


def _led(table: Table, card: Card, other: Card) -> str:
    """In the lead: what counts to whoever wins the trick stays in hand."""
    if table.completes(other) > table.completes(card):
        return f"the {other.name}, which counts to whoever wins the trick, is kept"
    if led_for(table, card) > led_for(table, other):
        return _scores(table, card)
    mate = next(iter(fellows(other)), None)
    if mate in table.out and other.rank <= LOW and not may_yet(table, card):
        return f"the {mate.name} could make a quint with the {other.name}"
    fewer = beaten_by(table, card) < beaten_by(table, other)
    if fewer and not beaten_by(table, card):
        return "nothing that is out can beat it"
    if SUITS[card.suit] == "H" != SUITS[other.suit]:
        if sum([one is not JOKER and SUITS[one.suit] == "D" for one in table.hand]) >= LONG:
            return "it draws hearts, for the good of your diamonds"          # 002:8777-8780
        return "only a higher heart can beat it" if fewer and card.rank >= MIDDLING else \
            "it draws hearts, which trump all else"
    return ""


def led_for(table: Table, card: Card) -> int:
    """What counts with a card that is led: by itself, or with its fellow in the hand across."""
    mates = fellows(card)
    return OF[card][1] if mates and mates <= {*table.across} else table.completes(card)


def _scores(table: Table, card: Card) -> str:
    """That it scores, and with the help of which card across."""
    suited = [one for one in table.across if one.suit == card.suit and one is not JOKER]
    best = max(suited, key=lambda one: one.rank, default=card)
    mate = next(iter(fellows(card)), best)
    across = f" with the {mate.name} across" if mate is not card and (
        mate in fellows(card) or not beaten_by(table, mate)) else ""
    sure = not min(beaten_by(table, card), beaten_by(table, mate))
    return f"it scores {number(led_for(table, card))}{across}" + (
        "," * bool(across) + " if your side takes the trick") * (not sure)


def may_yet(table: Table, card: Card) -> bool:
    """Whether it is one of two cards that make a quint together, of which the other is not in the same hand."""
    return any(one in table.out for one in fellows(card))


def beaten_by(table: Table, card: Card) -> int:
    """How many cards that are out beat it, if they may be played."""
    return sum([table.deal.order.beats(one, card, -1) for one in table.out])
