"""What a hand may hope for in these trumps: the chances of high and low exactly, those of Jack and game by a rule of
thumb.  The book gives no figures (002:135-160): these are ours."""
from __future__ import annotations

from collections.abc import Sequence
from math import comb

from cardtable.cards import RANKS, Cards
from cardtable.families.tricks.order import KNAVE
from cardtable.games.all_fours.rules import PACK, SIX

TRUMP_FOR_GAME, ACE_FOR_GAME, TEN_FOR_GAME = .27, .16, .10       # of the point, for each beyond what a hand mostly has
USUAL_TRUMPS, USUAL_ACES, USUAL_TENS = 1.5, .46, .46
KEPT = (.0, .15, .35, .55, .75, .85, .9)         # how much oftener one's own Jack comes home than not, by other trumps
CAUGHT = .25                                     # and how often another's is caught, with a trump above it


def hopes(hand: Cards, trump: int, gone: Cards, others: int = SIX, allies: int = 0) -> float:
    """The points of this hand less those of the other side, as far as can be told; `gone` are cards seen that nobody
    holds; so many are held by `others`, and by `allies`."""
    seen = {*hand, *gone}
    unseen = [card for card in PACK if card not in seen]
    ranks = [card.rank for card in hand if card.suit == trump]
    out = [card.rank for card in unseen if card.suit == trump]
    high = margin(ranks, [r for r in out if not ranks or r > max(ranks)], len(unseen), others, allies)
    low = margin(ranks, [r for r in out if not ranks or r < min(ranks)], len(unseen), others, allies)
    return high + low + jack(ranks, out, len(unseen), others) + game(hand, trump)


def margin(own: Sequence[int], better: Sequence[int], unseen: int, others: int, allies: int) -> float:
    """How much oftener a point is ours than theirs, whoever holds the best of the better trumps."""
    held = others + allies
    none = comb(unseen - len(better), held) / comb(unseen, held)
    return none * bool(own) + (1 - none) * (allies - others) / held


def jack(own: Sequence[int], out: Sequence[int], unseen: int, others: int) -> float:
    """The same of the Jack."""
    if KNAVE in own:
        return KEPT[min(len(own) - 1, len(KEPT) - 1)]
    if KNAVE not in out:
        return 0.0
    held = others / unseen
    return held * (CAUGHT - (1 - CAUGHT)) if any(rank > KNAVE for rank in own) else -held * (1 - CAUGHT)


def game(hand: Cards, trump: int) -> float:
    """The same of the point for game."""
    trumps = sum([card.suit == trump for card in hand])
    aces = sum([card.rank == RANKS.index("A") for card in hand])
    tens = sum([card.rank == RANKS.index("T") for card in hand])
    each = len(hand) / SIX
    found = (TRUMP_FOR_GAME * (trumps - USUAL_TRUMPS * each) + ACE_FOR_GAME * (aces - USUAL_ACES * each)
             + TEN_FOR_GAME * (tens - USUAL_TENS * each))
    return min(1.0, max(-1.0, found))
