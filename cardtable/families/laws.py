"""A code of law written as a table, and the numbers by which rules name its articles."""
from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from cardtable.rules.faults import Faults, strictly
from cardtable.rules.laws import Code, Law
from cardtable.rules.matters import by_matter

Article = tuple[str, str, str, str, str]         # short name, heading, lines of the book, treatment, paraphrase


def articles(name: str, title: str, book: str, rows: Sequence[Article], house: Sequence[Article] = (),
             faults: Faults | None = None, numbered: bool = False,
             matters: Mapping[str, str] | None = None) -> tuple[Code, dict[str, int]]:
    """A code of these articles, cited by their headings and numbered in order, the house's own rules last; and the
    numbers by short name, which may be wanting ("").  `numbered`: the book has these numbers, and they are cited.

    `book` is the number of the file that the lines are of ("1182-1193;1248"); a house rule may have none ("").
    `faults` is what strict laws treat, and says itself which articles they are; `matters`, by matter, the numbers of
    the articles that treat of it ("1-3 7").
    """
    whole = [*rows, *house]
    laws = tuple([Law(name, n, heading, text, _source(book, lines.split(";")), treatment)
                  for n, (_, heading, lines, treatment, text) in enumerate(whole, 1)])
    numbers = {short: n for n, (short, *_) in enumerate(whole, 1) if short}
    return strictly(by_matter(Code(name, title, numbered, laws), matters or {}), faults or {}, numbers), numbers


def _source(book: str, parts: Iterable[str]) -> str:
    return ";".join([f"{book}:{part}" for part in parts if part])
