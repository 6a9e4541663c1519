"""Which cards may yet come to a square."""
from __future__ import annotations

from cardtable.cards import Card
from cardtable.games.poker_patience.serpent import Serpent
from cardtable.games.poker_patience.square import ONE_PACK, Squares
from cardtable.games.poker_patience.zones import CALLED, COMING, SQUARES


def to_be_laid(deal: Squares, seat: int) -> frozenset[Card]:
    """The faces of the card called, and of all that may come after it: at the Serpent they are known."""
    if isinstance(deal, Serpent):
        return frozenset([card.face for zone in (CALLED, COMING) for card in deal.zone[zone]])
    return frozenset(ONE_PACK) - {card.face for card in deal.zone[SQUARES[seat]]}


def unseen(deal: Squares, seat: int) -> frozenset[Card]:
    """The faces that nobody has seen."""
    return to_be_laid(deal, seat) - {card.face for card in deal.zone[CALLED]}
