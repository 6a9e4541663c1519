"""Marks under strict laws, what came too late and what it costs: a class upon that of the marks (`marking.py`)."""
from __future__ import annotations

from typing import ClassVar

from cardtable.families.tricks.strict.accounts import NOTHING, Account
from cardtable.families.tricks.strict.marking import STRUCK_OFF, MarkedByHand
from cardtable.rules.fault_words import method
from cardtable.rules.faults import Claim, Offence
from cardtable.rules.laws import UNJUDGED, Law
from cardtable.rules.moves import Move

CORRECTED = "put right"                          # what a score is for that was forgotten, and had to be marked,
GIVEN = "given over"                             # or that the others mark, because it was not their adversaries'
MARKS = ("marked over", "left unmarked", "unsaid", "said as less", "scores differ")     # rows of the table


class MarksInTime(MarkedByHand):
    """`moments` of a game says what is too late when: the words are `has_...` and `late_...`."""

    marks: ClassVar[frozenset[int]] = frozenset()        # the articles on marks
    counting: ClassVar[frozenset[str]] = frozenset({"marking", "game_marked"})   # in which nothing else is claimed

    # What comes too late

    def apply(self, seat: int, move: Move, broken: Law | None = UNJUDGED) -> None:
        super().apply(seat, move, broken)
        if self.hands_mark and not self.over and self.phase not in ("marking", "game_marked"):
            for moment, _ in self.moments:
                if moment != "deal_over" and getattr(self, method("has", moment))():
                    self.reach(moment)

    def reach(self, moment: str) -> None:
        """A moment has come, for the first time in this deal."""
        if moment in self.passed:
            return
        self.passed += (moment,)
        for name, late in self.moments:
            if name == moment:
                for side in range(len(self.won)):
                    getattr(self, method("late", late))(side)

    def late_unsaid(self, side: int) -> None:
        """What was neither said nor marked."""
        self.post(side, self.ledger.accounts[side].unsaid_lost())

    def late_unclaimed(self, side: int) -> None:
        """What was not said, though it were marked."""
        self.turn_over(side, self.ledger.accounts[side].unclaimed_lost())

    def late_marks(self, side: int) -> None:
        """What was not said, or not marked; and two scores that differ are no longer their owners' to put right."""
        self.turn_over(side, self.ledger.accounts[side].closed())
        if self.seconds and self.differ(side):
            self.note("scores differ", self.keeper(side))

    def turn_over(self, side: int, new: Account) -> None:
        """What was marked in time and not said as it should have been has become too much."""
        old = self.ledger.accounts[side]
        self.post(side, new)
        if new.over > old.over:
            self.note("said as less" if old.said else "unsaid", self.keeper(side))

    def late_left(self, side: int) -> None:
        """What was not marked."""
        self.post(side, self.ledger.accounts[side].left_lost())

    def late_corrections(self, side: int) -> None:
        """What was marked and not won."""
        self.post(side, self.ledger.accounts[side].over_stands())

    def differ(self, side: int) -> bool:
        """Whether partners keep two scores, and they disagree."""
        return self.ledger.second[side] not in (-1, self.score[side])

    # Claims: of marks where hands mark, and of nothing else while they do

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.marks = frozenset([cls.number(cls.FAULTS[name]) for name in MARKS if name in cls.FAULTS])

    def claimable(self, articles: tuple[int, ...], seat: int) -> tuple[int, ...]:
        articles = super().claimable(articles, seat)
        if not self.hands_mark:
            return tuple([n for n in articles if n not in self.marks])
        done = self.phase in self.counting
        return tuple([n for n in articles if n in self.marks or not done])

    def prove(self, claim: Claim) -> bool:
        """Partners answer for each other's counters."""
        if claim.article in self.marks:
            claim = claim._replace(whom=self.keeper(self.side[claim.whom]))
        return super().prove(claim)

    def heard_when_it_helps_nobody(self, offence: Offence) -> bool:
        """Bystanders do not tell of it while the others might mark the same themselves; of what was said falsely they
        do."""
        account = self.ledger.accounts[self.side[offence.seat]]
        return account.said > account.named or not any(
            other.left for side, other in enumerate(self.ledger.accounts) if side != self.side[offence.seat])

    def window_while_over(self, offence: Offence) -> bool:
        return self.over_by(self.side[offence.seat]) > 0

    def window_while_left(self, offence: Offence) -> bool:
        return self.ledger.accounts[self.side[offence.seat]].left > 0

    def window_while_differing(self, offence: Offence) -> bool:
        return self.differ(self.side[offence.seat])

    # What it costs

    def effect_strike_off(self, offence: Offence) -> None:
        """What was marked and not won is taken down."""
        side = self.side[offence.seat]
        over = min(self.over_by(side), self.score[side])
        account = self.ledger.accounts[side]
        self.post(side, account._replace(marked=account.marked - self.over_by(side)))
        if over:
            self.move_counters(side, -over, STRUCK_OFF, offence.article)
        if self.phase == "game_marked" and not self.is_game(side):
            self.not_a_game(side)

    def effect_mark_up(self, offence: Offence) -> None:
        """What was won and not marked is marked."""
        side = self.side[offence.seat]
        account = self.ledger.accounts[side]
        if account.left:
            self.post(side, account._replace(marked=account.due))
            self.move_counters(side, account.left, CORRECTED, offence.article)

    def effect_give_over(self, offence: Offence) -> None:
        """The others mark it."""
        self.give_to(1 - self.side[offence.seat], self.over_by(self.side[offence.seat]), offence.article)

    def give_to(self, side: int, points: int, law: int) -> None:
        points = min(points, (self.goal or 0) - self.score[side])
        if points > 0:
            self.move_counters(side, points, GIVEN, law)

    def effect_score_of_keeper(self, offence: Offence) -> None:
        """The keeper's counters stand."""
        self.agree_on(self.side[offence.seat], self.score[self.side[offence.seat]])

    def effect_score_of_partner(self, offence: Offence) -> None:
        """His partner's do."""
        side = self.side[offence.seat]
        points = self.ledger.second[side]
        self.move_counters(side, points - self.score[side], STRUCK_OFF, offence.article)
        self.post(side, NOTHING)
        self.agree_on(side, points)

    def agree_on(self, side: int, points: int) -> None:
        some = self.ledger.second
        self.ledger = self.ledger._replace(second=(*some[:side], points, *some[side + 1:]))
