"""`cardtable analyse`: each choice of a record beside the best one, for people and for programs."""
from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from cardtable import cli
from cardtable.commands.replaying import replayed
from cardtable.croupier.tape import Tape
from cardtable.games import NAMES, game
from cardtable.players.review import Past, choices, judge
from cardtable.rules.sitting import Sitting
from tests.commands.test_output import command
from tests.croupier.test_tape import revoked
from tests.players.test_review import played
from tests.spread import far, sampled, unlike

FIXTURES = Path(__file__).parent.parent / "fixtures" / "saves"


def written(folder: Path, sitting: Sitting, *names: str) -> Path:
    """A sitting's record, its players called so; the first is a person, the others are computers."""
    record = sitting.record().to_dict()
    record["players"] = [{"name": name, **({"kind": "computer", "level": "novice"} if n else {})}
                         for n, name in enumerate(names)]
    file = folder / "record.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    return file


def analysed(file: Path, capsys: pytest.CaptureFixture[str]) -> dict[str, Any]:
    assert cli.main(["analyse", str(file), "--json"]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


@pytest.mark.parametrize("name", far(["whist", *sampled(unlike(), 1)], list(NAMES)))
def test_every_choice_is_told_as_the_post_mortem_judges_it(name: str, tmp_path: Path,
                                                           capsys: pytest.CaptureFixture[str]) -> None:
    sitting = played(name, 3, 1)
    file = written(tmp_path, sitting, *["Anna", "Ben", "Clara", "David", "Eva", "Fritz"][:len(sitting.players)])
    told = [one for deal in analysed(file, capsys)["deals"] for one in deal["choices"]]
    past = Past.of(sitting)
    wanted = [one for choice in choices(past, 0) if (one := judge(choice)) is not None]
    first = wanted[0].choice.number if any(one.coup for one in Tape(past).deals) else 0      # of coups the last
    assert [(one["move"], one["done"]["move"]) for one in told if one["player"] == 0 and one["move"] >= first][
        :len(wanted)] == [(one.choice.number, str(one.done.move)) for one in wanted]
    for one in told:
        assert one["grade"] in ("best", "near", "costly")
        assert one["cost"] >= 0
        assert all((one["done"]["words"], one["best"]["words"], one["reason"]))


@pytest.mark.parametrize("name", sampled(["whist", "ecarte", "cribbage"], 1))
def test_in_words_every_choice_has_a_row(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sitting = played(name, 3, 1)
    file = written(tmp_path, sitting, *["Anna", "Ben", "Clara", "David"][:len(sitting.players)])
    told = [one for deal in analysed(file, capsys)["deals"] for one in deal["choices"]]
    assert cli.main(["analyse", str(file)]) == 0
    rows = capsys.readouterr().out.splitlines()
    assert rows[0].startswith(f"{game(name).title}: Anna and ") or rows[0].startswith(f"{game(name).title}: Anna, ")
    assert sum(" move " in row for row in rows) == len(told)
    assert any(row.startswith("Anna: ") for row in rows)


def test_what_time_does_not_allow_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = written(tmp_path, played("ecarte", 3, 1), "Anna", "Ben")
    every = analysed(file, capsys)["deals"]
    assert cli.main(["analyse", str(file), "--json", "--seconds", "1e-9"]) == 0
    none = json.loads(capsys.readouterr().out)["deals"]
    assert all(deal["unjudged"] == [] for deal in every)
    assert all(deal["choices"] == [] for deal in none)
    assert {one["move"] for deal in every for one in deal["choices"]} <= {n for deal in none for n in deal["unjudged"]}
    assert cli.main(["analyse", str(file), "--seconds", "1e-9"]) == 0
    rows = capsys.readouterr().out.splitlines()
    assert any(row.startswith("  no time was left for move") for row in rows)
    assert rows[-1].endswith("stayed unjudged when 1e-09 seconds were over; --seconds allows more.")


def test_what_broke_a_law_is_told_though_it_is_not_weighed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sitting, number = revoked()
    names = ["Anna", "Ben", "Clara", "David"]
    by = Tape(Past.of(sitting)).steps[number].by
    file = written(tmp_path, sitting, *names)
    record = json.loads(file.read_text("utf-8"))
    record["players"][0] |= {"kind": "computer", "level": "novice"}
    record["players"][by] = {"name": names[by]}
    file.write_text(json.dumps(record), encoding="utf-8")
    assert cli.main(["analyse", str(file), "--json", "--seconds", "1e-9"]) == 0
    told = [one for deal in json.loads(capsys.readouterr().out)["deals"] for one in deal["broken"]]
    assert told == [{"move": number, "player": by, "law": "Following suit"}]
    assert cli.main(["analyse", str(file), "--seconds", "1e-9"]) == 0
    rows = capsys.readouterr().out.splitlines()
    assert f"  move {number}, {names[by]}: it broke a law (Following suit), and is not weighed" in rows
    assert f"{names[by]}: nothing was to be judged. One move broke a law, and is not weighed." in rows


@pytest.mark.parametrize("seconds", ["0", "-3", "inf", "nan", "soon"])
def test_no_such_time(seconds: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["analyse", "record", "--seconds", seconds]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_where_no_person_played_everybody_is_looked_back_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]
                                                            ) -> None:
    sitting = played("ecarte", 3, 1)
    file = written(tmp_path, sitting, "Anna", "Ben")
    record = json.loads(file.read_text("utf-8"))
    record["players"][0] |= {"kind": "computer", "level": "novice"}
    file.write_text(json.dumps(record), encoding="utf-8")
    assert analysed(file, capsys)["looked_back_on"] == [0, 1]


def test_of_a_deal_that_is_on_nobody_learns_what_the_other_holds(tmp_path: Path, capsys: pytest.CaptureFixture[str]
                                                                 ) -> None:
    """Where two persons play; one who plays against the house may ask about his own choices."""
    sitting = played("ecarte", 3, 1)
    file = written(tmp_path, sitting, "Anna", "Ben")
    record = json.loads(file.read_text("utf-8"))
    for cut in range(len(record["moves"]) - 1, 0, -1):
        record["moves"] = record["moves"][:cut]
        file.write_text(json.dumps(record), encoding="utf-8")
        alone = analysed(file, capsys)["deals"]
        if alone and alone[-1]["choices"] and not replayed(file).sitting.match.deal().over:
            break
    record["players"][1] = {"name": "Ben"}
    file.write_text(json.dumps(record), encoding="utf-8")
    assert len(analysed(file, capsys)["deals"]) < len(alone)
    assert cli.main(["analyse", str(file)]) == 0
    assert "still on is left out" in capsys.readouterr().out


@pytest.mark.parametrize("content", [b"", b"{}", b"\xff\xfe", b"[" * 9000, b'{"format": "cardtable-record"}'])
def test_a_bad_file_is_one_printable_line_and_ends_with_2(content: bytes, tmp_path: Path,
                                                          capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "a\n\x1b[1mrecord"
    file.write_bytes(content)
    for more in ([], ["--json"]):
        assert cli.main(["analyse", str(file), *more]) == 2
        out, err = capsys.readouterr()
        assert out == ""
        assert len(err.splitlines()) == 1
        assert err.strip().isprintable()


def test_a_folder_and_a_device_are_no_records(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for path in (tmp_path, Path("/dev/zero"), tmp_path / "none"):
        assert cli.main(["analyse", str(path)]) == 2
        assert len(capsys.readouterr().err.splitlines()) == 1


def test_nothing_unprintable_is_printed(tmp_path: Path) -> None:
    file = written(tmp_path, played("ecarte", 3, 1), "An\x1b[2Jna\n", "B\u202een\x07")
    ran = command("analyse", str(file), PYTHONIOENCODING="ascii")
    assert ran.returncode == 0, ran.stderr
    assert all(line.decode("ascii").isprintable() for line in ran.stdout.splitlines())


@pytest.mark.parametrize("name", sampled(["ecarte", "cribbage", "pope_joan"], 1))
def test_records_of_earlier_versions_are_analysed(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    found = analysed(FIXTURES / f"{name}.json", capsys)
    assert any(deal["choices"] for deal in found["deals"])
