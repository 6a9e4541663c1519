"""Practice away from a game: a decision is dealt, answered, and shown beside the best; a tally runs along."""
from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from random import Random, SystemRandom

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from cardtable.cards import Cards
from cardtable.croupier.background import Errands
from cardtable.croupier.own_choices import OwnChoices
from cardtable.croupier.thinkers import Thinkers
from cardtable.players.compared import compare
from cardtable.players.comparison import Comparison
from cardtable.players.exercise import Exercise, Problem, exercise
from cardtable.rules.game import Game
from cardtable.rules.moves import Move, Tokens
from cardtable.rules.options import complete
from cardtable.rules.record import BadRecord
from cardtable.rules.sitting import Refused
from cardtable.showing.talk import talk_of
from cardtable.store import KeptChoice
from cardtable.table import pressing
from cardtable.table.asking.choosing import Prompt, prompt
from cardtable.table.cloth.sight import places_of
from cardtable.table.forms.options import OptionForm
from cardtable.table.forms.rows import FormRow
from cardtable.table.forms.setup import practice_setup
from cardtable.table.sheets.card_picker import Hand
from cardtable.table.sheets.practice_board import Laying, lying
from cardtable.table.sheets.practice_hand import Judged, held, told
from cardtable.table.sheets.practice_score import Tally, verdict
from cardtable.table.sheets.practice_ways import HowMuch, can_be_asked, in_order
from cardtable.table.sheets.ranked import RankSheet, basis, heads_of, legend, lines_of
from cardtable.table.widgets import BoneButton, ComboBox, Label
from cardtable.table.widgets.clock import QtClock
from cardtable.table.widgets.flow import Flow
from cardtable.table.wording.spoken import announce

Way = tuple[str, Callable[[], None]]
"""A token: its words, and what it does."""

LOW = 800                        # height of a window with which the situation gives way to the ranking


class Practice(RankSheet):
    """The exercises of the house, and the choices `kept` of one's own games, which `forget` forgets by their number;
    `tallies` are by what is practised, and outlast the sheet."""

    again = Signal(object)           # a Setup: the choice is to be made at a table
    whole = Signal()                 # a whole deal is to be set up, and played
    WIDE = 840

    def __init__(self, house: Mapping[str, Game], tallies: dict[str, Tally], chance: Random | None = None,
                 kept: Sequence[KeptChoice] = (), forget: Callable[[int], object] = lambda number: None,
                 game: str = "", parent: QWidget | None = None) -> None:
        """It opens at a `game`, if one is named that has an exercise."""
        super().__init__("Practice", parent=parent)
        self.house, self.tallies, self.chance = dict(house), tallies, chance or SystemRandom()
        self.exercises: dict[str, Exercise] = {name: found for name in house if (found := exercise(name)) is not None}
        self.own = {f"{name}/own": OwnChoices(some) for name in house
                    if (some := [one for one in kept if one.game == name])}
        self.exercises |= {name: own.exercise for name, own in self.own.items()}
        self._forget = forget
        self.thinkers, self.clock = Thinkers(), QtClock(self)
        self.errands = Errands(self.thinkers, self.clock)
        self.problem: Problem | None = None
        self.prompt = Prompt(0)
        self.games, self.form = ComboBox(), OptionForm(next(iter(self.exercises.values())), {})
        self.games.setAccessibleName("The game")
        for name in self.exercises:
            self.games.addItem(f"{self.house[name.split('/')[0]].title}: {self.exercises[name].title}", name)
        self.games.setCurrentIndex(max(0, self.games.findData(game)))
        self.games.currentIndexChanged.connect(lambda _: self.set_up())
        self.which = FormRow("The game", self.games)
        self.above.insertWidget(0, self.which)
        self.hand, self.tokens = Hand(), Flow(gap=8, line_gap=2)
        self.judged = Judged()                           # the same, once answered: it is not scrolled away
        self.above.addWidget(self.judged)
        self.situation = Label("", "body", wrap=True)
        self.middle.insertWidget(0, self.situation)      # they scroll, the answers below them do not
        self.middle.insertWidget(1, self.hand)
        self.laying = Laying(self.ranked)                # where places lie they are seen beside what is told
        self.middle.insertWidget(2, self.laying)
        self.column.insertLayout(self.column.count() - 1, self.tokens)
        self.hand.changed.connect(self._chosen)
        self.laying.board.named.connect(lambda name: self.answer(Move(self.prompt.spots[name])))
        self.answers: list[BoneButton] = []
        self.amount: HowMuch | None = None
        self.go_on = self.button("", "1", ox=True)
        self.go_on.clicked.connect(self.deal)
        self.change = self.button("Other terms")
        self.change.clicked.connect(self.set_up)
        self.set = self.button("A whole deal")
        self.set.clicked.connect(self.done)
        self.set.clicked.connect(self.whole)
        self.at_table, self.away = self.button("Play it at the table"), self.button("Forget it")
        self.at_table.clicked.connect(self.play)
        self.away.clicked.connect(self.forget)
        self.close_button("Close")
        self.set_up()

    # --- what is practised

    @property
    def game(self) -> str:
        """What is practised: the name of a game whose exercise is open, with "/own" of one's own choices at it."""
        return str(self.games.currentData())

    @property
    def row(self) -> Game:
        """The game."""
        return self.house[self.game.split("/")[0]]

    @property
    def tally(self) -> Tally:
        """What has come of it so far; what is practised now stands last."""
        self.tallies[self.game] = self.tallies.pop(self.game) if self.game in self.tallies else \
            Tally(deals=self.exercises[self.game].deals)
        return self.tallies[self.game]

    def set_up(self) -> None:
        """The options of the exercise are chosen."""
        self.errands.stop()
        self.problem = None
        chosen = self.exercises[self.game]
        old, self.form = self.form, OptionForm(chosen, self.tally.options)
        self.form.changed.connect(lambda _: self.grown.emit())
        old.hide()
        old.deleteLater()
        self.middle.insertWidget(2, self.form)
        self.form.show()
        self.which.setVisible(len(self.exercises) > 1)
        self._lay((), chosen.note)
        self.laying.lay(None, Prompt(0), talk_of(self.row))
        self._tokens([], f"Deal a {chosen.deals}")
        self.say("")

    def deal(self) -> None:
        """A problem is set."""
        self.tally.options = dict(complete(self.form.game.options, self.form.chosen))
        try:
            self.problem = problem = self.exercises[self.game].problem(self.tally.options, self.chance)
        except (BadRecord, Refused, ValueError):
            self.problem = None
            self._tokens([], f"Next {self.tally.deals}")
            self._lay((), "")
            self.say("This choice can no longer be read: the rules it was made under have changed.")
            return
        row = self.row
        self.prompt = prompt(problem.seat, problem.choices)
        places = places_of(row, problem.view.match, problem.view.deal)
        self.form.hide()
        hand, melded, shown = held(problem, places)
        words = told(problem, len(melded), len(shown))
        self._lay((*hand, *melded, *shown), words)
        self.laying.lay(lying(problem, places) if self.prompt.spots else None, self.prompt, talk_of(row))
        self.laying.board.setAccessibleDescription(talk_of(row).in_words(
            problem.view.deal, lambda seat: problem.names[seat] or None, row.title))
        self._ask()
        self.which.hide()                        # and the keyboard is not left among the games
        self.say("")
        announce(self, words)

    def _lay(self, cards: Cards, words: str) -> None:
        picked = self.prompt.picked
        self.judged.hide()
        most = 0 if self.problem is None else picked.some.most if picked else 1 if self.prompt.cards else 0
        self.situation.setText(words)
        self.hand.show_cards(cards, most)
        if most:
            self.hand.allow(picked.some.cards if picked else self.prompt.cards)
        self.hand.setVisible(bool(cards))
        self.situation.show()
        self.heading.set("Practice", self.tally.in_words())
        self.change.setVisible(self.problem is not None)
        self.set.setVisible(self.problem is None and self.row.deals_hands)
        self._own_buttons()
        self.roll.verticalScrollBar().setValue(0)
        self.grown.emit()

    # --- one's own choices

    @property
    def kept(self) -> KeptChoice | None:
        """The own choice that is set."""
        return self.own[self.game].now if self.game in self.own else None

    def _own_buttons(self) -> None:
        self.at_table.setVisible(self.kept is not None and self.problem is not None)
        self.away.setVisible(self.kept is not None)

    def play(self) -> None:
        """The choice is made at a table, and the deal played on from it."""
        kept = self.kept
        if kept is not None:
            self.done.emit()
            self.again.emit(practice_setup(self.row, kept.record, kept.move))

    def forget(self) -> None:
        """The choice is kept no longer."""
        if self.kept is not None:
            self._forget(self.kept.id)
            self.own[self.game].forget()
            if not self.own[self.game].left:
                del self.own[self.game], self.exercises[self.game]
                self.games.removeItem(self.games.currentIndex())
            self.set_up()

    # --- answering

    def _ask(self) -> None:
        talk, deal = talk_of(self.row), self.problem.view.deal if self.problem is not None else None
        if deal is None or not can_be_asked(self.prompt, bool(self.laying.board.places)):
            self._tokens([], f"Next {self.tally.deals}")                # a sheet cannot ask it, a table can
            return
        ways: list[Way] = [(talk.token_now(deal, move), partial(self.answer, move))
                           for move in in_order(self.prompt.calls, talk)]
        if self.prompt.amount is not None:
            self.amount = HowMuch(self.prompt.amount, talk, deal)
            self.amount.changed.connect(self._chosen)
        if self.amount is not None or self.prompt.picked or self.prompt.cards:
            ways.append((self._words(), self._answer_chosen))
        self._tokens(ways)
        if self.amount is not None:
            self.tokens.addWidget(self.amount)
            self.amount.show()
        self._chosen()

    def _words(self) -> str:
        talk, picked = talk_of(self.row), self.prompt.picked
        if self.amount is not None and self.problem is not None:
            return talk.token_now(self.problem.view.deal, self.amount.said())
        begun: Tokens = picked.prefix if picked else next(iter(self.prompt.cards.values()))[:1]
        return talk.several(begun, len(self.hand.chosen)) if picked else talk.token(Move(begun))

    def _chosen(self) -> None:
        """Other cards are chosen: whether they are enough."""
        if not self.answers or not (self.amount or self.prompt.picked or self.prompt.cards):
            return
        least = self.prompt.picked.some.least if self.prompt.picked else 1 if self.prompt.cards else 0
        self.answers[-1].setText(self._words())
        self.answers[-1].setEnabled(len(self.hand.chosen) >= least)
        self.answers[-1].dress()
        if 0 < self.hand.most == len(self.hand.chosen) and any(card.hasFocus() for card in self.hand.cards):
            self.answers[-1].setFocus(Qt.FocusReason.TabFocusReason)

    def _answer_chosen(self) -> None:
        chosen, picked = self.hand.chosen, self.prompt.picked
        if self.amount is not None:
            self.answer(self.amount.said())
            return
        self.answer(Move((*picked.prefix, *sorted(chosen))) if picked else Move(self.prompt.cards[chosen[0]]))

    def answer(self, move: Move) -> None:
        """It is compared with all others."""
        problem = self.problem
        assert problem is not None
        self.laying.answered(move)
        for card in self.hand.cards:
            card.setEnabled(False)
        self._tokens([])
        self.say("The choices are being compared…")

        self.errands.send(lambda found: self._judge(found, move), compare, problem.view, problem.seat, problem.names,
                          move, 1.0)

    def _judge(self, found: Comparison | None, move: Move) -> None:
        self._tokens([], f"Next {self.tally.deals}")
        row = found.row(move) if found is not None else None
        if found is None or row is None:
            self.say("Here there is nothing to compare.")
            return
        self.tally.take(found, move)
        self.heading.set("Practice", self.tally.in_words())
        self.lead.setText(f"{verdict(found, move)} {legend(found, row)}")
        self.lead.show()
        self.fill(heads_of(found), lines_of(found, move), [one.why for one in found.rows],
                  basis(found))
        self.ranked.setCurrentRow(found.rows.index(row))
        self.situation.setVisible(not self.look.large and self.window().height() >= LOW)
        self.judged.answered(self.hand)
        self.grown.emit()
        announce(self, f"{verdict(found, move)} {row.why}")

    # --- tokens, and the keyboard

    def _tokens(self, ways: list[Way], then: str = "") -> None:
        """A row of tokens below the hand, or at the foot how to go on; if any part of this sheet has the keyboard, it
        goes to the first thing, but for where one goes along the games."""
        pressing.turned()
        focus: QWidget | None = QApplication.focusWidget()
        games = self.problem is None and focus is not None and self.which.isAncestorOf(focus)
        within = focus is not None and self.isAncestorOf(focus) and not games
        while self.tokens.takeAt(0) is not None:
            pass
        if not ways and self.amount is not None:
            self.amount.hide()
            self.amount.deleteLater()
            self.amount = None
        for old in self.answers:
            old.hide()
            old.deleteLater()
        self.answers = []
        for place, (text, act) in enumerate(ways, 1):
            token = BoneButton(text, str(place), parent=self)
            token.clicked.connect(lambda _=False, act=act: act())
            self.tokens.addWidget(token)
            token.show()
            self.answers.append(token)
        self.go_on.setVisible(bool(then))
        self.go_on.setText(then)
        self.go_on.dress()
        first = self.first()
        if within and first is not None:
            first.setFocus(Qt.FocusReason.OtherFocusReason)

    def first(self) -> QWidget | None:
        """The hand, the places, or what is to be pressed next."""
        if any(place.isEnabled() for place in self.laying.board.places):
            return self.laying.board.places[0]
        if self.answers:
            return next((card for card in self.hand.cards if self.hand.most and card.isEnabled()), self.answers[0])
        return self.go_on

    def default(self) -> QAbstractButton | None:
        """What goes on, or the only answer once it can be given; among several Return prefers none."""
        buttons = self.answers or [self.go_on]
        return buttons[0] if len(buttons) == 1 and not buttons[0].isHidden() and buttons[0].isEnabled() else None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The keys shown on the tokens."""
        text = event.text()
        buttons = self.answers or [self.go_on]
        if text.isdigit() and 0 < int(text) <= len(buttons) and not buttons[int(text) - 1].isHidden():
            buttons[int(text) - 1].click()
            focus, first = QApplication.focusWidget(), self.first()
            if first is not None and not (focus is not None and self.isAncestorOf(focus)):   # whoever plays by keys
                first.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            super().keyPressEvent(event)

    def leave(self) -> None:
        """The sheet is put away: nothing more is thought."""
        self.errands.stop()
        self.clock.stop()
        self.thinkers.close()
