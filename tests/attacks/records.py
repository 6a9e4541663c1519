"""Damaged records and files that are none, through `replay` and `replay --json` in process: each is accepted, or
refused in one printable line, within a second and 500 MB."""
from __future__ import annotations

import contextlib
import io
import json
import os
import resource
import socket
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from cardtable import cli
from cardtable.printable import MOST_LINE
from cardtable.rules.record import MOST_BYTES
from cardtable.rules.sitting import Sitting
from tests.suite import Form, forms
from tools.trials import Part

MUTANTS, SPECIAL = 10_000, 20
SECONDS, MEGABYTES = 1.0, 500
MOVES = 120                          # of a record that is damaged, at most
WILD: tuple[Any, ...] = (None, True, False, 0, -1, 10 ** 30, 1.5, 1e300, "", "x", "\x1b[2J\n", "\u202e\x9b", "A" * 5000,
                         [], [[]], {}, {"name": "\n"}, "back 0", "0 resign", "* shuffle", "KS")


def parts() -> Iterator[Part]:
    yield Part("records damaged", MUTANTS, damaged)
    yield Part("records that are none", SPECIAL, special)


@cache
def sound(number: int) -> str:
    """A random match of one of the forms, begun, as JSON."""
    form: Form = forms()[number % len(forms())]
    rng = Random(f"{form} {number}")
    sitting = Sitting(form.game, form.fixed)
    most = rng.randrange(1, MOVES)
    while not sitting.over and len(sitting.moves) < most:
        seat = rng.choice(sitting.match.pending().must)
        sitting.submit(seat, sitting.match.decision(seat).sample(rng))
    return json.dumps(sitting.record().to_dict())


def damaged(number: int) -> Counter[str]:
    """One record, spoilt in one of many ways, read for people and for programs."""
    rng = Random(f"damaged {number}")
    data = rng.choice(SPOILT)(sound(number % len(forms())), rng)
    with TemporaryDirectory() as folder:
        file = Path(folder) / rng.choice(["record.json", "a\nrecord", "\x1b[31mrecord", "é" * 80])
        file.write_bytes(data)
        return read(file) + read(file, "--json")


def read(file: Path, *words: str) -> Counter[str]:
    """`replay` of a file; AssertionError where it does worse than refuse in one printable line."""
    said, refused = io.StringIO(), io.StringIO()
    began = time.process_time()
    with contextlib.redirect_stdout(said), contextlib.redirect_stderr(refused):
        code = cli.main(["replay", str(file), *words])
    seconds, complaint = time.process_time() - began, refused.getvalue()
    megabytes = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / (2 ** 20 if sys.platform == "darwin" else 2 ** 10)
    assert all(row.isprintable() for row in said.getvalue().split("\n")), "control characters"
    assert seconds < SECONDS, f"{seconds:.2f} s"
    assert megabytes < MEGABYTES, f"{megabytes:.0f} MB"
    if code == 0:
        assert not complaint, complaint
        return Counter(accepted=1)
    assert code == cli.USAGE_ERROR, code
    assert complaint.endswith("\n"), "no line"
    assert complaint[:-1].isprintable(), repr(complaint)
    assert len(complaint) < MOST_LINE + 20, f"{len(complaint)} characters"
    return Counter(refused=1)


def bits(text: str, rng: Random) -> bytes:
    data = bytearray(text.encode())
    for _ in range(rng.choice([1, 1, 3, 30])):
        data[rng.randrange(len(data))] ^= 1 << rng.randrange(8)
    return bytes(data)


def cut(text: str, rng: Random) -> bytes:
    return text.encode()[:rng.randrange(len(text))]


def letters(text: str, rng: Random) -> bytes:
    """Another letter here and there, so that most of it is still JSON."""
    found = list(text)
    for _ in range(rng.choice([1, 2, 5])):
        found[rng.randrange(len(found))] = rng.choice("0123456789ACDHKQST \"[]{},:\n\x1b\x9bé")
    return "".join(found).encode()


def values(text: str, rng: Random) -> bytes:
    """A wild value somewhere in the tree."""
    found = json.loads(text)
    at: Any = found
    while True:
        key = rng.choice(list(at) if isinstance(at, dict) else range(len(at))) if at else None
        if key is None or not isinstance(at[key], dict | list) or rng.random() < 0.3:
            break
        at = at[key]
    if isinstance(at, dict):
        at[rng.choice([key, "name", "kind", "level", "persona", "form"])] = rng.choice(WILD)
    else:
        at[slice(key, key)] = [rng.choice(WILD)]
    return json.dumps(found, ensure_ascii=rng.random() < 0.5).encode()


def moves(text: str, rng: Random) -> bytes:
    """Moves left out, doubled, exchanged, taken back, or of another's record."""
    found = json.loads(text)
    lines = found["moves"]
    for _ in range(rng.choice([1, 1, 4])):
        at, other = rng.randrange(len(lines) + 1), rng.randrange(len(lines) + 1)
        lines[at:at + rng.randrange(3)] = rng.choice(
            [[], lines[other:other + 2], [f"back {other}"], [f"{rng.randrange(9)} resign"],
             json.loads(sound(rng.randrange(len(forms()))))["moves"][:3]])
    return json.dumps(found).encode()


def backs(text: str, rng: Random) -> bytes:
    """Taken back again and again, each time to be played anew."""
    found = json.loads(text)
    lines = found["moves"]
    to = rng.randrange(max(0, len(lines) - 12), len(lines))
    found["moves"] = lines + [f"back {to}", *lines[to:]] * rng.randrange(1, 1200 // (1 + len(lines) - to))
    return json.dumps(found).encode()


def players(text: str, rng: Random) -> bytes:
    """Other players than the game has, or of strange names."""
    found = json.loads(text)
    found["players"] = rng.choice([[], [{}], [{}] * 9, [{"name": "\x1b[1m\n"}] * len(found["players"]),
                                   [{"name": rng.choice(WILD), "kind": rng.choice(["computer", "person", "\n"])}] * 2])
    return json.dumps(found).encode()


def large(text: str, rng: Random) -> bytes:
    """As long as may be, of what takes most room."""
    unit = rng.choice([b"[],", b'{"":0},', b"[[]],", b'"ab",', b"1.5,", b"12345678,"])
    many = unit * (rng.choice([1, 10]) * MOST_BYTES // 10 // len(unit) - 1)
    return rng.choice([b"[%s0]", b'{"format":"cardtable-record","version":1,"moves":[%s0]}']) % many


SPOILT: list[Callable[[str, Random], bytes]] = [
    *[bits, cut, letters, values, moves, players] * 8, *[backs] * 2, large]


def special(number: int) -> Counter[str]:
    """One of the files that are none."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        file = list(SPECIALS.values())[number % len(SPECIALS)](folder)
        return read(file) + read(file, "--json")


def _made(make: Callable[[Path], Any]) -> Callable[[Path], Path]:
    def made(folder: Path) -> Path:
        make(folder / "file")
        return folder / "file"
    return made


def _listening(file: Path) -> None:
    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind(str(file))


def _sparse(size: int) -> Callable[[Path], None]:
    def make(file: Path) -> None:
        with file.open("wb") as made:
            made.truncate(size)
    return make


def _barred(file: Path) -> None:
    file.write_bytes(b"{}")
    file.chmod(0)


SPECIALS: dict[str, Callable[[Path], Path]] = {
    **{name: lambda _, name=name: Path(name) for name in (          # type: ignore[misc]
        "/dev/zero", "/dev/urandom", "/dev/null", "/dev/full", "/dev/tty", "/dev/stdin", "/proc/kmsg", "/proc/self/mem",
        "/proc/self/environ", "/proc/self/pagemap", "/", "")},
    "pipe": _made(os.mkfifo), "folder": _made(Path.mkdir), "socket": _made(_listening),
    "loop": _made(lambda file: file.symlink_to(file.name)), "to a device": _made(lambda f: f.symlink_to("/dev/zero")),
    "3 GB of nothing": _made(_sparse(3_000_000_000)), "zeros": _made(_sparse(MOST_BYTES)), "barred": _made(_barred)}
