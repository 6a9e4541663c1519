"""Bridge under strict laws: what is said or shown before its time, what a revoke costs (49 to 59, 70, 90, 99)."""
from __future__ import annotations

from cardtable.cards import Card
from cardtable.families.declarer.strict import StrictDeclarer
from cardtable.families.declarer.strict.dealing import DealtDeclarer
from cardtable.families.declarer.values import ALL
from cardtable.families.tricks.strict.demands import CARD, Demand
from cardtable.games.bridge.faults import DEALT_FAULTS, FAULTS
from cardtable.games.bridge.out_of_order import card_shown
from cardtable.games.bridge.rules import Bridge
from cardtable.rules.faults import Offence
from cardtable.rules.moves import Choices

MOST = 28                                        # the score that a side which has revoked does not pass
THREE = 3                                        # tricks, or their value


class StrictBridge(StrictDeclarer, Bridge):
    """One deal by the laws of 1904, among fallible people."""

    FAULTS = FAULTS
    articles = {**Bridge.articles, "demand": 72, "exposed": 73, "orders": 79}

    def begin(self) -> None:
        super().begin()
        self.revokes: tuple[tuple[int, str], ...] = ()       # by which side, and how it is paid
        self.silent: tuple[int, ...] = ()                    # seats that may double no more

    def adversary(self, seat: int) -> bool:
        """The dealer’s side plays the hand, whoever names the trump."""
        return self.side[seat] != self.side[self.dealer]

    @property
    def unusual(self) -> bool:
        return super().unusual or bool(self.silent)

    # Said before its time

    def do_name(self, seat: int, named: str) -> None:
        """An adversary’s word names nothing (51)."""
        if self.adversary(seat):
            self.say(seat, "name", named, law=self.articles["by others"])
        else:
            super().do_name(seat, named)

    def do_leave_it(self, seat: int) -> None:
        """The partner cannot hand it back (50)."""
        if self.phase == "naming":
            self.say(seat, "leave-it", law=self.articles["handed back"])
        else:
            super().do_leave_it(seat)

    def do_double(self, seat: int) -> None:
        """Before he is asked it waits for who named the trump (57)."""
        if seat in self.must:
            super().do_double(seat)
        else:
            self.say(seat, "doubles early", law=self.articles["unasked double"])

    def do_redouble(self, seat: int) -> None:
        """Before his partner, whose right it is, has spoken it waits for who doubled last (58)."""
        if seat in self.must:
            super().do_redouble(seat)
        else:
            self.say(seat, "redoubles early", law=self.articles["early redouble"])

    def do_play(self, seat: int, card: Card) -> None:
        """A card shown while all is said stays where it is (70), or lies exposed (71)."""
        if self.phase == "play":
            super().do_play(seat, card)
        else:
            self.show(seat, (card,), self.layout.hand[seat], "dropped", self.articles[card_shown(self, seat)])

    def doubling(self, seat: int) -> Choices:
        return self.unless_silent(seat, super().doubling(seat))

    def answering(self, seat: int) -> Choices:
        return self.unless_silent(seat, super().answering(seat))

    def redoubling(self, seat: int) -> Choices:
        return self.unless_silent(seat, super().redoubling(seat))

    def partner_redoubling(self, seat: int) -> Choices:
        return self.unless_silent(seat, super().partner_redoubling(seat))

    def unless_silent(self, seat: int, some: Choices) -> Choices:
        """Without doubles, if he may double no more."""
        return tuple([c for c in some if c.verb not in ("double", "redouble")]) if seat in self.silent else some

    # What follows

    def chooser_eldest(self, offence: Offence) -> int:
        return self.left(self.dealer)

    def chooser_namer(self, offence: Offence) -> int:
        return self.namer

    def chooser_last_doubler(self, offence: Offence) -> int:
        """Of the other side; if none of it has doubled, who named the trump, and would be the first to."""
        last = self.doublers[1 - self.side[offence.seat]]
        return last if last >= 0 else self.namer

    @property
    def of_both(self) -> int:
        return self.dealer

    def effect_he_declares(self, offence: Offence) -> None:
        """As he should have."""

    def effect_no_notice(self, offence: Offence) -> None:
        """The dealer declares, or leaves it."""

    def effect_double_stands(self, offence: Offence) -> None:
        self.interrupted = self.interrupted[:-1]
        if offence.fault == "redoubled early":
            super().do_redouble(offence.seat)
        else:
            super().do_double(offence.seat)

    def effect_no_doubling(self, offence: Offence) -> None:
        """Nobody doubles any more in this deal (58)."""
        self.interrupted = self.interrupted[:-1]
        self.begin_play(self.dealer, self.named)

    def effect_partner_silent(self, offence: Offence) -> None:
        """His partner may double no more (71)."""
        self.silent += self.partners_of(offence.seat)

    def effect_silence_partner(self, offence: Offence) -> None:
        """The leader’s partner doubles only if the other side consents (59)."""
        self.silent += self.partners_of(offence.seat)

    def effect_lead_it(self, offence: Offence) -> None:
        """What was led before its time is led in the end."""
        self.demands += (Demand(offence.seat, CARD, offence.cards, trick=1),)

    # What a revoke costs (90, 99)

    def effect_three_tricks(self, offence: Offence) -> None:
        self.revokes += ((self.side[offence.seat], "tricks"),)
        self.tell_moved(offence)

    def effect_deduct(self, offence: Offence) -> None:
        self.revokes += ((self.side[offence.seat], "deduct"),)

    def effect_add(self, offence: Offence) -> None:
        self.revokes += ((self.side[offence.seat], "add"),)

    def reckon(self) -> None:
        """Tricks as they are moved, then the rest; who has revoked makes neither slam nor more than 28."""
        if not self.revokes:
            super().reckon()
            return
        guilty = {side for side, _ in self.revokes}
        own, law = self.side[self.declarer], self.articles["revoke"]
        took = self.tricks(own)
        slams = [mark for mark in self.all_for_tricks(took)
                 if "slam" in mark.what and mark.side not in guilty]
        for mark in (*self.for_tricks(self.moved(took)), *slams, *self.for_cards()):
            self.mark(mark.side, mark.points, mark.what, mark.law, beside=mark.above)
        three = THREE * self.trick_worth
        for side, how in self.revokes:
            if how == "deduct":
                self.mark(side, -min(three, self.score[side]), "revoke", law)
            elif how == "add":
                self.mark(1 - side, three, "revoke", law)
        for side in guilty:
            if self.score[side] > MOST:
                self.mark(side, MOST - self.score[side], "held", law)
        self.end()

    def counted(self, side: int) -> int:
        ours = self.moved(self.tricks(self.side[self.declarer]))
        return ours if side == self.side[self.declarer] else ALL - ours

    def moved(self, took: int) -> int:
        """The tricks of the declarer’s side, with those that revokes have cost or brought."""
        both = {self.side[self.declarer]: took, 1 - self.side[self.declarer]: ALL - took}
        for side, how in self.revokes:
            n = min(THREE, both[side]) if how == "tricks" else 0
            both[side] -= n
            both[1 - side] += n
        return both[self.side[self.declarer]]


class BridgeByHand(DealtDeclarer, StrictBridge):
    """Dealt by hand."""

    FAULTS = DEALT_FAULTS
