"""What cannot be written is held, in its order, and written when there is room."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cardtable.store import Result, Settings, Store, StoreFault

Header = dict[str, Any]
WON = Result(game="snip-snap", form="single", level="club", outcome="won", aids=("hints" * 10,) * 2_000)
LONG = "x" * 300


@pytest.fixture
def begun(store: Store, header: Header) -> int:
    sitting = store.begin(header)
    store.add(sitting, "0 first").result()
    return sitting


def full(store: Store) -> Callable[[], None]:
    """The disk is full until what this returns is called."""

    def room(pages: int) -> None:
        store._do(lambda: store._writer.db.execute(f"PRAGMA max_page_count = {pages}"))

    room(store._do(lambda: store._writer.db.execute("PRAGMA page_count").fetchone()[0]))
    return lambda: room(1_000_000)


def fill(store: Store, sitting: int) -> None:
    """Take what room there is within the file's pages."""
    with pytest.raises(StoreFault, match="the disk is full"):
        store.add(sitting, "x" * 20_000).result()


@pytest.mark.parametrize("later", ["another line", "another game", "reading", "retry", "closing"])
def test_an_end_that_could_not_be_written_is_written_later(
    file: Path, header: Header, later: str
) -> None:
    store = Store(file)
    begun = store.begin(header)
    other = store.begin(header)
    emptied = full(store)
    fill(store, begun)
    for done in (store.caption(begun, "three all"), store.finish(begun, WON), store.set("name", "Zoë")):
        with pytest.raises(StoreFault, match="the disk is full"):
            done.result()
    emptied()
    match later:
        case "another line":
            store.add(other, "1 play KS").result()
        case "another game":
            store.begin(header)
        case "reading":
            assert len(store.results()) == 1
        case "retry":
            store.retry().result()
        case "closing":
            store.close()
            store = Store(file)
    saved = next(saved for saved in store.sittings() if saved.id == begun)
    assert (saved.caption, saved.finished, saved.moves) == ("three all", True, 1)
    assert [found.outcome for found in store.results()] == ["won"]
    assert Settings(store)["name"] == "Zoë"
    store.close()


def test_a_setting_that_cannot_be_written_counts_all_the_same(store: Store, begun: int) -> None:
    settings = Settings(store)
    emptied = full(store)
    fill(store, begun)
    settings["last options"] = {LONG: LONG * 100}
    assert settings["last options"] == {LONG: LONG * 100}
    emptied()
    store.retry().result()
    assert Settings(store)["last options"] == {LONG: LONG * 100}


def test_what_is_owed_to_a_game_that_was_put_away_is_forgotten(store: Store, header: Header, begun: int) -> None:
    other = store.begin(header)
    emptied = full(store)
    fill(store, begun)
    store.discard(begun)
    emptied()
    store.add(other, "1 play KS").result()
    assert [saved.id for saved in store.sittings()] == [other]


def test_a_clock_set_back_changes_no_order(store: Store, header: Header, monkeypatch: pytest.MonkeyPatch) -> None:
    """Sittings and results come in the order in which things were done."""
    clock = iter([5e9, 5e9, 4e9, 4e9, 3e9, 3e9, 3e9])
    monkeypatch.setattr("cardtable.store.values.time.time", lambda: next(clock))
    first, second = store.begin(header), store.begin(header)
    store.finish(second, WON).result()
    store.add(second, "0 play KS").result()
    store.add(first, "0 play KS").result()
    store.finish(first, Result(game="snip-snap", form="single", level="club", outcome="lost")).result()
    assert [saved.id for saved in store.sittings()] == [first, second]
    assert [found.outcome for found in store.results()] == ["won", "lost"]


@pytest.mark.skipif(sys.platform == "win32", reason="a folder there cannot be closed so")
def test_a_change_that_fails_at_its_end_is_not_taken_for_another_program(
    file: Path, store: Store, begun: int
) -> None:
    """The folder may not be written any more when the journal is to be taken away."""
    db, user = store._writer.db, os.geteuid()

    def shut(statement: str) -> None:
        if statement == "COMMIT":
            file.parent.chmod(0o555)
            os.seteuid(user or 65534)                # to root all is open

    store._do(lambda: db.set_trace_callback(shut))
    with pytest.raises(StoreFault):
        store.add(begun, "0 second").result()
    os.seteuid(user)
    file.parent.chmod(0o755)
    store._do(lambda: db.set_trace_callback(None))
    store.add(begun, "0 third").result()
    assert store.notice is None
    assert store.load(begun)["moves"] == ["0 first", "0 second", "0 third"]


def test_a_folder_that_may_not_be_looked_into_is_no_fault_of_the_program(
    file: Path, store: Store, begun: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    stat = os.stat

    def shut(path: Any, *words: Any, **named: Any) -> os.stat_result:
        if str(path).startswith(str(file.parent)):
            raise PermissionError(errno.EACCES, "Permission denied", path)
        return stat(path, *words, **named)

    monkeypatch.setattr(os, "stat", shut)
    store.add(begun, "0 second").result()            # SQLite itself is not kept out here
    monkeypatch.setattr(os, "stat", stat)
    store.add(begun, "0 third").result()
    assert store.notice is None
    assert store.load(begun)["moves"] == ["0 first", "0 second", "0 third"]


def test_what_the_system_refuses_is_told(file: Path, store: Store, begun: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """A journal of another file lies there, and the folder may not be written, so that it cannot be laid aside."""

    def refused(*_: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    with monkeypatch.context() as patch:
        patch.setattr("cardtable.store.place.without_strays", refused)
        for _ in range(2):
            with pytest.raises(StoreFault, match="cannot be reached: Permission denied"):
                store.add(begun, "0 second").result()
    store.retry().result()
    assert store.load(begun)["moves"] == ["0 first", "0 second", "0 second"]
