"""A decision as compiled habits take it: cards as the solver's numbers, what has fallen, where the rest may lie."""
from __future__ import annotations

from random import Random
from typing import NamedTuple

from cardtable.cards import BACK, Cards, unmask
from cardtable.families.tricks.deal import TrickDeal
from cardtable.families.tricks.habitual.trials import Trials
from cardtable.rules.view import View

SEATS = 4
FEW = 30


class Places(NamedTuple):
    """By seat the cards it holds for certain, how many more, and which may be; and all that are not seen."""

    fixed: list[int]
    need: list[int]
    may: list[int]
    unseen: int


def places(view: View, deal: TrickDeal) -> Places:
    """What the player of this view knows of four hands."""
    fixed, need, may, unseen = [0] * SEATS, [0] * SEATS, [0] * SEATS, 0
    for seat in range(SEATS):
        zone = deal.held(seat)
        fixed[seat] = deal.bits(tuple([card for card in deal.playable(seat) if card is not BACK]))
        need[seat] = sum([card is BACK for card in deal.playable(seat)])
        if need[seat]:
            may[seat] = deal.bits(tuple([card for card in unmask(view.knowledge.may[zone]) if card in deal.pack]))
    seen = deal.bits(tuple([card for _, card, _ in deal.history]))
    for held in fixed:
        seen |= held
    unseen = deal.bits(deal.pack) & ~seen
    told = settled(Places(list(fixed), list(need), list(may), unseen))
    if sum(told.need) == told.unseen.bit_count():
        return told
    # somebody has not followed suit though he could: any hand may hold what all are thought to lack
    nobodys = [one for one in bits_of(unseen) if not any(need[seat] and may[seat] & one for seat in range(SEATS))]
    surplus = unseen.bit_count() - sum(need)
    unseen &= ~sum(nobodys[:max(0, surplus)])
    return settled(Places(fixed, need, [unseen if many else 0 for many in need], unseen))


def bits_of(mask: int) -> list[int]:
    """The single cards of a mask, each as its bit."""
    return [1 << n for n in range(mask.bit_length()) if mask >> n & 1]


def settled(known: Places) -> Places:
    """The same with what can lie in one hand alone laid there."""
    fixed, need, may, unseen = known
    left = unseen
    while left:
        one = left & -left
        left ^= one
        able = [seat for seat in range(SEATS) if need[seat] and may[seat] & one]
        if len(able) == 1:                               # a turn-up taken to hand, a suit that only one can hold
            fixed[able[0]] |= one
            need[able[0]] -= 1
            unseen ^= one
        elif not able:                                   # it lies open, and is nobody's
            unseen ^= one
    return Places(fixed, need, [some & unseen for some in may], unseen)


def tell(trials: Trials, view: View, deal: TrickDeal) -> None:
    """All that has been seen, to the trials of a decision."""
    trials.places(*places(view, deal))
    leads = [who for who, _, _ in deal.history[::deal.playing()]]
    trials.seen(leads if deal.on_table() else [*leads, deal.leader], [deal.bit(card) for _, card, _ in deal.history],
                [deal.bits(fallen(deal, seat)) for seat in range(SEATS)])


def drawn(trials: Trials, view: View, rng: Random, kept: int, each: int, steps: int) -> int:
    """Lays out so many layouts, `each` drawn for one; where none of those drawn at once goes in, some that do, one by
    one, however likely."""
    found = trials.weigh(each * kept, kept, steps, rng.getrandbits(60))
    if found:
        return found
    worlds = view.worlds()
    some = [view.knowledge.world(view.deal, rng, worlds) for _ in range(min(FEW, kept))]
    return trials.lay([[deal.bits(deal.playable(seat)) for seat in range(SEATS)] for deal in some
                       if isinstance(deal, TrickDeal)])


def fallen(deal: TrickDeal, seat: int) -> Cards:
    """What a seat has played."""
    return tuple([card for who, card, _ in deal.history if who == seat])
