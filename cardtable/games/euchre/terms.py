"""What Euchre is played by, as the match hands it on."""
from __future__ import annotations

from dataclasses import dataclass

from cardtable.families.tricks.strict.accounts import NEW, Ledger
from cardtable.rules.terms import Terms


@dataclass(frozen=True)
class EuchreTerms(Terms):
    """How it is played."""

    jambone: bool = False
    jamboree: bool = False
    later_call: bool = True      # who plays alone may be superseded by a partner who will do so
    lone_leads: bool = False
    opposed: bool = False        # alone against alone
    set_back: bool = False       # a euchre of three is taken from who is euchred
    joker: bool = False          # a 33rd card above all
    by_hand: bool = False        # hands cut, deal and turn the card
    hands_mark: bool = False     # under strict laws hands mark what is won,
    bystanders: bool = False     # somebody looks on,
    ledger: Ledger = NEW         # and what hands have marked, and had to
