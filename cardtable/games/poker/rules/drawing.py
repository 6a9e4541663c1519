"""The draw: cards are laid away, and as many are given, from a pack that is made up again when it runs short
(002:4059-4062, 4169-4188)."""
from __future__ import annotations

from cardtable.cards import Card
from cardtable.games.poker.laws import CODE, LAW
from cardtable.games.poker.rules.table import HELD, Poker
from cardtable.games.poker.rules.zones import HAND, LAID, STOCK, THROWN
from cardtable.rules.events import NATURE
from cardtable.rules.motions import DISCARDED, DREW, GATHERED
from cardtable.rules.moves import Choice, Choices, Order, Some, calls


class Drawing(Poker):
    """`to_draw` are those who have still to draw, the next first."""

    def begin(self) -> None:
        super().begin()
        self.to_draw: tuple[int, ...] = ()

    def begin_draw(self) -> None:
        """From the elder hand on."""
        self.to_draw = self.standing_from(self.elder)
        self.go("drawing", self.to_draw[0])

    def drawn(self) -> None:
        """What follows the draw."""
        raise NotImplementedError                # abstract

    def drawing(self, seat: int) -> Choices:
        return (*calls("stand"), Choice("draw", Some(self.zone[HAND[seat]], 1, HELD)))

    def faults(self, seat: int) -> Choices:
        """Cards laid away when it is not the time, or not one's turn."""
        held = self.zone[HAND[seat]]
        if not held or self.phase == "drawing" and seat in self.must:
            return ()
        return (Choice("draw", Some(held, 1, HELD), law=CODE.law(LAW["draw"])),)

    def do_stand(self, seat: int) -> None:
        self.say(seat, "stands pat", law=LAW["draw"])
        self.serve()

    def do_draw(self, seat: int, *away: Card) -> None:
        self.shift(away, HAND[seat], LAID[seat], seat, DISCARDED)
        self.serve()

    def serve(self) -> None:
        """He is given as many as are wanting, as far as the pack reaches; then it is made up."""
        seat = self.to_draw[0]
        wanting = HELD - len(self.zone[HAND[seat]])
        self.draw(min(wanting, len(self.zone[STOCK])), STOCK, HAND[seat], self.dealer, DREW)
        if len(self.zone[HAND[seat]]) < HELD:
            for zone in [LAID[one] for one in range(self.seats) if one != seat and not self.kept_apart(one)]:
                if self.zone[zone]:
                    self.shift(self.zone[zone], zone, THROWN, self.dealer, GATHERED)
            self.go("remaking", NATURE)
            return
        self.drew = tuple([len(self.zone[LAID[one]]) if one == seat else drew for one, drew in enumerate(self.drew)])
        self.to_draw = self.to_draw[1:]
        if self.to_draw:
            self.go("drawing", self.to_draw[0])
        else:
            self.drawn()

    def kept_apart(self, seat: int) -> bool:
        """Whether what this seat has laid away stays there."""
        return False

    def remaking(self, seat: int) -> Choices:
        return (Choice("remake", Order(self.zone[THROWN])),)

    def do_remake(self, seat: int, *order: Card) -> None:
        """In which order they lie is nobody's to know."""
        self.zone[THROWN] = order
        self.shift(order, THROWN, STOCK, self.dealer, GATHERED)
        self.say(self.dealer, "made up", law=LAW["draw"])
        self.serve()
