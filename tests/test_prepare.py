"""tools/prepare.sh and the Makefile, in a tree that holds little more than them, with a Python that only pretends."""
from __future__ import annotations

import os
import shutil
import stat
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PRETENDING = """#!/bin/sh
case "$*" in
    "-m venv .venv") [ -z "${BARRED:-}" ] || exit 1
        mkdir -p .venv/bin; cp "$0" .venv/bin/python; touch .venv/pip; echo "$0" >.venv/maker ;;
    "-m pip --version") [ -e .venv/pip ] ;;
    "-m pip install"*) [ -e .venv/pip ] && echo once >>.venv/installed ;;
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
        assert (tree / ".venv" / "installed").read_text() == "once\n"


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


def test_a_chosen_python_that_is_none_is_told_and_another_taken(tree: Path) -> None:
    other = tree.parent / "python3"
    (tree.parent / "its place").rename(other)
    ran = run(tree, "tools/prepare.sh", "venv", PYTHON=str(tree / "nowhere"),
              PATH=os.pathsep.join([str(tree.parent), os.environ["PATH"]]))
    assert "nowhere is not Python" in ran.stderr
    assert (ran.returncode, maker(tree)) == (0, str(other)), ran.stderr
