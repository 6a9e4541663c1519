"""Brackets in chalk beside a row of cards, for those that belong together (Talk.groups)."""
from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from cardtable.devices.base import Device
from cardtable.rules.deal import Deal
from cardtable.showing.talk import Talk
from cardtable.table.cloth.card_items import Lying
from cardtable.table.cloth.cards_lying import about
from cardtable.table.cloth.geometry import Z_CAPTION
from cardtable.table.items import CaptionItem, CardItem, PlateItem, Stage
from cardtable.table.items.card import LIFTS
from cardtable.table.items.stage import wear
from cardtable.table.paint import chalk_brackets, deck

AWAY, NEXT = 5, 24           # from the cards, and from one line of brackets to the next, at unit 1
BESIDE = 4                   # pixels that the ends of a bracket may reach down beside the words of the line before
GROUPED = "meld", "dummy"    # roles of zones in which cards may belong together
LINES = 2                    # of brackets at a row; what finds room in neither is not written
EDGE = 3                     # pixels about the words of a bracket, which another thing may touch
AIR = 8                      # pixels between its words and a card of the trick beside them
INSET = 3                    # from the edges of the outer cards, or the middle of one that two share


class Span(NamedTuple):
    """A bracket to be drawn: its cards in the order of the row, and its label."""

    cards: Sequence[CardItem]
    label: str
    brief: str = ""

    def meets(self, other: Span) -> bool:
        """Whether both cannot stand in one line: they share more than the card at which the one ends and the other
        begins."""
        (a, b), (c, d) = self.ends, other.ends
        return a < d and c < b and not (a == d or b == c)

    @property
    def ends(self) -> tuple[float, float]:
        """The middles of the first and the last card."""
        return self.cards[0].home.x, self.cards[-1].home.x


class Brackets:
    """All of one table, anew whenever they are told."""

    def __init__(self, scene: QGraphicsScene, stage: Stage, lying: Lying, talk: Talk) -> None:
        self.scene, self.stage, self.lying, self.talk = scene, stage, lying, talk
        self.items: list[QGraphicsPixmapItem] = []
        self.written: list[QRectF] = []          # the words of each

    def clear(self) -> None:
        """None."""
        for item in self.items:
            self.scene.removeItem(item)
        self.items, self.written = [], []

    def places(self) -> list[QRectF]:
        """Where they are, with their words."""
        return [item.sceneBoundingRect() for item in self.items]

    def tell(self, deal: Deal) -> None:
        """As the deal stands, beside the cards as they lie now."""
        self.clear()
        for zone, place in self.lying.zones.items():
            groups = self.talk.groups(deal, zone) if place.role in GROUPED and self.lying.items.get(zone) else ()
            row = {item.card: item for item in self.lying.items.get(zone, ())}
            spans = [Span(sorted([row[card] for card in group.cards], key=lambda item: item.home.x), group.label,
                          group.brief)
                     for group in groups if all(card in row for card in group.cards)]
            nearer: list[tuple[float, float]] = []
            for some in self.lines(spans):
                nearer = [self._draw(span, nearer, [other for other in some if other is not span],
                                     below=place.at != 0 and place.role == "meld") for span in some]

    def lines(self, spans: Sequence[Span]) -> list[list[Span]]:
        """The shorter ones nearest to the cards, the others further out, as far as there is room."""
        found: list[list[Span]] = [[] for _ in range(LINES)]
        for span in sorted(spans, key=lambda one: one.ends[1] - one.ends[0]):
            line = next((some for some in found if not any(span.meets(other) for other in some)
                         and self._legible(span, some)), None)
            if line is not None:
                line.append(span)
        return found

    def _legible(self, span: Span, some: Sequence[Span]) -> bool:
        """Whether its label stands clear of theirs."""
        half, middle = self._half(span), sum(span.ends) / 2
        return all(abs(middle - sum(other.ends) / 2) > half + self._half(other) for other in some)

    def _half(self, span: Span) -> float:
        return chalk_brackets.label_width(self.stage.look, span.label) / 2 + INSET

    def _draw(self, span: Span, nearer: Sequence[tuple[float, float]], beside: Sequence[Span],
              below: bool) -> tuple[float, float]:
        """Drawn if it may be; from where to where its words go, as `nearer` says of those of the line before."""
        look, unit = self.stage.look, self.stage.look.unit
        first, last = span.cards[0].home, span.cards[-1].home
        shared_left = any(other.ends[1] == first.x for other in beside)
        shared_right = any(other.ends[0] == last.x for other in beside)
        left = first.x - (0 if shared_left else first.width / 2) + INSET * unit
        following = self._after(span)
        edge = last.x if shared_right else min(last.x + last.width / 2, following)
        right = edge - INSET * unit
        caps = tuple([(max(left, run[0].home.x - run[0].home.width / 2 + INSET * unit) - left,
                       min(right, run[-1].home.x + run[-1].home.width / 2 - INSET * unit) - left)
                      for run in self.runs(span)])
        high, tall = chalk_brackets.high(look), deck.height(first.width) / 2
        ends = [left + end for cap in caps for end in cap]
        through = any(begin < end < stop for begin, stop in nearer for end in ends)      # words, and not beside them
        reach = 0 if through else BESIDE
        away = AWAY * unit + bool(nearer) * max(NEXT * unit, high - reach)   # letters do not grow small with the cloth
        risen = 0 if below or look.low else LIFTS["legal"] * unit        # of cards that may be played from there
        y = first.y + tall + away if below else first.y - tall - away - high - risen
        middle, under = (left + right) / 2, first.y + tall + away
        label, below, y = next(
            ((label, low, at) for label, low, at in ((span.label, below, y), (span.brief, below, y),
                                                     (span.brief, True, under), ("", below, y))
             if not span.brief or not label or self._clear(span, label, middle, at)))
        words = self._beside_trick(label, left, right, y)
        told = words - self._half(span), words + self._half(span)
        if self._under_trick(label, words, QRectF(left, y, right - left, high), below):
            return told
        kept = self.stage.pixmaps.get(chalk_brackets.bracket, look, right - left, caps if len(caps) > 1 else (),
                                      label, below, words - middle)
        item = QGraphicsPixmapItem()
        wear(item, kept)
        room = max(right - left, chalk_brackets.label_width(look, label))
        item.setPos(middle - room / 2, y)
        item.setZValue(Z_CAPTION)
        self.scene.addItem(item)
        self.items.append(item)
        self.written.append(QRectF(told[0], y, told[1] - told[0], high))
        return told

    def _beside_trick(self, label: str, left: float, right: float, y: float) -> float:
        """The middle of the label there: its bracket's, or the nearest to it along the bracket that is clear of where
        the cards of a trick lie, whether or not any do, so that it stays there from trick to trick."""
        middle, ground = (left + right) / 2, self.lying.ground
        half = chalk_brackets.label_width(self.stage.look, label) / 2
        if not label or ground is None or 2 * half > right - left:
            return middle
        band = QRectF(left, y, right - left, chalk_brackets.high(self.stage.look))
        due = [about(place) for zone in self.lying.zones.values() if zone.shape == "trick" and zone.spread
               for place in ground.zone(zone, len(zone.spread), range(len(zone.spread)))]
        taken = [(rect.left() - half - AIR, rect.right() + half + AIR) for rect in due if rect.intersects(band)]
        ways = [at for at in (middle, *chain.from_iterable(taken))
                if left + half <= at <= right - half and not any(begin < at < end for begin, end in taken)]
        return min(ways, key=lambda at: abs(at - middle), default=middle)

    def _under_trick(self, label: str, words: float, whole: QRectF, below: bool) -> bool:
        """Whether the label with this middle, or the line, would lie beneath a card of the trick, which lies between
        two rows of what is declared: while it does its bracket is not written, for better none than half."""
        wide = chalk_brackets.label_width(self.stage.look, label)
        written = QRectF(words - wide / 2, whole.y(), wide, whole.height()).adjusted(EDGE, EDGE, -EDGE, -EDGE)
        y = whole.top() + chalk_brackets.FOOT if below else whole.bottom() - chalk_brackets.FOOT
        line = QRectF(whole.left(), y - 1, whole.width(), 2)
        return bool(label) and any(item.home_rect.intersects(written) or item.home_rect.intersects(line)
                   for zone, held in self.lying.items.items()
                   if (place := self.lying.place(zone)) is not None and place.shape == "trick"
                   for item in held if item.isVisible())

    def _clear(self, span: Span, label: str, middle: float, y: float) -> bool:
        """Whether the label there lies on the cloth, and on nothing else: cards, plates, instruments, words, or
        other brackets."""
        look, zone = self.stage.look, self.lying.zone_of(span.cards[0])
        wide = chalk_brackets.label_width(look, label)
        rect = QRectF(middle - wide / 2, y, wide, chalk_brackets.high(look))
        others = [item.home_rect for one, held in self.lying.items.items() if one != zone
                  for item in held if item.isVisible()]
        things = [thing for thing in self.scene.items(rect) if thing.isVisible()]
        lying = [item.sceneBoundingRect() for item in things
                 if isinstance(item, PlateItem) or isinstance(item, CaptionItem) and item.text]
        lying += [device.lies for device in things if isinstance(device, Device)]
        lying += [item.sceneBoundingRect() for item in self.items]
        cloth = self.lying.ground.cloth if self.lying.ground is not None else rect
        return cloth.contains(rect) and not any(one.intersects(rect) for one in (*others, *lying))

    def _row(self, span: Span) -> list[CardItem]:
        return sorted(self.lying.items[self.lying.zone_of(span.cards[0])], key=lambda item: item.home.x)

    def runs(self, span: Span) -> list[list[CardItem]]:
        """Its cards, those together that lie beside each other: no card between that is no part of it."""
        row, found = self._row(span), list[list[CardItem]]()
        for item in span.cards:
            if found and row.index(item) == row.index(found[-1][-1]) + 1:
                found[-1].append(item)
            else:
                found.append([item])
        return found

    def give_way(self, taken: QRectF | None) -> None:
        """Those are not seen that would lie behind what is said of cards there; all are, if nothing is."""
        for item in self.items:
            item.setVisible(taken is None or not item.sceneBoundingRect().intersects(taken))

    def _after(self, span: Span) -> float:
        """Where the next card of the row begins."""
        row = self._row(span)
        at = row.index(span.cards[-1]) + 1
        return row[at].home.x - row[at].home.width / 2 if at < len(row) else float("inf")
