"""The instruments of a table: found by the layout, told by the deal, paid by its events."""
from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from cardtable.croupier.people import Player
from cardtable.devices.count_dial.dial import CountDial
from cardtable.devices.pegboard.board import CribbageBoard
from cardtable.devices.pope_joan_tray.tray import PopeJoanTray
from cardtable.devices.slide.slide import Slide
from cardtable.games.cribbage.game import GAME as CRIBBAGE
from cardtable.games.cribbage.rules.count import total
from cardtable.games.cribbage.rules.rules import Cribbage
from cardtable.games.ecarte.game import GAME as ECARTE
from cardtable.games.pope_joan.game import GAME as POPE_JOAN
from cardtable.games.pope_joan.tray import COMPARTMENTS
from cardtable.rules.deal import Deal
from cardtable.rules.events import Event
from cardtable.rules.game import Game
from cardtable.rules.sitting import Sitting
from cardtable.showing.places import DevicePlace, Places
from cardtable.showing.slate import Caller, Slate
from cardtable.showing.talk import Names, Talk, talk_of
from cardtable.table.cloth.geometry import Z_CARDS, Ground
from cardtable.table.cloth.instruments import Balances, Instruments
from cardtable.table.cloth.payments import Payments
from cardtable.table.cloth.sight import Sight
from cardtable.table.cloth.spots import SpotItems
from cardtable.table.items import FocusRing, Stage
from cardtable.table.items.motion import Motion
from cardtable.table.paint.look import Look
from cardtable.table.performing.performance import motions
from tests.spread import crossed

pytestmark = pytest.mark.usefixtures("qapp")


def count_of(deal: Deal) -> tuple[int, ...]:
    """What a cribbage layout's dial shows."""
    return (total(deal.row) if isinstance(deal, Cribbage) else 0,)


BOARD = DevicePlace(kind="pegboard", x=.5, y=.35, width=720, begins=1)
DIAL = DevicePlace(kind="count dial", x=.65, y=.57, shows=count_of)
TRAY = DevicePlace(kind="tray", x=.5, y=.29, pots=COMPARTMENTS)
CALLS = (DevicePlace(kind="slate", x=.5, y=.27, folded=(.86, .14)), DevicePlace(kind="trump", x=.44, y=.5),
         DevicePlace(kind="disc", at=0, x=.5, y=.7), DevicePlace(kind="disc", at=1, x=.3, y=.2))
SLIDES = (DevicePlace(kind="slide", at=0, x=.8, y=.9), DevicePlace(kind="slide", at=1, x=.2, y=.1))


def seated_at(player: int) -> QPointF | None:
    """All but the first can be seen."""
    return QPointF(10, 100 * player) if player else None


class Table:
    """A sitting, and the instruments that show it as one player sees it."""

    def __init__(self, row: Game, devices: tuple[DevicePlace, ...], viewer: int = 0, **options: object) -> None:
        self.sitting = Sitting(row, options)
        self.devices, self.viewer = devices, viewer
        self.scene = QGraphicsScene()
        stage = Stage(Look(), Motion(0))
        self.instruments = Instruments(stage, self.scene.addItem, talk_of(row))
        self.payments = Payments(self.scene, stage, self.instruments, seated_at, lambda players: None,
                                 SpotItems(self.scene, stage, FocusRing(stage), talk_of(row), seated_at))
        draw = Random(1)
        while self.deal.preliminary:
            self.play(draw)
        self.furnish()

    def furnish(self) -> None:
        """For the deal as it is."""
        self.instruments.furnish(self.sight)
        self.instruments.put(Ground(QRectF(0, 0, 1012, 780), self.instruments.stage.look, self.sight.places))
        self.instruments.tell(self.sight)

    @property
    def deal(self) -> Deal:
        return self.sitting.match.deal()

    @property
    def sight(self) -> Sight:
        deal = self.deal
        players = tuple([Player("Eleanor" if n == self.viewer else f"Mr. {n}") for n in range(deal.players)])
        return Sight(self.viewer, deal, Places(zones=(), plates=(), devices=self.devices),
                     deal.seats_of(self.viewer)[0], players, True)

    def play(self, draw: Random) -> list[Event]:
        """One random move."""
        heard: list[Event] = []
        deal = self.deal
        deal.tell = heard.append
        must = self.sitting.match.pending().must
        self.sitting.submit(must[0], deal.decision(must[0]).sample(draw))
        return heard


@pytest.mark.parametrize(("of", "viewer"), crossed([("five-card", 2), ("six-card", 2), ("four-handed", 2),
                                                    ("three-handed", 3)], [0, 1]))
def test_through_a_game_of_cribbage_board_and_dial_show_the_deal(of: tuple[str, int], viewer: int) -> None:
    form, owners = of
    table, draw = Table(CRIBBAGE, (BOARD, DIAL), viewer, form=form), Random(5)
    board, dial = table.instruments
    assert isinstance(board, CribbageBoard)
    assert isinstance(dial, CountDial)
    assert len(board.owners) == owners
    assert board.owners[0].startswith("You")
    assert board.size().width() == pytest.approx(720)
    counts = set()
    sides = table.instruments.all[0].sides
    while not table.sitting.over:
        table.play(draw)
        table.instruments.tell(table.sight)
        assert board.readings() == tuple([table.deal.score[side] for side in sides])
        assert dial.readings() == count_of(table.deal)
        counts.add(dial.readings())
    assert len(counts) > 15


def test_the_board_begins_at_the_left_of_the_first_dealer() -> None:
    sides = {viewer: next(iter(Table(CRIBBAGE, (BOARD,), viewer).instruments)).mirrored for viewer in (0, 1)}
    assert sides == {0: True, 1: False}


def test_the_tray_is_paid_as_the_purses_are() -> None:
    table, draw = Table(POPE_JOAN, (TRAY,), players=4), Random(2)
    tray, = table.instruments
    assert isinstance(tray, PopeJoanTray)
    ended: list[int] = []
    seen = 0
    table.payments.tell(table.deal.purse)
    while not table.sitting.over:
        paid = [event for event in table.play(draw) if event.kind == "paid"]
        for numbers in motions(paid):
            table.payments.pay([paid[n] for n in numbers], table.sight, lambda: ended.append(1))
            seen += 1
        assert tray.readings() == tuple([table.deal.purse[-1 - n] for n in range(8)])
        assert table.payments.purse == list(table.deal.purse)
        assert len(ended) == seen
    assert seen > 20


def test_each_side_s_own_slide_is_still_its_own() -> None:
    table = Table(ECARTE, SLIDES)
    own, other = table.instruments
    assert isinstance(own, Slide)
    assert isinstance(other, Slide)
    assert (own.owner, own.mirrored, other.owner, other.mirrored) == ("You", False, "Mr. 1", True)
    assert table.instruments.sides == {0, 1}
    at = table.instruments.score(1, 3)
    assert at is not None
    assert (own.reading(), other.reading()) == (0, 3)
    table.instruments.tell(table.sight, before=Balances((2, 1), (0, 0), table.sight.deal.purse))
    assert (own.reading(), other.reading()) == (2, 1)
    stood = list(table.instruments)
    table.furnish()
    assert list(table.instruments) == stood, "what is the same stays"
    table.devices = ()
    table.furnish()
    assert list(table.instruments) == []
    assert table.instruments.score(0, 1) is None


class CallTalk(Talk):
    """What a game of calls would tell; the seat in turn has called."""

    def slate(self, deal: Deal, name: Names) -> Slate | None:
        return Slate(callers=tuple([Caller(name(seat) or "You", ("one",)) for seat in range(deal.seats)]),
                     folded=deal.over)

    def trump(self, deal: Deal) -> str:
        return "S"

    def disc(self, deal: Deal, seat: int) -> str | None:
        return "1" if seat == 1 else None


def test_what_the_talk_tells_is_shown_and_nothing_of_it_before_the_deal() -> None:
    table = Table(ECARTE, (*SLIDES, *CALLS))
    table.instruments.talk = CallTalk()
    table.instruments.tell(table.sight)
    slate, trump, own, other = list(table.instruments)[2:]
    assert "You: one; Mr. 1: one" in slate.sentence()
    assert [device.isVisible() for device in (slate, trump, own, other)] == [True, True, False, True]
    assert "Mr. 1" in other.sentence()
    assert table.instruments.sides == {0, 1}
    assert trump.zValue() > slate.zValue()
    assert trump.zValue() > Z_CARDS + 52
    table.instruments.tell(table.sight, before=Balances((0, 0), (0, 0), table.sight.deal.purse))
    assert not any(device.isVisible() for device in (slate, trump, own, other))


def test_on_a_small_cloth_an_instrument_may_lie_elsewhere() -> None:
    table = Table(ECARTE, (replace(CALLS[0], small=(.5, .23)),))
    slate, = table.instruments
    assert (slate.home.x, slate.home.y) == pytest.approx((506, .27 * 780))
    table.instruments.put(Ground(QRectF(0, 0, 920, 602), table.instruments.stage.look, table.sight.places))
    assert (slate.home.x, slate.home.y) == pytest.approx((460, .23 * 602))


def test_the_table_in_words_tells_of_calls_and_trumps() -> None:
    table = Table(ECARTE, CALLS)
    told = CallTalk().in_words(table.deal, table.sight.name, "Calls")
    assert "The calls: You: one; Mr. 1: one." in told
    assert "Trumps, spades." in told
