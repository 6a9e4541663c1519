"""Whist, one deal (002:5272-5961): thirteen cards each, the last turned for trumps, partners against partners."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from cardtable.cards import RANKS, Cards, pack, ranking
from cardtable.families.partnership.certainty import from_both
from cardtable.families.partnership.deal import PartnersDeal
from cardtable.families.rubbers import GameWon
from cardtable.families.tricks import honours
from cardtable.families.tricks.dummy import Dummy
from cardtable.families.tricks.order import Order
from cardtable.families.tricks.strict.accounts import NEW, Ledger
from cardtable.families.tricks.turn_up import TurnedUp, TurnUpCloth
from cardtable.games.whist.laws.hoyle import HOYLE, LAW
from cardtable.games.whist.scoring import ALL, DUTY, ENGLISH, FOR_HONOURS, HONOURS, Scheme
from cardtable.rules.motions import TURNED
from cardtable.rules.terms import Terms

PACK = pack(RANKS)
SEATS = 4
LAYOUT = TurnUpCloth(SEATS, before=True)


@dataclass(frozen=True)
class WhistTerms(Terms):
    """How it is played, and how the rubber stands."""

    scheme: Scheme = ENGLISH     # how the hand is scored
    open_seats: tuple[int, ...] = ()
    rubber: tuple[GameWon, ...] = ()             # its games so far, for marker and sheet
    by_hand: bool = False        # hands cut, deal and turn the trump,
    hands_mark: bool = False     # and mark what is won
    ledger: Ledger = NEW         # what they have marked, and had to
    kept: bool = True            # what was not played after a claim counts for honours; not so before revision 2
    reread: bool = True          # strict laws: English 85, Deschapelles 78, 123, 124 as read since revision 3


class Whist(PartnersDeal, Dummy, TurnedUp):
    """One deal under the English code.  Seats 0 and 2 are partners; `open_seats` are the hands of dummies."""

    layout: ClassVar[TurnUpCloth] = LAYOUT
    pack, book, code, order, packets = PACK, HOYLE, HOYLE.name, Order(ranking(RANKS)), (1,) * ALL
    articles, without = LAW, frozenset({"concede"})
    side = (0, 1, 0, 1)
    scored = stops = capped = True

    agrees_on = WhistTerms
    terms: WhistTerms

    def begin(self) -> None:
        super().begin()
        scheme = self.terms.scheme
        self.rubber = self.terms.rubber
        self.withdrawn = -1                              # the seat that has given up the rubber
        self.scheme, self.goal, self.open_seats = scheme, scheme.goal, self.terms.open_seats
        self.barred = tuple([n >= scheme.goal - 1 for n in self.score])      # the sides that count no honours

    @property
    def games(self) -> tuple[int, int]:
        """How many of the rubber each side has won."""
        won = [game.winner for game in self.rubber]
        return won.count(0), won.count(1)

    # 1. The turn-up, which is one of the dealer's cards until he has first played (002:5478-5490, 5536-5540)

    def before_play(self) -> None:
        hand = self.layout.hand[self.dealer]
        self.turned = self.zone[hand][-1:]
        self.trump = self.turned[0].suit
        self.shift(self.turned, hand, self.turn_up, self.dealer, TURNED)
        self.say(self.dealer, "trumps", self.trump, law=self.articles["turn-up"])
        for seat in self.open_seats:
            self.lay_open(seat, self.left(seat, 2))
        self.open_play()

    def open_play(self) -> None:
        """What may come between the turn-up and the first lead."""
        self.lead_off(self.left(self.dealer))

    def early(self, seat: int) -> str:
        """A lead, or a card to a trick begun, by the third hand or the fourth before the second."""
        trick = self.on_table()
        if not trick:
            return "dummy faults" if self.by(seat) == self.by(self.must[0]) else "turn"
        place = (seat - self.leader) % self.seats
        return {2: "third hand", 3: "fourth hand"}.get(place, "") if len(trick) == 1 else ""

    def certain(self, seat: int, may: Sequence[int]) -> bool:
        """From both hands, where one plays two."""
        if super().certain(seat, may):
            return True
        return self.phase == "play" and self.must == (seat,) and self.plays_two(seat) and from_both(self, seat, may)

    def plays_two(self, seat: int) -> bool:
        """Whether who answers for this hand answers for its partner's too."""
        return self.by(seat) == self.by(self.left(seat, 2))

    def do_claim(self, seat: int) -> None:
        """Who claims from a dummy shows his own hand."""
        hidden = self.left(seat, 2) if seat in self.open_seats and self.plays_two(seat) else seat
        self.say(seat, "claim", law=self.articles["claim"])
        self.show(hidden, self.zone[self.held(hidden)], self.held(hidden), "claim")
        self.rest_to(seat)

    def keeps(self, seat: int) -> int:
        """One of the partners gathers for both."""
        return self.side.index(self.side[seat])

    # What players are told by it

    @property
    def card_up(self) -> Cards:
        return self.turned

    def lying_up(self, seat: int) -> Cards:
        return self.zone[self.turn_up] if seat == self.dealer else ()

    def wanted(self, side: int) -> int:
        return DUTY + (self.goal or 0) - self.score[side] - self.tricks(side)

    @property
    def rest_counts(self) -> bool:
        """Honours are counted by the hands as they were dealt (002:5573-5590)."""
        return self.terms.kept

    # 2. Tricks, then honours (002:5566-5590)

    def reckon(self) -> None:
        for side in range(2):
            over = self.tricks(side) - DUTY
            if over > 0:
                self.mark(side, over, "tricks", self.articles["order"])
        self.count_honours()
        self.end()

    def count_honours(self) -> None:
        """Three or four in a side, unless it began the deal one short of the game."""
        for side, n in enumerate(honours.held(self, HONOURS)):
            if n in FOR_HONOURS and not self.barred[side]:
                self.mark(side, FOR_HONOURS[n], "honours", self.articles["honours"])
            elif n in FOR_HONOURS and not self.over:
                self.say(self.side.index(side), "no honours", law=self.articles["at four"])

    def stands_for(self, seat: int, lost: bool) -> int:
        """Who pays for this seat's loss of the rubber, or is paid its gain."""
        return seat

    def do_resign(self, seat: int) -> None:
        self.withdrawn = seat
        super().do_resign(seat)
