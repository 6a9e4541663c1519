"""What can be done with a card or is to be known of a player: a small menu, by a right click or the menu key."""
from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from textwrap import wrap
from typing import NamedTuple

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QMenu, QWidget

from cardtable.cards import BACK, Card
from cardtable.players.manners import careful
from cardtable.players.personas import PERSONAS
from cardtable.rules.laws import Law
from cardtable.rules.moves import Move, Tokens
from cardtable.showing.phrases import number
from cardtable.showing.standing import marked_by
from cardtable.table.asking.breaking import headed, with_card
from cardtable.table.cloth.name_plates import Holder
from cardtable.table.cloth.scene import TableScene
from cardtable.table.items import CardItem
from cardtable.table.sitting.host import Host

LETTERS = 44                 # of a line of words that is only to be read


class Offered(NamedTuple):
    """A line of the menu: something to be done, or only to be read; of a player, all that is to be said of him."""

    words: str
    act: Callable[[], object] | None = None
    more: tuple[Offered, ...] = ()


class Offering:
    """`open_law` opens the law book at an article of a code; `sort` and `again` are the page's; `slip` does what breaks
    a law."""

    def __init__(self, host: Host, scene: TableScene, open_law: Callable[[str, int], object],
                 sort: Callable[[], object], again: Callable[[int], object],
                 slip: Callable[[int, Move], object]) -> None:
        self.host, self.scene, self.open_law = host, scene, open_law
        self.sort, self.again, self.slip = sort, again, slip

    def of(self, thing: object) -> list[Offered]:
        """Of a card or a plate; nothing of anything else."""
        racks = self.host.chair.racks            # then a menu is for both to read
        if self.host.viewer < 0 and not racks:
            return []
        if isinstance(thing, CardItem):
            if racks and self._held(thing):
                return []
            return list(self._card(thing))
        holder = next((one for one, plate in self.scene.plates.all.items() if plate is thing), None)
        return list(self._plate(holder)) if holder is not None else []

    def by_key(self, focused: object) -> list[Offered]:
        """Of the card that has the ring, and of every player."""
        plates = [Offered(plate.name, more=tuple(self._plate(holder))[1:])
                  for holder, plate in self.scene.plates.all.items() if plate.isVisible()]
        return [*self.of(focused), *plates]

    # --- a card

    def _held(self, item: CardItem) -> bool:
        place = self.scene.lying.zones.get(self.scene.lying.zone_of(item))
        return place is not None and place.role == "hand"

    def _card(self, item: CardItem) -> Iterator[Offered]:
        zone = self.scene.lying.zone_of(item)
        place = self.scene.lying.zones.get(zone)
        deal = self.host.sight.deal
        may = self.scene.talk.looking_again(deal, zone) if zone >= 0 else None
        if item.card is not BACK:
            yield Offered(item.card.name.capitalize())
            yield from self._answer(item)
        if may is not None:
            yield Offered("See again what came here last", lambda: self.again(zone))
        if place is not None and place.own_hand:
            yield Offered("Sort the hand another way", self.sort)

    def _answer(self, item: CardItem) -> Iterator[Offered]:
        answering, card = self.host.answering, item.card
        if card in answering.choice.able:
            chosen = card in answering.choice.chosen
            yield Offered("Put it back" if chosen else "Choose it", lambda: answering.choice.take(item.card))
        elif answering.begun[-1:] == (card,):
            yield Offered("Take it back", lambda: answering.play(item))
        elif (said := self._said(item)) is not None:
            yield Offered(said, lambda: answering.play(item))
        elif (law := answering.law_against(card)) is not None:
            sight, seat = self.host.sight, self.host.chair.own_seat()
            yield Offered("It may not be played now.")
            yield Offered(self.scene.talk.refusal(sight.deal, seat, card, law, sight.name))
            if law.number:
                yield Offered("Read the law", lambda: self.open_law(law.code, law.number))
        yield from self._wrongly(card)

    def _wrongly(self, card: Card) -> Iterator[Offered]:
        """What strict laws let be done with it against them."""
        sight, talk = self.host.sight, self.scene.talk
        for one in with_card(sight.deal, sight.viewer, card):
            words = "Play it" if one.move.verb == "play" else talk.with_card(one.move.verb)
            law = f"law {one.law.number}, " if self._numbered(one.law) else ""
            yield Offered(f"{words}: {law}{headed(one.law)}",
                          partial(self.slip, one.seat, one.move))

    def _numbered(self, law: Law) -> bool:
        code = self.host.setup.game.codes.get(law.code)
        return code is not None and code.numbered

    def _said(self, item: CardItem) -> str | None:
        """What playing the card would say, if it may be played."""
        tokens: Tokens | None = next((one.cards[item.card] for one in self.host.answering.prompts
                                      if item.card in one.cards), None)
        if tokens is None:
            return None
        return "Play it" if isinstance(tokens, Move) and tokens.verb == "play" else self.scene.talk.begun(tokens)

    # --- a player

    def _plate(self, holder: Holder) -> Iterator[Offered]:
        sight, croupier = self.host.sight, self.host.croupier
        one = sight.players[holder.player]
        yield Offered(one.name)
        if one.computer:
            persona = PERSONAS.get(careful(one.persona)[0])
            yield Offered(f"{one.level.capitalize()} player; {persona.line}." if persona is not None else
                          f"{one.level.capitalize()} player.")
        if holder.seat is not None:
            yield from self._standing(holder.seat)
        call = self.host.teller.narration.calls.get(holder.player)
        if call:
            yield Offered(f"Said last: “{call}”")
        if one.computer and croupier.pondering:
            yield Offered("Ask for a simpler answer", croupier.hurry)

    def _standing(self, seat: int) -> Iterator[Offered]:
        deal, talk = self.host.sight.deal, self.scene.talk
        points = marked_by(deal, seat)
        if points is not None:
            score = number(points).capitalize()
            yield Offered(f"{score} marked, of {number(deal.goal)}." if deal.goal else f"{score} marked.")
        purse = talk.purse(deal, seat)
        if purse:
            yield Offered(f"Holds {purse}.")
        part = talk.plate(deal, seat)
        if part and part != purse:
            yield Offered(f"{part[:1].upper()}{part[1:]}.")


def menu_of(offered: Sequence[Offered], parent: QWidget) -> QMenu:
    """The menu, headed by the name of what it is about; long words are broken."""
    made = QMenu(parent)
    made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    first, *rest = offered
    _fill(made, [first])
    made.addSeparator()
    _fill(made, rest)
    return made


def _fill(menu: QMenu, offered: Sequence[Offered]) -> None:
    for one in offered:
        if one.more:
            _fill(menu.addMenu(one.words), one.more)
        elif one.act is not None:
            menu.addAction(one.words).triggered.connect(lambda _=False, act=one.act: act())
        else:
            for line in wrap(one.words, LETTERS):
                menu.addAction(line).setEnabled(False)


def pop_up(offered: Sequence[Offered], at: QPoint, parent: QWidget) -> None:
    """Lay the menu at a point of the screen, if there is anything in it."""
    if offered:
        menu_of(offered, parent).popup(at)
