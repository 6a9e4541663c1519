"""Solo Whist, one deal (002:4609-5040): thirteen cards each, the calls, and two against two or one against the rest."""
from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from cardtable.cards import RANKS, SUITS, Cards, pack, ranking
from cardtable.families.tricks.auction import Bid
from cardtable.families.tricks.order import NO_TRUMP, Order
from cardtable.families.tricks.proposals import Proposals
from cardtable.families.tricks.turn_up import TurnedUp, TurnUpCloth
from cardtable.games.solo_whist import stakes as call
from cardtable.games.solo_whist.laws import CODE, LAW
from cardtable.games.solo_whist.stakes import ALL, LADDER, LOSING, NAMING, Stakes
from cardtable.rules.motions import LAID_OPEN, TURNED
from cardtable.rules.moves import Choice, Choices, One
from cardtable.rules.terms import Terms
from cardtable.solver import Scoring

PACK = pack(RANKS)
SEATS = 4
MADE, LOST, THIRTEENTH, PASSED_OUT = "made", "lost", "thirteenth", "passed out"
LEFT_OUT = SUITS.index("C")                      # the suit that three do without, a ruling
LAYOUT = TurnUpCloth(SEATS, before=True)


@dataclass(frozen=True)
class SoloWhistTerms(Terms):
    """How it is played."""

    stakes: Stakes = Stakes()    # noqa: RUF009
    general: bool = False        # a general misère is played where nobody calls
    by_hand: bool = False        # hands cut, deal and turn the trump


class SoloWhist(Proposals, TurnedUp):
    """Four, each for himself: who plays together the calls decide, for this deal alone."""

    layout: ClassVar[TurnUpCloth] = LAYOUT
    pack, book, code, order, packets = PACK, CODE, CODE.name, Order(ranking(RANKS)), (3, 3, 3, 3, 1)
    articles, without = LAW, frozenset({"concede"})
    through_first = True
    besides = {**Proposals.besides, "propose": "proposing", "accept": "proposing"}

    agrees_on = SoloWhistTerms
    terms: SoloWhistTerms

    def begin(self) -> None:
        super().begin()
        self.stakes, self.general = self.terms.stakes, self.terms.general

    # 1. The deal; the last card is turned, and is the dealer's (002:4630-4637)

    def before_play(self) -> None:
        self.turn_trump()
        self.trump = self.turned[0].suit
        self.say(self.dealer, "trumps", self.trump, law=LAW["turn-up"])
        super().before_play()

    def turn_trump(self) -> None:
        """The last card he has dealt himself."""
        hand = self.layout.hand[self.dealer]
        self.turned = self.zone[hand][-1:]
        self.shift(self.turned, hand, self.turn_up, self.dealer, TURNED)

    @property
    def eldest(self) -> int:
        """Who speaks first, and leads unless all the tricks are called."""
        return self.left(self.dealer)

    # 2. The calls (002:4639-4737)

    def ladder(self) -> tuple[Bid, ...]:
        return LADDER

    def higher(self) -> tuple[Bid, ...]:
        return () if self.bid == call.DECLAREE else super().higher()

    def agreed(self, proposer: int, acceptor: int) -> None:
        self.bid, self.bidder = call.PROPOSITION, proposer
        self.pair(proposer, acceptor)
        self.lead_off(self.eldest)

    def bought(self, seat: int, bid: Bid) -> None:
        self.alone(seat)
        if bid in LOSING:
            self.trump = NO_TRUMP
        if bid in NAMING:
            self.go("naming", seat)
        else:
            self.lead_off(self.eldest)

    def naming(self, seat: int) -> Choices:
        """The trumps of an abondance, not before nobody goes over it (002:4644-4646, 4714-4718)."""
        return (Choice("name", One(tuple([SUITS[suit] for suit in sorted({card.suit for card in self.pack})]))),)

    def do_name(self, seat: int, suit: str) -> None:
        self.trump = SUITS.index(suit)
        self.say(seat, "name", self.trump, law=LAW["naming"])
        self.lead_off(seat if self.bid == call.DECLAREE else self.eldest)

    def passed_out(self) -> None:
        """Thrown up, or by agreement played by each for himself (002:4739-4749)."""
        if not self.general:
            self.say(self.dealer, PASSED_OUT, law=LAW["nobody"])
            self.end()
            return
        self.bid, self.trump = call.GENERAL, NO_TRUMP
        self.say(self.eldest, call.GENERAL, law=LAW["general"])
        self.lead_off(self.eldest)

    # 3. The play

    @property
    def callers(self) -> tuple[int, ...]:
        """Who has undertaken what is played: two partners, or one alone; nobody before it is settled."""
        settled = self.bidder >= 0 and len(set(self.party)) == 2
        return (self.bidder, *self.partners_of(self.bidder)) if settled else ()

    def early(self, seat: int) -> str:
        """Against a misère any fault loses; else a lead, or a card before a partner's who should have played first."""
        callers = self.callers
        if self.bid in LOSING and callers and seat not in callers:
            return "misere fault"
        if not self.on_table():
            return "turn"
        waiting = self.in_play()[len(self.on_table()):]
        before = waiting[:waiting.index(seat)] if seat in waiting else ()
        return "before" if any(one in before for one in self.partners_of(seat)) else ""

    def next_trick(self, winner: int) -> None:
        """An open misère lies open as soon as the first trick is turned (002:4651-4654)."""
        if self.bid == call.OUVERTE and sum(self.taken) == 1 and not self.decided():
            self.lay_open(self.bidder)
        super().next_trick(winner)

    def lay_open(self, seat: int) -> None:
        """The hand of a seat, of which he plays on."""
        hand = self.layout.hand[seat]
        self.shift(self.zone[hand], hand, self.layout.shown[seat], seat, LAID_OPEN)

    def decided(self) -> bool:
        """A misère is lost with the first trick won, an abondance declarée with the first that is not."""
        won, done = self.tricks(self.party[self.bidder]), sum(self.taken)
        return self.bid in LOSING and won > 0 or self.bid == call.DECLAREE and won < done

    def may_claim(self, seat: int) -> bool:
        """Not where tricks are to be lost."""
        return super().may_claim(seat) and self.bid not in LOSING and self.bid != call.GENERAL

    # 4. The stakes (002:4753-4812)

    def reckon(self) -> None:
        if self.bid == call.GENERAL:
            self.say(self.leader, THIRTEENTH, law=LAW["general"])
            stake, loser = self.stakes.stake(call.GENERAL), self.player[self.leader]
            for seat in self.round(self.leader)[1:]:
                self.pay(stake, loser, self.player[seat], call.GENERAL, LAW["general"])
            self.end()
            return
        if self.bid in LOSING and self.decided():
            self.show_what_is_left()
        each = self.each_settled()
        self.say(self.bidder, MADE if each > 0 else LOST, self.bid, law=LAW["stakes"])
        for caller, other in self.who_settle():
            if each > 0:
                self.pay(each, self.player[other], self.player[caller], "call made", LAW["stakes"])
            else:
                self.pay(-each, self.player[caller], self.player[other], "call lost", LAW["stakes"])
        self.end()

    def for_revokes(self) -> int:
        """Tricks that count to the caller for revokes, or against him."""
        return 0

    def each_settled(self) -> int:
        """What each who settles with a caller pays him; below nothing, what he is paid."""
        return self.stakes.each(str(self.bid), self.tricks(self.party[self.bidder]))

    def who_settle(self) -> list[tuple[int, int]]:
        """Who settles with whom: partners each with one of the others, one alone with all (002:4770-4776)."""
        others = self.against(self.bidder)
        callers = [seat for seat in self.round(self.eldest) if seat in self.callers]
        return list(zip(callers if len(callers) > 1 else callers * len(others), others, strict=True))

    def show_what_is_left(self) -> None:
        """The hands against a misère, to prove that nobody has revoked (002:4925-4926)."""
        for seat in self.against(self.bidder):
            if self.zone[self.layout.hand[seat]]:
                self.lay_open(seat)

    # For search

    def scoring(self, party: int) -> Scoring:
        """In pence: of both or all that are settled with, or of each that is against the callers.  Of a general misère
        only who wins the last trick matters."""
        if self.bid == call.GENERAL:
            return Scoring(trick=0, last=-self.seats * self.stakes.stake(call.GENERAL))
        table = [self.stakes.each(str(self.bid), n) for n in range(ALL + 1)]
        if party == self.party[self.bidder]:
            times = len(self.who_settle()) // len(self.callers)
            return Scoring(trick=0, table=[times * n for n in table])
        return Scoring(trick=0, table=[-n for n in table[::-1]])


class ThreeHanded(SoloWhist):
    """Three, without propositions: forty cards, the last of which is turned and is nobody's (002:5033-5038)."""

    pack = pack("56789TJQKA")
    packets = (3, 3, 3, 3, 1)
    proposing = False

    def turn_trump(self) -> None:
        self.draw(1, self.layout.stock, self.turn_up, self.dealer, TURNED)
        self.turned = self.zone[self.turn_up]

    @property
    def nobodys(self) -> Cards:
        return self.turned

    def has_turn_up(self, seat: int) -> bool:
        return False


class ThreeSuits(SoloWhist):
    """Three, without propositions and without one of the suits (002:5038-5040)."""

    pack = tuple([card for card in PACK if card.suit != LEFT_OUT])
    proposing = False
