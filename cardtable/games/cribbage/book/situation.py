"""What a seat has before it when it must lay out or play, as plain data: of this the maxims are functions."""
from __future__ import annotations

from typing import NamedTuple

from cardtable.cards import Card, Cards
from cardtable.games.cribbage.rules.count import FULL, VALUE, pegs, total
from cardtable.games.cribbage.rules.forms import Form
from cardtable.games.cribbage.rules.rules import HAND, Cribbage

TENTH = 10
CLEAR = 6                                # points by which one is ahead or behind: what the non-dealer makes


class Situation(NamedTuple):
    """All that the book's advice asks for."""

    form: Form
    crib_is_ours: bool
    hand: Cards
    row: Cards                           # of the present count
    lead: int                            # our points more than those of the best other side
    alone: bool = False                  # nobody else can play to this count any more

    @property
    def reached(self) -> int:
        """The count that the row has come to."""
        return total(self.row)

    @property
    def able(self) -> Cards:
        """What may be played."""
        return tuple([c for c in self.hand if value(c) <= FULL - self.reached])

    @property
    def home(self) -> bool:
        """Ahead of the average: one plays off, and runs few risks (002:1661-1675)."""
        return self.lead >= CLEAR

    @property
    def behind(self) -> bool:
        """Behind it: one plays on, and takes every chance."""
        return self.lead <= -CLEAR

    def rest(self, card: Card) -> Cards:
        """The hand without this card."""
        return tuple([c for c in self.hand if c is not card])

    def scored(self, card: Card) -> int:
        """What the card pegs at once."""
        return sum([peg.points for peg in pegs((*self.row, card))])


class Advice(NamedTuple):
    """A card, and why; {card} in the reason stands for its name."""

    card: Card
    why: str
    source: str


def named(card: Card) -> str:
    """Its rank, where the suit does not matter: "the nine"."""
    return f"the {card.name.split()[0]}"


def several(card: Card) -> str:
    """More than one of its rank: "nines", "sixes"."""
    name = card.name.split()[0]
    return f"{name}{'es' if name == 'six' else 's'}"


def value(card: Card) -> int:
    """What a card counts."""
    return VALUE[card.rank]


def situation(deal: Cribbage, seat: int) -> Situation:
    """From a view or from a whole deal, of which nothing hidden from the seat is used."""
    side = deal.side[seat]
    others = [points for other, points in enumerate(deal.score) if other != side]
    alone = not any(deal.zone[HAND[s]] and s not in deal.gone for s in deal.round(seat)[1:])
    return Situation(deal.form, side == deal.side[deal.dealer], deal.zone[HAND[seat]], deal.row,
                     deal.score[side] - max(others), alone)
