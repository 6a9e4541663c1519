"""Vingt-un, a deal (002:5050-5199): one card, the stakes, the double, a second card, naturals, what is drawn, and who
is paid; the first three rounds of French Vingt-un are played so, and the others by `rounds`."""
from __future__ import annotations

from cardtable.games.vingt_un import scoring
from cardtable.games.vingt_un.laws import LAW
from cardtable.games.vingt_un.options import HOLDER, NATURAL, ROUNDS
from cardtable.games.vingt_un.rounds import FrenchRounds
from cardtable.games.vingt_un.table import BLIND, CLOCK, DIFFERENCES, IMAGINARY, KINDS, ORDINARY, PACK
from cardtable.games.vingt_un.zones import BOTTOM, DRAWN, HANDS, MOST_HANDS, STOCK, TOP, UNSEEN, Hand
from cardtable.rules.motions import DREW, MOVED, THREW
from cardtable.rules.moves import Choice, Choices, One, calls

__all__ = ["PACK", "VingtUn"]


class VingtUn(FrenchRounds):
    """`doubled`: the dealer has doubled in this round; `speaking` are the hands that are yet to draw or stand, the
    first of them now, the dealer's last; `naturals` the punters who have had one in this round."""

    open_phases = frozenset({"staking", "choosing"})

    def begin(self) -> None:
        super().begin()
        self.doubled = False
        self.speaking: tuple[Hand, ...] = ()
        self.naturals: tuple[int, ...] = ()

    # 1. The brûlet, and the first card

    def dealing(self, seat: int) -> Choices:
        may_look = self.zone[BOTTOM] and not self.coup and not self.zone[TOP] \
            and scoring.value(self.zone[BOTTOM][0]) in (scoring.ACE, scoring.TEN)
        return calls("deal") + (calls("brulet") if may_look else ())

    def do_brulet(self, seat: int) -> None:
        """He looks at the top card, too; it stays the first to be dealt."""
        self.say(seat, "brulet", law=LAW["brulet"])
        self.shift(self.zone[STOCK][:1], STOCK, TOP, seat, THREW)
        if scoring.natural((*self.zone[BOTTOM], *self.zone[TOP])):
            for zone in (BOTTOM, TOP):
                self.show(seat, self.zone[zone], zone, "brulet")
            for punter in self.punters:
                self.pay(2 * self.terms.least, self.player[punter], self.player[seat], "brulet", seat=punter)

    def do_deal(self, seat: int) -> None:
        """The table is cleared, and a round begins."""
        self.gather()
        self.doubled, self.naturals, self.live, self.speaking = False, (), (), ()
        self.counts = (1,) * self.seats
        self.chosen = ("",) * self.seats
        if self.terms.french:
            self.say(seat, self.kind, law=LAW[self.article])
        if self.kind == ORDINARY:
            self.hand_out(self.one_each(), "ask_for_stakes")
        elif self.kind == DIFFERENCES:
            self.deal_differences()
        elif self.kind == CLOCK:
            self.start_the_clock()
        else:
            self.ask_for_stakes()

    def one_each(self) -> tuple[int, ...]:
        """Where a card goes to each punter, and to the dealer last."""
        return tuple([HANDS[0][seat] for seat in (*self.punters, self.dealer)])

    # 2. The stakes, and the double

    def ask_for_stakes(self) -> None:
        self.go("staking", *self.punters)

    def staking(self, seat: int) -> Choices:
        return (Choice("stake", One(range(self.terms.least, self.terms.most + 1))),)

    def do_stake(self, seat: int, coins: int) -> None:
        self.stake(Hand(seat, 0), coins, "staked")
        if self.done(seat):
            self.live = tuple([Hand(punter, 0) for punter in self.punters])
            self.staked()

    def staked(self) -> None:
        if self.kind == ORDINARY:
            self.go("doubling", self.dealer)
        elif self.kind == IMAGINARY:
            self.hand_out(self.one_each(), "turn_up_naturals")
        elif self.kind == BLIND:
            unseen = tuple([UNSEEN[seat] for seat in (*self.punters, self.dealer)])
            self.hand_out(unseen * 2, "begin_drawing")
        else:
            self.go_round()

    def doubling(self, seat: int) -> Choices:
        return calls("no-double", "double")

    def do_double(self, seat: int) -> None:
        self.doubled = True
        self.say(seat, "double", law=LAW["double"])
        for hand in self.live:
            self.stake(hand, self.purse[hand.stake], "doubled")
        self.hand_out(self.one_each(), "turn_up_naturals")

    def do_no_double(self, seat: int) -> None:
        self.say(seat, "no double")
        self.hand_out(self.one_each(), "turn_up_naturals")

    # 3. Naturals

    def turn_up_naturals(self) -> None:
        """The dealer's first, which ends the round."""
        if self.natural(self.bank):
            self.turn_up(self.bank)
            self.say(self.dealer, "natural", law=LAW["dealer natural"])
            for hand in self.live:
                if self.natural(hand):
                    self.turn_up(hand)
                    self.naturals += (hand.seat,)
                    self.back(hand, "cancelled", LAW["dealer natural"])
                else:
                    self.lose(hand, self.terms.natural, "to a natural")
            self.round_over()
            return
        for hand in self.live:
            self.pay_natural(hand)
        self.begin_drawing()

    def pay_natural(self, hand: Hand) -> None:
        if self.natural(hand):
            self.turn_up(hand)
            self.naturals += (hand.seat,)
            self.win(hand, self.terms.natural, "natural", LAW["fourfold" if self.terms.natural > 2 else "natural"])

    # 4. Drawing

    def begin_drawing(self) -> None:
        self.speaking = (*self.live, self.bank)
        self.next_hand()

    def next_hand(self) -> None:
        """On to the next that is not settled; to the dealer's only while a stake is left."""
        self.speaking = tuple([hand for hand in self.speaking if hand in self.live or hand == self.bank and self.live])
        if self.speaking:
            self.go("drawing", self.speaking[0].seat)
        elif self.live:
            self.settle()
        else:
            self.round_over()

    def drawing(self, seat: int) -> Choices:
        hand = self.speaking[0]
        if self.kind != BLIND and self.overdrawn(hand):
            return calls("over")
        found = calls("stand") + (calls("card") if self.available else ())
        return found + (calls("both") if self.may_go_on(hand) else ())

    def may_go_on(self, hand: Hand) -> bool:
        """On both of two cards alike, which are all that this hand has."""
        held = self.zone[HANDS[hand.number][hand.seat]]
        return self.kind == ORDINARY and hand.seat != self.dealer and len(held) == 2 and held[0].rank == held[1].rank \
            and not self.zone[DRAWN[hand.number][hand.seat]] and self.counts[hand.seat] < MOST_HANDS \
            and self.available >= 2

    def do_card(self, seat: int) -> None:
        self.say(seat, "card", self.speaking[0].number)
        unseen = self.kind == BLIND
        self.hand_out((UNSEEN[seat] if unseen else DRAWN[self.speaking[0].number][seat],), "drawn", DREW)

    def drawn(self) -> None:
        self.go("drawing", self.speaking[0].seat)

    def do_stand(self, seat: int) -> None:
        self.say(seat, "stand", self.speaking[0].number)
        self.speaking = self.speaking[1:]
        self.next_hand()

    def do_over(self, seat: int) -> None:
        """A punter pays, and throws in; a dealer pays all."""
        hand, self.speaking = self.speaking[0], self.speaking[1:]
        self.say(seat, "over", hand.number)
        if hand == self.bank:
            self.settle()
            return
        self.lose(hand, 1, "over", LAW["over"])
        self.throw_in(hand)
        self.next_hand()

    def do_both(self, seat: int) -> None:
        """The second card is laid apart, with as much on it as on the first."""
        hand, new = self.speaking[0], Hand(seat, self.counts[seat])
        self.say(seat, "both", hand.number, new.number, law=LAW["both"])
        self.counts = tuple([count + (one == seat) for one, count in enumerate(self.counts)])
        held = HANDS[hand.number][seat]
        self.shift(self.zone[held][1:], held, HANDS[new.number][seat], seat, MOVED)
        self.stake(new, self.purse[hand.stake], "staked on another")
        self.live = tuple(sorted((*self.live, new), key=lambda one: (self.punters.index(one.seat), one.number)))
        waiting = [one for one in self.speaking if one.seat == seat] + [new]
        self.speaking = (*waiting, *[one for one in self.speaking if one.seat != seat])
        self.hand_out((held, HANDS[new.number][seat]), "gone_on")

    def gone_on(self) -> None:
        """Each of the two may be a natural."""
        seat = self.speaking[0].seat
        for hand in (self.speaking[0], Hand(seat, self.counts[seat] - 1)):
            self.pay_natural(hand)
        self.next_hand()

    # 5. Settling

    def settle(self) -> None:
        """All that are left are turned up, and the dealer pays and is paid, from elder hand on."""
        for hand in (self.bank, *self.live):
            self.turn_up(hand)
        for hand in self.live:
            self.settle_one(hand)
        self.round_over()

    def settle_one(self, hand: Hand) -> None:
        """The first that fits (002:5104-5114; 5150-5160); naturals are left to be settled in the blind round alone."""
        dealer, punter = self.total(self.bank), self.total(hand)
        if self.natural(hand):
            self.naturals += (hand.seat,)
        if self.natural(self.bank) and self.natural(hand):
            self.back(hand, "cancelled", LAW["dealer natural"])
        elif self.natural(self.bank):
            self.lose(hand, self.terms.natural, "to a natural")
        elif self.natural(hand):
            self.win(hand, self.terms.natural, "natural", LAW["natural"])
        elif punter > scoring.GOAL:
            self.lose(hand, 1, "over", LAW["over"])
        elif dealer == scoring.GOAL:
            self.lose(hand, 2, "to twenty-one", LAW["ties" if punter == dealer else "twenty-one"])
        elif punter == scoring.GOAL:
            self.win(hand, 2, "twenty-one", LAW["twenty-one"])
        elif dealer > scoring.GOAL:
            self.win(hand, 1, "dealer over")
        elif punter > dealer:
            self.win(hand, 1, "nearer")
        else:
            self.lose(hand, 1, "tie" if punter == dealer else "further", LAW["ties"] if punter == dealer else 0)

    def round_over(self) -> None:
        """On to the next round, or to the next dealer."""
        self.speaking = ()
        self.note_round()
        if self.deal_is_over():
            if not self.terms.french and self.terms.length in (NATURAL, HOLDER):
                self.say(self.elder_natural, "ends the deal", law=LAW["length"])
            self.end()
        else:
            self.go("dealing", self.dealer)
            self.next_coup()

    @property
    def elder_natural(self) -> int:
        """Of the punters who have had a natural, on a hand gone on too, the one who comes first after the dealer."""
        return min(self.naturals, key=self.punters.index)

    def deal_is_over(self) -> bool:
        """With this round; a natural in the first does not end it (002:5181-5187)."""
        if self.terms.french:
            return self.coup + 1 == len(KINDS)
        if self.terms.length in (NATURAL, HOLDER):
            return bool(self.coup and self.naturals)
        return self.coup + 1 == self.terms.lasts if self.terms.length == ROUNDS else self.ran_out
