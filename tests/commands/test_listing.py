"""`cardtable games`: what stands in the list for people."""
from __future__ import annotations

from types import SimpleNamespace

import pytest

from cardtable import cli
from cardtable.commands import listing


def test_all_who_may_sit_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    """Also where an option says how many."""
    assert cli.main(["games"]) == 0
    said = capsys.readouterr().out
    assert "Pope Joan, 3 to 8 players\n" in said
    assert "French, 3 to 6 players\n" in said
    assert "La Triomphe, 2 or 4 or 5 or 6 players\n" in said
    assert "Écarté, 2 players\n" in said


@pytest.mark.parametrize(("able", "told"), [
    ((4,), "4"), ((4, 5), "4 or 5"), ((3, 4, 5), "3 to 5"), ((2, 4, 5), "2 or 4 or 5")])
def test_three_numbers_that_follow_each_other_are_told_by_their_ends(able: tuple[int, ...], told: str) -> None:
    game = SimpleNamespace(options=(), players=lambda chosen: able)
    assert listing._seats(game, "any") == told                       # type: ignore[arg-type]


def test_what_an_option_goes_with_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["games"]) == 0
    said = capsys.readouterr().out
    assert "(default long); only with form=whist or dummy, code=deschapelles-1839\n" in said
    assert "a number from 3 to 8 (default 5)\n" in said
