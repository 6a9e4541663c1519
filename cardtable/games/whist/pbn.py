"""Whist in PBN: the dealer stands for a declarer, the turn-up's suit for a contract."""
from __future__ import annotations

from collections.abc import Sequence

from cardtable.cards import SUITS, Card
from cardtable.games.whist.rules import Whist
from cardtable.rules.deal import Deal
from cardtable.rules.moves import Move


def contract(deal: Deal) -> str:
    """Other programs take trumps from it, and from the dealer who leads first."""
    assert isinstance(deal, Whist)
    return f"1{SUITS[deal.trump]}"


def turned(deal: Deal) -> Card | None:
    """The card turned up."""
    assert isinstance(deal, Whist)
    return deal.turned[0] if deal.turned else None


def auction(moves: Sequence[Move]) -> tuple[str, ...]:
    """None."""
    return ()


def said(calls: Sequence[str]) -> tuple[str, ...]:
    """Nothing that is said here."""
    return ()
