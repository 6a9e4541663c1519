"""The articles of a code, as the command line prints them."""
from __future__ import annotations

import pytest

from cardtable.cli import USAGE_ERROR, main


@pytest.mark.parametrize("line", ["laws whist --code deschapelles-1839 80", "laws whist 80 --code deschapelles-1839"])
def test_the_number_stands_before_the_code_or_behind_it(line: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(line.split()) == 0
    assert capsys.readouterr().out.startswith("Deschapelles, 1839, law 80. ")


@pytest.mark.parametrize("line", ["laws whist --code hoyle-1909 5 6", "laws whist 5 --code hoyle-1909 6"])
def test_a_second_number_is_refused(line: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(line.split()) == USAGE_ERROR
    assert "unrecognized arguments" in capsys.readouterr().err


def test_two_codes_on_one_matter_lie_side_by_side(capsys: pytest.CaptureFixture[str],
                                                  monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "120")
    assert main(["laws", "whist", "--matter", "revoke"]) == 0
    heads = capsys.readouterr().out.splitlines()[:5]
    assert heads[0] == "The revoke"
    assert heads[2].split("  ")[0] == "Whist: Hoyle, 1909"
    assert heads[2].endswith("Whist: Deschapelles, 1839")


def test_all_games_are_asked_on_a_matter(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["laws", "--matter", "revoke"]) == 0
    told = capsys.readouterr().out
    assert all(f"{title}: " in told for title in ("Écarté", "Napoleon", "Euchre", "Whist"))


@pytest.mark.parametrize("line", ["laws", "laws --matter ruffing", "laws cribbage --matter revoke"])
def test_what_cannot_be_found_is_told(line: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(line.split()) == USAGE_ERROR
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_what_has_no_lines_of_the_book_is_called_the_houses_own(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["laws", "quinto", "20"]) == 0
    assert capsys.readouterr().out.startswith("House rule, article 20. When Dummy is laid open")
