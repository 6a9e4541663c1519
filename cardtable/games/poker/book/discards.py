"""What is laid away in the draw, as the book advises (002:4131-4152, 4301-4316)."""
from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from cardtable.cards import RANKS, Cards
from cardtable.families.poker_hands.kinds import Kind
from cardtable.families.poker_hands.ranking import Ranking
from cardtable.families.poker_hands.words import called
from cardtable.games.poker.rules.table import Poker, strength

COURT = RANKS.index("J")
KEPT_OF_NOTHING = 2                              # of a hand that is nothing yet its highest
TO_BE_DRAWN = ("going_in", "opening", "drawing")     # the phases in which a hand may still be filled


class Discard(NamedTuple):
    """What goes, and why."""

    away: Cards
    why: str
    source: str


@lru_cache(16384)
def by_book(ranking: Ranking, hand: Cards) -> Discard:
    """Of a hand whose cards are in order of their numbers."""
    worth = strength(ranking, hand)
    if worth.kind in (Kind.STRAIGHT, Kind.FLUSH, Kind.FULL, Kind.STRAIGHT_FLUSH):
        return Discard((), "Stand pat: it can gain nothing by drawing.", "002:4144-4147")
    number = 2 if worth.kind == Kind.TWO_PAIRS else 1
    made = tuple([card for card in hand if card.suit < 0 or card.rank in worth.ranks[:number]])
    odd = tuple(sorted([card for card in hand if card not in made], key=lambda card: -card.rank))
    if worth.kind == Kind.FOURS:
        return Discard(odd, "Change the odd card: the hand is no better for it, but nobody knows.", "002:4309-4311")
    if worth.kind == Kind.THREES:
        return Discard(odd[1:], "With threes draw one: it tells less than two.", "002:4305-4307")
    if worth.kind == Kind.TWO_PAIRS:
        return Discard(odd, "Two pairs: draw one for a full.", "002:4139-4142")
    if worth.kind == Kind.PAIR:
        if odd[0].rank >= COURT:
            return Discard(odd[1:], f"Keep the {odd[0].name} beside the pair: it hides it, and is nearly as good.",
                           "002:4301-4303")
        return Discard(odd, "A pair: draw three.", "002:4131-4137")
    four = four_to_flush(hand) or four_to_straight(ranking, hand)
    if four:
        return Discard(tuple([card for card in hand if card not in four]),
                       f"Four to a {'flush' if four_to_flush(hand) else 'straight'}: draw one.", "002:4313-4316")
    high = sorted(hand, key=lambda card: -card.rank)
    return Discard(tuple(high[KEPT_OF_NOTHING:]), "Nothing yet: keep the highest two, as if they were a pair.", "")


def four_to_flush(hand: Cards) -> Cards:
    """Four cards of one suit, a blank card being of any; none where there are not."""
    blank = [card for card in hand if card.suit < 0]
    for suit in range(4):
        some = tuple([card for card in hand if card.suit == suit] + blank)
        if len(some) == len(hand) - 1:
            return some
    return ()


def four_to_straight(ranking: Ranking, hand: Cards) -> Cards:
    """Four cards of one sequence, from which one is wanting; of two such the higher."""
    blank = tuple([card for card in hand if card.suit < 0])
    naturals = [card for card in hand if card.suit >= 0]
    ace = ranking.ranks[-1]
    for low in (False, True):
        place = {rank: n for n, rank in enumerate(ranking.ranks)}
        if low:
            place[ace] = -1
        for out in sorted(naturals, key=lambda card: card.rank):
            left = [card for card in naturals if card is not out]
            spots = {place[card.rank] for card in left}
            if len(spots) == len(left) and max(spots) - min(spots) < 5:
                return (*left, *blank)
    return ()


def who_may_stake(deal: Poker) -> str:
    """What is waited for by who passes: of several who of them stakes, of one whether he does."""
    if len(deal.betted.to_speak) > 2:
        return "who stakes"
    return f"whether {'the other' if len(deal.standing) == 2 else 'the last to speak'} stakes"


def in_words(deal: Poker, seat: int) -> str:
    """What this seat holds, by name; of nothing that one card may still fill, "four to a flush"."""
    worth = deal.strength(seat)
    if worth.kind == Kind.HIGHEST_CARD and deal.phase in TO_BE_DRAWN:
        hand = tuple(sorted(deal.hand(seat)))
        if four_to_flush(hand):
            return "four to a flush"
        if four_to_straight(deal.ranking, hand):
            return "four to a straight"
    return called(worth)
