"""What is said at Piquet."""
from __future__ import annotations

import pytest

from cardtable.games.piquet.words import numeral


@pytest.mark.parametrize(("count", "said"), [
    (0, "nothing"), (51, "fifty-one"), (100, "one hundred"), (101, "one hundred and one"),
    (146, "one hundred and forty-six")])
def test_a_count_is_said_in_words_though_it_passes_a_hundred(count: int, said: str) -> None:
    """A repique well played out is counted beyond a hundred within one deal, card by card."""
    assert numeral(count) == said
