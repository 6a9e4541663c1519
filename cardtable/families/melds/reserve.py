"""Cards that are held back though little can be counted on from them: while what they belong to may still be made, by
who holds them or, for all that he can see, by the other."""
from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import NamedTuple

from cardtable.cards import Card, Cards
from cardtable.families.melds.again import barred, closed
from cardtable.families.melds.deal import MeldDeal
from cardtable.families.melds.kinds import Kind
from cardtable.families.melds.prospects import unseen

AIMS = 2                         # cards of a meld that the other has shown, when he is taken to aim at it


class Reserve(NamedTuple):
    """In points, what the book would give to keep a card of a kind of meld; and whether a duplicate is kept as well,
    which the other cannot know of."""

    points: float
    duplicates: bool = False


def held_back(deal: MeldDeal, seat: int, reserves: Mapping[str, Reserve]) -> dict[Card, float]:
    """By card, in points, what the book would give to keep it: the most that any kind of meld gives."""
    found = dict.fromkeys(deal.held_by(seat), 0.0)
    for name, reserve in reserves.items():
        for shape in shapes(deal, deal.kind[name]):
            if within_reach(deal, seat, deal.kind[name], shape) or he_hopes(deal, seat, shape):
                for face, number in Counter(shape).items():
                    copies = [card for card in found if card.face is face]
                    for card in copies if reserve.duplicates else copies[:number]:
                        found[card] = max(found[card], reserve.points)
    return found


def shapes(deal: MeldDeal, kind: Kind) -> list[Cards]:
    """The ways to make it that score."""
    return [shape for shape in kind.shapes() if kind.worth(shape, deal.trump)]


def within_reach(deal: MeldDeal, seat: int, kind: Kind, shape: Cards) -> bool:
    """Whether this seat may yet make it of these: what it lacks has neither gone nor been shown by the other."""
    held, scored = deal.held_by(seat), deal.melds[seat]
    if closed(kind, held, scored):
        return False
    free = Counter([card.face for card in held if card not in barred(kind, held, scored)])
    out = unseen(deal, seat).cards
    return bool(deal.stocked) and all(number <= free[face] + out[face] for face, number in Counter(shape).items())


def he_hopes(deal: MeldDeal, seat: int, shape: Cards) -> bool:
    """Whether the other has shown half of it, and cannot see that what he lacks is held here."""
    layout, needed = deal.layout, Counter(shape)
    own = Counter([card.face for card in deal.zone[layout.hand[seat]]])
    out = unseen(deal, seat).cards
    for other in range(deal.seats):
        if other == seat:
            continue
        shown = Counter([card.face for card in deal.zone[layout.declared[other]]])
        have = sum([min(number, shown[face]) for face, number in needed.items()])
        if AIMS <= have < len(shape) <= 2 * have and deal.stocked \
                and all(number <= shown[face] + out[face] + own[face] for face, number in needed.items()):
            return True
    return False
