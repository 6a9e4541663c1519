"""Small phrases that games and table share: numbers and things counted, lists, and who did what."""
from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Protocol

NUMBERS = ("none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
           "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty")
TENS = {20: "twenty", 30: "thirty", 40: "forty", 50: "fifty", 60: "sixty", 70: "seventy", 80: "eighty", 90: "ninety"}
ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth", "eleventh",
            "twelfth", "thirteenth", "fourteenth", "fifteenth", "sixteenth")

ARTICLE = re.compile(r"(?<=[\w,;] )The (?=[A-Z])")        # of a name within a sentence
SIDES = ("ours", "theirs")                       # of two sides, to who sits on the first

Voices = tuple[str, str]                         # of the reader himself, and of anybody else by name


def number(n: int, none: str = "none", most: int = 20) -> str:
    """A number in words, from `none` up to the `most` that is so written (99 at the most); else in figures, the
    thousands marked."""
    if not 0 <= n <= most:
        return f"{n:,}"
    if n < len(NUMBERS):
        return NUMBERS[n] if n else none
    tens, ones = n // 10 * 10, n % 10
    return f"{TENS[tens]}-{NUMBERS[ones]}" if ones else TENS[tens]


def spelled(n: int) -> str:
    """A number in words up to ten thousand, as scores are said: "two hundred and fifty", "fifteen hundred"."""
    hundreds, rest = divmod(n, 100)
    if not 0 < n < 10_000 or not hundreds:
        return number(n, most=99)
    if hundreds % 10 and hundreds > 10 and not rest:
        return f"{number(hundreds, most=99)} hundred"
    thousands, hundreds = divmod(hundreds, 10)
    parts = [f"{number(thousands)} thousand"] * bool(thousands) + [f"{number(hundreds)} hundred"] * bool(hundreds)
    return " ".join(parts) + (f" and {number(rest, most=99)}" if rest else "")


def counted(n: int) -> str:
    """A small number in words, a larger one in figures; "no" for none."""
    return number(n, "no")


def count(n: int, what: str, many: str = "") -> str:
    """A number of things in words: "one card", "no cards", "25 cards"."""
    return f"{counted(n)} {what if n == 1 else many or what + 's'}"


def ordinal(n: int) -> str:
    """"first" for 1; in figures where it is far: "21st"."""
    if 0 < n <= len(ORDINALS):
        return ORDINALS[n - 1]
    return f"{n}{'th' if n // 10 % 10 == 1 else {1: 'st', 2: 'nd', 3: 'rd'}.get(n % 10, 'th')}"


def within(sentence: str) -> str:
    """The article of a name is small within a sentence: "you pay the Rector"."""
    return ARTICLE.sub("the ", sentence)


def within_line(column: str) -> str:
    """What a column of the score is headed, within a line: "ours", "Eleanor"."""
    return column.lower() if column.lower() in SIDES else column


def whose(column: str) -> str:
    """What belongs to the side of that column: "ours", "Eleanor’s"."""
    return column.lower() if column.lower() in SIDES else f"{column}’s"


def capital(text: str) -> str:
    """As a sentence begins: its first letter large, and names in it as they are."""
    return text[:1].upper() + text[1:]


def listed(parts: Sequence[str]) -> str:
    """"the ace, the king and the ten"."""
    return within(" and ".join([", ".join(parts[:-1]), parts[-1]])) if len(parts) > 1 else "".join(parts)


def either(parts: Sequence[str]) -> str:
    """"the ace, the king or the ten"."""
    return " or ".join([", ".join(parts[:-1]), parts[-1]]) if len(parts) > 1 else "".join(parts)


def with_most(names: Sequence[str | None], coins: str, together: bool = False) -> str:
    """Who ends with most, None for the reader: "Mrs. Battle ends with most, seventy counters."; `together`, what
    partners have is theirs in common."""
    whole = listed([name or "you" for name in names])
    ends = "ends" if len(names) == 1 and names[0] else "end"
    each = " each" if len(names) > 1 and not together else ""
    return f"{whole[:1].upper()}{whole[1:]} {ends} with most, {coins}{each}."


def of_side(phrases: tuple[str, str], players: Sequence[str | None], **facts: str) -> str:
    """A line about a side: of one alone, and of the reader (None) or partners, the reader first.

    >>> of_side(("{who} wins.", "{who} win."), ["Mrs. Battle", None])
    'You and Mrs. Battle win.'
    """
    names = list(dict.fromkeys([one or "you" for one in sorted(players, key=lambda one: one is not None)]))
    who = listed(names)
    return phrases[len(names) > 1 or names == ["you"]].format(who=who[:1].upper() + who[1:], **facts)


class Tell(Protocol):
    """Tells something in a game's words, about the reader if no name is given; `facts` fill card, coins, whom ..."""

    def __call__(self, what: str, name: str | None = None, **facts: str) -> str:
        """KeyError where the game has no such phrase, or the phrase wants a fact that is not given."""


def teller(phrases: Mapping[str, Voices]) -> Tell:
    """What tells these phrases, each by its short name."""
    def tell(what: str, name: str | None = None, **facts: str) -> str:
        return phrases[what][name is not None].format(name=name, **facts)
    return tell
