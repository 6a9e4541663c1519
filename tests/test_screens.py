"""Pictures asked for by name."""
from __future__ import annotations

import pytest

from tools import screens, shots_two


@pytest.mark.usefixtures("qapp")
def test_a_name_that_no_moment_has_is_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(screens, "SHOTS", {"cabinet": None})
    monkeypatch.setattr(screens, "moments_of", lambda game: iter(()))
    monkeypatch.setattr(shots_two, "shots", lambda: iter(()))
    with pytest.raises(SystemExit) as ended:
        screens.main(["trik"])
    assert ended.value.code == 2
    assert "no moment is called trik; like it: " in capsys.readouterr().err
