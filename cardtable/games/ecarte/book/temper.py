"""Where a bold player and a cautious one part at Écarté: playing or proposing, refusing or giving cards."""
from __future__ import annotations

from cardtable.games.ecarte.book import habits
from cardtable.games.ecarte.rules.rules import HAND, STOCK, Ecarte
from cardtable.games.ecarte.search.equity import worth
from cardtable.players.temper import Courses
from cardtable.rules.view import View

DOUBTFUL = 0.3, 0.8              # the chance of the point; above and below it everybody plays alike


def courses(view: View, seat: int) -> Courses | None:
    """To propose or to play, to give cards or to refuse; None where there is no doubt about the hand."""
    deal = view.deal
    if not isinstance(deal, Ecarte) or deal.phase not in ("proposal", "answer") or not deal.zone[STOCK]:
        return None
    hand = deal.zone[HAND[seat]]
    elder = seat == deal.elder
    later = deal.proposals > (0 if elder else 1)
    least, most = DOUBTFUL
    now = (habits.STAND_LATER if later else habits.STAND) if elder else (
        habits.REFUSE_LATER if later else habits.REFUSE)
    if not least < habits.chance(now, hand, deal.trump) < most:
        return None
    gain = habits.gain(deal, seat, hand, worth(int(deal.goal or 5), False), later) / 2     # worth is from -1 to 1
    return Courses(habits.PROPOSE, habits.STAND_UP, gain) if elder else Courses(habits.ACCEPT, habits.REFUSED, gain)
