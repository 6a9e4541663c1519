"""What is said and written at cribbage."""
from __future__ import annotations

from random import Random
from string import Formatter

import pytest

from cardtable.cards import cards
from cardtable.games.cribbage.game import GAME
from cardtable.games.cribbage.rules.count import show
from cardtable.games.cribbage.rules.forms import FORMS
from cardtable.games.cribbage.rules.rules import CRIB, START, Cribbage
from cardtable.games.cribbage.show import words
from cardtable.games.cribbage.show.talk import TALK
from cardtable.rules.events import Event
from cardtable.rules.moves import Move
from cardtable.rules.sitting import Sitting

FACTS = {"card": "five of hearts", "cards": "two cards", "points": "three", "score": "121 to 60",
         "whom": "Miss Lisle", "coins": "two counters", "partner": "Mr. Dunn", "others": "the Rector and you"}


@pytest.mark.parametrize(("count", "pegged", "said"), [
    (7, (), "Seven."), (15, ((2, "fifteen"),), "Fifteen, for two."),
    (24, ((3, "run"),), "Twenty-four, and a run of three."),
    (31, ((2, "thirty-one"),), "Thirty-one, for two."), (20, ((2, "pair"),), "Twenty, and a pair for two."),
    (15, ((2, "fifteen"), (6, "pair royal")), "Fifteen for two, and a pair royal for six."),
    (31, ((2, "pair"), (2, "thirty-one")), "Thirty-one for two, and a pair for two.")])
def test_the_count(count: int, pegged: tuple[tuple[int, str], ...], said: str) -> None:
    assert words.counted(count, pegged) == said


@pytest.mark.parametrize(("hand", "crib", "said"), [
    ("5H 5S 5C JD 5D", False,
     "Fifteen two, fifteen four, fifteen six, fifteen eight, fifteen ten, fifteen twelve, fifteen fourteen, "
     "fifteen sixteen, a double pair royal and one for his nob: twenty-nine. The best of all hands!"),
    ("7S 7D 8C 9H KD", False, "Fifteen two, fifteen four, a pair and two runs of three: twelve."),
    ("2H 4H 6H 8H KS", False, "A flush of four."),
    ("2H 4H 6H 8H KS", True, "Nothing in the crib."), ("2S 4H 6C 8H KS", False, "Nothing."),
    ("AS AH 2D 2C 3H", True, "In the crib, a pair, a pair and four runs of three: sixteen.")])
def test_a_hand_item_by_item(hand: str, crib: bool, said: str) -> None:
    *held, start = cards(hand)
    items = words.recited(tuple(held), start, crib)
    assert " ".join([item.words for item in items]) == said
    assert sum([item.points for item in items]) == show(tuple(held), start, crib).total


@pytest.mark.parametrize("what", words.TOLD)
def test_lines_in_both_voices(what: str) -> None:
    own, other = words.tell(what, **FACTS), words.tell(what, "Mr. Penrose", **FACTS)
    assert "Penrose" not in own
    assert "Mr. Penrose" in other
    assert "you" in own.lower()
    fields = [{field for _, field, _, _ in Formatter().parse(text) if field} for text in words.TOLD[what]]
    assert fields[1] - {"name"} == fields[0] <= set(FACTS)


def test_every_verb_has_its_token() -> None:
    fields = {"count": "Count 9", "missed": "Claim 9"}
    for verb in set(Cribbage.verbs) - {"shuffle"}:
        token = TALK.token(Move((verb, 9))) if verb in fields else TALK.token(Move((verb,)))
        assert token == fields.get(verb, words.TOKENS.get(verb))
    assert [TALK.several(("lay-out",), n) for n in (0, 2)] == ["Lay out", "Lay out two"]


@pytest.mark.parametrize(("scored", "line"), [
    (("fifteen", "last card", "fifteen", "hand"), "Fifteen twice, last card and hand"),
    (("run",), "Run"), (("hand", "crib"), "Hand and crib"), (("last card",) * 4, "Last card four times"), ((), "")])
def test_score_sheet(scored: tuple[str, ...], line: str) -> None:
    assert words.entry(scored) == line


@pytest.mark.parametrize("by_hand", [False, True])
@pytest.mark.parametrize("form", FORMS)
def test_a_whole_game_is_told_to_everybody(form: str, by_hand: bool) -> None:
    seats, options = FORMS[form].seats, {"form": form, **({"counting": "by hand", "missed": True} if by_hand else {})}
    made, rng, heard = Sitting(GAME, options, [{"name": str(n)} for n in range(seats)]), Random(7), set[str]()
    events: list[Event] = []
    made.listeners.append(events.append)
    while not made.over:
        events.clear()
        deal, (must, _, _) = made.match.deal(), made.match.pending()
        move = made.match.decision(must[0]).sample(rng)
        if move.verb == "resign":
            continue
        made.submit(must[0], move)
        for reader in range(seats):
            seat = deal.seats_of(reader)[0]
            view = deal.view(reader)
            seen = [event.to(deal.eyes(reader)) for event in events]
            lines = [line for event in seen
                     for line in TALK.lines(view, [event], lambda s, seat=seat: None if s == seat else f"Player {s}")]
            spoken = [line.text for line in lines if line.kind != "cited"]
            assert all(text[:1].isupper() and text.endswith(".") for text in spoken)
            assert not any(f"Player {seat} " in text for text in spoken)
            heard.update(spoken)
    assert "Go." in heard
    assert "One for the last." in heard
    assert any(text.startswith("You may claim" if by_hand else "In the crib, fifteen two") for text in heard)
    assert any("win" in text and "the game" in text for text in heard)
    assert TALK.standing(made.match, 0) == " to ".join(
        [str(deal.score[0]), " and ".join(map(str, deal.score[1:]))])


def test_captions_and_plates() -> None:
    deal = Cribbage(1, (0, 0), [0, 0], (0, 1))
    deal.apply(-1, Move(("shuffle", *deal.pack)))
    assert TALK.plate(deal, 0) == "to lay out"
    assert TALK.plate(deal, 1) == "to lay out · dealer"
    for seat in (0, 1):
        deal.apply(seat, deal.decision(seat).sample(Random(1)))
    name = {0: None, 1: "Mrs. Halloran"}.get
    assert TALK.caption(deal, START, name) == "the start"
    assert TALK.caption(deal, CRIB, name) == "Mrs. Halloran’s crib"
    assert words.crib(None) == "your crib"
    assert TALK.subtitle(GAME, {"form": "six-card", "length": 121}) == ["Six-card, 121 up", "Hoyle, 1909"]
