"""Who leads, and by which maxims."""
from __future__ import annotations

from cardtable.games.euchre.book import hoyle, leads_lone, professor
from cardtable.games.euchre.book.leads import first_of
from cardtable.games.euchre.book.table import Table, Word
from cardtable.games.euchre.scoring import JAMBONE


def lead(table: Table) -> Word:
    """To a new trick."""
    deal, book = table.deal, hoyle if table.hoyle else professor
    if table.seat == deal.lone:
        return leads_lone.alone(table)
    if deal.lone >= 0:
        return leads_lone.against_jambone(table) if deal.contract == JAMBONE else first_of(book.AGAINST_LONE, table)
    if table.ours:
        return first_of(book.MAKING, table)
    return first_of(book.TO_EUCHRE if table.opening else book.LATER_TO_EUCHRE, table)
