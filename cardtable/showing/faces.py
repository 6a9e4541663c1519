"""What stands on the token of a call whose number can be raised: a figure, a sign and what it is worth, not words."""
from __future__ import annotations

from typing import NamedTuple

from cardtable.cards import SUITS


class Face(NamedTuple):
    """`figure` is the number, "" where none is enough; `sign` a letter of CDHS, or words in small capitals; `worth`
    stands in italics at the right."""

    figure: str
    sign: str
    worth: str = ""

    @property
    def is_suit(self) -> bool:
        """Whether the sign is to be drawn."""
        return bool(self.sign) and self.sign in SUITS
