"""How the cards of a trick beat each other, and what the duties let a hand play."""
from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar

from cardtable.cards import JOKER, RANKS, Card, Cards
from cardtable.solver import Duties

NO_TRUMP = -1
KNAVE = RANKS.index("J")
TOP_OF_SUIT = 15                                 # the strength of a card that stands above every rank, for the solver
FOLLOW = Duties()                                # to follow suit, and no more


@dataclass(frozen=True)
class Order:
    """An order in which every card of a suit has a strength, and one suit may be trumps.

    `plain` gives the strength of each rank, two to ace, under 13; -1 for a rank that is not in the pack.
    """

    plain: tuple[int, ...]
    excused: ClassVar[Cards] = ()                # what may be thrown though the suit led is held

    def suit(self, card: Card, trump: int) -> int:
        """The suit a card counts as: a Left Bower is a trump."""
        return card.suit

    def strength(self, card: Card, trump: int) -> int:
        """Within its suit, 0 to 15."""
        return self.plain[card.rank]

    def beats(self, card: Card, top: Card, trump: int) -> bool:
        """Whether a card played later wins over the best so far."""
        suit, best = self.suit(card, trump), self.suit(top, trump)
        if suit == best:
            return self.strength(card, trump) > self.strength(top, trump)
        return suit == trump

    def wins(self, trick: Cards, trump: int) -> int:
        """Index of the winning card; of identical cards the first."""
        best = 0
        for i in range(1, len(trick)):
            if self.beats(trick[i], trick[best], trump):
                best = i
        return best

    def allowed(self, hand: Cards, trick: Cards, trump: int, duties: Duties = FOLLOW) -> Cards:
        """What the duties leave of a hand, the trick as it lies (none: the lead is free)."""
        if not trick or not duties.follow:
            return hand
        led = self.suit(trick[0], trump)
        some = tuple([c for c in hand if self.suit(c, trump) == led])
        if not some and duties.trump:
            some = tuple([c for c in hand if self.suit(c, trump) == trump])
        if some and duties.head:
            best = trick[self.wins(trick, trump)]
            if self.suit(some[0], trump) == self.suit(best, trump):
                return tuple([c for c in some if self.beats(c, best, trump)]) or some
        return some or hand

    def absent(self, pack: Cards, card: Card, trick: Cards, trump: int, duties: Duties = FOLLOW) -> Cards:
        """Cards that cannot have been held beside this one: with any of them it had not been lawful to this trick."""
        counts = trick if duties.head or trick[0] is JOKER else trick[:1]       # else what was led decides, and is kept
        return _absent(self, pack, card, counts, trump, duties)

    def bit(self, card: Card, trump: int) -> int:
        """The card's place for the solver."""
        return 16 * self.suit(card, trump) + self.strength(card, trump)


@lru_cache(maxsize=1 << 14)
def _absent(order: Order, pack: Cards, card: Card, trick: Cards, trump: int, duties: Duties) -> Cards:
    return tuple([c for c in pack if c is not card and card not in order.allowed((card, c), trick, trump, duties)])


@dataclass(frozen=True)
class OrTrump(Order):
    """All-Fours': who holds the suit led follows suit or trumps, as he likes (002:146-149)."""

    def allowed(self, hand: Cards, trick: Cards, trump: int, duties: Duties = FOLLOW) -> Cards:
        some = super().allowed(hand, trick, trump, duties)
        if not trick or len(some) == len(hand) or trump == NO_TRUMP:
            return some
        return tuple([c for c in hand if c in some or self.suit(c, trump) == trump])


@dataclass(frozen=True)
class Bowers(Order):
    """Euchre's: the knave of trumps is highest, then the other knave of the colour, which is a trump in all respects
    (001:216-218)."""

    def suit(self, card: Card, trump: int) -> int:
        return trump if card.rank == KNAVE and same_colour(card.suit, trump) else card.suit

    def strength(self, card: Card, trump: int) -> int:
        if card.rank == KNAVE and trump != NO_TRUMP:
            if card.suit == trump:
                return TOP_OF_SUIT - 1
            if same_colour(card.suit, trump):
                return TOP_OF_SUIT - 2
        return self.plain[card.rank]


@dataclass(frozen=True)
class WithJoker(Bowers):
    """Bowers, and above them the joker, the highest trump (002:8486-8493).

    Without trumps there are no bowers, and the joker stands above every card: led it is of the suit named then
    (`joker_suit`); thrown to another's lead it wins, unless its player has `renounced` in that suit before
    (002:8595-8599).
    """

    joker_suit: int = NO_TRUMP
    renounced: tuple[int, ...] = ()

    def suit(self, card: Card, trump: int) -> int:
        if card is JOKER:
            return trump if trump != NO_TRUMP else self.joker_suit
        return super().suit(card, trump) if trump != NO_TRUMP else card.suit

    def strength(self, card: Card, trump: int) -> int:
        return TOP_OF_SUIT if card is JOKER else super().strength(card, trump)

    def beats(self, card: Card, top: Card, trump: int) -> bool:
        if card is JOKER and trump == NO_TRUMP:
            return top.suit not in self.renounced
        return super().beats(card, top, trump)


@dataclass(frozen=True)
class Cascade(Order):
    """Quinto's: suits trump each other upwards, and there is no trump suit; a card of a lower suit than the best is
    thrown away (002:8748-8754).  The joker may go to any trick, and never wins; that it is led only when it is the last
    card, and the next card is then the suit led, is ruled here."""

    upwards: tuple[int, ...] = (3, 0, 1, 2)      # the suits from the lowest: spades, clubs, diamonds, hearts
    excused = (JOKER,)

    def strength(self, card: Card, trump: int) -> int:
        return 0 if card is JOKER else self.plain[card.rank]

    def beats(self, card: Card, top: Card, trump: int) -> bool:
        if card.suit == top.suit:
            return self.strength(card, trump) > self.strength(top, trump)
        heights = (JOKER.suit, *self.upwards)
        return heights.index(card.suit) > heights.index(top.suit)

    def allowed(self, hand: Cards, trick: Cards, trump: int, duties: Duties = FOLLOW) -> Cards:
        if not trick:
            return tuple([c for c in hand if c is not JOKER]) or hand
        led = next((c for c in trick if c is not JOKER), None)
        some = tuple([c for c in hand if led is not None and c.suit == led.suit])
        return (*some, *[c for c in hand if c is JOKER]) if some else hand


def same_colour(suit: int, trump: int) -> bool:
    """Whether a suit is of the trumps' colour: clubs and spades, or diamonds and hearts."""
    return trump != NO_TRUMP and suit in (trump, 3 - trump)
