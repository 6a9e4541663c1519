"""The house keeps its own rules: which room may know which, whose name stands where, and how long a file may be."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "cardtable"
GAMES = sorted(folder.name for folder in (PACKAGE / "games").iterdir() if (folder / "__init__.py").exists())

ROOMS: dict[str, set[str]] = {
    "cards": set(),
    "solver": set(),
    "store": set(),
    "resources": set(),
    "files": set(),
    "printable": set(),
    "parts": set(),
    "pbn": {"cards", "printable"},
    "compiled": {"solver"},
    "rules": {"cards", "printable"},
    "showing": {"cards", "rules", "games"},
    "players": {"cards", "files", "rules", "games", "showing", "solver"},
    "families": {"cards", "rules", "players", "showing", "solver"},
    "games": {"cards", "families", "printable", "rules", "players", "showing", "solver"},
    "croupier": {"cards", "pbn", "printable", "rules", "games", "players", "showing", "store"},
    "tutor": {"cards", "croupier", "games", "pbn", "rules"},
    "commands": {"croupier", "families", "files", "games", "pbn", "players", "printable", "rules", "showing", "solver",
                 "tutor"},
    "cli": {"commands", "games", "players", "printable", "rules", "table.app", "table.forms", "tutor"},
    "__main__": {"cli"},
    # from the bottom of the table to its top
    "table.guarded": set(),
    "table.wording": {"cards", "rules", "showing"},
    "table.paint": {"cards", "files", "resources", "showing", "table.wording"},
    "table.sounds": {"resources", "rules"},
    "table.pressing": {"table.guarded"},
    "table.items": {"cards", "rules", "showing", "table.guarded", "table.paint", "table.pressing", "table.sounds",
                    "table.wording"},
    "devices": {"cards", "rules", "showing", "table.guarded", "table.items", "table.paint", "table.sounds",
                "table.wording"},
    "table.widgets": {"store", "table.guarded", "table.paint", "table.pressing"},
    "table.ranked": {"cards", "showing", "table.guarded", "table.paint", "table.widgets", "table.wording"},
    "table.book": {"cards", "players", "rules", "showing", "table.guarded", "table.paint", "table.ranked",
                   "table.widgets", "table.wording"},
    "table.cloth": {"cards", "croupier", "devices", "games", "rules", "showing", "table.guarded", "table.items",
                    "table.paint", "table.wording"},
    "table.performing": {"cards", "croupier", "devices", "rules", "showing", "table.cloth", "table.items",
                         "table.sounds"},
    "table.asking": {"cards", "devices", "rules", "showing", "table.cloth", "table.guarded", "table.items",
                     "table.paint", "table.pressing", "table.wording"},
    "table.cabinet": {"cards", "devices", "games", "rules", "showing", "store", "table.guarded", "table.items",
                      "table.paint", "table.widgets", "table.wording"},
    "table.forms": {"croupier", "games", "players", "rules", "showing", "store", "table.cabinet", "table.guarded",
                    "table.paint", "table.widgets", "table.wording", "tutor"},
    "table.sheets": {"cards", "compiled", "croupier", "families", "files", "games", "parts", "pbn", "players",
                     "printable", "resources", "rules", "showing", "store",
                     "table.asking", "table.book", "table.cloth", "table.forms", "table.guarded", "table.items",
                     "table.paint", "table.pressing", "table.ranked", "table.widgets", "table.wording", "tutor"},
    "table.reading": {"cards", "croupier", "rules", "showing", "table.book", "table.cloth"},
    "table.ending": {"cards", "croupier", "games", "pbn", "players", "rules", "showing", "store", "table.asking",
                     "table.cloth", "table.forms", "table.items", "table.reading", "table.sheets", "table.wording"},
    "table.sitting": {"cards", "croupier", "devices", "games", "players", "rules", "showing", "store",
                      "table.asking", "table.book", "table.cloth", "table.ending", "table.forms", "table.guarded",
                      "table.items", "table.paint", "table.performing", "table.ranked", "table.reading", "table.sheets",
                      "table.sounds", "table.widgets", "table.wording", "tutor"},
    "table.lessons": {"cards", "rules", "showing", "store", "table.book", "table.cloth", "table.forms", "table.items",
                      "table.paint", "table.pressing", "table.sitting", "table.sounds", "table.widgets",
                      "table.wording", "tutor"},
    "table.lookback": {"cards", "croupier", "devices", "players", "rules", "showing", "store", "table.asking",
                       "table.book",
                       "table.cloth", "table.ending", "table.forms", "table.items", "table.paint", "table.performing",
                       "table.ranked", "table.reading", "table.sheets", "table.sitting", "table.widgets",
                       "table.wording"},
    "table.app": {"cards", "croupier", "files", "games", "resources", "rules", "store", "table.cabinet",
                  "table.ending", "table.forms", "table.guarded", "table.lessons", "table.lookback", "table.paint",
                  "table.sheets", "table.sitting", "table.sounds", "table.widgets", "table.wording", "tutor"},
}
"""Every room, and what of cardtable it may import besides itself."""

WITHOUT_QT = ("cards", "rules", "showing", "families", "games", "players", "solver",
              "store", "resources", "files", "parts", "pbn", "printable", "tutor")
OWN_NAMES_ALLOWED = ("games/__init__.py", "devices/", "families/poker_hands/")
"""Where a game may be named outside its folder: the list of games, the devices drawn for one, and the hands that are
called after one at whatever game they count."""

LONGEST = 350
LONGER: dict[str, str] = {}

WRITTEN = (".ci", "bench", "cardtable", "docs", "packaging", "resources", "tests", "tools")
TEXT = ("", ".cfg", ".desktop", ".in", ".json", ".md", ".pxd", ".py", ".sh", ".toml", ".yml")
"""Where our own words stand, and how their files end."""


def sources(*folders: str) -> list[Path]:
    """The Python files of some folders of the checkout."""
    return sorted(path for folder in folders for path in (ROOT / folder).rglob("*.py"))


def room(module: str) -> str:
    """The part of cardtable a module belongs to; of the table its own rooms."""
    _, *parts = module.split(".")
    return ".".join(parts[:2] if parts[0] == "table" else parts[:1])


def module_of(path: Path) -> str:
    """The name under which a file is imported."""
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


class Told(NamedTuple):
    """What a file says, with its lines: every module it imports, and every game that it names in its code."""

    imports: tuple[tuple[int, str], ...]
    games: tuple[tuple[int, str], ...]


@cache
def told(source: bytes, package: tuple[str, ...]) -> Told:
    """By what stands in it: all that it consists of would be half a gigabyte for the whole house, if it were kept."""
    every = tuple(ast.walk(ast.parse(source)))
    return Told(tuple(imports_of(every, package)), tuple(games_said(every)))


def read(path: Path) -> Told:
    """The same of the file there."""
    return told(path.read_bytes(), path.relative_to(ROOT).parts)


@cache
def is_module(name: str) -> bool:
    """Whether there is a file or folder of code for this name."""
    path = ROOT.joinpath(*name.split("."))
    return path.with_suffix(".py").exists() or (path / "__init__.py").exists()


def imports_of(every: Iterable[ast.AST], parts: tuple[str, ...]) -> Iterator[tuple[int, str]]:
    """Every module a file imports, wherever in the file, with its line; one named by a text counts, too."""
    for node in every:
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            package = parts[: -node.level] if node.level else ()
            module = ".".join([*package, *([node.module] if node.module else [])])
            for alias in node.names:
                yield node.lineno, name if is_module(name := f"{module}.{alias.name}") else module
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            named = re.match(r"cardtable(\.\w+)+", node.value)       # as import_module() is given it, whole or begun
            if named and is_module(named[0]):
                yield node.lineno, named[0]


def misplaced(path: Path, where: str) -> list[str]:
    """The imports of a file in room `where` that its room may not make."""
    wrong = []
    for line, module in read(path).imports:
        first, *rest = module.split(".")
        if first == "PySide6" and where in WITHOUT_QT:
            wrong.append(f"{path.name}:{line} imports {module}: no Qt in {where}")
        if first == "cardtable" and rest and room(module) not in ROOMS[where] | {where}:
            wrong.append(f"{path.name}:{line} imports {module}: {where} may not know of it")
    return wrong


@cache
def words(text: str) -> str:
    """Lower case, without accents, single blanks between words, one at either end."""
    plain = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode().lower()
    return f" {' '.join(re.findall('[a-z0-9]+', plain))} "


def said_in_code(every: Sequence[ast.AST]) -> Iterator[tuple[int, str]]:
    """The names and texts of a file, with their lines; comments and docstrings are free."""
    bare = {id(node.value) for node in every if isinstance(node, ast.Expr)}
    for node in every:
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in bare:
            yield node.lineno, node.value
        for field in ("id", "attr", "name", "arg", "module", "asname"):
            if isinstance(value := getattr(node, field, None), str):
                yield getattr(node, "lineno", 0), value


def games_said(every: Sequence[ast.AST]) -> Iterator[tuple[int, str]]:
    """Where a file names a game in its code."""
    for line, text in said_in_code(every):
        said = words(text)
        yield from ((line, game) for game in GAMES if words(game) in said)


def games_named(path: Path) -> list[str]:
    """The same of the file there, in words."""
    return [f"{path.name}:{line} names {game}" for line, game in read(path).games]


def test_arrows_point_one_way() -> None:
    inside = [path for path in sources("cardtable") if module_of(path) not in ("cardtable", "cardtable.table")]
    assert [wrong for path in inside for wrong in misplaced(path, room(module_of(path)))] == []


def test_no_two_modules_know_one_another() -> None:
    """By whatever way round, and be it for types alone; a package does not count as knowing what lies in it."""
    known = {module_of(path): path for path in sources("cardtable")}
    arrows = {name: {module for _, module in read(path).imports if module in known and module != name
                     and not module.startswith(f"{name}.")} for name, path in known.items()}
    try:
        TopologicalSorter(arrows).prepare()
    except CycleError as circle:
        raise AssertionError(" -> ".join(circle.args[1])) from None


def test_every_room_is_listed_and_no_other() -> None:
    there = {room(module_of(path)) for path in sources("cardtable") if module_of(path).count(".")} - {"table"}
    assert there == set(ROOMS)


def test_players_reach_a_game_through_the_list_only() -> None:
    """Games use what the players offer; the other way there is the list of games, and what lies in a game's folder is
    found by its name."""
    assert [
        f"{path.name}:{line} imports {module}"
        for path in sources("cardtable/players")
        for line, module in read(path).imports
        if module.startswith("cardtable.games.")
    ] == []


def test_a_game_is_named_in_its_own_folder_only() -> None:
    assert GAMES
    outside = [
        path
        for path in sources("cardtable")
        if not path.relative_to(PACKAGE).as_posix().startswith(OWN_NAMES_ALLOWED)
        and path.relative_to(PACKAGE).parts[:2] not in [("games", game) for game in GAMES]
    ]
    assert [wrong for path in outside for wrong in games_named(path)] == []


@pytest.mark.parametrize(
    ("where", "line"),
    [
        ("rules", "from PySide6.QtCore import QObject"),
        ("players", "def f():\n    import PySide6"),
        ("rules", "from cardtable.players import thought"),
        ("rules", "from cardtable import table"),
        ("rules", "from ..games import GAMES"),
        ("solver", "import cardtable.rules.moves"),
        ("games", "import cardtable.table.cloth.scene"),
        ("table.cloth", "from cardtable.table.sitting.host import Host"),
        ("table.asking", "def f():\n    from cardtable.table import sitting"),
        ("table.paint", "import cardtable.rules.deal"),
        ("devices", "from cardtable.games.cribbage.show import drawing"),
        ("rules", "import_module(f'cardtable.games.{name}.layout')"),
        ("commands", "find_spec('cardtable.table.app')"),
    ],
)
def test_a_planted_wrong_arrow_is_found(where: str, line: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "read_bytes", lambda _: line.encode())
    assert misplaced(PACKAGE.joinpath(*where.split("."), "planted.py"), where)


@pytest.mark.parametrize("line", ["if game == '{}': pass", "class {}: pass", "x = f'at {} only'", "import a.{}.b"])
def test_a_planted_name_is_found(line: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "read_bytes", lambda _: line.format(GAMES[0]).encode())
    assert games_named(PACKAGE / "rules" / "planted.py")


def test_files_are_short() -> None:
    lengths = {
        path.relative_to(ROOT).as_posix(): len(path.read_text("utf-8").splitlines())
        for path in sources("cardtable", "tools", "bench")
    }
    assert {name: length for name, length in lengths.items() if length > LONGEST and name not in LONGER} == {}
    assert all(lengths.get(name, LONGEST + 1) > LONGEST for name in LONGER), "an exception that is no longer needed"


WITH_MEMORYVIEWS = {
    "families/melds/search/choosing", "families/melds/search/ending", "families/melds/search/habits",
    "families/melds/search/table", "families/tricks/habitual/layouts", "games/cribbage/search/arithmetic",
    "games/cribbage/search/pegging", "games/cribbage/search/race", "games/ecarte/search/evidence",
    "games/ecarte/search/outlook", "games/ecarte/search/sets", "games/ecarte/search/unseen",
    "games/euchre/search/calls", "games/euchre/search/course", "games/euchre/search/holdings",
    "games/euchre/search/layouts", "games/euchre/search/trials", "games/loo/search/hopes",
    "games/loo/search/trials", "games/piquet/search/counts", "games/piquet/search/ending",
    "games/piquet/search/keeping", "games/piquet/search/tries", "games/solo_whist/search/calls",
    "games/solo_whist/search/losing", "families/partnership/search/habits", "families/partnership/search/leading",
    "families/partnership/search/signs"}
"""Those that there are; the list does not grow."""


def test_what_is_compiled_anew_has_plain_arrays() -> None:
    """A typed memoryview costs a module seconds of compiling and 150 kB; an array in the class's .pxd does as well."""
    compiled = {path.relative_to(PACKAGE).with_suffix("").as_posix() for path in PACKAGE.rglob("*.py")
                if re.search(r"^\s+import cython$", path.read_text("utf-8"), re.MULTILINE)}
    typed = {name for name in compiled for ending in (".py", ".pxd") if (file := PACKAGE / f"{name}{ending}").exists()
             and "[::1]" in file.read_text("utf-8")}
    assert typed == WITH_MEMORYVIEWS


def test_nothing_is_left_for_later() -> None:
    later = re.compile(r"\b(?:TO" r"DO|FIX" r"ME|XX" r"X)\b")
    assert _found(later) == []


def test_no_path_of_one_machine() -> None:
    assert _found(re.compile(r"(?<![\w.~])/(?:work|root|home|Users)/\w|(?<![\w.])/tmp/[a-z]")) == []


def test_nothing_is_put_off_but_by_way_of_the_clock() -> None:
    """What waits for its turn must not outlive who wanted it: `later` in widgets/clock.py sees to that."""
    found = [place for place in _found(re.compile(r"QTimer\.singleShot\(")) if place.startswith("cardtable/")]
    assert {place.split(":")[0] for place in found} == {"cardtable/table/widgets/clock.py"}


def _found(pattern: re.Pattern[str]) -> list[str]:
    """Where the project's own text files hold a pattern."""
    return [
        f"{path.relative_to(ROOT)}:{number}"
        for path in (*ROOT.iterdir(), *(path for folder in WRITTEN for path in (ROOT / folder).rglob("*")))
        if path.is_file() and path.suffix in TEXT and path.name != ".git"        # in a worktree it is a file
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if pattern.search(line)
    ]


NOTHINGS = """
import sys
from PySide6.QtCore import QObject
thing, before = QObject(), sys.getrefcount(None)
for _ in range(50_000):
    thing.setObjectName("x")  # a call that returns nothing
print(sys.getrefcount(None) - before)
"""


def test_a_call_that_returns_nothing_costs_nothing() -> None:
    """PySide6 6.12.0 on Python 3.11 lost a reference to None at each, and the process died after some 5,000."""
    ran = subprocess.run([sys.executable, "-c", NOTHINGS], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    assert abs(int(ran.stdout)) < 1_000
