"""Double dummy at Bridge.  Par: the dealer's side names what is best for it, to be played by the dealer, whoever of the
two names it; the others double what they would win by it.  Counted is all that the deal marks, honours too; what game
and rubber are worth is left out.
"""
from __future__ import annotations

from cardtable.families.declarer.deal import DeclarerDeal
from cardtable.families.declarer.double_dummy import about as about
from cardtable.families.declarer.double_dummy import laid as laid
from cardtable.families.declarer.double_dummy import worth
from cardtable.players.double_dummy import LaidOpen, Par, Tricks
from cardtable.rules.deal import Deal


def par(deal: Deal, laid: LaidOpen, tricks: Tricks) -> Par:
    """Whom the odd trick goes against does not redouble: a trick would only cost him more."""
    assert isinstance(deal, DeclarerDeal)
    dealer, own = deal.dealer, deal.side[deal.dealer]
    found = []
    for named in laid.denominations:
        taken = tricks[dealer, named]
        plain, doubled = [worth(deal, dealer, named, taken, times) for times in (0, 1)]
        found.append((min(plain, doubled), named, taken, doubled < plain))
    points, named, taken, doubled_ = max(found, key=lambda one: one[0])
    side = -1 if points == 0 else own if points > 0 else 1 - own
    return Par(abs(points), side, dealer, named, taken, doubled=doubled_)
