"""Where a bold player and a cautious one part at Écarté: playing or proposing, refusing or giving cards."""
from __future__ import annotations

from cardtable.games.ecarte import habits
from cardtable.games.ecarte.equity import worth
from cardtable.games.ecarte.hands import shape
from cardtable.games.ecarte.jeux import point_certain
from cardtable.games.ecarte.rules import HAND, STOCK, Ecarte
from cardtable.players.temper import Courses
from cardtable.rules.view import View


def courses(view: View, seat: int) -> Courses | None:
    """To propose or to play, to give cards or to refuse; None with the point certain, where the book has no doubt."""
    deal = view.deal
    if not isinstance(deal, Ecarte) or deal.phase not in ("proposal", "answer") or not deal.zone[STOCK]:
        return None
    hand = deal.zone[HAND[seat]]
    if point_certain(shape(hand, deal.trump)):
        return None
    elder = seat == deal.elder
    later = deal.proposals > (0 if elder else 1)
    gain = habits.gain(deal, seat, hand, worth(int(deal.target or 5), False), later) / 2     # worth is from -1 to 1
    return Courses(habits.PROPOSE, habits.STAND_UP, gain) if elder else Courses(habits.ACCEPT, habits.REFUSED, gain)
