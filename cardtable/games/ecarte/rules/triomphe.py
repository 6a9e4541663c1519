"""La Triomphe, from which Écarté descends: for two, for partners, or each for himself (000:678-789)."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cardtable.cards import Card, Cards, cards, mask, ranking
from cardtable.games.ecarte.laws.forms import TRIOMPHE
from cardtable.games.ecarte.rules.rules import ORDER, PACK, SHUFFLE
from cardtable.rules import motions
from cardtable.rules.claims import all_tricks
from cardtable.rules.deal import RESIGN, Deal
from cardtable.rules.moves import Choice, Choices, Move, One, calls
from cardtable.rules.tricks import wins
from cardtable.rules.zones import Layout

TABLE = Layout(6)                        # three against three are the most that can sit
STOCK, TURN_UP, TRICK = TABLE.one("stock"), TABLE.one("turn-up", sees="all"), TABLE.one("trick", sees="all")
HAND, DISCARD, WON = TABLE.each("hand"), TABLE.each("discard", sees="nobody"), TABLE.each("tricks won", sees="all")
LOOKED_AT = TABLE.each("looked at")      # the card that a pillager sees next

PACKETS = (2, 3)
ACES = cards("AC AD AH AS")              # by suit
ACE_HIGHEST = ranking("789TJQKA")
POINT, VOLE, FORFEIT = 1, 2, 2

PASS, STOP, OFFER, REPLY = calls("pass"), calls("stop"), calls("offer"), calls("accept", "decline")
LAWS = {law.number: law for law in TRIOMPHE.laws}
FOLLOWING, TRUMPING, SCORING, OFFERING, ROUND, PILLAGING = 6, 7, 8, 9, 10, 11


def lawful(hand: Cards, trick: Cards, trump: int, order: Sequence[int] = ORDER) -> Cards:
    """000:727-734: follow suit; win if able; void, trump, though a higher trump should lie there.

    Who can follow but not win, and who is void and cannot overtrump, has his choice of the suit or of the trumps.
    """
    led, best = trick[0], trick[wins(trick, trump, tuple(order))]
    some = tuple([c for c in hand if c.suit == led.suit]) or tuple([c for c in hand if c.suit == trump])
    if some and (some[0].suit == best.suit):
        return tuple([c for c in some if order[c.rank] > order[best.rank]]) or some
    return some or hand


def offer_points(accepted: bool, adversary_tricks: int | None) -> tuple[int, int]:
    """What offerer and adversary mark when the point is offered (000:743-748): accepted, the adversary has it; if he
    declines, he must win the vole, or the offerer marks two.

    >>> offer_points(False, 4)
    (2, 0)
    """
    if accepted:
        return 0, POINT
    return (0, VOLE) if adversary_tricks == 5 else (FORFEIT, 0)


def reckon(tricks: Sequence[int], first_with_two: int) -> tuple[int, int]:
    """The side that marks and its points (000:736-741, 769-774), -1 if nobody does: who has most tricks, of two with
    two each the one who was first to have them.  When nobody has two nobody marks: a ruling."""
    most = max(tricks)
    if most < 2:
        return -1, 0
    winner = first_with_two if most == 2 else tricks.index(most)
    return winner, VOLE if most == 5 else POINT


class Triomphe(Deal):
    """One deal.  There are two sides, of one, two or three seats each, or as many as seats."""

    layout, pack, goal, code = TABLE, PACK, 5, TRIOMPHE.name
    scored = stops = capped = True

    def begin(self, points: int = 5, hands: str = "two", show_hands: bool = False, pillage: str = "no",
              **options: Any) -> None:
        """`hands`: "two", "partners" (who sit alternately) or "round"; `pillage`: "no", or the ace "low" or "high"."""
        self.goal, self.pillage = points, pillage
        self.order = ACE_HIGHEST if pillage == "high" else ORDER
        if hands == "partners":
            self.side = tuple([s % 2 for s in range(self.seats)])
            if show_hands:
                self.show_partners()
        self.trump = -1
        self.leader = self.elder = self.left(self.dealer)
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

    def shuffle(self, seat: int) -> Choices:
        return SHUFFLE

    def do_shuffle(self, seat: int, *order: Card) -> None:
        self.lay(order, STOCK)
        for n in PACKETS:
            for to in self.round(self.elder):
                self.draw(n, STOCK, HAND[to], self.dealer, motions.DEALT)
        self.draw(1, STOCK, TURN_UP, self.dealer, motions.TURNED)
        turned, = self.zone[TURN_UP]
        self.trump = turned.suit
        if self.pillage == "no":
            self.go("play", self.elder)
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
        card, = self.zone[LOOKED_AT[seat]]
        return (self.for_a_card(seat), *STOP) if card.suit == self.trump else STOP

    def for_a_card(self, seat: int) -> Choice:
        return Choice("pillage", One(self.zone[HAND[seat]]))

    def together(self, answers: list[tuple[int, Move]]) -> None:
        """Only one can hold the ace, and he comes last."""
        super().together(sorted(answers, key=lambda answer: answer[1].verb == "pillage"))

    def do_pillage(self, seat: int, thrown: Card) -> None:
        src = TURN_UP if self.zone[TURN_UP] else LOOKED_AT[seat]
        self.say(seat, "pillage", law=PILLAGING)
        self.shift((thrown,), HAND[seat], DISCARD[seat], seat, motions.DISCARDED)
        self.lacks(src, lambda: tuple([c for c in PACK if c.suit != self.trump]))
        self.shift(self.zone[src], src, HAND[seat], seat, motions.PILLAGED)
        if self.zone[STOCK]:
            self.draw(1, STOCK, LOOKED_AT[seat], seat, motions.LOOKED_AT)
            self.go("looking", seat)
        else:
            self.go("play", self.elder)

    def do_pass(self, seat: int) -> None:
        self.go("play", self.elder)

    def do_stop(self, seat: int) -> None:
        self.say(seat, "stop", law=PILLAGING)
        self.go("play", self.elder)

    # 3. The point offered, before the first trick is full

    def play(self, seat: int) -> Choices:
        hand, trick = self.zone[HAND[seat]], self.zone[TRICK]
        card = Choice("play", One(lawful(hand, trick, self.trump, self.order) if trick else hand))
        return (card, *OFFER) if self.may_offer() else (card,)

    def may_offer(self) -> bool:
        """Once in a deal, and only where there is one adversary to offer it to."""
        return self.two_sides and self.offerer < 0 and not any(self.zone[pile] for pile in WON)

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

    def do_play(self, seat: int, card: Card) -> None:
        before = self.zone[TRICK]
        self.shift((card,), HAND[seat], TRICK, seat, motions.PLAYED)
        if before:
            self.lacks(HAND[seat], lambda: self.absent(card, before))
        else:
            self.leader = seat
        if len(before) + 1 < self.seats:
            self.must = (self.left(seat),)
        else:
            self.leader = self.left(self.leader, wins(self.zone[TRICK], self.trump, self.order))
            self.take_trick(self.leader)

    def absent(self, card: Card, before: Cards) -> Cards:
        """Cards beside which this one could not lawfully have been played."""
        return tuple([c for c in PACK if c is not card
                      and card not in lawful((card, c), before, self.trump, self.order)])

    def take_trick(self, winner: int) -> None:
        self.shift(self.zone[TRICK], TRICK, WON[winner], winner, motions.TOOK)
        if self.first_with_two < 0 and self.tricks(winner) == 2:
            self.first_with_two = winner
        failed = self.offerer >= 0 and self.party[winner] == self.party[self.offerer]      # the vole cannot be made
        if self.zone[HAND[winner]] and not failed:
            self.must = (winner,)
        else:
            self.count()

    def tricks(self, seat: int) -> int:
        return len(self.zone[WON[seat]]) // self.seats

    def faults(self, seat: int) -> Choices:
        trick = self.zone[TRICK]
        if self.phase != "play" or seat not in self.must or not trick:
            return ()
        trumped = trick[0].suit != self.trump and any(c.suit == self.trump for c in trick)
        return (Choice("play", One(self.zone[HAND[seat]]), law=LAWS[TRUMPING if trumped else FOLLOWING]),)

    # Giving up and claiming

    def rights(self, seat: int) -> Choices:
        if not self.two_sides:
            return ()                            # of several adversaries, to none can the game be given
        if self.phase != "play":
            return RESIGN
        return RESIGN + calls("concede", *(["claim"] if self.seats == 2 else []))

    def do_concede(self, seat: int) -> None:
        self.say(seat, "concede")
        self.rest_to(self.left(seat))

    def do_claim(self, seat: int) -> None:
        self.say(seat, "claim")
        self.show(seat, self.zone[HAND[seat]], HAND[seat], "claim")
        self.rest_to(seat)

    def certain(self, seat: int, may: Sequence[int]) -> bool:
        other = HAND[1 - seat]
        return self.must == (seat,) and all_tricks(
            mask(self.zone[HAND[seat]]), may[other], len(self.zone[other]),
            self.zone[TRICK][0] if self.zone[TRICK] else None, self.trump, self.order,
            lambda hand, led, trump: lawful(hand, (led,), trump, self.order))

    def rest_to(self, winner: int) -> None:
        for zone in (TRICK, *HAND):
            if self.zone[zone]:
                self.shift(self.zone[zone], zone, WON[winner], winner, motions.TOOK)
        self.count()

    # 5. The score

    def count(self) -> None:
        tricks = [sum([self.tricks(s) for s in range(self.seats) if self.side[s] == side])
                  for side in range(max(self.side) + 1)]
        if self.offerer >= 0:
            offering = self.side[self.offerer]
            own, others = offer_points(False, tricks[1 - offering])
            self.mark(offering, own, "vole not made", OFFERING)
            self.mark(1 - offering, others, "vole", OFFERING)
        else:
            winner, points = reckon(tricks, self.side[self.first_with_two])
            if points:
                what = "vole" if points == VOLE else "point"
                self.mark(winner, points, what, SCORING if self.two_sides else ROUND)
        self.end()
