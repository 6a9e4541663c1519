"""Sittings are kept move by move and come back as they were."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardtable.store import Store, StoreFault

Header = dict[str, Any]
LINES = ["* shuffle AS KD", "1 propose", "0 refuse", "0 play KS", "back 3", "0 accept"]


def test_record_comes_back_after_reopening(file: Path, header: Header) -> None:
    with Store(file) as store:
        sitting = store.begin(header)
        for line in LINES:
            store.add(sitting, line).result()
    with Store(file) as store:
        assert store.notice is None
        assert store.load(sitting) == {**header, "moves": LINES}


def test_a_line_is_on_the_disk_when_its_future_is_done(store: Store, file: Path, header: Header) -> None:
    sitting = store.begin(header)
    store.add(sitting, LINES[0]).result()
    other = sqlite3.connect(file)
    try:
        assert other.execute("SELECT line FROM move").fetchall() == [(LINES[0],)]
    finally:
        other.close()


def test_the_file_is_synchronised_at_every_commit(store: Store) -> None:
    extra = 3                                       # the journal's end as well
    assert store._do(lambda: store._writer.db.execute("PRAGMA synchronous").fetchone()) == (extra,)
    assert store._do(lambda: store._writer.db.execute("PRAGMA journal_mode").fetchone()) == ("delete",)


def test_lines_of_several_sittings_keep_their_own_order(store: Store, header: Header) -> None:
    first, second = store.begin(header), store.begin(header)
    for k in range(20):
        store.add((first, second)[k % 3 == 0], str(k))
    assert store.load(first)["moves"] == [str(k) for k in range(20) if k % 3]
    assert store.load(second)["moves"] == [str(k) for k in range(20) if k % 3 == 0]


@settings(max_examples=30, deadline=None)
@given(lines=st.lists(st.text(st.characters(exclude_categories=["Cs"]), max_size=30), max_size=8))
def test_any_text_survives(lines: list[str]) -> None:
    with Store(None) as store:
        sitting = store.begin({"game": "snip-snap", "players": lines})
        store.add_many(sitting, lines)
        assert store.load(sitting) == {"game": "snip-snap", "players": lines, "moves": lines}


def test_sittings_are_listed_last_touched_first(store: Store, header: Header, monkeypatch: pytest.MonkeyPatch) -> None:
    start = datetime(1886, 5, 1, 20, tzinfo=UTC)
    clock = iter(start.timestamp() + 60 * k for k in range(9))
    monkeypatch.setattr("cardtable.store.values.time.time", lambda: next(clock))
    older, newer, done = (store.begin(header) for _ in range(3))
    store.finish(done)
    store.add(older, "0 play KS").result()
    store.caption(older, "three all").result()
    assert [saved.id for saved in store.sittings()] == [older, done, newer]
    assert [saved.id for saved in store.sittings(finished=True)] == [done]
    saved = store.sittings(finished=False)[0]
    assert (saved.id, saved.game, saved.caption, saved.moves) == (older, "snip-snap", "three all", 1)
    assert saved.players == header["players"]
    assert saved.started == start
    assert saved.touched == start + timedelta(minutes=3)


def test_a_line_added_to_a_finished_sitting_opens_it_again(store: Store, header: Header) -> None:
    sitting = store.begin(header)
    store.finish(sitting)
    assert not store.sittings(finished=False)
    store.add(sitting, "back 1").result()
    assert [saved.id for saved in store.sittings(finished=False)] == [sitting]


def test_a_discarded_sitting_is_gone_and_its_number_is_not_given_again(file: Path, header: Header) -> None:
    with Store(file) as store:
        sitting = store.begin(header)
        store.add_many(sitting, LINES)
        store.discard(sitting)
        assert store.sittings() == []
    with Store(file) as store:
        assert store.begin(header) != sitting
        assert store._do(lambda: store._writer.db.execute("SELECT count(*) FROM move").fetchone()) == (0,)


@pytest.mark.parametrize(
    "act",
    [
        lambda store: store.load(7),
        lambda store: store.add(7, "0 play KS"),
        lambda store: store.caption(7, "three all"),
        lambda store: store.finish(7),
        lambda store: store.discard(7),
    ],
)
def test_an_unknown_sitting_is_refused(store: Store, act: Callable[[Store], object]) -> None:
    with pytest.raises(StoreFault, match="no saved game number 7"):
        act(store)


def test_a_failed_line_is_kept_and_written_before_the_next(file: Path, header: Header) -> None:
    with Store(file) as store:
        sitting = store.begin(header)
        store.add(sitting, "0 first").result()
        pages = store._do(lambda: store._writer.db.execute("PRAGMA page_count").fetchone()[0])
        store._do(lambda: store._writer.db.execute(f"PRAGMA max_page_count = {pages}"))
        long = "1 say " + "x" * 20_000
        with pytest.raises(StoreFault, match="the disk is full"):
            store.add(sitting, long).result()
        assert store.load(sitting)["moves"] == ["0 first", long]  # not on the disk, yet not lost
        with pytest.raises(StoreFault, match="the disk is full"):
            store.retry().result()
        store._do(lambda: store._writer.db.execute("PRAGMA max_page_count = 1000000"))
        store.add(sitting, "0 last").result()
    with Store(file) as store:
        assert store.load(sitting)["moves"] == ["0 first", long, "0 last"]


def test_closing_tells_of_lines_it_could_not_write(file: Path, header: Header) -> None:
    store = Store(file)
    sitting = store.begin(header)
    pages = store._do(lambda: store._writer.db.execute("PRAGMA page_count").fetchone()[0])
    store._do(lambda: store._writer.db.execute(f"PRAGMA max_page_count = {pages}"))
    store.add(sitting, "x" * 20_000)
    with pytest.raises(StoreFault, match="the disk is full"):
        store.close()
    with Store(file) as again:  # and lets the file go all the same
        assert again.load(sitting)["moves"] == []
