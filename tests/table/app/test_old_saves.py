"""Files of saved games as former versions of the program made them: they open, and their games go on.

tests/fixtures/saves holds, named by the commit that made it, a file with two sittings of each game, one of them
finished, and beside it the records of the finished ones; both Béziques', of a later day, were played before the
higher cut had the choice of deal and the player that of a meld's cards, Solo Whist for three and Poker with the short
pack before what is not played with was left out of the cut.
"""
from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from cardtable.games import game
from cardtable.rules.record import Record
from cardtable.rules.sitting import Refused, Sitting
from cardtable.store import Settings, Store
from cardtable.table.app.window import MainWindow
from cardtable.table.forms.setup import saved_setup
from tests.table.seating import Seat
from tools.waiting import until

SAVES = Path(__file__).parents[2] / "fixtures" / "saves"


@pytest.fixture(params=sorted(SAVES.glob("*.sqlite")), ids=lambda file: file.stem)
def old(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A copy of an old file, which may be written."""
    return Path(shutil.copy(request.param, tmp_path / "cardtable.sqlite"))


def test_an_old_file_opens_with_all_that_was_in_it(old: Path) -> None:
    with Store(old) as store:
        assert store.notice is None
        assert [saved.game for saved in store.sittings(True)] == ["pope_joan", "cribbage", "ecarte"]
        assert {saved.game: saved.caption for saved in store.sittings(False)} == {
            "ecarte": "one to three", "cribbage": "29 to 23",
            "pope_joan": "59 counters, the others 42, 42, 52 and 27"}
        assert [(found.game, found.outcome, found.points_for) for found in store.results()] == [
            ("ecarte", "won", 1), ("cribbage", "won", 1), ("pope_joan", "lost", 47)]
        settings = Settings(store)
        assert (settings["name"], settings.of("ecarte")["four colours"]) == ("Eleanor", True)
        for saved in store.sittings():
            record = Record.from_dict(store.load(saved.id))
            assert len(record.moves) == saved.moves
            assert Sitting.replay(record, game(saved.game)).over == saved.finished


def test_its_unfinished_games_go_on(old: Path, seat: Seat, qtbot: QtBot) -> None:
    with Store(old) as store:
        numbers = [saved.id for saved in store.sittings(False)]
        window = MainWindow(store, Settings(store))
        qtbot.addWidget(window)
        window.show()
        assert len(window.gallery.case.drawers.drawers) == len(numbers) == 3
        for number in numbers:
            window.resume(number)
            assert window.table is not None
        window.show_gallery()
        window.close()
        for number in numbers:
            saved = next(saved for saved in store.sittings() if saved.id == number)
            sitting = Sitting.replay(Record.from_dict(store.load(number)), saved_setup(saved).game)
            who = sitting.match.pending().must[0]
            sitting.submit(who, sitting.match.decision(who).sample(Random(1)))
            store.add(number, sitting.lines[-1]).result()
            assert next(saved for saved in store.sittings(False) if saved.id == number).moves == saved.moves + 1


@pytest.mark.parametrize("file", sorted(SAVES.glob("*.json")), ids=lambda file: file.stem)
def test_an_old_record_is_replayed_to_its_end(file: Path) -> None:
    record = Record.from_bytes(file.read_bytes())
    assert Sitting.replay(record, game(record.game)).over


@pytest.mark.parametrize("name", ["bezique", "rubicon_bezique"])
def test_a_game_begun_when_the_higher_cut_dealt_goes_on_without_a_choice(name: str, store: Store, seat: Seat) -> None:
    old = Record.from_bytes((SAVES / f"{name}.json").read_bytes())
    assert old.rules < game(name).revision
    number = store.begin({**old.to_dict(), "moves": []})
    cut = [line for line in old.moves[:3] if line.startswith("* cut")]
    store.add_many(number, tuple(cut)).result()
    page = seat(next(saved_setup(saved) for saved in store.sittings(False)))
    until(lambda: bool(page.host.answering.prompts))
    sitting = page.host.croupier.sitting
    assert sitting.lines[len(cut)].startswith("* shuffle"), "they had cut, and the cards are dealt"
    assert sitting.record().rules == old.rules, "and is kept as it began"
    assert Sitting.replay(sitting.record(), game(name)).match == sitting.match


@pytest.mark.parametrize("name", ["solo_whist_three", "poker_short"])
def test_a_game_for_whose_deal_the_whole_pack_was_cut_goes_on(name: str, store: Store, seat: Seat) -> None:
    old = Record.from_bytes((SAVES / f"{name}.json").read_bytes())
    assert " 2" in old.moves[0], "somebody cut a two, which is not in the pack"
    assert old.rules == 1
    with pytest.raises(Refused):
        Sitting.replay(replace(old, rules=2), game(old.game))
    number = store.begin({**old.to_dict(), "moves": []})
    store.add_many(number, tuple(old.moves[:2])).result()
    sitting = seat(next(saved_setup(saved) for saved in store.sittings(False))).host.croupier.sitting
    assert sitting.lines[:2] == old.moves[:2]
    assert sitting.record().rules == old.rules, "and is kept as it began"
