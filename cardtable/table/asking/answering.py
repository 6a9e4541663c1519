"""Asking a person, one field of a move at a time; and taking the answer.

Nothing here knows a game: a decision is taken apart by `choosing`, and what is done with a card or a place is what some
choice of it takes one for.
"""
from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import QElapsedTimer, QObject, Signal

from cardtable.cards import Card
from cardtable.rules.laws import Law
from cardtable.rules.moves import Move, Tokens, cards_of
from cardtable.showing.lines import nobody
from cardtable.table.asking.amount import AmountSetting
from cardtable.table.asking.calls import Call, CallRow
from cardtable.table.asking.choice import ChoiceOfCards
from cardtable.table.asking.choosing import Manners, Prompt
from cardtable.table.asking.grades import Grades
from cardtable.table.asking.marking import mark_backs, mark_cards, mark_spots
from cardtable.table.asking.move_begun import MoveBegun
from cardtable.table.asking.saying import Saying, Tried
from cardtable.table.cloth.scene import TableScene
from cardtable.table.cloth.sight import Sight
from cardtable.table.items import CardItem, SpotItem, TokenItem
from cardtable.table.items.card import LIFTS
from cardtable.table.wording.spoken import announce

Answer = Callable[[int, Move], "Law | None"]


class Answering(QObject):
    """What the person in the chair may do now.  `answer` performs a move or gives the law that forbids it.

    A move is `said` step by step; of what is wanted next the `setting` has an amount, the `choice` several cards.
    """

    refused = Signal(object, object)         # the item it was tried with or None, and the Law
    sheeted = Signal(str)                    # the verb of a move that is said on a sheet
    early = Signal(object)                   # the item of a card tried though none is due
    changed = Signal()
    counselled = Signal(object)              # the Move that is advised; None when that is past
    doubted = Signal(object, object)         # a costly answer: the Warning, and what is told whether it is meant

    def __init__(self, scene: TableScene, answer: Answer, aid: bool = True, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.scene, self.answer, self.aid = scene, answer, aid
        self.prompts: list[Prompt] = []
        self.turn = False                    # whether an answer is due, not only allowed
        self.then: Card | None = None        # to be played as soon as it may be
        self.said = Saying(scene, lambda seat, move: self.answer(seat, move), self._refuse, self._went)
        self.choice = ChoiceOfCards(self._show, scene.ask)
        self.setting = AmountSetting(self._show)
        self.grades = Grades(self._show)
        self.row = CallRow(scene, self._pressed, self.grades, self.setting)
        self._made: Sequence[TokenItem] | None = None        # tokens that do not lie there yet, if others do
        self._quieted: tuple[Sight | None, list[tuple[CardItem, ...]]] | None = None     # what nothing is asked of
        self.explained: Callable[[], str] = lambda: ""       # what the tokens mean, for who is to be told
        self._since = QElapsedTimer()
        self._since.start()

    # --- asking

    def begin(self, sight: Sight, must: Iterable[int], may: Iterable[int]) -> None:
        """These seats of the viewer must or may answer.  What follows may wait for turns of its own, in this order:
        tokens are made, and laid, what may be answered with is marked, and what is asked is said, and told."""
        self.choice.begin()
        self.setting.begin()
        self.grades.begin()
        must = list(must)
        manners = Manners(sight.places.spot_verb, self.scene.talk.by_card, self.scene.talk.folded_verbs)
        self.said.move = MoveBegun(sight.deal, dict.fromkeys([*must, *may]), manners=manners)
        self.turn = bool(must)
        self._since.restart()
        self._put()

    def make_tokens(self) -> None:
        """With what may be answered with now."""
        self._made = self.row.make(self.prompts, self.setting, self.choice.chosen, self.choice.armed,
                                   bool(self.begun) or self.said.move.unfolded)

    def lay_tokens(self) -> None:
        """Where they cover as little as may be."""
        self.scene.lifted = LIFTS["selected"] if self.choice.able else LIFTS["hover"] if self.cards() else 0
        self.row.lay(self._made)
        self._made = None

    def tell(self) -> None:
        """What is asked has been said: whoever has to know hears of it."""
        then, self.then = self.then, None
        self.changed.emit()
        for one in self.prompts:
            if then in one.cards:
                self.said.take(one.seat, one.cards[then])
                return

    def quiet(self) -> None:
        """Nobody is asked."""
        self.turn = False
        self.choice.begin()
        self.said.move = MoveBegun()
        self._put()
        self.row.clear()
        self.scene.ask("")
        lies = self.scene.sight, [tuple(held) for held in self.scene.lying.items.values()]
        if lies != self._quieted:                # of several moves in a row the first has been
            self.remark()
            self._quieted = lies

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

    def _refuse(self, item: Tried, law: Law) -> None:
        self.refused.emit(item, law)

    def _went(self, number: int | None) -> None:
        """Something else of the move is asked now; an amount is set from this number, if it was set before."""
        self.setting.begin(number)
        self.choice.begin()
        self._show()

    def _put(self) -> None:
        """Each is asked for what is wanted next of the move."""
        self.prompts = self.said.move.prompts()
        if self.prompts and self.scene.sight is not None:
            self.scene.spots.served = self.prompts[0].seat
            self.scene.instruments.serve(self.prompts[0].seat, self.scene.sight)
        self.setting.ask(next((one.amount for one in self.prompts if one.amount is not None), None),
                         self.scene.talk.unset, self.scene.talk.usual)
        self.choice.ask(self.prompts)

    def _show(self) -> None:
        """Anew as it may be answered now."""
        self._put()
        self.make_tokens()
        self.lay_tokens()
        self.remark()
        self.say()
        self.scene.write()
        self.changed.emit()

    def say(self) -> None:
        """What is asked, or for who does not know it what each token means; the scene writes it then."""
        wanted = [what for one in self.prompts for what in one.wanted()]
        sight, talk = self.scene.sight, self.scene.talk
        name = sight.name if sight is not None else nobody
        asked = talk.question(self.begun, wanted, name) if self.begun else \
            talk.asked(sight.deal) if sight is not None and self.turn else ""
        explained = self.explained()
        if explained:
            announce(self.scene.question, asked)
        self.scene.word(explained or asked, anew=True)

    # --- what has been said, and what may be answered next

    @property
    def begun(self) -> Tokens:
        """As much of a move as has been said."""
        return self.said.begun

    def cards(self) -> list[Card]:
        """The cards that are part of some lawful answer."""
        return [card for one in self.prompts for card in (*one.cards, *(one.picked.some.cards if one.picked else ()))]

    def backs(self) -> dict[CardItem, tuple[int, Tokens]]:
        """The cards lying face down of which one may be named, each with the seat and what it makes of the move."""
        return {item: (one.seat, tokens) for one in self.prompts if one.backs is not None
                for item, tokens in zip(self.scene.lying.items.get(one.backs.zone, ()), one.backs.makes)}

    def spots(self) -> dict[str, tuple[int, Tokens]]:
        """The places that may be named, each with the seat and what it makes of the move; also such as may follow an
        amount, as it is set."""
        return self.said.move.spots(self.setting.number)

    def spot_of(self, move: Move | None) -> str:
        """The place by which this move is made; "" where there is none."""
        return next((name for name, (_, tokens) in self.spots().items() if tokens == move), "") if move else ""

    def goes_on(self, card: Card) -> bool:
        """Whether more is asked when this card has been named."""
        return any(card in one.cards and not isinstance(one.cards[card], Move) for one in self.prompts)

    def takes(self, card: Card) -> bool:
        """Whether anything may be done with this card."""
        return card in self.cards() or card in self.choice.able

    def serves(self, item: CardItem) -> bool:
        """Whether anything may be done with what lies there, seen or not."""
        return self.takes(item.card) or item in self.backs()

    def law_against(self, card: Card) -> Law | None:
        """The law that this card would break now, if it is told beforehand."""
        return None if card in self.cards() else self.said.law_against(card)

    @property
    def shows_lawful(self) -> bool:
        """Whether a single card is due and those that may be played are shown, and no others can be."""
        return self.turn and self.aid and not self.said.move.strict and any(one.cards for one in self.prompts)

    def remark(self) -> None:
        """Cards stand proud, lie veiled, or are chosen, places light; and all are called so."""
        self._quieted = None
        due = self.turn and any(one.cards for one in self.prompts)
        mark_cards(self.scene, self.cards(), cards_of([*self.choice.chosen, *self.begun]), due, self.aid)
        mark_backs(self.backs())
        mark_spots(self.scene, self.spots(), self.begun, self.turn, self.aid)

    # --- answers

    def play(self, item: CardItem) -> bool:
        """What is done with one card: the move it completes or goes on with, or that is forbidden; False when it is
        part of no move at all.

        `refused` has told of a law, if one forbids it.  The card named last is taken back; instead of it, or of what
        was named before, another may be.
        """
        backs = self.backs()
        if item in backs:
            self.scene.lying.named = item        # it is this one that goes
            self.said.take(*backs[item], item)
            return True
        if self.begun[-1:] == (item.card,):
            return self.said.back()
        for one in self.prompts:
            if item.card in one.cards:
                self.said.take(one.seat, one.cards[item.card], item)
                return True
        return self.said.forbidden(item, item.card) or self.said.instead(item)

    def try_card(self, item: CardItem) -> None:
        """By a click or a key; only when a card is due or has been named, else a slip of the hand would break a law."""
        if self.begun or any(one.cards or one.backs for one in self.prompts):
            self.play(item)
        else:
            self.early.emit(item)

    def lay(self, item: CardItem) -> bool:
        """What is done with a card laid on the table: it is played; or it also says a call that is due before."""
        call = self.led_by()
        if call is None:
            return self.play(item)
        self.then = item.card
        self.said.take(*call)
        return True

    def led_by(self) -> tuple[int, Move] | None:
        """The call that a card laid on the table says as well, and for which seat."""
        verb = self.scene.talk.leads(self.scene.sight.deal) if self.scene.sight is not None else ""
        return next(((one.seat, call) for one in self.prompts for call in one.calls if call == Move((verb,))), None)

    def name(self, spot: SpotItem) -> bool:
        """The place is named, after the amount as it is set, if one is; False when it is part of no move at all."""
        if spot.name in (lawful := self.spots()):
            self.said.take(*lawful[spot.name], spot)
            return True
        return self.said.forbidden(spot, spot.name)

    def answer_if_lawful(self, move: Move, item: SpotItem) -> None:
        """A whole move made by carrying something, if it may be made; else why not, or nothing."""
        for one in self.prompts:
            if self.said.move.lawful(one.seat, move):
                self.said.take(one.seat, move, item)
                return

    def confirm(self, one: Prompt) -> None:
        """The cards chosen are meant; where that is the whole move and none is, the first press asks again."""
        assert one.picked is not None
        tokens = self.said.move.chosen(one.seat, (*one.picked.prefix, *sorted(self.choice.chosen)))
        if not isinstance(tokens, Move) or self.choice.sure():
            self.said.take(one.seat, tokens)

    def _pressed(self, call: Call) -> None:
        one = next((one for one in self.prompts if one.seat == call.seat), None)
        if call.does == "back":
            self.said.back()
        elif call.does == "unfold":
            self.said.unfold()
        elif call.does in ("less", "more"):
            self.setting.count(1 if call.does == "more" else -1)
        elif call.does == "say" and len(call.tokens) == 1 and call.tokens[0] in self.scene.talk.on_sheet:
            self.sheeted.emit(str(call.tokens[0]))
        elif call.does == "say":
            self.said.say(call.seat, call.tokens)
        elif one is not None and call.does == "chosen":
            self.confirm(one)
        elif one is not None and one.amount is not None and self.row.able("amount"):       # its token, or the slide
            self.said.say(one.seat, (*one.amount.prefix, self.setting.number))
