"""Speeds, one JSON object a line: `python -m tools.bench [PART]...`, or `make bench`.

Each line is {"name", "value", "unit", "aim"} and, where something was measured against, "versus" and "ratio".
"""
from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from cardtable.games import NAMES

PARTS = {part: f"tools.bench_{part}" for part in ("rules", "window", "solver", "answers")} | {
    name: module for name in NAMES if find_spec(module := f"tests.games.{name}.bench")}
"""Each a module with a function measure(); a game may have its own."""

Measure = dict[str, Any]


def main(arguments: list[str] | None = None) -> int:
    """Measures the parts asked for, or all."""
    parser = argparse.ArgumentParser(prog="tools.bench", description=__doc__)
    parser.add_argument("part", nargs="*", choices=[*PARTS, []], default=[], help=", ".join(PARTS))
    for part in parser.parse_args(arguments).part or PARTS:
        measure: Callable[[], Iterator[Measure]] = import_module(PARTS[part]).measure
        for line in measure():
            print(json.dumps(line), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
