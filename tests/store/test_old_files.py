"""A file written by an earlier version opens, keeps its games, and takes what has come since."""
from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from cardtable.games import game
from cardtable.rules.record import Record
from cardtable.rules.sitting import Sitting
from cardtable.store import Store
from cardtable.store.gradings import Grading

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
        assert store.gradings() == []
        graded = Grading("ecarte", 3, 1, 2, {"games in 100": (7.5, 6)})
        for found in (graded, Grading("ecarte", 9)):                 # a deal is graded once
            store.graded(games[0].id, 2, found).result()
    with Store(file) as store:
        one, = store.kept_choices()
        assert one.title == "The first"
        assert store.gradings() == store.gradings("ecarte") == [graded]
        store.discard(games[0].id)
        assert store.gradings() == [graded]
        assert len(store.sittings()) == len(games) - 1
