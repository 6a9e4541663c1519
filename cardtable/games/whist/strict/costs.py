"""What revokes cost at Whist, under either code: three tricks, or three points added or taken off."""
from __future__ import annotations

from typing import ClassVar

from cardtable.cards import Card
from cardtable.families.tricks import honours
from cardtable.families.tricks.order import NO_TRUMP
from cardtable.families.tricks.strict.exposed import ExposedCloth
from cardtable.families.tricks.strict.late_marks import MarksInTime
from cardtable.families.tricks.strict.revokes import Mending
from cardtable.families.tricks.turn_up import TurnUpCloth
from cardtable.games.whist.rules import SEATS, Whist
from cardtable.games.whist.scoring import FOR_HONOURS, HONOURS, Hand, Revoke, moved
from cardtable.rules.faults import Offence


class StrictCloth(ExposedCloth, TurnUpCloth):
    """With cards that lie exposed, after all others."""


LAYOUT = StrictCloth(SEATS, before=True)
REVOKES = ("revoke", "disobedience")             # what is judged like a revoke (003:1122-1130; 002:5780-5784)


class Costs(MarksInTime, Mending, Whist):
    """Every revoke is paid in one of three ways; a side that has revoked does not win by that deal.  `articles` has
    "paid", on what they cost.  Where hands mark, honours are named aloud."""

    layout: ClassVar[StrictCloth] = LAYOUT
    orders = "disobeyed"
    said_as, must_say = {3: FOR_HONOURS[3], 4: FOR_HONOURS[4]}, frozenset({"honours"})

    def begin(self) -> None:
        super().begin()
        self.take_over(self.terms.ledger, self.terms.hands_mark)
        self.revokes: tuple[Revoke, ...] = ()
        self.honours_first: int | None = None    # the side whose honours go before the tricks

    def has_trump_turned(self) -> bool:
        return self.trump != NO_TRUMP

    def broken(self, seat: int, card: Card) -> str:
        """To play otherwise than one has been told, and could, is judged as a revoke."""
        return self.orders if card in self.lawful(seat) else "revoke"

    def effect_add_three(self, offence: Offence) -> None:
        self.revokes += (Revoke(self.side[offence.seat], "add"),)

    def effect_take_three(self, offence: Offence) -> None:
        self.revokes += (Revoke(self.side[offence.seat], "deduct"),)

    def effect_three_tricks(self, offence: Offence) -> None:
        by = self.side[offence.seat]
        self.revokes += (Revoke(by, "tricks"),)
        self.say(offence.seat, "tricks moved", *self.counted(), law=self.articles["paid"])

    def counted(self) -> list[int]:
        """The tricks of each side as they are reckoned, with those that have passed over for revokes."""
        cancelled = all(map(self.revoked, range(2)))
        return moved([self.tricks(side) for side in range(2)], () if cancelled else self.revokes)

    def revoked(self, side: int) -> bool:
        """Whether this side has."""
        return any(one.by == side for one in self.revokes)

    def reckon(self) -> None:
        """What revokes cost goes before all else, or after it, as the scheme has it; honours after a false call,
        tricks, honours; what wins the game is marked last."""
        if not self.revokes and self.honours_first is None:
            super().reckon()
            return
        hand, rows = self.reckoned()
        for side, points, what, law in sorted(rows, key=lambda row: row[0] == hand.winner):
            self.mark(side, points, what, law)
        self.end()

    def reckoned(self) -> tuple[Hand, list[tuple[int, int, str, int]]]:
        """The hand as it is marked, and each mark: side, points, what for, by which article."""
        held = list(honours.held(self, HONOURS))
        guilty = [self.revoked(side) for side in range(2)]
        hand = Hand(self.scheme, self.score, guilty)
        hand.barred = self.barred
        paid = () if all(guilty) else self.revokes           # where both have, they cancel (002:5832-5836)
        rows: list[tuple[int, int, str, int]] = []
        marked = list(self.score)

        def mark(what: str, law: int) -> None:
            for side in range(2):
                if hand.score[side] != marked[side]:
                    rows.append((side, hand.score[side] - marked[side], what, law))
                    marked[side] = hand.score[side]

        def penalties() -> None:
            hand.penalties(paid)
            mark("revoke", self.articles["paid"])

        if self.scheme.revoke_first:
            penalties()
        if self.honours_first is not None:
            hand.first_honours(self.honours_first, held)
            mark("honours", self.articles["first honours"])
        hand.tricks(self.counted())
        mark("tricks", self.articles["order"])
        hand.honours(held)
        mark("honours", self.articles["honours"])
        if not self.scheme.revoke_first:
            penalties()
        return hand, rows
