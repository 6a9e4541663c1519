"""What plays fast is compiled all of it or nothing, and never put beside a program that is open."""
from __future__ import annotations

import ast
import importlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parent.parent
SETUP = """
from setuptools import Extension, setup
from tools.compiling import AllOrNone
made = [Extension(name, [name + ".c"], optional=True) for name in ("sound", "other")]
setup(name="toy", version="1", py_modules=["toy"], ext_modules=made, cmdclass={"build_ext": AllOrNone})
"""
SOUND = """
#include <Python.h>
static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "NAME", NULL, -1, NULL};
PyMODINIT_FUNC PyInit_NAME(void) { return PyModule_Create(&module); }
"""

able = pytest.mark.skipif(sys.platform == "win32" or not shutil.which("cc"), reason="wants a C compiler")


def built(folder: Path, other: str, *words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """A package of two compiled modules, one of them with this source."""
    (folder / "setup.py").write_text(SETUP)
    (folder / "toy.py").write_text("")
    (folder / "sound.c").write_text(SOUND.replace("NAME", "sound"))
    (folder / "other.c").write_text(other.replace("NAME", "other"))
    return subprocess.run([sys.executable, "setup.py", *words], cwd=folder, capture_output=True, text=True, check=False,
                          env=os.environ | {"PYTHONPATH": str(ROOT)} | environment)


def modules(folder: Path) -> list[str]:
    return sorted({path.name.partition(".")[0] for path in folder.rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}")})


@pytest.mark.parametrize("words", [("build_ext", "--inplace"), ("bdist_wheel",)])
def test_without_a_compiler_it_installs_all_the_same(tmp_path: Path, words: tuple[str, ...]) -> None:
    ran = built(tmp_path, SOUND, *words, CC="no-such-compiler", LDSHARED="no-such-compiler", PATH=str(tmp_path))
    assert ran.returncode == 0, ran.stderr
    assert modules(tmp_path) == []
    assert "plain Python" in ran.stdout + ran.stderr


@able
def test_where_one_fails_none_is_left(tmp_path: Path) -> None:
    ran = built(tmp_path, "this is not C", "build_ext", "--inplace")
    assert (ran.returncode, modules(tmp_path)) == (0, [])
    ran = built(tmp_path, SOUND, "build_ext", "--inplace", CARDTABLE_DONE=str(tmp_path / "done"))
    assert (ran.returncode, modules(tmp_path)) == (0, ["other", "sound"])
    assert sorted(line.partition(".")[0] for line in (tmp_path / "done").read_text().splitlines()) == ["other", "sound"]


def test_what_cython_makes_stays_optional(monkeypatch: pytest.MonkeyPatch) -> None:
    """It hands back extensions of its own, which have forgotten it."""
    pytest.importorskip("Cython")
    monkeypatch.chdir(ROOT)
    monkeypatch.syspath_prepend(str(ROOT))
    made = importlib.import_module("setup").extensions()
    assert made
    assert all(extension.optional for extension in made)


def constants(tree: ast.Module) -> set[str]:
    """What is set once for a whole module."""
    return {name.id for row in tree.body if isinstance(row, ast.Assign) for aim in row.targets
            for name in ast.walk(aim) if isinstance(name, ast.Name) and name.id.isupper()}


def read_in_c(tree: ast.Module) -> set[str]:
    """The names of constants that functions read which are wholly compiled."""
    return {name.id for found in ast.walk(tree) if isinstance(found, ast.FunctionDef)
            and any(ast.unparse(row) == "cython.cfunc" for row in found.decorator_list)
            for name in ast.walk(found) if isinstance(name, ast.Name) and name.id.isupper()}


@pytest.mark.parametrize("declared", [path for path in sorted(ROOT.glob("cardtable/**/*.pxd"))
                                      if "\ncdef class" in path.read_text("utf-8")], ids=lambda path: path.stem)
def test_a_number_that_compiled_functions_read_is_declared_in_c(declared: Path) -> None:
    """Else each reading makes an object of Python's: two thirds of a master's time at Bridge once went that way."""
    tree = ast.parse(declared.with_suffix(".py").read_text("utf-8"))
    of_c = re.findall(r"^cdef (?!class).*$", declared.read_text("utf-8"), re.MULTILINE)
    assert read_in_c(tree) & constants(tree) <= set(re.findall(r"\b[A-Z][A-Z_]*\b", " ".join(of_c)))


# --- beside the window

@pytest.fixture
def build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """tools.build over a checkout of one module."""
    found = importlib.import_module("tools.build")
    (tmp_path / "cardtable").mkdir()
    (tmp_path / ".venv").mkdir()
    (tmp_path / "setup.py").write_text("")
    (tmp_path / "cardtable" / "fast.py").write_text("import cython")
    monkeypatch.setattr(found, "compiler", lambda: True)
    for name in ("PACKAGE", "BUILD", "STAGED", "WHOLE", "MADE", "FAILED", "TOLD", "PLACED", "IN_USE", "AT_WORK",
                 "ROOT"):
        monkeypatch.setattr(found, name, tmp_path / getattr(found, name).relative_to(ROOT))
    return found


def stage(build: ModuleType, text: str, of: str) -> Path:
    """Something that was compiled, and the file to which it belongs."""
    made: Path = build.STAGED / "cardtable" / f"fast{build.ENDING}"
    made.parent.mkdir(parents=True, exist_ok=True)
    made.write_text(text)
    build.WHOLE.write_text(of)
    return build.ROOT / made.relative_to(build.STAGED)  # type: ignore[no-any-return]


def test_what_is_whole_counts_at_the_next_start_and_of_other_sources_nothing(build: ModuleType) -> None:
    wanted = build.digest()
    assert not build.place(wanted)
    lies = stage(build, "new", wanted)
    assert build.place(wanted)
    assert lies.read_text() == "new"
    (build.PACKAGE / "fast.py").write_text("import cython  # and more")
    changed = build.digest()
    assert changed != wanted
    assert not build.place(changed)
    assert not lies.exists()
    stage(build, "newer", changed)
    gone = build.STAGED / "cardtable" / "gone" / f"old{build.ENDING}"
    gone.parent.mkdir()
    gone.write_text("of a room that is no more")
    assert build.place(changed)
    assert lies.read_text() == "newer"


@pytest.mark.skipif(sys.platform == "win32", reason="no such locks there")
def test_beside_an_open_window_nothing_is_put(build: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[list[str]] = []
    monkeypatch.setattr(build.os, "execv", lambda _, words: started.append(words))
    monkeypatch.setattr(build.subprocess, "Popen", lambda words, **_: started.append(words))
    monkeypatch.setenv("CARDTABLE_COMPILING", "")
    lies = stage(build, "new", build.digest())
    with build.alone(build.IN_USE, shared=True):         # as a window has it
        build.run([])
        assert not lies.exists()
        assert started[-1][1:] == ["-m", "cardtable"]    # it opens all the same
    build.run(["play", "whist"])
    assert lies.exists()
    assert started[-1][1:] == ["-m", "cardtable", "play", "whist"]


def test_what_was_being_written_when_it_was_killed_is_made_anew(build: ModuleType, monkeypatch: pytest.MonkeyPatch
                                                                ) -> None:
    stage(build, "half", "of nothing")
    whole = build.STAGED / "cardtable" / f"whole{build.ENDING}"
    whole.write_text("whole")
    build.MADE.write_text(f"cardtable/whole{build.ENDING}\n")
    seen: list[list[str]] = []

    def compiling(*_: object, **__: object) -> subprocess.CompletedProcess[str]:
        seen.append([path.name for path in build.STAGED.rglob(f"*{build.ENDING}")])
        return subprocess.CompletedProcess([], 0)

    monkeypatch.setattr(build, "have_tools", lambda: True)
    monkeypatch.setattr(build.subprocess, "run", compiling)
    assert build.compile_all("new") == "whole"
    assert seen == [[whole.name]]


HINDERED = [("compiler", False, True, 0), ("tools", True, False, 0), ("failed", True, True, 0),
            ("cut off", True, True, -9)]


@pytest.mark.parametrize(("why", "compiler", "tools", "code"), HINDERED)
def test_why_it_cannot_be_is_a_sentence_on_the_page_about_the_program(
        build: ModuleType, monkeypatch: pytest.MonkeyPatch, why: str, compiler: bool, tools: bool, code: int) -> None:
    from cardtable import compiled
    monkeypatch.setattr(build, "compiler", lambda: compiler)
    monkeypatch.setattr(build, "have_tools", lambda: tools)
    monkeypatch.setattr(build.subprocess, "run", lambda *_, **__: subprocess.CompletedProcess([], code))
    monkeypatch.setattr(build.os, "nice", lambda _: 19)
    assert build.behind() == 0
    monkeypatch.setattr(compiled, "COMPILED", False)
    monkeypatch.setenv(compiled.STATUS, str(build.TOLD))
    assert compiled.told() == f"{compiled.PLAIN} {build.LINES[why]}"
    assert re.fullmatch(r"They cannot be compiled.*\.", build.LINES[why])
    monkeypatch.setattr(compiled, "COMPILED", True)
    assert compiled.told() == compiled.FAST


# --- what the terminal says

@pytest.fixture
def opening(build: ModuleType, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What has been started, by its last words."""
    started: list[str] = []
    monkeypatch.setattr(build.os, "execv", lambda _, words: started.append(words[-1]))
    monkeypatch.setattr(build.subprocess, "Popen", lambda words, **_: started.append(words[-1]))
    monkeypatch.setenv("CARDTABLE_COMPILING", "")
    return started


@pytest.mark.parametrize(("compiler", "failed", "said", "started"), [
    (True, False, "goes on behind the window", ["behind", "cardtable"]),
    (False, False, "there is no C compiler here", ["cardtable"]),
    (True, True, "the C compiler failed", ["cardtable"]),
])
def test_compiling_is_promised_only_where_it_can_be(
        build: ModuleType, opening: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
        compiler: bool, failed: bool, said: str, started: list[str]) -> None:
    monkeypatch.setattr(build, "compiler", lambda: compiler)
    monkeypatch.setattr(build, "find_spec", lambda _: object())
    if failed:
        build.BUILD.mkdir()
        build.FAILED.write_text(build.digest())
    for _ in range(2):
        opening.clear()
        build.run([])
        assert opening == started
        (line,) = capsys.readouterr().err.splitlines()
        assert said in line
        assert ("behind the window" in line) == (started[0] == "behind")


def test_in_front_nothing_is_said_to_be_compiled_where_nothing_is(
        build: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(build, "compiler", lambda: False)
    assert build.now() == 0
    (line,) = capsys.readouterr().err.splitlines()
    assert "being compiled" not in line
    assert line.endswith(build.LINES["compiler"])


@pytest.mark.parametrize("compiled", [True, False])
@pytest.mark.skipif(sys.platform == "win32", reason="no such rights there")
def test_in_another_s_checkout_it_opens_on_what_lies_there(
        build: ModuleType, opening: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
        compiled: bool) -> None:
    real = os.open

    def barred(file: Path, flags: int, *mode: int) -> int:
        if flags & os.O_RDWR:
            raise PermissionError(13, "Permission denied", str(file))
        return real(file, flags, *mode)

    if compiled:
        stage(build, "new", build.digest())
        assert build.place(build.digest())
    monkeypatch.setattr(build.os, "open", barred)
    build.run([])
    assert opening == ["cardtable"]
    told = capsys.readouterr().err.splitlines()
    assert len(told) == (0 if compiled else 1)
    assert compiled or told[0].endswith("going on in plain Python")
    assert build.now() == 0
