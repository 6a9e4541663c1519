"""What by agreement nobody is to see when the evening is over: whoever writes its record to a file is told, and an
analysis leaves it out."""
from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from PySide6.QtWidgets import QFileDialog

from cardtable.commands.analysing import SECRET, Analysis, rows
from cardtable.commands.replaying import Replayed, sheet_of
from cardtable.croupier.hands import secret
from cardtable.games import game
from cardtable.rules.sitting import Sitting
from cardtable.store import Store
from cardtable.table.sheets.records import RecordsSheet
from tests.table.fixtures import store

__all__ = ["store"]
PERSONS = [{"name": name, "kind": "person"} for name in ("Ann", "Ben")]


def played(secrets: bool) -> Sitting:
    """An evening of two persons to its end, at random."""
    sitting = Sitting(game("poker"), {"players": 2, "rounds": 1, "secrets": secrets}, PERSONS)
    rng = Random(1)
    while not sitting.over:
        seat = sitting.match.pending().must[0]
        sitting.submit(seat, sitting.match.decision(seat).sample(rng))
    return sitting


@pytest.mark.parametrize("secrets", [True, False])
def test_who_writes_it_to_a_file_is_asked_first(secrets: bool, store: Store, tmp_path: Path, qtbot: object,
                                                monkeypatch: pytest.MonkeyPatch) -> None:
    sitting, file = played(secrets), tmp_path / "evening.cardtable"
    number = store.begin(sitting.record().to_dict())
    store.add_many(number, sitting.lines).result()
    store.finish(number, None).result()
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))
    sheet = RecordsSheet(store, {"poker": game("poker")})
    sheet.export.click()
    assert secret(sitting) == secrets
    assert file.exists() != secrets


def test_an_analysis_of_several_leaves_it_out() -> None:
    for secrets in (True, False):
        sitting = played(secrets)
        analysis = Analysis(Replayed(sitting, sheet_of(sitting), ["Ann", "Ben"]), seconds=0)
        assert (SECRET in rows(analysis)) == secrets
        assert bool([*analysis.deals()]) != secrets
