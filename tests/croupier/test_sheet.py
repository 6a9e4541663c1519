"""The score sheet: the match says where a game ends, and a deal whether anything is scored in it."""
from __future__ import annotations

from typing import cast

from cardtable.croupier.sheet import ScoreSheet
from cardtable.croupier.steps import Step
from cardtable.rules.deal import Deal
from cardtable.rules.events import Event
from cardtable.rules.match import Level, Series
from cardtable.rules.moves import Choices, Move, calls
from cardtable.rules.zones import Layout
from cardtable.showing.talk import Talk
from cardtable.table.book import Book
from cardtable.table.reading.narration import Narration
from tests.rules.toy import PACK


class Telling(Deal):
    """Somebody says what he has scored, less than nothing perhaps."""

    layout, pack, scored = Layout(2), PACK, True

    def begin(self) -> None:
        self.phase, self.must = "telling", (0,)

    def telling(self, seat: int) -> Choices:
        return calls("won", "lost", "nothing")

    def do_won(self, seat: int) -> None:
        self.mark(seat, 30, "won")
        self.end()

    def do_lost(self, seat: int) -> None:
        self.mark(seat, -20, "lost")
        self.end()

    def do_nothing(self, seat: int) -> None:
        self.end()


class Paying(Telling):
    """The same in coins."""

    scored = False

    def do_won(self, seat: int) -> None:
        self.pay(3, 1, 0, "won")
        self.end()


class Partie(Series):
    """So many deals, the score of all together."""

    kind: type[Telling] = Telling

    def first(self) -> Deal:
        return self.kind()

    def following(self) -> Deal | None:
        deal = self.deal()
        self.finished += (deal.resigned,)
        if len(self.finished) == 2 or deal.resigned is not None:
            return None
        return self.kind(score=deal.score, purse=deal.purse)


class Parties(Series):
    """Two of them."""

    def first(self) -> Level:
        return Partie(self.options)

    def following(self) -> Level | None:
        self.finished += (self.deal().score,)
        return None if len(self.finished) == 2 else Partie(self.options)


class InCoins(Partie):
    kind = Paying


class Page:
    """What the score page was last given to show."""

    scale = None

    def tr(self, words: str) -> str:
        return words

    def show_score(self, title: str, columns: list[str], rows: list[list[str]], total: tuple[str, ...] = (),
                   foot: list[list[str]] | None = None, note: str = "", news: bool = True) -> None:
        self.columns, self.rows, self.total = columns, rows, list(total)

    def show_block(self, block: object) -> None:
        pass

    def show_wagers(self, wagers: object) -> None:
        assert wagers is None                    # nothing is staked on places

    def show_aside(self, rows: list[list[str]]) -> None:
        self.aside = rows


def played(match: Series, *verbs: str) -> ScoreSheet:
    """These moves, all by seat 0, onto a sheet."""
    sheet = ScoreSheet()
    for number, verb in enumerate(verbs):
        deal, game, events = match.deal(), match.game, list[Event]()
        deal.tell = events.append
        match.apply(0, Move((verb,)))
        sheet.take(Step(number, 0, Move((verb,)), 0, tuple(events), deal, game))
    return sheet


def marks(sheet: ScoreSheet) -> list[list[int]]:
    """By game, what each deal came to for seat 0."""
    return [[deal.points(0) for deal in game] for game in sheet.games]


def test_a_score_that_comes_back_to_nothing_begins_no_game() -> None:
    assert marks(played(Parties({}), "nothing", "nothing", "won", "lost")) == [[0, 0], [30, -20]]


def test_a_game_given_up_before_anything_is_marked_is_a_game() -> None:
    sheet = played(Parties({}), "resign", "won", "lost")
    assert marks(sheet) == [[0], [30, -20]]
    assert [deal.number for deal in sheet.game] == [1, 2]


def test_the_last_game_is_the_one_that_was_played_last() -> None:
    match = Parties({})
    played(match, "won", "won", "lost", "lost")
    assert (match.over, match.game) == (True, 2)


def shown(match: Series, *verbs: str) -> Page:
    page = Page()
    narration = Narration(None, Talk(), cast(Book, page))                # type: ignore[arg-type]
    narration.sheet = played(match, *verbs)
    names = [(0, "You"), (1, "Mrs. Halloran")]
    narration.score(match.deal(), names, names)
    return page


def test_points_are_shown_though_no_goal_is_set() -> None:
    page = shown(Partie({}), "won", "lost")
    assert page.rows == [["1. Won", "30", ""], ["2. Lost", "−20", ""]]
    assert page.total == ["Total", "10", "0"]


def test_a_deal_without_points_has_accounts() -> None:
    sheet = played(InCoins({}), "won")
    assert sheet.in_coins
    assert shown(InCoins({}), "won").rows == [["You: won", "+3", "3"], ["Mrs. Halloran: won", "−3", "−3"]]
    assert not played(Partie({}), "nothing").in_coins
