"""What a deal of partners tells its players beyond the tricks: open hands, a card turned up, what is wanted."""
from __future__ import annotations

from cardtable.cards import Cards
from cardtable.families.tricks.deal import TrickDeal

BOOK, ALL = 6, 13                                # tricks that score nothing, and all there are


class PartnersDeal(TrickDeal):
    """Mixed in by a game of two against two, thirteen cards each."""

    open_seats: tuple[int, ...] = ()             # whose hands lie open

    @property
    def card_up(self) -> Cards:
        """The card that all know the dealer to have, where one was turned up."""
        return ()

    def lying_up(self, seat: int) -> Cards:
        """As much of it as still lies on the table before this seat."""
        return ()

    def wanted(self, side: int) -> int:
        """How many tricks more win the game, or whatever this side plays for."""
        raise NotImplementedError                        # abstract
