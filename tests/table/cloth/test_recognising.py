"""Which card on the table is which: itself, else a back of the same place, else any back."""
from __future__ import annotations

from dataclasses import dataclass
from typing import cast

import pytest

from cardtable.cards import BACK, BY_TEXT, Card
from cardtable.table.cloth.recognising import recognised
from cardtable.table.items import CardItem


@dataclass(eq=False)
class Lies:
    """An item as far as it is asked about."""

    card: Card
    number: int


def lying(*zones: str) -> dict[int, list[CardItem]]:
    """Items by zone, numbered as they are written; "??" is a back."""
    numbers = iter(range(1000))
    return {zone: [cast(CardItem, Lies(BY_TEXT.get(text, BACK), next(numbers))) for text in held.split()]
            for zone, held in enumerate(zones)}


def wanted(*zones: str) -> list[tuple[int, Card]]:
    """What zones shall hold."""
    return [(zone, BY_TEXT.get(text, BACK)) for zone, held in enumerate(zones) for text in held.split()]


@pytest.mark.parametrize(("before", "after", "found", "left"), [
    (("AS KS", "QD"), ("QD", "KS AS"), {0: 2, 1: 1, 2: 0}, []),                   # a card is itself wherever it goes
    (("?? ??", "?? ??"), ("??", "?? ??"), {0: 0, 1: 2, 2: 3}, [1]),               # a back of the same zone
    (("?? ?? ??", ""), ("??", "??"), {0: 0, 1: 1}, [2]),                          # else any
    (("?? ??", "AS"), ("", "?? AS"), {0: 0, 1: 2}, [1]),
    (("?? AS", ""), ("KS", "??"), {1: 0}, [1]),                                   # one that is seen is no other
    (("AS1 AS2", ""), ("AS2", "AS1"), {0: 1, 1: 0}, []),                          # nor its copy of another pack
    (("KS", "?? ??"), ("AS ??", ""), {1: 1}, [0, 2]),
])
def test_each_card_finds_its_item(before: tuple[str, ...], after: tuple[str, ...], found: dict[int, int],
                                  left: list[int]) -> None:
    items, others = recognised(lying(*before), wanted(*after))
    assert {number: item.number for number, item in items.items()} == found
    assert [item.number for item in others] == left
