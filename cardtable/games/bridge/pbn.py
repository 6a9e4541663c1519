"""Bridge in PBN: there is no contract, so that the odd trick stands for one, and what was said is written as it is."""
from __future__ import annotations

from collections.abc import Sequence

from cardtable.cards import Card
from cardtable.games.bridge.rules import Bridge
from cardtable.rules.deal import Deal
from cardtable.rules.moves import Move

MOST_TOLD = 2                                    # doublings that a contract can tell


def contract(deal: Deal) -> str:
    """Other programs take trumps and doubling from it."""
    assert isinstance(deal, Bridge)
    return f"1{deal.named}{'X' * min(deal.doubled, MOST_TOLD)}"


def turned(deal: Deal) -> Card | None:
    """No card is turned up."""
    return None


def auction(moves: Sequence[Move]) -> tuple[str, ...]:
    """None."""
    return ()


def said(calls: Sequence[str]) -> tuple[str, ...]:
    """Nothing that is said here."""
    return ()
