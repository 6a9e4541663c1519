"""Records: what is written is read back; what is wrong is refused by number, text and law, and does nothing."""
from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardtable.games import game
from cardtable.rules.match import play_out
from cardtable.rules.moves import Move
from cardtable.rules.options import BadOption
from cardtable.rules.record import MOST_BYTES, MOST_LINE, MOST_MOVES, BadRecord, Record, line, parse_line
from cardtable.rules.sitting import Refused, Sitting
from tests.suite import Trial, forms

GOOD = ["* cut KS QD",
        "* shuffle 7C 8C 9C TC 7D 8D 9D TD AD 7H 7S 8S 9S TS AS JS QS KS JC QC KC AC JD QD KD 8H 9H TH AH JH QH KH"]


def plain(**changed: Any) -> dict[str, Any]:
    return {"format": "cardtable-record", "version": 1, "rules": 1, "game": "ecarte", "options": {},
            "players": [{}, {}], "moves": list(GOOD)} | changed


def replay(found: dict[str, Any]) -> Sitting:
    return Sitting.replay(Record.from_bytes(json.dumps(found).encode()), game("ecarte"))


def test_a_record_comes_back_as_it_went() -> None:
    sitting = Trial(forms()[0], 1).play().sitting
    record = sitting.record()
    assert Record.from_bytes(record.to_bytes()) == record
    found = json.loads(record.to_bytes())
    assert list(found) == ["format", "version", "rules", "game", "options", "players", "moves"]
    assert found["version"] == 1


@pytest.mark.parametrize(("data", "says"), [
    (b"", "not whole JSON"), (b"{", "line 1"), (b'{"format": "cardtable-record"', "not whole JSON"),
    (b"\xff\xfe{}", "not UTF-8"), (b'{"format": "\xc3', "not UTF-8"), (b"[]", "not a card table record"),
    (b"null", "not a card table record"), (b"NaN", "not a card table record"), (b'"cardtable-record"', "not a card"),
    (b"[" * 100_000, "cannot be read"), (b'{"a": ' * 50_000, "cannot be read"), (b"9" * 10_000, "cannot be read"),
    (b" " * (MOST_BYTES + 1), "at most"), (b'"\\ud800"', "half a character"),
], ids=range(14))
def test_bytes_that_are_no_record(data: bytes, says: str) -> None:
    with pytest.raises(BadRecord, match=says):
        Record.from_bytes(data)


@pytest.mark.parametrize(("changed", "says"), [
    ({"format": "other"}, "format"), ({"version": 2}, "version 2"), ({"version": "1"}, "version '1'"),
    ({"version": True}, "version True"), ({"version": 10 ** 300}, "version"), ({"rules": "1"}, '"rules"'),
    ({"rules": False}, '"rules"'), ({"rules": None}, '"rules"'), ({"game": 7}, '"game"'),
    ({"options": []}, '"options"'),
    ({"players": {}}, '"players"'), ({"players": ["me"]}, '"players"'),
    ({"players": []}, '"players" are none'), ({"moves": "1 propose"}, '"moves"'),
    ({"moves": [1]}, "move 0"), ({"moves": [*GOOD, ["1 propose"]]}, "move 2"),
    ({"moves": [*GOOD, "1 " + "x" * MOST_LINE]}, "move 2"), ({"moves": [*GOOD, ""]}, "move 2"),
    ({"moves": [*GOOD, "propose"]}, "move 2"), ({"moves": [*GOOD, "1 "]}, "move 2"),
    ({"moves": [*GOOD, "one propose"]}, "move 2"), ({"moves": [*GOOD, "-1 propose"]}, "move 2"),
    ({"moves": [*GOOD, "100 propose"]}, "move 2"), ({"moves": [*GOOD, "back"]}, "move 2"),
    ({"moves": [*GOOD, "back x"]}, "move 2"), ({"moves": [*GOOD, "back 2"]}, "move 2"),
    ({"moves": [*GOOD, "back " + "9" * 99]}, "move 2"), ({"moves": ["back 0"]}, "move 0"),
    ({"game": "whist"}, "whist"), ({"players": [{"name": "\ud800"}, {}]}, "half a character"),
])
def test_fields_that_are_wrong(changed: dict[str, Any], says: str) -> None:
    with pytest.raises(BadRecord, match=says):
        replay(plain(**changed))


@pytest.mark.parametrize("changed", [
    {"options": {"points": 0}}, {"options": {"points": 1e9}}, {"options": {"colour": "red"}},
    {"options": {"form": {"form": "pool"}}},
])
def test_options_that_are_wrong(changed: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        replay(plain(**changed))


def test_more_players_than_can_sit() -> None:
    with pytest.raises(ValueError, match="not 40"):
        replay(plain(players=[{}] * 40))


@pytest.mark.parametrize(("moves", "number", "law"), [
    (["0 cut KS QD"], 0, 0), (["* cut KS"], 0, 0), (["* cut KS KS"], 0, 0), (["* cut 1 2"], 0, 0),
    (["* cut KS QD", "* shuffle KS"], 1, 0), ([*GOOD[:1], GOOD[1].replace("7C", "8C")], 1, 0),
    ([*GOOD, "0 propose"], 2, 0), ([*GOOD, "7 resign"], 2, 0), ([*GOOD, "* resign"], 2, 0),
    ([*GOOD, "1 propose 3"], 2, 0), ([*GOOD, "1 __init__"], 2, 0), ([*GOOD, "1 do_propose"], 2, 0),
    ([*GOOD, "1 stand", "1 play KS"], 3, 0), ([*GOOD, "1 stand", "1 king"], 3, 25),
    ([*GOOD, "1 stand", "0 play 9C"], 3, 40), ([*GOOD, "1 stand", "1 play 8C", "0 play AD"], 4, 43),
    ([*GOOD, "1 stand", "1 claim"], 3, 0), ([*GOOD, "1 " + "x" * 3000], 2, 0),
])
def test_the_first_move_that_may_not_be_is_named(moves: list[str], number: int, law: int) -> None:
    with pytest.raises(Refused, match=f"^move {number} ") as refused:
        replay(plain(moves=moves))
    assert (refused.value.number, refused.value.law.number) == (number, law)
    assert "\n" not in str(refused.value)
    assert len(str(refused.value)) < 300
    assert (f"law {law}" in str(refused.value)) == bool(law)


def test_a_record_may_go_back() -> None:
    sitting = replay(plain(moves=[*GOOD, "1 propose", "0 refuse", "back 2", "1 stand"]))
    assert (len(sitting.moves), sitting.match.deal().phase) == (3, "play")
    assert replay(sitting.record().to_dict()).match == sitting.match


@given(st.recursive(st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
                    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(
                        st.sampled_from(list(plain())) | st.text(max_size=4), inner, max_size=7), max_leaves=12))
def test_no_json_does_worse_than_be_refused(found: object) -> None:
    with pytest.raises(BadRecord):
        Record.from_bytes(json.dumps(found).encode())


@given(st.integers(2, 40), st.text(max_size=30))
def test_no_move_does_worse_than_be_refused(at: int, text: str) -> None:
    moves = [*GOOD, "1 stand", "1 play 8C"]
    moves[min(at, len(moves)):] = [text]
    try:
        replay(plain(moves=moves))
    except (BadRecord, Refused) as error:
        said = str(error)
    else:
        return
    assert said.startswith(f"move {min(at, 4)} ") or "half a character" in said


@pytest.mark.parametrize("cut_short", range(1, 400, 37))
def test_a_truncated_record_is_refused(cut_short: int) -> None:
    data = Record("ecarte", 1, {}, [{}, {}], list(GOOD)).to_bytes()
    with pytest.raises(BadRecord):
        Record.from_bytes(data[:-cut_short])


def test_too_many_moves() -> None:
    with pytest.raises(BadRecord, match="100,001 moves"):
        Record.from_dict(plain(moves=["1 a"] * (MOST_MOVES + 1)))


def test_lines_and_moves() -> None:
    assert line(-1, Move(("cut", 3))) == "* cut 3"
    assert parse_line("12 play") == (12, Move(("play",)))
    assert parse_line("back 3") == (-1, 3)


def test_a_record_of_a_match_over_takes_no_more() -> None:
    sitting = Trial(forms()[0], 2).play().sitting
    assert sitting.over
    with pytest.raises(Refused):
        sitting.submit(0, Move(("resign",)))
    assert play_out(sitting.match, None) == 0                    # type: ignore[arg-type]
