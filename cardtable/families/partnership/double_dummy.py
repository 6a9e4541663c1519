"""A deal of partners laid open for double dummy: the hands as they were dealt, and what was really played."""
from __future__ import annotations

from collections.abc import Mapping, Sequence

from cardtable.families.partnership.deal import ALL, PartnersDeal
from cardtable.families.tricks.order import NO_TRUMP
from cardtable.players.double_dummy import SEATS, LaidOpen
from cardtable.rules.deal import Deal
from cardtable.rules.moves import Move


def laid_open(deal: Deal, moves: Sequence[Move], denominations: Mapping[str, int], declarer: int) -> LaidOpen | None:
    """What a claim left unplayed stands in the deal's history, and was not played; None where no cards were dealt."""
    assert isinstance(deal, PartnersDeal)
    hands = tuple([tuple(sorted(deal.dealt_hand(seat), reverse=True)) for seat in range(SEATS)])
    if any(len(hand) != ALL for hand in hands) or len(set().union(*hands)) != SEATS * ALL:
        return None
    played = sum([move[0] == "play" for move in moves])
    named = next((name for name, trump in denominations.items() if trump == deal.trump), "")
    return LaidOpen(hands, {name: None if trump == NO_TRUMP else trump for name, trump in denominations.items()},
                    deal.dealer, declarer, named if declarer >= 0 else "",
                    tuple([(seat, card) for seat, card, _ in deal.history[:played]]))
