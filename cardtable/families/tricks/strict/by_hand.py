"""The deal by hand of a game of tricks: a class upon its strict one, with the rows of what goes wrong."""
from __future__ import annotations

from cardtable.cards import Card
from cardtable.families.tricks.order import NO_TRUMP
from cardtable.families.tricks.strict import StrictTricks
from cardtable.families.tricks.strict.dealing import DEALING, HandsDeal


class ByHand(HandsDeal, StrictTricks):
    """`by_hand` says whether hands deal."""

    def begin(self) -> None:
        super().begin()
        self.by_hand = getattr(self.terms, "by_hand", False)
        if self.by_hand and self.covers:
            self.cover(range(self.seats))

    def do_shuffle(self, seat: int, *order: Card) -> None:
        if self.by_hand:
            self.lay_to_cut(order)
        else:
            super().do_shuffle(seat, *order)

    def send_round(self) -> None:
        self.deal_out()

    def before_play(self) -> None:
        """The cards are out; dealt by hand there are steps yet."""
        if self.by_hand and self.phase in DEALING:
            self.next_step()
        else:
            super().before_play()

    def set_out(self) -> None:
        super().before_play()

    @property
    def trump_shown(self) -> bool:
        return self.trump != NO_TRUMP
