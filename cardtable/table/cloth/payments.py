"""Coins: what purses and pots hold as far as it has been shown, and how they go from the one to the other."""
from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsScene

from cardtable.devices.base import Device
from cardtable.rules.events import Event
from cardtable.showing.places import PotPlace, pot_number, seat_at
from cardtable.table.cloth.button_and_pots import PotItem
from cardtable.table.cloth.coin_slide import Way, slide
from cardtable.table.cloth.geometry import Z_CAPTION, Z_DEVICE, Ground
from cardtable.table.cloth.instruments import Instruments
from cardtable.table.cloth.sight import Sight
from cardtable.table.cloth.spots import SpotItems
from cardtable.table.items import CaptionItem, Place, Stage

Done = Callable[[], None]
BELOW = 6                    # from a pot to its caption, in pixels


class Payments:
    """All of one table.  An account is a player, or a pot by the rules' number, below nothing.

    `seated_at` says where a player sits; `told` is called with the accounts whose holding is shown otherwise now.
    """

    def __init__(self, scene: QGraphicsScene, stage: Stage, instruments: Instruments,
                 seated_at: Callable[[int], QPointF | None], told: Callable[[Iterable[int]], None],
                 spots: SpotItems) -> None:
        self.scene, self.stage, self.instruments, self.spots = scene, stage, instruments, spots
        self._seated_at, self._told = seated_at, told
        self.sight: Sight | None = None
        self.purse: list[int] = []               # by account, as far as payments have been shown
        self.pots: dict[int, tuple[PotPlace, PotItem, CaptionItem]] = {}        # those that are no instruments

    # --- pots on the cloth

    def furnish(self, sight: Sight) -> None:
        """The pots of this sight instead of any before."""
        self.clear()
        self.sight = sight
        for place in sight.places.pots:
            item, words = PotItem(self.stage, place.heap, self.spots.stakes.coins), CaptionItem(self.stage)
            for one in (item, words):
                self.scene.addItem(one)
            self.pots[pot_number(sight.deal, place, sight.below)] = place, item, words

    def clear(self) -> None:
        """None."""
        for _, item, words in self.pots.values():
            self.stage.remove(item)
            self.stage.remove(words)
        self.pots = {}

    def put(self, ground: Ground) -> None:
        """Each in its place."""
        for place, item, words in self.pots.values():
            middle = ground.at(place.x, place.y) + ground.shifted.get(place, QPointF())
            item.dress()
            item.put(Place(middle.x(), middle.y(), 0, 0, Z_DEVICE))
            words.dress()
            hang(words, item)

    def told(self) -> Iterator[tuple[PotItem, CaptionItem]]:
        """Those of which something is said, with the words."""
        return ((item, words) for _, item, words in self.pots.values() if words.text)

    def tell(self, purse: Sequence[int], staked: Sight | None = None) -> None:
        """All accounts as they stand, and what is staked, if that is told."""
        self.purse = list(purse)
        if staked is not None:
            self.sight = staked                  # others may sit there than before
            self.spots.tell(staked)
        for number in self.pots:
            self._show(number)

    def _show(self, pot: int) -> None:
        place, item, words = self.pots[pot]
        coins = self.purse[pot]
        item.called = self._caption(place)
        item.hold(coins)
        words.text = item.called if coins else ""        # how many is written on the coin

    def _caption(self, place: PotPlace) -> str:
        """What is said of a pot: of one that belongs to a seat, on whom it lies."""
        if place.at is None or self.sight is None:
            return place.caption
        seat = seat_at(self.sight.deal, place.at, self.sight.below)
        return place.caption.format(whom="you" if seat is None else self.sight.short(seat) or "you")

    def placed(self) -> list[tuple[PotPlace, PotItem]]:
        """Those in which there are coins, as far as has been shown, each with its place."""
        return [(place, item) for number, (place, item, _) in self.pots.items() if self.purse and self.purse[number]]

    def lying(self) -> list[PotItem]:
        """Those in which there are coins."""
        return [item for _, item in self.placed()]

    # --- payments

    def pay(self, events: Sequence[Event], sight: Sight, done: Done) -> None:
        """The coins of one motion: they leave their accounts, travel, and are told of when they have arrived."""
        if events[0].spot:
            self._change([(event.src, -event.points) for event in events])
            if events[0].src >= 0:
                self.spots.show_won((), sight.deal)
            self.spots.stakes.pay(events, lambda: self._arrived(events, done))
            return
        wells = self.instruments.wells(sight)
        out = [event for event in events if event.src in wells]
        into = [event for event in events if event.dst in wells and event.src not in wells]
        across = [event for event in events if event.src not in wells and event.dst not in wells]
        sources = dict.fromkeys([(wells[event.dst][0], event.src) for event in into])
        arrived = after(len(out) + len(sources) + 1, lambda: self._arrived(events, done))
        self._change([(event.src, -event.points) for event in events])
        for event in out:
            device, well = wells[event.src]
            device.take(well, self._where(event.dst, wells), event.points, arrived)
        for device, src in sources:
            coins = [0] * len(device.numbers)
            for event in into:
                if (wells[event.dst][0], event.src) == (device, src):
                    coins[wells[event.dst][1]] += event.points
            device.put_in(coins, self._where(src, wells), arrived)
        self._slide(across, arrived)

    def _slide(self, events: Sequence[Event], arrived: Done) -> None:
        """Between plates and pots, where both are to be seen; nothing travels where nobody would see it."""
        ends = [(self._where(event.src), self._where(event.dst), event.points) for event in events]
        seen = [Way(start, end, points) for start, end, points in ends if start is not None and end is not None]
        slide(self.scene, self.stage, seen if self.stage.motion.travels else [], arrived)

    def _where(self, account: int, wells: dict[int, tuple[Device, int]] | None = None) -> QPointF | None:
        """Where the coins of an account lie, if that is to be seen."""
        if account >= 0:
            return self._seated_at(account)
        if wells is not None and account in wells:
            device, well = wells[account]
            return device.coin_at(well)
        return self.pots[account][1].sceneBoundingRect().center() if account in self.pots else None

    def _arrived(self, events: Sequence[Event], done: Done) -> None:
        self._change([(event.dst, event.points) for event in events])
        done()

    def _change(self, changes: Sequence[tuple[int, int]]) -> None:
        for account, coins in changes:
            self.purse[account] += coins
        for account in dict.fromkeys([account for account, _ in changes]):
            if account in self.pots:
                self._show(account)
        self._told([account for account, _ in changes if account >= 0])


def hang(words: CaptionItem, pot: PotItem, above: bool = False) -> None:
    """Below a pot what is said of it, or above."""
    away = pot.size().height() / 2 + words.size().height() / 2 + BELOW
    words.put(Place(pot.home.x, pot.home.y + (-away if above else away), 0, 0, Z_CAPTION))


def after(number: int, done: Done) -> Done:
    """To be called so many times; the last one calls `done`."""
    left = number

    def one() -> None:
        nonlocal left
        left -= 1
        if not left:
            done()

    return one
