"""A long hand in writing: in the order in which its cards are held."""
from __future__ import annotations

from cardtable.cards import card, cards
from cardtable.families.tricks.order import Bowers
from cardtable.games.five_hundred.rules import FiveHundred
from cardtable.games.quinto.talk import in_suits
from cardtable.showing.sorting import Sorting
from cardtable.table.asking.hand_order import sorted_hand
from cardtable.table.sheets.written_hand import ranks


def test_a_bower_is_written_with_the_trumps() -> None:
    """And not behind the seven of the suit that it bears."""
    assert isinstance(FiveHundred.order, Bowers)
    held = sorted_hand(cards("7S AS JS KC JC 9H"), "suit", Sorting(order=FiveHundred.order, trump=card("AC").suit))
    written = ranks(held)
    at = written.index(("C", ["J"]))
    assert written[at:at + 3] == [("C", ["J"]), ("S", ["J"]), ("C", ["K"])]
    assert ("S", ["A", "7"]) in written


def test_a_cachette_is_written_as_hands_are_held() -> None:
    assert in_suits(cards("QD 5S TD 2C JO 3C")) == cards("JO 5S 3C 2C QD TD")
