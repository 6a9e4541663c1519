"""Loo, one deal (002:2857-3081): who plays for the pool, the tricks, and who is looed."""
from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from cardtable.cards import RANKS, Card, Cards, ranking
from cardtable.families.tricks.covered import Covered
from cardtable.families.tricks.deal import Cloth, TrickDeal
from cardtable.games.loo.laws import CODE, LAW
from cardtable.games.loo.order import ACES, PACK, PAM, LooOrder, flush, flush_rank, lead
from cardtable.rules.motions import DEALT, DISCARDED, DREW, LAID_OPEN, THREW_UP, TURNED
from cardtable.rules.moves import Choice, Choices, One, Some, calls
from cardtable.rules.terms import Terms
from cardtable.solver import Duties

SEATS, THREE, FIVE = 8, 3, 5
CLUBS = PAM.suit


class LooCloth(Cloth):
    """With the turn-up, miss, and what was thrown in."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.turn_up, self.miss = self.one("turn-up", sees="all"), self.one("miss")
        self.discard = self.one("discard")


LAYOUT = LooCloth(SEATS)
POOL = LAYOUT.pot("pool")


@dataclass(frozen=True)
class LooTerms(Terms):
    """How it is played."""

    cards: int = THREE           # of a hand
    single: int = THREE          # counters
    unlimited: bool = False
    maximum: int = 0             # of an unlimited loo, in counters; 0: none
    must: bool = False           # all must play, whatever is turned up
    club_law: bool = False
    pam: bool = True
    by_hand: bool = False        # hands cut and deal
    elder_flush: bool = False    # the elder hand's goes before the better


class Loo(Covered, TrickDeal):
    """Everybody for himself; those who have declared to play share the pool by their tricks."""

    layout: ClassVar[LooCloth] = LAYOUT
    pack, book, code, articles = PACK, CODE, CODE.name, LAW
    order: LooOrder = LooOrder(ranking(RANKS))
    duties, without = Duties(head=True, trump=True), frozenset({"claim", "concede"})

    agrees_on = LooTerms
    terms: LooTerms

    def begin(self) -> None:
        terms = self.terms
        super().begin()
        self.cards, self.single = terms.cards, terms.single
        self.unlimited, self.maximum = terms.unlimited, terms.maximum
        self.all_play, self.club_law, self.elder_flush = terms.must, terms.club_law, terms.elder_flush
        self.order = replace(self.order, pam=terms.pam and terms.cards == FIVE)
        self.declared: tuple[int, ...] = ()      # the seats that play, from elder hand on
        self.passed: tuple[int, ...] = ()
        self.miss_by = self.for_pool = -1        # who has miss; the dealer, if he plays for the pool
        self.drawn: tuple[int, ...] = (0,) * self.seats
        if terms.cards == THREE:
            self.cover(range(self.seats))

    @property
    def elder(self) -> int:
        """The seat on the dealer's left."""
        return self.left(self.dealer)

    # 1. The single, the deal, the turn-up

    def do_shuffle(self, seat: int, *order: Card) -> None:
        self.lay(order, self.layout.stock)
        self.pay_single()
        self.deal_out()

    def pay_single(self) -> None:
        """The dealer's, before anything is dealt."""
        self.pay(self.single, self.player[self.dealer], POOL, "single", LAW["single"])

    def deal_out(self) -> None:
        """To each and to miss; then a card is turned."""
        if self.all_play:
            self.say(self.dealer, "must", law=LAW["must"])
        to = [self.layout.hand[s] for s in self.round(self.elder)]
        if self.cards == THREE and not self.all_play:
            to.append(self.layout.miss)
        for _ in range(self.cards):
            for zone in to:
                self.draw(1, self.layout.stock, zone, self.dealer, DEALT)
        self.draw(1, self.layout.stock, self.layout.turn_up, self.dealer, TURNED)
        self.trump = self.turned.suit
        self.before_play()

    @property
    def turned(self) -> Card:
        """The turn-up, which is nobody's."""
        return self.zone[self.layout.turn_up][0]

    @property
    def by_clubs(self) -> bool:
        """Whether all must play because a club was turned up."""
        return self.club_law and self.trump == CLUBS

    def before_play(self) -> None:
        """A flush ends the deal; in a must of three cards, and by club law, nobody has anything to say."""
        flushes = [s for s in self.round(self.elder) if flush(self.zone[self.layout.hand[s]], self.order.pam) >= 0]
        if self.cards == FIVE and flushes:
            self.loo_the_board(flushes, self.round(self.elder))
        elif self.by_clubs or self.all_play and self.cards == THREE:
            if self.by_clubs:
                self.say(self.dealer, "club law", law=LAW["club law"])
            for seat in self.round(self.elder):
                self.look(seat)
            self.declared = self.round(self.elder)
            self.lead_off(self.elder)
        else:
            self.ask(self.elder)

    # 2. Who plays, who takes miss, who passes

    def ask(self, seat: int) -> None:
        """With three cards everybody takes up his own when he is to speak (002:3020-3021)."""
        self.look(seat)
        self.go("declaring", seat)

    def declaring(self, seat: int) -> Choices:
        if self.cards == FIVE:
            held = self.zone[self.layout.hand[seat]]
            most = min(FIVE, len(self.zone[self.layout.stock]))
            draw = (Choice("draw", Some(held, 1, most)),) if most else ()
            return (*calls("stand"), *draw, *(() if self.all_play else calls("pass")))
        if self.against_one(seat):
            return calls("stand", "miss", "miss-for-pool")
        return calls("stand", "pass") if self.miss_by >= 0 else calls("stand", "miss", "pass")

    def against_one(self, seat: int) -> bool:
        """Whether the dealer may not pass (002:2885-2890)."""
        return self.cards == THREE and seat == self.dealer and len(self.declared) == 1 and self.miss_by < 0

    def do_stand(self, seat: int) -> None:
        self.say(seat, "stand", law=self.first(LAW["declaring"]))
        self.plays(seat)

    def do_pass(self, seat: int) -> None:
        self.say(seat, "pass", law=self.first(LAW["declaring"]))
        self.passed += (seat,)
        self.shift(self.zone[self.layout.hand[seat]], self.layout.hand[seat], self.layout.discard, seat, THREW_UP)
        self.next_after(seat)

    def do_miss(self, seat: int) -> None:
        self.say(seat, "miss", law=LAW["miss"])
        self.take_miss(seat)

    def do_miss_for_pool(self, seat: int) -> None:
        self.say(seat, "miss for the pool", law=LAW["dealer"])
        self.for_pool = seat
        self.take_miss(seat)

    def take_miss(self, seat: int) -> None:
        self.miss_by = seat
        self.throw(seat, self.zone[self.layout.hand[seat]])
        self.shift(self.zone[self.layout.miss], self.layout.miss, self.layout.hand[seat], seat, DREW)
        self.plays(seat)

    def do_draw(self, seat: int, *thrown: Card) -> None:
        self.say(seat, "draw", len(thrown), law=LAW["draw"])
        self.drawn = tuple([n + len(thrown) * (s == seat) for s, n in enumerate(self.drawn)])
        self.throw(seat, thrown)
        self.draw(len(thrown), self.layout.stock, self.layout.hand[seat], self.dealer, DREW)
        if flush(self.zone[self.layout.hand[seat]], self.order.pam) >= 0:
            self.loo_the_board([seat], [s for s in self.round(self.elder) if s not in self.passed])
        else:
            self.plays(seat)

    def first(self, law: int) -> int:
        """An article that is cited once in a deal."""
        return law if not self.declared and not self.passed else 0

    def throw(self, seat: int, some: Cards) -> None:
        """Into the middle, face down."""
        self.shift(some, self.layout.hand[seat], self.layout.discard, seat, DISCARDED)

    def plays(self, seat: int) -> None:
        self.declared += (seat,)
        self.next_after(seat)

    def next_after(self, seat: int) -> None:
        """The next is asked; the dealer only if somebody plays."""
        following = self.left(seat)
        if seat != self.dealer and (self.declared or following != self.dealer):
            self.ask(following)
        elif len(self.declared) < 2:
            self.unplayed((*self.declared, self.dealer)[0])
        else:
            self.lead_off(self.declared[0])

    def unplayed(self, seat: int) -> None:
        """Nobody is against him."""
        self.pay(self.purse[POOL], POOL, self.player[seat], "unplayed", LAW["unplayed"])
        self.end()

    # 3. The play

    def playing(self) -> int:
        return len(self.declared)

    def follows(self, seat: int) -> int:
        at = self.declared.index(seat)
        return self.declared[(at + 1) % len(self.declared)]

    def bound(self, seat: int) -> tuple[str, Cards]:
        """The duty that binds the lead of this seat, by its article, and what it leaves."""
        return self.duty_of(self.playable(seat))

    def duty_of(self, held: Cards) -> tuple[str, Cards]:
        """The same of any hand that is to lead now."""
        return lead(self.order, held, self.trump, self.turned, len(self.declared) == 2, any(self.taken), self.gone())

    def gone(self, before: int = 0) -> Cards:
        """What nobody can hold: the turn-up, and all that was played, but for the last so many."""
        return (self.turned, *[c for _, c, _ in self.history[:len(self.history) - before]])

    def allowed(self, seat: int) -> Cards:
        return super().allowed(seat) if self.on_table() else self.bound(seat)[1]

    def play(self, seat: int) -> Choices:
        return super().play(seat) + (calls("civil") if self.may_be_civil(seat) else ())

    def faults(self, seat: int) -> Choices:
        """A lead, too, may break a duty."""
        if self.phase != "play" or seat not in self.must or self.on_table():
            return super().faults(seat)
        name, lawful = self.bound(seat)
        wrong = tuple([c for c in self.playable(seat) if c not in lawful])
        return (Choice("play", One(wrong), law=self.law(name)),) if wrong else ()

    def broken(self, seat: int, card: Card) -> str:
        return "pam" if self.order.civil and card is PAM else super().broken(seat, card)

    def led(self, seat: int, card: Card) -> None:
        """What a lead tells: with any of these another would have been due."""
        held = self.layout.hand[seat]
        self.lacks(held, lambda: tuple([c for c in self.pack if c is not card
                                        and card not in self.before_lead((card, c))]))

    def before_lead(self, held: Cards) -> Cards:
        """What might have been led of these, before the card that has been; what two players owe is left out, since
        cards between may be in the same hand."""
        return lead(self.order, held, self.trump, self.turned, False, any(self.taken), self.gone(1))[1]

    def may_be_civil(self, seat: int) -> bool:
        """Whether he leads the ace of trumps, and another may have Pam (002:2958-2961)."""
        held = self.playable(seat)
        return self.order.pam and not self.on_table() and self.ace in held and PAM not in (*held, *self.gone())

    @property
    def ace(self) -> Card:
        """Of trumps."""
        return ACES[self.trump]

    def do_civil(self, seat: int) -> None:
        """The ace of trumps led, with the words that bind Pam."""
        self.say(seat, "civil", law=LAW["pam"])
        self.order = replace(self.order, civil=True)
        self.do_play(seat, self.ace)

    def gather(self, winner: int, trick: Cards) -> None:
        super().gather(winner, trick)
        if self.order.civil:
            self.order = replace(self.order, civil=False)

    # 4. The pool shared, and the loos

    def loo(self) -> int:
        """What a loo is just now: a single, or unlimited what lies in the pool."""
        if not self.unlimited:
            return self.single
        return max(self.single, min(self.purse[POOL], self.maximum or self.purse[POOL]))

    def reckon(self) -> None:
        loo, share = self.loo(), self.purse[POOL] // self.cards
        for seat in self.declared:
            if self.shares(seat):
                self.pay(share * self.taken[seat], POOL, self.player[seat], "tricks", LAW["share"])
        if self.for_pool >= 0 and self.taken[self.for_pool]:
            self.say(self.for_pool, "left", share * self.taken[self.for_pool], law=LAW["dealer"])
        self.pay_loos(loo)
        if not self.purse[POOL]:
            self.say(self.dealer, "nobody looed", law=LAW["must"])
        self.end()

    def shares(self, seat: int) -> bool:
        """Whether it has its part of the pool for its tricks."""
        return seat != self.for_pool

    def pay_loos(self, loo: int) -> None:
        """Who has played and won nothing."""
        for seat in self.declared:
            if not self.taken[seat] and seat != self.for_pool:
                self.pay(loo, self.player[seat], POOL, "loo", LAW["loo"])

    # 5. A flush (002:2963-2974)

    def loo_the_board(self, holders: list[int], among: tuple[int, ...] | list[int]) -> None:
        """The best of these flushes takes the pool, and of those among whom it is shown all others are looed but the
        holders of a flush or of Pam."""
        hands = {seat: self.zone[self.layout.hand[seat]] for seat in holders}
        winner = holders[0] if self.elder_flush else self.best_flush(hands)
        for seat in holders:
            self.say(seat, "flush", law=LAW["flush"])
            self.shift(hands[seat], self.layout.hand[seat], self.layout.shown[seat], seat, LAID_OPEN)
        loo = self.loo()
        self.pay(self.purse[POOL], POOL, self.player[winner], "flush", LAW["flush"])
        for seat in among:
            if seat == winner:
                continue
            if seat in holders:
                self.say(seat, "flush beaten", law=LAW["flushes"])
            elif self.order.pam and PAM in self.zone[self.layout.hand[seat]]:
                self.show(seat, (PAM,), self.layout.hand[seat], "pam")
            else:
                self.pay(loo, self.player[seat], POOL, "loo", LAW["loo"])
        self.end()

    def best_flush(self, hands: dict[int, Cards]) -> int:
        """The seat, given by seat from elder hand on, whose flush goes before the others."""
        return max(hands, key=lambda seat: flush_rank(self.order, hands[seat], self.trump))
