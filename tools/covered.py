"""What covers what on the cloth, measured at the moments of every game: python -m tools.covered [--size WxH@TEXT]...
[BEGINNING OF A NAME]...

A line for each pair of kinds that meet, with the moments where they do and how much of the smaller thing is covered.
Nothing is judged: a trump token lies on the pack because it is meant to.
"""
from __future__ import annotations

import argparse
import os
from collections import defaultdict
from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication

from cardtable.cards import BACK
from cardtable.table.sitting.page import TablePage
from tools.moments import every_moment
from tools.screens import table

SIZES = ("1024x700@100", "1024x700@200", "1180x760@100", "1440x900@100", "1440x900@150")
ALONE = ("look", "compare", "menu", "answer")            # what then lies over the table is a sheet
EDGE, LEAST, SLIGHT = 3, 60, .06                         # pixels of an edge; an area, and a part, not worth a line
SHOWN = 5                                                # moments of a line
Kinds = frozenset[str]
MEETING: frozenset[Kinds] = frozenset(
    [frozenset({kind}) for kind in ("plate", "token", "words", "device")] + [frozenset(pair) for pair in (
        ("plate", "device"), ("plate", "words"), ("plate", "card"), ("token", "card"), ("token", "own"),
        ("token", "device"), ("token", "words"), ("token", "plate"), ("words", "device"), ("words", "card"),
        ("bubble", "device"), ("bubble", "words"), ("bubble", "card"), ("card", "device"), ("back", "device"),
        ("own", "device"), ("button", "words"), ("button", "device"), ("button", "card"))])
"""Kinds that had better not meet."""


class Lying(NamedTuple):
    """Something on the cloth."""

    kind: str
    name: str
    where: QRectF


def lying(page: TablePage) -> Iterator[Lying]:
    """All that is to be seen."""
    scene = page.scene
    for plate in scene.plates:
        if plate.isVisible():
            yield Lying("plate", plate.label, plate.sceneBoundingRect())
    for one in scene.instruments.all:
        if one.device.isVisible():
            yield Lying("device", one.place.kind, one.device.sceneBoundingRect())
            below = one.device.words_below
            if below.isVisible() and one.place.caption:
                yield Lying("words", f"below the {one.place.kind}", below.sceneBoundingRect())
    for words in (*scene.captions.values(), scene.question):
        if words.isVisible() and words.text:
            yield Lying("words", words.text, words.sceneBoundingRect())
    for token in scene.tokens:
        yield Lying("token", token.text, token.sceneBoundingRect())
    for zone, held in scene.lying.items.items():
        place = scene.lying.place(zone)
        for item in held:
            if item.isVisible() and item.opacity() > 0:
                kind = "own" if place is not None and place.own_hand else "back" if item.card is BACK else "card"
                yield Lying(kind, f"in zone {zone}", item.sceneBoundingRect())
    if scene.button.isVisible():
        yield Lying("button", "D", scene.button.sceneBoundingRect())
    for bubble in scene.speeches.values():
        if bubble.isVisible() and bubble.opacity() > 0:
            yield Lying("bubble", "", bubble.sceneBoundingRect())


def covered(one: Lying, other: Lying) -> float:
    """How much of the smaller is covered, where they had better not meet."""
    if frozenset({one.kind, other.kind}) not in MEETING:
        return 0.0
    meet = one.where.adjusted(EDGE, EDGE, -EDGE, -EDGE) & other.where.adjusted(EDGE, EDGE, -EDGE, -EDGE)
    area = max(0.0, meet.width()) * max(0.0, meet.height())
    least = min(rect.width() * rect.height() for rect in (one.where, other.where))
    return area / least if area > LEAST else 0.0


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(prog="python -m tools.covered", description="What covers what on the cloth.")
    parser.add_argument("--size", action="append", metavar="WxH@TEXT")
    parser.add_argument("names", nargs="*", metavar="BEGINNING OF A NAME")
    asked = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ.setdefault("QT_FONT_DPI", "96")
    app = QApplication.instance() or QApplication([])
    found: dict[tuple[str, ...], list[str]] = defaultdict(list)
    for name, make in every_moment():
        moment = make()
        if not f"{moment.game}-{name}".startswith(tuple(asked.names) or "") or moment.then.split()[:1] in [
                [word] for word in ALONE]:
            continue
        for size in asked.size or SIZES:
            room, text = size.split("@")
            wide, high = room.split("x")
            with table(moment, (int(wide), int(high)), {"text size": int(text)}) as page:
                for one, other in combinations(lying(page), 2):
                    part = covered(one, other)
                    if part > SLIGHT:
                        found[moment.game, one.kind, one.name, other.kind, other.name].append(
                            f"{name} at {size}: {part:.0%}")
    for pair, moments in sorted(found.items()):
        print(*pair, f"({len(moments)}):", "; ".join(moments[:SHOWN]))
    app.quit()


if __name__ == "__main__":
    main()
