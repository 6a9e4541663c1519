"""Records of rubbers of four in the making, of whom the person is one, and others may wait."""
from __future__ import annotations

from typing import Any, Self, TypeVar

from cardtable.cards import Card, cards
from cardtable.families.declarer.deal import PACK, DeclarerDeal
from cardtable.rules.events import NATURE
from tools.moments import company
from tools.written import Written

D = TypeVar("D", bound=DeclarerDeal)

LEVELS = (("Captain Rooke", "novice"), ("Miss Amory", "novice"), ("Mrs. Hallam", "novice"), ("Mr. Penrose", "novice"),
          ("Colonel Ashdown", "novice"))
DEALER = "2S KS 4S 9S"                           # the person deals, and Miss Amory is his partner
PARTNER = "4S KS 2S 9S"                          # she deals
LEFT = "9S 2S KS 4S"                             # Captain Rooke deals, at the person's right; he is eldest hand
WAITS = ("JS KS 2S 9S 5S 7S", "4S KS 2S 9S")     # of six he waits, and his neighbour at the left
SIX = ("5S KS 2S 9S JS 7S", "4S KS 2S 9S")       # of six he plays in the first rubber, and his partner deals


class FourHands(Written[D]):
    """`cuts` are those that come first; `before` deals are played at random before the one that is shown."""

    def __init__(self, *cuts: str, before: int = 0, seed: int = 1, **options: Any) -> None:
        cuts = cuts or (DEALER,)
        super().__init__(company(LEVELS, len(cuts[0].split())), seed, options)
        self.do(*[f"* cut {text}" for text in cuts])
        shuffled = 0
        while shuffled < before or not self.fresh:
            shuffled += self.fresh
            self.randomly()

    @property
    def fresh(self) -> bool:
        """Whether a deal is about to be shuffled, or cards are to be cut."""
        return self.due == NATURE

    def deals(self, *hands: str) -> Self:
        """The person holds the first hand, who sits at his left the next, filled up from the rest."""
        deal = self.sitting.match.deal()
        own = deal.player.index(0)
        given: list[list[Card]] = [[] for _ in range(4)]
        for n, text in enumerate(hands):
            given[deal.left(own, n)] = list(cards(text))
        rest = [c for c in PACK if not any(c in row for row in given)]
        self.rng.shuffle(rest)
        for row in given:
            row += [rest.pop() for _ in range(13 - len(row))]
        return self.shuffled(*[given[seat][n] for n in range(13) for seat in deal.round(deal.left(deal.dealer))])

    def as_they_come(self) -> Self:
        """The cards are dealt as chance has it."""
        self.randomly()
        return self

    def first(self, number: int) -> Self:
        """So many cards, each the first that may be played."""
        for _ in range(number):
            self.sitting.submit(self.due, next(iter(self.sitting.match.decision(self.due))))
        return self

    def to_its_end(self) -> Self:
        """Random deals, until the rubber is over."""
        while not self.sitting.match.over and not (self.fresh and self.sitting.match.deal().preliminary):
            self.randomly()
        return self
