"""A void deal counts nowhere: its marks are taken off, no deal or game is counted, and who deals next is as it says."""
from __future__ import annotations

from collections import Counter

import pytest

from cardtable.croupier.figures import COMMON
from cardtable.croupier.sheet import ScoreSheet
from cardtable.croupier.steps import Step
from cardtable.croupier.tape import Tape
from cardtable.players.review import Past
from cardtable.rules.events import VOID_DEAL, Event
from cardtable.rules.match import Series
from cardtable.rules.moves import Move
from cardtable.showing.figures import Sample, samples
from cardtable.showing.talk import Talk
from cardtable.store.results import MARKED
from tests import suite
from tests.families.toys import Plain
from tests.families.void_toy import PARTIE, Misdealt, OneEvening, OnePartie, OneRubber
from tests.suite import Form, Trial


def played(match: Series, *verbs: str) -> list[Step]:
    """These, by whoever is to act."""
    steps = []
    for number, verb in enumerate(verbs):
        deal, game, events = match.deal(), match.game, list[Event]()
        deal.tell = events.append
        (seat,) = match.pending().must
        match.apply(seat, Move((verb,)))
        steps.append(Step(number, seat, Move((verb,)), seat, tuple(events), deal, game))
    return steps


def partie() -> OnePartie:
    return OnePartie({}, dealer=0, purse=[0] * 4)


def test_random_matches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(suite, "talk_of", lambda _: Plain())
    monkeypatch.setattr(Trial, "ended", lambda trial: trial.resume())        # of a void deal the pool stands over
    counts = Counter[str]()
    for seed in range(12):
        counts += Trial(Form(PARTIE, {}), seed, looks=0.05).play().counts
    assert counts["deals"] > 60


def test_marks_are_taken_off_and_coins_lie_where_they_lie() -> None:
    match = partie()
    *_, last = played(match, "mark", "content", "mark", "mark", "misdeal")
    assert [event.what for event in last.events] == [VOID_DEAL] * 3
    assert (last.deal.void, last.deal.score, last.deal.beside) == ("same", [2, 0, 0], (5, 0, 0))
    deal = match.deal()
    assert (deal.score, deal.beside, deal.purse) == ([2, 0, 0], (5, 0, 0), [0, -2, 0, 2])


def test_what_is_over_is_not_annulled() -> None:
    deal = Misdealt()
    deal.end()
    deal.annul("same")
    assert deal.void == ""


@pytest.mark.parametrize("kind", [OnePartie, OneEvening, OneRubber])
def test_the_same_deals_again_or_the_next(kind: type[Series]) -> None:
    match = kind({}, dealer=0, purse=[0] * 4, players=3)
    dealers = []
    for verb in ("misdeal", "misdeal", "lost", "lost", "misdeal", "content", "lost"):
        dealers.append(match.deal().dealer)
        played(match, verb)
    assert (dealers, match.deal().dealer) == ([0, 0, 0, 1, 2, 2, 0], 1)
    assert (len(match.finished) or len(match.won), match.over) == (1, False)       # type: ignore[attr-defined]


def test_a_void_deal_is_none_of_those_that_are_counted() -> None:
    match = partie()
    played(match, "content", "lost", "content", "content", "misdeal", "content")
    assert (match.over, len(match.finished)) == (True, 4)


def test_the_sheet_drops_its_marks_and_keeps_its_payments() -> None:
    sheet = ScoreSheet()
    for step in played(partie(), "mark", "content", "mark", "mark", "misdeal"):
        sheet.take(step)
    assert [(one.number, one.total(0), one.total(1)) for one in sheet.game] == [(1, 7, 0), (2, 0, 0)]
    assert not sheet.game[-1].marks
    match = partie()
    sheet = ScoreSheet()
    for step in played(match, "mark", "content", "mark", "misdeal", "mark", "content"):
        sheet.take(step)
    assert [(one.number, one.total(1)) for one in sheet.game] == [(1, 0), (2, 7)]
    assert sheet.game[1].balance(1) == 0
    assert len(sheet.game[1].payments) == 3


def test_it_is_told_to_each_as_it_concerns_him() -> None:
    deal, talk = Misdealt(1), Talk()
    for then, seat, told in (("same", 1, "you deal again"), ("same", 0, "B deals again"),
                             ("next", 2, "you deal next"), ("next", 1, "C deals next")):
        event = Event("said", 1, what=VOID_DEAL, args=(then,))
        (line,) = talk.lines(deal, [event], lambda other, own=seat: None if other == own else "ABC"[other])
        assert line.text == f"The deal is void: {told}."
    assert not talk.lines(deal, [Event("scored", 1, points=-2, what=VOID_DEAL)], lambda _: None)


def test_on_paper_a_void_deal_has_the_number_of_the_next() -> None:
    moves = [(0, "content"), (1, "mark"), (1, "misdeal"), (1, "content")]
    tape = Tape(Past(PARTIE, {}, [{}] * 3, tuple([(seat, Move((verb,))) for seat, verb in moves])))
    assert [(one.number, one.deal.void) for one in tape.deals] == [(1, ""), (2, "same"), (2, "")]


def test_statistics_leave_it_out() -> None:
    steps = played(partie(), "mark", "content", "mark", "lost", "content")
    found = samples(COMMON, [(step.deal, step.events) for step in steps], 1)
    assert found[MARKED] == Sample(times=2)
