"""What is a finesse, and what is only the lowest of a sequence."""
from __future__ import annotations

import pytest

from cardtable.cards import card, cards
from cardtable.families.partnership import places


@pytest.mark.parametrize(("held", "tried"), [
    ("AS QS 4S", "QS"), ("AS KS QS 4S", ""), ("KS JS TS", "TS"), ("KS QS JS TS", ""), ("AS QS JS", "JS"),
    ("AS KS QS JS", "")])
def test_who_holds_what_it_should_catch_tries_nothing(held: str, tried: str) -> None:
    """002:6487-6500, 6506-6535."""
    assert places.finesse(cards(held), card("9S")) == (card(tried) if tried else None)
