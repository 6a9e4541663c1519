"""The book beside a cloth looked back on: score and talk as they then stood, and the page of choices."""
from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtWidgets import QWidget

from cardtable.croupier.sheet import ScoreSheet
from cardtable.croupier.steps import Step
from cardtable.players.judging import judge_of
from cardtable.players.review import Judged
from cardtable.players.said import in_words
from cardtable.showing.glossary import glossary
from cardtable.showing.talk import Talk
from cardtable.table.book import Book
from cardtable.table.book.book import Tab
from cardtable.table.book.measures import FULL, Measures
from cardtable.table.cloth.sight import Sight
from cardtable.table.ending.game_ending import bank_of, lead_of
from cardtable.table.ending.review import Review
from cardtable.table.lookback import told
from cardtable.table.lookback.judging import Judging
from cardtable.table.lookback.leaf import ReviewLeaf
from cardtable.table.lookback.playhead import Playhead
from cardtable.table.lookback.rail import Bead
from cardtable.table.reading.narration import Narration
from cardtable.table.sheets.ending import Lead

MEASURES = Measures(540, 660, .375, 400)
LEAST = 340                                  # beside the cloth, at the usual size of letters: else it is folded


class Looked(NamedTuple):
    """A choice of the deal: the move, what was made of it, and whether that is still to come."""

    step: Step
    found: Judged | None
    waiting: bool


class PastBook(Book):
    """`actions` are what can be done with the choice that is open, by the words on their buttons."""

    def __init__(self, review: Review, talk_: Talk, actions: dict[str, Callable[[], None]], parent: QWidget) -> None:
        super().__init__(parent)
        self.review = review
        self.game, self.spoken = review.past.game, talk_
        self.measures = MEASURES
        self.leaf = ReviewLeaf([review.players[n].name for n in review.judged], actions, talk_.deal_called)
        self.lay_in("advice", self.leaf)
        self.open_tab("advice")
        self.close_page()
        self.allow(compare=False, review=False)
        code = self.game.code_of(review.past.options)
        self.talk.words = self.laws.articles.words = glossary(self.game.name)
        self.laws.show_code(self.game.codes[code], self.game.codes)
        self.narration = Narration(self.game, talk_, self)

    @property
    def folded(self) -> bool:
        """Where there is no room for all its buttons, too."""
        return super().folded or MEASURES.share * self._area.width() < LEAST * self.look.furniture

    def folds_below(self, high: float) -> float:
        """It is wanted more than width for a hand: a low window folds it no sooner."""
        return super().folds_below(FULL)

    def _news(self, tab: Tab) -> None:
        """Nothing is new of what is past."""

    def tell(self, playhead: Playhead, sight: Sight) -> None:
        """Score, talk and the table in words at the moment at which one stands."""
        deal, tape = sight.deal, playhead.tape
        self.narration.again(tape.steps[:playhead.number],
                             lambda first: (step.deal for step in tape.stood(first, playhead.number)),
                             sight.viewer, sight.name_of, sight.short_of)
        self.narration.score(deal, sight.columns(), sight.purses())
        heading = tape.heading(playhead.deal)
        match = tape.at(playhead.deal, playhead.made).match
        self.head(heading, self.spoken.standing(match, sight.viewer, deal))
        self.words.tell("table", self.spoken.in_words(deal, sight.name, self.game.title))
        self.leaf.set_heading("Post-mortem", heading)
        self.leaf.swings.show_game(self._lead(playhead, sight))

    def _lead(self, playhead: Playhead, sight: Sight) -> Lead | None:
        """How the game went to which this deal belongs, as far as its deals have ended."""
        sheet, game = ScoreSheet(), playhead.tape.deals[playhead.deal].game
        for step in playhead.tape.steps:
            if step.game == game:
                sheet.take(step)
        if sheet.game and not sheet.game[-1].ended and not playhead.tape.match.over:
            sheet.game.pop()                     # it is still being played
        bank = bank_of(self.spoken, playhead.tape.match)
        return lead_of(sheet, sight, sight.viewer, self.spoken, bank) if sheet.game else None

    def show_choices(self, playhead: Playhead, judging: Judging) -> list[Bead]:
        """The choices of the deal as far as they are judged; as beads, too."""
        numbers, name = playhead.choices, self.game.name
        looked = [Looked(playhead.tape.steps[n], judging.found.get(n), n not in judging.found) for n in numbers]
        many = len(numbers)
        self.leaf.show_choices([told.row(name, *one, n, many) for n, one in enumerate(looked, 1)],
                               judging.of(numbers), not judging.done(numbers), playhead.broken)
        choice = playhead.choice
        if choice is None:
            self.leaf.open_at(None, None, "", waiting=False, whose="")
        else:
            step, found, waiting = looked[choice]
            judge = judge_of(name)
            self.leaf.open_at(choice, found, in_words(step.move, judge.phrase if judge else {}), waiting,
                              self.review.whose(playhead.player))
        return [told.bead(name, *one, n, many) for n, one in enumerate(looked, 1)]
