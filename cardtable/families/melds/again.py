"""Whether cards may score: what has been scored with them before, by whom they belong to."""
from __future__ import annotations

from collections.abc import Sequence

from cardtable.cards import Card, Cards
from cardtable.families.melds.kinds import Kind, Meld

Scored = Sequence[Meld]                          # all that one player has scored


def barred(kind: Kind, held: Cards, scored: Scored) -> set[Card]:
    """The cards that serve no more in this kind, or not as long as something lies whole."""
    found: set[Card] = set()
    for meld in scored:
        if meld.kind in kind.above or meld.kind == kind.name and (
                kind.again in ("never", "apart") or kind.again == "broken" and meld.whole(held)):
            found.update(meld.cards)
    return found


def closed(kind: Kind, held: Cards, scored: Scored) -> bool:
    """Whether nothing of this kind can be scored just now, whatever the cards."""
    return kind.again == "apart" and any(meld.kind == kind.name and meld.whole(held) for meld in scored)


def may_score(kind: Kind, some: Cards, held: Cards, scored: Scored, trump: int) -> bool:
    """Whether a player who holds these cards, in hand and on the table, may score `some` of them in this kind."""
    return (kind.made_of(some) and kind.worth(some, trump) > 0 and set(some) <= set(held)
            and not closed(kind, held, scored) and not barred(kind, held, scored) & set(some)
            and not (kind.again == "paired" and paired(kind, some, scored)))


def paired(kind: Kind, some: Cards, scored: Scored) -> bool:
    """Whether these very cards have scored together in this kind."""
    return any(meld.kind == kind.name and set(meld.cards) == set(some) for meld in scored)
