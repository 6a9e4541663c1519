"""What a deal would have come to, had another declared or called otherwise: the ground on which par stands."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from cardtable.families.declarer.deal import DeclarerDeal
from cardtable.families.declarer.values import DENOMINATIONS, trump_of
from cardtable.families.partnership.double_dummy import laid_open
from cardtable.players.double_dummy import LaidOpen
from cardtable.rules.deal import Deal
from cardtable.rules.moves import Move

about = "The tricks that each would take as declarer, all cards being seen, and everybody playing his best."


def laid(deal: Deal, moves: Sequence[Move]) -> LaidOpen | None:
    """The deal with all cards open."""
    assert isinstance(deal, DeclarerDeal)
    found = laid_open(deal, moves, {named: trump_of(named) for named in DENOMINATIONS}, deal.declarer)
    return replace(found, dummy=deal.dummy) if found is not None else None


def worth(deal: DeclarerDeal, declarer: int, named: str, tricks: int, doubled: int) -> int:
    """What the declarer's side gains on the other in this deal with so many tricks: tricks, slams, honours, chicane.
    What game and rubber are worth is not counted."""
    tried = deal.copy()
    tried.declarer, tried.named, tried.trump, tried.doubled = declarer, named, trump_of(named), doubled
    own = tried.side[declarer]
    return sum([mark.points if mark.side == own else -mark.points
                for mark in (*tried.all_for_tricks(tricks), *tried.for_cards())])
