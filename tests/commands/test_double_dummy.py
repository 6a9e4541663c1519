"""`cardtable double` and `cardtable pbn`: records and PBN files, for people and for programs."""
from __future__ import annotations

import json
from pathlib import Path

import pytest

from cardtable import cli
from cardtable.pbn.reading import read_text
from tests.commands.test_analysing import written
from tests.pbn.test_reading import DEAL
from tests.players.test_review import played

NAMES = ("Anna", "Ben", "Clara", "David")


@pytest.mark.parametrize("name", ["bridge", "auction_bridge", "whist"])
def test_a_record_says_the_same_as_its_pbn(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = written(tmp_path, played(name, 3, 1), *NAMES)
    assert cli.main(["pbn", str(file)]) == 0
    text = capsys.readouterr().out
    assert len(read_text(text).boards) == 1
    (tmp_path / "deal.pbn").write_text(text)
    found = []
    for one in (file, tmp_path / "deal.pbn"):
        assert cli.main(["double", str(one), "--json"]) == 0
        deal, = json.loads(capsys.readouterr().out)["deals"]
        assert deal["game"] == name
        assert deal["note"] is None
        found.append({key: deal[key] for key in ("denominations", "played", "lost")} | {
            "tricks": dict(zip(deal["names"], deal["tricks"])),
            "par": deal["par"] and (deal["par"]["points"], {deal["names"][n] for n in deal["par"]["to"]})})
    for one in found:                                        # another seat may have the deal: seats are no matter
        one["lost"] = [{key: lost[key] for key in ("trick", "card", "tricks", "better")} for lost in one["lost"]]
        one["played"].pop("declarer")
    assert found[0] == found[1]


def test_it_reads_as_a_table_and_sentences(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "deal.pbn").write_text(f'[Board "7"]\n{DEAL}\n')
    assert cli.main(["double", str(tmp_path / "deal.pbn"), "--game", "bridge"]) == 0
    rows = capsys.readouterr().out.splitlines()
    assert rows[0] == "Bridge: Board 7"
    assert rows[1].split() == ["S", "C", "D", "H", "NT"]
    assert {row.split()[0] for row in rows[2:6]} == {"North", "East", "South", "West"}
    assert rows[6].startswith("  Par is ")


@pytest.mark.parametrize(("text", "arguments", "told"), [
    ("hello", [], "line 1: words before the first tag"),
    (DEAL, ["--game", "euchre"], "line 1: deals of “euchre” are not written in PBN; choose by --game one of "),
    (DEAL, ["--game", "none"], "there is no game 'none'"),
    (DEAL.replace(" 432.AKQJ.98.8765", " -").replace(" 65.432.AKQJT.JT9", " -"), [],
     "line 1: the cards of South and West are not told; write them into the Deal tag"),
    ('{"format": 1}', [], "")])
def test_what_cannot_be_is_told_in_a_line(text: str, arguments: list[str], told: str, tmp_path: Path,
                                          capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "a.pbn").write_text(text)
    assert cli.main(["double", str(tmp_path / "a.pbn"), *arguments]) == cli.USAGE_ERROR
    line, = capsys.readouterr().err.splitlines()
    assert told in line


def test_games_that_do_not_travel_say_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = written(tmp_path, played("ecarte", 3, 1), "Anna", "Ben")
    for command in ("double", "pbn"):
        assert cli.main([command, str(file)]) == cli.USAGE_ERROR
        assert "whist or bridge or auction_bridge" in capsys.readouterr().err
