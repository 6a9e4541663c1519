"""The words of Euchre's cases: seats, actions, cards."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cardtable.cards import Cards, cards
from cardtable.rules.moves import Move

SEATS = {4: ("eldest", "second", "third", "dealer"), 3: ("eldest", "second", "dealer"), 2: ("non_dealer", "dealer")}
"""By how many play, the names of the seats: the dealer sits last."""
VERBS = {"order_up": "order", "assist": "assist", "take_up": "take", "make": "make", "take": "supersede"}
BARE = {"pass": "pass", "pass_making": "pass", "turn_down": "turn-down"}
CONTRACTS = ("alone", "jambone", "jamboree")


class UnknownShape(AssertionError):
    """A case in a shape that no adapter here understands."""


class AtLeast(dict[str, Any]):
    """Facts of which a case may ask only some."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, dict) and {key: self.get(key) for key in other} == other


def some(texts: Sequence[str]) -> Cards:
    return cards(" ".join(texts))


def said(word: str, suit: Sequence[str] = ()) -> Move:
    """A move from its name in the cases: "order_up_alone", "make" with a suit."""
    if word in BARE:
        return Move((BARE[word],))
    contract = next((one for one in CONTRACTS if word.endswith(f"_{one}")), "together")
    return Move((VERBS[word.removesuffix(f"_{contract}")], *suit, contract))


def accepting(seat: str) -> str:
    """With which verb one of four accepts the suit turned up."""
    return {"second": "assist", "dealer": "take"}.get(seat, "order")
