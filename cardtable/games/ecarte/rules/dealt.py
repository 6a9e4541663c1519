"""Écarté dealt by hand: what is cut, dealt and turned wrongly (laws 3, 7, 9 and 11 to 14)."""
from __future__ import annotations

from typing import ClassVar

from cardtable.cards import Card
from cardtable.families.tricks.strict.dealing import CUTTER, DEALER, DEALING, OTHER, HandsDeal, Misdeal
from cardtable.families.tricks.strict.numbers_dealt import NumbersDealt
from cardtable.games.ecarte.faults import DEALING as OF_DEALING
from cardtable.games.ecarte.faults import FAULTS
from cardtable.games.ecarte.rules.rules import DISCARD, HAND, PACKETS, STOCK, TURN_UP
from cardtable.games.ecarte.rules.strict import HELD, StrictEcarte
from cardtable.rules import motions
from cardtable.rules.faults import EVIDENT, SEEN, Claim, Faults, Offence
from cardtable.rules.moves import Choices, calls

PACK, DEAL, TURN = ("cutting_pack",), ("dealing",), ("turning",)
BEFORE_TURNING = frozenset({9, 14})              # the laws on what is found before the trump is turned
OF_EITHER = frozenset({14, 20})                  # and those that void a deal, whoever finds out
OF_DEALER = frozenset({15, 16, 17, 18, 21, 31, 32, 33})  # what he alone can have done
OF_ELDER = frozenset({29})


class DealtEcarte(NumbersDealt, HandsDeal, StrictEcarte):
    """Elder hand cuts; he may take up his hand as soon as it lies there, the dealer when the trump is turned.

    Of two cards turned, that which is not trumps is thrown aside, as a faced card would be (35): a ruling.
    """

    FAULTS: ClassVar[Faults] = {**OF_DEALING, **FAULTS}
    steps, covers, cut_leaves, due_each = TURN, True, (2, 2), HELD
    misdeals = (
        Misdeal("cut", "few cut", CUTTER, PACK), Misdeal("cut-showing", "shown in cutting", CUTTER, PACK),
        Misdeal("deal", "out of turn", OTHER, DEAL), Misdeal("deal-wrong-pack", "wrong pack", DEALER, DEAL),
        Misdeal("deal-otherwise", "wrong order", DEALER, DEAL), Misdeal("face", "faced", DEALER, DEAL),
        Misdeal("turn-over", "own card shown", DEALER, DEAL), Misdeal("let-see", "his card shown", DEALER, DEAL, (1,)),
        Misdeal("turn-two", "two turned", DEALER, TURN))

    def begin(self) -> None:
        super().begin()
        self.no_king = False                     # a wrong number was dealt: a king that is turned counts nothing (19)
        self.cover((0, 1))

    def do_shuffle(self, seat: int, *order: Card) -> None:
        self.lay_to_cut(order)

    @property
    def cutter(self) -> int:
        return self.elder

    # The deal

    def do_deal(self, seat: int) -> None:
        if seat != self.dealer:
            self.elder = self.leader = self.dealer
            if self.packets[seat] not in PACKETS:
                order = next(iter(PACKETS))      # he has not chosen one yet
                self.packets = (order, self.packets[1]) if seat == 0 else (self.packets[0], order)
        super().do_deal(seat)

    def send_round(self) -> None:
        self.deal_out()

    def deal_out(self) -> None:
        self.no_king = bool(self.dealt_numbers)
        for number, n in enumerate(PACKETS[self.packets[self.dealer]]):
            for to in (self.elder, self.dealer):
                more = self.more(to) if number == 0 else 0
                self.draw(n + more, STOCK, HAND[to], self.dealer, motions.DEALT)
        self.next_step()

    def do_deal_wrong_pack(self, seat: int) -> None:
        """All see its backs."""
        self.say(seat, "deal-wrong-pack")
        self.send_round()

    def effect_rectify(self, offence: Offence) -> None:
        """What is too much goes back upon the stock, and what is wanting comes from there."""
        for seat in (self.elder, self.dealer):
            more = self.more(seat)
            if more > 0:
                some = self.zone[HAND[seat]][-more:]
                self.shift(some, HAND[seat], STOCK, self.dealer)
                self.zone[STOCK] = some + self.zone[STOCK][:-more]
            elif more:
                self.draw(-more, STOCK, HAND[seat], self.dealer, motions.DEALT)
        self.dealt_numbers = ()

    # The hands, and the trump

    def may(self) -> tuple[int, ...]:
        return tuple({self.elder} - set(self.touched)) if self.phase == "turning" else super().may()

    def asides(self, seat: int) -> Choices:
        return calls("take-up-hand") if self.phase == "turning" else super().asides(seat)

    def do_take_up_hand(self, seat: int) -> None:
        if self.phase != "turning":
            super().do_take_up_hand(seat)
            return
        self.touched += (seat,)
        self.look(seat)

    @property
    def trump_shown(self) -> bool:
        return self.trump >= 0

    def set_out(self) -> None:
        if self.zone[TURN_UP]:
            self.trump_turned()
        else:
            self.turn_up()

    def do_turn_two(self, seat: int) -> None:
        self.say(seat, "turn-two")
        self.draw(2, STOCK, TURN_UP, seat, motions.TURNED)

    def effect_new_deal_if_seen(self, offence: Offence) -> None:
        """Who has looked at his hand has no choice."""
        if self.elder in self.touched:
            self.effect_new_deal(offence)

    def effect_first_turned(self, offence: Offence) -> None:
        self.leave_turned(0)

    def effect_second_turned(self, offence: Offence) -> None:
        self.leave_turned(1)

    def leave_turned(self, which: int) -> None:
        """The one that makes trumps."""
        self.shift((self.zone[TURN_UP][1 - which],), TURN_UP, DISCARD[self.dealer], self.dealer, motions.DISCARDED)
        self.resume()
        self.next_step()

    # Who may find what, and when

    def claimable(self, articles: tuple[int, ...], seat: int) -> tuple[int, ...]:
        early, others = self.phase in DEALING and self.phase != "taking_up", self.against(seat)
        barred = {n for whose, some in ((self.dealer, OF_DEALER), (self.elder, OF_ELDER)) if whose not in others
                  for n in some}
        return tuple([n for n in super().claimable(articles, seat)
                      if n in self.marks or (n in BEFORE_TURNING) == early and n not in barred])

    def idle(self, claim: Claim) -> bool:
        """Also what is too late by the words of its law, as all have seen: who has spoken, who has played."""
        rows = [(name, row.window) for name, row in self.FAULTS.items() if self.number(row) == claim.article
                and row.notice not in (SEEN, EVIDENT)]
        return super().idle(claim) or claim.article not in self.marks and not any(
            self.word("window", window)(Offence(name, claim.article, claim.whom)) for name, window in rows)

    def meant(self, claim: Claim, offence: Offence) -> bool:
        return super().meant(claim, offence) or claim.article == offence.article and claim.article in OF_EITHER
