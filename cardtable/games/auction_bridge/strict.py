"""Auction Bridge under strict laws: calls out of turn or too low, cards shown, what a revoke costs (52 to 71, 90)."""
from __future__ import annotations

from cardtable.cards import Card
from cardtable.families.declarer.strict import StrictDeclarer
from cardtable.families.declarer.strict.dealing import DealtDeclarer
from cardtable.families.declarer.values import ALL, BOOK
from cardtable.games.auction_bridge.faults import DEALT_FAULTS, FAULTS
from cardtable.games.auction_bridge.rules import BONUS, AuctionBridge, named_in, tricks_of
from cardtable.rules.faults import Offence
from cardtable.rules.moves import Choice, Choices, One, calls

FOR_REVOKE, THREE = 150, 3                       # points, or tricks


class StrictAuction(StrictDeclarer, AuctionBridge):
    """One deal by the laws of 1908, among fallible people."""

    FAULTS = FAULTS
    articles = {**AuctionBridge.articles, "demand": 72, "exposed": 73, "orders": 79}

    def begin(self) -> None:
        super().begin()
        self.revokes: tuple[tuple[int, str], ...] = ()       # by which side, and how it is paid
        self.barred = -1                                     # who calls no more, until an adversary has gone on

    @property
    def unusual(self) -> bool:
        return super().unusual or self.barred >= 0

    # Calls

    def calling(self, seat: int) -> Choices:
        return calls("pass") if seat == self.barred else super().calling(seat)

    def do_bid(self, seat: int, named: str, tricks: int) -> None:        # type: ignore[override]
        """Too low it counts as just enough, and silences the caller’s partner (53)."""
        enough = [tricks_of(bid) for bid in self.higher() if named_in(bid) == named]
        self.freed_by(seat)
        if not enough:
            self.say(seat, "cannot be enough", law=self.articles["enough"])
            self.do_pass(seat)
            return
        if tricks not in enough:
            self.say(seat, "too low", f"{tricks}{named}", law=self.articles["enough"])
            self.barred = self.left(seat, 2)
        super().do_bid(seat, named, tricks if tricks in enough else min(enough))

    def do_double(self, seat: int) -> None:
        """Out of turn it is judged first; of his partner’s call, or of nothing, it is none."""
        if seat in self.must or self.may_double(seat):
            self.freed_by(seat)
            super().do_double(seat)
        else:
            self.say(seat, "doubles nothing", law=self.articles["double out of turn"])

    def freed_by(self, seat: int) -> None:
        """An adversary’s call or double lets the silent speak again."""
        if self.barred >= 0 and self.side[seat] != self.side[self.barred]:
            self.barred = -1

    def do_play(self, seat: int, card: Card) -> None:
        """A card shown while calls are made is taken up again (70)."""
        if self.phase == "play":
            super().do_play(seat, card)
        else:
            self.show(seat, (card,), self.layout.hand[seat], "dropped", 70)

    def faults(self, seat: int) -> Choices:
        """The leader’s partner may show a card before the lead (71)."""
        found, held = super().faults(seat), self.zone[self.layout.hand[seat]]
        if self.phase == "play" and not self.history and seat == self.left(self.declarer, 3):
            found += (Choice("show", One(held), law=self.book.law(71)),)
        return found

    def do_show(self, seat: int, card: Card) -> None:
        self.show(seat, (card,), self.layout.hand[seat], "dropped", 71)

    def chooser_left(self, offence: Offence) -> int:
        return self.left(offence.seat)

    # What a revoke costs (90)

    def may_three_tricks(self, offence: Offence) -> bool:
        """The declarer alone may take them."""
        return self.adversary(offence.seat)

    def effect_add_150(self, offence: Offence) -> None:
        self.revokes += ((self.side[offence.seat], "points"),)

    def effect_three_tricks(self, offence: Offence) -> None:
        self.revokes += ((self.side[offence.seat], "tricks"),)
        self.tell_moved(offence)

    def moved(self, took: int) -> int:
        """The declarer’s tricks with those that revokes have brought him."""
        return min(ALL, took + THREE * len([how for _, how in self.revokes if how == "tricks"]))

    def counted(self, side: int) -> int:
        ours = self.moved(self.tricks(self.side[self.declarer]))
        return ours if side == self.side[self.declarer] else ALL - ours

    def reckon(self) -> None:
        """Who has revoked scores honours and chicane alone; penalty tricks keep a contract, and earn no bonus."""
        if not self.revokes:
            super().reckon()
            return
        guilty, own = {side for side, _ in self.revokes}, self.side[self.declarer]
        took = self.tricks(own)
        over = took - BOOK - tricks_of(self.bid)
        bonus = BONUS * self.doubled * (1 + over) if over >= 0 else 0
        for mark in self.for_tricks(self.moved(took)):
            points = bonus if mark.what == "bonus" else mark.points
            if mark.side not in guilty and points:
                self.mark(mark.side, points, mark.what, mark.law, beside=mark.above)
        for mark in self.all_for_tricks(took):
            if "slam" in mark.what and mark.side not in guilty:
                self.mark(mark.side, mark.points, mark.what, mark.law, beside=True)
        for mark in self.for_cards():
            self.mark(mark.side, mark.points, mark.what, mark.law, beside=True)
        for side, how in self.revokes:
            if how == "points":
                self.mark(1 - side, FOR_REVOKE, "revoke", self.articles["revoke"], beside=True)
        self.end()


class AuctionByHand(DealtDeclarer, StrictAuction):
    """Dealt by hand."""

    FAULTS = DEALT_FAULTS
