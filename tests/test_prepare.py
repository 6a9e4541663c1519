"""tools/prepare.sh and the Makefile, in a tree that holds little more than them, with a Python that only pretends."""
from __future__ import annotations

import os
import shutil
import stat
import subprocess
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PRETENDING = """#!/bin/sh
case "$*" in
    "-m venv .venv") [ -z "${BARRED:-}" ] || exit 1
        mkdir -p .venv/bin; cp "$0" .venv/bin/python; touch .venv/pip; echo "$0" >.venv/maker ;;
    "-m pip --version") [ -e .venv/pip ] ;;
    "-m pip install"*) [ -z "${EMPTY:-}" ] || { echo "ERROR: Could not find a version that satisfies the requirement \
setuptools>=77 (from versions: none)"; exit 1; }
        [ -e .venv/pip ] && echo once >>.venv/installed ;;
esac
"""

pytestmark = pytest.mark.skipif(os.name == "nt" or not shutil.which("make"), reason="for make and a shell")


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A checkout in a folder with a blank in its name, and a Python beside it."""
    found = tmp_path / "a tree"
    (found / "tools").mkdir(parents=True)
    (found / "cardtable").mkdir()
    shutil.copy(ROOT / "Makefile", found)
    shutil.copy(ROOT / "tools" / "prepare.sh", found / "tools")
    (found / "pyproject.toml").touch()
    python = tmp_path / "its place"
    python.write_text(PRETENDING)
    python.chmod(python.stat().st_mode | stat.S_IXUSR)
    return found


def run(tree: Path, *words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    plain = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "PYTHON"))}
    return subprocess.run(words, cwd=tree, env=plain | environment, capture_output=True, text=True, timeout=60,
                          check=False)


def maker(tree: Path) -> str:
    return (tree / ".venv" / "maker").read_text().strip()


def test_a_chosen_python_reaches_it_both_ways(tree: Path) -> None:
    chosen = str(tree.parent / "its place")
    for words, environment in ((("make", "venv"), {"PYTHON": chosen}), (("make", "venv", f"PYTHON={chosen}"), {})):
        shutil.rmtree(tree / ".venv", ignore_errors=True)
        ran = run(tree, *words, **environment)
        assert (ran.returncode, maker(tree)) == (0, chosen), ran.stderr
        ran = run(tree, *words, **environment)
        assert (ran.returncode, ran.stderr) == (0, "")               # nothing is left to be done
        assert (tree / ".venv" / "installed").read_text() == "once\nonce\n"      # first what builds it


def test_what_builds_the_package_is_brought_first() -> None:
    with (ROOT / "pyproject.toml").open("rb") as stream:
        wanted = tomllib.load(stream)["build-system"]["requires"]
    assert f"install {' '.join([repr(one) for one in wanted])}\n" in (ROOT / "tools" / "prepare.sh").read_text("utf-8")


def test_one_that_was_killed_half_way_goes_on_the_next_time(tree: Path) -> None:
    chosen = str(tree.parent / "its place")
    (tree / ".venv" / "bin").mkdir(parents=True)
    shutil.copy(chosen, tree / ".venv" / "bin" / "python")          # a Python without pip
    ran = run(tree, "tools/prepare.sh", "venv", PYTHON=chosen)
    assert (ran.returncode, maker(tree)) == (0, chosen), ran.stderr


def test_what_cannot_be_made_is_told_in_a_line(tree: Path) -> None:
    ran = run(tree, "tools/prepare.sh", "venv", PYTHON=str(tree.parent / "its place"), BARRED="1")
    assert ran.returncode == 1
    assert "could not make" in ran.stderr.splitlines()[-1]
    assert len(ran.stderr.splitlines()) == 2


def test_an_index_without_packages_is_told_in_a_line(tree: Path) -> None:
    ran = run(tree, "tools/prepare.sh", "run", PYTHON=str(tree.parent / "its place"), EMPTY="1")
    assert ran.returncode == 1
    assert "pip finds no setuptools>=77 where it looks" in ran.stderr.splitlines()[-1]
    assert len(ran.stderr.splitlines()) == 3, ran.stderr


def test_what_may_not_be_written_says_what_to_do(tree: Path) -> None:
    """Nor does it begin with anything first."""
    may_all = os.access("/", os.W_OK)            # as root may, unless he renounces it
    if may_all and not shutil.which("setpriv"):
        pytest.skip("who runs this may write everywhere")
    renouncing = ("setpriv", "--bounding-set", "-dac_override") if may_all else ()
    tree.chmod(0o555)
    ran = run(tree, *renouncing, "tools/prepare.sh", "run", PYTHON=str(tree.parent / "its place"))
    tree.chmod(0o755)
    assert ran.returncode == 1
    assert "take a copy of your own" in ran.stderr
    assert len(ran.stderr.splitlines()) == 1, ran.stderr


def test_a_chosen_python_that_is_none_is_told_and_another_taken(tree: Path) -> None:
    other = tree.parent / "python3"
    (tree.parent / "its place").rename(other)
    ran = run(tree, "tools/prepare.sh", "venv", PYTHON=str(tree / "nowhere"),
              PATH=os.pathsep.join([str(tree.parent), os.environ["PATH"]]))
    assert "nowhere is not Python" in ran.stderr
    assert (ran.returncode, maker(tree)) == (0, str(other)), ran.stderr


@pytest.mark.parametrize(("wrong", "ends"), [("", 0), ("ruff", 2), ("mypy", 2), ("pytest", 2)])
def test_the_whole_check_fails_where_any_part_of_it_does(wrong: str, ends: int, tree: Path) -> None:
    """Types are looked at beside the tests."""
    (tree / "tools" / "prepare.sh").write_text("#!/bin/sh\n")
    (tree / ".venv" / "bin").mkdir(parents=True)
    python = tree / ".venv" / "bin" / "python"
    python.write_text('#!/bin/sh\necho "$2" >>told; [ "$2" != "$WRONG" ]\n')
    python.chmod(python.stat().st_mode | stat.S_IXUSR)
    assert run(tree, "make", "test", WRONG=wrong).returncode == ends
    told = (tree / "told").read_text().split()
    assert sorted(told) == (["ruff"] if wrong == "ruff" else ["mypy", "pytest", "ruff"])
