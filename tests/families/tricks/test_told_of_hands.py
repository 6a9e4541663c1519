"""What is said of the suits of a hand, and of what the others may hold, is so: judged apart, by what lies open, has
fallen, and was not followed with."""
from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from cardtable.cards import BACK, RANKS, Card, Cards
from cardtable.families.tricks.deal import TrickDeal
from cardtable.families.tricks.maxims import winners
from cardtable.families.tricks.one_against_all import shown_void
from tests.families.tricks.test_told_of_tricks import plays

TABLES: list[tuple[str, dict[str, Any], int]] = [
    ("solo_whist", {}, 6), ("solo_whist", {"form": "three"}, 6), ("solo_whist", {"nobody": "misere"}, 6),
    ("five_hundred", {}, 2), ("quinto", {}, 1), ("quinto", {"form": "dummy"}, 2), ("whist", {}, 4),
    ("whist", {"form": "dummy"}, 4), ("bridge", {}, 5)]


class Hand:
    """From which a card is played, as its player sees the table."""

    def __init__(self, deal: TrickDeal, seat: int, card: Card) -> None:
        self.deal, self.seat, self.card, self.order, self.trump = deal, seat, card, deal.order, deal.trump
        self.held, self.trick = deal.playable(seat), deal.on_table()
        self.partners = deal.partners_of(seat)
        self.others = [who for who in deal.in_play() if who != seat]
        self.against = [who for who in self.others if who not in self.partners]
        self.behind = [who for who in self.others if who not in deal.played_by()]
        self.caller: int = getattr(deal, "bidder", -1)
        self.own = self.of(self.order.suit(card, self.trump))
        self.lengths = sorted([len(some) for suit in range(4) if suit != self.trump and (some := self.of(suit))])

    def of(self, suit: int) -> Cards:
        """The cards of a suit."""
        return tuple([card for card in self.held if self.order.suit(card, self.trump) == suit])

    def may_have(self, seat: int, wanted: Callable[[Card], bool]) -> bool:
        """Whether a seat may hold such a card."""
        held = self.deal.playable(seat)
        if BACK not in held:
            return any(map(wanted, held))
        seen = {card for _, card, _ in self.deal.history} | {card for some in self.deal.zone for card in some}
        without = shown_void(self.deal, seat)
        return any(wanted(card) for card in self.deal.pack
                   if card not in seen and self.order.suit(card, self.trump) not in without)

    def higher(self, card: Card) -> bool:
        """Whether it is of the suit of the card played, and better."""
        return self.order.suit(card, self.trump) == self.order.suit(self.card, self.trump) \
            and self.order.beats(card, self.card, self.trump)

    def has_higher(self, seats: list[int]) -> bool:
        """Whether one of these may have a better card of its suit."""
        return any(self.may_have(seat, self.higher) for seat in seats)

    def trumps_against(self) -> bool:
        """Whether an adversary may have a trump."""
        return any(self.may_have(who, lambda card: self.order.suit(card, self.trump) == self.trump)
                   for who in self.against)

    def able(self) -> Cards:
        """What may be played and takes the trick."""
        return winners(self.order, self.deal.allowed(self.seat), self.trick, self.trump)

    def callers(self) -> bool:
        """Whether the trick is the caller's, and stays so, or may become so."""
        if self.deal.played_by()[self.order.wins(self.trick, self.trump)] == self.caller:
            return self.card not in self.able()
        return self.caller in self.behind and self.has_higher([self.caller])

    def across(self) -> bool:
        """Whether who plays both hands sees the other take the trick with a card of the suit led that nothing beats."""
        top, (other, *_) = self.trick[self.order.wins(self.trick, self.trump)], self.partners or (self.seat,)
        if other not in self.behind or self.deal.by(other) != self.deal.by(self.seat) or top.suit != self.trick[0].suit:
            return False
        best = max([card for card in self.deal.playable(other) if card.suit == top.suit], default=top)
        return best > top and not any(
            self.may_have(who, lambda card: card.suit == top.suit and card > best) for who in self.against)

    def longest(self, why: str) -> bool:
        """Whether no suit is longer, or none but trumps where it is said."""
        trumps = 0 if "beside trumps" in why else len(self.of(self.trump))
        return len(self.own) == max(trumps, *self.lengths)


SAID: dict[str, Callable[[Hand, str], bool]] = {
    "of the longest suit": Hand.longest,
    "of one of the longest": Hand.longest,
    "from the shortest suit": lambda hand, _: len(hand.own) == hand.lengths[0] < [*hand.lengths, 14][1],
    "from one of the shortest": lambda hand, _: len(hand.own) == hand.lengths[0] == hand.lengths[1],
    "from a suit that can spare one": lambda hand, _: len(hand.own) > hand.lengths[0],
    "of the shortest suit goes first": lambda hand, _: len(hand.own) == hand.lengths[0] < [*hand.lengths, 14][1],
    "of one of the shortest suits goes first": lambda hand, _: len(hand.own) == hand.lengths[0] == hand.lengths[1],
    "trumps draw trumps": lambda hand, _: hand.trumps_against(),
    "the other side has no trump left": lambda hand, _: not hand.trumps_against(),
    "the trick is the caller’s": lambda hand, _: hand.callers(),
    "the caller may have to take it": lambda hand, _: hand.has_higher([hand.caller]),
    "the caller cannot be made to take it": lambda hand, _: not hand.has_higher([hand.caller]),
    "somebody else may have to take it": lambda hand, _: hand.has_higher(hand.others),
    "hope for a higher card behind": lambda hand, _: hand.has_higher(hand.behind),
    "may play stays under": lambda hand, _: hand.able() == hand.deal.allowed(hand.seat),
    "you have no lower card": lambda hand, _: hand.card.rank == min(card.rank for card in hand.held),
    "you have no higher card": lambda hand, _: hand.card.rank == max(card.rank for card in hand.held),
    "you have no higher plain card": lambda hand, _: hand.card.rank == max(
        card.rank for card in hand.held if card.suit >= 0 and card not in hand.of(hand.trump)),
    "no adversary can beat it": lambda hand, _: not hand.has_higher(hand.against),
    "may throw the Quint Royal": lambda hand, _: any(
        hand.may_have(who, lambda card: card.suit < 0) for who in hand.partners),
    "no higher card of its suit is out": lambda hand, _: not hand.has_higher(hand.against),
    "third hand’s best": lambda hand, _: hand.card is max(hand.own),
    "strong in it": lambda hand, _: hand.may_have(
        hand.deal.left(hand.seat), lambda card: card.suit == hand.card.suit),
    "it is not known to be here": lambda hand, _: not hand.deal.zone[hand.deal.layout.shown[hand.seat]],
    "low as second hand": lambda hand, _: hand.card is min(hand.own) and hand.card.rank <= RANKS.index("T"),
    "had more cheaply": lambda hand, _: not hand.behind and hand.card is min(hand.able()),
    "a winning card is trumped": lambda hand, _: not hand.across() or any(
        hand.trick[0].suit in shown_void(hand.deal, who) for who in hand.against),
    "the hand across can take the trick": lambda hand, _: hand.across(),
    "up to the": lambda hand, why: max(card for card in hand.deal.playable(
        hand.partners[0]) if card.suit == hand.card.suit).name.startswith(why.split()[-2]),
}
"""What is said, and what must then be so."""


@pytest.mark.parametrize(("name", "options", "least"), TABLES)
def test_it_is_so_of_hand_and_table(name: str, options: dict[str, Any], least: int) -> None:
    told = Counter[str]()
    for _, deal, (seat, move, why, *_) in plays(name, options):
        card = move[1]
        assert isinstance(card, Card)
        for words, so in SAID.items():
            if words in why:
                told[words] += 1
                assert so(Hand(deal, seat, card), why), f"{why} {deal.playable(seat)} {deal.on_table()}"
    assert len(told) >= least, told
