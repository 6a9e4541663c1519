"""The articles that both codes of these games have, and how a code is made of them and of its own."""
from __future__ import annotations

from collections.abc import Mapping, Sequence

from cardtable.families.declarer.laws.before import BEFORE
from cardtable.families.declarer.laws.faults import FAULTS
from cardtable.families.declarer.laws.play import PLAY
from cardtable.families.laws import Article, articles
from cardtable.rules.faults import Faults
from cardtable.rules.laws import Code

LAST = 108
COMMON: Mapping[int, Article] = {**BEFORE, **PLAY, **FAULTS}

MATTERS = {
    "table": "17-18 21-26", "packs": "100 107", "cutting": "14-16 19-20", "shuffling": "27-33 35-37",
    "dealing": "34 38 45-46", "misdeal": "39-42", "numbers": "43-44", "play": "3 60 65-66", "turn": "80-82 86",
    "exposed": "70-74 78 102", "revoke": "68 88-99", "penalties": "79 83-85 103-104", "claims": "75-77",
    "tricks": "87 101 108", "score": "2 4 9 12-13", "honours": "5-8", "stakes": "1 10-11", "bystanders": "105-106",
    "dummy": "62-64 67 69", "leaving": "109"}
"""By matter the numbers that both have of it; a code adds its own."""


def code(name: str, title: str, own: Mapping[int, Article], house: Sequence[Article], matters: Mapping[str, str],
         declarer: str, asker: str, taken_over: Mapping[range, str] | None = None,
         faults: Faults | None = None) -> tuple[Code, dict[str, int]]:
    """A code of so many numbered articles: its own, and for the others those that both have, in which the player of two
    hands is called `declarer`, and his left-hand adversary `asker`.  `taken_over` are the lines in which it says that
    it has them, by their numbers."""
    rows = []
    for number in range(1, LAST + 1):
        short, heading, lines, treatment, text = own.get(number) or COMMON[number]
        if number not in own:
            lines = ";".join([line for numbers, line in (taken_over or {}).items() if number in numbers] + [lines])
        rows.append((short, heading.format(declarer=declarer), lines, treatment,
                     text.format(declarer=declarer, asker=asker)))
    whole = {matter: " ".join([part for part in (MATTERS.get(matter, ""), matters.get(matter, "")) if part])
             for matter in {**MATTERS, **matters}}
    return articles(name, title, "002", rows, house, numbered=True, faults=faults, matters=whole)
