"""What the club player at Five Hundred throws away."""
from __future__ import annotations

import re

from cardtable.cards import card
from cardtable.games.five_hundred.maxims import advise
from tests.games.five_hundred.moments import HAND, Match

OTHERS = "QH KD KC TC 9C QC KS QS 9S TS", "TH 7H AD QD 8D TD JC AH JS 7S"


def test_a_lone_king_is_kept_while_its_ace_alone_is_out() -> None:
    """It may yet take a trick; the small cards of a long suit cannot."""
    match = Match().deals(HAND, *OTHERS, widow="8C 7D KH").turn("bid 6 H", "pass", "pass", "discard 8C 7D 7C")
    match.plays("JO QH 7H JH")
    deal = match.deal
    thrown = advise(deal, match.due)
    assert thrown.move[1] not in (card("KD"), card("KC"), card("KS"))
    kept = re.search("keep the (king of .*): only one higher card of its suit is out", thrown.why)
    assert kept
    assert kept[1] in [one.name for one in deal.playable(match.due)]
