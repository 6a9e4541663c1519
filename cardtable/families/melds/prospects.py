"""What the cards of a player may still score, and what each of them is worth keeping for that."""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from cardtable.cards import Card, Cards
from cardtable.families.melds.again import barred, closed, paired
from cardtable.families.melds.deal import MeldDeal
from cardtable.families.melds.kinds import Kind, OfRank

PATIENCE = .55                   # the share of hopes that remains for each card that is still wanted; ours
NEVER = 99                       # cards that must be drawn for what cannot be made
MARRIED = .3                     # and where every pairing of those held has been scored


class Unseen(NamedTuple):
    """Cards that a player has not seen, by face, and the chance that he draws one of them before the stock is out."""

    cards: Counter[Card]
    chance: float

    def drawn(self, copies: int) -> float:
        """The chance of drawing at least one of so many."""
        return 1 - (1 - self.chance) ** copies


def unseen(deal: MeldDeal, seat: int) -> Unseen:
    """All but his own cards and those that have been laid open or played."""
    layout = deal.layout
    hidden = {layout.stock, *[layout.hand[other] for other in range(deal.seats) if other != seat]}
    seen = {card for zone, held in enumerate(deal.zone) if zone not in hidden for card in held}
    left = Counter([card.face for card in deal.pack if card not in seen])
    draws = deal.to_draw() // deal.seats
    return Unseen(left, min(1.0, draws / max(1, left.total())))


def hopes(deal: MeldDeal, seat: int, held: Cards, out: Unseen) -> float:
    """The points that these cards may bring, of each kind by the chance that what it wants is drawn."""
    return sum([of_kind(deal, seat, kind, held, out) for kind in deal.kinds])


def of_kind(deal: MeldDeal, seat: int, kind: Kind, held: Cards, out: Unseen) -> float:
    """The same of one kind."""
    scored = deal.melds[seat]
    if closed(kind, held, scored):
        return 0
    no_more = barred(kind, held, scored)
    free = Counter([card.face for card in held if card not in no_more])
    if isinstance(kind, OfRank):
        have = sum([number for face, number in free.items() if face.rank == kind.rank])
        copies = sum([number for face, number in out.cards.items() if face.rank == kind.rank])
        return kind.points * wanted([copies - n for n in range(len(kind.of) - have)], out)
    found = 0.0
    for shape in kind.shapes():
        worth = kind.worth(shape, deal.trump)
        if worth:
            missing = Counter(shape) - free
            chance = wanted([out.cards[face] - n for face, number in missing.items() for n in range(number)], out)
            if not missing and kind.again == "paired" and all_paired(kind, shape, held, scored):
                chance = MARRIED
            found += worth * chance
    return found


def lacking(deal: MeldDeal, seat: int, kind: Kind, held: Cards, card: Card) -> int:
    """How many cards must yet be drawn to these for a meld of this kind with this card; NEVER where it cannot be
    made."""
    scored = deal.melds[seat]
    no_more = barred(kind, held, scored)
    if closed(kind, held, scored) or card in no_more:
        return NEVER
    free = Counter([one.face for one in held if one not in no_more])
    out = unseen(deal, seat).cards
    if isinstance(kind, OfRank):
        have, copies = ([number for face, number in some.items() if face.rank == kind.rank] for some in (free, out))
        more = max(0, len(kind.of) - sum(have))
        return more if card.rank == kind.rank and more <= sum(copies) else NEVER
    own = tuple([one for one in held if one is card or one.face is not card.face])
    found = NEVER
    for shape in kind.shapes():
        missing = Counter(shape) - free
        if card.face in shape and kind.worth(shape, deal.trump) and all(out[face] >= n for face, n in missing.items()):
            served = not missing and kind.again == "paired" and all_paired(kind, shape, own, scored)
            found = min(found, missing.total() + served)         # which scores again with another of either
    return found


def wanted(copies: Iterable[int], out: Unseen) -> float:
    """The chance that cards are drawn of which so many copies are out, one after the other."""
    chance = 1.0
    for number in copies:
        if number <= 0:
            return 0
        chance *= out.drawn(number) * PATIENCE
    return chance


def all_paired(kind: Kind, shape: Cards, held: Cards, scored: Iterable[object]) -> bool:
    """Whether every pair of such cards has scored."""
    first, second = ([card for card in held if card.face is face] for face in shape)
    return all(paired(kind, (one, other), scored) for one in first for other in second)      # type: ignore[arg-type]


def keeping(deal: MeldDeal, seat: int) -> dict[Card, float]:
    """By card, what he would lose by playing it, in points: what all may bring, less what the others may."""
    held, out = deal.held_by(seat), unseen(deal, seat)
    whole = hopes(deal, seat, held, out)
    return {card: whole - hopes(deal, seat, tuple([one for one in held if one is not card]), out) for card in held}

