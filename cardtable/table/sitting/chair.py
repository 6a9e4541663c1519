"""The chair before this screen: who sits in it, what he sees from there, and what was told in his absence."""
from __future__ import annotations

from cardtable.croupier.croupier import Croupier
from cardtable.rules.deal import Deal
from cardtable.showing.places import Places
from cardtable.table.cloth.sight import NOBODY, Sight, sight_of

MOST_MISSED = 3              # lines told to who comes to the table


class Chair:
    """`viewer` is the player who sits in it, or NOBODY; `sight` is what he saw when he last looked."""

    def __init__(self, croupier: Croupier) -> None:
        self.croupier = croupier
        persons = croupier.persons()
        self.viewer = persons[0] if len(persons) == 1 else NOBODY
        self.sight: Sight = sight_of(croupier, self.viewer)
        self._missed: dict[int, list[str]] = {}          # by player: told while somebody else sat here

    @property
    def alone(self) -> bool:
        """Whether one person only plays at this screen."""
        return len(self.croupier.persons()) == 1

    @property
    def reader(self) -> int:
        """Whose eyes the talk has: where two share the screen, nobody's."""
        return self.viewer if self.alone else NOBODY

    @property
    def first(self) -> int:
        """The first person at this screen; the first player where only the computer plays."""
        return next(iter(self.croupier.persons()), 0)

    @property
    def waited_for(self) -> int | None:
        """The player who must answer first though he does not sit here."""
        waiting = self.croupier.waiting_for()
        player = self.croupier.sitting.match.deal().by(waiting[0]) if waiting else self.viewer
        return None if self.alone or player == self.viewer else player

    def look(self, deal: Deal | None = None, places: Places | None = None) -> Sight:
        """Looks at the deal now played, or at the one named; `places` where everything is to stay as it lies."""
        self.sight = sight_of(self.croupier, self.viewer, deal, places)
        return self.sight

    def names(self) -> list[str]:
        """Of all seats, "" for the reader."""
        return [self.sight.name(seat) or "" for seat in range(self.sight.deal.seats)]

    def own_seat(self) -> int:
        """The seat for which rights are used: the one that must answer, if it is the viewer's; else his first."""
        deal = self.croupier.sitting.match.deal()
        seats = deal.seats_of(self.viewer)
        return next((seat for seat in deal.must if seat in seats), seats[0] if seats else NOBODY)

    def own(self, seats: tuple[int, ...]) -> list[int]:
        """Those of some seats for which the viewer answers now."""
        deal = self.croupier.sitting.match.deal()
        return [seat for seat in seats if deal.by(seat) == self.viewer]

    def remember(self, text: str) -> None:
        """A line was told: who shares the screen and is not in the chair has missed it."""
        if not self.alone:
            for player in self.croupier.persons():
                if player != self.viewer:
                    self._missed.setdefault(player, []).append(text)

    def missed(self, player: int) -> list[str]:
        """The last lines that this player has missed; his absence begins anew."""
        return self._missed.pop(player, [])[-MOST_MISSED:]
