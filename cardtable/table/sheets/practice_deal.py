"""A deal set up as one wishes, to be played on from there: the kind of deal or the score, who deals, one's cards."""
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from random import Random, SystemRandom

from PySide6.QtCore import Signal

from cardtable.cards import Card, Cards
from cardtable.croupier.people import Player
from cardtable.rules.game import Game
from cardtable.rules.options import Number, OneOf, Option, Value, complete
from cardtable.rules.situation import Part, Situation
from cardtable.table.asking.hand_order import USUALLY, sorted_hand
from cardtable.table.forms.options import OptionForm
from cardtable.table.forms.rows import FormRow
from cardtable.table.forms.setup import Setup, aids_for, at_once
from cardtable.table.sheets.card_picker import Hand
from cardtable.table.widgets import ComboBox, Label
from cardtable.table.widgets.clock import later
from cardtable.table.widgets.folio import Folio
from cardtable.tutor.practice_deal import (
    PracticeDeal,
    form_of,
    goal_of,
    held_at_first,
    pack_of,
    practice_deal,
    situations,
)

OWN = "own"                      # the kind of deal that is set up by hand
LAID = 20                        # milliseconds in which another form finds its place
SMALL, CLOSE = 40, 6             # how wide a card of the pack is drawn, and what lies between lines, so that four suits
                                 # have room in a low window
MOST_POINTS = 1_000              # where a game has no goal
ROW = 16                         # cards for which a line on the paper has room
CHOOSE = "Your cards, as many as you wish; the rest are dealt."
PRACTICE = "Practice: it is not kept, and counts in no statistics."


def parts_of(row: Game) -> Mapping[str, str]:
    """Who may deal, as one's part in it has it."""
    two = row.players(complete(row.options, {}))[0] == 2
    return {"any": "Anybody", "dealer": "You", "eldest": "The other" if two else "The player before you"}


@dataclass(frozen=True, slots=True)
class Terms:
    """What can be said of a deal of one game."""

    options: tuple[Option, ...]

    @classmethod
    def of(cls, row: Game) -> Terms:
        """The kinds of deal the game names, and where it is set up by hand who deals and how it stands."""
        named = {str(n): one.title for n, one in enumerate(situations(row.name))}
        by_hand = {"kind": (OWN,)}
        found: list[Option] = [OneOf("kind", "The deal", "", choices={**named, OWN: "As you set it up"},
                                     default=next(iter(named), OWN)),
                               OneOf("part", "Who deals", "", by_hand, choices=parts_of(row), default="any")]
        goal, form = goal_of(row), form_of(row)
        if form is not None and goal is None:    # else a game might be shorter in another form
            found.insert(1, replace(form, when=by_hand))
        if goal is not None:
            points = range(goal or MOST_POINTS)
            others = "The other’s" if row.players(complete(row.options, {}))[0] == 2 else "The others’"
            found += [Number("mine", "Your points", "", by_hand, range=points),
                      Number("theirs", others, "", by_hand, range=points)]
        return cls(tuple(found))


def situation_of(row: Game, chosen: Mapping[str, Value]) -> Situation:
    """What these terms come to."""
    kind = str(chosen["kind"])
    if kind != OWN:
        return situations(row.name)[int(kind)]
    part: Part = next(one for one in ("any", "dealer", "eldest") if one == chosen["part"])
    options = {name: chosen[name] for name in ("form",) if name in chosen}
    return Situation("", "", part, int(chosen.get("mine", 0)), int(chosen.get("theirs", 0)), options=options)


def in_rows(pack: Cards) -> Cards:
    """A pack laid out by suits; what has none, as a joker, last, so that suits begin where lines do."""
    return tuple(sorted(sorted_hand(pack, "suit", USUALLY), key=lambda card: card.suit < 0))


def setup_of(row: Game, situation: Situation, hand: tuple[Card, ...], chance: Random, name: str = "You") -> Setup:
    """The table at which it is played, against club players; ValueError where such a deal cannot be."""
    made = seated_at(row, practice_deal(row, situation, hand, chance), name)
    return replace(made, players=tuple([one.careless(situation.careless) for one in made.players])) \
        if situation.careless else made


def seated_at(row: Game, deal: PracticeDeal, name: str) -> Setup:
    """One's place is where the deal has it."""
    level = "club" if "club" in row.levels else row.levels[0]
    seated = list(at_once(row, deal.options, level=level, name=name).players)
    person: Player = seated.pop(0)
    seated.insert(deal.player, person)
    return Setup(row, deal.options, tuple(seated), aids_for(row), practice=(deal.line,), start=deal.start)


class PracticeDealSheet(Folio):
    """`dealt` asks for a table: a Setup."""

    dealt = Signal(object)
    elsewhere = Signal()
    """Deals that another program has written are wanted."""

    WIDE = 940

    def __init__(self, house: Mapping[str, Game], game: str = "", name: str = "You", chance: Random | None = None
                 ) -> None:
        super().__init__("A deal to practise", PRACTICE)
        self.house, self.person, self.chance = dict(house), name, chance or SystemRandom()
        self.games = ComboBox()
        self.games.setAccessibleName("The game")
        for one, row in self.house.items():
            self.games.addItem(row.title, one)
        self.games.setCurrentIndex(max(0, self.games.findData(game)))
        self.games.currentIndexChanged.connect(lambda _: self.set_up())
        self.middle.addWidget(FormRow("The game", self.games))
        self.form = OptionForm(Terms.of(self.row), {})
        self.middle.addWidget(self.form)
        self.about, self.choose = Label("", "citation", wrap=True), Label(CHOOSE, wrap=True)
        self.hand = Hand(wide=SMALL)
        self.wrong = Label("", "body", "oxblood", wrap=True)
        for widget in (self.about, self.choose, self.hand, self.wrong):
            self.middle.addWidget(widget)
        self.middle.setSpacing(CLOSE)
        self.middle.addStretch(1)
        self.hand.changed.connect(lambda: self._say_wrong(""))
        self.deal = self.button("Deal at the table", "↵", ox=True)
        self.deal.clicked.connect(self.play)
        self.others = self.button("Deals in PBN")
        self.others.clicked.connect(self.done)
        self.others.clicked.connect(self.elsewhere)
        self.close_button("Close")
        self.set_up()

    @property
    def row(self) -> Game:
        """The game chosen."""
        return self.house[str(self.games.currentData())]

    def set_up(self) -> None:
        """The terms of another game."""
        old, self.form = self.form, OptionForm(Terms.of(self.row), {})
        self.form.changed.connect(self._changed)
        self.middle.replaceWidget(old, self.form)
        old.hide()
        old.deleteLater()
        self.form.show()
        self._lay_pack()
        self._told()

    def _changed(self, name: str) -> None:
        if name in ("form", "kind"):
            self._lay_pack()
        self._told()

    def _lay_pack(self) -> None:
        """The cards from which a hand may be chosen, in this form."""
        options = situation_of(self.row, self.form.chosen).options
        most, pack = held_at_first(self.row, options), pack_of(self.row, options)
        if most == self.hand.most and [one.card for one in self.hand.cards] == list(in_rows(pack)):
            return
        in_suit = max([sum(card.suit == one.suit for one in pack) for card in pack], default=1)
        in_row = 2 * in_suit if 2 * in_suit <= ROW else in_suit          # two suits beside each other have room
        self.hand.show_cards(in_rows(pack) if most else (), most, in_row)
        for widget in (self.choose, self.hand):
            widget.setVisible(bool(most and pack))

    def _told(self) -> None:
        self.about.setText(situation_of(self.row, self.form.chosen).about)
        self.about.setVisible(bool(self.about.text()))
        self._say_wrong("")
        later(self, LAID, self.grown.emit)

    def _say_wrong(self, text: str) -> None:
        self.wrong.setText(text)
        self.wrong.setVisible(bool(text))

    def play(self) -> None:
        """The cards are dealt at a table."""
        try:
            setup = setup_of(self.row, situation_of(self.row, self.form.chosen), self.hand.chosen, self.chance,
                             self.person)
        except ValueError as error:
            self._say_wrong(f"Such a deal cannot be: {error}.")
            return
        self.done.emit()
        self.dealt.emit(setup)
