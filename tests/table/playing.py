"""A person who plays at the real window, with the mouse or with the keyboard, and what tests ask of the table."""
from __future__ import annotations

from collections.abc import Callable, Collection
from random import Random

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsItem, QGraphicsScene, QWidget

from cardtable.cards import Card
from cardtable.devices.base import Part
from cardtable.devices.counter_rack.rack import CounterRack
from cardtable.rules.faults import ACCUSE
from cardtable.rules.moves import Move, Tokens
from cardtable.showing.talk import Talk
from cardtable.table.asking.answering import Answering
from cardtable.table.asking.keyboard import ARROWS
from cardtable.table.items import CardItem, GradedToken, SlideToken, SpotItem, TokenItem
from cardtable.table.sheets.accuse import AccuseSheet, OneOfRow
from cardtable.table.sitting.page import TablePage
from cardtable.table.wording.keys import ACCUSE as ACCUSING
from cardtable.table.wording.keys import code_of
from cardtable.tutor.lesson import leads
from tools.waiting import until

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
Key = Qt.Key
UNFOLDS = Talk.unfolds
MOST_STEPS = 12                  # of one move


def settled(page: TablePage, seconds: float = 10) -> None:
    """Waits until a person is waited for: by the table, by a slip, or by the curtain; what lies there to be looked at
    has been.  AssertionError after so long."""
    slips = page.slips
    until(lambda: gone_on(page) and page.host.idle and (
        bool(page.host.answering.prompts) or slips.slip is not None or slips.curtain.slip is not None), seconds)


def gone_on(page: TablePage) -> bool:
    """The hand that lies counted is looked at no longer; always true."""
    if page.host.teller.procession.waiting:
        page.host.teller.procession.hurry()
    return True


def centre(item: CardItem) -> QPointF:
    """The middle of a card, in the scene."""
    return QPointF(item.home.x, item.home.y)


def grip(item: CardItem) -> QPointF:
    """A place on a card that no neighbour in a fan covers, nor the next of a column."""
    across = item.size().width() * min(.2, item.seen / 2)
    found = [item.mapToScene(QPointF(across, item.size().height() * down)) for down in (.4, .16, .08)]
    return next((point for point in found if uppermost(item.scene(), point) is item), found[0])


def uppermost(scene: QGraphicsScene, point: QPointF) -> CardItem | None:
    """The card that is seen there."""
    for item in scene.items(point):
        found: QGraphicsItem | None = item
        while found is not None and not isinstance(found, CardItem):
            found = found.parentItem()
        if found is not None and found.isVisible():
            return found
    return None


class Person:
    """Whoever plays, by whatever means.  `make` takes all the steps of a move, as the table asks for them."""

    def __init__(self, page: TablePage, rng: Random) -> None:
        self.page, self.rng = page, rng

    @property
    def answering(self) -> Answering:
        return self.page.host.answering

    def card(self, card: Card) -> None:
        """Plays it, or names it."""
        raise NotImplementedError

    def back(self, item: CardItem) -> None:
        """Names a card that lies face down."""
        raise NotImplementedError

    def choose(self, card: Card) -> None:
        """Takes it up among those chosen, or puts it back."""
        raise NotImplementedError

    def token(self, token: TokenItem) -> None:
        """Presses it."""
        raise NotImplementedError

    def number(self, number: int) -> None:
        """Sets the amount that is asked for."""
        raise NotImplementedError

    def raise_to(self, token: GradedToken, number: int) -> None:
        """Raises the number that stands on a token, or takes it back."""
        raise NotImplementedError

    def spot(self, name: str) -> None:
        """Names a place."""
        raise NotImplementedError

    def button(self, button: QWidget) -> None:
        """Presses one that lies on paper."""
        raise NotImplementedError

    def make(self, move: Move) -> None:
        """A whole move, which the table offers; AssertionError when no hand could make it."""
        for _ in range(MOST_STEPS):
            until(lambda: not self.page.stage.motion.busy)
            if self._step(move):
                return
        raise AssertionError(f"{move} comes to no end")

    def _step(self, move: Move) -> bool:
        """What is said next; was it the last of it?"""
        answering = self.answering
        if self.sheet is not None:
            self.accuse(self.sheet, move)
            return True
        filled = self._counter(move)
        for item, (_, tokens) in answering.backs().items():
            if begins(tokens, move):
                self.back(item)
                return isinstance(tokens, Move)
        for one in answering.prompts:
            picked = one.picked
            if picked is not None and begins(picked.prefix, move):
                return self._several(picked.prefix, [card for card in move if isinstance(card, Card)])
            for card, tokens in one.cards.items():
                if begins(tokens, move):
                    self.card(card)
                    return isinstance(tokens, Move)
            for name, tokens in one.spots.items():
                if begins(tokens, move):
                    self.spot(name)
                    return isinstance(tokens, Move) or filled and len(tokens) == len(move) - 1
            amount = one.amount
            if amount is not None and begins(amount.prefix, move) and len(move) > len(amount.prefix):
                self.number(int(move[len(amount.prefix)]))
                self.token(self.page.scene.tokens[answering.row.at("amount")])
                return len(move) == len(amount.prefix) + 1
        self._made_of(move)
        for rising in [token for token in self.page.scene.tokens if isinstance(token, GradedToken)]:
            if rising.prefix and begins(rising.prefix, move) and move[-1] != rising.says[-1]:
                self.raise_to(rising, int(move[-1]))
        token = max([token for token in self.page.scene.tokens if leads(token.says, move)],
                    key=lambda token: len(token.says), default=None)
        if token is None and (folded := [token for token in self.page.scene.tokens if token.text == UNFOLDS]):
            self.token(folded[0])
            return False
        if token is None and move.verb == ACCUSE:
            self.ask_to_accuse()
            return False
        assert token is not None, f"there is no way to {move}: {[token.text for token in self.page.scene.tokens]}"
        whole = len(token.says) == len(move) or filled and len(token.says) == len(move) - 1
        self.token(token)
        return whole

    def ask_to_accuse(self) -> None:
        """Lays the sheet on which that is said, by what stands above every strict table."""
        raise NotImplementedError

    @property
    def sheet(self) -> AccuseSheet | None:
        """The one on which somebody is accused, while it lies there."""
        overlay = self.page.actions_.open
        return overlay.sheet if overlay is not None and isinstance(overlay.sheet, AccuseSheet) else None

    def accuse(self, sheet: AccuseSheet, move: Move) -> None:
        """Says this claim on it."""
        while sheet.article != move[1]:
            last = sheet.faults.currentIndex() == sheet.faults.count() - 1
            QTest.keyClick(sheet.faults, Key.Key_Home if last else Key.Key_Down)
        self.among(sheet.whom, sheet.seats.index(int(move[2])))
        if len(move) > 3:
            self.among(sheet.trick, sheet.tricks.index(int(move[3])))
        assert sheet.move_said() == move
        self.button(sheet.claim)

    def among(self, row: OneOfRow, number: int) -> None:
        """Chooses one of a row."""
        if row.side_by_side is not None:
            QTest.mouseClick(row.side_by_side.segment(number), LEFT)
        elif row.field is not None:
            row.field.setCurrentIndex(number)

    def _counter(self, move: Move) -> bool:
        """Takes the counter in hand that a move is laid by; False where there is no rack, or the move has none."""
        rack = self.page.scene.instruments.rack
        if rack is None or not isinstance(move[-1], int) or move.verb != self.page.host.sight.places.spot_verb:
            return False
        assert move[-1] in rack.rack.worth, f"there is no counter for {move}"
        if self.page.stage.in_hand != move[-1]:
            self.counter(rack, rack.rack.worth.index(move[-1]))
        assert self.page.stage.in_hand == move[-1]
        return True

    def counter(self, rack: CounterRack, kind: int) -> None:
        """Takes a counter of this kind from the rack."""
        raise NotImplementedError

    def _several(self, prefix: Tokens, some: Collection[Card]) -> bool:
        """Just these are chosen, and confirmed; where none is, or a setting wants it, the first press asks again."""
        answering = self.answering
        for card in [*answering.choice.chosen, *some]:
            if (card in answering.choice.chosen) != (card in some):
                self.choose(card)
        assert set(answering.choice.chosen) == set(some), f"{answering.choice.chosen} are chosen, not {some}"
        again = not answering.choice.armed and (answering.choice.twice or not some)
        self.token(self.page.scene.tokens[answering.row.at("chosen")])
        if again and answering.choice.armed:
            self.token(self.page.scene.tokens[answering.row.at("chosen")])
        return True

    def _made_of(self, move: Move) -> None:
        """Of what a token is made, where there are several ways, is chosen first."""
        answering = self.answering
        for one in answering.prompts:
            for call, sets in one.made.items():
                wanted = set(move[2:])
                if call[:2] == move[:2] and wanted in [set(some) for some in sets] and set(call) != set(move):
                    for card in [card for card in move if isinstance(card, Card) and card in answering.choice.able]:
                        if card not in answering.choice.chosen:
                            self.choose(card)


def begins(said: Tokens, move: Move) -> bool:
    """Whether a move begins with what has been said, or is it."""
    return move[:len(said)] == said


class Mouse(Person):
    """Plays with the mouse alone.  `drags`: whether now and then a card is dragged where a click would do."""

    def __init__(self, page: TablePage, rng: Random, drags: bool = False) -> None:
        super().__init__(page, rng)
        self.drags = drags

    def at(self, point: QPointF) -> QPoint:
        return self.page.view.mapFromScene(point)

    def click(self, point: QPointF) -> None:
        QTest.mouseClick(self.page.view.viewport(), LEFT, NONE, self.at(point))

    def drag(self, start: QPointF, end: QPointF, steps: int = 6) -> None:
        view, first, last = self.page.view.viewport(), self.at(start), self.at(end)
        QTest.mousePress(view, LEFT, NONE, first)
        for n in range(1, steps + 1):
            QTest.mouseMove(view, first + (last - first) * n / steps)
        QTest.mouseRelease(view, LEFT, NONE, last)

    def press(self, number: int) -> None:
        self.token(self.page.scene.tokens[number])

    # --- the parts of a move

    def item(self, card: Card) -> CardItem:
        item = self.page.scene.lying.find(card)
        assert item is not None, f"{card} does not lie there"
        assert self.page.view.card_at(self.at(grip(item))) is item, f"something covers {card}"
        return item

    def card(self, card: Card) -> None:
        item, ground = self.item(card), self.page.scene.ground
        assert ground is not None
        if self.drags and self.rng.random() < .5 and not self.answering.goes_on(card):
            self.drag(grip(item), ground.drop_area().center())
        else:
            self.click(grip(item))

    def back(self, item: CardItem) -> None:
        assert self.page.view.card_at(self.at(grip(item))) is item, "something covers it"
        self.click(grip(item))

    def choose(self, card: Card) -> None:
        self.click(grip(self.item(card)))

    def token(self, token: TokenItem) -> None:
        middle = token.sceneBoundingRect().center()
        assert self.page.view.viewport().rect().contains(self.at(middle)), f"{token.text} lies outside"
        self.click(middle)

    def number(self, number: int) -> None:
        slide = next((token for token in self.page.scene.tokens if isinstance(token, SlideToken)), None)
        if slide is not None:
            self.slide_to(slide, number)
        for _ in range(abs(number - self.answering.setting.number) + self.answering.setting.unset):
            if not self.answering.setting.unset and self.answering.setting.number == number:
                break
            step = 1 if self.answering.setting.unset or number > self.answering.setting.number else -1
            self.press(self.answering.row.at("amount") + step)
        assert self.answering.setting.number == number

    def wheel(self, point: QPointF, up: int) -> None:
        """Turned by one notch over a point of the scene."""
        view, at = self.page.view.viewport(), self.at(point)
        event = QWheelEvent(QPointF(at), QPointF(view.mapToGlobal(at)), QPoint(), QPoint(0, 120 * up),
                            Qt.MouseButton.NoButton, NONE, Qt.ScrollPhase.NoScrollPhase, False)
        QApplication.sendEvent(view, event)

    def slide_to(self, slide: SlideToken, number: int) -> None:
        """The nearest counter is clicked, and the wheel turned for what is wanting."""
        nearest = min(slide.counters, key=lambda counter: abs(counter - number))
        self.click(slide.mapToScene(slide.middle_of(slide.counters.index(nearest))))
        while self.answering.setting.number != number:
            before = self.answering.setting.number
            self.wheel(slide.sceneBoundingRect().center(), 1 if number > before else -1)
            assert self.answering.setting.number != before

    def raise_to(self, token: GradedToken, number: int) -> None:
        while token.says[-1] != number:
            before, way = token.says[-1], 1 if number > token.says[-1] else -1
            assert way in token.tabs, f"{token.label} has no such tab"
            self.click(token.mapToScene(token.tab(way).center()))
            assert token.says[-1] == before + way

    def spot(self, name: str) -> None:
        self.click(next(spot for spot in self.page.scene.spots if spot.name == name).middle)

    def ask_to_accuse(self) -> None:
        self.button(self.page.header.pills[ACCUSING.name])

    def counter(self, rack: CounterRack, kind: int) -> None:
        self.click(rack.mapToScene(rack.parts[kind].geometry().center()))

    def button(self, button: QWidget) -> None:
        QTest.mouseClick(button, LEFT, NONE, button.rect().center())

    # --- anything

    def act(self) -> None:
        """One answer, whatever is asked."""
        page, answering = self.page, self.page.host.answering
        if self.sheet is not None:
            self.button(self.rng.choice((self.sheet.claim, self.sheet.closing)))
        elif page.slips.slip is not None:
            self.button(next(iter(page.slips.slip.buttons.values())))
        elif answering.choice.prompt is not None:
            self.exchange()
        elif answering.cards():
            self.click(grip(page.scene.lying.find(self.rng.choice(answering.cards()))))
        elif answering.backs():
            self.back(self.rng.choice(list(answering.backs())))
        elif len(page.scene.tokens):
            self.press(self.rng.randrange(len(page.scene.tokens)))
        else:                                                    # nothing can be said, a counter must be laid
            self.spot(self.rng.choice(list(answering.spots())))

    def exchange(self) -> None:
        picked = self.page.host.answering.choice.prompt.picked
        assert picked is not None
        number = self.rng.randint(max(picked.some.least, 1), picked.some.most)
        for card in self.rng.sample(list(picked.some.cards), number):
            self.click(grip(self.page.scene.lying.find(card)))
        self.press(self.page.host.answering.row.at("chosen"))


class Keys(Person):
    """Plays with the keyboard alone."""

    def key(self, key: Qt.Key) -> None:
        QTest.keyClick(self.page.window().focusWidget() or self.page.view, key)

    # --- the parts of a move

    def card(self, card: Card) -> None:
        self.go_to(lambda item: item.card is card)
        self.key(self.rng.choice((Key.Key_Return, Key.Key_Space)))

    def back(self, item: CardItem) -> None:
        self.go_to(lambda other: other is item)
        self.key(self.rng.choice((Key.Key_Return, Key.Key_Space)))

    def choose(self, card: Card) -> None:
        chosen = card in self.answering.choice.chosen
        self.go_to(lambda item: item.card is card)
        self.key(Key.Key_Down if chosen else Key.Key_Up)

    def token(self, token: TokenItem) -> None:
        if isinstance(self.page.keyboard.focused, SlideToken):
            self.key(Key.Key_Backtab)                # where figures set the amount
        if token.key.isdecimal():
            self.key(Key(Key.Key_0 + int(token.key)))
        elif token.key == "↵":
            self.key(Key.Key_Return)
        else:
            self.go_to_token(token)
            self.key(Key.Key_Return)

    def number(self, number: int) -> None:
        slide = next((token for token in self.page.scene.tokens if isinstance(token, SlideToken)), None)
        for _ in range(6 if slide is not None else 0):
            if self.page.keyboard.focused is slide:
                break
            self.key(Key.Key_Tab)
        for digit in str(number):
            self.key(Key(Key.Key_0 + int(digit)))
        assert self.answering.setting.number == number

    def raise_to(self, token: GradedToken, number: int) -> None:
        self.go_to_token(token)
        while token.says[-1] != number:
            before, key = token.says[-1], Key.Key_Up if number > token.says[-1] else Key.Key_Down
            self.key(key)
            assert token.says[-1] != before

    def ask_to_accuse(self) -> None:
        self.key(Key(code_of(ACCUSING.name)))

    def counter(self, rack: CounterRack, kind: int) -> None:
        for _ in range(len(rack.rack.worth)):
            self.key(Key.Key_Minus)
        for _ in range(kind):
            self.key(Key.Key_Plus)

    def spot(self, name: str) -> None:
        """By Tab to the places, and by the fewest arrows to this one."""
        spots = self.page.scene.spots
        for _ in range(8):
            if isinstance(self.page.keyboard.focused, SpotItem):
                break
            self.key(Key.Key_Tab)
        here = self.page.keyboard.focused
        assert isinstance(here, SpotItem), "the places cannot be reached"
        ways: dict[str, list[Qt.Key]] = {here.name: []}
        waiting, stops = [here], spots.stops()
        while waiting and name not in ways:
            at = waiting.pop(0)
            for key, (right, down) in ARROWS.items():
                to = spots.towards(at, right, down, stops)
                if to is not None and to.name not in ways:
                    ways[to.name] = [*ways[at.name], key]
                    waiting.append(to)
        assert name in ways, f"no arrows lead to {name}"
        for key in ways[name]:
            self.key(key)
        self.key(Key.Key_Return)

    def button(self, button: QWidget) -> None:
        button.setFocus()
        self.key(Key.Key_Return)

    # --- anything

    def act(self) -> None:
        page, answering = self.page, self.page.host.answering
        if self.sheet is not None:
            self.button(self.rng.choice((self.sheet.claim, self.sheet.closing)))
        elif page.slips.slip is not None:
            self.key(Key.Key_Return)
        elif answering.choice.prompt is not None:
            self.exchange()
        elif answering.cards():
            self.card(self.rng.choice(answering.cards()))
        elif answering.setting.amount is not None:
            self.amount(self.rng.choice(answering.setting.amount.numbers))
        elif not len(page.scene.tokens):
            self.spot(self.rng.choice(list(answering.spots())))
        else:
            self.key(Key(Key.Key_1 + self.rng.randrange(len(page.scene.tokens))))

    def amount(self, number: int) -> None:
        """Type a number, and take it."""
        self.number(number)
        self.key(Key.Key_Return)

    def exchange(self) -> None:
        picked = self.page.host.answering.choice.prompt.picked
        assert picked is not None
        for card in self.rng.sample(list(picked.some.cards), max(1, picked.some.least)):
            self.choose(card)
        self.key(Key(Key.Key_1 + self.page.host.answering.row.at("chosen")))

    def go_to(self, wanted: Callable[[CardItem], bool]) -> None:
        """Along the hand with the arrow keys; else along other cards, a stop of Tab beyond it or before."""
        if isinstance(self.page.keyboard.focused, Part):
            self.key(Key.Key_Up)                 # back from the instruments
        for _ in range(3):                       # from nowhere to the tokens, a slide, and then the hand
            if not isinstance(self.page.keyboard.focused, CardItem):
                self.key(Key.Key_Tab)
        for then in (Key.Key_Tab, Key.Key_Backtab, Key.Key_Backtab, Key.Key_Backtab):
            if isinstance(self.page.keyboard.focused, CardItem):
                self.key(Key.Key_Home)
                for _ in range(20):
                    focused = self.page.keyboard.focused
                    if isinstance(focused, CardItem) and wanted(focused):
                        return
                    self.key(Key.Key_Right)
            self.key(then)
        raise AssertionError("the card cannot be reached")

    def go_to_token(self, wanted: TokenItem) -> None:
        """By Tab to the tokens, and along them."""
        for _ in range(6):
            if isinstance(self.page.keyboard.focused, TokenItem) and not isinstance(
                    self.page.keyboard.focused, SlideToken):
                break
            self.key(Key.Key_Tab)
        for _ in range(len(self.page.scene.tokens)):
            if self.page.keyboard.focused is wanted:
                return
            self.key(Key.Key_Right)
        assert self.page.keyboard.focused is wanted, f"{wanted.text} cannot be reached"


def check(page: TablePage) -> None:
    """What is on the table is what the viewer may see, and lies where it belongs."""
    view = page.host.sight.deal
    for zone, held in page.scene.lying.items.items():
        shown = sorted(item.card for item in held)
        assert shown == sorted(page.scene.lying.shown(zone, card) for card in view.zone[zone]), view.layout[zone].name
        for item, home in page.scene.lying.homes(zone):
            assert (item.pos() - item.corner(home)).manhattanLength() < 1, "a card is not where it belongs"
    for one in page.scene.instruments.all:
        assert one.device.readings() == tuple([min(view.score[side], 4) for side in one.sides]), "the counters"


class Hand:
    """A hand on the mouse, as the window system tells of it: buttons go down and up by themselves, anywhere."""

    def __init__(self, page: TablePage) -> None:
        self.page = page
        self.down: list[Qt.MouseButton] = []

    def place(self, at: QPointF) -> QPoint:
        """A point of the scene in its window."""
        return self.page.view.viewport().mapTo(self.page.window(), self.page.view.mapFromScene(at))

    def press(self, at: QPointF, button: Qt.MouseButton = LEFT) -> None:
        QTest.mousePress(self.page.window().windowHandle(), button, NONE, self.place(at))
        self.down.append(button)

    def move(self, at: QPointF) -> None:
        QTest.mouseMove(self.page.window().windowHandle(), self.place(at))

    def release(self, at: QPointF, button: Qt.MouseButton = LEFT) -> None:
        QTest.mouseRelease(self.page.window().windowHandle(), button, NONE, self.place(at))
        self.down.remove(button)

    def lift(self, item: CardItem, to: QPointF) -> None:
        """Take a card, and carry it so far."""
        start = grip(item)
        self.press(start)
        for n in range(1, 7):
            self.move(start + (to - start) * n / 6)
