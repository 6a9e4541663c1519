"""Asking a person, one field of a move at a time; and taking the answer.

Nothing here knows a game: a decision is taken apart by `choosing`, and what is done with a card or a place is what some
choice of it takes one for.
"""
from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QElapsedTimer, QObject, Signal

from cardtable.cards import Card
from cardtable.rules.laws import Law
from cardtable.rules.moves import Move, Token, Tokens
from cardtable.showing.phrases import counted
from cardtable.table.asking.amount import AmountSetting
from cardtable.table.asking.calls import FULL, Call, CallRow
from cardtable.table.asking.choosing import Amount, Prompt, Said
from cardtable.table.asking.marking import mark_cards, mark_spots
from cardtable.table.asking.move_begun import MoveBegun
from cardtable.table.cloth.scene import TableScene
from cardtable.table.cloth.sight import Sight
from cardtable.table.items import CardItem, SpotItem
from cardtable.table.items.card import LIFTS

Tried = CardItem | SpotItem | None           # what an answer is tried with, if it lies on the cloth
Answer = Callable[[int, Move], "Law | None"]


class Answering(QObject):
    """What the person in the chair may do now.  `answer` performs a move or gives the law that forbids it."""

    refused = Signal(object, object)         # the item it was tried with or None, and the Law
    changed = Signal()
    counselled = Signal(object)              # the Move that is advised; None when that is past
    doubted = Signal(object, object)         # a costly answer: the Warning, and what is told whether it is meant

    def __init__(self, scene: TableScene, answer: Answer, aid: bool = True, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.scene, self.answer, self.aid = scene, answer, aid
        self.prompts: list[Prompt] = []
        self.turn = False                    # whether an answer is due, not only allowed
        self.chosen: list[Card] = []
        self.armed = False                   # the next press of the confirming token does it
        self.twice = False                   # whether cards chosen are confirmed by a second press
        self._amount = AmountSetting()
        self.then: Card | None = None        # to be played as soon as it may be
        self.row = CallRow(scene, self._pressed)
        self._move = MoveBegun()
        self._since = QElapsedTimer()
        self._since.start()

    # --- asking

    def ask(self, sight: Sight, must: Iterable[int], may: Iterable[int]) -> None:
        """These seats of the viewer must or may answer."""
        self.chosen, self.armed = [], False
        self._amount.begin()
        must = list(must)
        self._move = MoveBegun(sight.deal, dict.fromkeys([*must, *may]))
        self.turn = bool(must)
        self._since.restart()
        then, self.then = self.then, None
        self._show()
        for one in self.prompts:
            if then in one.cards:
                self._take(one.seat, one.cards[then])
                return

    def quiet(self) -> None:
        """Nobody is asked."""
        self.prompts, self.chosen, self.armed, self.turn = [], [], False, False
        self._move = MoveBegun()
        self.scene.ask("")
        self.row.clear()
        self.remark()

    @property
    def ready(self) -> bool:
        """Whether what is shown has been there long enough to be meant by a click."""
        return self.shown_for(1)

    def shown_for(self, guards: int) -> bool:
        """Whether it has been there for so many times the time in which nothing can be meant."""
        return self._since.elapsed() >= guards * self.scene.stage.guard

    def touch(self) -> None:
        """Something has moved under the pointer."""
        self._since.restart()

    def _show(self) -> None:
        self.prompts = self._move.prompts()
        if (amount := self.amount) is not None:
            self._amount.keep_within(amount.numbers)
        self.scene.lifted = LIFTS["selected"] if self.choosable else LIFTS["hover"] if self.cards() else 0
        self.scene.ask(self._question())
        self.row.lay(self.prompts, self._amount, self.chosen, self.armed, bool(self.begun))
        self.remark()
        self.changed.emit()

    def _question(self) -> str:
        """What is wanted next of a move that has begun."""
        wanted = [what for one in self.prompts for what in one.wanted()]
        return self.scene.talk.question(self.begun, wanted) if self.begun else ""

    # --- what has been said, and what may be answered next

    @property
    def begun(self) -> Tokens:
        """As much of a move as has been said."""
        return self._move.begun

    @property
    def number(self) -> int:
        """Of an amount being set."""
        return self._amount.number

    def cards(self) -> list[Card]:
        """The cards that are part of some lawful answer."""
        return [card for one in self.prompts for card in (*one.cards, *(one.picked.some.cards if one.picked else ()))]

    def spots(self) -> dict[str, tuple[int, Tokens]]:
        """The places that may be named, each with the seat and what it makes of the move; also such as may follow an
        amount, as it is set."""
        return self._move.spots(self.number)

    def spots_for(self, card: Card) -> set[str]:
        """The places on which this card may be laid."""
        return self._move.spots_for(card)

    def goes_on(self, card: Card) -> bool:
        """Whether more is asked when this card has been named."""
        return any(card in one.cards and not isinstance(one.cards[card], Move) for one in self.prompts)

    @property
    def amount(self) -> Amount | None:
        """The number that is to be set, if one is."""
        return next((one.amount for one in self.prompts if one.amount is not None), None)

    @property
    def unset(self) -> bool:
        """Whether an amount stands open until it is named."""
        amount = self.amount
        return amount is not None and str(amount.prefix[0]) in self.scene.talk.unset and not self._amount.meant

    @property
    def amount_at(self) -> int:
        """Where in the row of tokens the one stands that takes it."""
        return self.row.at("amount")

    @property
    def chosen_at(self) -> int:
        """Where in the row of tokens the one stands that confirms the cards chosen."""
        return self.row.at("chosen")

    @property
    def choosing(self) -> Prompt | None:
        """The question whose answer is several cards, if there is one."""
        return next((one for one in self.prompts if one.picked is not None), None)

    @property
    def choosable(self) -> list[Card]:
        """The cards that may be chosen: for an answer of several, or to decide of what a token is made."""
        return [card for one in self.prompts for card in one.choosable()]

    def takes(self, card: Card) -> bool:
        """Whether anything may be done with this card."""
        return card in self.cards() or card in self.choosable

    @property
    def shows_lawful(self) -> bool:
        """Whether a single card is due and those that may be played are shown, and no others can be."""
        return self.turn and self.aid and not self._move.strict and any(one.cards for one in self.prompts)

    def remark(self) -> None:
        """Cards stand proud, lie veiled, or are chosen, places light; and all are called so."""
        due = self.turn and any(one.cards for one in self.prompts)
        mark_cards(self.scene.lying, self.cards(), [*self.chosen, *self.begun], due, self.aid)
        mark_spots(self.scene, self.spots(), self.begun, self.turn, self.aid)

    # --- answers

    def _say(self, seat: int, tokens: Tokens) -> None:
        self._take(seat, self._move.reached(seat, tokens))

    def _take(self, seat: int, tokens: Tokens, item: Tried = None) -> None:
        """Performs a whole move, or asks what comes next."""
        if not isinstance(tokens, Move):
            self._move.step(seat, tokens)
            self.chosen, self.armed = [], False
            self._amount.begin()
            self._show()
            return
        law = self.answer(seat, tokens)
        if law is not None:
            self.refused.emit(item, law)

    def back(self) -> bool:
        """What was said last of a move is taken back; was there anything?"""
        last = self._move.back()
        if last is None:
            return False
        self._amount.begin(last if isinstance(last, int) and not isinstance(last, Card) else None)
        self.chosen, self.armed = [], False
        self._show()
        return True

    def play(self, item: CardItem) -> bool:
        """What is done with one card: the move it completes or goes on with, or that is forbidden; False when it is
        part of no move at all.

        `refused` has told of a law, if one forbids it.  The card named last is taken back; instead of it, or of what
        was named before, another may be.
        """
        if self.begun[-1:] == (item.card,):
            return self.back()
        for one in self.prompts:
            if item.card in one.cards:
                self._take(one.seat, one.cards[item.card], item)
                return True
        return self._forbidden(item, item.card) or self._instead(item)

    def lay(self, item: CardItem) -> bool:
        """What is done with a card laid on the table: it is played; or it also says a call that is due before."""
        call = self.led_by()
        if call is None:
            return self.play(item)
        self.then = item.card
        self._take(*call)
        return True

    def led_by(self) -> tuple[int, Move] | None:
        """The call that a card laid on the table says as well, and for which seat."""
        verb = self.scene.talk.leads(self.scene.sight.deal) if self.scene.sight is not None else ""
        return next(((one.seat, call) for one in self.prompts for call in one.calls if call == Move((verb,))), None)

    def name(self, spot: SpotItem) -> bool:
        """The place is named, after the amount as it is set, if one is; False when it is part of no move at all."""
        if spot.name in (lawful := self.spots()):
            self._take(*lawful[spot.name], spot)
            return True
        return self._forbidden(spot, spot.name)

    def put(self, item: CardItem, spot: SpotItem) -> bool:
        """A card laid on a place names both; False when they are part of no move."""
        found = self._move.both(item.card, spot.name)
        if found is not None:
            steps, seat, said = found
            if said.law is None:
                self._move.keep(steps)
            self._say_or_refuse(seat, said, item)
        return found is not None

    def _instead(self, item: CardItem) -> bool:
        """Names this card instead of what was named before, if it could have been."""
        found = self._move.instead(item.card)
        if found is not None:
            steps, seat, tokens = found
            self._move.keep(steps)
            self._take(seat, tokens, item)
        return found is not None

    def law_against(self, card: Card) -> Law | None:
        """The law that this card would break now; under strict laws nobody says so beforehand."""
        found = None if self._move.strict or card in self.cards() else self._fault(card)
        return found[1].law if found is not None else None

    def _fault(self, token: Token) -> tuple[int, Said] | None:
        """The unlawful move this card or place would be part of, and whose, if any law speaks of it."""
        sight = self.scene.sight
        if sight is None or sight.viewer < 0:
            return None
        for seat in sight.deal.seats_of(sight.viewer):
            said = self._move.forbidden(sight.deal, seat, token)
            if said is not None:
                return seat, said
        return None

    def _forbidden(self, item: Tried, token: Token) -> bool:
        """Tries the unlawful move, if there is one."""
        found = self._fault(token)
        if found is not None:
            self._say_or_refuse(*found, item)
        return found is not None

    def _say_or_refuse(self, seat: int, said: Said, item: Tried) -> None:
        """A law that is broken, or would be when all is said, is told at once, unless laws are strict."""
        if isinstance(said.tokens, Move) or said.law is None or self._move.strict:
            self._take(seat, said.tokens, item)
        else:
            self.refused.emit(item, said.law)

    def choose(self, item: CardItem) -> bool:
        """Takes a card up among those chosen, or puts it back; was it one that may be?"""
        one = next((one for one in self.prompts if item.card in one.choosable()), None)
        if one is None:
            return False
        full = item.card not in self.chosen and one.picked is not None and len(self.chosen) >= one.picked.some.most
        if not full:
            (self.chosen.remove if item.card in self.chosen else self.chosen.append)(item.card)
        self.armed = False
        self._show()
        if full:
            self.scene.ask(FULL.format(number=counted(len(self.chosen)).capitalize()))
        return True

    def choose_again(self, cards: Iterable[Card]) -> None:
        """Those of these cards that may still be chosen are, as they had been."""
        again = [card for card in cards if card in self.choosable]
        if again:
            self.chosen = again
            self._show()

    def confirm(self, one: Prompt) -> None:
        """The cards chosen are meant; where that is the whole move and none is, the first press asks again."""
        assert one.picked is not None
        tokens = self._move.chosen(one.seat, (*one.picked.prefix, *sorted(self.chosen)))
        if isinstance(tokens, Move) and not self.armed and (self.twice or not self.chosen):
            self.armed = True
            self._show()
        else:
            self._take(one.seat, tokens)

    def count(self, by: int) -> None:
        """Changes the amount being set; one that nobody has named begins with the first that is something."""
        if self.unset and self.amount is not None:
            self._amount.begin(max(1, self.amount.numbers[0]) if by > 0 else None)
        else:
            self._amount.count(by)
        self._show()

    def type(self, digit: str) -> None:
        """Another digit of the amount; one that would make it too great begins it anew."""
        assert self.amount is not None
        self._amount.type(digit, self.amount.numbers[-1])
        self._show()

    def _pressed(self, call: Call) -> None:
        one = next((one for one in self.prompts if one.seat == call.seat), None)
        if call.does == "back":
            self.back()
        elif call.does in ("less", "more"):
            self.count(1 if call.does == "more" else -1)
        elif call.does == "say":
            self._say(call.seat, call.tokens)
        elif one is not None and call.does == "chosen":
            self.confirm(one)
        elif one is not None and one.amount is not None and self.row.able("amount"):
            self._say(one.seat, (*one.amount.prefix, self.number))
