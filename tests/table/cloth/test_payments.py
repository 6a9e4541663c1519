"""Coins travel: from plate to plate, to pots and bowls and out of them, and what tells of them does so in step."""
from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene
from pytestqt.qtbot import QtBot

from cardtable.croupier.people import Player
from cardtable.devices.pool_bowl.bowl import PoolBowl
from cardtable.games import game
from cardtable.rules.deal import Deal
from cardtable.rules.events import Event
from cardtable.showing.places import DevicePlace, Places, PotPlace
from cardtable.showing.talk import Talk
from cardtable.table.cloth.button_and_pots import PotItem
from cardtable.table.cloth.geometry import Ground
from cardtable.table.cloth.instruments import Instruments
from cardtable.table.cloth.payments import Payments
from cardtable.table.cloth.sight import Sight
from cardtable.table.cloth.spots import SpotItems
from cardtable.table.items import FocusRing, Stage
from cardtable.table.items.motion import Motion
from cardtable.table.paint.look import Look
from cardtable.table.performing.performance import motions

pytestmark = pytest.mark.usefixtures("qapp")

POT = Places(zones=(), plates=(), pots=(PotPlace(pot="pool", x=.5, y=.5, caption="the pool"),))
BOWL = Places(zones=(), plates=(), devices=(DevicePlace(kind="pool", x=.5, y=.5, pots=("pool",)),))
POOL = -1


def paid(src: int, dst: int, points: int) -> Event:
    return Event("paid", -1, src=src, dst=dst, points=points)


def seated_at(player: int) -> QPointF:
    return QPointF(100 + 400 * player, 700)


class Table:
    """Three players, and one pot."""

    def __init__(self, places: Places, speed: float = 0, reduced: bool = False) -> None:
        self.scene = QGraphicsScene()
        self.stage = Stage(Look(), Motion(speed, reduced))
        deal = game("ecarte").match({"form": "pool"}, 3).deal()
        self.deal: Deal = deal
        self.sight = Sight(0, deal, places, 0, tuple([Player(name) for name in ("You", "Mr. A", "Mr. B")]), True)
        self.told: list[list[int]] = []
        self.done: list[int] = []
        self.instruments = Instruments(self.stage, self.scene.addItem, Talk())
        self.payments = Payments(self.scene, self.stage, self.instruments,
                                 seated_at, lambda who: self.told.append([*who]),
                                 SpotItems(self.scene, self.stage, FocusRing(self.stage), Talk(), seated_at))
        ground = Ground(QRectF(0, 0, 1012, 780), self.stage.look, places)
        self.instruments.furnish(self.sight)
        self.payments.furnish(self.sight)
        self.instruments.put(ground)
        self.payments.put(ground)
        self.payments.tell([20, 20, 20, 0])

    def pay(self, *events: Event) -> None:
        self.payments.pay(events, self.sight, lambda: self.done.append(1))

    @property
    def pot(self) -> PotItem:
        (_, item, _), = self.payments.pots.values()
        return item

    def travelling(self) -> list[PotItem]:
        return [item for item in self.scene.items() if isinstance(item, PotItem)
                and item not in [one for _, one, _ in self.payments.pots.values()]]


def test_coins_travel_from_a_plate_to_a_pot_and_are_counted_when_they_arrive(qtbot: QtBot) -> None:
    table = Table(POT, speed=1)
    table.pay(paid(1, POOL, 5))
    coin, = table.travelling()
    assert coin.coins == 5
    assert (table.payments.purse, table.pot.isVisible(), table.told) == ([20, 15, 20, 0], False, [[1]])
    qtbot.wait(160)
    assert 400 < coin.sceneBoundingRect().center().y() < 690
    table.stage.motion.finish()
    assert (table.payments.purse, table.pot.coins, table.done) == ([20, 15, 20, 5], 5, [1])
    assert table.pot.label == "the pool, five counters"
    assert table.travelling() == []


def test_coins_leave_a_pot_before_they_reach_who_takes_them() -> None:
    table = Table(POT, speed=1)
    table.payments.tell([20, 20, 8, 12])
    table.pay(paid(POOL, 2, 12))
    assert (table.pot.isVisible(), table.payments.purse) == (False, [20, 20, 8, 0])
    coin, = table.travelling()
    assert (coin.sceneBoundingRect().center() - table.pot.sceneBoundingRect().center()).manhattanLength() < 2
    table.stage.motion.finish()
    assert table.payments.purse == [20, 20, 20, 0]


def test_all_pay_the_bowl_at_once() -> None:
    table = Table(BOWL, speed=1)
    bowl, = table.instruments
    assert isinstance(bowl, PoolBowl)
    table.pay(paid(0, POOL, 2), paid(1, POOL, 2), paid(2, POOL, 2))
    assert sum(table.stage.motion.moving(counter) for counter in bowl._heap) == 6
    assert {round(counter.scenePos().x()) for counter in bowl._heap} == {100, 500, 900}
    assert table.done == []
    table.stage.motion.finish()
    assert (bowl.readings(), bowl._labelled, table.done, table.payments.purse) == ((6,), 6, [1], [18, 18, 18, 6])
    table.pay(paid(POOL, 1, 4))
    table.stage.motion.finish()
    assert (bowl.readings(), table.payments.purse) == ((2,), [18, 22, 18, 2])


def test_with_reduced_motion_nothing_travels() -> None:
    table = Table(POT, speed=1, reduced=True)
    table.pay(paid(0, 1, 3), paid(0, POOL, 4))
    assert table.travelling() == []
    assert (table.payments.purse, table.pot.coins, table.done) == ([13, 23, 20, 4], 4, [1])


def test_an_account_that_is_not_to_be_seen_is_booked_all_the_same() -> None:
    table = Table(Places(zones=(), plates=()), speed=1)
    table.pay(paid(0, POOL, 3), paid(0, 2, 1))
    assert len(table.travelling()) == 1
    table.stage.motion.finish()
    assert (table.payments.purse, table.done) == ([16, 20, 21, 3], [1])


def test_who_pays_several_and_who_is_paid_by_several_see_one_motion() -> None:
    one_pays, all_pay = [paid(0, 1, 2), paid(0, 2, 2), paid(0, POOL, 1)], [paid(0, POOL, 1), paid(1, POOL, 1)]
    from_pot = [paid(POOL, 0, 1), paid(POOL, 1, 1)]
    assert motions(one_pays) == [[0, 1, 2]]
    assert motions(all_pay) == [[0, 1]]
    assert motions(from_pot) == [[0], [1]]
    assert motions([*one_pays, paid(1, 2, 1), *all_pay]) == [[0, 1, 2], [3], [4, 5]]
    scored = Event("scored", 0, points=1)
    assert motions([scored, scored]) == [[0], [1]]
    dealt = Event("moved", 0, what="dealt")
    assert motions([dealt, dealt, dealt._replace(what="played"), dealt._replace(what="played")]) == [[0, 1], [2], [3]]


def test_what_is_said_of_a_pot_leaves_the_number_to_the_coin(qtbot: QtBot) -> None:
    """Short enough to lie beside a trick; a reader hears both, in the game's own word for what is staked."""
    table = Table(POT)
    table.pay(paid(1, POOL, 5))
    table.stage.motion.finish()
    (_, words), = table.payments.told()
    assert (words.text, table.pot.label) == ("the pool", "the pool, five counters")
