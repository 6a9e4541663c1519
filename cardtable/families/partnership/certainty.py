"""Whether the rest is his for certain who plays two hands, exactly, if it is not too far to look.

He plays both hands, sees every card as it falls, and plays accordingly; the others may hold whatever he cannot exclude
and play it as they like.  The rest is his if some way of playing wins every trick against all of that: what would have
to be guessed is not certain, though every single layout could be won.
"""
from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from cardtable.cards import Card, mask, unmask
from cardtable.families.partnership.claims import Claim
from cardtable.families.tricks.deal import TrickDeal

SEATS = 4
NODES, NODES_BEYOND = 8_000, 400                 # positions looked at; of those, by the line sought beyond this trick
SUITS = tuple([0x1FFF << 16 * suit + 1 for suit in range(SEATS)])         # the bits of each suit


def from_both(deal: TrickDeal, seat: int, may: Sequence[int]) -> bool:
    """Whether the seat that is to play and its partner's, both played by one, take all that is left: at a lead by one
    line of safe tricks, which is found quickly; else exactly, as far as that can be looked at.  `may` as in
    Deal.certain."""
    across, trick = deal.left(seat, 2), deal.on_table()
    against = {who: may[deal.held(who)] for who in range(SEATS) if who not in (seat, across)}
    sizes = {who: len(deal.playable(who)) for who in against}
    if not trick and Claim(deal.trump, against, sizes).certain(deal.playable(seat), deal.playable(across)):
        return True
    hands = {**{who: against[who] if sizes[who] else 0 for who in against},
             **{who: mask(deal.playable(who)) for who in (seat, across)}}
    return Certainty(deal.trump, (seat, across)).certain(hands, deal.leader, trick)


class Stand(NamedTuple):
    """By seat what is held, as masks, and of the adversaries what may be; who led, and what lies there."""

    hands: tuple[int, ...]
    leader: int
    trick: tuple[Card, ...] = ()

    @property
    def turn(self) -> int:
        return (self.leader + len(self.trick)) % SEATS

    def played(self, card: Card, hand: int) -> Stand:
        """After this card, of a hand that may hold so much besides; nobody else can have it now."""
        hands = [held & ~card.bit for held in self.hands]
        hands[self.turn] = hand & ~card.bit
        return Stand(tuple(hands), self.leader, (*self.trick, card))


class Certainty:
    """One claim, by the side of the seats `own`, a seat and its partner."""

    def __init__(self, trump: int, own: tuple[int, int]) -> None:
        self.trump, self.own = trump, own
        self.known: dict[Stand, bool] = {}
        self.left = NODES
        self.begun = 0                                   # how many tricks were left when a trick that lay there began

    def certain(self, hands: Mapping[int, int], leader: int, trick: tuple[Card, ...]) -> bool:
        """Whether it is, as the cards lie."""
        stand = Stand(tuple([hands[seat] for seat in range(SEATS)]), leader, trick)
        sizes = [self.size(stand, seat) for seat in self.against(stand)]
        if not self.possible(stand, sizes):
            return False
        self.begun = self.tricks(stand) if trick else 0
        return self.sure(stand)

    def sure(self, stand: Stand) -> bool:
        if len(stand.trick) == SEATS:
            return self.taken(stand)
        if stand not in self.known:
            self.left -= 1
            if self.left <= 0:
                return False
            if stand.turn in self.own:
                self.known[stand] = any(map(self.sure, self.ours(stand)))
            else:
                self.known[stand] = all(map(self.sure, self.theirs(stand)))
        return self.known[stand]

    def taken(self, stand: Stand) -> bool:
        """A whole trick: whether it is ours, and the rest after it."""
        winner = (stand.leader + self.best(stand.trick)) % SEATS
        if winner not in self.own:
            return False
        after = Stand(stand.hands, winner)
        left = self.tricks(after)
        if not left:
            return True
        return left == self.begun - 1 and self.by_one_line(after, left) or self.sure(after)

    def by_one_line(self, stand: Stand, left: int) -> bool:
        """Whether one line of safe tricks is found quickly, when the trick that lay there is over."""
        against = {seat: stand.hands[seat] for seat in range(SEATS) if seat not in self.own}
        claim = Claim(self.trump, against, dict.fromkeys(against, left))
        claim.left = NODES_BEYOND
        return claim.certain(unmask(stand.hands[stand.leader]), unmask(stand.hands[(stand.leader + 2) % SEATS]))

    def best(self, trick: tuple[Card, ...]) -> int:
        """The place of the card that wins."""
        suit = self.trump if any(card.suit == self.trump for card in trick) else trick[0].suit
        return max(range(SEATS), key=lambda place: trick[place].rank if trick[place].suit == suit else -1)

    # What may be played

    def ours(self, stand: Stand) -> Iterator[Stand]:
        """Every card of ours that is not as good as another, the highest first."""
        held, across = stand.hands[stand.turn], stand.hands[(stand.turn + 2) % SEATS]
        suit = held & SUITS[stand.trick[0].suit] if stand.trick else 0
        others = across | mask(stand.trick)
        for seat in range(SEATS):
            others |= stand.hands[seat] if seat not in self.own else 0
        for card in unlike(suit or held, others):
            yield stand.played(card, held)

    def theirs(self, stand: Stand) -> Iterator[Stand]:
        """Every card that an adversary may have and play, the highest first; who does not follow has none of the
        suit."""
        seat, trick = stand.turn, stand.trick
        partner, may = (seat + 2) % SEATS, stand.hands[seat]
        between = mask(trick) | stand.hands[self.own[0]] | stand.hands[self.own[1]]
        shared = may & stand.hands[partner]
        sizes = [self.size(stand, one) - (one == seat) for one in self.against(stand)]
        for some in (shared, may & ~shared):
            for card in unlike(some, between):
                void = trick and card.suit != trick[0].suit
                after = stand.played(card, may & ~SUITS[trick[0].suit] if void else may)
                if self.possible(after, sizes):
                    yield after

    def against(self, stand: Stand) -> tuple[int, int]:
        """The two adversaries."""
        first = 1 - self.own[0] % 2
        return first, first + 2

    def tricks(self, stand: Stand) -> int:
        """How many are left, with that which lies there."""
        seat = self.own[0]
        return stand.hands[seat].bit_count() + ((seat - stand.leader) % SEATS < len(stand.trick))

    def size(self, stand: Stand, seat: int) -> int:
        """How many cards he holds."""
        return self.tricks(stand) - ((seat - stand.leader) % SEATS < len(stand.trick))

    def possible(self, stand: Stand, sizes: list[int]) -> bool:
        """Whether the adversaries can hold so many cards each of those that they may."""
        first, second = [stand.hands[seat] for seat in self.against(stand)]
        return (first | second).bit_count() == sum(sizes) and (first & ~second).bit_count() <= sizes[0] \
            and (second & ~first).bit_count() <= sizes[1]


def unlike(some: int, between: int) -> Iterator[Card]:
    """From the highest of each suit down, but one of those between which lies none of the others."""
    last: Card | None = None
    for card in reversed(unmask(some)):
        if last is None or last.suit != card.suit or between & (last.bit - 1) & ~(card.bit - 1):
            yield card
        last = card
