"""Speeds, one JSON object a line: `python -m tools.bench [PART]...`, or `make bench`.

Each line is {"name", "value", "unit", "aim"} and, where something was measured against, "versus" and "ratio".
"""
from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any

PARTS = ("rules", "window", "solver", "cribbage")     # each a module tools/bench_PART.py with a function measure()

Measure = dict[str, Any]


def main(arguments: list[str] | None = None) -> int:
    """Measures the parts asked for, or all."""
    parser = argparse.ArgumentParser(prog="tools.bench", description=__doc__)
    parser.add_argument("part", nargs="*", choices=[*PARTS, []], default=[], help=", ".join(PARTS))
    for part in parser.parse_args(arguments).part or PARTS:
        measure: Callable[[], Iterator[Measure]] = import_module(f"tools.bench_{part}").measure
        for line in measure():
            print(json.dumps(line), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
