"""Articles written as a table, and the numbers by which rules name them."""
from __future__ import annotations

from collections.abc import Mapping, Sequence

from cardtable.rules.laws import ALWAYS, Code, Law

Article = tuple[str, str, str, str, str]         # short name, heading, lines of the book, treatment, paraphrase
HouseRule = tuple[str, str, str]                 # short name, heading, text


def articles(name: str, title: str, book: str, rows: Sequence[Article], house: Sequence[HouseRule] = (),
             numbered: bool = False, remedies: Mapping[str, tuple[str, ...]] | None = None,
             seen: Sequence[str] = ()) -> tuple[Code, dict[str, int]]:
    """A code of these articles, numbered in order, the house's own rules last; and the numbers by short name.

    `book` is the number of the file that the lines are of; `remedies`, by short name, what may be exacted under strict
    laws; `seen` are the articles whose breach all see, so that it is settled at once.
    """
    laws = [Law(name, n, heading, text, ";".join([f"{book}:{part}" for part in lines.split(";")]), treatment,
                (remedies or {}).get(short, ()), "seen" if short in seen else "claimed")
            for n, (short, heading, lines, treatment, text) in enumerate(rows, 1)]
    ruled = house
    laws += [Law(name, n, heading, text, treatment=ALWAYS) for n, (_, heading, text) in enumerate(ruled, len(laws) + 1)]
    names = [row[0] for row in rows] + [row[0] for row in ruled]
    return Code(name, title, numbered, tuple(laws)), {word: n for n, word in enumerate(names, 1)}
