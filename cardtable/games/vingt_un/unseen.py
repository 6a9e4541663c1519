"""The cards that may yet come, for all that a player has seen since the pack was shuffled."""
from __future__ import annotations

from cardtable.cards import Cards, unmask
from cardtable.games.vingt_un.rules import VingtUn
from cardtable.games.vingt_un.zones import STOCK, THROWN
from cardtable.rules.view import View


def out(view: View) -> Cards:
    """All that may lie in the pack: those hidden in others' hands among them, any of which is as likely to come.  Where
    the pack has run out it is what may have been thrown in."""
    deal, may = view.deal, view.knowledge.may
    assert isinstance(deal, VingtUn)
    own = frozenset([card for zone in deal.zone for card in zone])
    reached = may[STOCK] if len(deal.zone[STOCK]) > deal.kept_back else may[THROWN]
    return tuple([card for card in unmask(reached) if card not in own])
