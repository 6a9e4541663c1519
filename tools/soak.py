"""The long counts, resumable: `python -m tools.soak [PART]... [--count N] [--seed S] [--anew]`, or `make soak`.

A part is a number of trials, each of which raises if anything is wrong.  How far each has come is kept in
build/soak.json; a run goes on from there unless the sources have changed since.  Prints a line a part.
"""
from __future__ import annotations

import argparse
import json
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

import tests.attacks
from cardtable.games import NAMES
from tests.suite import Trial, forms
from tests.walk import check
from tools.trials import Part

STATE = Path("build/soak.json")
MATCHES, LOOKS = 10_000, 0.004
PARTNERS = Path("build/partners.txt")
POSITIONS, DEALS = 10_000, 200             # for the solver


def random_matches() -> Iterator[Part]:
    """Whole random matches of every form, with all that tests/suite.py checks."""
    for form in forms():
        yield Part(f"random {form}", MATCHES, lambda n, form=form: Trial(form, n, LOOKS).play().counts)  # type: ignore[misc]


def walks() -> Iterator[Part]:
    """Every fixed position of every game, all its moves walked."""
    for name in NAMES:
        module = f"tests.games.{name}.walks"
        if find_spec(module):
            for fixed in import_module(module).WALKS:
                def run(_: int, fixed: Any = fixed) -> Counter[str]:
                    check(fixed)
                    return Counter(positions=sum(fixed.counts))

                yield Part(f"walk {name}, {fixed.name}", 1, run)


def attacks() -> Iterator[Part]:
    """Whatever lies in tests/attacks."""
    for found in iter_modules(tests.attacks.__path__):
        made = getattr(import_module(f"tests.attacks.{found.name}"), "parts", None)
        if made is not None:
            yield from made()


def own() -> Iterator[Part]:
    """What a game counts besides, in its soak.py."""
    for name in NAMES:
        module = f"tests.games.{name}.soak"
        if find_spec(module):
            yield from import_module(module).parts()


def partners() -> Iterator[Part]:
    """What a partner would not forgive, by form and level; each case goes into build/partners.txt with its cards."""
    from tests.partners import Table, forms

    def judged(form: Any, level: str, seed: int) -> Counter[str]:
        played = Table(form, level, seed).play()
        with PARTNERS.open("a") as file:
            file.writelines(f"{found}\n" for found in played.found)
        return played.counts()

    PARTNERS.parent.mkdir(exist_ok=True)
    for form in forms():
        for level in form.game.levels:
            yield Part(f"partners {form} {level}", 200 if level == "master" else 2_000,
                       lambda n, form=form, level=level: judged(form, level, n))     # type: ignore[misc]


def solver() -> Iterator[Part]:
    """Small positions in every mode against the plain reference, and deals against Bo Haglund's solver."""
    from cardtable.solver import Solver
    from tests.solver import positions
    from tests.solver.soak import wrong, wrong_deals

    def agrees(found: Iterator[int]) -> Counter[str]:
        for seed in found:
            raise AssertionError(f"seed {seed} differs")
        return Counter(agreed=1)

    asked = Solver()
    for mode in positions.MODES:
        yield Part(f"solver {mode}", POSITIONS, lambda n, mode=mode: agrees(  # type: ignore[misc]
            wrong(asked, mode, range(n, n + 1))))
    for cards in range(4, 14):
        yield Part(f"solver {cards} cards", DEALS, lambda n, cards=cards: agrees(  # type: ignore[misc]
            wrong_deals(asked, cards, range(n, n + 1))))


REGISTRY: list[Callable[[], Iterator[Part]]] = [random_matches, walks, attacks, own, partners, solver]
"""What makes the parts."""


def parts() -> list[Part]:
    """All parts there are."""
    return [part for made in REGISTRY for part in made()]


def commit() -> str:
    """What is being tested: the commit, and a + if files differ from it."""
    def git(*words: str) -> str:
        return subprocess.run(("git", *words), capture_output=True, text=True, check=False).stdout.strip()

    return (git("rev-parse", "--short", "HEAD") or "unknown") + ("+" if git("status", "--porcelain") else "")


def read_state(seed: int, of: str, anew: bool) -> dict[str, Any]:
    """How far the parts have come, if with this seed and of this commit."""
    if STATE.exists() and not anew:
        found: dict[str, Any] = json.loads(STATE.read_text())
        if (found.get("seed"), found.get("commit")) == (seed, of):
            return found
    return {"seed": seed, "commit": of, "done": {}, "counts": {}}


def soak(part: Part, trials: int, state: dict[str, Any]) -> None:
    """Goes on with one part to so many trials, saving every few seconds."""
    seed, done = int(state["seed"]), int(state["done"].get(part.name, 0))
    counts = Counter[str](state["counts"].get(part.name, {}))

    def save() -> None:
        state["done"][part.name], state["counts"][part.name] = done, dict(counts)
        STATE.parent.mkdir(exist_ok=True)
        STATE.with_suffix(".new").write_text(json.dumps(state))
        STATE.with_suffix(".new").replace(STATE)

    saved = time.monotonic()
    while done < trials:
        try:
            counts += part.run(seed + done)
        except BaseException:
            save()
            print(f"{part.name}: trial {seed + done}", file=sys.stderr)
            raise
        done += 1
        if time.monotonic() - saved > 5:
            save()
            saved = time.monotonic()
            print(f"\r{part.name}: {done:,} of {trials:,}", end="", file=sys.stderr)
    save()
    counted = ", ".join(f"{n:,} {what}" for what, n in sorted(counts.items()))
    print(f"\r{part.name}: {done:,} trials from seed {seed} at {state['commit']}: {counted}")


def main(arguments: list[str] | None = None) -> int:
    """Runs the parts asked for, or all."""
    parser = argparse.ArgumentParser(prog="tools.soak", description=__doc__)
    parser.add_argument("part", nargs="*", help="the beginning of a part's name; all parts if none is given")
    parser.add_argument("--count", type=int, help="at most so many trials of each part")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--anew", action="store_true", help="forget how far the parts had come")
    options = parser.parse_args(arguments)
    chosen = [part for part in parts() if not options.part or part.name.startswith(tuple(options.part))]
    if not chosen:
        parser.error("the parts are: " + "; ".join(part.name for part in parts()))
    state = read_state(options.seed, commit(), options.anew)
    for part in chosen:
        soak(part, min(part.trials, options.count or part.trials), state)
    return 0


if __name__ == "__main__":
    sys.exit(main())
