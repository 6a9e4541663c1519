"""Text from outside made fit to be printed: nothing in it moves a cursor, breaks a line or fills a screen."""
from __future__ import annotations

import codecs
import os
import sys
import unicodedata
from io import TextIOWrapper
from pathlib import Path

MOST_LINE = 500                  # characters of one line about what is wrong
MOST_QUOTED = 80                 # of what it quotes
PLAIN = "cardtable-plain"        # the name of `plain` among the ways to meet what a terminal cannot write

_ALIKE = {"’": "'", "‘": "'", "“": '"', "”": '"', "–": "-", "—": "-", "−": "-"}


def printable(text: str) -> str:
    """The same with control characters, breaks of lines and the like written out (\\x1b, \\n)."""
    return "".join([c if c.isprintable() else c.encode("unicode_escape").decode() for c in text])


def one_line(text: str, most: int = MOST_LINE) -> str:
    """The same, at most so many characters long; what stands in the midst gives way."""
    found = printable(text)
    tail = most // 3
    return found if len(found) <= most else f"{found[:most - tail - 5]} ... {found[-tail:]}"


def quoted(text: str) -> str:
    """A word of somebody else's, for a sentence about it."""
    return one_line(text, MOST_QUOTED)


def plain(error: UnicodeError) -> tuple[str, int]:
    """What stands for characters that an output cannot write: the letter without its accent, else its number."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join([_plain(c) for c in error.object[error.start:error.end]]), error.end


def make_ready() -> None:
    """For the outputs of this process: what one cannot write is written plainly; one that is closed is told nothing."""
    if sys.stderr is None:
        sys.stderr = Path(os.devnull).open("w")          # noqa: SIM115
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors=PLAIN)


def _plain(c: str) -> str:
    bare = unicodedata.normalize("NFKD", c).encode("ascii", "ignore").decode()
    return _ALIKE.get(c) or bare or c.encode("ascii", "backslashreplace").decode()


codecs.register_error(PLAIN, plain)
