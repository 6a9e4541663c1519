"""The words of the old books, each with what it means: read from glossary.toml, found wherever they stand."""
from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from cardtable.showing.seeking import folded

EVERYWHERE = "everywhere"
ARTICLES = ("", "a ", "the ")
BEFORE_NAME = re.compile(r" [^\W\d_a-zß-ÿ]")


class Piece(NamedTuple):
    """Some of a text; `means` is empty where it is no word of the books."""

    text: str
    means: str = ""


class Glossary:
    """Of one game: its own words, and those of all games.  Its own come first where both have one."""

    def __init__(self, words: Mapping[str, str]) -> None:
        """`words`: what each form of a word means."""
        self._forms = frozenset(words)
        self._means = {folded(form): means for form, means in words.items()}
        longest = sorted({form.casefold() for form in words}, key=len, reverse=True)
        forms = "|".join([re.escape(form) for form in longest])
        self._any = re.compile(rf"(?<![\w-])(?:{forms})(?![\w-])", re.IGNORECASE) if forms else None

    def means(self, word: str) -> str:
        """What it means, whether it stands with its article or without; nothing if it is not among them."""
        plain = " ".join(folded(word).split())
        return next((self._means[form] for article in ARTICLES if (form := article + plain) in self._means), "")

    def _of_name(self, text: str, found: re.Match[str]) -> bool:
        """Whether a word that the list writes small is part of a name: "Miss" before "Wren"."""
        return found[0][:1].isupper() and found[0] not in self._forms and bool(BEFORE_NAME.match(text, found.end()))

    def pieces(self, text: str) -> Iterator[Piece]:
        """All of a text, its words told apart; a word is explained where it first stands in it."""
        at, told = 0, set()
        for found in self._any.finditer(text) if self._any else ():
            means = self.means(found[0])
            if means in told or self._of_name(text, found):
                continue
            told.add(means)
            if found.start() > at:
                yield Piece(text[at:found.start()])
            yield Piece(found[0], means)
            at = found.end()
        if at < len(text):
            yield Piece(text[at:])


@cache
def tables() -> Mapping[str, Mapping[str, str]]:
    """What stands in the file: by games, the words with strokes between their forms."""
    found: Mapping[str, Mapping[str, str]] = tomllib.loads(
        files("cardtable.showing").joinpath("glossary.toml").read_text("utf-8"))
    return found


@cache
def glossary(game: str) -> Glossary:
    """Of the game of this name."""
    words: dict[str, str] = {}
    chosen = [table for games, table in tables().items() if game in games.split() or games == EVERYWHERE]
    for table in chosen:
        for forms, means in table.items():
            words.update(dict.fromkeys(forms.split("|"), means.replace("'", "’")))
    return Glossary(words)
