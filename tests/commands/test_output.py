"""What the command line prints: in any encoding, to a full disk, and whatever a record or a file is called."""
from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from cardtable import cli
from cardtable.printable import MOST_LINE, one_line, printable
from tests.commands.test_replaying import written


def command(*words: str, **environment: str) -> subprocess.CompletedProcess[bytes]:
    """A command in a process of its own."""
    return subprocess.run([sys.executable, "-m", "cardtable", *words], capture_output=True, timeout=60, check=False,
                          env={**os.environ, **environment})


@pytest.mark.parametrize("encoding", ["ascii", "latin-1"])
def test_letters_that_cannot_be_written_lose_their_accents(encoding: str) -> None:
    ran = command("laws", "ecarte", "40", PYTHONIOENCODING=encoding)
    assert (ran.returncode, ran.stderr) == (0, b"")
    assert "\\u" not in ran.stdout.decode(encoding)
    ran = command("games", PYTHONIOENCODING=encoding)
    assert ran.returncode == 0
    assert ("Écarté" if encoding == "latin-1" else "Ecarte").encode(encoding) in ran.stdout


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no such device here")
@pytest.mark.parametrize("words", [("games",), ("games", "--json"), ("laws", "ecarte"), ("--help",), ("--version",),
                                   ("arena", "ecarte", "--first", "novice", "--second", "novice", "--deals", "1")])
def test_a_full_disk_is_told_in_one_line(words: tuple[str, ...]) -> None:
    with Path("/dev/full").open("wb") as full:
        ran = subprocess.run([sys.executable, "-m", "cardtable", *words], stdout=full, stderr=subprocess.PIPE,
                             timeout=60, check=False)
    assert ran.returncode == cli.USAGE_ERROR
    assert ran.stderr.splitlines()[-1].startswith(b"cardtable: what was asked for cannot be written")
    assert b"Traceback" not in ran.stderr
    assert b"ignored" not in ran.stderr


@pytest.mark.parametrize(("game", "changed", "moves"), [
    ("ecarte", {}, ["0 \x1b[2J\x07"]), ("ecarte", {}, ["0 " + "\x1b" * 3000]), ("ecarte", {}, ["x" * 3999]),
    ("\x1b[31m\n" * 2000, {}, []), ("ecarte", {"options": {"points": "\n\x1b" * 4000}}, []),
    ("ecarte", {"options": {"\x9b\n" * 4000: 1}}, []),
    ("ecarte", {"players": [{"name": "\n", "kind": "\x1b"}, {}]}, []),
    ("ecarte", {"version": "\n" * 9000}, []), ("ecarte", {"players": []}, []), ("ecarte", {"players": [[]]}, []),
    ("ecarte", {"players": [{"name": {}}, {}]}, []), ("ecarte", {"players": [{"level": []}, {"kind": []}]}, []),
    ("ecarte", {"players": [{"kind": "computer", "level": []}, {}]}, []),
    ("ecarte", {"players": [{"kind": "computer", "persona": {}}, {"kind": "computer", "persona": {"a": 1}}]}, []),
    ("ecarte", {"rules": 10 ** 4000}, ["0 x"]),
], ids=range(15))
def test_a_refusal_is_one_printable_line(game: str, changed: dict[str, object], moves: list[str], tmp_path: Path,
                                         capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "a\n\x1b[1mrecord"
    file.write_text(json.dumps({"format": "cardtable-record", "version": 1, "rules": 1, "game": game, "options": {},
                                "players": [{}, {}], "moves": moves} | changed))
    code = cli.main(["replay", str(file)])
    said = capsys.readouterr()
    if code == 0:                                            # what is strange may be lawful
        assert all(row.isprintable() for row in said.out.splitlines())
        return
    assert (code, said.out, said.err.count("\n")) == (cli.USAGE_ERROR, "", 1)
    assert said.err[:-1].isprintable()
    assert len(said.err) < MOST_LINE + 20


@pytest.mark.parametrize("called", ["A\x1b[2J", "A\nB", "A\x9b", "A\u2028B", "A\u202eB"])
def test_a_score_sheet_is_printable_whatever_the_players_are_called(called: str, tmp_path: Path,
                                                                    capsys: pytest.CaptureFixture[str]) -> None:
    file = written(tmp_path, "pope_joan", {"players": 3}, 3)
    record = json.loads(file.read_text("utf-8"))
    record["players"][0]["name"] = called
    file.write_text(json.dumps(record))
    assert cli.main(["replay", str(file)]) == 0
    rows = capsys.readouterr().out.split("\n")
    assert printable(called) in rows[0]
    assert all(row.isprintable() for row in rows)
    assert cli.main(["replay", "--json", str(file)]) == 0
    said = capsys.readouterr().out
    assert said.replace("\n", "").isprintable()
    assert json.loads(said)["players"][0] == called


def test_a_long_line_gives_way_in_its_midst() -> None:
    assert one_line("short") == "short"
    assert one_line("a" * 400 + "b" * 400).startswith("a" * 300)
    assert one_line("a" * 400 + "b" * 400).endswith("b" * 150)
    assert len(one_line("a" * 9000)) == MOST_LINE


def test_an_address_that_is_none_is_told_at_once(capsys: pytest.CaptureFixture[str]) -> None:
    for address in ("garbage", "tcp://", "tcp://127.0.0.1:1", "http://x y:80", "tcp://127.0.0.1:99999"):
        assert cli.main(["arena", "ecarte", "--first", "novice", "--second", "novice", "--deals", "1",
                         "--cluster", address]) == cli.USAGE_ERROR
        assert capsys.readouterr().err.startswith("cardtable: no Dask scheduler answers at ")


@pytest.mark.parametrize("name", ["pope-joan", "pope_joan"])
def test_a_game_is_found_with_a_hyphen_too(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["laws", name, "1"]) == 0
    assert cli.main(["arena", name, "--first", "novice", "--second", "novice", "--deals", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out.splitlines()[-1])["game"] == "pope_joan"


@pytest.mark.skipif(sys.platform == "win32", reason="a shell there closes nothing")
@pytest.mark.parametrize(("words", "closed", "code"), [
    ("games", ">&-", 2), ("games", "2>&-", 0), ("replay nothing", "2>&-", 2), ("arena nap --deals 1", "2>&-", 2)])
def test_who_has_closed_an_output_is_told_so_where_he_can_be(words: str, closed: str, code: int) -> None:
    ran = subprocess.run(f"'{sys.executable}' -m cardtable {words} {closed}", shell=True, capture_output=True,
                         timeout=60, check=False)
    assert ran.returncode == code
    assert ran.stderr.decode() == ("" if code == 0 or closed != ">&-" else
                                   "cardtable: what was asked for cannot be written: the output is closed\n")
    assert b"cardtable:" not in ran.stdout
