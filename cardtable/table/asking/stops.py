"""Where the keyboard's ring may stand at the table, and where it stands by itself: on what may be answered with."""
from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QGraphicsWidget

from cardtable.cards import BACK, Card
from cardtable.rules.moves import Move
from cardtable.table.asking.answering import Answering
from cardtable.table.cloth.scene import TableScene
from cardtable.table.items import CardItem, SlideToken, SpotItem, TokenItem

Group = list[QGraphicsWidget]


class Stops:
    """The groups through which Tab goes, and of them the thing that Return should find."""

    def __init__(self, scene: TableScene, answering: Answering) -> None:
        self.scene, self.answering = scene, answering
        self.counsel: Move | None = None         # what a master would do
        self.lit: Callable[[], Sequence[QGraphicsWidget]] = tuple    # what a lesson points at, to be done with it

    def groups(self) -> list[Group]:
        """Tokens, the slide by itself, then the hand; other cards and places that may be answered with."""
        able = [token for token in self.scene.tokens if token.isEnabled()]
        tokens: Group = [token for token in able if not isinstance(token, SlideToken)]
        slide: Group = [token for token in able if isinstance(token, SlideToken)]
        hand: Group = list(self.hand())
        backs = self.answering.backs()
        others: Group = [item for item in self.scene.lying.all() if item not in hand
                         and (item.card is not BACK and self.answering.takes(item.card) or item in backs)]
        spots: Group = [spot for spot in self.scene.spots if spot.stops] if self.answering.spots() else []
        return [group for group in (tokens, slide, hand, others, spots) if group]

    def all(self) -> list[Group]:
        """The same, and then the instruments of which parts can be looked at one by one."""
        parts: list[Group] = [list(device.parts) for device in self.scene.instruments if device.parts]
        return self.groups() + parts

    def hand(self) -> list[CardItem]:
        """The cards held by whoever looks, if he may see them."""
        lying = self.scene.lying
        zone = next((n for n, place in lying.zones.items() if place.own_hand), -1)
        return [item for item in lying.items.get(zone, []) if item.card is not BACK]

    def first(self) -> QGraphicsWidget | None:
        """Where the ring stands when an answer is due: on what is advised, or lit in a lesson, else at the tokens,
        unless cards are to be chosen, or could be played and each token would throw something away; else on a card
        or place that may be answered with, wherever it lies."""
        groups = self.groups()
        if not groups:
            return None
        shown = self.advised() or self._lit([item for group in groups for item in group])
        if shown is not None:
            return shown
        rash = all(map(self._rash, groups[0])) and any(self._plain(item) for group in groups[1:] for item in group)
        tokens = isinstance(groups[0][0], TokenItem) and not rash and self.answering.choice.prompt is None
        return self.best(groups[0] if tokens else self._of_use(groups))

    def next(self) -> QGraphicsWidget | None:
        """Where the next field of a move is filled: among cards, places, or tokens."""
        groups = self.groups()
        return self.best(self._wanted(groups)) if groups else None

    def onward(self, item: QGraphicsWidget | None) -> QGraphicsWidget | None:
        """Where the ring goes from what serves no more: from a place that has been taken to the nearest that is free,
        unless something is advised."""
        free = self.scene.spots.nearest(item) if isinstance(item, SpotItem) and self.counsel is None else None
        return free if free is not None and self.serves(free) else self.first()

    def among_cards(self) -> QGraphicsWidget | None:
        """Where the ring goes that is to go along the cards: those that may be answered with, if there are any."""
        groups = self.all()
        cards = [group for group in groups if isinstance(group[0], CardItem)]
        return self.best(self._of_use(cards) if cards else groups[0]) if groups else None

    def best(self, group: Group) -> QGraphicsWidget:
        """Of a group what is advised, or lit, or may be answered with; of calls one that commits to nothing, not one
        that makes a game; or else what stands first."""
        advised = self.advised()
        if advised in group and advised is not None:
            return advised
        lit = self._lit(group)
        if lit is not None:
            return lit
        declines = self.scene.talk.declines
        declining = [item for item in group if isinstance(item, TokenItem) and len(item.says) == 1
                     and item.says[0] in declines]
        least = min(declining, key=lambda item: [*declines].index(item.says[0]),
                    default=next((item for item in group if not self._rash(item)), group[0]))
        return next(filter(self._plain, group), None) or least

    def serves(self, item: QGraphicsWidget | None) -> bool:
        """Whether Return would do anything with it."""
        if isinstance(item, CardItem):
            return self.answering.serves(item)
        return item is not None and any(item in group for group in self.groups())

    def advised(self) -> QGraphicsWidget | None:
        """The card or token by which what is advised is done; of several cards one that is chosen and must be put back,
        then the first that is not yet chosen."""
        move, choosing = self.counsel, self.answering.choice.prompt
        if move is None:
            return None
        wrong = [card for card in self.answering.choice.chosen if card not in move]
        if wrong and choosing is not None and any(isinstance(token, Card) for token in move):
            return self.scene.lying.find(wrong[0])
        whole = choosing.whole(self.answering.choice.chosen) if choosing is not None else None
        chosen = whole is not None and set(whole) == set(move)
        number = self.answering.row.saying(move, chosen)
        if number is not None and self.scene.tokens[number].isEnabled():
            return self.scene.tokens[number]
        named = self.answering.spot_of(move)
        if named:
            return self.scene.spots.items[named]
        wanted = [token for token in move if isinstance(token, Card) and self.answering.takes(token)
                  and token not in self.answering.choice.chosen]
        found = next((found for found in map(self.scene.lying.find, wanted) if found is not None), None)
        return found if found is not None else self._way_back(move)

    def _way_back(self, advised: Move) -> QGraphicsWidget | None:
        """The token that takes back what has been said of a move, where another is advised."""
        backs = [token for token, call in zip(self.scene.tokens, self.answering.row.calls) if call.does == "back"]
        return backs[0] if backs and not set(self.answering.begun) <= set(advised) else None

    def after_choosing(self, put_back: bool = False) -> QGraphicsWidget | None:
        """Where the ring goes when a card has been chosen or put back: on along what is advised, or to the token where
        no more can be chosen; None where it stays."""
        choosing, chosen = self.answering.choice.prompt, self.answering.choice.chosen
        if self.counsel is not None and (put_back or set(chosen) <= set(self.counsel)):
            return self.advised()
        if put_back:
            return None
        full = choosing is not None and choosing.picked is not None and len(chosen) == choosing.picked.some.most
        return self.scene.tokens[self.answering.row.at("chosen")] if full else None

    def _lit(self, group: Group) -> QGraphicsWidget | None:
        """Of these what a lesson points at, if it may be answered with."""
        return next((item for item in self.lit() if item in group and (
            not isinstance(item, CardItem) or self.answering.serves(item))), None)

    def _plain(self, item: QGraphicsWidget) -> bool:
        lawful, spots = self.answering.cards(), self.answering.spots()
        return isinstance(item, CardItem) and (item.card in lawful or item in self.answering.backs()) \
            or isinstance(item, SpotItem) and item.name in spots \
            or isinstance(item, TokenItem) and item.kind == "oxblood"

    def _rash(self, item: QGraphicsWidget) -> bool:
        """Whether it is a token that Return never says of itself."""
        talk, strict = self.scene.talk, self.scene.sight is not None and self.scene.sight.deal.strict
        return isinstance(item, TokenItem) and bool(item.says) and str(item.says[0]) in (
            {*talk.rash, *talk.binding} if strict else talk.rash)

    def _of_use(self, groups: list[Group]) -> Group:
        """The first group of cards or places with one that may be answered with; else the first that is no tokens."""
        rest = [group for group in groups if not isinstance(group[0], TokenItem)] or groups
        return next((group for group in rest if any(map(self._plain, group))), rest[0])

    def _wanted(self, groups: list[Group]) -> Group:
        lawful, backs, spots = self.answering.cards(), self.answering.backs(), self.answering.spots()
        return next((group for group in groups for item in group
                     if isinstance(item, CardItem) and (item.card in lawful or item in backs)
                     or isinstance(item, SpotItem) and item.name in spots and self.answering.setting.amount is None),
                    groups[0])
