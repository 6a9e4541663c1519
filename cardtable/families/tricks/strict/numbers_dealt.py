"""Hands of two players dealt with a card too many or too few, by one word for both."""
from __future__ import annotations

from typing import ClassVar

from cardtable.families.tricks.strict.dealing import HandsDeal
from cardtable.rules.moves import Choice, Choices, One


class NumbersDealt(HandsDeal):
    """Its table has the row "wrong number"; `deal_out` gives so many `more` with the first packet."""

    due_each: ClassVar[int]                      # cards that each should have

    def begin(self) -> None:
        super().begin()
        self.dealt_numbers: tuple[int, ...] = ()       # by seat, how many cards were dealt, where that was wrong

    def misdealing(self, seat: int) -> Choices:
        found = super().misdealing(seat)
        if self.phase != "dealing" or seat != self.dealer:
            return found
        law = self.broken_law(self.number(self.FAULTS["wrong number"]))
        return (*found, Choice("deal-numbers", One(self.wrong_numbers()), law=law))

    @classmethod
    def wrong_numbers(cls) -> tuple[str, ...]:
        """How many cards the adversary is dealt, and the dealer, when it goes wrong."""
        some = cls.due_each, cls.due_each + 1, cls.due_each - 1
        return tuple([f"{his}-{own}" for his in some for own in some if (his, own) != (cls.due_each, cls.due_each)])

    def do_deal_numbers(self, seat: int, numbers: str) -> None:
        """Nothing is said of it."""
        his, own = map(int, numbers.split("-"))
        self.dealt_numbers = (own, his) if seat == 0 else (his, own)
        self.do_deal(seat)

    def more(self, seat: int) -> int:
        """So many more than it should have, or less."""
        return self.dealt_numbers[seat] - self.due_each if self.dealt_numbers else 0
