"""The banker's table of third cards: what is best with each point against each card that was drawn."""
from __future__ import annotations

from cardtable.games.baccarat.mixed import NONE, THIRDS, draws, turns_on_five
from cardtable.games.baccarat.points import EIGHT, VALUE, point
from cardtable.games.baccarat.rules.bank import Banked
from cardtable.games.baccarat.rules.cards import NATURAL
from cardtable.games.baccarat.rules.table import HAND, THIRD
from cardtable.games.baccarat.seen import often
from cardtable.rules.view import View
from cardtable.showing.charts import Answer, Grid
from cardtable.showing.phrases import counted, listed

KEY = "draw", "stand", "turns on five"
FOOT = ("The book has no table. This is reckoned from packs without end; the advice counts the shoe as it is. What "
        "turns on five hangs on how often the punter takes a card there.")


def grid(view: View, seat: int) -> Grid | None:
    """For the banker who is to draw or stand; his case, or both at a table of two sides, is marked."""
    deal = view.deal
    if not isinstance(deal, Banked) or deal.phase != "option" or seat != deal.dealer:
        return None
    own = point(deal.zone[HAND[seat]])
    sides = [holder for holder, third in zip(deal.holders, deal.thirds) if holder >= 0 and third != NATURAL]
    thirds = [VALUE[deal.zone[THIRD[holder]][0].rank] if deal.zone[THIRD[holder]] else NONE for holder in sides]
    at_five = often(deal, sides[0]) if sides else often(deal, deal.holders[0])
    rows = tuple([(str(his), tuple([Answer(draws(his, third, at_five), turns_on_five(his, third)) for third in THIRDS]))
                  for his in range(EIGHT)])
    at = tuple([(own, THIRDS.index(third)) for third in thirds]) if own < EIGHT else ()
    told = [f"with {counted(own)} against {'no card' if third == NONE else f'a {counted(third)}'} "
            f"{KEY[0] if rows[own][1][THIRDS.index(third)].first else KEY[1]}" for third in thirds] if at else []
    return Grid("The third card", "for the banker", ("your point", "third card; – is none"),
                ("–", *[str(third) for third in THIRDS[1:]]), rows, KEY, at, listed(told), FOOT)
