"""What a revoke costs under Deschapelles' code, when all else has been counted (003:1040-1134)."""
from __future__ import annotations

from typing import ClassVar

from cardtable.families.tricks import honours
from cardtable.families.tricks.order import NO_TRUMP
from cardtable.families.tricks.strict.exposed import ExposedCloth
from cardtable.families.tricks.strict.late_marks import MarksInTime
from cardtable.families.tricks.strict.revokes import Mending
from cardtable.families.tricks.turn_up import TurnUpCloth
from cardtable.games.whist.long import DeschapellesWhist
from cardtable.games.whist.rules import SEATS
from cardtable.games.whist.scoring import ALL, FOR_HONOURS, HONOURS, Hand, Revoke, moved
from cardtable.rules.faults import Offence


class StrictCloth(ExposedCloth, TurnUpCloth):
    """With cards that lie exposed, after all others."""


LAYOUT = StrictCloth(SEATS, before=True)
REVOKES = ("revoke", "disobedience")             # 107: what is judged like a revoke


class Penalties(MarksInTime, Mending, DeschapellesWhist):
    """Every revoke is paid in one of three ways; a side that has revoked neither wins nor makes a slam (105)."""

    layout: ClassVar[StrictCloth] = LAYOUT
    articles = {**DeschapellesWhist.articles, "revoke": 89, "disobeyed": 88}
    ordered, freed = frozenset({"demand", "forbid", "highest", "lowest"}), True          # 75, 76

    # Marks by hand: honours must be announced, and two partners may each keep the score (56-62)
    said_as, must_say, seconds = {3: FOR_HONOURS[3], 4: FOR_HONOURS[4]}, frozenset({"honours"}), True
    moments = (("trump_turned", "unsaid"), ("second_trick_turned", "marks"))

    def begin(self) -> None:
        super().begin()
        self.take_over(self.terms.ledger, self.terms.hands_mark)
        self.revokes: tuple[Revoke, ...] = ()
        self.honours_first: int | None = None    # the side whose honours go before the tricks (68)

    def has_trump_turned(self) -> bool:
        return self.trump != NO_TRUMP

    def has_second_trick_turned(self) -> bool:
        """By a hand, or because somebody has led to the third."""
        return len(self.begun) > 2 or self.quitted > 1

    def effect_both_sides(self, offence: Offence) -> None:
        """Revokes on both sides, however many: a new deal (106)."""
        proved = {self.party[o.seat] for o in self.offences if o.fault in REVOKES and o.state in ("claimed", "settled")}
        if len(proved) == 2:
            self.annul("same", offence.seat, 106)

    def effect_add_three(self, offence: Offence) -> None:
        self.revokes += (Revoke(self.side[offence.seat], "add"),)

    def effect_take_three(self, offence: Offence) -> None:
        self.revokes += (Revoke(self.side[offence.seat], "deduct"),)

    def effect_three_tricks(self, offence: Offence) -> None:
        self.revokes += (Revoke(self.side[offence.seat], "tricks"),)

    def effect_put_right(self, offence: Offence) -> None:
        """Instead of a penalty all is played rightly from that trick on (131)."""
        self.effect_replay(offence)

    def revoked(self, side: int) -> bool:
        """Whether this side has."""
        return any(one.by == side for one in self.revokes)

    def may_slam(self, seat: int) -> bool:
        return super().may_slam(seat) and not self.revoked(self.side[seat])

    def reckon(self) -> None:
        """Honours after a false call, tricks, honours, penalties; what wins the game is marked last."""
        taken = [self.tricks(side) for side in range(2)]
        slam = self.scheme.slam and max(taken) == ALL and self.may_slam(taken.index(ALL))
        if slam or not (self.revokes or self.honours_first is not None):
            super().reckon()
            return
        held = list(honours.held(self, HONOURS))
        hand = Hand(self.scheme, self.score, [self.revoked(side) for side in range(2)])
        hand.barred = self.barred
        rows: list[tuple[int, int, str, int]] = []
        marked = list(self.score)

        def mark(what: str, law: int) -> None:
            for side in range(2):
                if hand.score[side] != marked[side]:
                    rows.append((side, hand.score[side] - marked[side], what, law))
                    marked[side] = hand.score[side]

        if self.honours_first is not None:
            hand.first_honours(self.honours_first, held)
            mark("honours", 68)
        hand.tricks(moved(taken, self.revokes))
        mark("tricks", self.articles["order"])
        hand.honours(held)
        mark("honours", self.articles["honours"])
        hand.penalties(self.revokes)
        mark("revoke", 93)
        for side, points, what, law in sorted(rows, key=lambda row: row[0] == hand.winner):
            self.mark(side, points, what, law)
        self.end()
