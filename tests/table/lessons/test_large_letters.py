"""With letters twice as large and the lesson's page lying on the table no token lies on one's own cards."""
from __future__ import annotations

from tests.attacks.lessons import attack


def test_what_is_laid_out_can_be_reached_beside_the_page() -> None:
    assert attack("cribbage/first", "200 %", "mouse", 0)["pages"] > 5
