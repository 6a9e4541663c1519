"""The master at Poker: what is said, and what is laid away, tried in hands that agree with all that was said and
drawn."""
from __future__ import annotations

from cardtable.games.poker.match import PokerEvening
from cardtable.games.poker.rules.draw import Draw
from cardtable.games.poker.rules.straight import Straight
from cardtable.games.poker.rules.table import Poker
from cardtable.games.poker.rules.whiskey import Whiskey
from cardtable.games.poker.search.bluffing import Mixed, plays_soundly, said
from cardtable.games.poker.search.discards import Discards, courses
from cardtable.games.poker.search.exchanging import Exchanging
from cardtable.games.poker.search.first_stakes import FirstStakes
from cardtable.games.poker.search.stakes import Stakes
from cardtable.players.question import Question
from cardtable.rules.moves import Move
from cardtable.rules.view import View

STAKED = "Stake", "staking"                       # where nobody has yet
phrase = {"ante": ("Ante", "an ante of"), "out": ("Go out", "going out"), "see": ("See", "seeing"),
          "better": ("Go {0} better", "going {0} better"), "pass": ("Pass", "passing"),
          "hold": ("Hold the age", "holding the age"),
          "straddle": ("Straddle", "straddling"), "open": ("Open for", "opening for"),
          "stand": ("Stand pat", "standing pat"),
          "draw": ("Lay away", "laying away"), "keep": ("Keep the hand", "keeping the hand"),
          "take": ("Take the widow", "taking the widow"),
          "exchange": ("Exchange {1} for {0}", "exchanging {1} for {0}"),
          "leave": ("Leave it", "leaving it"), "knock": ("Knock", "knocking"),
          "going_in see": ("Go in", "going in"), "going_in out": ("Pass", "passing"),
          "going_in better": ("Go in, and {0} better", "going in, and {0} better"),
          "first better": STAKED, "first, last better": STAKED}
READ = ("What the others may hold is read from what they have said and drawn, and from how this table has seen "
        "them play; they are taken to go on as players of that kind do.")
HABIT = ("All are taken to go on by habit: to whatever makes the better hand at once, and to a knock when it is good; "
         "you yourself wait with a later knock for a straight. What they hold is read from nothing but the cards that "
         "they have been seen to take, and from a knock.")
caveats = {"widow": HABIT, "exchanging": HABIT, "going_in": READ, "opening": READ, "staking": READ, "drawing": READ}


def question(view: View, seat: int, book: Move | None = None) -> Question | None:
    """What is to be weighed now."""
    deal = view.deal
    assert isinstance(deal, Poker)
    if isinstance(deal, Whiskey) and deal.phase in ("widow", "exchanging"):
        return Exchanging(view, deal, seat, book)
    if len(deal.standing) < 2 or Move(("hold",)) in deal.decision(seat):
        return None                              # the Age has nothing to lose by hearing the others
    if deal.phase == "staking":
        mixed = as_solved(view, deal, seat)
        if mixed is not None:
            return mixed
        return Stakes(view, deal, seat)
    if isinstance(deal, Draw) and deal.phase in ("going_in", "opening"):
        return FirstStakes(view, deal, seat)
    if isinstance(deal, Draw) and deal.phase == "drawing":
        return Discards(view, deal, seat, courses(deal.ranking, deal.hand(seat)))
    return None


def as_solved(view: View, deal: Poker, seat: int) -> Mixed | None:
    """Where that is known, and the other plays so."""
    now = said(deal) if isinstance(deal, Straight) else None
    match = view.match
    if now is None or not isinstance(deal, Straight) or not isinstance(match, PokerEvening):
        return None
    if not plays_soundly(match.reputations[deal.player[1 - seat]], now.ratio):
        return None
    mixed = Mixed(deal, seat, now)
    return mixed if mixed.plans else None
