"""The statistics: what all finished games came to, and of each game its own figures and the curve of games won."""
from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import reduce

from PySide6.QtWidgets import QWidget

from cardtable.games import NAMES, game
from cardtable.showing.figures import Sample, figures_of, told
from cardtable.showing.phrases import count
from cardtable.showing.talk import Talk, talk_of
from cardtable.store.gradings import Grading
from cardtable.store.results import CONCEDED, MARKED, Result, Tally, tally
from cardtable.table.forms import rows
from cardtable.table.forms.rows import FormRow
from cardtable.table.sheets import accuracy
from cardtable.table.sheets.statistics_panels import Curve, FigureList, Great, Headline
from cardtable.table.sheets.tallies import Tallies, is_patience, one_kind, title
from cardtable.table.widgets import Label, Segmented
from cardtable.table.widgets.folio import Folio

AIDED: tuple[bool | None, ...] = (None, False, True)
ALL = "All games"
ALL_AIDS = ("With and without aids", "Without aids", "With aids")
SHORTEST = 2                     # games of which there is a curve


class StatisticsSheet(Folio):
    """A page for each game that was played, and one for all; of games played without or with aids, or both."""

    WIDE = 860

    def __init__(self, results: Sequence[Result], gradings: Sequence[Grading] = (), parent: QWidget | None = None
                 ) -> None:
        super().__init__("Statistics", parent=parent)
        self.results, self.gradings = list(results), list(gradings)
        played = dict.fromkeys([one.game for one in reversed(self.results)])
        self.games = [name for name in played if name in NAMES]           # the one played last comes first
        self.game, self.aided = "", 0
        self.filter = Segmented(ALL_AIDS, 0, "Which games")
        self.filter.chosen.connect(self.show_games)
        self.headline, self.curve, self.figures, self.tallies = Headline(), Curve(), FigureList(), Tallies()
        self.empty = Label("No game that counts has been finished yet.", "event", "ink_second", wrap=True)
        self.note = Label("Games for practice, in which something seen was taken back, and those of several persons at "
                          "one screen are not counted.", "note", "heading", wrap=True)
        self.curved = Label("Games won, less games lost", "tile")
        self.figured = Label("", "tile")
        self.judged, self.accuracy = Label("Your choices, as post-mortems judged them", "tile"), FigureList()
        self.tallied = Label("By form and level", "tile")
        if len(self.games) > 1:
            titles = [ALL, *[game(name).title for name in self.games]]
            self.which = rows.choice(titles, 1, "Which game", self.turn_to)
            self.above.addWidget(FormRow("Game", self.which))
        self.above.addWidget(FormRow("Counted", self.filter))
        self.middle.addWidget(self.empty)
        for one in (self.headline, self.curved, self.curve, self.figured, self.figures, self.judged, self.accuracy,
                    self.tallied, self.tallies):
            self.middle.addWidget(one)
        self.middle.addSpacing(8)
        self.middle.addWidget(self.note)
        self.middle.addStretch(1)
        self.close_button("Close")
        self.turn_to(1 if self.games else 0)

    def turn_to(self, page: int) -> None:
        """The page of all games (0), or of one."""
        self.game = self.games[page - 1] if page else ""
        self._show()

    def show_games(self, which: int) -> None:
        """All, unaided or aided games."""
        self.aided = which
        self._show()

    def _show(self) -> None:
        aided = AIDED[self.aided]
        counted = [one for one in self.results if not one.practice and aided in (None, bool(one.aids))
                   and self.game in ("", one.game)]
        whole = Tally()
        for one in counted:
            whole.count(one)
        found, alone = tally(counted), sum(map(_by_oneself, counted))
        for (name, _, level), stands in found.items():
            if is_patience(name) and not level:
                stands.drawn = 0
        whole.drawn -= alone
        lines = self._lines(counted)
        self.headline.show_great(_great(whole, whole.played - alone, {one.game for one in counted}))
        self.curve.show_results(counted)
        self.figured.setText(f"At {game(self.game).title}" if self.game else "")
        self.figures.show_lines(lines)
        called = talk_of(game(self.game)).deal_called if self.game else Talk.deal_called
        judged = [one for one in self.gradings if self.game in ("", one.game)] if aided is None else []
        graded = accuracy.lines(judged, bool(self.game), called)         # which of them had aids nobody has noted
        self.accuracy.show_lines(graded)
        self.tallies.show_tallies(found)
        for shown, widgets in ((bool(counted), (self.headline, self.tallied, self.tallies)),
                               (len(counted) >= SHORTEST, (self.curved, self.curve)),
                               (bool(lines), (self.figured, self.figures)),
                               (bool(graded), (self.judged, self.accuracy)), (not counted, (self.empty,))):
            for widget in widgets:
                widget.setVisible(shown)

    def _lines(self, counted: Sequence[Result]) -> list[tuple[str, str]]:
        """The game's own figures, of the games of which they are known."""
        known = [one.figures for one in counted if one.figures]
        if not self.game or not known:
            return []

        def summed(key: str, known: Sequence[Mapping[str, tuple[int, ...]]] = known) -> Sample:
            samples = [Sample(*figures[key]) for figures in known if len(figures.get(key, ())) == len(Sample())]
            return reduce(Sample.with_, samples, Sample())

        found = [(figure.title, told(figure, summed(figure.key))) for figure in figures_of(self.game)]
        found = _alone(counted) + found
        met = [one.figures for one in counted if one.figures and not _by_oneself(one)]
        marked, conceded = summed(MARKED, met), summed(CONCEDED, met)
        if (marked.number or conceded.number) and marked.times:
            found.insert(0, ("Points a deal, yours and the others’ together",
                             f"{marked.total / marked.times:.1f} : {conceded.total / marked.times:.1f}"))
        return found


def _by_oneself(result: Result) -> bool:
    """Whether it was played against nobody, so that it was neither won nor lost nor drawn."""
    return not result.level and is_patience(result.game)


def _alone(counted: Sequence[Result]) -> list[tuple[str, str]]:
    """Of a patience what was made alone, by form and by how many deals were laid at a time: the best, and the mean of
    one deal."""
    made: dict[tuple[str, int], list[int]] = {}
    for one in counted:
        if _by_oneself(one):
            made.setdefault((one.form, one.deals), []).append(one.points_for)
    found = []
    for form in sorted({form for form, _ in made}):
        many = sorted([deals for some, deals in made if some == form])
        name, whole = counted[0].game, [(deals, points) for deals in many for points in made[form, deals]]
        called = talk_of(game(name)).deal_called
        beside = f", {title(name, form)}" if len({form for form, _ in made}) > 1 else ""
        found += [(f"Best alone{beside}{f', {count(deals, called)}' if deals > 1 else ''}", str(max(made[form, deals])))
                  for deals in many]
        mean = sum([points for _, points in whole]) / sum([deals for deals, _ in whole])
        found.append((f"Mean alone{beside}{'' if many == [1] else ', of one'}", f"{mean:.1f}"))
    return found


def _great(whole: Tally, met: int, names: Iterable[str]) -> list[Great]:
    """What a player asks first, of all these games; so many were played against somebody."""
    share = f"{100 * whole.won / met:.0f} in a hundred" if met else ""
    row = f"{whole.run} now" if whole.run else ""
    found = [Great(str(whole.played), "Played"), Great(str(whole.won), "Won", share),
             Great(str(whole.lost), "Lost", f"{whole.drawn} drawn" if whole.drawn else ""),
             Great(str(whole.longest), "Won in a row", row)]
    coins = one_kind(names)
    if whole.coins and coins is not None:
        found.append(Great(coins.signed(whole.coins), coins.many))
    return found
