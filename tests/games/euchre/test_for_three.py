"""Euchre for three: what is said of a course is true where each plays for himself; and why three trumps are refused."""
from __future__ import annotations

from typing import Any

import pytest

from cardtable.cards import card, cards
from cardtable.games.euchre.book.accepting import taking
from cardtable.games.euchre.book.making import making
from cardtable.games.euchre.position import Position
from cardtable.games.euchre.rules import Euchre
from cardtable.games.euchre.search.evaluate import question, standing
from cardtable.games.euchre.talk import TALK
from cardtable.rules.moves import Move

HOYLE = {"code": "hoyle-1909"}


def asked(form: str, held: str, up: str, options: dict[str, str] | None = None, **told: Any) -> tuple[Euchre, int, Any]:
    seat = {"two": 1, "three": 2, "four": 3}[form]
    one = Position(cards(held), card(up), ("pass",) * seat, seat, phase="adopting",
                   options={"form": form, **(options or {})}, **told)
    view = one.view()
    assert isinstance(view.deal, Euchre)
    return view.deal, seat, view


@pytest.mark.parametrize("options", [{}, HOYLE])
@pytest.mark.parametrize(("form", "unit"), [("two", "games in 100"), ("three", "points"), ("four", "games in 100")])
def test_figures_are_called_what_they_are(form: str, unit: str, options: dict[str, str]) -> None:
    _, seat, view = asked(form, "JS AS KH 8C 7D", "9S", options)
    found = question(view, seat, Move(("turn-down",)))
    assert found is not None
    assert (found.unit, bool(found.beside)) == (unit, form == "three")


def test_of_three_it_is_points_above_the_better_of_the_others() -> None:
    deal, seat, _ = asked("three", "JS AS KH 8C 7D", "9S", score=(1, 3, 2))
    assert [standing(deal, seat, marked) for marked in ([0, 0, 0], [0, 0, 2], [2, 2, 0], [0, 0, 4])] == [-1, 1, -3, 2]


@pytest.mark.parametrize(("form", "partner"), [("two", False), ("three", False), ("four", True)])
def test_a_partner_is_spoken_of_where_there_is_one(form: str, partner: bool) -> None:
    deal, seat, _ = asked(form, "AS KS QS AH 7D", "9S")
    told = taking(deal, seat)
    assert told.move == Move(("take", "together"))
    assert ("partner" in told.why) == partner
    for verb in ("order", "take", "make"):
        assert "your side" not in TALK.meaning(Move((verb, "together")))


def test_three_trumps_without_an_ace_want_one_or_a_bower() -> None:
    """002:2547-2549; what a euchre costs is weighed where it puts the others out (002:2552-2555)."""
    deal, seat, _ = asked("four", "9S 7H 8C TD 8D", "AD", HOYLE, score=(0, 2))
    assert taking(deal, seat).why == \
        "Turn it down: three trumps want a Bower at their head, or an ace of another suit beside them."
    deal, seat, _ = asked("four", "9S 7H AC TD 8D", "9D", HOYLE, score=(0, 2))
    assert taking(deal, seat).move == Move(("take", "together"))
    for bower in ("JD", "JH"):                   # play.md, *Three trumps headed by a Bower*
        deal, seat, _ = asked("four", f"9S {bower} 8C TD 8D", "7D", HOYLE, score=(0, 2))
        assert taking(deal, seat).move == Move(("take", "together"))
    deal, seat, _ = asked("four", "9S 7H 8C TD 8D", "JD", HOYLE, score=(3, 3))
    assert taking(deal, seat).why == "Turn it down: a euchre would put the others out."


@pytest.mark.parametrize(("held", "score", "made"), [
    ("JH 7H 8H TC 8S", (0, 0), True), ("JD 7H 8H TC 8S", (0, 0), True), ("AH 7H 8H TC 8S", (0, 0), False),
    ("JH 7H 8H TC 8S", (3, 0), False)])
def test_the_dealers_partner_makes_it_on_three_headed_by_a_bower(held: str, score: tuple[int, int], made: bool) -> None:
    """Next in suit, too, where he has no other; not where a euchre puts the others out."""
    said = ("pass", "pass", "pass", "turn-down", "pass")
    one = Position(cards(held), card("9D"), said, 1, phase="making", options=HOYLE, score=score)
    deal = one.view().deal
    assert isinstance(deal, Euchre)
    assert (making(deal, 1).move == Move(("make", "H", "together"))) == made
