"""Moments of Whist from as little as a book tells: the hand is filled up, and earlier tricks are found that lead there.

What a case tells is kept to the card; all else is chosen at random, always alike, plays no part in it as far as that
can be (nobody calls, no partner leads trumps), and is tried again until it fits.
"""
from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random

from cardtable.cards import Card, Cards
from cardtable.families.partnership.leads import down
from cardtable.families.partnership.reading import Reading
from cardtable.games.whist.position import NoPosition, Position, given
from cardtable.games.whist.rules import PACK, SEATS, Whist
from cardtable.games.whist.scoring import ALL
from cardtable.rules.options import Value

ATTEMPTS = 2000                                  # before it is said that nothing fits
MANY = 5                                         # tricks put in for which, all hands being told, suits are shared
BETWEEN = 4                                      # tricks at most that are put in so that the right player leads
ENOUGH = 120                                     # tricks looked at for one set of hands
HALF = .5
Trick = tuple[int, Cards]                        # who led, and the cards from his on


def anything(reading: Reading) -> bool:
    """No more is asked of it."""
    return True


def read(position: Position) -> Reading:
    """What he can tell."""
    deal = position.view().deal
    assert isinstance(deal, Whist)
    return Reading(deal, 0)


def silent(reading: Reading) -> bool:
    """Whether nobody has called for trumps."""
    return not any(reading.called(seat) for seat in range(SEATS))


@dataclass(slots=True)
class Search:
    """How many tricks have been looked at."""

    rng: Random
    looked: int = 0


@dataclass(frozen=True, slots=True)
class Told:
    """What is told of a moment at which seat 0 is to play: seat 1 sits on his left, 2 is his partner."""

    hand: Cards                                  # what he holds, or what matters of it
    trump: int
    lies: Cards = ()                             # on the table, its leader's first
    whole: bool = False                          # whether the hand is all that he holds
    script: tuple[Trick, ...] = ()               # the first tricks of the deal, as far as they are told
    last: tuple[Trick, ...] = ()                 # those before the trick that lies
    tricks: int | None = None                    # how many have been played; None where that does not matter
    closed: frozenset[int] = frozenset()         # suits of which he holds what is told, and held no more
    turned: Card | None = None
    dealer: int | None = None
    trumps: tuple[int, int] = (0, 4)             # how many he may hold in all
    longest: int = ALL                           # of a plain suit that is filled in
    best: int = ALL                              # the rank of the best card filled in
    others: Mapping[int, Cards] = field(default_factory=dict)    # what else is told of hands, by seat
    never: frozenset[int] = frozenset({0, 2})    # seats that lead no trumps in the tricks put in
    only: frozenset[int] = frozenset(range(4))   # suits led in the tricks put in
    score: tuple[int, int] = (0, 0)
    options: Mapping[str, Value] = field(default_factory=dict)
    attempts: int = ATTEMPTS
    fits: Callable[[Reading], bool] = silent        # what else must be so

    def position(self) -> Position:
        """The first that fits.  NoPosition where none does."""
        why = "nothing fits"
        for n in range(self.attempts):
            try:
                found = self.attempt(Random(n), n % BETWEEN if self.tricks is None else 0)
                if found is not None and self.fits(read(found)):
                    return found
            except NoPosition as refused:
                why = str(refused)
        raise NoPosition(why)

    def attempt(self, rng: Random, more: int) -> Position | None:
        """One at random, with so many tricks put in where their number is free."""
        many = self.tricks if self.tricks is not None else ALL - len(self.hand) if self.whole else \
            len(self.script) + len(self.last) + more
        now = (-len(self.lies)) % SEATS
        between = many - len(self.script) - len(self.last)
        first = self.script[0][0] if self.script else (self.last[0][0] if self.last else now) if not between else \
            (self.dealer + 1) % SEATS if self.dealer is not None else rng.randrange(SEATS)
        dealer = (first - 1) % SEATS
        if self.dealer is not None and dealer != self.dealer or between < 0:
            return None
        begun = self.begun(now)
        mine = self.filled(rng, ALL - many, begun)
        if mine is None:
            return None
        even = between >= MANY and len(self.others) == SEATS - 1
        out = [] if even else self.gone(rng, between, mine, begun)
        if out is None:
            return None
        begun[0] = [*begun[0], *mine, *out]
        turned = self.turn_up(dealer, begun)
        if turned is None:
            return None
        if turned not in begun[dealer]:
            begun[dealer].append(turned)
        named = {card for hand in begun for card in hand}
        if max(map(len, begun)) > ALL or sum(map(len, begun)) > len(named):
            return None
        kept = [{*mine}, *({*self.others.get(seat, ()), *self.lying(seat, now)} for seat in range(1, SEATS))]
        rest = [card for card in PACK if card not in named]
        hands = self.shared(begun, kept, between, rng) if even else given(rest, begun, self.void(), rng)
        if hands is None:
            return None
        played = self.play(hands, kept, first, between, now, rng)
        if played is None:
            return None
        return Position(mine, dealer, turned, (*played, *self.lies), self.score, self.options)

    # The hands

    def lying(self, seat: int, now: int) -> Cards:
        """What a seat has on the table."""
        return tuple([card for n, card in enumerate(self.lies) if (now + n) % SEATS == seat])

    def begun(self, now: int) -> list[list[Card]]:
        """By seat what is told of the thirteen cards; of seat 0 only what he has played."""
        found: list[list[Card]] = [[*self.others.get(seat, ()), *self.lying(seat, now)] for seat in range(SEATS)]
        for leader, cards in (*self.script, *self.last):
            for n, card in enumerate(cards):
                found[(leader + n) % SEATS].append(card)
        return found

    def void(self) -> set[tuple[int, int]]:
        """Who has shown to lack which suit."""
        return {((leader + n) % SEATS, cards[0].suit) for leader, cards in (*self.script, *self.last)
                for n, card in enumerate(cards) if card.suit != cards[0].suit}

    def free(self, begun: Sequence[Sequence[Card]]) -> list[Card]:
        """Cards of which nothing is told, of suits in which he may have more."""
        named = {*self.hand, *(card for hand in begun for card in hand), *((self.turned,) if self.turned else ())}
        return [card for card in PACK if card not in named and card.suit not in self.closed
                and (card.suit == self.trump or card.rank <= self.best)]

    def filled(self, rng: Random, size: int, begun: Sequence[Sequence[Card]]) -> Cards | None:
        """His hand now."""
        if self.whole or size <= len(self.hand):
            return self.hand if len(self.hand) == size else None
        some, hand = self.free(begun), list(self.hand)
        rng.shuffle(some)
        for card in some:
            count = sum([c.suit == card.suit for c in hand])
            most = self.trumps[1] if card.suit == self.trump else self.longest
            if count < most and len(hand) < size:
                hand.append(card)
        trumps = sum([c.suit == self.trump for c in hand])
        return tuple(sorted(hand)) if len(hand) == size and trumps >= self.trumps[0] else None

    def gone(self, rng: Random, size: int, mine: Cards, begun: Sequence[Sequence[Card]]) -> list[Card] | None:
        """What he has played to the tricks put in."""
        some = [card for card in self.free(begun) if card not in mine and card.suit in self.only]
        if len(some) < size:
            return None
        rng.shuffle(some)
        found: list[Card] = []
        while len(found) < size:                         # of each suit about his share, so that all can follow
            shares = {suit: sum([c.suit == suit for c in some]) - 4 * sum([c.suit == suit for c in found])
                      for suit in {c.suit for c in some if c not in found}}
            suit = max(shares, key=lambda one: (shares[one], rng.random()))
            found.append(next(c for c in some if c.suit == suit and c not in found))
        return found

    def shared(self, begun: Sequence[Sequence[Card]], kept: Sequence[set[Card]], size: int, rng: Random
               ) -> list[list[Card]] | None:
        """All that nobody is to keep, so that each suit can be led so often and all who keep a card of it can follow;
        None where no shares come out even."""
        named = {card for hand in begun for card in hand}
        rest = [card for card in PACK if card not in named]
        rng.shuffle(rest)
        many = [sum([card.suit == suit for card in rest]) for suit in range(4)]
        rounds = [n // 4 + (n % 4 > 0 and rng.random() < HALF) for n in many]
        if sum(rounds) != size:
            return None
        share = [[rounds[suit] if any(c.suit == suit for c in kept[seat]) else 0 for suit in range(4)]
                 for seat in range(SEATS)]
        spare = [suit for suit in range(4) for _ in range(many[suit] - sum([one[suit] for one in share]))]
        rng.shuffle(spare)
        for suit in spare:
            able = [seat for seat in range(SEATS) if sum(share[seat]) < size
                    and not any(c.suit == suit for c in kept[seat])] or \
                   [seat for seat in range(SEATS) if sum(share[seat]) < size]
            if not able:
                return None
            share[min(able, key=lambda seat: (share[seat][suit], rng.random()))][suit] += 1
        hands = [list(hand) for hand in begun]
        for suit in range(4):
            some = [card for card in rest if card.suit == suit]
            if len(some) != sum([one[suit] for one in share]):
                return None
            for seat in range(SEATS):
                hands[seat] += [some.pop() for _ in range(share[seat][suit])]
        return hands if all(len(hand) == ALL for hand in hands) else None

    def turn_up(self, dealer: int, begun: Sequence[Sequence[Card]]) -> Card | None:
        """What is told; else a low trump that tells nothing, if he himself deals the lowest of his."""
        if self.turned is not None:
            return self.turned
        own = [card for card in begun[dealer] if card.suit == self.trump]
        if dealer == 0 or own:
            return min(own, default=None)
        named = {card for hand in begun for card in hand}
        return next((card for card in PACK if card.suit == self.trump and card not in named), None)

    # The tricks put in

    def play(self, hands: Sequence[Sequence[Card]], kept: Sequence[set[Card]], leader: int, between: int, now: int,
             rng: Random) -> list[Card] | None:
        """All that is played before the trick that lies, from the first leader on."""
        scripted = [card for _, cards in (*self.script, *self.last) for card in cards]
        left = [[card for card in hand if card not in keep and card not in scripted]
                for hand, keep in zip(hands, kept, strict=True)]
        played: list[Card] = []
        for first, cards in self.script:
            if first != leader:
                return None
            played += cards
            leader = self.taker(first, cards)
        wanted = self.last[0][0] if self.last else now
        put_in = self.put_in(leader, left, kept, between, wanted, Search(rng)) if between else \
            [] if leader == wanted else None
        if put_in is None:
            return None
        played += put_in
        leader = wanted
        for first, cards in self.last:
            if first != leader:
                return None
            played += cards
            leader = self.taker(first, cards)
        return played if leader == now else None

    def taker(self, leader: int, cards: Cards) -> int:
        """Who takes a trick."""
        return (leader + Whist.order.wins(cards, self.trump)) % SEATS

    def put_in(self, leader: int, left: list[list[Card]], kept: Sequence[set[Card]], many: int, wanted: int,
               search: Search) -> list[Card] | None:
        """So many tricks by which this leader's lead comes to him who is wanted; None where none are found soon."""
        if many == 0:
            return [] if leader == wanted else None
        suits = [suit for suit in sorted({card.suit for card in left[leader]}) if suit in self.only
                 and not (suit == self.trump and leader in self.never)]
        for suit in search.rng.sample(suits, len(suits)):
            for trick in self.tricks_of(suit, leader, left, kept, search.rng):
                search.looked += 1
                if search.looked > ENOUGH:
                    return None
                rest = [[card for card in hand if card not in trick] for hand in left]
                found = self.put_in(self.taker(leader, trick), rest, kept, many - 1, wanted, search)
                if found is not None:
                    return [*trick, *found]
        return None

    def tricks_of(self, suit: int, leader: int, left: list[list[Card]], kept: Sequence[set[Card]], rng: Random
                  ) -> list[Cards]:
        """A trick of a suit that all can follow without what they are to keep, or of which they have none: as it would
        be played, and with the highest and lowest exchanged."""
        seats = [(leader + n) % SEATS for n in range(SEATS)]
        if not all(left[seat] for seat in seats) or any(
                any(card.suit == suit for card in kept[seat]) and not any(card.suit == suit for card in left[seat])
                for seat in seats):
            return []
        some = [[card for card in left[seat] if card.suit == suit] or left[seat] for seat in seats]
        trick: list[Card] = []
        for n, able in enumerate(some):
            trick.append(follow(able, trick, n, self.trump, rng))
        other = tuple([down(tuple(able))[0 if rng.random() < HALF else -1] for able in some])
        return [one for one in dict.fromkeys([tuple(trick), other])
                if self.tricks is not None or self.whole
                or all(card.suit in self.only or card.suit == self.trump for card in one)]


def follow(some: Sequence[Card], trick: Sequence[Card], place: int, trump: int, rng: Random) -> Card:
    """An ordinary card: a high or a low lead, second hand low, third hand high, fourth as cheaply as it can be had."""
    held = down(tuple(some))
    if not trick:
        return held[0] if rng.random() < .6 else held[-1]
    if held[0].suit != trick[0].suit:
        plain = [card for card in held if card.suit != trump]
        return min(plain or held, key=lambda card: card.rank)
    if place == 2:
        return held[0]
    top = trick[Whist.order.wins(tuple(trick), trump)]
    able = [card for card in held if card.rank > top.rank]
    return able[-1] if place == SEATS - 1 and able and trick.index(top) % 2 == 0 else held[-1]

