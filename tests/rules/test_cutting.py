"""Cutting for the deal."""
from __future__ import annotations

from random import Random

import pytest

from cardtable.cards import pack, ranking
from cardtable.families.tricks.talk import TrickTalk
from cardtable.rules.cutting import Cut
from cardtable.rules.events import NATURE, Event
from cardtable.rules.laws import IMPOSSIBLE
from cardtable.rules.moves import Move
from cardtable.rules.zones import Layout

LAYOUT = Layout(2)
SPREAD, SHOWN = LAYOUT.one("spread"), LAYOUT.one("shown", sees="all")


class High(Cut):
    """King highest."""

    layout, pack, spread, shown, strength = LAYOUT, pack("789TJQK"), SPREAD, SHOWN, ranking("789TJQK")


class Low(High):
    """The lowest first."""

    lowest_first = True


class Whole(High):
    """The whole order matters."""

    parts = ()


class Parted(High):
    """Partners are parted by the second place."""

    parts = (1, 2)


@pytest.mark.parametrize(("kind", "cards", "cutters", "equal"), [
    (High, "KC KD 7C 7D", (0, 1), (0, 1)), (High, "8C KD 7C 7D", (), ()), (Low, "KC KD 7C 7D", (2, 3), (2, 3)),
    (Whole, "8C KD 7C 7D", (0, 1, 2, 3), (2, 3)), (Parted, "KC 9D 9C 7D", (1, 2), (1, 2)),
])
def test_those_equal_for_a_place_that_matters_cut_again(kind: type[Cut], cards: str, cutters: tuple[int, ...],
                                                         equal: tuple[int, ...]) -> None:
    cut = kind(player=tuple(range(4)))
    events: list[Event] = []
    cut.tell = events.append
    cut.apply(NATURE, Move.read(f"cut {cards}"))
    assert [e.args for e in events if e.what == "cut again"] == ([equal] if equal else [])
    assert cut.over or cut.cutters == cutters


@pytest.mark.parametrize(("kind", "said"), [
    (High, "Anna and you are equal, and cut again."), (Whole, "Anna and you are equal, and all cut again.")])
def test_who_was_equal_is_told(kind: type[Cut], said: str) -> None:
    cut = kind(player=tuple(range(3)))
    events: list[Event] = []
    cut.tell = events.append
    cut.apply(NATURE, Move.read("cut KC KD 7C"))
    again = next(e for e in events if e.what == "cut again")
    assert TrickTalk().on_said(cut, again, ("Anna", None, "Ben").__getitem__)[0].text == said


@pytest.mark.parametrize(("kind", "cards", "ranked"), [
    (High, "9C KD", (1, 0)), (Low, "9C KD", (0, 1)), (High, "8C KD TC", (1, 2, 0)), (Whole, "9C KD 9H", ()),
])
def test_who_is_first(kind: type[Cut], cards: str, ranked: tuple[int, ...]) -> None:
    cut = kind(player=tuple(range(len(cards.split()))))
    cut.apply(NATURE, Move.read(f"cut {cards}"))
    assert (cut.ranked, cut.over) == (ranked, bool(ranked))


def test_equal_cards_are_gathered_and_cut_again() -> None:
    cut = High()
    events: list[Event] = []
    cut.tell = events.append
    cut.apply(NATURE, Move.read("cut 9C 9D"))
    assert [e.what for e in events if e.kind == "said"] == ["cut again"]
    cut.apply(NATURE, Move.read("cut 9C TD"))
    assert sorted(c for held in cut.zone for c in held) == sorted(cut.pack)
    moved = [len(e.cards) * (1 if e.dst == SHOWN else -1) for e in events if e.kind == "moved"]
    assert (moved, len(cut.zone[SHOWN])) == ([1, 1, -2, 1, 1], 2)


def test_a_copy_is_cut_for_itself() -> None:
    cut = High()
    cut.apply(NATURE, Move.read("cut 9C 9D"))
    before, other = dict(vars(cut)), cut.copy()
    other.apply(NATURE, Move.read("cut 9C TD"))
    assert vars(cut) == before
    assert (cut.over, other.over) == (False, True)


def test_a_game_cannot_be_resigned_before_it_has_begun() -> None:
    assert High().refusal(0, Move(("resign",))) is IMPOSSIBLE


def test_nature_cuts_fairly() -> None:
    rng, first = Random(1), 0
    for _ in range(2000):
        cut = High()
        while not cut.over:
            cut.apply(NATURE, cut.decision(NATURE).sample(rng))
        first += cut.ranked[0]
    assert abs(first - 1000) < 100
