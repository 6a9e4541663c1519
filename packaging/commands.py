"""Asks an installed program for what needs no window:  python packaging/commands.py [PROGRAM] [--compiled]

Its games are those of the package, each has its laws, and one game of each is played to its end by computer players.
Run by a Python that has the same cardtable.
"""
from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Mapping
from pathlib import Path

NOVICES = ("--first", "novice", "--second", "novice")


def tell(what: str, value: object) -> None:
    """One line of the report."""
    print(f"{what:<44} {value}", flush=True)


def ask(program: Path, environment: Mapping[str, str], *words: str) -> str:
    """What a command prints; anything but success ends the trial."""
    done = subprocess.run([program, *words], capture_output=True, encoding="utf-8", env=environment, check=False,
                          cwd=environment["CARDTABLE_HOME"])
    if done.returncode:
        raise SystemExit(f"cardtable {' '.join(words)}: {done.returncode}, {done.stderr}")
    return done.stdout


def try_commands(program: Path, environment: Mapping[str, str], compiled: bool = False) -> None:
    """Version, games, laws, games played; `compiled` if the solver must be, for a build goes on without a compiler.

    The environment names CARDTABLE_HOME, a folder that there is.
    """
    from cardtable.games import NAMES
    tell("version", ask(program, environment, "--version").strip())
    listed = json.loads(ask(program, environment, "games", "--json"))
    tell("the solver is compiled", listed["solver"]["compiled"])
    assert listed["solver"]["compiled"] or not compiled, "the solver is not compiled"
    games = [row["name"] for row in listed["games"]]
    assert games == list(NAMES), f"the installation has {games}, the package {NAMES}"
    for name in games:
        laws = ask(program, environment, "laws", name)
        begun = time.monotonic()
        played = ask(program, environment, "arena", name, "--unit", "game", "--deals", "1", *NOVICES)
        tell(f"{name}: laws, a game to its end",
             f"{laws.count(chr(10) + chr(10)) + 1} articles, {time.monotonic() - begun:.1f} s, {len(played)} letters")


def main() -> None:
    """The trial, with a home of its own."""
    asked = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    asked.add_argument("program", nargs="?", default=shutil.which("cardtable"), help="else that of the search path")
    asked.add_argument("--compiled", action="store_true", help="the solver must be")
    arguments = asked.parse_args()
    if arguments.program is None:
        asked.error("there is no cardtable on the search path")
    tell("program", arguments.program)
    with tempfile.TemporaryDirectory() as home:
        environment = {**os.environ, "CARDTABLE_HOME": home, "PYTHONUTF8": "1"}
        try_commands(Path(arguments.program).resolve(), environment, arguments.compiled)


if __name__ == "__main__":
    main()
