"""Articles as text: one, a whole code, or what several codes have on one matter, side by side."""
from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from textwrap import wrap

from cardtable.rules.laws import Code, Law, Settled

BESIDE = 96                  # columns of the terminal from which two codes lie side by side
BETWEEN = 4


def article(code: Code, law: Law, enforced: str = "") -> str:
    """One by itself, with the code it is of, or that it is the house's own, and what strict laws make of it."""
    heading = f"{law.of(code.title)}, {'law' if code.numbered else 'article'} {law.number}. {law.heading}"
    treated = f"[{'; '.join(filter(None, (law.source, law.treatment)))}]"
    return "\n  ".join([row for row in (heading, law.text, treated, enforced) if row])


def on_matter(title: str, found: Sequence[tuple[str, Sequence[Law], Sequence[Settled]]], width: int) -> str:
    """What the codes of these titles have on a matter, before it how they settle the same incidents: two side by side
    where there is room, else one below the other."""
    if len(found) == 2 and width >= BESIDE:
        half = (width - BETWEEN) // 2
        left, right = (_column(*one, half) for one in found)
        lines = [f"{a:<{half + BETWEEN}}{b}".rstrip() for a, b in zip_longest(left, right, fillvalue="")]
    else:
        lines = [line for one in found for line in (*_column(*one, width), "")]
    return "\n".join([title, "", *lines]).rstrip()


def _column(name: str, laws: Sequence[Law], settled: Sequence[Settled], width: int) -> list[str]:
    lines = [name, "-" * len(name)]
    for one in settled:
        lines += ["", *wrap(f"* {one.incident}", width), *wrap(f"{one.text} ({one.cited})", width)]
    for law in laws:
        lines += ["", *wrap(f"{law.number}. {law.heading}", width), *wrap(law.text, width)]
    return lines
