"""The order in which a hand is held: by suit, by rank, as dealt, or as its player has moved the cards about."""
from __future__ import annotations

from collections.abc import Collection

from cardtable.cards import BACK, Card, Cards
from cardtable.showing.sorting import Sorting

BLACK, RED = (3, 0), (2, 1)          # spades before clubs, hearts before diamonds
WAYS = ("suit", "rank", "as dealt")
USUALLY = Sorting()
USUAL = "usual"                      # the one of them that a game's layout names


def suits_in_order(present: Collection[int]) -> list[int]:
    """These suits, colours alternating as far as they can; first what has none, as a joker."""
    black, red = ([s for s in colour if s in present] for colour in (BLACK, RED))
    first, second = (red, black) if len(red) > len(black) else (black, red)
    order = [s for s in present if s < 0]
    for n in range(len(first)):
        order += [first[n], *second[n:n + 1]]
    return order


def way(chosen: str, usual: str) -> str:
    """How hands are sorted: as was chosen, or as the game's layout usually has it at this moment."""
    return usual if chosen == USUAL else chosen


def sorted_hand(some: Cards, by: str, sorting: Sorting, lain: Cards = ()) -> Cards:
    """A hand put in order, the highest first; its suits as they lay when it had all that have `lain` there.  Backs stay
    where they are."""
    if by == "as dealt" or BACK in some:
        return some
    present = {sorting.suit(c) for c in (*some, *lain)}
    suits = sorted(present, key=sorting.suits.index) if present <= set(sorting.suits) else suits_in_order(present)
    if by == "rank":
        return tuple(sorted(some, key=lambda c: (-sorting.strength(c), suits.index(sorting.suit(c)), c)))
    return tuple(sorted(some, key=lambda c: (suits.index(sorting.suit(c)), -sorting.strength(c), c)))


class Arrangement:
    """How one player holds his cards.  They keep their order while cards only go, and mean the same; what comes is
    sorted in.  Once he has moved a card himself, his order is kept and new ones join it at the right."""

    def __init__(self, by: str = "suit", sorting: Sorting = USUALLY) -> None:
        self.by, self._sorting = by, sorting
        self.own: Cards = ()
        self._held: Cards = ()           # as they were held last
        self._player = -1
        self._others: dict[int, tuple[Cards, Cards]] = {}        # of others who hold their cards at this screen

    def sort_by(self, sorting: Sorting) -> None:
        """From now on the cards stand so to each other, as when the trump is known; those held are sorted again."""
        if sorting != self._sorting:
            self._sorting, self._held = sorting, ()
            self._others = {player: (own, ()) for player, (own, _) in self._others.items()}

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
                sorted_hand(some, self.by, self._sorting)
            return self._held
        self.own = kept + tuple([c for c in some if c not in kept])
        return self.own

    def move(self, some: Cards, card: Card, to: int) -> None:
        """The player puts one card of the row in another place of it."""
        rest = [c for c in some if c is not card]
        self.own = (*rest[:to], card, *rest[to:])

    def keep_to(self, by: str) -> None:
        """So from now on; sorted again if it was otherwise, as when the cut is over, which has a layout of its own."""
        if by != self.by:
            self.sort(by)

    def sort(self, by: str) -> None:
        """Sorted again, whatever he had moved."""
        self.by, self.own, self._held = by, (), ()
        self._others.clear()
