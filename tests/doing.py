"""Moves of a test written as lines: "0 place noir 100", "- spin 17"; each must be lawful."""
from __future__ import annotations

from cardtable.rules.deal import Deal
from cardtable.rules.events import NATURE
from cardtable.rules.match import Series
from cardtable.rules.moves import Move


def do(deal: Deal | Series, *lines: str) -> None:
    """One after the other; "-" is nature."""
    for line in lines:
        seat, _, text = line.partition(" ")
        who, move = NATURE if seat == "-" else int(seat), Move.read(text)
        law = deal.refusal(who, move)
        assert law is None, f"{line}: {law.heading}"
        deal.apply(who, move)


def refused(deal: Deal | Series, text: str, seat: int = 0) -> int | None:
    """The number of the article that forbids it."""
    law = deal.refusal(seat, Move.read(text))
    return None if law is None else law.number
