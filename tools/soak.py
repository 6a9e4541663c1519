"""The long counts, resumable: `python -m tools.soak [PART]... [--count N] [--seed S] [--anew]`; a night's worth of all
with `--hours 8`, or `make soak`; with `--told` what has not been run since which commit.

A part is a number of trials, each of which raises if anything is wrong.  How far each has come is kept in build/soak;
a run goes on from there unless the sources have changed since.  Prints a line a part.
"""
from __future__ import annotations

import argparse
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from difflib import get_close_matches
from importlib import import_module
from importlib.util import find_spec
from math import inf as INFINITE
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

import tests.attacks
import tests.families
from cardtable.games import NAMES
from tests.suite import Trial, forms
from tests.walk import check
from tools import samples
from tools.night import night, report
from tools.soaked import Soaked, commit, read
from tools.trials import Part

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


def families() -> Iterator[Part]:
    """What a family counts, in the soak.py of its tests."""
    for found in iter_modules(tests.families.__path__, "tests.families."):
        if found.ispkg and find_spec(f"{found.name}.soak"):
            yield from import_module(f"{found.name}.soak").parts()


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


REGISTRY: list[Callable[[], Iterator[Part]]] = [random_matches, walks, attacks, own, families, partners, solver,
                                             samples.parts]
"""What makes the parts."""


def parts() -> list[Part]:
    """All parts there are."""
    return [part for made in REGISTRY for part in made()]


def soak(part: Part, trials: int, state: Soaked, seconds: float = INFINITE) -> None:
    """Goes on with one part to so many trials or for so long, saving every few seconds; goes on after a few faults."""
    begun = saved = time.monotonic()
    while state.wants(trials) and time.monotonic() - begun < seconds:
        trial, wrong, counted = state.seed + state.done, "", Counter[str]()
        try:
            counted = part.run(trial)
        except Exception as fault:
            traceback.print_exc()
            wrong = f"{type(fault).__name__}: {str(fault)[:300]}"
            print(f"{part.name}: trial {trial} failed", file=sys.stderr)
        state.add(counted, wrong)
        if wrong or time.monotonic() - saved > 5:
            state.save()
            saved = time.monotonic()
            print(f"\r{part.name}: {state.done:,} of {trials:,}", end="", file=sys.stderr)
    state.save()
    counted_ = ", ".join(f"{n:,} {what}" for what, n in sorted(state.counts.items()))
    print(f"\r{part.name}: {state.done:,} trials from seed {state.seed} at {state.commit}: {counted_}"
          + (f"; FAILED: {', '.join(state.failed)}" if state.failed else ""))


def main(arguments: list[str] | None = None) -> int:
    """Runs the parts asked for, or all."""
    parser = argparse.ArgumentParser(prog="tools.soak", description=__doc__)
    parser.add_argument("part", nargs="*", help="the beginning of a part's name, or =NAME; all parts if none is given")
    parser.add_argument("--count", type=int, help="at most so many trials of each part")
    parser.add_argument("--seconds", type=float, default=INFINITE, help="at most so long with each part")
    parser.add_argument("--hours", type=float, help="all in turns, on all cores, for so long")
    parser.add_argument("--told", action="store_true", help="only tell what is not run to its end, and since when")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--anew", action="store_true", help="forget how far the parts had come")
    options = parser.parse_args(arguments)
    chosen = [part for part in parts() if not options.part or _meant(part, options.part)]
    if not chosen:
        names = [part.name for part in parts()]
        near = get_close_matches(" ".join(options.part), names, 5, 0.3)
        kinds = ", ".join(dict.fromkeys(name.split()[0] for name in names))
        parser.error(f"no part begins so; near it: {'; '.join(near) or 'none'}. All begin with one of: {kinds}")
    if options.told:
        return report(chosen, options.seed, whole=True) > 0
    if options.hours:
        return night(chosen, options.hours, options.seed) > 0
    of = commit()
    states = [read(part, options.seed, of, options.anew) for part in chosen]
    for part, state in zip(chosen, states):
        soak(part, min(part.trials, options.count or part.trials), state, options.seconds)
    return any(state.failed for state in states)


def _meant(part: Part, names: Sequence[str]) -> bool:
    return any(part.name == name[1:] if name.startswith("=") else part.name.startswith(name) for name in names)


if __name__ == "__main__":
    sys.exit(main())
