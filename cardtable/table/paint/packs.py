"""Where the picture of each card is found: our own pack, or a folder of SVG files the player has chosen."""
from __future__ import annotations

import re
import zlib
from errno import ENOENT
from functools import lru_cache
from gzip import GzipFile
from io import BytesIO
from pathlib import Path

from cardtable import resources
from cardtable.files import read_ordinary
from cardtable.table.paint.look import DeckLook

BACKS = ("blue", "red", "green")
BACK = "back"
MOST_BYTES = 5_000_000           # of one drawing

_RANKS = {
    "A": ("a", "ace", "1", "01"), "K": ("k", "king", "13"), "Q": ("q", "queen", "12"),
    "J": ("j", "jack", "knave", "11"), "T": ("t", "ten", "10"),
    "9": ("9", "nine", "09"), "8": ("8", "eight", "08"), "7": ("7", "seven", "07"), "6": ("6", "six", "06"),
    "5": ("5", "five", "05"), "4": ("4", "four", "04"), "3": ("3", "three", "03"), "2": ("2", "two", "02"),
}
_SUITS = {"S": ("s", "spade", "spades"), "H": ("h", "heart", "hearts"), "D": ("d", "diamond", "diamonds"),
          "C": ("c", "club", "clubs")}
_RANK = {word: code for code, written in _RANKS.items() for word in written}
_SUIT = {word: code for code, written in _SUITS.items() for word in written}
_BACK = re.compile(r"back|1b|2b|cardback|back[-_ ].*|.*[-_ ]back")
_PACKS = {False: "faces", True: "four-colour"}


def code_of(stem: str) -> str | None:
    """The card a file of this name shows ("AS" for `1_spade`, `ace_of_spades` or `AS`), None if it is no card.

    A joker is "JO" and a back is "back".
    """
    name = stem.lower().strip()
    if _BACK.fullmatch(name):
        return BACK
    if "joker" in name or name == "jo":
        return "JO"
    parts = [part for part in re.split(r"[-_ .]+", name) if part not in ("of", "card", "svg", "")]
    if len(parts) == 1 and len(name) in (2, 3):
        parts = [name[:-1], name[-1]]
    if len(parts) != 2:
        return None
    for rank, suit in (parts, reversed(parts)):
        if rank in _RANK and suit in _SUIT:
            return _RANK[rank] + _SUIT[suit]
    return None


@lru_cache(maxsize=8)
def folder_cards(folder: Path) -> dict[str, Path]:
    """The SVG files of a folder by the card they show; files of other names are passed over.

    Raises OSError if the folder cannot be read.
    """
    found: dict[str, Path] = {}
    try:
        files = sorted(folder.iterdir())
    except ValueError as error:                  # a name that no folder can have, out of a damaged setting
        raise FileNotFoundError(ENOENT, str(error)) from None
    for file in files:
        code = code_of(file.stem) if file.suffix.lower() in (".svg", ".svgz") else None
        if code is not None:
            found.setdefault(code, file)
    return found


def read(file: Path) -> bytes:
    """The drawing in somebody's SVG file, unpacked; nothing where it cannot be read or is too long."""
    try:
        drawn = read_ordinary(file, MOST_BYTES)
        if file.suffix.lower() == ".svgz":
            with GzipFile(fileobj=BytesIO(drawn)) as packed:
                drawn = packed.read(MOST_BYTES + 1)
    except (OSError, EOFError, zlib.error):
        return b""
    return drawn if len(drawn) <= MOST_BYTES else b""


def own(deck: DeckLook, code: str) -> Path:
    """The file of our own pack for a card ("QS", "JO") or the back."""
    if code == BACK:
        return resources.path("deck", "faces", f"back-{deck.back}.svg")
    four = deck.four_colours and code[-1] in "CD" and code != "JO"
    return resources.path("deck", _PACKS[four], f"{code}.svg")


def file_of(deck: DeckLook, code: str) -> tuple[Path, bool]:
    """The file for a card or the back, and whether it comes from the player's own folder.

    What that folder lacks, or if it can no longer be read, comes from our own pack.
    """
    if deck.folder is not None:
        try:
            found = folder_cards(deck.folder).get(code)
        except OSError:
            found = None
        if found is not None:
            return found, True
    return own(deck, code), False
