"""What the next field of a move is to be filled with, and how it is asked for."""
from __future__ import annotations

from collections.abc import Collection
from typing import Literal

Wanted = Literal["card", "cards", "place", "amount", "name"]
ASKED: dict[Wanted, str] = {"card": "which card", "cards": "which cards", "place": "where", "amount": "how much",
                            "name": "which"}


def asked_for(wanted: Collection[Wanted]) -> str:
    """Any of these.

    >>> asked_for({"place", "card"})
    'which card, or where?'
    """
    return f"{', or '.join([ASKED[one] for one in ASKED if one in wanted])}?"
