"""Which card to play: every one in all hands that the other may hold, with open cards; what is told is what is still to
come."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from cardtable.cards import Card
from cardtable.games.piquet.rules.dialogue import ITEMS
from cardtable.games.piquet.rules.exchange import HAND, TRICK
from cardtable.games.piquet.rules.reckoning import CARDS, LIMIT, MAJORITY
from cardtable.games.piquet.rules.rules import Piquet
from cardtable.games.piquet.search.equity import SCALE, Equity
from cardtable.games.piquet.search.on_points import OnPoints
from cardtable.games.piquet.search.sets import PLACE, bits
from cardtable.games.piquet.search.solving import leads, replies
from cardtable.games.piquet.search.unseen import Unseen, counts
from cardtable.players.estimate import Plan
from cardtable.rules.moves import Move
from cardtable.rules.view import View

SAMPLES = 200                            # hands looked at, at budget 1
ELDER, DEALER = 0, 1                     # as ending.py has them
PLAIN, WEIGHED = "you are {ahead} from here on", "you are {ahead} from here on, as points weigh at this score"
COUNTED = "At this score a point of yours is counted as {own:.2g}, one of the other’s as {other:.2g}."


class InPlay(OnPoints):
    """Lead or reply, in points."""

    samples, beside = SAMPLES, PLAIN

    def __init__(self, view: View, seat: int) -> None:
        deal = view.deal
        assert isinstance(deal, Piquet)
        self.deal, self.elder = deal, seat == deal.elder
        self.unseen = Unseen(view, seat)
        self.own = bits(deal.zone[HAND[seat]])
        self.trick = deal.zone[TRICK]
        self.plans: Sequence[Plan] = [(Move(("play", card)),) for card in deal.allowed(seat)]
        self.won = deal.taken[deal.elder]
        own, other = Equity(deal, seat).weights
        if (own, other) != (SCALE, SCALE):
            self.beside, self.counted = WEIGHED, COUNTED.format(own=own / SCALE, other=other / SCALE)
        self.weights = (own, other) if self.elder else (other, own)
        self.made = self.cards_made()
        self.hands = self.unseen.hands(Random(str(deal.zone)))
        self.ways = len(self.hands) if len(self.hands) <= SAMPLES else 0

    def layouts(self, rng: Random) -> Iterator[tuple[int, float]]:
        """Hands of the other, each with how likely he kept it."""
        while True:
            yield from self.unseen.weighed(self.hands, rng)
            if self.ways:
                return

    def values(self, world: int, plans: Sequence[Plan]) -> list[float]:
        """What each card comes to against this hand."""
        elder, dealer = (self.own, world) if self.elder else (world, self.own)
        in_hand = self.in_hand(dealer)
        if self.trick:
            led = PLACE[self.trick[0]]
            found = replies(self.weights, elder, dealer, DEALER if self.elder else ELDER, led, self.won, in_hand)
        else:
            found = leads(self.weights, elder, dealer, ELDER if self.elder else DEALER, self.won, in_hand)
        scale = (1 if self.elder else -1) / SCALE
        return [scale * (found[PLACE[card]] - self.made) for plan in plans for card in plan[0][1:]
                if isinstance(card, Card)]

    def cards_made(self) -> int:
        """What the cards are worth to elder hand once nobody can lose them, nor make the capot: no play changes it."""
        elder, dealer = self.won, self.deal.taken[self.deal.dealer]
        if not elder or not dealer or max(elder, dealer) < MAJORITY:
            return 0
        return CARDS * (self.weights[ELDER] if elder >= MAJORITY else -self.weights[DEALER])

    def in_hand(self, dealer: int) -> int:
        """Elder hand's points in hand, if they may still grow into a pique against this hand of the dealer's."""
        deal = self.deal
        points = deal.in_hand(deal.elder)
        if deal.bonus or deal.in_hand(deal.dealer) or not points or points >= LIMIT or deal.pending_entries:
            return 0
        best = counts().best(dealer)
        still = any(best[n] and item not in deal.settled for n, item in enumerate(ITEMS))
        return 0 if still else points
