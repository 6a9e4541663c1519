"""What is said of a fresh suit is so of the hand."""
from __future__ import annotations

from types import SimpleNamespace

import pytest

from cardtable.cards import SUITS, cards
from cardtable.families.partnership.leading import whence
from cardtable.families.partnership.reading import Reading


@pytest.mark.parametrize(("held", "suit", "said"), [
    ("6H 9C QD TD 8D", "C", "what is longer is better let alone"),
    ("6H 9C QD TD 8D", "D", "of the longest suit"),
    ("6H 9C", "C", "a single card"),
    ("6H 9C 5S 4S 3S", "C", "a single card"),
    ("5S 4S 3S 2H 3H 4H 5H", "S", "of the trumps"),
])
def test_the_longest_suit_is_the_longest(held: str, suit: str, said: str) -> None:
    reading = SimpleNamespace(held=Reading.by_suit(cards(held)), deal=SimpleNamespace(trump=SUITS.index("S")))
    assert said in whence(reading, SUITS.index(suit))        # type: ignore[arg-type]
