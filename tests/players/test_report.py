"""What a master says of what he chose: in words, with cards by their names, and beside another choice only."""
from __future__ import annotations

import re

import pytest

from cardtable.players.estimate import Estimate
from cardtable.players.report import Report
from cardtable.rules.moves import Move

PHRASE = {"discard": ("Discard", "discarding"), "play": ("Play", "playing"), "accept": ("Accept", "accepting")}


def told(*moves: str, unit: str = "points") -> str:
    some = [Estimate((Move.read(move),), 2.0 - n, .1, float(n), .1) for n, move in enumerate(moves)]
    return Report(unit, 60, False, PHRASE).sentence(some[0], some)


@pytest.mark.parametrize(("moves", "said"), [
    (("play KH", "play TH"), "Play the king of hearts: it is worth +2.0 points against +1.0 by playing the ten of"),
    (("discard 7C 8C", "discard 8C"),
     "Discard the seven and the eight of clubs: it is worth +2.0 points against +1.0 by discarding the eight of clubs"),
    (("discard 7C 9C 9D JD", "discard 7C 9C 9D"),
     "Discard four cards: it is worth +2.0 points against +1.0 by discarding"),
    (("accept",), "Accept: it is worth +2.0 points")])
def test_it_is_a_sentence_with_cards_by_their_names(moves: tuple[str, ...], said: str) -> None:
    text = told(*moves)
    assert text.startswith(said)
    assert not re.search(r"\b[2-9TJQKA][CDHS]\b", text)


def test_the_same_cards_in_another_order_are_no_other_choice() -> None:
    assert "against" not in told("discard 7C 7D 9D AC", "discard 7C AC 7D 9D")
    assert "by discarding the seven of clubs" in told("discard 7C 7D", "discard 7D 7C", "discard 7C")
