"""The book says "he" of whoever sits opposite; of a lady the same is said with her words."""
from __future__ import annotations

import re
from collections.abc import Sequence

from cardtable.players.personas import BY_NAME
from cardtable.rules.deal import Deal
from cardtable.showing.places import holders

# "his" before a word that it belongs to; else it stands for something of his.  The knave's nob and heels stay his own.
HERS = (
    (re.compile(r"\bhis(?=\s+(?!nob\b|heels\b)\w)"), "her"), (re.compile(r"\bHis(?=\s+(?!nob\b|heels\b)\w)"), "Her"),
    (re.compile(r"\bhis\b(?!\s)"), "hers"),
    (re.compile(r"\bhimself\b"), "herself"), (re.compile(r"\bhim\b"), "her"),
    (re.compile(r"\bhe\b"), "she"), (re.compile(r"\bHe\b"), "She"),
)


def of_a_lady(names: Sequence[str]) -> bool:
    """Whether "he" can only mean a lady: she alone sits there besides who reads, who has no name."""
    others = [name for name in names if name]
    return len(others) == 1 and others[0] in BY_NAME and BY_NAME[others[0]].lady


def who_play(names: Sequence[str], deal: Deal) -> Sequence[str]:
    """Of the names by seat those who hold cards: "he" is none of those who look on or bet."""
    return names[:holders(deal)]


def agreeing(text: str, names: Sequence[str]) -> str:
    """A sentence whose words agree with who sits there; `names` are by seat, "" for who reads."""
    if not of_a_lady(names):
        return text
    for found, put in HERS:
        text = found.sub(put, text)
    return text

