"""`cardtable play --level`: levels, the steps between them and companions; else one line says who there is."""
from __future__ import annotations

import pytest

from cardtable import cli
from cardtable.players.manners import STEPS
from cardtable.players.personas import PERSONAS
from cardtable.table.app import application
from cardtable.table.forms.setup import Setup


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[Setup]:
    """What the window would have been opened on."""
    found: list[Setup] = []

    def run(setup: Setup) -> int:
        found.append(setup)
        return 0
    monkeypatch.setattr(application, "run", run)
    return found


@pytest.mark.parametrize("who", [*STEPS, *PERSONAS, "Captain Lisle"])
@pytest.mark.parametrize("game", ["ecarte", "pope_joan"])
def test_everybody_may_be_met(who: str, game: str, opened: list[Setup]) -> None:
    assert cli.main(["play", game, "--level", who, "--seed", "1"]) == 0
    players = opened[0].players
    assert not players[0].computer
    assert len({player.name for player in players}) == len(players)
    known = PERSONAS.get(who.lower().replace(" ", "-"))
    if known is None:
        assert {player.manner for player in players[1:]} == {who}
    else:
        assert (players[1].name, players[1].manner) == (known.name, known.key)
        assert {player.manner for player in players[2:]} <= {known.manner.level}


def test_nobody_else(opened: list[Setup], capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["play", "ecarte", "--level", "the-butler"]) == cli.USAGE_ERROR
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "pupil" in said
    assert "the-rector" in said
    assert opened == []


@pytest.mark.parametrize(("game", "options", "seats"), [
    ("poker_patience", [], 2), ("poker", [], 2), ("poker", ["--option", "players=4"], 4), ("ecarte", [], 2)])
def test_two_sit_down_at_a_table_for_two_unless_another_number_is_named(
        game: str, options: list[str], seats: int, opened: list[Setup]) -> None:
    assert cli.main(["play", game, "--two", *options]) == 0
    players = opened[0].players
    assert [player.computer for player in players] == [False, False] + [True] * (seats - 2)


@pytest.mark.parametrize(("game", "options", "goes_with"), [
    ("cribbage", ["length=61"], "form=three-handed"),
    ("whist", ["length=long"], "code=deschapelles-1839"),
    ("whist", ["form=double-dummy", "code=deschapelles-1839"], "form=whist or dummy"),
    ("poker", ["jack-pots=no", "rising=yes"], "jack-pots=yes"),
    ("quinto", ["rounds=2"], "form=dummy")])
def test_an_option_that_would_mean_nothing_is_refused(game: str, options: list[str], goes_with: str,
                                                      opened: list[Setup], capsys: pytest.CaptureFixture[str]) -> None:
    """It was dropped without a word."""
    assert cli.main(["play", game, *[word for one in options for word in ("--option", one)]]) == cli.USAGE_ERROR
    name = options[-1].partition("=")[0]
    assert capsys.readouterr().err.endswith(f"option {name} means nothing here: it goes with {goes_with}\n")
    assert opened == []


@pytest.mark.parametrize(("game", "options"), [
    ("cribbage", ["length=61", "form=three-handed"]), ("whist", ["length=short", "code=deschapelles-1839"])])
def test_with_what_it_goes_with_it_is_heeded(game: str, options: list[str], opened: list[Setup]) -> None:
    assert cli.main(["play", game, *[word for one in options for word in ("--option", one)]]) == 0
    for one in options:
        name, _, value = one.partition("=")
        assert str(opened[0].options[name]) == value
