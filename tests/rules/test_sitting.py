"""A sitting: moves checked, recorded, told, taken back."""
from __future__ import annotations

from random import Random

import pytest

from cardtable.games import game
from cardtable.games.ecarte.rules.rules import HAND, TRICK, Ecarte
from cardtable.games.ecarte.search.position import match_at
from cardtable.rules.deal import Deal
from cardtable.rules.events import Event
from cardtable.rules.laws import IMPOSSIBLE, Law
from cardtable.rules.match import Series
from cardtable.rules.moves import Move
from cardtable.rules.sitting import SPACING, UNCERTAIN, Refused, Sitting
from cardtable.rules.view import View
from tests.rules.test_record import GOOD
from tests.suite import Trial, forms


def sitting(*moves: str, **options: object) -> Sitting:
    table = Sitting(game("ecarte"), options)
    say(table, *GOOD, *moves)
    return table


def say(table: Sitting, *moves: str) -> None:
    for text in moves:
        seat, _, rest = text.partition(" ")
        table.submit(-1 if seat == "*" else int(seat), Move.read(rest))


def test_a_refused_move_changes_nothing() -> None:
    table = sitting("1 propose")
    match, lines = table.match.copy(), list(table.lines)
    with pytest.raises(Refused) as refused:
        say(table, "1 propose")
    assert refused.value.law is IMPOSSIBLE
    assert (table.match, table.lines) == (match, lines)


def test_listeners_hear_each_event_once_and_nothing_of_what_is_taken_back() -> None:
    table = sitting()
    heard: list[Event] = []
    table.listeners.append(heard.append)
    say(table, "1 propose", "0 refuse")
    table.back(3)
    assert [e.what for e in heard] == ["propose", "refuse"]
    assert (table.lines[-1], len(table.moves), table.match.deal().phase) == ("back 3", 3, "answer")
    say(table, "0 accept")
    assert [e.what for e in heard] == ["propose", "refuse", "accept"]


@pytest.mark.parametrize("to", [-1, 4, 100])
def test_going_back_to_what_was_not(to: int) -> None:
    table = sitting("1 propose", "0 refuse")
    with pytest.raises(ValueError, match="stand"):
        table.back(to)


def test_going_back_is_as_if_it_had_never_been() -> None:
    for seed in range(10):
        played = Trial(forms()[0], seed).play().sitting
        to = len(played.moves) // 2
        played.back(to)
        anew = Sitting(game("ecarte"), played.options)
        for seat, move in played.moves:
            anew.submit(seat, move)
        assert played.match == anew.match
        assert [vars(played.knowledge[p])["may"] for p in (0, 1)] == [vars(anew.knowledge[p])["may"] for p in (0, 1)]


def test_a_sitting_may_begin_with_a_deal_already_begun() -> None:
    first = sitting("1 stand")
    later = Sitting(game("ecarte"), {}, start=first.match)
    say(later, "1 play 8C")
    assert len(later.moves) == 1
    assert not first.match.deal().zone[TRICK]
    later.back(0)
    assert later.match == first.match


@pytest.mark.parametrize(("elder", "stands"), [("KS QS JS AS TS", True), ("KS QS 9C AS TS", False)])
def test_a_claim_stands_only_when_it_is_certain(elder: str, stands: bool) -> None:
    deal = Ecarte.position({HAND[0]: "7D 8D 9D TD AD", HAND[1]: elder}, "play", 1, trump=3)
    table = Sitting(game("ecarte"), {}, start=match_at(deal))
    table.knowledge[1].may[HAND[0]] = table.knowledge[1].all & ~sum(c.bit for c in deal.zone[HAND[1]])
    assert table.refusal(1, Move(("claim",))) is (None if stands else UNCERTAIN)
    assert table.refusal(0, Move(("claim",))) is UNCERTAIN               # it is not his turn


def test_where_nobody_listens_no_claim_is_judged() -> None:
    deal = Ecarte.position({HAND[0]: "7D", HAND[1]: "KS"}, "play", 1, trump=3)
    table = Sitting(game("ecarte"), {}, listen=False, start=match_at(deal))
    assert table.refusal(1, Move(("claim",))) is UNCERTAIN


def test_strict_laws_let_a_fault_stand() -> None:
    with pytest.raises(Refused, match="law 43"):
        sitting("1 stand", "1 play 8C", "0 play AD")
    assert sitting("1 stand", "1 play 8C", "0 play AD", laws="strict").match.deal().zone[TRICK] == ()
    with pytest.raises(Refused, match="Not possible"):
        sitting("1 stand", "1 play KS", laws="strict")


def test_a_view_is_what_one_player_sees_or_it_is_none() -> None:
    table = sitting()
    view = table.view(0)
    assert (view.player, view.turn, table.view(1).turn) == (0, None, 1)
    for match, knowledge in ((table.match, table.knowledge[0]), (table.match.view(1), table.knowledge[0]),
                             (table.match.view(0), table.knowledge[1])):
        with pytest.raises(ValueError, match="not what player 0 sees"):
            View("ecarte", 0, match, knowledge)


def test_the_third_of_a_pool_sees_the_cut() -> None:
    table = Sitting(game("ecarte"), {"form": "pool"})
    table.submit(-1, Move.read("cut KS KD 9H"))
    assert [str(c) for c in table.view(2).deal.zone[1]] == ["KS", "KD", "9H"]


@pytest.fixture
def performed(monkeypatch: pytest.MonkeyPatch) -> list[Move]:
    """Every move that a deal performs."""
    found: list[Move] = []
    usual = Deal.apply

    def counted(deal: Deal, seat: int, move: Move, *judged: Law | None) -> None:
        found.append(move)
        usual(deal, seat, move, *judged)
    monkeypatch.setattr(Deal, "apply", counted)
    return found


@pytest.mark.parametrize("name", ["ecarte", "cribbage", "pope_joan"])
def test_going_back_costs_a_few_moves_however_long_the_match(name: str, performed: list[Move]) -> None:
    table, rng, stood = Sitting(game(name), {}), Random(1), list[Series]()
    while not table.over:
        seat = rng.choice(table.match.pending().must)
        stood.append(table.match.copy())
        table.submit(seat, table.match.decision(seat).sample(rng))
    made = list(table.moves)
    for to in (*range(len(made) - 1, 9, -5), 8, 7, 1, 0):
        performed.clear()
        table.back(to)
        assert len(performed) < SPACING
        assert table.moves == made[:to]
        assert table.match == stood[to]


def test_a_record_that_goes_back_again_and_again_performs_little_more_than_its_lines(performed: list[Move]) -> None:
    """Twenty thousand bytes of it once took sixteen seconds."""
    table, rng = Sitting(game("pope_joan"), {}), Random(1)
    while len(table.moves) < 50:
        seat = rng.choice(table.match.pending().must)
        table.submit(seat, table.match.decision(seat).sample(rng))
    record = table.record()
    record.moves += [f"back {len(table.moves) - 1}", record.moves[-1]] * 500
    performed.clear()
    again = Sitting.replay(record, game("pope_joan"))
    assert len(performed) < len(record.moves)
    assert again.match == table.match
    assert [vars(k)["may"] for k in again.knowledge] == [vars(k)["may"] for k in table.knowledge]
