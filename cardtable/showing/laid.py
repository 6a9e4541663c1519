"""What is laid open when a deal has ended: hands, a crib, the card turned up, each with what it counted."""
from __future__ import annotations

from typing import NamedTuple

from cardtable.cards import Cards


class Laid(NamedTuple):
    """Whose cards they are, or what; his part in the deal; what they counted, if that is said beside them; and
    what is said instead of his part where there is no room for it."""

    whose: str
    note: str
    cards: Cards
    worth: str = ""
    brief: str = ""


class Paid(NamedTuple):
    """What a player took (or, less than nothing, paid), and for what."""

    what: str
    coins: int
