"""The keyboard at the table: along the hand, to the tokens, and every answer without a mouse."""
from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsWidget

from cardtable.cards import BACK
from cardtable.devices.base import Part, Pressed
from cardtable.rules.moves import Move, Tokens
from cardtable.table import pressing
from cardtable.table.asking.answering import Answering
from cardtable.table.asking.calls import Does
from cardtable.table.asking.stops import Group, Stops
from cardtable.table.cloth.scene import TableScene
from cardtable.table.items import CardItem, GradedToken, SlideToken, SpotItem, TokenItem
from cardtable.table.wording.keys import ACROSS, ALONG, COMMANDS, MENU, NUMBERS, PRESS, STEP_BACK, bound

Key = Qt.Key
BOUND = bound(COMMANDS)
LESS_AND_MORE = {Key.Key_Minus: -1, Key.Key_Down: -1, Key.Key_Plus: 1, Key.Key_Equal: 1, Key.Key_Up: 1}
SIDEWAYS = {Key.Key_Left: -1, Key.Key_Right: 1}
COUNTERS = {Key.Key_Minus: -1, Key.Key_Plus: 1, Key.Key_Equal: 1}
ARROWS = {Key.Key_Left: (-1, 0), Key.Key_Right: (1, 0), Key.Key_Up: (0, -1), Key.Key_Down: (0, 1)}
GOING = {*ALONG.codes, *ACROSS.codes}
ENDS = (Key.Key_Home, Key.Key_End)
CONFIRM = (Key.Key_Return, Key.Key_Enter)
DIGITS = ("0", *NUMBERS.names)                   # nought, too, may be a call's own
HELD = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
PATIENCE = 2
"""As much longer a question must have been shown before the key answers it that answered the last: where a held key
comes as many presses, its first repeat follows after about half a second."""


class Keyboard(QObject):
    """`pressed` tells by the name of its key what has been asked for: "H", "L", "Esc", "Ctrl+Z" ..."""

    pressed = Signal(str)

    def __init__(self, scene: TableScene, answering: Answering, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.scene, self.answering, self.stops = scene, answering, Stops(scene, answering)
        answering.counselled.connect(self.heed)
        self._at: Tokens = ()            # how far a move had been said when the focus was last taken up
        self.in_use = False              # whether the last thing done was done with a key
        self.pointed = False             # or by the pointer, on the table, and no key has been pressed since
        self.considering: Callable[[], bool] = lambda: False     # whether a hint is being thought out
        self._answered: Qt.Key | None = None     # the key that gave the last answer, if none has been pressed since

    def key(self, event: QKeyEvent) -> bool:
        """Does what a key means; was it one of ours?"""
        key, text = Key(event.key()), event.text()
        pointed, self.pointed = self.pointed, False
        self._answered = self._answered if key == self._answered else None
        if not event.modifiers() & HELD and key in STEP_BACK and self.answering.setting.erase():
            return True
        if not event.modifiers() & HELD and (key in MENU or key in STEP_BACK) and self.answering.said.back():
            return True
        if key not in GOING and self.answering.setting.amount is None and pressing.again(self.scene.stage.guard):
            return True
        if self.letter(event):
            return True
        if event.modifiers() & HELD:
            return False
        if key in ARROWS and isinstance(self.focused, SpotItem):
            self._across(self.focused, key)
        elif isinstance(self.focused, SlideToken) and self._slid(key, text):
            return True
        elif self.answering.setting.amount is not None and (
                key in LESS_AND_MORE or text.isdecimal() and not self._slide):
            self._amount(key, text)
        elif self.considering() and (key in PRESS or text in DIGITS):
            return True                          # who has asked for advice waits for it, or chooses by mouse
        elif isinstance(self.focused, GradedToken) and self._raised(self.focused, key) or (
                key in COUNTERS and self._counter(COUNTERS[key])):
            return True
        elif text in DIGITS:
            return self._number(text, key)
        elif key in ALONG:
            self._along(key)
        elif key in ACROSS:
            self._up(key == Key.Key_Up)
        elif key in PRESS:
            done = self._set_by_clicks() if pointed and key in CONFIRM else None
            return self._confirm(done) if done else self._enter(key)
        else:
            return False
        return True

    def letter(self, event: QKeyEvent) -> bool:
        """Does what a key of the program means; was it one?"""
        chord = event.keyCombination().toCombined()
        found = BOUND.get(chord, "" if event.modifiers() & HELD else BOUND.get(Key(event.key()).value, ""))
        if found:
            self.pressed.emit(found)
        return bool(found)

    def stray(self, event: QKeyEvent) -> bool:
        """A key that nobody wanted where the focus is, as on a button above the table: a letter of the program, or a
        figure, which is meant for what is asked at the table; was it one?"""
        if self.letter(event):
            return True
        if event.modifiers() & HELD or not event.text().isdecimal() or not self.answering.turn:
            return False
        for view in self.scene.views():
            view.setFocus(Qt.FocusReason.OtherFocusReason)
        return self.key(event)

    def tab(self, forward: bool) -> bool:
        """From the tokens to the hand or back; False when there is no further group, and the focus leaves the table."""
        groups = self.stops.all()
        at = next((n for n, group in enumerate(groups) if self.focused in group), None)
        if at is None:
            to = 0 if forward else len(groups) - 1
        else:
            to = at + (1 if forward else -1)
        if not 0 <= to < len(groups):
            return False
        self._to(self.stops.best(groups[to]))
        return True

    def activate(self, item: CardItem) -> None:
        """A screen reader has pressed a card."""
        if self.answering.choice.prompt is not None or item.card in self.answering.choice.able:
            self.answering.choice.take(item.card)
        else:
            self.answering.try_card(item)

    def let_focus(self, item: CardItem, own: bool) -> None:
        """Whether the focus may come to a card: to those of the hand, and to others that may be answered with."""
        item.let_focus(own and item.card is not BACK or self.answering.serves(item))

    def let_go(self) -> None:
        """An answer has been given: no card has the focus until one is due."""
        if isinstance(self.focused, CardItem):
            self.focused.clearFocus()

    def take_up(self) -> None:
        """An answer is due: who plays by the keyboard finds the focus where it can be given."""
        at, self._at = self._at, self.answering.begun
        if not self.in_use:
            return
        if self._at != at:
            self._to(self.stops.next())
        elif not self.stops.serves(self.focused):
            self._to(self.stops.onward(self.focused))

    def heed(self, advised: Move | None) -> None:
        """Something has been advised: that is where the focus goes, and what a token says that could be raised."""
        if advised is not None:
            self.answering.grades.set(advised)   # other words on a token: what was advised before is past
            self.answering.setting.heed(advised)
        self.stops.counsel = advised
        if self.in_use and self.answering.turn:
            self._to(self.stops.advised())

    def leave(self, item: object) -> None:
        """What was tried with this has been refused: Return does not try it for ever."""
        if self.in_use and item is self.focused and self.answering.turn and not self.stops.serves(self.focused):
            self._to(self.stops.first())

    def begin_again(self) -> None:
        """What was said was not what is wanted: the ring goes where the turn began, and Return does not repeat it."""
        if self.in_use and self.answering.turn:
            self._to(self.stops.first())

    def hand(self) -> list[CardItem]:
        """The cards held by whoever looks, if he may see them."""
        return self.stops.hand()

    @property
    def focused(self) -> QGraphicsWidget | None:
        """The item with the keyboard's focus."""
        found = self.scene.focusItem()
        return found if isinstance(found, CardItem | TokenItem | SpotItem | Part) else None

    def _to(self, item: QGraphicsWidget | None) -> None:
        """There the focus goes, and is found when the keyboard comes back to the table, if it is elsewhere: Qt would
        let a thing on the cloth and a button above it both seem to have it."""
        if item is not None:
            item.setFocus(Qt.FocusReason.TabFocusReason)
            if not any(view.hasFocus() for view in self.scene.views()):
                self.scene.clearFocus()

    def _amount(self, key: Qt.Key, text: str) -> None:
        """Digits set an amount, and signs or up and down change it; then it is what Return takes."""
        if text.isdecimal():
            self.answering.setting.type(text)
        elif self.answering.setting.may(LESS_AND_MORE[key]):
            self.answering.setting.count(LESS_AND_MORE[key])
        if isinstance(self.focused, TokenItem) and not isinstance(self.focused, SlideToken):
            self._to(self.scene.tokens[self.answering.row.at("amount")])

    @property
    def _slide(self) -> bool:
        """Whether the amount is set on a slide: figures press tokens then, unless the ring is there."""
        return any(isinstance(token, SlideToken) for token in self.scene.tokens)

    def _slid(self, key: Qt.Key, text: str) -> bool:
        """Left and right set it by one, Home and End to the least and the most, figures to what they say."""
        setting = self.answering.setting
        if setting.amount is None:
            return False
        if text.isdecimal():
            setting.type(text)
        elif key in ENDS:
            setting.put(setting.amount.numbers[0 if key == Key.Key_Home else -1])
        elif key in SIDEWAYS and setting.may(SIDEWAYS[key]):
            setting.count(SIDEWAYS[key])
        return text.isdecimal() or key in ENDS or key in SIDEWAYS

    @staticmethod
    def _raised(token: GradedToken, key: Qt.Key) -> bool:
        """Up and down, plus and minus change the number on a token; where it can go no lower down leads on."""
        by = LESS_AND_MORE.get(key, 0)
        able = by in token.tabs
        if able:
            token.step(by)
        return able or bool(by) and key != Key.Key_Down

    def _counter(self, by: int) -> bool:
        """Another counter is taken in hand, the next larger or smaller; False where there is no rack."""
        rack = self.scene.instruments.rack
        if rack is not None:
            rack.step(by)
        return rack is not None

    def _number(self, number: str, key: Qt.Key) -> bool:
        token = next((token for token in self.scene.tokens if token.key == number), None)
        if token is not None:
            self._press(token, key)
        return token is not None

    def _press(self, token: TokenItem, key: Qt.Key) -> None:
        """The token, unless the same key has pressed one just before."""
        if token.press(self._patience(key)):
            self._answered = key

    def _patience(self, key: Qt.Key) -> int:
        return PATIENCE if key == self._answered else 1

    def _along(self, key: Qt.Key) -> None:
        focused = self.focused
        groups = self.stops.all()
        if not groups:
            return
        group = next((g for g in groups if focused in g), None)
        if group is None:                        # the first arrow shows where it is; who wants an end has it at once
            focused = self.stops.among_cards()
            self._to(focused)
            group = next((g for g in groups if focused in g), None)
            if group is None or key not in ENDS:
                return
        assert focused is not None
        group = self._of_use(group, focused)
        at = group.index(focused)
        to = {Key.Key_Left: at - 1, Key.Key_Right: at + 1, Key.Key_Home: 0}.get(key, len(group) - 1)
        self._to(group[to % len(group)])

    def _of_use(self, group: Group, focused: QGraphicsWidget) -> Group:
        """Of the cards of a hand those that may be played, where they are shown; and where the focus is."""
        lawful = self.answering.cards() if self.answering.shows_lawful else []
        some = [item for item in group if isinstance(item, CardItem) and item.card in lawful]
        return [item for item in group if item in some or item is focused] if some else group

    def _across(self, spot: SpotItem, key: Qt.Key) -> None:
        """To the nearest place in a direction; beyond the last, up and down lead to the cards or tokens."""
        right, down = ARROWS[key]
        to = self.scene.spots.towards(spot, right, down)
        if to is not None:
            self._to(to)
        elif down:
            self.tab(down < 0)

    def _up(self, up: bool) -> None:
        """Chooses or puts back in an exchange; else goes from the hand to the tokens and back."""
        focused = self.focused
        if isinstance(focused, CardItem) and (self.answering.choice.prompt is not None
                                              or focused.card in self.answering.choice.able):
            if (focused.card in self.answering.choice.chosen) != up:
                self.answering.choice.take(focused.card)
            return
        self.tab(not up)

    def _set_by_clicks(self) -> Does | None:
        """What has been set by clicks, and may be confirmed: the amount that is asked for, or cards that are enough,
        while the ring is to be seen on no other; None for neither."""
        amount, chosen, ringed = self.answering.setting, self.answering.choice.chosen, self.scene.ring.about
        if amount.amount is not None:
            return "amount" if not amount.unset else None
        if isinstance(ringed, CardItem) and ringed.card not in chosen or self.answering.choice.prompt is None:
            return None
        return "chosen" if chosen and self.scene.tokens[self.answering.row.at("chosen")].isEnabled() else None

    def _confirm(self, what: Does) -> bool:
        """Return after clicks: what they have set is meant, and the last is not put back."""
        self.scene.tokens[self.answering.row.at(what)].press()
        return True

    def _enter(self, key: Qt.Key) -> bool:
        focused = self.focused
        if isinstance(focused, TokenItem):
            self._press(focused, key)
            return True
        if isinstance(focused, SpotItem):
            if self.answering.shown_for(self._patience(key)):
                self._answered = key
                self.answering.name(focused)
            return True
        if self.answering.setting.amount is not None:
            token = next((token for token in self.scene.tokens if token.kind == "oxblood"), None)
            if token is None and not self.answering.setting.unset:
                self._to(self.stops.first())
            elif token is None:                  # nothing has been named, and nothing is taken for it
                wanted = self.scene.talk.question(self.answering.setting.amount.prefix, ["amount"])
                self.scene.ask(wanted)
            else:
                self._press(token, key)
            return True
        if isinstance(focused, Pressed):
            focused.activate()
            return True
        if not isinstance(focused, CardItem):
            first = self.stops.first()           # nothing has the focus: the first press shows where it is
            self._to(first)
            return first is not None
        if self.answering.shown_for(self._patience(key)):
            self._answered, chosen = key, focused.card in self.answering.choice.chosen
            self.activate(focused)
            self.leave(focused)                  # of no use, though no law speaks of it
            self._on_from(focused, chosen)
        return True

    def _on_from(self, card: CardItem, chosen: bool) -> None:
        """From a card that Return has taken up, or put back if it was chosen: to the next that is advised, and when no
        more can be chosen, to the token."""
        now = card.card in self.answering.choice.chosen
        if card is self.focused and (now or chosen):
            self._to(self.stops.after_choosing(put_back=not now))
