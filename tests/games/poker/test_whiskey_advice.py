"""What is advised at Whiskey Poker says why, whatever it is."""
from __future__ import annotations

import pytest

from cardtable.players.advice import advise
from tests.games.poker.evening import Evening

REST = ("AC TD 8S 5H 3C", "QH JC 7D 8C 3D", "KH JH 9D 6S 5C")


@pytest.mark.parametrize(("hand", "words", "told"), [
    ("9S 7H 6C 4D 2S", "", "five cards that nobody has seen do better than nine high"),
    ("KS KD AD AS 4S", "", "with two pairs, aces and kings, you do better than with"),
    ("QS QD JS 4H 2H", "keep keep keep keep", "it turns a pair of queens into three queens"),
    ("AS KS QS JS TS", "keep keep keep keep", "with a straight flush to the ace you are often enough the best"),
    ("AS AD AH KS KD", "keep keep keep keep knock leave leave", "nothing on the table makes a full, aces on kings,"),
])
def test_whatever_is_advised_has_its_reason(hand: str, words: str, told: str) -> None:
    """Cards that come to the table face down are QC and four small ones."""
    evening = Evening(4, "whiskey", dealer=0 if "knock" in words else 3)
    evening.dealt((hand, *REST), then="QC 2C 4C 6D 9H").turn(*words.split())
    assert evening.due == 0
    found = advise(evening.sitting.view(0), 0)
    assert found is not None
    assert told in found.words
