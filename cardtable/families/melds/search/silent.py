"""What it tells that the other, who has won the last trick, has not declared something great."""
from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from cardtable.cards import Card, Cards
from cardtable.families.melds.deal import MeldDeal
from cardtable.families.melds.finding import find, melds
from cardtable.families.melds.search.cast import number
from cardtable.families.tricks.order import Order

GREAT = 250                      # points of a meld that nobody holds back for another
ALL_THE_SAME = .02               # that he has it all the same


class Silent:
    """Where he leads to this trick he might have declared before it, and has drawn one card since: had he had all of a
    great meld, he would have it on the table; so that card must be one of it."""

    def __init__(self, deal: MeldDeal, seat: int, order: Order) -> None:
        self.deal, self.other = deal, deal.left(seat)
        self.speaks = bool(deal.on_table()) and any(deal.zone[won] for won in deal.layout.won)
        seen = {card for zone in deal.zone for card in zone}
        self.cards: dict[int, list[Card]] = defaultdict(list)
        for card in deal.pack if self.speaks else ():
            if card not in seen:
                self.cards[number(card, order)].append(card)

    def likely(self, hidden: Sequence[int]) -> float:
        """How well it agrees with that, 0 to 1, that he hides cards of these faces."""
        if not self.speaks:
            return 1.0
        taken = dict.fromkeys(hidden, 0)
        held: Cards = self.deal.on_table()       # which he had then, or has drawn and led
        for face in hidden:
            held += (self.cards[face][taken[face]],)
            taken[face] += 1
        great = self.great(held)
        return sum([not any(card not in meld for meld in great) for card in held]) / len(held) or ALL_THE_SAME

    def great(self, held: Cards) -> list[Cards]:
        """The great melds that he could declare with these beside what lies before him."""
        deal, other = self.deal, self.other
        found = find(deal.kinds, held, deal.zone[deal.layout.declared[other]], deal.melds[other], deal.trump)
        return [meld.cards for meld in melds(list(found)) if deal.worth(meld) >= GREAT]
