"""What can be said for a place before anything is counted: what the card makes there, and what may still come."""
from __future__ import annotations

from cardtable.cards import Cards
from cardtable.families.poker_hands.kinds import Kind
from cardtable.families.poker_hands.ranking import HAND
from cardtable.games.poker_patience import words
from cardtable.games.poker_patience.cells import Cell
from cardtable.games.poker_patience.prospects import most
from cardtable.games.poker_patience.scoring import TABLES, kind, worth
from cardtable.games.poker_patience.square import Squares
from cardtable.games.poker_patience.unseen import to_be_laid, unseen
from cardtable.games.poker_patience.zones import CALLED, SQUARES
from cardtable.showing.phrases import listed


def called(points: int, table: str) -> str:
    """The hand that counts so much; a straight flush to the ace may count more than any in the table."""
    return next((words.MADE[made] for made, counts in TABLES[table].items() if counts == points),
                words.MADE[Kind.STRAIGHT_FLUSH])


def ground(deal: Squares, seat: int, cell: Cell) -> str:
    """"a pair in the row; the column may come to a straight", or "comes to a pair at most" where more was possible."""
    made, hopes = [], []
    for which, line in (("row", 1), ("column", 0)):
        before, after = lines(deal, seat, cell, line)
        gained = worth(after, deal.terms.points) - worth(before, deal.terms.points)
        if gained > 0:
            made.append(f"{words.MADE[kind(after)]} in the {which}")
        elif before and len(after) < HAND:
            best = most(tuple([card.face for card in after]), unseen(deal, seat), deal.terms.points)
            might = most(tuple([card.face for card in before]), to_be_laid(deal, seat), deal.terms.points)
            hand = called(best, deal.terms.points)
            hopes.append(f"the {which} can come to nothing" if not best else
                         f"the {which} comes to {hand} at most" if best < might else f"the {which} may come to {hand}")
        elif not before:
            hopes.append(f"a {which} is begun")
        elif len(after) == HAND and kind(after) is Kind.HIGHEST_CARD:
            hopes.append(f"the {which} comes to nothing")
    return "; ".join([part for part in (listed(made), listed(hopes)) if part])


def lines(deal: Squares, seat: int, cell: Cell, axis: int) -> tuple[Cards, Cards]:
    """The line through a place, without the card called and with it."""
    held = tuple([card for card, one in zip(deal.zone[SQUARES[seat]], deal.laid[seat]) if one[axis] == cell[axis]])
    return held, (*held, deal.zone[CALLED][0])
