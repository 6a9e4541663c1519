"""Where a bold player and a cautious one part at Poker: to see or to go out, and to stake or to wait."""
from __future__ import annotations

from cardtable.games.poker.book.maxims import believed
from cardtable.games.poker.book.prospects import chance
from cardtable.games.poker.rules.table import Poker
from cardtable.players.temper import Courses
from cardtable.rules.moves import Move
from cardtable.rules.view import View

STACK = 60.0                                     # counters that a game is, where nothing is put on the table
DOUBTFUL = .08, .75                              # the chance of being best; above and below it everybody plays alike
EVEN = .55                                       # from such a chance on it is worth staking where one might wait


def courses(view: View, seat: int) -> Courses | None:
    """None where there is no doubt about the hand."""
    deal = view.deal
    if not isinstance(deal, Poker) or deal.interval is None:
        return None
    able = {choice.verb for choice in deal.decision(seat).choices}
    others = [one for one in deal.standing if one != seat]
    least, most = DOUBTFUL
    wins = chance(deal, seat, others, believed(view, deal))
    if not least < wins < most:
        return None
    whole, pool, due = float(view.match.options.get("stack") or STACK), deal.purse[deal.pool], deal.betted.due(seat)
    if "see" in able and "out" in able:
        return Courses(Move(("out",)), Move(("see",)), (wins * (pool + due) - due) / whole, whole)
    room = deal.betted.room(seat)
    if "pass" in able and "better" in able and room:
        by = room[len(room) // 3]
        return Courses(Move(("pass",)), Move(("better", by)), (wins - EVEN) * by / whole, whole)
    return None
