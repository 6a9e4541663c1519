"""Cards and places as the compiled square has them."""
from __future__ import annotations

from collections.abc import Iterable

from cardtable.cards import BY_TEXT, RANKS, SUITS, Card
from cardtable.families.poker_hands.kinds import Kind
from cardtable.games.poker_patience.cells import GRID, Cell
from cardtable.games.poker_patience.scoring import ROYAL, TABLES
from cardtable.games.poker_patience.search.laying import Square
from cardtable.games.poker_patience.search.weights import weights
from cardtable.games.poker_patience.square import Squares
from cardtable.games.poker_patience.zones import SQUARES

FACES = tuple([BY_TEXT[rank + suit] for suit in SUITS for rank in RANKS])


def number(card: Card) -> int:
    """Of a card, whatever pack it is of."""
    return len(RANKS) * card.suit + card.rank


def numbers(cards: Iterable[Card]) -> list[int]:
    """Of several."""
    return [number(card) for card in cards]


def place(cell: Cell) -> int:
    """Of a cell."""
    return cell[1] * GRID + cell[0]


def cell(place: int) -> Cell:
    """The cell of this number."""
    return place % GRID, place // GRID


def square(table: str, touching: bool, fixed: bool) -> Square:
    """An empty one, under these terms."""
    points = [*[float(TABLES[table][kind]) for kind in Kind], float(ROYAL[table])]
    return Square(points, weights(table, touching), touching, fixed)


def square_of(deal: Squares) -> Square:
    """The same, under the terms of a deal."""
    return square(deal.terms.points, deal.terms.touching, deal.terms.fixed)


def laid(deal: Squares, seat: int) -> list[tuple[int, int]]:
    """What lies in a seat's square: each card with its place."""
    return [(number(card), place(one)) for card, one in zip(deal.zone[SQUARES[seat]], deal.laid[seat])]
