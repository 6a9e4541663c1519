"""The table of Vingt-un below its rounds: the pack, which is dealt on from round to round and made up again, hands,
and stakes as they are laid, lost and paid (002:5185-5193)."""
from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from cardtable.cards import RANKS, Card, Cards, pack
from cardtable.games.vingt_un import scoring
from cardtable.games.vingt_un.laws import CODE, LAW
from cardtable.games.vingt_un.options import NATURAL, TWO_PACKS
from cardtable.games.vingt_un.zones import (
    BOTTOM,
    BURNT,
    COMPANY,
    DRAWN,
    HANDS,
    LAYOUT,
    SELF,
    SHOWN,
    STOCK,
    THROWN,
    TOP,
    TURNED,
    UNSEEN,
    Hand,
)
from cardtable.rules.deal import Deal
from cardtable.rules.events import NATURE
from cardtable.rules.motions import DEALT, DISCARDED, GATHERED, THREW, THREW_UP, Motion
from cardtable.rules.motions import SHOWN as LAID_OPEN
from cardtable.rules.moves import Choice, Choices, Order
from cardtable.rules.terms import Terms

PACK, TWO = pack(RANKS), pack(RANKS, 2)
ORDINARY, IMAGINARY, BLIND, SYMPATHY, COLOURS, COMPANY_ROUND, DIFFERENCES, CLOCK = KINDS = (
    "ordinary", "imaginary", "blind", "sympathy", "colours", "company", "differences", "clock")
"""How a round is played: the eight of French Vingt-un in their order, of which all but the first are its own."""


@dataclass(frozen=True)
class VingtUnTerms(Terms):
    """How a deal is played; coins are counters."""

    french: bool = False
    least: int = 1
    most: int = 5
    length: str = NATURAL
    lasts: int = 8               # rounds, where it is so agreed
    natural: int = 2             # how often the stake a natural is paid
    brulet: bool = False
    colours: int = 1             # cards that decide at Rouge et Noir


class Table(Deal):
    """A deal of Vingt-un is one dealer's, and has many rounds, its coups.

    `counts` is how many hands each seat has gone on; `live` are the punters' hands that are not settled yet, in order;
    `owed` are the zones that are still to have a card from the pack, and `then` the method with which all goes on.
    `made` is what each player has gained in every round that is over, `opened` what he had when this one began.
    """

    layout, pack, code = LAYOUT, PACK, CODE.name
    agrees_on = VingtUnTerms
    terms: VingtUnTerms
    kept: ClassVar[bool] = True                  # cards thrown in are shuffled and dealt again in the same deal

    def begin(self) -> None:
        self.pack = TWO if self.terms.length == TWO_PACKS and not self.terms.french else PACK
        self.counts: tuple[int, ...] = (0,) * self.seats
        self.live: tuple[Hand, ...] = ()
        self.owed: tuple[int, ...] = ()
        self.then = ""
        self.motion: Motion = DEALT
        self.made: tuple[tuple[int, ...], ...] = ()
        self.opened = self.purses()
        self.ran_out = False                     # the pack has come to its last card in this deal
        if self.terms.brulet:                    # the dealer alone may look
            eyes = list(self.sees)
            eyes[BOTTOM] = eyes[TOP] = 1 << self.dealer
            self.sees = tuple(eyes)

    def purses(self) -> tuple[int, ...]:
        """What each player has now."""
        return tuple(self.purse[:len(self.player)])

    def note_round(self) -> None:
        """A round is over: all that was staked in it has gone to somebody."""
        now = self.purses()
        self.made += tuple([has - had for has, had in zip(now, self.opened)]),
        self.opened = now

    @property
    def kind(self) -> str:
        """How this round is played."""
        return KINDS[min(self.coup, len(KINDS) - 1)] if self.terms.french else ORDINARY

    @property
    def lying(self) -> str:
        """How the round was played whose cards lie on the table: until another is dealt, the last."""
        before = self.phase == "dealing" and self.coup > 0
        return KINDS[min(self.coup, len(KINDS) - 1) - before] if self.terms.french else ORDINARY

    @property
    def added(self) -> int:
        """What is added to every hand that lies there."""
        return scoring.TEN if self.lying == IMAGINARY else 0

    @property
    def punters(self) -> tuple[int, ...]:
        """From elder hand on; the dealer is not among them."""
        return self.round(self.left(self.dealer))[:-1]

    @property
    def bank(self) -> Hand:
        """The dealer's hand."""
        return Hand(self.dealer, 0)

    # The pack

    def shuffle(self, seat: int) -> Choices:
        return (Choice("shuffle", Order(self.pack)),)

    def do_shuffle(self, seat: int, *order: Card) -> None:
        self.lay(order, STOCK)
        if self.terms.brulet:
            self.shift(order[-1:], STOCK, BOTTOM, self.dealer, THREW)
        self.go("dealing", self.dealer)

    def dealing(self, seat: int) -> Choices:
        raise NotImplementedError                # the game's

    @property
    def kept_back(self) -> int:
        """How many cards of the pack are not dealt: its last, unless that lies aside already."""
        return 0 if self.zone[BOTTOM] else 1

    @property
    def available(self) -> int:
        """How many cards may yet be had, those thrown in included."""
        return max(0, len(self.zone[STOCK]) - self.kept_back) + max(0, len(self.zone[THROWN]) - 1)

    def hand_out(self, zones: tuple[int, ...], then: str, motion: Motion = DEALT) -> None:
        """A card to each of these, and then on."""
        self.owed, self.then, self.motion = zones, then, motion
        self.serve()

    def serve(self) -> None:
        """What is owed, as far as the pack reaches."""
        while self.owed:
            if self.zone[TOP]:                   # has been looked at for a brûlet, and is the first card
                src = TOP
            elif len(self.zone[STOCK]) > self.kept_back:
                src = STOCK
            elif self.available:
                self.run_out()
                return
            else:
                break
            zone, *rest = self.owed
            self.owed = tuple(rest)
            self.draw(1, src, zone, self.dealer, self.motion)
        self.owed = ()
        getattr(self, self.then)()

    def run_out(self) -> None:
        """The last card is thrown face up on the table; the others are made up again."""
        self.ran_out = True
        for zone in (BOTTOM, STOCK):
            if self.zone[zone]:
                self.shift(self.zone[zone], zone, BURNT, self.dealer, DISCARDED)
        self.go("remaking", NATURE)

    def remaking(self, seat: int) -> Choices:
        return (Choice("remake", Order(self.zone[THROWN])),)

    def do_remake(self, seat: int, *order: Card) -> None:
        """In which order they lie is nobody's to know, and which are among them is not told either."""
        self.zone[THROWN] = order
        self.shift(order, THROWN, STOCK, self.left(self.dealer, -1), GATHERED)
        self.say(self.left(self.dealer, -1), "made up", law=LAW["pack again"])
        self.serve()

    def gather(self, stock: bool = False) -> None:
        """All that lies on the table is thrown in; for a full pack the stock, too."""
        lying = [zone for seat in range(self.seats) for number in range(len(HANDS))
                 for zone in Hand(seat, number).zones]
        for zone in (*lying, BURNT, SELF, COMPANY, TURNED, *((STOCK,) if stock else ())):
            if self.zone[zone]:
                self.shift(self.zone[zone], zone, THROWN, self.left(self.dealer, -1), GATHERED)

    # Hands

    def cards(self, hand: Hand) -> Cards:
        """All of a hand, those dealt first first."""
        return tuple([card for zone in hand.zones for card in self.zone[zone]])

    def total(self, hand: Hand) -> int:
        """What a hand comes to."""
        return scoring.total(self.cards(hand), self.added)

    def overdrawn(self, hand: Hand) -> bool:
        return scoring.over(self.cards(hand), self.added)

    def natural(self, hand: Hand) -> bool:
        """An ace and a tenth card, and none drawn to them."""
        return not self.zone[DRAWN[hand.number][hand.seat]] and scoring.natural(self.cards(hand), self.added)

    def turn_up(self, hand: Hand) -> None:
        """A hand is laid open."""
        for zone in (HANDS[hand.number][hand.seat], *((UNSEEN[hand.seat],) if not hand.number else ())):
            if self.zone[zone]:
                self.shift(self.zone[zone], zone, SHOWN[hand.number][hand.seat], hand.seat, LAID_OPEN)

    def throw_in(self, hand: Hand) -> None:
        """Face down, into the middle."""
        for zone in hand.zones:
            if self.zone[zone]:
                self.shift(self.zone[zone], zone, THROWN, hand.seat, THREW_UP)

    # Stakes

    def stake(self, hand: Hand, coins: int, what: str, law: int = 0) -> None:
        self.pay(coins, self.player[hand.seat], hand.stake, what, law, seat=hand.seat, args=(hand.number,))

    def win(self, hand: Hand, times: int, what: str, law: int = 0) -> None:
        """The dealer pays so often the stake, which comes back."""
        coins, whose = self.purse[hand.stake], self.player[hand.seat]
        self.pay(times * coins, self.player[self.dealer], whose, what, law, seat=hand.seat, args=(hand.number,))
        self.back(hand)

    def lose(self, hand: Hand, times: int, what: str, law: int = 0) -> None:
        """The dealer has the stake, and what is wanting to so often as much."""
        coins, whose, dealer = self.purse[hand.stake], self.player[hand.seat], self.player[self.dealer]
        self.pay(coins, hand.stake, dealer, what, law, seat=hand.seat, args=(hand.number, times * coins))
        self.pay((times - 1) * coins, whose, dealer, "more", seat=hand.seat, args=(hand.number,))
        self.settled(hand)

    def back(self, hand: Hand, what: str = "back", law: int = 0) -> None:
        self.pay(self.purse[hand.stake], hand.stake, self.player[hand.seat], what, law, seat=hand.seat,
                 args=(hand.number,))
        self.settled(hand)

    def settled(self, hand: Hand) -> None:
        self.live = tuple([one for one in self.live if one != hand])

    def do_resign(self, seat: int) -> None:
        """What he has staked is the dealer's; a dealer pays what lies there."""
        self.say(seat, "resign", law=LAW["giving up"])
        for hand in [Hand(s, n) for s in self.punters for n in range(len(HANDS))]:
            if self.purse[hand.stake]:
                if seat == hand.seat:
                    self.lose(hand, 1, "given up")
                elif seat == self.dealer:
                    self.win(hand, 1, "given up to")
                else:
                    self.back(hand)
        self.resigned = self.side[seat]
        self.end()
