"""La Triomphe, from which Écarté descends: for two, for partners, or each for himself (000:678-789)."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from cardtable.cards import Card, Cards, cards, ranking
from cardtable.families.tricks.deal import Cloth, TrickDeal
from cardtable.families.tricks.order import Order
from cardtable.games.ecarte.laws.forms import TRIOMPHE
from cardtable.games.ecarte.rules.rules import ORDER, PACK
from cardtable.rules.deal import RESIGN
from cardtable.rules.motions import DISCARDED, LOOKED_AT, PILLAGED, TURNED
from cardtable.rules.moves import Choice, Choices, Move, One, calls
from cardtable.rules.terms import Terms
from cardtable.solver import Duties


class TriompheCloth(Cloth):
    """With the turn-up, and what the ace that pillages throws out and looks at."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.turn_up = self.one("turn-up", sees="all")
        self.discard, self.looked_at = self.each("discard", sees="nobody"), self.each("looked at")


TABLE = TriompheCloth(6)                 # three against three are the most that can sit
STOCK, TURN_UP, TRICK = TABLE.stock, TABLE.turn_up, TABLE.trick
HAND, DISCARD, WON = TABLE.hand, TABLE.discard, TABLE.won
LOOKED = TABLE.looked_at                 # the card that a pillager sees next

ACES = cards("AC AD AH AS")              # by suit
ACE_LOW, ACE_HIGHEST = Order(ORDER), Order(ranking("789TJQKA"))
DUTIES = Duties(follow=True, head=True, trump=True)      # 000:727-734
POINT, VOLE, FORFEIT = 1, 2, 2

PASS, STOP, OFFER, REPLY = calls("pass"), calls("stop"), calls("offer"), calls("accept", "decline")
FOLLOWING, TRUMPING, SCORING, OFFERING, ROUND, PILLAGING = 6, 7, 8, 9, 10, 11


def offer_points(accepted: bool, adversary_tricks: int | None) -> tuple[int, int]:
    """What offerer and adversary mark when the point is offered (000:743-748): accepted, the adversary has it; if he
    declines, he must win the vole, or the offerer marks two.

    >>> offer_points(False, 4)
    (2, 0)
    """
    if accepted:
        return 0, POINT
    return (0, VOLE) if adversary_tricks == 5 else (FORFEIT, 0)


def points_of(tricks: Sequence[int], first_with_two: int) -> tuple[int, int]:
    """The side that marks and its points (000:736-741, 769-774), -1 if nobody does: who has most tricks, of two with
    two each the one who was first to have them.  When nobody has two nobody marks: a ruling."""
    most = max(tricks)
    if most < 2:
        return -1, 0
    winner = first_with_two if most == 2 else tricks.index(most)
    return winner, VOLE if most == 5 else POINT


@dataclass(frozen=True)
class TriompheTerms(Terms):
    """How it is played."""

    points: int = 5
    hands: str = "two"            # or "partners", who sit alternately, or "round"
    show_hands: bool = False
    pillage: str = "no"           # or the ace "low" or "high"


class Triomphe(TrickDeal):
    """One deal.  There are two sides, of one, two or three seats each, or as many as seats."""

    layout: ClassVar[TriompheCloth] = TABLE
    pack, book, goal, code, packets, duties = PACK, TRIOMPHE, 5, TRIOMPHE.name, (2, 3), DUTIES
    articles = {"follow": FOLLOWING, "head": FOLLOWING, "trump": FOLLOWING, "trumped": TRUMPING}
    without = frozenset({"turn", "claim", "concede"})
    scored = stops = capped = True

    agrees_on = TriompheTerms
    terms: TriompheTerms

    def begin(self) -> None:
        terms = self.terms
        super().begin()
        self.goal, self.pillage = terms.points, terms.pillage
        self.order = ACE_HIGHEST if terms.pillage == "high" else ACE_LOW
        if terms.hands == "partners":
            self.side = tuple([s % 2 for s in range(self.seats)])
            if terms.show_hands:
                self.show_partners()
        self.offerer = -1                        # the seat that has offered the point
        self.first_with_two = -1                 # the seat that was first to have two tricks

    def show_partners(self) -> None:
        """Partners may show each other their hands (000:702-708)."""
        sees = list(self.sees)
        for seat in range(self.seats):
            sees[HAND[seat]] |= sum([1 << s for s in range(self.seats) if self.side[s] == self.side[seat]])
        self.sees = tuple(sees)

    @property
    def two_sides(self) -> bool:
        return max(self.side) == 1

    # 1. The deal and the turn-up

    def before_play(self) -> None:
        self.draw(1, STOCK, TURN_UP, self.dealer, TURNED)
        turned, = self.zone[TURN_UP]
        self.trump = turned.suit
        if self.pillage == "no":
            super().before_play()
        elif turned is ACES[self.trump]:
            self.go("pillaging", self.dealer)
        else:
            self.go("pillaging", *range(self.seats))     # all are asked, or the question would tell who has the ace

    # 2. The ace that pillages (000:776-789): turn-up and next trumps, each for a card thrown out

    def pillaging(self, seat: int) -> Choices:
        ace = ACES[self.trump]
        able = ace in self.zone[TURN_UP] or ace in self.zone[HAND[seat]]
        return (self.for_a_card(seat), *PASS) if able else PASS

    def looking(self, seat: int) -> Choices:
        """The next card is his if it is a trump; else he must stop, but nobody sees why."""
        card, = self.zone[LOOKED[seat]]
        return (self.for_a_card(seat), *STOP) if card.suit == self.trump else STOP

    def for_a_card(self, seat: int) -> Choice:
        return Choice("pillage", One(self.zone[HAND[seat]]))

    def together(self, answers: list[tuple[int, Move]]) -> None:
        """Only one can hold the ace, and he comes last."""
        super().together(sorted(answers, key=lambda answer: answer[1].verb == "pillage"))

    def do_pillage(self, seat: int, thrown: Card) -> None:
        src = TURN_UP if self.zone[TURN_UP] else LOOKED[seat]
        self.say(seat, "pillage", law=PILLAGING)
        self.shift((thrown,), HAND[seat], DISCARD[seat], seat, DISCARDED)
        self.lacks(src, lambda: tuple([c for c in PACK if c.suit != self.trump]))
        self.shift(self.zone[src], src, HAND[seat], seat, PILLAGED)
        if self.zone[STOCK]:
            self.draw(1, STOCK, LOOKED[seat], seat, LOOKED_AT)
            self.go("looking", seat)
        else:
            self.lead_off(self.leader)

    def do_pass(self, seat: int) -> None:
        self.lead_off(self.leader)

    def do_stop(self, seat: int) -> None:
        self.say(seat, "stop", law=PILLAGING)
        self.lead_off(self.leader)

    # 3. The point offered, before the first trick is full

    def play(self, seat: int) -> Choices:
        return super().play(seat) + (OFFER if self.may_offer() else ())

    def may_offer(self) -> bool:
        """Once in a deal, and only where there is one adversary to offer it to."""
        return self.two_sides and self.offerer < 0 and not any(self.taken)

    def do_offer(self, seat: int) -> None:
        self.say(seat, "offer", law=OFFERING)
        self.offerer = seat
        self.go("reply", self.left(seat))

    def reply(self, seat: int) -> Choices:
        return REPLY

    def do_accept(self, seat: int) -> None:
        self.say(seat, "accept the point", law=OFFERING)
        _, points = offer_points(True, None)
        self.mark(self.side[seat], points, "point offered", OFFERING)
        self.end()

    def do_decline(self, seat: int) -> None:
        self.say(seat, "decline", law=OFFERING)
        self.go("play", self.offerer)

    # 4. The play

    def gather(self, winner: int, trick: Cards) -> None:
        super().gather(winner, trick)
        if self.first_with_two < 0 and self.taken[winner] == 2:
            self.first_with_two = winner

    def decided(self) -> bool:
        """Once an adversary has a trick, who declined the point cannot make the vole."""
        return self.offerer >= 0 and self.party[self.leader] == self.party[self.offerer]

    # Giving up and claiming

    def rights(self, seat: int) -> Choices:
        if not self.two_sides:
            return ()                            # of several adversaries, to none can the game be given
        if self.phase != "play":
            return RESIGN
        return RESIGN + calls("concede", *(["claim"] if self.seats == 2 else []))

    # 5. The score

    def reckon(self) -> None:
        tricks = [sum([self.taken[s] for s in range(self.seats) if self.side[s] == side])
                  for side in range(max(self.side) + 1)]
        if self.offerer >= 0:
            offering = self.side[self.offerer]
            own, others = offer_points(False, tricks[1 - offering])
            self.mark(offering, own, "vole not made", OFFERING)
            self.mark(1 - offering, others, "vole", OFFERING)
        else:
            winner, points = points_of(tricks, self.side[self.first_with_two])
            if points:
                what = "vole" if points == VOLE else "point"
                self.mark(winner, points, what, SCORING if self.two_sides else ROUND)
        self.end()
