"""Whether the rest of the tricks is certain, against every layout that cannot be excluded."""
from __future__ import annotations

from collections.abc import Sequence

from cardtable.cards import Card, mask, unmask
from cardtable.rules.tricks import Lawful

Reply = tuple[int, bool, int]        # a reply's bit, whether it wins, and the cards that would have forbidden it


def all_tricks(hand: int, possible: int, size: int, led: Card | None, trump: int, strength: Sequence[int],
               lawful: Lawful) -> bool:
    """Two players: some order of play wins every trick left, whichever `size` of the `possible` cards (masks) the
    other holds and however he plays them.  With `led`, the other's card lies on the table and is to be answered."""
    claim = _Claim(possible, trump, strength, lawful)
    if led is None:
        return claim.certain(hand, possible, size)
    own = unmask(hand)
    return any(claim.beats(card, led) and claim.certain(hand & ~card.bit, possible & ~led.bit, size)
               for card in lawful(own, led, trump))


class _Claim:
    """The search, for one claim."""

    def __init__(self, possible: int, trump: int, strength: Sequence[int], lawful: Lawful) -> None:
        self.others = unmask(possible)
        self.trump, self.strength, self.lawful = trump, strength, lawful
        self.answers: dict[Card, list[Reply]] = {}

    def beats(self, card: Card, other: Card) -> bool:
        """Whether card, played to other, wins."""
        strength = self.strength
        return strength[card.rank] > strength[other.rank] if card.suit == other.suit else card.suit == self.trump

    def certain(self, hand: int, possible: int, size: int) -> bool:
        """First as if a card played might still be held, which is quick, and proves enough where it succeeds."""
        return self.leading(hand, possible, size, False, {}) or self.leading(hand, possible, size, True, {})

    def leading(self, hand: int, possible: int, size: int, exact: bool, known: dict[tuple[int, int], bool]) -> bool:
        if not hand:
            return True
        key = hand, possible
        if key not in known:
            known[key] = any(self.withstands(hand & ~c.bit, c, possible, size, exact, known)
                             for c in reversed(unmask(hand)))
        return known[key]

    def withstands(self, rest: int, card: Card, possible: int, size: int, exact: bool,
                   known: dict[tuple[int, int], bool]) -> bool:
        """Whether the lead of this card, and then the rest, beats every reply."""
        left = set()
        for bit, winning, forbidding in self.replies(card):
            if bit & possible:
                beside = possible & ~forbidding          # with the reply he holds size - 1 of these
                if (beside & ~bit).bit_count() >= size - 1:
                    if winning:
                        return False
                    left.add(beside & ~bit if exact else beside)
        return all(self.leading(rest, beside, size - 1, exact, known) for beside in left)

    def replies(self, card: Card) -> list[Reply]:
        """Every card that might answer this one."""
        if card not in self.answers:
            self.answers[card] = [
                (reply.bit, self.beats(reply, card), mask([c for c in self.others if c is not reply
                                                           and reply not in self.lawful((reply, c), card, self.trump)]))
                for reply in self.others if reply is not card]
        return self.answers[card]
