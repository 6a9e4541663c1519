"""A shoe: several packs shuffled together once, and dealt through coup after coup, face up in rows."""
from __future__ import annotations

from typing import ClassVar

from cardtable.cards import Card
from cardtable.rules.deal import Deal
from cardtable.rules.events import NATURE
from cardtable.rules.motions import DEALT, DISCARDED, GATHERED
from cardtable.rules.moves import Choice, Choices, Order


class FromShoe(Deal):
    """A game names its zones, and says what follows when the cards have been `shuffled`.

    What has been played lies in the talon until the shoe is through; then all is gathered, and shuffled by nature.
    """

    shoe: ClassVar[int]                          # the zone from which is dealt, its first card the top
    talon: ClassVar[int]                         # where what has been played lies

    @property
    def dealt_by(self) -> int | None:
        """Nobody who sits here, but the croupier; where a player has the bank, and deals, the game says so."""
        return None

    def shuffle(self, seat: int) -> Choices:
        return (Choice("shuffle", Order(self.pack)),)

    def do_shuffle(self, seat: int, *order: Card) -> None:
        self.lay(order, self.shoe)
        self.shuffled()

    def shuffled(self) -> None:
        """The cards are ready."""
        raise NotImplementedError                        # abstract

    def turn_up(self, row: int) -> Card | None:
        """The next card, to the end of a row; None where there is none left."""
        if not self.zone[self.shoe]:
            return None
        self.draw(1, self.shoe, row, NATURE, DEALT)
        return self.zone[row][-1]

    def sweep(self, *rows: int) -> None:
        """What lies in these rows goes to the talon."""
        for row in rows:
            if self.zone[row]:
                self.shift(self.zone[row], row, self.talon, NATURE, DISCARDED)

    def gather(self, *rows: int) -> None:
        """All cards, those in these rows as well, are gathered, and shuffled afresh."""
        for zone in (*rows, self.talon):
            if self.zone[zone]:
                self.shift(self.zone[zone], zone, self.shoe, NATURE, GATHERED)
        self.go("shuffle", NATURE)
