"""What becomes of every article under strict laws is told: the test that holds it, or why nothing is enforced."""
from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from cardtable.games import NAMES, game, part
from cardtable.rules.enforced import Enforced
from cardtable.rules.laws import AGREED, ALWAYS, APPLIED, STRICT

ROOT = Path(__file__).parents[1]
CODES = [(name, code, enforced) for name in NAMES if (module := part(name, "enforced")) is not None
         for code, enforced in module.ENFORCED.items()]

every_code = pytest.mark.parametrize(("name", "code", "enforced"), CODES,
                                     ids=[f"{name}-{code}" for name, code, _ in CODES])


@cache
def written_tests(path: str) -> dict[str, str]:
    """By name, the tests of a file as they are written, decorators included."""
    text = (ROOT / path).read_text("utf-8")
    return {node.name: "\n".join([*[ast.get_source_segment(text, one) or "" for one in node.decorator_list],
                                  ast.get_source_segment(text, node) or ""])
            for node in ast.parse(text).body if isinstance(node, ast.FunctionDef)}


@every_code
def test_nothing_is_passed_over(name: str, code: str, enforced: Enforced) -> None:
    laws = game(name).codes[code]
    assert enforced.silent(laws) == []
    assert set(enforced.told()) <= {law.number for law in laws.laws}


@every_code
def test_what_strict_laws_treat_is_held(name: str, code: str, enforced: Enforced) -> None:
    """Every row of its table of faults; and the code says so of each."""
    laws = game(name).codes[code]
    rows = {row.article if isinstance(row.article, int) else part(name, "laws").LAW[row.article]
            for row in enforced.faults.values()}
    assert rows <= set(enforced.held)
    assert [number for number in rows if laws.law(number).treatment not in (STRICT, *APPLIED)] == []


@every_code
def test_each_test_is_there_and_names_its_article(name: str, code: str, enforced: Enforced) -> None:
    """By its number, or where the book has none by its short name."""
    short = {number: key for key, number in getattr(part(name, "laws"), "LAW", {}).items()}
    for number, held in enforced.held.items():
        path, _, test = held.partition("::")
        assert test in written_tests(path), f"{held}: no such test"
        named = rf"(?<!\d){number}(?!\d)|\b{re.escape(short.get(number, 'no name'))}\b"
        assert re.search(named, written_tests(path)[test]), f"{held} does not name article {number}"


def test_what_is_played_by_agreement_alone_is_not_said_to_be_played_always() -> None:
    """An article whose heading or first words say that it wants to be agreed upon."""
    found = [(name, law.heading) for name in NAMES for code in game(name).codes.values() for law in code.laws
             if law.treatment == ALWAYS and (law.heading.endswith("by agreement")
                                             or law.text.startswith(("By agreement", "If it is agreed")))]
    assert found == []
    euchre = game("euchre").codes["euchre-1862"]
    assert {law.heading for law in euchre.laws if law.treatment == AGREED} >= {"Laps", "Slams", "Jambone", "Jamboree"}
