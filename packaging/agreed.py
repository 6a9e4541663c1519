"""Whether a tag, the program and CHANGELOG.md agree on the version:  python packaging/agreed.py v0.1.0"""
from __future__ import annotations

import sys

from places import ROOT, version


def disagreement(tag: str) -> str | None:
    """What is wrong with this tag, if anything is."""
    if tag != f"v{version()}":
        return f"the tag is {tag}, and the program is {version()}: see cardtable/__init__.py"
    changes = (ROOT / "CHANGELOG.md").read_text("utf-8")
    heading = next((line for line in changes.splitlines() if line.startswith(f"## {version()}, ")), None)
    if heading is None or heading.endswith("unreleased"):
        return f"CHANGELOG.md has no heading for {version()} with a date"
    return None


if __name__ == "__main__":
    sys.exit(disagreement(sys.argv[1]))
