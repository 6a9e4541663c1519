"""`cardtable games`: what stands in the list for people."""
from __future__ import annotations

import pytest

from cardtable import cli


def test_all_who_may_sit_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    """Also where an option says how many."""
    assert cli.main(["games"]) == 0
    said = capsys.readouterr().out
    assert "Pope Joan, 3 to 8 players\n" in said
    assert "French, 3 to 6 players\n" in said
    assert "La Triomphe, 2 or 4 or 5 or 6 players\n" in said
    assert "Écarté, 2 players\n" in said
