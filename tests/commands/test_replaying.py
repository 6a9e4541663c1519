"""`cardtable replay`: every move judged again, and the account of what was marked and paid."""
from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cardtable import cli
from cardtable.games import game
from cardtable.rules.sitting import Sitting

NAMES = ("Anna", "Ben", "Clara", "David")


def written(folder: Path, name: str, options: Mapping[str, Any], seats: int, moves: int = 10_000,
            names: bool = True, back: bool = False) -> Path:
    """The record of a random sitting, to its end or of so many moves."""
    rng = Random(1)
    players = [{"name": called} if names else {} for called in NAMES[:seats]]
    sitting = Sitting(game(name), options, players)
    while not sitting.over and len(sitting.moves) < moves:
        seat = rng.choice(sitting.match.pending().must)
        sitting.submit(seat, sitting.match.decision(seat).sample(rng))
        if back and len(sitting.moves) == moves:
            seat, move = sitting.moves[-1]
            sitting.back(moves - 1)
            sitting.submit(seat, move)
    file = folder / "record.json"
    file.write_text(json.dumps(sitting.record().to_dict()), encoding="utf-8")
    return file


def replay(file: Path, capsys: pytest.CaptureFixture[str]) -> tuple[list[str], dict[str, Any]]:
    """What is printed for people, and for programs."""
    assert cli.main(["replay", str(file)]) == 0
    rows = capsys.readouterr().out.splitlines()
    assert cli.main(["replay", str(file), "--json"]) == 0
    return rows, json.loads(capsys.readouterr().out)


@pytest.mark.parametrize("names", [True, False])
def test_a_game_in_which_all_is_paid(names: bool, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rows, found = replay(written(tmp_path, "pope_joan", {"players": 3}, 3, names=names), capsys)
    called = list(NAMES[:3]) if names else ["Player 1", "Player 2", "Player 3"]
    assert rows[0].startswith(f"Pope Joan: {called[0]}, {called[1]} and {called[2]}; ")
    assert [row for row in rows if row[0] != " "][1:-1] == ["Deal 1", "Deal 2", "Deal 3",
                                                           "The last round"]
    dressed = [row for row in rows if "dressing" in row]
    assert len(dressed) == 3
    assert all(" pays 6 to Pope, 2 to Matrimony, 2 to Intrigue, 1 to ace," in row for row in dressed)
    assert any(" from Matrimony" in row for row in rows)
    assert not any("-" in row for row in rows)                          # no pot by its number
    assert rows[-1] == "Purses: {0} for {3}, {1} for {4} and {2} for {5}".format(*found["purses"], *called)
    coins = sum(paid["coins"] for deal in found["games"][0] for paid in deal["payments"])
    assert coins == sum(int(word) for row in rows if row[0] == " " for word in
                        row.split("(")[0].replace(called[0], "").replace(called[1], "").replace(called[2], "").split()
                        if word.isdigit())


def test_a_game_of_points_names_sides_and_laws(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rows, found = replay(written(tmp_path, "cribbage", {"form": "four-handed"}, 4), capsys)
    assert rows.count("Deal 2") == 1
    marks = [mark for deals in found["games"] for deal in deals for mark in deal["marks"]]
    assert len([row for row in rows if " for " in row and row[0] == " "]) == len(marks)
    pairs = {row.split(":")[0].strip() for row in rows if "(article " in row and " pays " not in row}
    assert len(pairs) == 2
    assert all(" and " in pair for pair in pairs)
    assert any(row.startswith("Score: ") for row in rows)


def test_several_games_are_told_apart_and_pots_are_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rows, found = replay(written(tmp_path, "ecarte", {"form": "pool"}, 3), capsys)
    assert [row for row in rows if row.startswith("Game ")] == [f"Game {n + 1}" for n in range(len(found["games"]))]
    assert any(" to pool: stake" in row for row in rows)


@pytest.mark.parametrize(("name", "options", "seats"), [("loo", {"players": 4}, 4), ("napoleon", {"form": "peep"}, 4)])
def test_a_pool_is_called_one(name: str, options: dict[str, Any], seats: int, tmp_path: Path,
                              capsys: pytest.CaptureFixture[str]) -> None:
    rows, _ = replay(written(tmp_path, name, options, seats, 400), capsys)
    assert any(" to the pool" in row or "from the pool" in row for row in rows)
    assert not any("to for" in row or "from for" in row or "in for" in row for row in rows)


@pytest.mark.parametrize("moves", [6, 9])
def test_what_was_taken_back_is_not_told_twice(moves: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    plain, _ = replay(written(tmp_path, "pope_joan", {"players": 3}, 3, moves), capsys)
    back, _ = replay(written(tmp_path, "pope_joan", {"players": 3}, 3, moves, back=True), capsys)
    assert back == plain
    assert plain[0].endswith("; not finished")
    assert plain[-1].startswith("On the table: 6 in Pope")


def test_the_mark_that_some_editors_put_before_a_text_is_passed_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]
                                                                     ) -> None:
    file = written(tmp_path, "pope_joan", {"players": 3}, 3, 20)
    plain, _ = replay(file, capsys)
    file.write_bytes(b"\xef\xbb\xbf" + file.read_bytes().replace(b"\n", b"\r\n"))
    assert replay(file, capsys)[0] == plain


def test_the_form_for_programs_stays(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _, found = replay(written(tmp_path, "pope_joan", {"players": 3}, 3), capsys)
    assert list(found) == ["game", "options", "players", "moves", "over", "score", "standing", "purses", "games"]
    first = found["games"][0][0]
    assert list(first) == ["deal", "marks", "payments"]
    assert first["payments"][0].keys() == {"from", "to", "coins", "for"}
    assert first["payments"][0]["to"] == -1
    assert found["over"] is True


@pytest.mark.parametrize(("by", "said"), [(-1, True), (0, False), (1, True)])
def test_that_a_record_which_does_not_hold_is_of_other_rules_is_said(by: int, said: bool, tmp_path: Path,
                                                                    capsys: pytest.CaptureFixture[str]) -> None:
    file = written(tmp_path, "ecarte", {}, 2, moves=4)
    record = json.loads(file.read_text("utf-8"))
    record["rules"] += by
    record["moves"].append("0 play 2C")
    file.write_text(json.dumps(record), encoding="utf-8")
    assert cli.main(["replay", str(file)]) != 0
    assert (f"under revision {record['rules']} of the rules" in capsys.readouterr().err) is said
