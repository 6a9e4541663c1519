"""Discards weighed: the book's, those that disguise a hand, and to stand on what is nothing."""
from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from cardtable.cards import Cards
from cardtable.families.poker_hands.drawing import place
from cardtable.families.poker_hands.kinds import Kind
from cardtable.families.poker_hands.ranking import Ranking
from cardtable.games.poker.book.discards import by_book, four_to_flush, four_to_straight
from cardtable.games.poker.rules.draw import Draw
from cardtable.games.poker.rules.jack_pot import JackPot
from cardtable.games.poker.rules.table import strength
from cardtable.games.poker.search.layouts import Layout, of_field, of_range
from cardtable.games.poker.search.stakes import lot
from cardtable.games.poker.search.weighed import LIE, Weighed
from cardtable.players.estimate import Plan
from cardtable.rules.moves import Move
from cardtable.rules.view import View


class Discards(Weighed):
    """What is laid away: what it may become, and what the others will take it for."""

    def __init__(self, view: View, deal: Draw, seat: int, courses: Sequence[Cards]) -> None:
        super().__init__(view, deal, seat)
        pool = deal.purse[deal.pool]
        able = [away for away in courses
                if away == courses[0] or not self.feigned(away) or lot(self.hand, pool) < self.often(len(away), pool)]
        self.plans = [(Move(("draw", *sorted(away))) if away else Move(("stand",)),) for away in able]

    def feigned(self, away: Cards) -> bool:
        """Whether the hand is to be taken for much more than it is: none laid away, or one of a pair or of nothing."""
        kind, ranking = self.deal.strength(self.seat).kind, self.field.ranking
        if not away:
            return kind < Kind.STRAIGHT
        four = four_to_flush(self.hand) or four_to_straight(ranking, self.hand)
        return len(away) == 1 and kind <= Kind.PAIR and not four

    def often(self, number: int, pool: int) -> float:
        """Of the hands with which one might feign so, so many may: no more than that who calls them gains nothing by
        it.  Else who is known to stand pat on anything would be called with anything."""
        field = self.field
        hands = field.hands[-max(1, round(self.known.played[self.seat] * len(field.hands))):]
        kinds = [field.ranking.strengths[hand.dealt].kind for hand in hands]
        good = sum([kind >= Kind.STRAIGHT for kind in kinds] if not number else
                   [kind in (Kind.TWO_PAIRS, Kind.FOURS) for kind in kinds])
        weak = sum([kind < Kind.STRAIGHT if not number else kind <= Kind.PAIR for kind in kinds])
        by = self.deal.limits.better
        return good / max(1, weak) * by / (pool + by)

    def value(self, world: Layout, plan: Plan) -> float:
        deal, me = self.deal, self.seat
        assert isinstance(deal, Draw)
        rest = self.rest(world)
        away = plan[0][1:]
        drew, finals = {me: len(away)}, {}
        kept = tuple([card for card in self.hand if card not in away])
        finals[me] = place(self.field.ranking, (*kept, *world.cards[:len(away)]))
        for one in rest.standing:
            if one == me:
                continue
            if deal.drew[one] >= 0:
                drew[one] = deal.drew[one]
                finals[one] = of_range(self.field.after(self.known.played[one], drew[one]), 1.0, LIE, world.at[one])
            else:
                hand = of_field(self.field, self.known.played[one], LIE, world.at[one])[0]
                drew[one], finals[one] = hand.drew, hand.final
        self.drawn(rest, world, drew, finals)
        opener = deal.opener if isinstance(deal, JackPot) else -1
        self.second(rest, opener if opener in rest.standing else deal.elder, opener < 0)
        rest.with_the_hands()
        return rest.gained()


def courses(ranking: Ranking, hand: Cards) -> Sequence[Cards]:
    """What may be laid away, the book's first; of cards equal in use the lowest."""
    found = [by_book(ranking, hand).away]
    worth = strength(ranking, hand)
    times = Counter([card.rank for card in hand])
    alike = tuple([card for card in hand if card.suit < 0 or times[card.rank] > 1])
    odd = tuple(sorted([card for card in hand if card not in alike], key=lambda card: card.rank))
    if worth.kind in (Kind.PAIR, Kind.TWO_PAIRS, Kind.THREES, Kind.FOURS):
        found += [odd[:number] for number in range(len(odd) + 1)]
    for four in (four_to_flush(hand), four_to_straight(ranking, hand)):
        if four and worth.kind < Kind.STRAIGHT:
            found.append(tuple([card for card in hand if card not in four]))
    if worth.kind == Kind.HIGHEST_CARD:
        high = sorted(hand, key=lambda card: card.rank)
        found += [tuple(high[:4]), tuple(high[:3]), tuple(high[:1]), tuple(high), ()]
    return list(dict.fromkeys([tuple(sorted(away)) for away in found]))
