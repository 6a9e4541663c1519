"""The order in which a hand is held: by suit, by rank, as dealt, or as its player has moved the cards about."""
from __future__ import annotations

from collections.abc import Sequence

from cardtable.cards import Card, Cards

BLACK, RED = (3, 0), (2, 1)          # spades before clubs, hearts before diamonds
WAYS = ("suit", "rank", "as dealt")
USUAL = "usual"                      # the one of them that a game's layout names


def suits_in_order(some: Cards) -> list[int]:
    """The suits present, colours alternating as far as they can."""
    present = {c.suit for c in some}
    black, red = ([s for s in colour if s in present] for colour in (BLACK, RED))
    first, second = (red, black) if len(red) > len(black) else (black, red)
    order = []
    for n in range(len(first)):
        order += [first[n], *second[n:n + 1]]
    return order


def sorted_hand(some: Cards, by: str, ranking: Sequence[int]) -> Cards:
    """A hand put in order, the highest first; `ranking` is the strength by rank index.  Backs stay where they are."""
    if by == "as dealt" or any(c.suit < 0 for c in some):
        return some
    suits = suits_in_order(some)
    if by == "rank":
        return tuple(sorted(some, key=lambda c: (-ranking[c.rank], suits.index(c.suit), c)))
    return tuple(sorted(some, key=lambda c: (suits.index(c.suit), -ranking[c.rank], c)))


class Arrangement:
    """How one player holds his cards.  They keep their order while cards only go; what comes is sorted in.  Once he has
    moved a card himself, his order is kept and new ones join it at the right."""

    def __init__(self, by: str = "suit", ranking: Sequence[int] = tuple(range(13))) -> None:
        self.by, self.ranking = by, ranking
        self.own: Cards = ()
        self._held: Cards = ()           # as they were held last
        self._player = -1
        self._others: dict[int, tuple[Cards, Cards]] = {}        # of others who hold their cards at this screen

    def turn_to(self, player: int) -> None:
        """It is this player's hand now; those of others are kept as they hold them."""
        if player != self._player:
            self._others[self._player] = self.own, self._held
            self.own, self._held = self._others.get(player, ((), ()))
            self._player = player

    def order(self, some: Cards) -> Cards:
        """The cards as they are held."""
        kept = tuple([c for c in self.own if c in some])
        if not kept:
            self.own = ()
            held = set(self._held)
            self._held = tuple([c for c in self._held if c in some]) if held.issuperset(some) else \
                sorted_hand(some, self.by, self.ranking)
            return self._held
        self.own = kept + tuple([c for c in some if c not in kept])
        return self.own

    def move(self, some: Cards, card: Card, to: int) -> None:
        """The player puts one card of the row in another place of it."""
        rest = [c for c in some if c is not card]
        self.own = (*rest[:to], card, *rest[to:])

    def sort(self, by: str) -> None:
        """Sorted again, whatever he had moved."""
        self.by, self.own, self._held = by, (), ()
        self._others.clear()
