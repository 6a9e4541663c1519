"""Whiskey Poker by common sense: when the widow is taken, what is exchanged, and when one knocks."""
from __future__ import annotations

from cardtable.cards import RANKS, Card
from cardtable.families.poker_hands.kinds import Kind, Strength
from cardtable.families.poker_hands.words import called
from cardtable.games.poker.book.discards import four_to_flush, four_to_straight
from cardtable.games.poker.rules.table import HELD, Poker, strength
from cardtable.games.poker.rules.terms import stronger
from cardtable.games.poker.rules.whiskey import Whiskey
from cardtable.games.poker.rules.zones import HAND, TABLE
from cardtable.players.thought import Thought
from cardtable.rules.moves import Move

KEPT = Kind.PAIR, RANKS.index("T")               # with less the widow is better
CONTENT = {2: Kind.TWO_PAIRS, 3: Kind.THREES, 4: Kind.THREES, 5: Kind.STRAIGHT}
"""By how many play, from which hand on one knocks; with more than five from a straight on, too."""
SOURCE = "002:4434-4457"


def widow(deal: Poker, seat: int) -> Thought:
    """A poor hand is changed for one that nobody has seen."""
    worth = deal.strength(seat)
    if worth.kind >= Kind.STRAIGHT:
        return Thought(seat, Move(("knock",)), f"{_said(worth)} as dealt: knock before they gather anything.", SOURCE)
    if worth.kind > KEPT[0] or (worth.kind, worth.ranks[0]) >= KEPT:
        are = {Kind.TWO_PAIRS: ", are", Kind.THREES: " are"}.get(worth.kind, " is")
        return Thought(seat, Move(("keep",)), f"{_said(worth)}{are} worth keeping.", SOURCE)
    return Thought(seat, Move(("take",)), f"{_said(worth)} is poor: the widow can hardly be worse.", SOURCE)


def exchanging(deal: Poker, seat: int) -> Thought:
    """The exchange that makes the best hand, then what may come of it."""
    held, table = tuple(sorted(deal.zone[HAND[seat]])), deal.zone[TABLE]
    now = deal.strength(seat)
    may_knock = Move(("knock",)) in deal.decision(seat)
    if may_knock and now.kind >= CONTENT.get(deal.seats, Kind.STRAIGHT):
        return Thought(seat, Move(("knock",)), f"{_said(now)}: knock before they are better.", SOURCE)
    ways = [(wanted, given) for wanted in sorted(table) for given in held]
    best = max(ways, key=lambda way: (_after(deal, held, way), way[0], way[1]), default=None)
    if best is not None and _after(deal, held, best) > _standing(deal, held):
        made = strength(deal.ranking, _changed(held, best))
        does = "may lead to more" if not stronger(made, now) else f"makes {called(made)}" \
            if called(made) != called(now) else f"betters {called(now)}"
        why = f"The {best[0].name} {does}."
        return Thought(seat, Move(("exchange", *best)), why, SOURCE)
    if may_knock and now.kind >= Kind.TWO_PAIRS:
        return Thought(seat, Move(("knock",)), f"{_said(now)}, and nothing on the table helps: knock.", SOURCE)
    return Thought(seat, Move(("leave",)), "Nothing on the table helps.", SOURCE)


def _changed(held: tuple[Card, ...], way: tuple[Card, Card]) -> tuple[Card, ...]:
    wanted, given = way
    return tuple(sorted([card for card in held if card is not given] + [wanted]))


def _standing(deal: Poker, held: tuple[Card, ...]) -> tuple[object, ...]:
    """What a hand is worth, and whether one card is wanting to more; after a knock nothing more can come of it."""
    worth = strength(deal.ranking, held)
    made = worth.kind >= Kind.STRAIGHT or isinstance(deal, Whiskey) and deal.knocked >= 0
    return worth.deciding[0], not made and len(four_to_flush(held)) == HELD - 1 or \
        not made and len(four_to_straight(deal.ranking, held)) == HELD - 1, worth.deciding


def _after(deal: Poker, held: tuple[Card, ...], way: tuple[Card, Card]) -> tuple[object, ...]:
    return _standing(deal, _changed(held, way))


def _said(worth: Strength) -> str:
    words = called(worth)
    return words[:1].upper() + words[1:]
