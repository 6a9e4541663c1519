"""Rubicon Bézique's score kept by hand: laws 50, 51 and 54 (002:1040-1057)."""
from __future__ import annotations

from random import Random

import pytest

from cardtable.games import game
from cardtable.games.rubicon_bezique.laws import LAW
from cardtable.games.rubicon_bezique.match import valued
from cardtable.games.rubicon_bezique.rules import PACK
from cardtable.games.rubicon_bezique.strict import StrictRubicon
from cardtable.games.rubicon_bezique.strict.answers import aside
from cardtable.games.rubicon_bezique.strict.marks import SCALE
from cardtable.games.rubicon_bezique.talk import TALK
from cardtable.players.think import think
from cardtable.rules.events import NATURE
from cardtable.rules.moves import Move
from cardtable.rules.sitting import Sitting
from tests.adapters.strictly import says

MARKING, LAST = LAW["marking"], 50


def dealt(seed: int = 3, marks: bool = True) -> StrictRubicon:
    """Seat 1 deals, seat 0 leads, and each moves his own markers."""
    deal = StrictRubicon(1, [0, 0], [0, 0], (0, 1), hands_mark=marks)
    deal.apply(NATURE, Move(("shuffle", *Random(seed).sample(PACK, len(PACK)))), None)
    return deal


def goes_on(deal: StrictRubicon, to: str, marks: bool = True) -> StrictRubicon:
    """Whatever is lawful, first come first served, to this phase; what is scored is marked, or is not."""
    while deal.phase != to:
        seat = deal.must[0]
        moves = list(deal.decision(seat))
        if deal.phase == "marking":
            if not marks:
                deal.apply(seat, Move(("marked",)))
                continue
            moves = moves[::-1]
        deal.apply(seat, next((move for move in moves if move.verb not in ("announce", "draw")), moves[0]), None)
    return deal


def scored() -> tuple[StrictRubicon, int, int]:
    """Somebody has declared, and is to mark; who, and how much."""
    deal = goes_on(dealt(), "marking")
    seat, = deal.must
    return deal, seat, deal.ledger.accounts[deal.side[seat]].left


def said(deal: StrictRubicon) -> list[str]:
    return [f"{move.verb} {move[1]}" for choice in deal.decision(deal.must[0]).choices for move in choice]


def test_who_has_scored_is_asked_to_mark_and_all_goes_on() -> None:
    """All numbers are offered alike, and which of them is lawful does not show."""
    deal, seat, points = scored()
    assert (deal.score, points > 0, deal.must) == ([0, 0], True, (seat,))
    assert deal.numbers(seat)["mark"].range == SCALE
    assert not deal.numbers(1 - seat), "it is not the other who marks"
    assert not [choice for choice in deal.faults(1 - seat) if choice.verb in ("mark", "marked")]
    says(deal, f"{seat} mark {points}")
    assert (deal.score[deal.side[seat]], deal.phase, deal.offences) == (points, "play", ())


def test_51_an_error_in_marking_is_put_right_while_the_game_lasts() -> None:
    """Too much comes down, by himself or when it is proved; too little goes up; at any time until it is over."""
    deal, seat, points = scored()
    other, side = 1 - seat, deal.side[seat]
    over = says(deal.copy(), f"{MARKING}: {seat} mark 500")
    assert over.score[side] == 500
    assert [(o.fault, o.state) for o in over.offences] == [("marked over", "made")]
    own = says(over.copy(), *[f"{seat} take-down {n}" for n in parts(500 - points)])
    assert (own.score[side], [o.state for o in own.offences]) == (points, ["lapsed"])
    proved = says(over.copy(), f"{other} accuse {MARKING} {seat}")
    assert (proved.score[side], proved.phase) == (points, "play")
    late = goes_on(over.copy(), "comparing")
    assert (late.over, late.phase) == (False, "comparing")
    before = late.score[side]
    says(late, f"{other} accuse {MARKING} {seat}")
    assert (late.score[side], late.ledger.accounts[side].over) == (before - (500 - points), 0)

    short = says(deal.copy(), f"{MARKING}: {seat} marked")
    assert (short.score[side], short.phase) == (0, "play")
    assert says(short.copy(), f"{seat} mark {points}").score[side] == points, "he has made up for it"
    assert says(short.copy(), f"{other} accuse {MARKING} {seat}").score[side] == points, "or it is proved"
    moved = says(goes_on(short.copy(), "comparing", marks=False), "0 agree-scores", "1 mark 500")
    assert moved.must == (0, 1), "who has agreed is asked again: it was to other markers"
    lost = goes_on(short, "comparing", marks=False)
    says(lost, "0 agree-scores", "1 agree-scores")
    assert (lost.over, lost.score[side]) == (True, 0)
    assert valued(lost).rubiconed, "the game is computed from what the markers show"


def parts(points: int) -> list[int]:
    """The moves of the markers that come to so much."""
    found: list[int] = []
    while points:
        found.append(max(n for n in SCALE if n <= points))
        points -= found[-1]
    return found


def test_51_a_claim_that_is_not_so_is_answered() -> None:
    deal, seat, points = scored()
    says(deal, f"{seat} mark {points}")
    before = list(deal.score)
    says(deal, f"{1 - seat} accuse {MARKING} {seat}")
    assert (deal.score, deal.phase) == (before, "play")


def test_51_too_little_marked_amid_the_play_is_an_error_too() -> None:
    deal, seat, points = scored()
    less = next(n for n in SCALE if n < points)
    says(deal, f"{seat} mark {less}")
    assert [(o.fault, o.state) for o in deal.offences] == [("left unmarked", "made")]
    assert says(deal, f"{1 - seat} accuse {MARKING} {seat}").score[deal.side[seat]] == points


def test_54_the_last_trick_is_marked_though_its_winner_would_not() -> None:
    """A loser short of the rubicon would rather not: his hundreds are added to the winner's."""
    deal = goes_on(dealt(), "accusations")
    says(deal, "0 content", "1 content")
    assert deal.phase == "marking"
    winner = deal.leader
    account = deal.ledger.accounts[deal.side[winner]]
    assert account.left == LAST
    says(deal, f"{MARKING}: {winner} marked", f"{1 - winner} marked")
    assert deal.phase == "comparing"
    before = deal.score[deal.side[winner]]
    says(deal, f"{1 - winner} accuse {MARKING} {winner}", "0 agree-scores", "1 agree-scores")
    assert (deal.over, deal.score[deal.side[winner]]) == (True, before + LAST)


@pytest.mark.parametrize("marked", [True, False])
def test_50_a_score_for_nothing_comes_off_whether_it_was_marked_or_not(marked: bool) -> None:
    """In time, under its own law; afterwards it stands."""
    deal = goes_on(dealt(), "declaring")
    seat = deal.must[0]
    says(deal, f"{LAW['no meld']}: {seat} score-falsely four-aces")
    assert deal.phase == "marking"
    says(deal, f"{seat} mark 100" if marked else f"{MARKING}: {seat} marked")
    says(deal, f"{1 - seat} accuse {LAW['no meld']} {seat}")
    assert (deal.score, deal.ledger.accounts[deal.side[seat]].due) == ([0, 0], 0)


def test_machines_mark_rightly_and_make_up_for_what_they_forgot() -> None:
    """Of every level; the careless alone do not."""
    for level in ("novice", "club"):
        sitting = Sitting(game("rubicon_bezique"), {"laws": "strict", "marking": "hands"}, [{}, {}])
        rng = Random(2)
        while not sitting.over and not (not sitting.match.deal().preliminary and sitting.match.deal().over):
            deal = sitting.match.deal()
            seat = deal.must[0]
            move = sitting.match.decision(seat).sample(rng) if seat == NATURE else \
                think(sitting.view(deal.by(seat)), level, rng.getrandbits(32)).move
            sitting.perform(seat, move, sitting.check(seat, move))
            after = sitting.match.deal()
            assert not getattr(after, "offences", ()), "nothing was marked wrongly"
    deal, seat, points = scored()
    says(deal, f"{MARKING}: {seat} marked")
    view = Sitting(game("rubicon_bezique"), {"laws": "strict", "marking": "hands"}, [{}, {}]).view(seat)
    thought = next(found for n in range(20) if (found := aside(view, deal.view(seat), seat, Random(n))) is not None)
    assert thought.move == Move(("mark", points))


def test_where_the_table_marks_nothing_of_it_is_there() -> None:
    deal = goes_on(dealt(marks=False), "declaring")
    for seat in (0, 1):
        moves = [move for choice in deal.rights(seat) for move in choice]
        assert not [move for move in moves if move.verb in ("mark", "take-down") or move[:2] == ("accuse", MARKING)]
    assert TALK.token(Move(("mark", 250))) == "Mark 250"
