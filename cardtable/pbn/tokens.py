"""The text of a PBN file taken apart: games, their tags, and what stands below a tag; comments are passed over."""
from __future__ import annotations

import codecs
import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from cardtable.pbn.board import BadPBN

# Nothing in a tag is tried twice: a long value would fill memory.
TAG = re.compile(r'\[\s*(\w+)\s+"((?:[^"\\\n]++|\\.)*+)"\s*\]')
WORD = re.compile(r"[^\s\[{;]+")
ESCAPED = re.compile(r'\\(["\\])')
MARKS = ((codecs.BOM_UTF8, "utf-8-sig"), (codecs.BOM_UTF32_LE, "utf-32"), (codecs.BOM_UTF32_BE, "utf-32"),
         (codecs.BOM_UTF16_LE, "utf-16"), (codecs.BOM_UTF16_BE, "utf-16"))
TAKEN_OVER = "#"                                 # a value taken over from the game before; twice, for all that follow


@dataclass(slots=True)
class Tagged:
    """A tag: its value, the line it stands on, and the words below it with their lines."""

    value: str
    line: int
    words: list[tuple[str, int]] = field(default_factory=list)


@dataclass(slots=True)
class Game:
    """One game of a file: its tags by their names in small letters; `wrong` is why it cannot be read."""

    line: int
    tags: dict[str, Tagged] = field(default_factory=dict)
    wrong: str = ""


def decoded(data: bytes) -> str:
    """The text of a file: by the mark at its head, else UTF-8, else Latin-1, in which the standard was written."""
    for mark, name in MARKS:
        if data.startswith(mark):
            try:
                return data.decode(name)
            except UnicodeDecodeError:
                raise BadPBN("the letters of this file cannot be read: save it as plain text (UTF-8)") from None
    if b"\0" in data:
        raise BadPBN("this is no text: choose a file of deals in PBN")
    try:
        return data.decode()
    except UnicodeDecodeError:
        return data.decode("latin-1")


def games(text: str) -> list[Game]:
    """In order; what is not told of one, as its standard allows, is taken over from the one before."""
    found = list(_taken_apart(text.lstrip("\ufeff")))
    lasting: dict[str, Tagged] = {}
    before: dict[str, Tagged] = {}
    for game in found:
        for name, tag in [*game.tags.items()]:
            if tag.value.startswith(2 * TAKEN_OVER):
                tag.value = tag.value[2:] or (before[name].value if name in before else "")
                lasting[name] = tag
            elif tag.value == TAKEN_OVER:
                tag.value = before[name].value if name in before else ""
        for name, tag in lasting.items():
            game.tags.setdefault(name, tag)
        before = game.tags
    return found


def _taken_apart(text: str) -> Iterator[Game]:
    game: Game | None = None
    tag: Tagged | None = None
    comment = 0                                          # the line on which one has begun that is still open
    for number, line in enumerate(re.split(r"\r\n|\r|\n", text), 1):
        if not comment:
            if line.startswith("%"):
                continue
            if not line.strip():
                if game is not None:
                    yield game
                game = tag = None
                continue
        at = 0
        while at < len(line):
            if comment:
                end = line.find("}", at)
                at = len(line) if end < 0 else end + 1
                comment = comment if end < 0 else 0
            elif line[at].isspace():
                at += 1
            elif line[at] == ";":
                break
            elif line[at] == "{":
                comment, at = number, at + 1
            else:
                game = game or Game(number)
                if line[at] == "[":
                    read = TAG.match(line, at)
                    if read is None:
                        game.wrong = game.wrong or f'line {number}: no tag can be read here; write [Name "value"]'
                        break
                    tag = Tagged(ESCAPED.sub(r"\1", read[2]), number)
                    game.tags.setdefault(read[1].lower(), tag)           # of two of a name the first counts
                else:
                    read = WORD.match(line, at)
                    assert read is not None
                    if tag is None:
                        game.wrong = game.wrong or (f"line {number}: words before the first tag; a game begins with "
                                                    'one, such as [Board "1"]')
                        break
                    tag.words.append((read[0], number))
                at = read.end()
    if comment:
        game = game or Game(comment)
        game.wrong = game.wrong or f"line {comment}: a comment begins here and has no end; close it with }}"
    if game is not None:
        yield game
