"""A damaged file is laid aside whole, and all that can be read of it stands in the new one; what cannot is counted."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from cardtable.store import Result, Settings, Store, StoreFault, salvage, soundness
from cardtable.store import opening as opening_module
from cardtable.store.gradings import Grading
from cardtable.store.schema import VERSIONS, shape_of
from cardtable.store.soundness import StoredRow
from tests.spread import crossed

Header = dict[str, Any]
PAGE = 4096
WON = Result(game="snip-snap", form="single", level="club", outcome="won", coins=3)
GAMES, MOVES = 6, 300


@pytest.fixture
def full(file: Path, header: Header) -> Path:
    """A file with six games, three of them finished, and a setting."""
    with Store(file) as store:
        Settings(store)["name"] = "Zoë"
        for n in range(GAMES):
            number = store.begin(header)
            store.add_many(number, [f"0 play {k}" for k in range(MOVES)])
            store.caption(number, f"{n} all").result()
            if n % 2:
                store.finish(number, WON).result()
    return file


def execute(file: Path, *statements: str) -> None:
    """Do to a file what a disk would not do so neatly."""
    db = sqlite3.connect(file, isolation_level=None)
    for statement in statements:
        db.execute(statement)
    db.close()


def found(file: Path) -> tuple[list[int], int, str, str]:
    """Opened: the lines of every game, the number of results, the name kept, and what is told; then opened again."""
    with Store(file) as store:
        lines = [saved.moves for saved in sorted(store.sittings(), key=lambda saved: saved.id)]
        told = store.notice.text if store.notice else ""
        results, name = len(store.results()), Settings(store)["name"]
        for saved in store.sittings():
            moves = store.load(saved.id)["moves"]
            assert moves == [f"0 play {k}" for k in range(len(moves))]
            store.add(saved.id, "0 play on").result()
    with Store(file) as store:
        assert store.notice is None
        assert len(store.sittings()) == len(lines)
    return lines, results, name, told


ALL = [MOVES] * GAMES


@pytest.mark.parametrize(("value", "where"), crossed(
    ["1e300", "1e15", "-1e300", "9e999", "'yesterday'", "x'00ff'"],
    [("move", "at"), ("sitting", "started"), ("result", "at")]))
def test_a_spoilt_time_takes_nothing_away(full: Path, where: tuple[str, str], value: str) -> None:
    table, column = where
    execute(full, f"UPDATE {table} SET {column} = {value} WHERE rowid = 2" if table != "move" else
            f"UPDATE move SET at = {value} WHERE sitting = 2 AND number = {MOVES}")  # fmt: skip
    lines, results, name, told = found(full)
    assert (lines, results, name) == (ALL, GAMES // 2, "Zoë")
    assert "6 games with 1,800 moves, 3 results and 1 setting" in told
    assert "could not be read" not in told


@pytest.mark.parametrize(
    ("column", "value"), [("coins", "1e300"), ("aids", "'[5'"), ("outcome", "'lots'"), ("points_for", "'x'")]
)
def test_a_spoilt_result_is_passed_over_and_told(full: Path, column: str, value: str) -> None:
    execute(full, f"UPDATE result SET {column} = {value} WHERE id = 2")
    lines, results, _, told = found(full)
    assert (lines, results) == (ALL, GAMES // 2 - 1)
    assert "1 entry could not be read" in told


def test_a_finished_game_whose_result_was_spoilt_can_be_opened_again(full: Path) -> None:
    execute(full, "UPDATE result SET coins = 1e300 WHERE id = 2")
    with Store(full) as store:
        assert [saved.id for saved in store.sittings(finished=False)] == [5, 4, 3, 1]


def test_a_game_is_cut_at_the_first_line_that_cannot_be_read(full: Path) -> None:
    execute(full, "UPDATE move SET line = x'00ff' WHERE sitting = 2 AND number = 101",
            "DELETE FROM move WHERE sitting = 3 AND number = 201")  # fmt: skip
    lines, _, _, told = found(full)
    assert lines == [MOVES, 100, 200, MOVES, MOVES, MOVES]
    assert "Of 2 games only the beginning could be read" in told


def test_a_number_that_cannot_be_given_to_a_game_is_another_afterwards(full: Path) -> None:
    far = 2**62
    execute(full, f"UPDATE sitting SET id = {far} WHERE id = 6", f"UPDATE move SET sitting = {far} WHERE sitting = 6")
    assert found(full)[0] == ALL


@pytest.mark.parametrize("spoilt", [b"\xb1\xb2\xb3", b"xyz", b"\0\0\0"])
def test_a_damaged_schema_hides_nothing(full: Path, spoilt: bytes) -> None:
    raw = full.read_bytes()
    for word in (b"CREATE TABLE sitting", b"header TEXT", b"WITHOUT ROWID"):
        place = raw.index(word) + len(word) // 2
        full.write_bytes(raw[:place] + spoilt + raw[place + 3 :])
        for leftover in full.parent.glob("*corrupt*"):
            leftover.unlink()
        lines, results, name, told = found(full)
        assert (lines, results, name) == (ALL, GAMES // 2, "Zoë")
        assert "damaged" in told


@pytest.mark.parametrize("of", [100, PAGE])
def test_a_lost_first_page_hides_nothing(full: Path, of: int) -> None:
    full.write_bytes(bytes(of) + full.read_bytes()[of:])
    assert found(full)[:3] == (ALL, GAMES // 2, "Zoë")


def test_a_lost_page_takes_away_what_stood_on_it(full: Path) -> None:
    raw = bytearray(full.read_bytes())
    last = max(n for n in range(len(raw) // PAGE) if raw[n * PAGE] == 0x0A and b"0 play" in raw[n * PAGE:][:PAGE])
    raw[last * PAGE : (last + 1) * PAGE] = bytes(PAGE)
    full.write_bytes(raw)
    lines, results, name, told = found(full)
    assert (results, name) == (GAMES // 2, "Zoë")
    assert sum(ALL) > sum(lines) > sum(ALL) * 0.7
    assert "game" in told


@pytest.mark.parametrize("kept", [100, PAGE, 2 * PAGE])
def test_of_a_file_cut_short_no_more_is_asked_than_it_could_hold(
        full: Path, kept: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Numbers are tried one by one, in every table; all twenty thousand would take the table's breath for seconds."""
    asked: list[str] = []

    def rows_of(db: sqlite3.Connection, query: str, *values: object) -> Iterator[StoredRow]:
        asked.append(query)
        return soundness.rows_of(db, query, *values)

    monkeypatch.setattr(salvage, "rows_of", rows_of)
    full.write_bytes(full.read_bytes()[:kept])
    salvage.read_damaged(full)
    assert len(asked) < 2_000


def test_what_was_written_last_is_salvaged_too(full: Path, header: Header) -> None:
    """The journal beside the file is read with it."""
    with Store(full) as store:
        number = store.begin(header)
        store.add(number, "0 play 0").result()
        files = {path: path.read_bytes() for path in full.parent.glob("cardtable.sqlite*")}
    for path, raw in files.items():
        path.write_bytes(raw)
    execute_on_copy = full.read_bytes()
    place = execute_on_copy.rindex(b"0 all")
    full.write_bytes(execute_on_copy[:place] + b"\xff" + execute_on_copy[place + 1 :])
    spoil_first_cell(full)
    with Store(full) as store:
        assert number in [saved.id for saved in store.sittings()]


def spoil_first_cell(file: Path) -> None:
    """The page of results points beyond its end."""
    db = sqlite3.connect(file)
    root = db.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'result'").fetchone()[0]
    db.close()
    raw = bytearray(file.read_bytes())
    raw[(root - 1) * PAGE + 8 : (root - 1) * PAGE + 10] = b"\xff\xff"
    file.write_bytes(raw)


def test_without_room_for_a_new_file_the_old_one_stays(full: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    execute(full, "UPDATE result SET coins = 1e300")
    before = full.read_bytes()

    def refuse(*_: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    with monkeypatch.context() as patched:
        patched.setattr(opening_module, "keep_safe", refuse)
        with pytest.raises(StoreFault):
            Store(full)
    assert full.read_bytes() == before
    assert not [*full.parent.glob("*.new*"), *full.parent.glob("*corrupt*")]
    assert found(full)[0] == ALL


def test_an_end_between_two_renamings_is_made_up_for(full: Path) -> None:
    full.rename(full.with_name(full.name + ".new"))
    assert found(full)[:3] == (ALL, GAMES // 2, "Zoë")


@pytest.mark.parametrize("damage", [lambda raw: raw.__setitem__(slice(60, 64), b"\x40\0\0\x01"),
                                    lambda raw: raw.__setitem__(slice(68, 72), b"\0\0\0\x01")])  # fmt: skip
def test_a_number_in_the_head_of_the_file_is_not_believed_against_its_tables(
    full: Path, damage: Callable[[bytearray], None]
) -> None:
    raw = bytearray(full.read_bytes())
    damage(raw)
    full.write_bytes(raw)
    assert found(full)[:3] == (ALL, GAMES // 2, "Zoë")


def test_every_version_has_a_shape_of_its_own() -> None:
    shapes = [shape_of(version) for version in range(len(VERSIONS) + 1)]
    assert all(one != other for n, one in enumerate(shapes) for other in shapes[:n])


@pytest.fixture
def kept(full: Path, header: Header) -> Path:
    """The same, with three choices kept."""
    with Store(full) as store:
        for n in range(3):
            store.keep_choice(f"Choice {n}", header | {"moves": [f"0 play {k}" for k in range(n + 1)]}, n)
    return full


@pytest.mark.parametrize(("harm", "left"), [
    ("UPDATE exercise SET title = x'ff00' WHERE id = 2", (0, 2)),
    ("UPDATE exercise SET record = '{' WHERE id = 1", (1, 2)),
    ("UPDATE exercise SET move = -4 WHERE id = 3", (0, 1))])
def test_choices_kept_are_brought_over(kept: Path, harm: str, left: tuple[int, ...]) -> None:
    execute(kept, harm, "UPDATE move SET at = 'yesterday' WHERE sitting = 2 AND number = 300")
    with Store(kept) as store:
        told = store.notice.text if store.notice else ""
        found = store.kept_choices()
        assert {f"Choice {n}" for n in left} <= {one.title for one in found}
        assert all(0 <= one.move < len(one.record["moves"]) for one in found if one.title in
                   {f"Choice {n}" for n in left})
        store.forget_choice(found[0].id)
        assert len(store.kept_choices()) == len(found) - 1
    assert "exercise" in told
    assert len(found) + ("could not be read" in told) >= 3


@pytest.mark.parametrize(("harm", "left"), [
    ("UPDATE grading SET cost = '[]' WHERE id = 2", 2), ("UPDATE grading SET best = -1 WHERE id = 1", 2),
    ("UPDATE grading SET at = 'noon' WHERE id = 1", 3)])
def test_how_choices_were_judged_is_brought_over(full: Path, harm: str, left: int) -> None:
    with Store(full) as store:
        for deal in range(3):
            store.graded(store.sittings()[0].id, deal, Grading("ecarte", deal, 0, 1, {"points": (1.5, 1)})).result()
    execute(full, harm, "UPDATE move SET at = 'yesterday' WHERE sitting = 2 AND number = 300")
    with Store(full) as store:
        assert store.notice is not None
        assert [one.cost for one in store.gradings()] == [{"points": (1.5, 1)}] * left


@pytest.mark.parametrize("harm", [
    "UPDATE grading SET cost = '[1]'", "UPDATE exercise SET record = '{'",
    "UPDATE setting SET value = '{' WHERE key = 'name'",
    "UPDATE setting SET key = x'00ff' WHERE key = 'name'"])
def test_what_stands_beside_the_games_is_no_reason_to_copy_them(kept: Path, harm: str) -> None:
    """It is passed over: a large file is not gone through for it, which takes minutes."""
    with Store(kept) as store:
        store.graded(1, 0, Grading("ecarte", 1, 0, 1, {"points": (1.5, 1)})).result()
    execute(kept, harm)
    with Store(kept) as store:
        assert store.notice is None
        counted = len(store.gradings()), len(store.kept_choices()), Settings(store)["name"]
        wanted = 0 if "grading" in harm else 1, 0 if "exercise" in harm else 3, "" if "setting" in harm else "Zoë"
        assert counted == wanted
        assert [saved.moves for saved in store.sittings()] == ALL
        store.graded(2, 0, Grading("ecarte", 1, 0, 1, {"points": (1.5, 1)})).result()
        assert len(store.gradings()) == counted[0] + 1
    assert not list(kept.parent.glob("*corrupt*"))
