"""What the rules of Poker Patience and of the Serpent decide."""
from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from cardtable.cards import cards as read_cards
from cardtable.games import game
from cardtable.games.poker_patience import cells, settling, ways
from cardtable.games.poker_patience.cells import MIDDLE, cell, named
from cardtable.games.poker_patience.laws import CODE, LAW
from cardtable.games.poker_patience.prospects import most
from cardtable.games.poker_patience.scoring import AMERICAN, ENGLISH, worth
from cardtable.games.poker_patience.serpent import Serpent
from cardtable.games.poker_patience.square import CARDS, ONE_PACK
from cardtable.games.poker_patience.unseen import unseen
from cardtable.games.poker_patience.zones import PACK, SQUARES
from cardtable.rules.match import play_out
from cardtable.rules.moves import Move
from tests.games.poker_patience.moments import BLOCKED, BOOK, WAY_78, WAY_81, Table, serpent


def lay(table: Table, *places: str) -> Table:
    return table.do(*[f"0 place {one}" for one in places])


def places(table: Table) -> set[str]:
    return {str(move[1]) for move in table.deal.decision(0) if move.verb == "place"}


def test_the_first_card_of_a_floating_square_lies_at_once_and_may_lie_anywhere_in_a_frame() -> None:
    assert Table(1).pack("AS").deal.laid == ((MIDDLE,),)
    framed = Table(1, frame="fixed").pack("AS")
    assert framed.deal.laid == ((),)
    assert places(framed) == set(map(named, cells.FIXED))


def test_a_card_touches_another_at_an_edge_or_a_corner() -> None:
    table = Table(1).pack("AS 2D")
    assert places(table) == {"d4", "e4", "f4", "d5", "f5", "d6", "e6", "f6"}
    for place, article in (("e5", "moved"), ("e7", "touch"), ("a5", "touch")):
        assert table.deal.refusal(0, Move(("place", place))) == CODE.law(LAW[article])


def test_the_square_grows_in_any_direction_up_to_five() -> None:
    table = lay(Table(1).pack("AS 2D 3H 4C 5S 6D"), "d5", "c5", "b5", "a5")
    assert table.deal.refusal(0, Move(("place", "f5"))) == CODE.law(LAW["square"])
    assert {cell(place)[0] for place in places(table)} == set(range(5))
    assert {cell(place)[1] for place in places(table)} == {3, 5}, "above and below"


def test_where_cards_need_not_touch_they_lie_anywhere_in_the_frame() -> None:
    table = lay(Table(1, frame="fixed", touching=False).pack("AS 2D"), "c3")
    assert places(table) == set(map(named, cells.FIXED)) - {"c3"}


def test_lines_count_once_and_only_when_all_lie() -> None:
    table = Table(1).half()
    assert table.deal.score == [0]
    assert table.deal.stands(0) == 60
    table.randomly_to(25)
    deal = table.deal
    assert deal.over
    assert deal.score[0] == deal.stands(0) == sum([worth(line) for lines in deal.lines(0) for line in lines])
    assert len(deal.zone[PACK]) == len(ONE_PACK) - CARDS


def test_all_have_the_same_cards_and_none_is_seen_before_all_have_laid() -> None:
    table = Table(3).half()
    order = [[card.face for card in table.deal.zone[zone]] for zone in SQUARES[:3]]
    assert order[0] == order[1] == order[2]
    table.do(f"0 place {named(table.deal.free(0)[0])}")
    assert len(table.deal.laid[0]) == 17, "it waits for the others"
    assert table.deal.must == (1, 2)
    assert table.deal.view(1).sealed == ((0, None),)


def test_the_first_player_calls_in_every_square() -> None:
    match = game("poker_patience").match({"squares": 3, "players": 3})
    calling = set()
    while not match.over:
        calling.add(match.deal().dealt_by)
        for seat in match.pending().must:
            match.apply(seat, match.decision(seat).sample(Random(1)))
    assert calling == {0}


def test_each_pair_settles_its_difference_at_the_rate() -> None:
    table = Table(3, rate=5).randomly_to(25)
    deal = table.deal
    assert deal.purse[:3] == [5 * coins for coins in settling.net(deal.score)]
    assert sum(deal.purse) == 0


def test_several_squares_follow_each_other() -> None:
    match = game("poker_patience").match({"squares": 3, "players": 2})
    play_out(match, Random(2))
    assert len(match.finished) == 3
    assert match.result().by_player == tuple(match.deal().purse[:2])


def test_who_plays_alone_neither_wins_nor_loses() -> None:
    match = game("poker_patience").match({})
    play_out(match, Random(2))
    assert match.result().by_oneself
    assert match.outcome(0) == "drawn"
    assert match.result().by_player == (match.deal().score[0],)


def test_who_gives_up_ends_it_and_nobody_pays() -> None:
    table = Table(2).half().do("0 resign")
    assert table.deal.over
    assert table.deal.purse[:2] == [0, 0]
    assert table.sitting.match.outcome(0) == "lost"


@pytest.mark.parametrize(("hand", "english", "american"), [
    ("TH JH QH KH AH", 30, 100), ("AD 2D 3D 4D 5D", 30, 75), ("7S 7H 7D 7C 2D", 16, 50), ("9S 9H 9D 4C 4D", 10, 25),
    ("2C 6C 9C JC KC", 5, 20), ("TS JH QD KC AC", 12, 15), ("9S 9H 9D 4C 2D", 6, 10), ("JS JH 3D 3C 8C", 3, 5),
    ("AS AH KD QC JS", 1, 2), ("QS KH AD 2C 3C", 0, 0)])
def test_points_of_both_tables(hand: str, english: int, american: int) -> None:
    line = read_cards(hand)
    assert (worth(line, ENGLISH), worth(line, AMERICAN)) == (english, american)


@pytest.mark.parametrize(("line", "gone", "best"), [
    ("9H TH", "", 30), ("9H TH", "JH", 30), ("9H TH", "JH 8H", 16), ("9H TC", "", 16), ("9H TC 2D", "", 6),
    ("9H TC 2D 5S", "", 1), ("9H 9C", "9S 9D", 10), ("9H 9C 9S", "9D", 10), ("2H 5H 9H KH", "", 5),
    ("2H 3H 4H 5H", "AH 6H", 12)])
def test_the_most_that_a_line_may_come_to(line: str, gone: str, best: int) -> None:
    held = read_cards(line)
    left = frozenset(ONE_PACK) - {*held, *(read_cards(gone) if gone else ())}
    assert most(held, left, ENGLISH) == best


def test_nobody_sees_what_is_to_come_but_at_the_serpent_all_do() -> None:
    assert len(unseen(Table(1).half().deal, 0)) == 34
    table = serpent().path(WAY_78, 1)
    assert len(unseen(table.deal, 0)) == 23
    assert [card.text for card in table.view().deal.zone[2]] == BOOK.split()[2:]


def test_the_serpent_goes_on_from_the_last_card_at_an_edge() -> None:
    table = serpent().path(WAY_78, 2)
    assert places(table) == {"d4", "f4", "e3"} or len(places(table)) == 3
    last = table.deal.laid[0][-1]
    assert all(cells.touching(cell(place), last, corners=False) for place in places(table))
    corner = named((last[0] + 1, last[1] + 1))
    assert table.deal.refusal(0, Move(("place", corner))) == CODE.law(LAW["edge"])


def test_a_way_that_is_blocked_is_taken_up_or_left() -> None:
    table = serpent().path(BLOCKED)
    assert {move.verb for move in table.deal.decision(0)} == {"take-up", "leave"}
    waiting = table.deal.zone[1]
    table.do("0 take-up")
    assert table.deal.zone[2][:1] == waiting, "what was to follow goes before the others"
    assert places(table)
    left = serpent().path(BLOCKED).do("0 leave")
    assert left.deal.over
    assert left.sitting.match.result().by_player == (0,)


def test_a_whole_way_is_counted_or_taken_up_and_the_best_is_kept() -> None:
    table = serpent().path(WAY_78)
    deal = table.deal
    assert isinstance(deal, Serpent)
    assert {move.verb for move in deal.decision(0)} == {"count", "take-up"}
    assert (deal.best, deal.ways, deal.score) == (78, 1, [0])
    table.do("0 count")
    assert deal.score == [78]


def test_the_serpent_solved() -> None:
    deal = serpent().path(WAY_81, 1).deal
    assert isinstance(deal, Serpent)
    assert len(ways.paths()) == 8648
    best = ways.best_from(deal, deal.laid[0])
    assert best is not None
    assert best[0] == 81
    assert max(ways.onward(serpent().path(WAY_78, 16).deal).values()) == 78        # type: ignore[arg-type]


def test_what_a_line_may_come_to_at_most_is_the_best_of_all_that_it_may_become() -> None:
    rng, pack = Random(5), list(ONE_PACK)
    found = set[int]()
    for _ in range(300):
        rng.shuffle(pack)
        held = rng.randint(2, 4)
        if rng.random() < .5:                    # of few ranks, so that they meet
            pack.sort(key=lambda card: card.rank // 4)
        line, left = tuple(pack[:held]), pack[held:held + rng.randint(5 - held, 9)]
        for table in (ENGLISH, AMERICAN):
            best = max([worth((*line, *more), table) for more in combinations(left, 5 - held)])
            assert most(tuple(line), frozenset(left), table) == best, (line, left)
            found.add(best)
    assert len(found) > 8
