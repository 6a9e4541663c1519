"""What a seat has marked."""
from __future__ import annotations

from cardtable.rules.deal import Deal


def marked_by(deal: Deal, seat: int) -> int | None:
    """The score of its side; None where it has none, as who looks on and has laid nothing."""
    side = deal.side[seat]
    return deal.score[side] if deal.scored and side < len(deal.score) else None
