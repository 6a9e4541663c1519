"""The laboratory from the command line."""
from __future__ import annotations

import json

import pytest

from cardtable.cli import USAGE_ERROR, main


def test_a_system_is_tried_and_told_in_lines(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["laboratory", "roulette", "--system", "montant", "--evenings", "20", "--coups", "50"]) == 0
    told = capsys.readouterr().out
    assert "20 evenings of at most 50 coups on Rouge" in told
    assert "1.35 in a hundred, whatever the system" in told


def test_the_same_lot_makes_the_same_figures(capsys: pytest.CaptureFixture[str]) -> None:
    line = ["laboratory", "roulette", "--evenings", "30", "--zero", "prison", "--lot", "5", "--json"]
    assert main(line) == main(line) == 0
    first, second = capsys.readouterr().out.split("}\n{")
    found = json.loads(first + "}")
    assert found == json.loads("{" + second)
    assert (found["evenings"], found["limit"], found["reckoned_of_staked"]) == (30, 300, 0.013701)


@pytest.mark.parametrize(("line", "told"), [
    (["roulette", "--system", "martingale"], "there is no system 'martingale'"),
    (["ecarte"], "has no laboratory"),
    (["roulette", "--unit", "1"], "unit must be from 5 to 6,000, not 1"),
    (["roulette", "--zero", "double"], "zero is half or prison"),
    (["roulette", "--evenings", "0"], "evenings must be from 1")])
def test_what_cannot_be_tried_is_told_in_a_line(line: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["laboratory", *line]) == USAGE_ERROR
    error = capsys.readouterr().err
    assert told in error
    assert error.count("\n") == 1
