"""The fast search of the play against the rules themselves, and as plain Python; the race home against recursion."""
from __future__ import annotations

import importlib.util
import sys
from array import array
from functools import cache
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any
from unittest.mock import patch

import pytest

from cardtable.cards import Cards
from cardtable.games.cribbage.book.throws import throws
from cardtable.games.cribbage.rules.count import ORDER
from cardtable.games.cribbage.rules.forms import FORMS
from cardtable.games.cribbage.rules.rules import CRIB, HAND, PACK, START, Cribbage
from cardtable.games.cribbage.search import arithmetic, pegging, race
from cardtable.games.cribbage.search.pegging import Pegging
from cardtable.games.cribbage.search.race import chances
from cardtable.games.cribbage.tables import computed
from cardtable.rules.moves import Move

FAR = 10_000


def plain(module: ModuleType) -> Any:
    """The same source, not compiled, and without the cython package."""
    path = Path(str(pegging.__file__)).with_name(module.__name__.rsplit(".", 1)[1] + ".py")
    spec = importlib.util.spec_from_file_location("plain_" + path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    found = importlib.util.module_from_spec(spec)
    with patch.dict(sys.modules, {"cython": None}):
        spec.loader.exec_module(found)
    assert found.cython.__name__ == "cardtable.solver.uncython"
    return found


def places(some: Cards) -> list[int]:
    return [ORDER[c.rank] for c in some]


def best(deal: Cribbage, seat: int) -> float:
    """What the rest of the play brings this seat's side, less half of all others', by the rules, all cards open."""
    if deal.over or deal.phase != "play":
        return worth(deal, seat)
    mover, = deal.must
    values = []
    for move in deal.decision(mover):
        after = deal.copy()
        after.apply(mover, move)
        values.append(best(after, seat))
    return max(values) if deal.side[mover] == deal.side[seat] else min(values)


def worth(deal: Cribbage, seat: int) -> float:
    own = deal.score[deal.side[seat]]
    return own - (sum(deal.score) - own) / (len(deal.score) - 1)


class PlayOnly(Cribbage):
    """Ends with the play."""

    def next_show(self) -> None:
        self.end()


def at_play(form: str, hands: list[Cards], seat: int) -> PlayOnly:
    seats = FORMS[form].seats
    zones: dict[int, str | int] = {HAND[s]: " ".join(map(str, hand)) for s, hand in enumerate(hands)}
    return PlayOnly.position({**zones, START: "2S", CRIB: 4}, "play", seat, start={
        "dealer": seats - 1, "player": tuple(range(seats)), "form": form, "game": FAR,
        "score": (0,) * (max(FORMS[form].side) + 1)}, last=(seat - 1) % seats)


@pytest.mark.parametrize(("form", "cards", "deals"), [
    ("five-card", 3, 60), ("six-card", 3, 60), ("six-card", 4, 2), ("three-handed", 2, 25), ("four-handed", 2, 12)])
def test_the_search_plays_by_the_rules(form: str, cards: int, deals: int) -> None:
    rng, seats = Random(f"{form} {cards}"), FORMS[form].seats
    searching = Pegging(FORMS[form].side, seats - 1, FORMS[form].played_out)
    for _ in range(deals):
        few = PACK if rng.random() < .5 else [c for c in PACK if ORDER[c.rank] in (4, 5, 6, 7, 9)]     # more goes by
        some = rng.sample(few, seats * cards)
        hands = [tuple(some[s * cards:(s + 1) * cards]) for s in range(seats)]
        deal = at_play(form, hands, 0)
        searching.at((0,) * seats, FAR)
        found = dict(searching.values([places(h) for h in hands], [], 0, (0,) * seats, 0))
        for card in hands[0]:
            after = deal.copy()
            after.apply(0, Move(("play", card)))
            assert found[ORDER[card.rank]] == pytest.approx(best(after, 0)), f"{hands} {card}"


def test_the_search_goes_on_from_the_middle() -> None:
    rng, searching, looked = Random(4), Pegging((0, 1), 1), 0
    for _ in range(200):
        some = rng.sample(PACK, 8)
        hands = [tuple(some[:4]), tuple(some[4:])]
        deal = at_play("six-card", hands, 0)
        for _ in range(rng.randint(2, 6)):
            seat, = deal.must or (0,)
            if not deal.over:
                deal.apply(seat, deal.decision(seat).sample(rng))
        if deal.over or not deal.playable(deal.must[0]):
            continue
        seat, = deal.must
        searching.at(deal.score, FAR)
        gone = sum(1 << s for s in deal.gone)
        held = [places(deal.zone[HAND[s]]) for s in (0, 1)]
        found = dict(searching.values(held, places(deal.row), gone, (0, 0), seat))
        for card in deal.playable(seat):
            after = deal.copy()
            after.apply(seat, Move(("play", card)))
            assert found[ORDER[card.rank]] == pytest.approx(best(after, seat))
            looked += 1
    assert looked > 200


def test_near_home_who_gets_out_first_decides() -> None:
    """Both need two: a fifteen now beats the better hand."""
    searching = Pegging((0, 1), 1)
    searching.race(121, array("d", [0.0] * 121 * 121), array("d", [1.0]), 2.0)
    searching.at((119, 119), 121)
    found = dict(searching.values([[6, 0, 0, 1], [9, 9, 9]], [7], 0, (12, 20), 0))
    assert found[6] == 1.0
    searching.at((119, 50), 121)
    assert dict(searching.values([[6, 0, 0, 1], [9, 9, 9]], [7], 0, (12, 20), 0))[6] == 2.0     # a lurch


def test_plain_and_compiled_agree() -> None:
    rng = Random(9)
    worths = array("d", [rng.uniform(-2, 2) for _ in range(61 * 61)])
    cribs = array("d", [0.1] * 10)
    both: list[Any] = [Pegging((0, 1), 1), plain(pegging).Pegging((0, 1), 1)]
    pegs = array("d", [0, 1, 0.25, 3, 2, 0.5, 7, 7, 0.25])
    hands = [array("d", [0.0, 0.5, 0.0, 0.5]), array("d", [0.25] * 4)]
    for _ in range(20):
        some = rng.sample(PACK, 6)
        score = (rng.randint(30, 60), rng.randint(20, 60))
        answers = []
        for searching in both:
            searching.race(61, worths, cribs, 2.0)
            searching.at(score, 61)
            answers.append((searching.values([places(tuple(some[:3])), places(tuple(some[3:]))], [], 0, (5, 8), 0),
                            searching.prospect(pegs, *hands)))
        assert answers[0][1] == pytest.approx(answers[1][1])
        assert dict(answers[0][0]) == pytest.approx(dict(answers[1][0]))
    deals = [[(0, 2), (1, 3)], [(1, 5)], [(0, 1), (1, 1), (0, 4)]]
    for one, two in zip(race.chances(deals, 13), plain(race).chances(deals, 13)):
        assert list(one) == pytest.approx(list(two))


def test_plain_and_compiled_throw_alike() -> None:
    rng = Random(6)
    cribs = array("d", [rng.uniform(2, 9) for _ in range(arithmetic.PAIRS)])
    compiled, slow = arithmetic.Thrower(5, 2), plain(arithmetic).Thrower(5, 2)
    for _ in range(40):
        hand = rng.sample(range(52), 5)
        assert compiled.best(hand, cribs, 1.0) == slow.best(hand, cribs, 1.0)
        assert compiled.best(hand, cribs, -1.0) == slow.best(hand, cribs, -1.0)
    assert list(compiled.kept(cribs, -1.0, 300)) == list(slow.kept(cribs, -1.0, 300))


def test_throws_against_counting() -> None:
    """The throw chosen is the one that hand over all turn-ups and crib together make best."""
    rng, thrower = Random(7), arithmetic.Thrower(6, 2)
    numbers = {c: c.suit * 13 + ORDER[c.rank] for c in PACK}
    for sign, part in ((1.0, "dealer"), (-1.0, "pone")):
        for _ in range(60):
            held = tuple(rng.sample(PACK, 6))
            mask = thrower.best([numbers[c] for c in held], computed.cribs("six-card", part), sign)
            chosen = {c for i, c in enumerate(held) if mask >> i & 1}
            by_points = {frozenset(t.thrown): t.hand + t.crib for t in throws(held, "six-card", part)}
            assert by_points[frozenset(chosen)] == pytest.approx(max(by_points.values()))


def test_the_race_against_recursion() -> None:
    rng, goal = Random(2), 15
    deals = [[(rng.randint(0, 1), rng.randint(1, 6)) for _ in range(rng.randint(1, 4))] for _ in range(7)]

    @cache
    def after(pone: int, dealer: int) -> tuple[float, float, float]:
        totals = [0.0, 0.0, 0.0]
        for marks in deals:
            score = [pone, dealer]
            won = -1
            for who, points in marks:
                score[who] += points
                if score[who] >= goal:
                    won = who
                    break
            if won < 0:
                win, lurch, lurched = after(score[1], score[0])
                one = (1 - win, lurched, lurch)
            else:
                twice = float(2 * score[1 - won] < goal)
                one = (float(won == 0), twice * (won == 0), twice * (won == 1))
            totals = [a + b / len(deals) for a, b in zip(totals, one)]
        return totals[0], totals[1], totals[2]

    found = chances(deals, goal)
    for pone in range(goal):
        for dealer in range(goal):
            assert [table[pone * goal + dealer] for table in found] == pytest.approx(list(after(pone, dealer)))
