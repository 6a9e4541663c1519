"""A trick that has been turned, looked at again."""
from __future__ import annotations

from cardtable.cards import Card
from cardtable.families.tricks.strict import StrictTricks


class Looking(StrictTricks):
    """`articles` has "looking back", on whether that is allowed; the game says of which tricks it is not."""

    def do_look(self, seat: int, trick: int) -> None:
        self.say(seat, "look", trick, law=self.articles["looking back"])
        four = self.history[(trick - 1) * self.playing():trick * self.playing()]
        self.show(seat, tuple([card for _, card, _ in four]), self.zone_of(four[0][1]), "looked at")

    def zone_of(self, card: Card) -> int:
        """Where it lies."""
        return next(zone for zone, held in enumerate(self.zone) if card in held)
