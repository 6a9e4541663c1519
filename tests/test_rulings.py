"""What a game decides where its book is silent or easily misread stands in docs/rulings, with what holds it."""
from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

HOME = Path(__file__).parent
PAGES = sorted((HOME.parent / "docs/rulings").glob("*.md"))
NAMED = re.compile(r"`([^`]+)`")
COLUMNS = 5
KINDS = re.compile(r"variant \d+|option|not offered|house rule|trap|ambiguity \d+")


def rows(page: Path) -> list[list[str]]:
    """The lines of its table."""
    cells = [[cell.strip() for cell in line.strip().strip("|").split("|")]
             for line in page.read_text("utf-8").splitlines() if line.startswith("|")]
    return cells[2:]


def cases(page: Path) -> set[str]:
    """The names of the book's cases, of those that wait as well."""
    files = [HOME / f"books/{page.stem}.json", HOME / "books/waiting.json",
             *(HOME / "books/set_aside").glob(f"{page.stem}.json")]
    return {case["id"] for file in files for case in json.loads(file.read_text("utf-8"))}


def is_there(name: str, known: set[str]) -> bool:
    """Whether this case or test exists."""
    file, _, test = name.partition("::")
    return f"def {test}(" in (HOME.parent / file).read_text("utf-8") if test else name in known


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_ruling_is_held_by_something_that_exists(page: Path) -> None:
    known = cases(page)
    assert rows(page)
    for row in rows(page):
        assert len(row) == COLUMNS, row
        assert KINDS.fullmatch(row[0]), row
        held = NAMED.findall(row[-1])
        assert held, f"nothing holds {row[2]}"
        assert not [name for name in held if not is_there(name, known)], row[2]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_ambiguities_are_numbered_through(page: Path) -> None:
    numbers = [int(row[0].split()[1]) for row in rows(page) if row[0].startswith("ambiguity")]
    assert numbers == list(range(1, len(numbers) + 1))
