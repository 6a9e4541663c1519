"""What every player of tricks knows, each a small function that games put together to the advice of their books.

A card is compared within the order of the game; `trump` is a suit or NO_TRUMP.  None where there is no such card.
"""
from __future__ import annotations

from collections.abc import Callable, Collection, Container, Iterable, Mapping, Sequence
from typing import NamedTuple, TypeVar

from cardtable.cards import Card, Cards
from cardtable.families.tricks.deal import TrickDeal
from cardtable.families.tricks.order import NO_TRUMP, Order
from cardtable.rules.moves import Move

D = TypeVar("D", bound=TrickDeal)


class Advice(NamedTuple):
    """A move, why, and the lines it rests on ("" where it is ours)."""

    move: Move
    why: str
    source: str = ""


def alone(deal: TrickDeal, seat: int) -> Advice:
    """What this seat does in a phase of which there is no more to be said: the one move there is."""
    return Advice(next(iter(deal.decision(seat))), "There is nothing to choose here.")


def by_phase(phases: Mapping[str, Callable[[D, int], Advice]]) -> Callable[[D, int], Advice]:
    """What advises a seat by the phase of its deal, if there is a choice; of a whole deal too, of which these use only
    what the seat may see."""
    return lambda deal, seat: phases.get(deal.phase, alone)(deal, seat)


def lowest(order: Order, some: Iterable[Card], trump: int) -> Card:
    """The card that costs least: of plain cards the weakest, a trump only if there is nothing else."""
    return min(some, key=lambda c: (order.suit(c, trump) == trump, order.strength(c, trump), c))


def highest(order: Order, some: Iterable[Card], trump: int) -> Card:
    """The strongest card, a trump before any other."""
    return max(some, key=lambda c: (order.suit(c, trump) == trump, order.strength(c, trump), -c))


def winners(order: Order, some: Cards, trick: Cards, trump: int) -> Cards:
    """Those that beat the trick as it lies."""
    top = trick[order.wins(trick, trump)]
    return tuple([c for c in some if order.beats(c, top, trump)])


def cheapest_winner(order: Order, some: Cards, trick: Cards, trump: int) -> Card | None:
    """The lowest card that takes the trick as it lies."""
    able = winners(order, some, trick, trump)
    return lowest(order, able, trump) if able else None


def dearest_loser(order: Order, some: Cards, trick: Cards, trump: int) -> Card | None:
    """The highest card that does not take the trick: for who is to lose it, and has high cards to be rid of."""
    able = winners(order, some, trick, trump)
    under = [c for c in some if c not in able]
    return highest(order, under, trump) if under else None


def second_hand_low(order: Order, some: Cards, trump: int) -> Card:
    """The lowest that may be played: a partner behind has time to do better."""
    return lowest(order, some, trump)


def third_hand_high(order: Order, some: Cards, trick: Cards, trump: int) -> Card | None:
    """Of the suit led the highest that takes the trick, though who comes after may have a higher; else the lowest
    trump that takes it."""
    able = winners(order, some, trick, trump)
    led = order.suit(trick[0], trump)
    follows = [c for c in able if order.suit(c, trump) == led]
    if follows:
        return highest(order, follows, trump)
    return lowest(order, able, trump) if able else None


def suits(order: Order, some: Iterable[Card], trump: int) -> dict[int, Cards]:
    """By suit, the cards of each that is held, from the highest down."""
    held: dict[int, list[Card]] = {}
    for c in some:
        held.setdefault(order.suit(c, trump), []).append(c)
    return {s: tuple(sorted(cs, key=lambda c: -order.strength(c, trump))) for s, cs in held.items()}


def lead_longest(order: Order, some: Cards, trump: int) -> Card | None:
    """The highest of the longest plain suit, of equal ones the stronger."""
    plain = [cs for s, cs in suits(order, some, trump).items() if s != trump]
    if not plain:
        return None
    return max(plain, key=lambda cs: (len(cs), [order.strength(c, trump) for c in cs], cs[0]))[0]


def trump_or_throw(order: Order, some: Cards, trick: Cards, trump: int, ours: bool) -> Card | None:
    """Of a hand void of the suit led: the lowest trump that wins, unless the trick is ours already."""
    return None if ours else cheapest_winner(order, some, trick, trump)


def shortest_and_weakest_suit(order: Order, some: Cards, trump: int, kept: Cards = ()) -> Card:
    """The lowest of the shortest plain suit, of equal ones the weaker: what is thrown first.  Not one of those that are
    `kept`, if there is another suit."""
    held = suits(order, some, trump)
    plain = [cs for s, cs in held.items() if s != trump] or list(held.values())
    plain = [cs for cs in plain if cs[-1] not in kept] or plain
    return min(plain, key=lambda cs: (len(cs), [order.strength(c, trump) for c in cs], cs[0]))[-1]


SHORTEST = "the shortest and weakest suit"
GUARDED = 2                      # cards of a suit of which the lower may be the only guard of the higher


def thrown_from(order: Order, some: Cards, trump: int, card: Card) -> str:
    """What is so of a card thrown as from the shortest and weakest suit, of these that might be."""
    held = suits(order, some, trump)
    plain = [cs for suit, cs in held.items() if suit != trump]
    own = held[order.suit(card, trump)]
    if own not in plain:
        return ", the lowest: nothing but trumps is left" if trump != NO_TRUMP else ": nothing but the joker is left"
    if len(plain) == 1:
        beside = "that is left" if trump not in held else "beside the joker" if trump == NO_TRUMP else "beside trumps"
        return f", the lowest of the only suit {beside}" if len(own) > 1 else f", the only card {beside}"
    return f", from {short_suit(order, own, plain, trump)}"


def short_suit(order: Order, own: Cards, plain: Sequence[Cards], trump: int) -> str:
    """What is so of a suit that is taken for the shortest and weakest of these, each from the highest down."""
    lengths = [*map(len, plain)]
    if len(own) > min(lengths):
        return "a suit that can spare one" if len(own) > GUARDED else "a suit of two"
    strengths = [[order.strength(card, trump) for card in cs] for cs in (own, *plain)]
    if strengths[0] == min(strengths):
        return SHORTEST if strengths[1:].count(strengths[0]) == 1 else "one of the shortest and weakest suits"
    return "the shortest suit" if lengths.count(len(own)) == 1 else "one of the shortest suits"


def all_command(trump: int, held: Container[int]) -> str:
    """Of a card thrown where the lowest of every plain suit is the best that is left of it: none of them is weak.  Of
    trumps, or of a joker where there are none, that is not said, if there are any among the suits that are held."""
    thrown = "" if trump not in held else " but the joker" if trump == NO_TRUMP else " but a trump"
    return f"Throw {{card}}: one must go, and whichever is thrown{thrown}, no adversary has a higher one of its suit."


def returned(opener: int | None, seat: int, partners: Collection[int]) -> str:
    """What is so of a suit that a partner has led, by who led it first."""
    if opener in partners:
        return "your partner’s suit is returned"
    return "your partner has led your suit back, and it is gone on with" if opener == seat else \
        "your partner has led this suit"


def out_of_the_way(order: Order, some: Cards, trump: int, low: Collection[int]) -> Card:
    """The highest of the shortest suit, for who is to win nothing; not a single card of one of these low ranks, if
    there is another."""
    held = list(suits(order, some, trump).values())
    held = [cs for cs in held if cs[0].rank not in low] or held
    return min(held, key=lambda cs: (len(cs), -order.strength(cs[0], trump), cs[0]))[0]


def highest_of(card: Card, some: Sequence[Card], what: str) -> str:
    """", the highest that is left": of cards of which no other is as high; else one of several, or the only one."""
    if sum([other.rank == card.rank for other in some]) > 1:
        return f", one of the highest{what.replace(' is ', ' are ')}"
    return f", {'the only card' if len(some) == 1 else 'the highest'}{what}"


def of_suit(many: int, lengths: Sequence[int], trumps: int = 0) -> str:
    """A lead from a plain suit of so many cards, by the `lengths` of all that are held, its own among them, and so
    many `trumps`."""
    if many == 1:
        return "a single card" if len(lengths) == 1 or max(lengths) > 1 else "one of your single cards"
    if many < max(lengths):
        return "of a shorter suit"
    if len(lengths) == 1:
        return "of the only suit beside trumps" if trumps else "of the only suit that is left"
    longest = "of the longest suit" if sum([other >= many for other in lengths]) == 1 else "of one of the longest suits"
    return f"{longest} beside trumps" if trumps >= many else longest
