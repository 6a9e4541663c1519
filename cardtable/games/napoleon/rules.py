"""Napoleon, one deal (002:3091-3346): five cards each, one round of calls, the caller alone against all."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from cardtable.cards import RANKS, Card, Cards, pack, ranking
from cardtable.families.tricks.auction import Auction, Bid
from cardtable.families.tricks.deal import Cloth
from cardtable.families.tricks.order import NO_TRUMP, Order
from cardtable.games.napoleon.laws import CODE, LAW
from cardtable.games.napoleon.stakes import ALL, LADDER, MISERY, NAP, PLAIN, RAISED, WELLINGTON, made, settled
from cardtable.rules.motions import DEALT, DISCARDED, DREW, LAID_OPEN, LOOKED_AT, TURNED_DOWN
from cardtable.rules.moves import Choice, Choices, One, Some, calls
from cardtable.rules.terms import Terms
from cardtable.solver import Scoring

PACK = pack("23456789TJQKA")
PLAYERS = 6
MOST_AT_STAKE = 500                              # of a pool, to the solver: more would not change a card that is played
FORFEITS = (RANKS.index("J"), RANKS.index("5"))  # the ranks that pay the pool, where that is agreed


class NapoleonCloth(Cloth):
    """Everybody keeps before him what he has played (002:3114-3117); one or five cards may be dealt over."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.played = self.each("played", sees="all")
        self.discard = self.each("discard")
        self.spare = self.one("spare card")
        self.garnet = self.one("spare hand")


LAYOUT = NapoleonCloth(PLAYERS)
POOL = LAYOUT.pot("pool")


@dataclass(frozen=True)
class NapoleonTerms(Terms):
    """How it is played."""

    variant: str = "plain"        # or "peep", "purchase" or "garnet"
    misery: bool = False
    misery_trumps: bool = False
    wellington: bool = False
    raised: bool = False
    held_to_one: bool = True
    pool: str = "none"            # or "dealer", "all" or "forfeits"
    pool_doubled: bool = False
    price: int = 1               # in counters, of a peep or of a card bought
    by_hand: bool = False        # hands cut and deal
    stops: bool = True           # the play ends when the call is settled


class Napoleon(Auction):
    """Each speaks once from the dealer's left; the highest caller's first lead makes trumps."""

    layout: ClassVar[NapoleonCloth] = LAYOUT
    pack, book, code, order, packets = PACK, CODE, CODE.name, Order(ranking(RANKS)), (1,) * ALL
    articles, without = LAW, frozenset({"concede"})

    agrees_on = NapoleonTerms
    terms: NapoleonTerms

    def begin(self) -> None:
        terms = self.terms
        super().begin()
        self.variant, self.pool, self.price = terms.variant, terms.pool, terms.price
        fees_alone = self.variant not in ("plain", "garnet")         # in the pool (002:3217-3222)
        self.pool_doubled = terms.pool_doubled and not fees_alone
        self.misery_trumps, self.held_to_one = terms.misery_trumps, terms.held_to_one
        self.stops_when_settled = terms.stops
        self.stakes = RAISED if terms.raised else PLAIN
        agreed = {MISERY: terms.misery, WELLINGTON: terms.wellington}
        self.calls = tuple([bid for bid in LADDER if agreed.get(str(bid), True)])
        self.peeped: tuple[int, ...] = ()
        self.garnet_by = -1                      # the seat that has taken the spare hand
        self.down: Cards = ()                    # winning cards, turned down
        self.renounced: tuple[int, ...] = ()     # seats that have not followed suit

    # 1. The deal, and what goes into the pool with it (002:3202-3213)

    def before_play(self) -> None:
        if self.variant in ("plain", "garnet"):
            self.ante()
        if self.variant == "peep":
            self.draw(1, self.layout.stock, self.layout.spare, self.dealer, DEALT)
        elif self.variant == "garnet":
            self.draw(ALL, self.layout.stock, self.layout.garnet, self.dealer, DEALT)
        if self.variant == "purchase":
            self.go("buying", self.left(self.dealer))
        else:
            super().before_play()

    def ante(self) -> None:
        """What dealer and players put in before the calls."""
        if self.pool in ("dealer", "all"):
            self.pay(3 if self.pool == "all" else 1, self.player[self.dealer], POOL, "dealer", LAW["pool"])
        if self.pool == "all":
            for seat in self.round(self.left(self.dealer))[:-1]:
                self.pay(1, self.player[seat], POOL, "deal", LAW["pool"])

    @property
    def pooled(self) -> bool:
        """Whether there is a pool."""
        return self.pool != "none" or self.variant in ("peep", "purchase")

    # 2. Cards bought, once, the dealer last (002:3186-3200)

    def buying(self, seat: int) -> Choices:
        hand = self.zone[self.layout.hand[seat]]
        return (Choice("buy", Some(hand, 1, min(ALL, len(hand)))), *calls("stand"))

    def do_buy(self, seat: int, *thrown: Card) -> None:
        self.say(seat, "buy", len(thrown), law=LAW["purchase"])
        self.shift(thrown, self.layout.hand[seat], self.layout.discard[seat], seat, DISCARDED)
        self.pay(self.price * len(thrown), self.player[seat], POOL, "bought", LAW["purchase"])
        self.draw(len(thrown), self.layout.stock, self.layout.hand[seat], self.dealer, DREW)
        self.next_buyer(seat)

    def do_stand(self, seat: int) -> None:
        self.say(seat, "stand", law=LAW["purchase"])
        self.next_buyer(seat)

    def next_buyer(self, seat: int) -> None:
        """The dealer serves himself last; then the calls begin on his left."""
        if seat == self.dealer:
            super().before_play()
        else:
            self.go("buying", self.left(seat))

    # 3. The calls, and what may be looked at or taken up before one's own

    def ladder(self) -> tuple[Bid, ...]:
        """Wellington only over Nap (002:3145-3151)."""
        return tuple([b for b in self.calls if b != WELLINGTON or self.bid in (NAP, WELLINGTON)])

    def every(self) -> tuple[Bid, ...]:
        return self.calls

    def too_low(self, bid: Bid) -> str:
        return "wellington" if bid == WELLINGTON and self.bid != WELLINGTON else super().too_low(bid)

    def calling(self, seat: int) -> Choices:
        choices = super().calling(seat)
        if self.variant == "peep" and seat not in self.peeped:
            choices += calls("peep")
        if self.may_take_garnet():
            choices += calls("take")
        return choices

    def may_take_garnet(self) -> bool:
        """Until somebody has it; and as it binds to a Nap, only while a Nap is still a higher call: a ruling."""
        return self.variant == "garnet" and self.garnet_by < 0 and NAP in self.higher()

    def do_peep(self, seat: int) -> None:
        """002:3174-3180."""
        self.say(seat, "peep", law=LAW["peep"])
        self.pay(self.price, self.player[seat], POOL, "peep", LAW["peep"])
        self.peeped += (seat,)
        spare = self.layout.spare
        sees = list(self.sees)
        sees[spare] |= 1 << seat
        self.sees = tuple(sees)
        self.shift(self.zone[spare], spare, spare, seat, LOOKED_AT)

    def do_take(self, seat: int) -> None:
        """002:3166-3172."""
        self.say(seat, "take", law=LAW["garnet"])
        self.garnet_by = seat
        self.shift(self.zone[self.layout.garnet], self.layout.garnet, self.layout.hand[seat], seat, DREW)
        self.go("rejecting", seat)

    def rejecting(self, seat: int) -> Choices:
        return (Choice("reject", Some(self.zone[self.layout.hand[seat]], ALL, ALL)),)

    def do_reject(self, seat: int, *thrown: Card) -> None:
        self.shift(thrown, self.layout.hand[seat], self.layout.discard[seat], seat, DISCARDED)
        self.do_bid(seat, NAP)

    # 4. The caller, and the dealer held to one (002:3258-3260)

    def passed_out(self) -> None:
        if not self.held_to_one:
            self.say(self.dealer, "passed out", law=LAW["held to one"])
            self.end()
            return
        self.bid, self.bidder = 1, self.dealer
        self.say(self.dealer, "held to one", law=LAW["held to one"])
        self.bought(self.dealer, 1)

    def bought(self, seat: int, bid: Bid) -> None:
        self.alone(seat)
        if self.variant == "peep" and seat in self.peeped:
            self.go("changing", seat)
        else:
            self.lead_off(seat)

    def changing(self, seat: int) -> Choices:
        """Only the highest caller, and only if he has peeped (002:3177-3180)."""
        return (Choice("change", One(self.zone[self.layout.hand[seat]])), *calls("keep"))

    def do_change(self, seat: int, thrown: Card) -> None:
        self.say(seat, "change", law=LAW["peep"])
        self.shift((thrown,), self.layout.hand[seat], self.layout.discard[seat], seat, DISCARDED)
        self.shift(self.zone[self.layout.spare], self.layout.spare, self.layout.hand[seat], seat, DREW)
        self.lead_off(seat)

    def do_keep(self, seat: int) -> None:
        self.say(seat, "keep", law=LAW["peep"])
        self.lead_off(seat)

    # 5. The play

    def led(self, seat: int, card: Card) -> None:
        """The first lead makes trumps (002:3104-3108)."""
        if self.makes_trumps():
            self.trump = card.suit
            self.say(seat, "trumps", card.suit, law=LAW["trumps"])

    def makes_trumps(self) -> bool:
        """Whether the next lead does; at Misery there are no trumps, unless agreed (002:3153-3158)."""
        return self.trump == NO_TRUMP and not any(self.taken) and (self.bid != MISERY or self.misery_trumps)

    def fell(self, seat: int, card: Card, before: Cards) -> None:
        if self.forfeits(card):
            self.pay(1, self.player[seat], POOL, "forfeit", LAW["pool"])
        if before and card.suit != before[0].suit:
            self.renounced += (seat,)

    def forfeits(self, card: Card) -> bool:
        """Whether a card costs its player one to the pool: a knave or a five of a plain suit (002:3210-3213)."""
        agreed = self.pool == "forfeits" and self.variant in ("plain", "garnet")
        return agreed and card.rank in FORFEITS and card.suit != self.trump and not self.makes_trumps()

    def lies(self, seat: int) -> int:
        return self.layout.played[seat]

    def dealt_hand(self, seat: int) -> Cards:
        """What he has played lies before him, in a position put up from a book, too."""
        return self.zone[self.layout.hand[seat]] + self.zone[self.layout.played[seat]]

    def on_table(self) -> Cards:
        full, found = sum(self.taken), []
        for n in range(self.seats):
            row = self.zone[self.layout.played[self.left(self.leader, n)]]
            if len(row) == full:
                break
            found.append(row[-1])
        return tuple(found)

    def gather(self, winner: int, trick: Cards) -> None:
        """Nothing is gathered: the winning card alone is turned down (002:3114-3117)."""
        row = self.layout.played[winner]
        self.down += self.zone[row][-1:]
        self.shift(self.zone[row][-1:], row, row, winner, TURNED_DOWN)

    def decided(self) -> bool:
        """The play may stop as soon as the call is made or broken (002:3262-3266)."""
        caller = self.tricks(self.party[self.bidder])
        return self.stops_when_settled and settled(self.bid, caller, ALL - sum(self.taken))

    # 6. The stakes

    def reckon(self) -> None:
        self.show_what_is_left()
        good = self.succeeded()
        self.say(self.bidder, "made" if good else "lost", self.bid, law=LAW["stakes"])
        self.settle_stakes(good)
        if self.bid in (NAP, WELLINGTON):
            self.settle_pool(good)
        self.end()

    def succeeded(self) -> bool:
        """Whether the caller has what he called."""
        return made(self.bid, self.tricks(self.party[self.bidder]))

    def settle_stakes(self, good: bool) -> None:
        """Every adversary pays the caller, or is paid by him."""
        caller, stake = self.player[self.bidder], self.stakes[self.bid]
        for seat in self.round(self.bidder)[1:]:
            if good:
                self.pay(stake.receives, self.player[seat], caller, "call made", LAW["stakes"])
            else:
                self.pay(stake.pays, caller, self.player[seat], "call lost", LAW["stakes"])

    def settle_pool(self, good: bool) -> None:
        """Nap, or Wellington over it, takes the pool; failing it costs none, unless agreed (002:3212-3222)."""
        caller = self.player[self.bidder]
        if good:
            self.pay(self.purse[POOL], POOL, caller, "the pool", LAW["pool"])
        elif self.pool_doubled:
            self.pay(self.purse[POOL], caller, POOL, "pool doubled", LAW["pool"])

    def show_what_is_left(self) -> None:
        """When the call is settled before the end, who has trumped or renounced shows the cards he has left, to prove
        that he has not revoked (002:3262-3266)."""
        for seat in self.round(self.bidder):
            hand = self.layout.hand[seat]
            if self.zone[hand] and seat in self.renounced:
                self.shift(self.zone[hand], hand, self.layout.shown[seat], seat, LAID_OPEN)

    def may_claim(self, seat: int) -> bool:
        """Not before there are trumps: until the first lead nobody can say what the rest is worth."""
        return super().may_claim(seat) and not self.makes_trumps()

    def certain(self, seat: int, may: Sequence[int]) -> bool:
        return not self.makes_trumps() and super().certain(seat, may)

    def rest_to(self, winner: int) -> None:
        left = ALL - sum(self.taken)
        self.taken = tuple([n + left * (s == winner) for s, n in enumerate(self.taken)])
        self.close("reckon")

    # For search

    def scoring(self, party: int) -> Scoring:
        """In coins: the caller's from all together, or of each that is against him."""
        stake, caller = self.stakes[self.bid], party == self.party[self.bidder]
        at_stake = min(self.purse[POOL], MOST_AT_STAKE) if self.bid in (NAP, WELLINGTON) else 0
        each, pool = (self.seats - 1, at_stake) if caller else (-1, 0)
        good, bad = each * stake.receives + pool, -each * stake.pays - pool * self.pool_doubled
        table = [good if made(self.bid, n) else bad for n in range(ALL + 1)]
        return Scoring(trick=0, table=table if caller else table[::-1])
