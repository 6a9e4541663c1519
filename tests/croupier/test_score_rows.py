"""Whatever the game, the form and the moment: the rows of the score add up to what has been marked."""
from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from cardtable.croupier import score_rows
from cardtable.croupier.sheet import ScoreSheet
from cardtable.croupier.steps import Step
from cardtable.games import game, games
from cardtable.rules.deal import Deal
from cardtable.rules.events import Event
from cardtable.rules.game import Game
from cardtable.rules.options import OneOf, complete
from cardtable.rules.sitting import Sitting
from cardtable.showing.sums import FORWARD, SO_FAR, SumLine, carried, total
from cardtable.showing.talk import talk_of
from tests.spread import far

MOVES = far(600, 1200)           # of each form
ENOUGH = far(12, 10_000)         # deals
FORMS = [(row, form) for row in games()
         for form in next((tuple(one.choices or ()) for one in row.options
                           if isinstance(one, OneOf) and one.name == "form"), ("",))]


def deals(row: Game, form: str, chance: Random) -> Iterator[tuple[ScoreSheet, Deal, list[int]]]:
    """Every deal of a sitting at random, as it has ended: the sheet so far, the deal, and the purses after the last;
    of three sittings where they are of one deal."""
    seen = 0
    for _ in range(3):
        for one in of_sitting(row, form, chance) if seen < 3 else ():
            seen += 1
            yield one
            if seen == ENOUGH:
                return


def of_sitting(row: Game, form: str, chance: Random) -> Iterator[tuple[ScoreSheet, Deal, list[int]]]:
    """The same of one."""
    options = complete(row.options, {"form": form} if form else {})
    sitting = Sitting(row, options, [{"name": f"P{n}", "kind": "person"} for n in range(row.players(options)[0])])
    sheet, events = ScoreSheet(), list[Event]()
    sitting.listeners.append(events.append)
    stood = list(sitting.match.deal().purse)
    for number in range(MOVES):
        if sitting.over:
            return
        deal, game = sitting.match.deal(), sitting.match.game
        seat = sitting.match.pending().must[0]
        move = sitting.match.decision(seat).sample(chance)
        events.clear()
        sitting.submit(seat, move)
        sheet.take(Step(number, seat, move, 0, tuple(events), deal, game))
        if deal.over and not deal.preliminary:
            yield sheet, deal, stood
            stood = list(deal.purse)


@pytest.mark.parametrize(("row", "form"), FORMS, ids=[f"{row.name} {form}" for row, form in FORMS])
def test_rows_add_up_after_every_deal(row: Game, form: str) -> None:
    """In coins, what everybody had and what the deal has brought is what he has."""
    talk, seen, paid = talk_of(row), 0, 0
    for sheet, deal, stood in deals(row, form, Random(7)):
        if sheet.in_coins:
            for whose in (*range(deal.players), *range(-len(deal.layout.pots), 0)):
                assert stood[whose] + sheet.game[-1].balance(whose) == deal.purse[whose]
            paid += 1
        sides = range(len(deal.score)) if deal.scored else range(0)
        columns = score_rows.columns(sheet.game, sides)
        marked = tuple([(deal.beside if column.beside else deal.score)[column.side] for column in columns])
        told = score_rows.of_game(talk, sheet.game, sides)
        short = carried(told, 5, len(columns))
        assert len(short) <= 5
        for rows in (score_rows.of_last_deal(talk, sheet.game, sides), [row for one in told for row in one], short,
                     [*score_rows.begun_with(sheet.game, sides), *score_rows.of_deals(talk, sheet.game, sides)]):
            assert total("Total", rows, len(columns)).points == marked
        if short and short[0].words == FORWARD and SO_FAR in [row.words for row in short]:
            # what is brought forward stood before this deal
            assert short[0].points == tuple([now - sheet.game[-1].points(*column)
                                             for column, now in zip(columns, marked, strict=True)])
        seen += 1
    assert seen > 2
    assert paid or deal.scored


def test_what_is_brought_forward_stood_after_a_deal_and_this_deal_is_summed_up_by_itself() -> None:
    before = [[SumLine(f"Deal {n}", (n, None))] for n in range(1, 7)]
    last = [SumLine("Deal 7"), SumLine("Marriage", (40, 20)), SumLine("Seven", (10, None)),
            SumLine("Brisques", (60, 70))]
    assert carried([*before, last[:3]], 5, 2) == [SumLine(FORWARD, (15, 0)), before[-1][0], *last[:3]]
    assert carried([*before, last], 5, 2) == [SumLine(FORWARD, (21, 0)), *last]
    assert carried([*before, [*last, SumLine("Last trick", (None, 10))]], 5, 2) == [
        SumLine(FORWARD, (21, 0)), SumLine(SO_FAR, (40, 20)), *last[2:], SumLine("Last trick", (None, 10))]
    assert carried([[*last, *last]], 5, 2) == [SumLine(SO_FAR, (110, 90)), *last]
    assert carried([*before, last], 10, 2) == [*[row for one in before for row in one], *last]


def test_a_partie_is_ruled_for_all_its_deals_and_a_deal_told_in_the_order_of_counting() -> None:
    row, ruled = game("piquet"), set[int]()
    talk = talk_of(row)
    for sheet, _, _ in deals(row, "rubicon", Random(3)):
        made = [row for one in score_rows.of_game(talk, sheet.game, (0, 1)) for row in one]
        rows = score_rows.ruled(talk, sheet.game, (0, 1), made)
        assert [f"Deal {n}" for n in range(1, 7)] == [one.words for one in rows if one.words.startswith("Deal ")]
        assert total("Total", rows, 2) == total("Total", made, 2)
        ruled.add(len(sheet.game))
        kinds = list(dict.fromkeys([mark.what for mark in sheet.game[-1].marks if mark.points]))
        assert set(kinds) <= set(talk.kinds)
        told = [one.words for one in score_rows.of_last_deal(talk, sheet.game, (0, 1)) if one.words != FORWARD]
        assert told == [talk.entry([what]) for what in talk.kinds if what in kinds]
    assert ruled == set(range(1, 7))


def test_rows_of_the_same_words_in_different_columns_are_one() -> None:
    rows = [SumLine("1. The bid", (80, None, None)), SumLine("1. Tricks", (None, 20, None)),
            SumLine("1. Tricks", (None, None, 20)), SumLine("1. Tricks", (None, 10, None))]
    assert score_rows.merged(rows) == [rows[0], SumLine("1. Tricks", (None, 20, 20)), rows[3]]


def test_what_all_have_made_as_often_is_told_so_often() -> None:
    """Of a slip kind by kind; where one made it oftener than another it is named alone."""
    talk, across = talk_of(game("poker_patience")), [score_rows.Column(side, False) for side in (0, 1)]
    made = [Event("scored", side, points=points, what=what) for what, points, sides in (
        ("straight", 12, (0, 0, 1, 1)), ("pair", 1, (0, 1, 1))) for side in sides]
    assert score_rows._by_kind(talk, made, across) == [
        SumLine("Twice a straight", (24, 24)), SumLine("A pair", (1, 2))]
