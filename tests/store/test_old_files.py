"""A file written by an earlier version opens, keeps its games, and takes what has come since."""
from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from cardtable.games import game
from cardtable.rules.record import Record
from cardtable.rules.sitting import Sitting
from cardtable.store import Store

SAVES = Path(__file__).parents[1] / "fixtures" / "saves"


@pytest.mark.parametrize("old", sorted(SAVES.glob("*.sqlite")), ids=lambda file: file.stem)
def test_it_opens_and_a_choice_can_be_kept_in_it(tmp_path: Path, old: Path) -> None:
    file = tmp_path / "games.sqlite"
    shutil.copyfile(old, file)
    with Store(file) as store:
        assert store.notice is None
        games = store.sittings()
        assert games
        for saved in games:
            record = Record.from_dict(store.load(saved.id))
            assert len(Sitting.replay(record, game(record.game)).lines) == saved.moves
        assert store.kept_choices() == []
        record_ = store.load(games[0].id)
        store.keep_choice("The first", record_, len(record_["moves"]) - 1)
    with Store(file) as store:
        one, = store.kept_choices()
        assert one.title == "The first"
        assert len(store.sittings()) == len(games)
