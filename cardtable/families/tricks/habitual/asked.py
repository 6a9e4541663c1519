"""A decision that compiled trials judge: every course in the same layouts, all of them at once."""
from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import inf
from random import Random

from cardtable.cards import Card
from cardtable.families.tricks.deal import TrickDeal
from cardtable.families.tricks.habitual.dominance import kept_above, levelled
from cardtable.families.tricks.habitual.trials import COMPILED
from cardtable.families.tricks.readable import touching
from cardtable.players.estimate import Plan
from cardtable.players.question import Question
from cardtable.rules.moves import Move

SLOW = 20                                        # so many fewer layouts where nothing is compiled


class Asked(Question):
    """A game gives its plans and says by `tried` what they come to; `found` keeps that, by plan and layout."""

    at_once = True
    on_average = False           # whether of what the layouts cannot tell apart the best on the average is done
    deal: TrickDeal
    seat: int
    preferred: Move

    def __init__(self) -> None:
        self.found: dict[Plan, list[float]] = {}

    def layouts(self, rng: Random) -> Iterator[tuple[int, float]]:
        """As many as at budget 1."""
        return self.at_most(rng, self.samples)

    def at_most(self, rng: Random, most: int) -> Iterator[tuple[int, float]]:
        """Layouts by number."""
        came = self.tried(rng, most if COMPILED else max(1, most // SLOW))
        cards = [plan[0][1] for plan in self.plans if plan[0].verb == "play"]
        some = [card for card in cards if isinstance(card, Card)]
        if len(some) == len(self.plans) and not self.is_read():
            came = kept_above(self.deal, self.seat, some, levelled(self.deal, self.seat, some, came))
        self.found = dict(zip(self.plans, came, strict=True))
        if self.on_average:
            self.prefer({plan[0]: sum(found) for plan, found in self.found.items()}, len(came[0]))
        kept = len(self.found[self.plans[0]])
        yield from ((n, 1.0) for n in rng.sample(range(kept), kept))

    def tried(self, rng: Random, most: int) -> list[list[float]]:
        """Plan by plan what it comes to in each of so many layouts, or of fewer."""
        raise NotImplementedError                        # abstract

    def values(self, world: int, plans: Sequence[Plan]) -> list[float]:
        """In the layout of this number."""
        return [self.found[plan][world] for plan in plans]

    def prefer(self, worth: Mapping[Move, float], layouts: int) -> None:
        """The best on the average, unless the book's is hardly worse."""
        best = max(worth, key=lambda move: worth[move])
        if worth[best] > worth.get(self.preferred, -inf) + self.slack * layouts:
            self.preferred = best

    def is_read(self) -> bool:
        """Whether the others take a card to tell of what is held beside it."""
        return False

    # Which of equal cards is played

    def readable(self, move: Move, near: Sequence[Move]) -> Move:
        """Of cards that touch, the book's if that is one of them; else of a suit led that which the table leads, and to
        a card led the lowest."""
        card = move[1] if len(move) > 1 else None
        if not isinstance(card, Card) or move == self.preferred:
            return move
        gone = {one for _, one, _ in self.deal.history}
        some = touching(self.deal.playable(self.seat), card, [one for one in self.deal.pack if one not in gone])
        alike = [one for one in near if one[0] == move[0] and one[1] in some]
        if self.preferred in alike:
            return self.preferred
        told = self.told(card) if not self.deal.on_table() else min(some, key=lambda one: one.rank)
        return next((one for one in alike if one[1] is told), move)

    def told(self, card: Card) -> Card:
        """Of the cards that touch this one, which is to be led, the one that a game's table leads: the card itself
        where it has none."""
        return card
