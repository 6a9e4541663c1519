"""Where the cards that a player does not see may lie: by voids, the turn-up and the size of hands for certain,
and, as far as players follow the book, by what they have played."""
from __future__ import annotations

from collections.abc import Collection
from functools import cached_property

from cardtable.cards import Card, Cards
from cardtable.families.partnership import leads, signals
from cardtable.families.partnership.deal import ALL
from cardtable.families.partnership.places import Played
from cardtable.families.partnership.reading import Reading

SEATS = 4
Holders = dict[Card, frozenset[int]]


class Whereabouts:
    """Of one deal as this seat sees it."""

    def __init__(self, reading: Reading) -> None:
        self.reading, self.deal = reading, reading.deal
        self.me, self.partner = reading.seat, reading.partner
        self.left, self.right = self.deal.left(self.me), self.deal.left(self.me, 3)
        self.open = {card: who for who in self.deal.open_seats if who != self.me
                     for card in self.deal.playable(who)}
        gone = {card for _, card, _ in self.deal.history}
        own = {*self.deal.playable(self.me), *(c for who in self.deal.open_seats for c in self.deal.playable(who))}
        self.hidden = [card for card in self.deal.pack if card not in gone and card not in own]

    # For certain

    @cached_property
    def holders(self) -> Holders:
        """Of every card not seen the seats that can hold it."""
        others = [seat for seat in range(SEATS) if seat != self.me and seat not in self.deal.open_seats]
        found = {card: {seat for seat in others if (seat, card.suit) not in self.reading.void} for card in self.hidden}
        turned = self.deal.card_up[0] if self.deal.card_up else None
        if turned in found and self.deal.dealer in others:
            found[turned] = {self.deal.dealer}
        sizes = {seat: ALL - sum([who == seat for who, _, _ in self.deal.history]) for seat in others}
        changed = True
        while changed:
            changed = False
            for seat, size in sizes.items():
                able = [card for card, seats in found.items() if seat in seats]
                sure = [card for card in able if len(found[card]) == 1]
                if len(sure) >= size and len(able) > len(sure):
                    for card in able:
                        if len(found[card]) > 1:
                            found[card] -= {seat}
                    changed = True
                elif len(able) == size > len(sure):
                    for card in able:
                        found[card] = {seat}
                    changed = True
        return {card: frozenset(seats) for card, seats in found.items()}

    def can_hold(self, seat: int, card: Card) -> bool:
        """Whether this seat may have a card."""
        return self.open.get(card) == seat or seat in self.holders.get(card, ())

    def certain(self, seat: int, card: Card) -> bool:
        """Whether this seat must have it, as nobody else can, whatever he has played."""
        return self.open.get(card) == seat or self.holders.get(card) == frozenset({seat})

    def may_follow(self, suit: int) -> bool:
        """Whether an adversary may have a card of this suit."""
        return any(self.can_hold(who, card) for card in self.unseen(suit) for who in (self.left, self.right))

    # By the book

    @cached_property
    def fourth_best(self) -> frozenset[Card]:
        """The cards that partner has told of by the fourth best of a plain suit (002:6050-6088, 7132-7145)."""
        found: set[Card] = set()
        for n, trick in enumerate(self.reading.tricks):
            who, led = trick[0]
            if who != self.partner or led.suit == self.deal.trump or led.rank >= signals.TEN or \
                    any(c.suit == led.suit for one in self.reading.tricks[:n] for _, c in one):
                continue
            gone = [c for one in self.reading.tricks for _, c in one if c.suit == led.suit]
            gone += [c for c in self.deal.on_table() if c.suit == led.suit]
            shown = [c for one in self.reading.tricks for seat, c in one if seat == self.partner and c.suit == led.suit]
            mine = self.reading.held.get(led.suit, ())
            found |= {*signals.read_fourth_best(mine, gone, led, shown[1:]).partner}
        return frozenset(found)

    @cached_property
    def kings_partner(self) -> frozenset[Card]:
        """The queen behind partner's king whose ace is not his, the ace behind one whose queen is not
        (002:6009-6021)."""
        found: set[Card] = set()
        for trick in [*self.reading.tricks, self.on_table()]:
            if not trick or trick[0][0] != self.partner or trick[0][1].rank != signals.KING \
                    or trick[0][1].suit == self.deal.trump:
                continue
            suit = trick[0][1].suit
            others = [c for c in self.hidden if c.suit == suit and c.rank in (signals.ACE, signals.KING - 1)]
            if len(others) == 1 and self.can_hold(self.partner, others[0]) and \
                    not any(who == self.partner and c.suit == suit and c.rank in (signals.ACE, signals.KING - 1)
                            for one in self.reading.tricks for who, c in one):
                found.add(others[0])
        return frozenset(found)

    def on_table(self) -> list[Played]:
        """The trick as it lies, by seat."""
        return list(zip(self.deal.played_by(), self.deal.on_table(), strict=False))

    def lacks(self, seat: int, card: Card) -> bool:
        """Whether he has played as if he had not this card: lower than what he played to lose, or such as would have
        won a trick that he let the others have."""
        for trick in [*self.reading.tricks, self.on_table()]:
            for n, (who, played) in enumerate(trick):
                if who != seat or not n or not trick[0][1].suit == played.suit == card.suit:
                    continue
                before = [c for _, c in trick[:n]]
                top = before[self.deal.order.wins(tuple(before), self.deal.trump)]
                by = trick[before.index(top)][0]
                theirs = by % 2 != seat % 2
                if played.rank < top.rank and card.rank < played.rank or top.suit != played.suit \
                        and card.rank < played.rank:
                    return True
                if theirs and top.suit == card.suit and played.rank < top.rank < card.rank and n == SEATS - 1:
                    return True
        return False

    def likely(self, seat: int, card: Card) -> bool:
        """Whether a player who goes by the book may have it."""
        if card in self.fourth_best or card in self.kings_partner:
            return seat == self.partner
        return self.can_hold(seat, card) and (self.certain(seat, card) or not self.lacks(seat, card))

    def partner_has(self, card: Card) -> bool:
        """Whether it must be his, if all go by the book."""
        return self.likely(self.partner, card) and not any(self.likely(who, card) for who in (self.left, self.right))

    def against(self, suit: int) -> list[Card]:
        """The cards of a suit that adversaries may have."""
        some = [*self.hidden, *self.open]
        return [c for c in some if c.suit == suit and any(self.likely(who, c) for who in (self.left, self.right))]

    def unseen(self, suit: int) -> list[Card]:
        """The cards of a suit that others hold, from the highest down."""
        return sorted([c for c in (*self.hidden, *self.open) if c.suit == suit], key=lambda c: -c.rank)

    def gap(self, some: Collection[Card]) -> Card | None:
        """Of a tenace, as ace and queen, the card between: the best is here, the next is not, and one at least below
        that is; None where the cards are no tenace."""
        held, out = leads.down(tuple(some)), self.unseen(next(iter(some)).suit)
        if len(held) < 2 or not out or out[0].rank > held[0].rank:
            return None
        under = [c for c in out if c.rank < held[0].rank]
        fits = under and held[1].rank < under[0].rank and (len(under) == 1 or under[1].rank < held[1].rank)
        return under[0] if fits else None


def rounds(tricks: Collection[list[Played]], suit: int) -> int:
    """How often a suit has been led."""
    return sum([trick[0][1].suit == suit for trick in tricks])


def of(cards: Cards, suit: int) -> Cards:
    """Those of a suit, from the highest down."""
    return leads.down(tuple([c for c in cards if c.suit == suit]))
