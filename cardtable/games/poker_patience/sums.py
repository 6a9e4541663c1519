"""What stands beside a square: its lines as they are, what they may still come to, and the way of a Serpent."""
from __future__ import annotations

from collections.abc import Sequence

from cardtable.cards import Cards
from cardtable.families.poker_hands.kinds import Kind
from cardtable.families.poker_hands.ranking import HAND
from cardtable.games.poker_patience import cells, words
from cardtable.games.poker_patience.cells import cell, named
from cardtable.games.poker_patience.figure import figure
from cardtable.games.poker_patience.laws import CODE
from cardtable.games.poker_patience.prospects import most
from cardtable.games.poker_patience.scoring import TABLES, kind, worth
from cardtable.games.poker_patience.serpent import Serpent
from cardtable.games.poker_patience.square import CARDS, Squares
from cardtable.games.poker_patience.unseen import to_be_laid
from cardtable.games.poker_patience.zones import CALLED, SQUARES
from cardtable.showing.line_sums import LineSum, LineSums
from cardtable.showing.lines import Names
from cardtable.showing.phrases import counted
from cardtable.showing.wagers import Wagers

LAYING = "Laying", "Each card must touch one already laid, at an edge or a corner. No card is moved."
WAY = "The way", "Each card is laid beside the last, edge to edge, never corner to corner."
PAIRS = "The lower pays the higher the difference, each pair of players by itself."
TAKEN_UP = "A way that runs into a corner may be taken up again, card by card."


def line_sums(deal: Squares, seat: int, spot: str = "") -> LineSums | None:
    """As the square stands; or as it would stand if the card called lay at this place."""
    laid, held = deal.laid[seat], deal.zone[SQUARES[seat]]
    if len(laid) != len(held):
        return None                                      # in mid-motion
    shown = figure(laid, deal.terms.fixed)
    over = cell(spot) if spot and deal.phase == "placing" and seat in deal.must and deal.zone[CALLED] else None
    if over is not None and over in deal.free(seat):
        laid, held = (*laid, over), (*held, deal.zone[CALLED][0])
    else:
        over = None
    if not laid:
        return None
    left = to_be_laid(deal, seat) - {card.face for card in held}
    at = dict(zip(laid, held, strict=True))
    columns, rows = cells.spread(laid)

    def told(line: Cards, middle: float, lit: bool, mark: str) -> LineSum:
        points = worth(line, deal.terms.points)
        return LineSum(middle, points, _name(line, deal.over), _yet(deal, line, points, most(
            tuple([card.face for card in line]), left, deal.terms.points)), lit, mark)

    across = tuple([told(tuple([at[one] for one in laid if one[1] == row]), shown.down(row),
                         over is not None and over[1] == row, cells.of_row(row)) for row in rows])
    down = tuple([told(tuple([at[one] for one in laid if one[0] == column]), shown.across(column),
                       over is not None and over[0] == column, cells.of_column(column)) for column in columns])
    made = sum([one.points for one in (*across, *down)])
    way = tuple([shown.at(one) for one in deal.laid[seat]]) if isinstance(deal, Serpent) else ()
    return LineSums(across, down, made, "in all" if len(laid) == CARDS else "as it stands", way, shown.card,
                    deal.zone[CALLED][0].face if over is not None else None)


def _name(line: Cards, over: bool) -> str:
    made = kind(line)
    if made is Kind.HIGHEST_CARD and len(line) < HAND and not over:
        return "nothing yet"
    return words.NAMES[made]


def _yet(deal: Squares, line: Cards, points: int, best: int) -> str:
    """What an unfinished line may still come to."""
    if len(line) == HAND or deal.over:
        return ""
    return f"up to {best}" if best > points else "no more"


def table(deal: Squares, name: Names) -> Wagers:
    """What hands count, how the squares stand, and what is easily forgotten."""
    points = TABLES[deal.terms.points]
    rows = [(words.TABLE_NAMES[one].capitalize(), str(n)) for one, n in
            sorted(points.items(), key=lambda one: -one[1]) if n]
    stand = [(name(seat) or "You", str(deal.stands(seat))) for seat in range(deal.seats)]
    foot = PAIRS if deal.seats > 1 else ""
    if isinstance(deal, Serpent):
        if deal.best is not None:
            stand.append((f"Your best so far, {times(deal.ways)} tried", str(deal.best)))
        foot = TAKEN_UP
    law = LAYING if deal.corners else WAY
    return Wagers("The serpent" if isinstance(deal, Serpent) else "The square", f"{len(deal.laid[0])} of {CARDS}",
                  ("A row or a column", "points"), tuple(rows), "As it stands", tuple(stand),
                  (*law, CODE.title), foot)


def times(n: int) -> str:
    """"once", "three times"."""
    return words.TIMES.get(n, f"{counted(n)} times")


def place_names(deal: Squares, seat: int) -> Sequence[str]:
    """The square in words, row by row."""
    at = dict(zip(deal.laid[seat], deal.zone[SQUARES[seat]]))
    rows = sorted({one[1] for one in at})
    return [f"Row {row + 1}: " + ", ".join([f"{at[one].name} at {named(one)}" for one in sorted(at) if one[1] == row])
            + "." for row in rows]
