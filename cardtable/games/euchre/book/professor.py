"""The Professor's order of leads (001:960-1093): of the maxims that speak, the first is followed.

Where they clash: that small trumps go first with commanding cards he says "most assuredly", that one leads through the
hand that assisted he doubts himself, so that three trumps and two of a suit, or two, two and one, go before it.
"""
from __future__ import annotations

from cardtable.games.euchre.book import leads, leads_lone

TO_EUCHRE = (leads.small_trump_first, leads.low_of_two, leads.one_of_two, leads.through_assist, leads.plain)
LATER_TO_EUCHRE = (leads.two_lost, leads.not_returned, leads.plain)
MAKING = (leads.two_lost, leads.spares_assistant, leads.best_to_partner, leads.next_in_suit, leads.draws, leads.plain)
AGAINST_LONE = (leads_lone.against_lone,)
