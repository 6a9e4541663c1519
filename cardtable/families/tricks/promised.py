"""What speaks for a call beside another: the tricks that the hand promises by the usual count."""
from __future__ import annotations

from cardtable.showing.phrases import count


def promised(tricks: float, call: int, other: int, where: str = "the hand") -> str:
    """"the hand promises about three tricks", for so many called instead of fewer or of passing (0); "... no more than
    about two tricks", for fewer instead of more, or "... hardly five" where that is fewer than are called; "" where
    the count speaks for neither."""
    number = round(tricks)
    told = count(number, "trick")
    if call > other and number >= call:
        return f"{where} promises about {told}"
    if call >= other or number >= other:
        return ""
    return f"{where} promises no more than about {told}" if number >= call else \
        f"{where} hardly promises {count(other, 'trick')}"
