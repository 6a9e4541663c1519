"""Hoyle's order of leads (002:2664-2764): of the maxims that speak, the first is followed.

Where they clash: a trump led to a dealer who took it up "would be disastrous", so that none is led but from three small
ones with good plain cards, which is said of that hand alone.
"""
from __future__ import annotations

from cardtable.games.euchre.book import leads, leads_lone
from cardtable.games.euchre.book.table import Table, Word


def assisted_small(table: Table) -> Word | None:
    """Small trumps and commanding lay cards go through the hand that assisted (002:2673-2678)."""
    return leads.small_trump_first(table) if table.assisted else None


TO_EUCHRE = (leads.good_plain_cards, assisted_small, leads.one_of_two, leads.through_assist, leads.plain)
LATER_TO_EUCHRE = (leads.two_lost, leads.plain)
MAKING = (leads.two_lost, leads.spares_assistant, leads.best_to_partner, leads.next_in_suit, leads.draws, leads.plain)
AGAINST_LONE = (leads_lone.best_of_another,)
