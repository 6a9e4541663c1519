"""The arena: duplicate, reproducible whatever the jobs, resumable, and ending well when interrupted."""
from __future__ import annotations

import argparse
import json
import signal
from pathlib import Path
from typing import Any

import pytest

from cardtable.cli import main
from cardtable.games import game
from cardtable.players import arena, arena_arguments, arena_command, arena_unit
from cardtable.players.arena import Result, run_arena
from cardtable.players.arena_log import ArenaError, Log
from cardtable.players.arena_unit import DEAL, GAME, Setup, Unit, play_unit
from cardtable.players.interruption import INTERRUPTED
from cardtable.players.thought import Thought
from cardtable.rules.moves import Move
from cardtable.rules.options import complete
from cardtable.rules.record import Record
from cardtable.rules.sitting import Sitting
from cardtable.rules.view import View
from tests.players import alone
from tests.spread import far, sampled

SETUP = Setup("ecarte", "club", "novice", DEAL, complete(game("ecarte").options, {}), seed=3)
SEARCHED = Setup("ecarte", "mr-ferrars", "captain-lisle", DEAL, SETUP.options, seed=3, budget=0.05)
GAMES = Setup("ecarte", "club", "pupil", GAME, SETUP.options, seed=3)
UNITS = far(4, 8)


def timeless(result: Result) -> dict[str, Any]:
    """All that is told but the times, with every move and every margin."""
    found = result.to_json()
    del found["ms"]
    return found | {"units": [(unit.number, unit.margins, unit.records) for unit in result.units]}


@pytest.mark.parametrize("unit", [DEAL, GAME])
def test_same_seed_same_result(unit: str) -> None:
    setup = Setup("ecarte", "club", "novice", unit, seed=3)
    first, second = run_arena(setup, 6), run_arena(setup, 6)
    assert timeless(first) == timeless(second)
    assert timeless(first) != timeless(run_arena(Setup("ecarte", "club", "novice", unit, seed=4), 6))


@pytest.mark.parametrize("setup", [SEARCHED, GAMES], ids=["deals searched", "games"])
def test_jobs_do_not_matter(setup: Setup) -> None:
    assert timeless(run_arena(setup, UNITS, jobs=2)) == timeless(run_arena(setup, UNITS))


@pytest.mark.parametrize("jobs", sampled([2, 1], 1))
def test_interrupted_and_resumed_it_comes_to_the_same(jobs: int, tmp_path: Path) -> None:
    def pressed(so_far: Result) -> None:
        if len(so_far.units) == 3:
            signal.raise_signal(signal.SIGINT)
    path = tmp_path / "log"
    log = Log(path, SEARCHED)
    before = signal.signal(signal.SIGINT, signal.default_int_handler)        # it is ignored in the background
    try:
        broken = run_arena(SEARCHED, 6, jobs, log=log, report=pressed)
    finally:
        signal.signal(signal.SIGINT, before)
        log.close()
    assert broken.interrupted
    assert len(broken.units) == 3
    whole = run_arena(SEARCHED, 6)
    log = Log(path, SEARCHED)
    assert sorted(log.units) == [0, 1, 2]
    assert log.units[2] == broken.units[2]
    assert timeless(run_arena(SEARCHED, 6, 3 - jobs, log=log)) == timeless(whole)
    log.close()
    log = Log(path, SEARCHED)
    assert timeless(Result(SEARCHED, [log.units[n] for n in range(6)])) == timeless(whole)
    log.close()


@pytest.mark.parametrize("unit", [DEAL, GAME])
@pytest.mark.parametrize("form", ["ecarte", "pool"])
def test_a_level_against_itself_comes_out_even(unit: str, form: str) -> None:
    setup = Setup("ecarte", "club", "club", unit, {"form": form}, seed=1)
    for unit_played in run_arena(setup, 5).units:
        assert unit_played.margin == pytest.approx(0)


def test_every_playing_has_the_same_shuffles_with_the_levels_exchanged() -> None:
    one, other = play_unit(SETUP, 0).records
    assert [p["level"] for p in one["players"]] == ["club", "novice"]
    assert [p["level"] for p in other["players"]] == ["novice", "club"]
    shuffles = [[m for m in r["moves"] if m.startswith("* ")] for r in (one, other)]
    assert shuffles[0] == shuffles[1]


def test_with_three_players_first_holds_each_place_once() -> None:
    unit = play_unit(Setup("ecarte", "club", "novice", GAME, {"form": "pool"}, seed=1), 0)
    levels = [[p["level"] for p in record["players"]] for record in unit.records]
    assert levels == [["club", "novice", "novice"], ["novice", "club", "novice"], ["novice", "novice", "club"]]


@pytest.mark.parametrize("unit", [DEAL, GAME])
def test_margins_are_those_of_the_records(unit: str) -> None:
    for played in run_arena(Setup("ecarte", "club", "novice", unit, seed=2), 5).units:
        for first, (margin, found) in enumerate(zip(played.margins, played.records)):
            sitting = Sitting.replay(Record.from_dict(found), game("ecarte"))
            if unit == GAME:
                assert sitting.over
                assert margin == sitting.match.deal().purse[first]
            else:
                assert -3 <= margin <= 3


def test_deals_begin_at_scores_drawn_from_the_seed() -> None:
    scores = set()
    for number in range(12):
        record = play_unit(SETUP, number).records[0]
        last = max(n for n, move in enumerate(record["moves"]) if move.startswith("* shuffle"))
        record["moves"] = record["moves"][:last]
        sitting = Sitting.replay(Record.from_dict(record), game("ecarte"))
        scores.add(tuple(sitting.match.deal().score))
    assert len(scores) > 4


def test_object_of_the_contract() -> None:
    found = run_arena(SETUP, 4).to_json()
    assert list(found) == ["game", "options", "unit", "deals", "seed", "first", "second", "mean", "ci95", "wins", "ms"]
    assert found["ci95"][0] <= found["mean"] <= found["ci95"][1]
    assert sum(found["wins"]) == found["deals"] == 4
    assert set(found["ms"]["first"]) == {"p50", "p95", "max"}


def test_stops_as_soon_as_one_is_stronger(monkeypatch: pytest.MonkeyPatch) -> None:
    def stronger(setup: Setup, number: int) -> Unit:
        return Unit(number, [1.0 + number % 3, 0.0], [], [], [])
    monkeypatch.setattr(arena, "play_unit", stronger)
    result = run_arena(SETUP, 1000, until_significant=True)
    assert 50 <= len(result.units) < 200
    assert result.to_json()["sequential"] == {"significant": True, "error_rate": 0.05}


def test_interrupted_it_reports_what_it_has(monkeypatch: pytest.MonkeyPatch, tmp_path: Path,
                                            capsys: pytest.CaptureFixture[str]) -> None:
    def impatient(setup: Setup, number: int) -> Unit:
        if number == 3:
            raise KeyboardInterrupt
        return play_unit(setup, number)
    monkeypatch.setattr(arena, "play_unit", impatient)
    path = tmp_path / "log"
    assert command("ecarte", "--first", "club", "--second", "novice", "--deals", "9", "--unit", "deal", "--seed", "3",
                   "--log", str(path), "--json") == INTERRUPTED
    found = json.loads(capsys.readouterr().out)
    assert found["deals"] == 3
    assert found["interrupted"] is True
    monkeypatch.undo()
    log = Log(path, SETUP)
    assert sorted(log.units) == [0, 1, 2]
    resumed = run_arena(SETUP, 6, log=log)
    log.close()
    assert timeless(resumed) == timeless(run_arena(SETUP, 6))


def test_resumes_after_a_line_cut_short(tmp_path: Path) -> None:
    path = tmp_path / "log"
    log = Log(path, SETUP)
    run_arena(SETUP, 3, log=log)
    log.close()
    path.write_bytes(path.read_bytes()[:-20])
    log = Log(path, SETUP)
    assert sorted(log.units) == [0, 1]
    assert timeless(run_arena(SETUP, 3, log=log)) == timeless(run_arena(SETUP, 3))
    log.close()
    assert len(path.read_bytes().splitlines()) == 4


@pytest.mark.parametrize(("content", "said"), [
    (b"no log at all", "is not the log of an arena"),
    (b"[1, 2]\n", "of another arena"),
    (b"\xff\xfe\n", "line 1"),
])
def test_other_files_are_left_alone(tmp_path: Path, content: bytes, said: str) -> None:
    path = tmp_path / "log"
    path.write_bytes(content)
    with pytest.raises(ArenaError, match=said):
        Log(path, SETUP)
    assert path.read_bytes() == content


def test_a_log_of_another_arena_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "log"
    Log(path, SETUP).close()
    before = path.read_bytes()
    with pytest.raises(ArenaError, match="of another arena"):
        Log(path, Setup("ecarte", "master", "novice", DEAL, SETUP.options, seed=3))
    assert path.read_bytes() == before


def command(*words: str) -> int:
    parser = argparse.ArgumentParser()
    arena_arguments.add_arguments(parser)
    arguments = parser.parse_args(words)
    return arena_command.run(arguments, dict(pair.split("=") for pair in arguments.option), print)


def test_command_prints_lines_and_progress(capsys: pytest.CaptureFixture[str]) -> None:
    assert command("ecarte", "--first", "club", "--second", "novice", "--deals", "3", "--unit", "deal") == 0
    said = capsys.readouterr()
    assert "club against novice" in said.out
    assert "3 of 3" in said.err


@pytest.mark.parametrize("words", [
    ("whist-of-1700", "--first", "club", "--second", "novice", "--deals", "3"),
    ("ecarte", "--first", "club", "--second", "beginner", "--deals", "3"),
    ("ecarte", "--first", "club", "--second", "novice", "--deals", "3", "--option", "form=nine"),
])
def test_bad_arguments_are_told(words: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match=r"there is no|cannot be"):
        command(*words)


@pytest.mark.parametrize("words", [("--deals", "0"), ("--deals", "x"), ("--budget", "-1"), ("--jobs", "0")])
def test_bad_numbers_are_told(words: tuple[str, str]) -> None:
    with pytest.raises(SystemExit):
        command("ecarte", "--first", "club", "--second", "novice", "--deals", "3", *words)


def test_its_help_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    """A percent sign in a help text is argparse's own."""
    with pytest.raises(SystemExit) as left:
        main(["arena", "--help"])
    assert left.value.code == 0
    said = " ".join(capsys.readouterr().out.split())
    assert "error rate of 5%" in said
    assert "with more than two sides once for each side" in said


@pytest.mark.parametrize(("name", "unit", "told"), [
    ("ecarte", "deal", "points a deal"), ("ecarte", "game", "coins a game"), ("napoleon", "deal", "coins a deal"),
    ("cribbage", "game", "coins a game")])
def test_the_margin_says_what_it_is_counted_in(name: str, unit: str, told: str,
                                               capsys: pytest.CaptureFixture[str]) -> None:
    assert command(name, "--first", "novice", "--second", "novice", "--deals", "1", "--unit", unit) == 0
    assert f" {told}" in capsys.readouterr().out.splitlines()[0]


@pytest.mark.parametrize("unit", [DEAL, GAME])
def test_partners_who_are_cut_for_hold_the_same_level(unit: str) -> None:
    setup = Setup("cribbage", "club", "novice", unit, {"form": "four-handed", "games": 1}, seed=5)
    halves = set()
    for number in range(4):
        played = play_unit(setup, number)
        for found in played.records:
            deal = Sitting.replay(Record.from_dict(found), game("cribbage")).match.deal()
            levels = [found["players"][player]["level"] for player in deal.player]
            assert levels[:2] == levels[2:]
            assert set(levels) == {"club", "novice"}
            halves.add(deal.player)
        one, other = [[player["level"] for player in found["players"]] for found in played.records]
        assert {*zip(one, other, strict=True)} == {("club", "novice"), ("novice", "club")}
    assert len(halves) > 1


@pytest.mark.parametrize("unit", [DEAL, GAME])
def test_of_one_player_the_levels_are_measured_on_the_same_cards(unit: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def answer(view: View, level: str, seed: int, budget: float) -> Thought:
        return Thought(0, Move(("play", sorted(view.deal.zone[alone.HAND])[0 if level == "novice" else -1])), "")
    monkeypatch.setattr(arena_unit, "game", lambda _: alone.GAME)
    monkeypatch.setattr(arena_unit, "think", answer)
    played = play_unit(Setup("alone", "club", "novice", unit, seed=2), 0)
    hands = [sorted(alone.ORDER.index(text) for text in record["moves"][-2].split()[2:5]) for record in played.records]
    assert hands[0] == hands[1]
    assert played.margins == [hands[0][-1] - hands[0][0]]
    assert played.margin > 0
    assert (len(played.records), len(played.first_ms), len(played.second_ms)) == (2, 1, 1)
