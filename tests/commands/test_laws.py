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
