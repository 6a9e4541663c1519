"""Finding words as people type them: without accents, with straight apostrophes, numbers in figures or in words."""
from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from unicodedata import combining, normalize

from cardtable.showing.phrases import spelled

PLAIN = str.maketrans({"’": "'", "‘": "'", "“": '"', "”": '"', "–": "-", "—": "-", "œ": "oe", "Œ": "oe", "æ": "ae",
                       "Æ": "ae", "ß": "ss"})
WORD = re.compile(r"[\w']+")
FIGURES = r"(?<!\d)(?<!\d[.,]){}(?![.,]?\d)"
SPELLED = (r"(?<!\w)(?<!ty-)(?<!hundred and ){}"
           r"(?!\w|-(?:one|two|three|four|five|six|seven|eight|nine)\b| hundred| thousand)")
"""A number sought is a whole one: 62 is in no year, nor six in sixty or sixty-two."""
NEAR = ((4, 1), (8, 2))          # from so many letters on, so many may be wrong, wanting or too many


@cache
def _letter(letter: str) -> str:
    return "".join([part for part in normalize("NFKD", letter.translate(PLAIN)) if not combining(part)]).casefold()


def folded(text: str) -> str:
    """A text as it is searched."""
    return "".join([_letter(letter) for letter in text])


def sought(text: str) -> list[re.Pattern[str]]:
    """What somebody looks for, word by word; each as he may have meant it: a number in figures is one in words, too."""
    return [_meant(word) for word in folded(text).split()]


@cache
def _meant(word: str) -> re.Pattern[str]:
    forms = [FIGURES.format(word) if word.isdecimal() else re.escape(word)]
    if word.isdecimal() and len(word) < 5:
        forms.append(SPELLED.format(spelled(int(word))))
    return re.compile("|".join(forms))


def admits(wanted: Sequence[re.Pattern[str]], text: str) -> bool:
    """Whether all that is sought stands in a text that is folded."""
    return all(form.search(text) for form in wanted)


def marked(wanted: Sequence[re.Pattern[str]], text: str) -> Iterator[tuple[int, int]]:
    """Where it stands in a text as it is written: from one letter up to another."""
    at = [n for n, letter in enumerate(text) for _ in _letter(letter)]
    plain = folded(text)
    for form in set(wanted):
        for found in form.finditer(plain):
            yield at[found.start()], at[found.end() - 1] + 1


def names(text: str, name: str) -> bool:
    """Whether a name, or a word of it and all that follows, begins so."""
    wanted, called = " ".join(folded(text).split()), folded(name)
    return called.startswith(wanted) or f" {wanted}" in called


def near(word: str, name: str) -> bool:
    """Whether a word is a name that was not written quite right; both are folded."""
    most = max([wrong for letters, wrong in NEAR if len(word) >= letters], default=0)
    return word == name or most > 0 and abs(len(word) - len(name)) <= most and _apart(word, name) <= most


def _apart(one: str, other: str) -> int:
    """How many letters must be put in, left out or changed to make one word of the other."""
    row = list(range(len(other) + 1))
    for n, letter in enumerate(one, 1):
        before, row = row, [n]
        for m, of_other in enumerate(other, 1):
            row.append(min(before[m] + 1, row[-1] + 1, before[m - 1] + (letter != of_other)))
    return row[-1]
