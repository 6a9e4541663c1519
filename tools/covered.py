"""What covers what on the cloth, measured at the moments of every game: python -m tools.covered [--kept] [--page]
[--strict TABLES] [--size WxH@TEXT]... [BEGINNING OF A NAME]...

With --strict also at what comes about under every strict code at so many careless tables.  With --page also with the
page of advice drawn over the cloth, where the book lies folded, and whatever of the rest lies under it.

A line for each pair that meets, with the moments where it does and how much of the smaller thing is covered; what is
meant to lie so stands in KEPT with its reason, and is told only with --kept.  Cards laid open to be read are measured
too: none is less than half as wide as one's own, and all lie on the cloth.  Ends with 1 if anything was found.
"""
from __future__ import annotations

import argparse
import os
import sys
from collections import defaultdict
from collections.abc import Iterator
from functools import reduce
from itertools import chain, combinations
from operator import or_
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication

from cardtable.cards import BACK
from cardtable.games import NAMES
from cardtable.table.cloth.scene import TableScene
from cardtable.table.items import CardItem
from cardtable.table.sitting.page import TablePage
from tools.moments import Moment, moments_of
from tools.moments_strict import brought_about
from tools.screens import table
from tools.waiting import until

SIZES = ("1093x614@100", "1024x700@100", "1280x640@100", "1366x768@100", "1440x900@100", "1920x1080@100",
         "1440x900@200", "1093x614@200", "1366x768@200")
ALONE = ("look", "compare", "menu", "answer", "double")  # what then lies over the table is a sheet
EDGE, LEAST, SLIGHT = 3, 60, .06                         # pixels of an edge; an area, and a part, not worth a line
LETTER = .02                                             # of words, a letter of which cannot be read
HALF = .49                                               # of the width of one's own cards
SAID = .15                                               # of something, that a bubble may cover: it goes by itself
SHOWN = 6                                                # moments of a line
THIN = 3                                                 # the line of a bracket, and the air about its words
INDEX = .2, .26                                          # of a card's width and height: where its index stands
Kinds = frozenset[str]
MEETING: frozenset[Kinds] = frozenset(
    [frozenset({kind}) for kind in ("plate", "token", "words", "device", "card")] + [frozenset(pair) for pair in (
        ("plate", "device"), ("plate", "words"), ("plate", "card"), ("plate", "own"), ("plate", "index"),
        ("plate", "bubble"), ("token", "card"), ("token", "own"), ("token", "index"), ("token", "device"),
        ("token", "words"), ("token", "plate"), ("token", "bubble"), ("words", "device"), ("words", "card"),
        ("words", "back"),
        ("words", "own"), ("words", "bubble"), ("bubble", "device"), ("bubble", "card"), ("bubble", "index"),
        ("card", "device"), ("card", "own"), ("back", "device"), ("back", "own"), ("own", "device"),
        *[("coins", kind) for kind in ("coins", "plate", "token", "words", "device", "card", "own", "back", "bubble")],
        *[("page", kind) for kind in ("plate", "token", "words", "device", "card", "own", "back", "coins", "button")],
        ("button", "token"), ("button", "words"), ("button", "device"), ("button", "card"), ("button", "own"))])
"""Kinds that had better not meet."""


class Kept(NamedTuple):
    """Of a game ("" for all): what lies on what, each as the beginning of kind and name, and why it may."""

    game: str
    one: str
    other: str
    why: str


KEPT: tuple[Kept, ...] = (
    Kept("", "device trump", "back stock", "the trump token lies on the pack"),
    Kept("", "back shoe", "device shoe", "the cards to be dealt are in the shoe"),
    Kept("", "card square", "device square band", "the band lights what lies in it"),
    Kept("", "device serpent way", "device square band", "the way of a Serpent is drawn within the square"),
    Kept("", "card square", "device serpent way", "from card to card"),
    Kept("", "card called", "card own pack", "what is to come of others waits unseen under the card called"),
    Kept("", "card own pack", "card own pack", "and so do those of each of them"),
    Kept("", "back basket", "device basket", "the cards that have been played are in the basket"),
    Kept("", "back talon", "device basket", "the cards that have been played are in the basket"),
    Kept("", "coins", "device bank tray", "what is staked against a bank lies in its tray"),
    Kept("cribbage", "card played", "card played", "what both play lies in one row, each card towards its player"),
)


class Lying(NamedTuple):
    """Something on the cloth; of a card the zone it lies in, else -1."""

    kind: str
    name: str
    where: QRectF
    zone: int = -1

    @property
    def called(self) -> str:
        """Kind and name."""
        return f"{self.kind} {self.name}".strip()


def lying(scene: TableScene) -> Iterator[Lying]:
    """All that is to be seen."""
    assert scene.sight is not None
    if scene.covered is not None and scene.stage.look.text > 1:          # else others' things may lie beneath it
        right = max(scene.covered, scene.sceneRect().right())
        yield Lying("page", "", QRectF(scene.covered, scene.cloth.top(), right - scene.covered, scene.cloth.height()))
    for place, plate in scene.plates.placed():
        if plate.isVisible() and plate.opacity():
            yield Lying("plate", "of another" if place.at else "one's own", plate.sceneBoundingRect())
    for one in scene.instruments.all:
        if one.device.isVisible() and one.device.opacity() > 0:
            yield Lying("device", one.place.kind, one.device.lies)       # two cards that count have room to be moved
            below = one.device.words_below
            if below.isVisible() and below.text and one.place.caption:
                yield Lying("words", f"below the {one.place.kind}", below.sceneBoundingRect())
    layout = scene.sight.deal.layout
    for zone, words in scene.captions.items():
        if words.isVisible() and words.text:
            yield Lying("words", f"beside the {layout[zone].name}", words.sceneBoundingRect())
    for bracket in scene.brackets.items:
        if bracket.isVisible():
            yield Lying("words", "of a bracket", bracket.sceneBoundingRect().adjusted(0, THIN, 0, -THIN))
    if scene.question.isVisible():
        yield Lying("words", "asked", scene.question.sceneBoundingRect())
    for token in scene.tokens:
        yield Lying("token", "", token.sceneBoundingRect())
    for zone, held in scene.lying.items.items():
        yield from _cards(scene, zone, [item for item in held if item.isVisible() and item.opacity() > 0],
                          layout[zone].name)
    for number, (_, coins, _) in scene.payments.pots.items():
        if coins.isVisible():
            yield Lying("coins", layout.pots[-1 - number], coins.sceneBoundingRect())
    for _, words in scene.payments.told():
        if words.isVisible():
            yield Lying("words", "of a pot", words.sceneBoundingRect())
    for (_, spot, _), stake in scene.spots.stakes.items.items():
        yield Lying("coins", f"on {spot}", stake.sceneBoundingRect())
    if scene.button.isVisible():
        yield Lying("button", "", scene.button.sceneBoundingRect())
    for bubble in (*scene.speeches.values(), scene.law):
        if bubble.isVisible() and bubble.opacity() > 0:
            yield Lying("bubble", "", bubble.sceneBoundingRect())


def _cards(scene: TableScene, zone: int, held: list[CardItem], name: str) -> Iterator[Lying]:
    """The cards of a zone, and of those face up the corners that must be read."""
    place = scene.lying.place(zone)
    own = place is not None and place.own_hand
    for item in held:
        rect = item.sceneBoundingRect()
        yield Lying("own" if own else "back" if item.card is BACK else "card", name, rect, zone)
        if own and item.card is not BACK:
            wide, high = INDEX
            yield Lying("index", name, QRectF(rect.x(), rect.y(), wide * rect.width(), high * rect.height()), zone)


def covered(one: Lying, other: Lying) -> float:
    """How much of the smaller is covered, where they had better not meet."""
    if frozenset({one.kind, other.kind}) not in MEETING or one.zone == other.zone != -1:
        return 0.0
    meet = one.where.adjusted(EDGE, EDGE, -EDGE, -EDGE) & other.where.adjusted(EDGE, EDGE, -EDGE, -EDGE)
    area = max(0.0, meet.width()) * max(0.0, meet.height())
    least = min(rect.width() * rect.height() for rect in (one.where, other.where))
    return area / least if area > min(LEAST, .2 * least) else 0.0


def too_small(scene: TableScene) -> Iterator[str]:
    """Zones laid open to be read whose cards are less than half as wide as one's own, or not wholly on the cloth."""
    own = [item.home.width for zone, held in scene.lying.items.items() for item in held
           if (place := scene.lying.place(zone)) is not None and place.near_hand]
    for zone, held in scene.lying.items.items():
        place = scene.lying.place(zone)
        seen = [item for item in held if item.isVisible() and item.card is not BACK]
        if place is None or not seen or scene.ground is None or scene.sight is None:
            continue
        name = scene.sight.deal.layout[zone].name
        if own and place.role in ("dummy", "hand") and seen[0].home.width < HALF * max(own):
            yield f"card {name} is too small"
        if place.own_hand and not all(scene.cloth.adjusted(-1, -1, 1, 1).contains(item.home_rect) for item in seen):
            yield f"card {name} is not wholly on the cloth"


def hidden(scene: TableScene) -> Iterator[tuple[str, float]]:
    """Hands face down of which a plate covers more than half."""
    plates = [plate.sceneBoundingRect() for plate in scene.plates if plate.isVisible() and plate.opacity()]
    for zone, held in scene.lying.items.items():
        seen = [item for item in held if item.isVisible() and item.opacity() > 0]
        place = scene.lying.place(zone)
        if place is None or place.role != "hand" or not seen or any(item.card is not BACK for item in seen):
            continue
        hand = reduce(or_, [item.home_rect for item in seen])
        meet = [hand & plate for plate in plates]
        part = max([rect.width() * rect.height() for rect in meet], default=0) / (hand.width() * hand.height())
        if part > HALF:
            yield "back hand under a plate", part


def found(game: str, scene: TableScene, kept: bool = False) -> Iterator[tuple[str, float]]:
    """What covers what, and how much of it, without what may, or that alone; and what is too small to be read."""
    most: dict[str, float] = {}
    for one, other in combinations(lying(scene), 2):
        part = covered(one, other)
        kinds = one.kind, other.kind
        least = SAID if "bubble" in kinds else LETTER if "words" in kinds else SLIGHT
        if part > least and kept == any(_is(game, one, other, case) for case in KEPT):
            pair = " on ".join(sorted([one.called, other.called]))
            most[pair] = max(part, most.get(pair, 0))
    yield from most.items()
    if not kept:
        yield from ((told, 1.0) for told in too_small(scene))
        yield from hidden(scene)


def _is(game: str, one: Lying, other: Lying, case: Kept) -> bool:
    return case.game in ("", game) and any(
        a.called.startswith(case.one) and b.called.startswith(case.other) for a, b in ((one, other), (other, one)))


def drawn_over(page: TablePage) -> bool:
    """Draws the page of advice over the cloth; was it, or does the book lie beside it?"""
    if not page.book.folded:
        return False
    page.book.slide_time = 0
    page.book.open_tab("advice")
    until(lambda: not page.book.covers.isNull() and not page.stage.motion.busy)
    return True


def measurable(moment: Moment) -> bool:
    """Whether the cloth is what is seen then."""
    return moment.then.split()[:1] not in [[word] for word in ALONE]


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(prog="python -m tools.covered", description="What covers what on the cloth.")
    parser.add_argument("--size", action="append", metavar="WxH@TEXT")
    parser.add_argument("--kept", action="store_true", help="only what may lie so")
    parser.add_argument("--page", action="store_true", help="also beside a page drawn over the cloth")
    parser.add_argument("--strict", type=int, default=0, metavar="TABLES")
    parser.add_argument("names", nargs="*", metavar="BEGINNING OF A NAME")
    asked = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ.setdefault("QT_FONT_DPI", "96")
    app = QApplication.instance() or QApplication([])
    lines: dict[tuple[str, str], list[str]] = defaultdict(list)
    own = ((f"{game}-{name}", make) for game in NAMES for name, make in moments_of(game))
    strict = ((name, lambda moment=moment: moment) for name, moment in brought_about(asked.strict))
    for name, make in chain(own, strict if asked.strict else ()):
        if not name.startswith(tuple(asked.names) or ""):
            continue
        moment = make()
        if not measurable(moment):
            continue
        for size in asked.size or SIZES:
            room, text = size.split("@")
            wide, high = room.split("x")
            with table(moment, (int(wide), int(high)), {"text size": int(text)}) as page:
                for pair, part in found(moment.game, page.scene, asked.kept):
                    lines[moment.game, pair].append(f"{name} at {size}: {part:.0%}")
                if asked.page and drawn_over(page):
                    for pair, part in found(moment.game, page.scene, asked.kept):
                        lines[moment.game, pair].append(f"{name} at {size} beside a page: {part:.0%}")
    for (game, pair), moments in sorted(lines.items()):
        print(f"{game}: {pair} ({len(moments)}):", "; ".join(moments[:SHOWN]), flush=True)
    app.quit()
    sys.exit(1 if lines and not asked.kept else 0)


if __name__ == "__main__":
    main()
