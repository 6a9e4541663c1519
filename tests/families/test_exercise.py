"""Moments practised: what is wanted comes, and it is the learner's own choice."""
from __future__ import annotations

import re
from random import Random

import pytest

from cardtable.cards import SUIT_NAMES
from cardtable.families.exercise import beside
from cardtable.families.melds.deal import MeldDeal
from cardtable.families.tricks.deal import TrickDeal
from cardtable.players.exercise import exercise
from cardtable.showing.phrases import capital, count


def test_each_kind_of_moment_comes_and_is_told() -> None:
    found = exercise("whist")
    assert found is not None
    for what in found.options[0].choices or {}:                          # type: ignore[attr-defined]
        for seed in range(3):
            problem = found.problem({"what": what}, Random(seed))
            assert problem.view.turn == problem.seat
            assert problem.names[problem.seat] == ""
            assert len(list(problem.view.decision(problem.seat))) > 1
            assert problem.words.endswith(".")


@pytest.mark.parametrize("name", ["whist", "bezique", "rubicon_bezique"])
def test_what_lies_open_is_told(name: str) -> None:
    """Trumps, the card led, what the other has declared, and at the last tricks what is still out."""
    found = exercise(name)
    assert found is not None
    for what in found.options[0].choices or {}:                          # type: ignore[attr-defined]
        for seed in range(4):
            problem = found.problem({"what": what}, Random(seed))
            deal = problem.view.deal
            assert isinstance(deal, TrickDeal)
            words = problem.words
            assert deal.trump == -1 or SUIT_NAMES[deal.trump] in words.lower()
            open_cards = list(deal.on_table())
            if isinstance(deal, MeldDeal):
                open_cards += deal.zone[deal.layout.declared[deal.after(problem.seat)]]
            assert all(f"the {card.face.name}" in words for card in open_cards)
            if deal.phase == "play":
                assert ("You lead." in words) == (not deal.on_table())
            out = sum(len(deal.zone[hand]) for seat, hand in enumerate(deal.layout.hand) if seat != problem.seat)
            told = f"{count(out, 'card')} {'is' if out == 1 else 'are'} still out"
            assert (capital(told) in words) == (what in ("last", "end"))
            assert not re.search(r"\. [a-z]", words), "a sentence begins with a capital"


@pytest.mark.parametrize("seats", range(2, 9))
def test_all_round_a_table_each_has_a_name_of_his_own(seats: int) -> None:
    names = [beside(at, seats) for at in range(seats)]
    assert names[0] == ""
    assert len(set(names)) == seats
    if seats > 2:
        assert (names[1], names[-1]) == ("your left neighbour", "your right neighbour")
    assert ("the player opposite" in names) == (seats % 2 == 0 and seats > 2)


def test_the_last_tricks_tell_every_trick_before_them() -> None:
    """What a partner has called for, or thrown, is read from them, and the answer may cite it."""
    found = exercise("whist")
    assert found is not None
    for seed in range(3):
        problem = found.problem({"what": "end"}, Random(seed))
        deal = problem.view.deal
        assert isinstance(deal, TrickDeal)
        told = problem.words.partition("leader on: ")[2].partition(".")[0].split("; ")
        assert len(told) == sum(deal.taken)
        for place, trick in enumerate(told):
            seat, card, *_ = deal.history[place * deal.seats]
            assert trick.startswith(f"{problem.names[seat] or 'you'} led {SUIT_NAMES[card.suit]}, the ")
