"""Companions in the new-game dialog, and what they say at the table."""
from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from cardtable.croupier.people import Player
from cardtable.games import game
from cardtable.players.personas import ALL, PERSONAS, Persona, rating
from cardtable.showing.remarks import remarks_of
from cardtable.store import Settings, Store
from cardtable.table.forms.chairs import LEVELS, Chair
from cardtable.table.forms.newgame import NewGame
from cardtable.table.forms.setup import at_once
from cardtable.table.sitting.page import TablePage
from tests.games.ecarte.moments import over
from tests.spread import sampled
from tests.table.seating import Seat, saved
from tools.waiting import until

RECTOR = PERSONAS["the-rector"]


@pytest.fixture
def chair(qtbot: QtBot, store: Store) -> Iterator[Chair]:
    """The one for a computer player at a new game for two."""
    dialog = NewGame(game("ecarte"), Settings(store))
    qtbot.addWidget(dialog)
    dialog.show()
    yield dialog.seats.chairs[1]
    dialog.hide()


def choose(chair: Chair, one: Persona) -> None:
    """As with the mouse."""
    combo = chair.name.combo
    combo.setCurrentText(one.name)
    combo.activated.emit(combo.currentIndex())


@pytest.mark.parametrize("one", sampled(ALL, 6), ids=lambda one: one.key)
def test_a_companion_chosen_by_name_brings_level_line_and_rating(chair: Chair, one: Persona) -> None:
    choose(chair, one)
    assert chair.player == Player(one.name, "computer", one.manner.level, one.key)
    found = rating(one, "ecarte")
    line = remarks_of("ecarte").lines.get(one.key, one.line)
    line = f"{line} · {LEVELS[one.manner.level][0].lower()}"
    assert chair.note.text() == (f"{line}, rated {found.rating}, a club player 1500" if found else line)
    for figure in (found.units, found.low, found.high) if found and found.units else ():
        assert str(figure) in chair.note.toolTip()
    assert bool(chair.note.toolTip()) == bool(found)


def test_all_are_rated_at_ecarte() -> None:
    assert [one.key for one in ALL if rating(one, "ecarte") is None] == []


def test_asked_to_play_at_another_level_he_is_anybody(chair: Chair) -> None:
    choose(chair, RECTOR)
    chair.who.choose(4)
    chair.who.chosen.emit(4)
    assert chair.player == Player("The Rector", "computer", "master")
    assert chair.note.text() == LEVELS["master"][1]


def spoken(occasion: str, page: TablePage) -> bool:
    """Whether the Rector has had a word for this occasion, at this game or at any."""
    own = getattr(remarks_of(page.setup.game.name), occasion).get(RECTOR.key, ())
    return any(text in page.book.talk.toPlainText() for text in own or RECTOR.says[occasion])


def test_he_greets_whoever_sits_down(seat: Seat) -> None:
    setup = at_once(game("ecarte"), {}, seed=1)
    page = seat(replace(setup, players=(setup.players[0], Player("The Rector", "computer", "club", "the-rector"))))
    until(lambda: spoken("greets", page))


def test_who_plays_at_a_step_and_is_nobody_in_particular_says_nothing(seat: Seat) -> None:
    page = seat(at_once(game("ecarte"), {}, level="improver", seed=1))
    other = page.host.croupier.players[1]
    assert (other.manner, other.level) == ("improver", "club")
    until(lambda: "deal" in page.book.talk.toPlainText().lower())
    assert not any(text in page.book.talk.toPlainText() for one in ALL for text in one.says["greets"])


def test_he_has_a_word_for_the_end(seat: Seat, store: Store) -> None:
    players = ({"name": "You"}, {"name": "The Rector", "kind": "computer", "level": "club", "persona": "the-rector"})
    page = seat(saved(store, replace(over().moment(), players=players)))
    until(lambda: page.host.croupier.sitting.over)
    mine, his = page.host.croupier.sitting.match.result().by_player
    until(lambda: spoken("wins" if his > mine else "loses", page))
    assert not spoken("greets", page)     # he was met before
