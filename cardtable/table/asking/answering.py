"""Asking a person: tokens for calls, cards that may be played or chosen, an amount to be set; and taking the answer.

Nothing here knows a game: a decision is taken apart by `choosing`, and what is done with a card is what some choice of
it takes a card for.
"""
from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import partial

from PySide6.QtCore import QElapsedTimer, QObject, Signal

from cardtable.cards import BACK, Card
from cardtable.rules.deal import Deal
from cardtable.rules.laws import Law
from cardtable.rules.moves import Choices, Move, Tokens
from cardtable.showing.talk import nobody
from cardtable.table.asking.choosing import Amount, Asked, asked
from cardtable.table.cloth.scene import LARGE, TableScene
from cardtable.table.cloth.sight import Sight
from cardtable.table.items import CardItem, TokenItem
from cardtable.table.items.card import LIFTS
from cardtable.table.paint import tokens
from cardtable.table.wording.spoken import name_of, tr

Answer = Callable[[int, Move], "Law | None"]
KEYS = "123456789"


@dataclass(frozen=True, slots=True)
class Call:
    """One token: what it stands for, what it says, and what pressing it does."""

    stands_for: object
    text: str
    press: Callable[[], object]
    able: bool = True
    confirms: bool = False
    key: str | None = None           # that presses it; None: its number in the row
    room: str = ""                   # the longest text it may come to bear

    @property
    def kind(self) -> tokens.Kind:
        """Oxblood only for what confirms."""
        return "oxblood" if self.confirms else "bone"


class Answering(QObject):
    """What the person in the chair may do now.  `answer` performs a move or gives the law that forbids it."""

    refused = Signal(object, object)         # the CardItem or None, and the Law
    changed = Signal()

    def __init__(self, scene: TableScene, answer: Answer, aid: bool = True, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.scene, self.answer, self.aid = scene, answer, aid
        self.asked: list[Asked] = []
        self.turn = False                    # whether an answer is due, not only allowed
        self.chosen: list[Card] = []
        self.number = 0                      # of an amount being set
        self._typed = ""                     # digits of it
        self._set = False                    # whether it has been set by whoever answers
        self.armed = False                   # the next press of the confirming token does it
        self._begun: Tokens = ()
        self._sight: Sight | None = None
        self._choices: dict[int, Choices] = {}
        self._row: list[object] = []         # what the tokens now shown stand for
        self._since = QElapsedTimer()
        self._since.start()

    # --- asking

    def ask(self, sight: Sight, must: Iterable[int], may: Iterable[int]) -> None:
        """These seats of the viewer must or may answer."""
        self._sight, self._begun, self.chosen, self.armed = sight, (), [], False
        self.number, self._typed, self._set = 0, "", False
        deal = sight.deal
        must = list(must)
        self._choices = {seat: self._possible(deal, seat) for seat in dict.fromkeys([*must, *may])}
        self.turn = bool(must)
        self._since.restart()
        self._show()

    @staticmethod
    def _possible(deal: Deal, seat: int) -> Choices:
        """What is lawful; under strict laws also calls that are not, since a token that is wanting would tell."""
        lawful = deal.decision(seat).choices
        if not deal.strict:
            return lawful
        verbs = {choice.verb for choice in lawful}
        return lawful + tuple([c for c in deal.faults(seat) if not c.fields and c.verb not in verbs])

    def quiet(self) -> None:
        """Nobody is asked."""
        self.asked, self.chosen, self.armed, self.turn = [], [], False, False
        self._choices, self._begun, self._row = {}, (), []
        self.scene.show_tokens(())
        self.remark()

    @property
    def ready(self) -> bool:
        """Whether what is shown has been there long enough to be meant by a click."""
        return self._since.elapsed() >= self.scene.stage.guard

    def touch(self) -> None:
        """Something has moved under the pointer."""
        self._since.restart()

    def _show(self) -> None:
        self.asked = [found for seat, choices in self._choices.items() if (found := asked(seat, choices, self._begun))]
        if (amount := self.amount) is not None:
            self.number = min(max(self.number, amount.numbers[0]), amount.numbers[-1])
        self._lay_tokens()
        self.remark()
        self.changed.emit()

    def _lay_tokens(self) -> None:
        """New tokens, or new words on those that lie there and stand for the same."""
        calls = self._calls()
        self.scene.lifted = LIFTS["selected"] if self.choosing else LIFTS["hover"] if self.cards() else 0
        row = [call.stands_for for call in calls]
        if row != self._row:
            self.scene.show_tokens([self._token(number, call) for number, call in enumerate(calls)])
            self._row = row
            return
        for token, call in zip(self.scene.tokens, calls):
            if (token.text, token.kind) != (call.text, call.kind):
                token.text = token.label = call.text
                token.kind, token.key = call.kind, call.key if call.key is not None else token.key
                token.guard_again()
            token.allow(call.able)
        self.scene.place_tokens()

    def _token(self, number: int, call: Call) -> TokenItem:
        key = call.key if call.key is not None else KEYS[number] if number < len(KEYS) else ""
        small = self.scene.stage.look.text > LARGE
        token = TokenItem(self.scene.stage, call.text, key, call.kind, self.scene.ring, small, call.room)
        token.allow(call.able)
        token.pressed.connect(lambda: self._pressed(number))
        return token

    def _pressed(self, number: int) -> None:
        calls = self._calls()
        if number < len(calls):
            calls[number].press()

    def _calls(self) -> list[Call]:
        """The tokens of the row, in order."""
        found: list[Call] = []
        talk, name = self.scene.talk, self.scene.sight.name if self.scene.sight else nobody
        for one in self.asked:
            if one.amount is not None:
                prefix, numbers = one.amount
                words = talk.token(Move((*prefix, self.number)), name)
                room = max((talk.token(Move((*prefix, number)), name) for number in numbers), key=len)
                found += [Call("less", "−", partial(self.count, -1), self.number > numbers[0], key=""),
                          Call("amount", words, partial(self._counted, one), True, self.meant, "↵" * self.meant, room),
                          Call("more", "+", partial(self.count, 1), self.number < numbers[-1], key="")]
            for number, move in enumerate(one.calls):
                first = one.amount is not None and not self.meant and not number
                found.append(Call(move, talk.token(move, name), partial(self.say, one.seat, move), confirms=first,
                                  key="↵" if first else None))
            for begun in one.opens:
                found.append(Call(begun, talk.token(Move(begun), name), partial(self._open, begun)))
            if one.picked is not None:
                text, able = self._words_for_chosen(one)
                found.append(Call("chosen", text, partial(self.confirm, one), able, self.armed))
        if self._begun:
            found.append(Call("back", tr("Back"), partial(self._open, ())))
        if self.amount is not None:              # digits set the amount, and press no token
            found = [call if call.key is not None else replace(call, key="") for call in found]
        return found

    def _words_for_chosen(self, one: Asked) -> tuple[str, bool]:
        assert one.picked is not None
        count, some = len(self.chosen), one.picked.some
        able = some.least <= count <= some.most
        words = self.scene.talk.several(one.picked.prefix, count)
        return (tr("{words}: yes").format(words=words) if self.armed else words), able

    # --- what lies under the pointer

    def cards(self) -> list[Card]:
        """The cards that are part of some lawful answer."""
        found: list[Card] = []
        for one in self.asked:
            found += one.cards
            found += one.picked.some.cards if one.picked is not None else ()
        return found

    @property
    def amount(self) -> Amount | None:
        """The number that is to be set, if one is."""
        return next((one.amount for one in self.asked if one.amount is not None), None)

    @property
    def meant(self) -> bool:
        """Whether Return takes the amount: where there are words to be said instead, only once it has been set."""
        return self._set or not any(one.calls for one in self.asked if one.amount is not None)

    @property
    def amount_at(self) -> int:
        """Where in the row of tokens the one stands that takes it."""
        return self._row.index("amount")

    @property
    def chosen_at(self) -> int:
        """Where in the row of tokens the one stands that confirms the cards chosen."""
        return self._row.index("chosen")

    @property
    def choosing(self) -> Asked | None:
        """The question whose answer is several cards, if there is one."""
        return next((one for one in self.asked if one.picked is not None), None)

    def remark(self) -> None:
        """Cards stand proud, lie veiled, or are chosen; and are called so."""
        lying = self.scene.lying
        lawful = self.cards()
        zones = {lying.zone_of(item) for item in lying.all() if item.card in lawful and item.card is not BACK}
        playing = any(one.cards for one in self.asked)
        for zone, held in lying.items.items():
            for place, item in enumerate(held):
                legal = item.card in lawful if playing and zone in zones and self.turn else None
                selected = zone in zones and item.card in self.chosen
                changed = (legal, selected, self.aid) != (item.legal, item.selected, item.aid)
                item.legal, item.selected, item.aid = legal, selected, self.aid
                item.label = name_of(item.card, place, len(held), legal, selected)
                if changed:
                    item.refresh()

    # --- answers

    def say(self, seat: int, move: Move) -> bool:
        """Performs a move; was it lawful?"""
        law = self.answer(seat, move)
        if law is not None:
            self.refused.emit(None, law)
        return law is None

    def play(self, item: CardItem) -> bool:
        """What is done with one card: the move it completes, or that is forbidden; False when it is no move at all.

        `refused` has told of a law, if one forbids it.
        """
        seat, move = self._meant(item.card)
        if move is None:
            return False
        law = self.answer(seat, move)
        if law is not None:
            self.refused.emit(item, law)
        return True

    def _meant(self, card: Card) -> tuple[int, Move | None]:
        for one in self.asked:
            if card in one.cards:
                return one.seat, one.cards[card]
        return self._forbidden(card)

    def _forbidden(self, card: Card) -> tuple[int, Move | None]:
        """The unlawful move this card would be, if any law speaks of it."""
        sight = self.scene.sight
        seats = sight.deal.seats_of(sight.viewer) if sight is not None and sight.viewer >= 0 else ()
        for seat in seats:
            begun = self._begun if seat in self._choices else ()
            found = asked(seat, self._choices.get(seat, ()), begun, sight.deal.faults(seat) if sight else ())
            if card in found.forbidden:
                return seat, found.forbidden[card]
        return 0, None

    def choose(self, item: CardItem) -> bool:
        """Takes a card up among those chosen, or puts it back; was it one that may be?"""
        one = self.choosing
        if one is None or one.picked is None or item.card not in one.picked.some.cards:
            return False
        if item.card in self.chosen:
            self.chosen.remove(item.card)
        elif len(self.chosen) < one.picked.some.most:
            self.chosen.append(item.card)
        self.armed = False
        self._show()
        return True

    def confirm(self, one: Asked) -> None:
        """The first press asks again, the second does it."""
        assert one.picked is not None
        if not self.armed:
            self.armed = True
            self._show()
            return
        self.say(one.seat, Move((*one.picked.prefix, *sorted(self.chosen))))

    def count(self, by: int) -> None:
        """Changes the amount being set."""
        self.number += by
        self._typed, self._set = "", True
        self._show()

    def type(self, digit: str) -> None:
        """Another digit of the amount; one that would make it too great begins it anew."""
        assert self.amount is not None
        typed = self._typed + digit
        self._typed = typed if int(typed) <= self.amount.numbers[-1] else digit
        self.number, self._set = int(self._typed), True
        self._show()

    def take_amount(self) -> None:
        """The amount is as it is set."""
        self._counted(next(one for one in self.asked if one.amount is not None))

    def _counted(self, one: Asked) -> None:
        assert one.amount is not None
        begun = (*one.amount.prefix, self.number)
        left = asked(one.seat, self._choices[one.seat], begun)
        if Move(begun) in left.calls:
            self.say(one.seat, Move(begun))
        else:
            self._open(begun)

    def _open(self, begun: Tokens) -> None:
        self._begun = begun
        self._show()

