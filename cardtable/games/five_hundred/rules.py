"""Five Hundred, one deal (002:8454-8646): an auction for the widow and the trumps, then ten tricks."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from cardtable.cards import JOKER, SUITS, Card, Cards, pack, ranking
from cardtable.families.tricks.auction import Auction, Bid
from cardtable.families.tricks.deal import Cloth
from cardtable.families.tricks.order import NO_TRUMP, TOP_OF_SUIT, WithJoker
from cardtable.games.five_hundred.laws import CODE, LAW
from cardtable.games.five_hundred.schedule import (
    ALL,
    DENOMINATIONS,
    GAME,
    LADDER,
    TRICK,
    first_past,
    scored,
    trump_of,
    value,
)
from cardtable.games.five_hundred.worth import wanting, worth
from cardtable.rules.laws import Law
from cardtable.rules.motions import DEALT, DISCARDED, DREW
from cardtable.rules.moves import Choice, Choices, One, Some
from cardtable.rules.terms import Terms
from cardtable.solver import Scoring

PACK = (*pack("789TJQKA"), JOKER)
SEATS, WIDOW = 3, 3
FIVES = 5                                        # points by which the solver counts
MADE, EVERY, LOST, TRICKS = "the bid", "all ten tricks", "the bid lost", "tricks"


class FiveHundredCloth(Cloth):
    """With the widow, and what the bidder lays out."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.widow, self.discard = self.one("widow"), self.each("discard", sees="nobody")


LAYOUT = FiveHundredCloth(SEATS)


@dataclass(frozen=True)
class FiveHundredTerms(Terms):
    """How it is played."""

    points: int = GAME           # are the game


class FiveHundred(Auction):
    """Three, each for himself; the bidder alone against the two others."""

    layout: ClassVar[FiveHundredCloth] = LAYOUT
    pack, book, code, packets = PACK, CODE, CODE.name, (3, 3, 3, 1)
    order: WithJoker = WithJoker(ranking("789TJQKA"))
    articles, without = LAW, frozenset({"turn", "concede"})
    once: ClassVar[bool] = False
    goal = GAME
    scored = True

    agrees_on = FiveHundredTerms
    terms: FiveHundredTerms

    def begin(self) -> None:
        super().begin()
        self.goal = self.terms.points
        self.renounced: tuple[tuple[int, int], ...] = ()     # seat and suit: where somebody has failed to follow
        self.takers: tuple[int, ...] = ()        # who has won each trick
        self.victor = -1                         # the seat that has won the game with this deal

    # 1. The deal: the last three are the widow

    def before_play(self) -> None:
        self.draw(WIDOW, self.layout.stock, self.layout.widow, self.dealer, DEALT)
        super().before_play()

    # 2. The auction, until all but one have passed

    def ladder(self) -> tuple[Bid, ...]:
        return LADDER

    def bidding(self, some: tuple[Bid, ...], law: Law | None = None) -> Choices:
        """The tricks, then the trumps: those of each number that are among these."""
        by_tricks: dict[int, tuple[str, ...]] = {}
        for bid in map(str, some):
            tricks = int(bid[:-1])
            by_tricks[tricks] = (*by_tricks.get(tricks, ()), bid[-1])
        return (Choice("bid", One(tuple(by_tricks)), lambda said: One(by_tricks[int(said[0])]), law=law),) \
            if by_tricks else ()

    def too_low(self, bid: Bid) -> str:
        return "value"

    def do_bid(self, seat: int, tricks: int, suit: str) -> None:     # type: ignore[override]
        super().do_bid(seat, f"{tricks}{suit}")

    def passed_out(self) -> None:
        """Played without trumps, by each for himself, the widow left where it lies."""
        self.say(self.dealer, "passed out", law=LAW["nobody"])
        self.lead_off(self.after(self.dealer))

    # 3. The widow

    def bought(self, seat: int, bid: Bid) -> None:
        self.alone(seat)
        self.trump = trump_of(str(bid))
        self.say(seat, "bought", bid, law=LAW["widow"])
        self.shift(self.zone[self.layout.widow], self.layout.widow, self.layout.hand[seat], seat, DREW)
        self.go("laying", seat)

    def laying(self, seat: int) -> Choices:
        return (Choice("discard", Some(self.zone[self.layout.hand[seat]], WIDOW, WIDOW)),)

    def do_discard(self, seat: int, *thrown: Card) -> None:
        self.shift(thrown, self.layout.hand[seat], self.layout.discard[seat], seat, DISCARDED)
        self.lead_off(seat)

    # 4. The play, and the joker where there are no trumps

    def do_play(self, seat: int, card: Card) -> None:
        before = self.on_table()
        if before and card is JOKER and self.trump == NO_TRUMP:
            self.order = replace(self.order, renounced=self.renounced_by(seat))
        super().do_play(seat, card)
        if not before and card is JOKER and self.trump == NO_TRUMP:
            self.go("naming", seat)

    def fell(self, seat: int, card: Card, before: Cards) -> None:
        """Who does not follow suit has renounced in it; that he throws the joker tells so too."""
        if before:
            led = self.order.suit(before[0], self.trump)
            if self.order.suit(card, self.trump) != led:
                self.renounced += ((seat, led),)

    def renounced_by(self, seat: int) -> tuple[int, ...]:
        """The suits in which this seat has failed to follow."""
        return tuple([suit for who, suit in self.renounced if who == seat])

    def naming(self, seat: int) -> Choices:
        """The suit that the joker stands for (002:8496-8498, 8595-8597), in the order of the bids."""
        barred = self.renounced_by(seat)
        suits = DENOMINATIONS[:-1]
        return (Choice("name", One(tuple([s for s in suits if SUITS.index(s) not in barred]) or suits)),)

    def do_name(self, seat: int, suit: str) -> None:
        self.order = replace(self.order, joker_suit=SUITS.index(suit))
        self.say(seat, "name", SUITS.index(suit), law=LAW["none"])
        self.go("play", self.follows(seat))

    def gather(self, winner: int, trick: Cards) -> None:
        super().gather(winner, trick)
        self.takers += (winner,)

    def rest_to(self, winner: int) -> None:
        self.takers += (winner,) * (ALL - len(self.takers))
        super().rest_to(winner)

    def certain(self, seat: int, may: Sequence[int]) -> bool:
        """Where there are no trumps nobody claims while the joker may be out."""
        return (self.trump != NO_TRUMP or self.joker_gone()) and super().certain(seat, may)

    def joker_gone(self) -> bool:
        """Whether it has been played."""
        return any(card is JOKER for _, card, _ in self.history)

    # 5. The score

    def reckon(self) -> None:
        before = list(self.score)
        if self.bidder >= 0:
            points = self.for_bid()
            what = LOST if points < 0 else EVERY if points > value(str(self.bid)) else MADE
            self.mark(self.side[self.bidder], points, what, LAW["made"])
        law = LAW["others" if self.bidder >= 0 else "nobody"]
        for seat in self.round(self.after(self.dealer)):
            if self.counts(seat):
                self.mark(self.side[seat], TRICK * self.taken[seat], TRICKS, law)
        self.victor = self.winner_by(before)
        self.end()

    def for_bid(self) -> int:
        """What the bid brings the bidder, or costs him."""
        return scored(str(self.bid), self.taken[self.bidder])

    def counts(self, seat: int) -> bool:
        """Whether a seat scores for tricks of its own."""
        return seat != self.bidder and self.taken[seat] > 0

    def winner_by(self, before: Sequence[int]) -> int:
        """Who has won the game with this deal, -1 if nobody has (002:8613-8617)."""
        assert self.goal is not None
        if self.bidder >= 0 and self.score[self.bidder] >= self.goal:
            return self.bidder
        return first_past(before, [seat for seat in self.takers if seat != self.bidder], self.goal)

    # For search

    def scoring(self, party: int) -> Scoring:
        """What the deal is worth to the bidder, in fives; of a deal nobody bid for, ten a trick."""
        if self.bidder < 0:
            return Scoring(trick=TRICK // FIVES)
        assert self.goal is not None
        own, others = self.score[self.side[self.bidder]], self.against(self.bidder)
        score = [self.score[self.side[seat]] + TRICK * self.taken[seat] for seat in others]
        gone = sum([self.taken[seat] for seat in others])
        table = [round(worth(str(self.bid), n, own, score, self.goal, gone) / FIVES) for n in range(ALL + 1)]
        return Scoring(trick=0, table=table if party == self.party[self.bidder] else [-n for n in table[::-1]])

    def wants(self, seat: int) -> int:
        """How many tricks more win the game for this seat, which is no bidder; none if it has come to it first, more
        than there are if another has."""
        assert self.goal is not None
        score = [self.score[side] for side in self.side]
        winner = first_past(score, [taker for taker in self.takers if taker != self.bidder], self.goal)
        if winner >= 0:
            return 0 if winner == seat else ALL + 1
        return wanting(self.goal - score[seat] - TRICK * self.taken[seat])

    def trick_wins(self, seat: int) -> bool:
        """Whether the trick that is played wins the game for this seat, if it takes it, whatever follows: that goes
        before which the bidder may yet score (002:8613-8617)."""
        assert self.goal is not None
        if seat == self.bidder or self.wants(seat) != 1:
            return False
        if self.bidder < 0:
            return True
        most = self.taken[self.bidder] + ALL - 1 - sum(self.taken)
        return self.score[self.side[self.bidder]] + scored(str(self.bid), most) < self.goal

    def taker(self, seat: int, card: Card) -> int:
        """Who takes the trick once this seat, whose turn it is, has played a card to it, all cards open: -1 while that
        is not certain."""
        trick, by = (*self.on_table(), card), self.played_by()
        best = self.order.wins(trick, self.trump)
        after = [self.order.allowed(self.playable(one), trick, self.trump, self.binding())
                 for one in self.in_play() if one not in by]
        beaten = any(self.order.beats(other, trick[best], self.trump) for some in after for other in some)
        return -1 if beaten else by[best]

    def bit(self, card: Card) -> int:
        """Without trumps the solver takes the joker for the highest card of a suit: that for which it was led, that
        which it takes or fails to take, or the longest that is held with it."""
        if card is not JOKER or self.trump != NO_TRUMP:
            return super().bit(card)
        return 16 * self.stands_for() + TOP_OF_SUIT

    def stands_for(self) -> int:
        """The suit for which the solver takes the joker."""
        trick = self.on_table()
        if JOKER in trick:
            led = trick[0].suit
            if trick[0] is JOKER:
                return self.order.joker_suit
            return led if led not in self.order.renounced else (led + 1) % len(SUITS)
        held = next((self.playable(seat) for seat in range(self.seats) if JOKER in self.playable(seat)), ())
        lengths = [sum([card.suit == suit for card in held]) for suit in range(len(SUITS))]
        return lengths.index(max(lengths))

