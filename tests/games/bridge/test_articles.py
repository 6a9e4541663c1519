"""What articles of both codes must say, and how the table treats them, where either was once otherwise."""
from __future__ import annotations

import pytest

from cardtable.games.auction_bridge.laws import CODE as AUCTION
from cardtable.games.bridge.laws import CODE as BRIDGE
from cardtable.rules.laws import ALWAYS, ETIQUETTE, Code
from cardtable.table.book.talk import opening


@pytest.mark.parametrize("code", [BRIDGE, AUCTION])
@pytest.mark.parametrize(("number", "words"), [
    (17, "who was in the room earlier going before the rest"), (17, "there is one pack, and the cards seat them"),
    (18, "Where more than six wish to play"), (39, "notice before the last card lies and before they look"),
    (89, "for everybody but Dummy"), (96, "the side accused"), (103, "only one of two partners"),
    (109, "with it the match ends"), (109, "He pays for his partner too; if his side is ahead all the same, nobody"),
    (75, "only where it can show it to be certain"),
])
def test_it_says(code: Code, number: int, words: str) -> None:
    assert words in code.law(number).text


@pytest.mark.parametrize("code", [BRIDGE, AUCTION])
def test_what_is_quoted_at_the_cut_of_four_is_of_four(code: Code) -> None:
    """As much as is short stands in the talk, and the rest in the law book."""
    quoted = opening(code.law(17).text)
    assert "partners" in quoted
    assert "more than four" not in quoted


@pytest.mark.parametrize(("code", "number", "words"), [
    (BRIDGE, 58, "he who named the trump, or eldest hand, says so by himself"), (BRIDGE, 95, "Eldest hand may ask"),
    (AUCTION, 95, "The player at the declarer’s left may ask"), (AUCTION, 51, "One-Spade convention give this up"),
    (AUCTION, 54, "the slate shows them no more"), (AUCTION, 54, "read again for himself"),
    (AUCTION, 110, "that which dealt first in the rubber"),
])
def test_either_says(code: Code, number: int, words: str) -> None:
    assert words in code.law(number).text


@pytest.mark.parametrize("code", [BRIDGE, AUCTION])
def test_what_nobody_can_do_here_is_not_called_always_applied(code: Code) -> None:
    assert [code.law(number).treatment for number in (17, 18, 22)] == [ALWAYS, ETIQUETTE, ETIQUETTE]
