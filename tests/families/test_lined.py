"""Points beside the line: shown and added at the end, and nobody is nearer to the goal for them."""
from __future__ import annotations

from collections import Counter

import pytest
from PySide6.QtWidgets import QGraphicsScene

from cardtable.croupier import account, score_rows
from cardtable.croupier.people import Player
from cardtable.croupier.sheet import ScoreSheet
from cardtable.croupier.steps import Step
from cardtable.families.match import by_points
from cardtable.families.settlement import in_columns
from cardtable.games import game
from cardtable.players.playout import gain
from cardtable.rules.events import Event
from cardtable.rules.moves import Move
from cardtable.rules.sitting import Sitting
from cardtable.showing.places import DevicePlace, Places
from cardtable.showing.sums import FORWARD, SumLine, total
from cardtable.showing.talk import talk_of
from cardtable.table.cloth.instruments import Instruments, before
from cardtable.table.cloth.sight import Sight
from cardtable.table.items import Stage
from cardtable.table.items.motion import Motion
from cardtable.table.paint.look import Look
from tests import suite
from tests.families.lined_toy import LINED, Lined, LinedRubbers
from tests.families.toys import Plain
from tests.suite import Form, Trial

TOLD = [(0, 6, 16), (1, 6, 8), (2, 6, 0),               # the first game: 12 to 6, and 8 and 16 beside the line
        (3, 6, 0), (0, 1, 40), (1, 4, 0)]               # the second goes to the others, 10 to 1


@pytest.mark.parametrize("name", ["bridge", "whist", "euchre", "quinto"])
def test_before_partners_are_cut_for_nothing_stands_at_the_head(name: str) -> None:
    """It was "0 to 0, 0, 0", as if each played for himself."""
    row = game(name)
    assert talk_of(row).standing(row.match({}), 0) == ""


def played(moves: list[tuple[int, int, int]]) -> tuple[Sitting, ScoreSheet]:
    """These told, by seat."""
    sitting, sheet, events = Sitting(LINED, {}), ScoreSheet(), list[Event]()
    sitting.listeners.append(events.append)
    for number, (seat, *points) in enumerate(moves):
        deal, game = sitting.match.deal(), sitting.match.game
        events.clear()
        sitting.submit(seat, Move(("tell", *points)))
        sheet.take(Step(number, seat, Move(("tell", *points)), seat, tuple(events), deal, game))
    return sitting, sheet


def test_random_rubbers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(suite, "talk_of", lambda _: Plain())
    counts = Counter[str]()
    for seed in range(6):
        counts += Trial(Form(LINED, {}), seed, looks=0.05).play().counts
    assert counts["resumed"] >= 6


def test_no_game_is_won_beside_the_line_and_the_goal_caps_nothing_there() -> None:
    deal = Lined()
    deal.mark(0, 40, "honours", beside=True)
    assert (deal.score, deal.beside, deal.totals, deal.ends_game) == ([0, 0], (40, 0), [40, 0], False)
    deal.mark(1, 10, "tricks")
    assert deal.ends_game
    assert by_points(deal).winners == {0, 2}
    assert gain(deal, Lined(), 0) == 30


def test_a_copy_and_a_view_have_points_of_their_own() -> None:
    deal = Lined()
    for other in (deal.copy(), deal.view(1)):
        other.mark(1, 8, "honours", beside=True)
        assert (deal.beside, other.beside) == ((0, 0), (0, 8))


def test_how_it_stood_before_a_move() -> None:
    deal, events = Lined(score=[4, 0], beside=(0, 8)), list[Event]()
    deal.tell = events.append
    deal.apply(0, Move(("tell", 3, 16)))
    assert (deal.score, deal.beside) == ([7, 0], (0, 24))
    assert before(deal, events).put(deal.copy()).totals == [4, 8]


def test_a_score_of_more_numbers_than_sides_is_refused() -> None:
    for given in ({"score": [0] * 4}, {"beside": (0,) * 3}):
        with pytest.raises(ValueError, match="more numbers than there are sides"):
            Lined(**given)                               # type: ignore[arg-type]


def test_columns_on_the_line_and_beside_it_and_their_sum_at_the_end() -> None:
    _, sheet = played(TOLD[:3])
    talk, game, sides = Plain(), sheet.games[0], (1, 0)
    assert score_rows.heads(talk, game, [(1, "Theirs"), (0, "Ours")]) == ["Theirs", "beside", "Ours", "beside"]
    rows = [row for one in score_rows.of_game(talk, game, sides) for row in one]
    assert rows == [SumLine("1. Honours", (None, 16, None, None)), SumLine("1. Tricks", (None, None, 6, None)),
                    SumLine("2. Tricks", (6, None, None, None)), SumLine("2. Honours", (None, None, None, 8)),
                    SumLine("3. Tricks", (None, None, 6, None))]
    assert total("Total", rows, 4).points == (6, 16, 12, 8)
    assert score_rows.added(game, sides, rows).points == (22, None, 20, None)
    assert score_rows.of_last_deal(talk, game, sides)[0] == SumLine(FORWARD, (6, 16, 6, 8))


def test_what_stands_beside_the_line_goes_on_with_the_rubber(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(account, "talk_of", lambda _: Plain())
    sitting, sheet = played(TOLD)
    talk, game = Plain(), sheet.games[1]
    assert score_rows.begins(game, (0, 1)) == (0, 8, 0, 16)
    assert [row.points for row in score_rows.of_deals(talk, game, (0, 1))] == [
        (0, 0, 6, 0), (1, 0, 0, 40), (0, 0, 4, 0)]
    assert sitting.match.deal().beside == (8, 56)
    told = list(account.Account(LINED, sitting.match, sheet, ["Ann", "Ben", "Cora", "Dan"]).rows())
    assert [row for row in told if row.startswith("Game")] == ["Game 1", "Game 2"]
    assert "  Ben and Dan: 40 for honours beside the line" in told
    assert told[-2:] == ["Score: 0 for Ann and Cora and 0 for Ben and Dan",
                         "Beside the line: 8 for Ann and Cora and 56 for Ben and Dan"]
    assert talk.standing(sitting.match, 0) == "0 to 0; beside 8 to 56"


def test_a_rubber_is_settled_from_both_columns_whoever_has_won_it() -> None:
    sitting, _ = played([*TOLD, (2, 6, 0), (3, 1, 0), (0, 6, 0)])
    match = sitting.match
    assert isinstance(match, LinedRubbers)
    assert match.over
    _, rubber = match.finished[-1]
    # 12, 1 and 12 on the line, 8 beside it, 10 for the rubber: 43; against 6, 10 and 1, and 56
    assert (rubber.winner, rubber.games, rubber.beside, rubber.points) == (0, (25, 17), (8, 56), -30)
    assert match.deal().purse == [-30, 30, -30, 30]
    sheet = in_columns(rubber, "above", "points")
    assert (sheet.rows[-1], sheet.total.points) == (SumLine("Together", (43, 73)), (None, 30))


@pytest.mark.usefixtures("qapp")
def test_an_instrument_shows_either_column() -> None:
    line, above = DevicePlace(kind="dials", x=.5, y=.3), DevicePlace(kind="dials", x=.5, y=.5, beside=True)
    players = tuple([Player(name) for name in ("Ann", "Ben", "Cora", "Dan")])
    deal, places = Lined(score=[4, 6], beside=(16, 8)), Places(zones=(), plates=(), devices=(line, above))
    sight = Sight(0, deal, places, 0, players, True)
    scene = QGraphicsScene()
    instruments = Instruments(Stage(Look(), Motion(0)), scene.addItem, Plain())
    instruments.furnish(sight)
    instruments.tell(sight)
    assert [device.numbers for device in instruments] == [(4, 6), (16, 8)]
    instruments.score(1, 3)
    instruments.score(0, 40, beside=True)
    assert [device.numbers for device in instruments] == [(4, 9), (56, 8)]
    assert instruments.sides == {0, 1}
