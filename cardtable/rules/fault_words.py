"""What a table of faults says in words is there: each window, chooser, effect and remedy is a method of the strict
game, looked at once, when its class is made."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cardtable.rules.naming import Misnamed


def method(kind: str, name: str) -> str:
    """The name of the method that a word means: "effect_three_tricks"."""
    return f"{kind}_{name.replace('-', '_')}"


def articles_of(cls: type[Any]) -> Mapping[str, int]:
    """The numbers of the articles that a game has names for."""
    found: Mapping[str, int] = getattr(cls, "articles", {})
    return found


def check(cls: type[Any]) -> None:
    """Every word of the table has its method; Misnamed where one is wanting."""
    for name, row in cls.FAULTS.items():
        words = [("window", row.window), ("chooser", row.chooser),
                 *[("effect", word) for word in (*row.remedies, *row.at_once)]]
        wanting = [method(kind, word) for kind, word in words if not hasattr(cls, method(kind, word))]
        wanting += [f"an article called {article!r}" for article in (row.article, *row.stated.values())
                    if isinstance(article, str) and article not in articles_of(cls)]
        wanting += [f"a remedy {remedy!r}" for remedy in row.stated if remedy not in row.remedies]
        if wanting:
            raise Misnamed(f"{cls.__qualname__}: the fault {name!r} asks for {', '.join(wanting)}")
