"""The third cards: the classic mixture, the banker by the shoe, habits at five; what all do with coins."""
from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import permutations
from random import Random

import pytest

from cardtable.games.baccarat import maxims, novice
from cardtable.games.baccarat.evaluate import BankersCard, PuntersCard, question
from cardtable.games.baccarat.exact import Side, Stakes, layouts
from cardtable.games.baccarat.game import GAME
from cardtable.games.baccarat.mixed import NONE, draws, hinge, mixture, sign, turns_on_five, value
from cardtable.games.baccarat.rules.bank import Banked
from cardtable.games.baccarat.rules.table import SHOE
from cardtable.games.baccarat.seen import often, unseen
from cardtable.players.compared import compare
from cardtable.players.think import think
from cardtable.rules.events import NATURE
from cardtable.rules.moves import Move
from cardtable.rules.sitting import Sitting
from tests.games.baccarat.setting import shoe


def met(*cards: str, phase: str, form: str = "chemin") -> Sitting:
    """Of two at table, or a banker and two punters; the banker has seat 0, all is staked, and these cards come."""
    sitting = Sitting(GAME, {"form": form, "players": 2, "punters": 2, "bank": "list"})
    sitting.submit(NATURE, Move(("lot", 0)))
    sitting.submit(NATURE, Move(("shuffle", *shoe(sitting.match.deal().pack, *cards))))
    sitting.submit(0, Move(("place", "bank", 100)))
    while sitting.match.deal().phase != phase:
        deal = dealt(sitting)
        seat, now = deal.must[0], deal.phase
        verbs = {"banking": "done", "going_bank": "let-by", "dealing": "deal"}
        if now == "staking" and not deal.held(seat):
            sitting.submit(seat, Move(("place", deal.open_to(seat, deal.held(seat))[0], 50)))
        else:
            sitting.submit(seat, Move((verbs.get(now, "done" if now == "staking" else "draw"),)))
    return sitting


def dealt(sitting: Sitting) -> Banked:
    deal = sitting.match.deal()
    assert isinstance(deal, Banked)
    return deal


def test_the_classic_mixture_is_nine_in_eleven() -> None:
    found = mixture()
    assert found.often == Fraction(9, 11)
    assert round(float(found.value), 6) == -.012799
    assert found.value == Fraction(-679568, 53094899)
    assert all(value(Fraction(n, 20)) <= found.value for n in range(21))
    assert hinge() == (6, NONE, Fraction(859, 2288))


def test_the_bankers_table_hangs_on_five_in_four_cases() -> None:
    assert [(his, third) for his in range(8) for third in (NONE, *range(10)) if turns_on_five(his, third)] == [
        (3, 9), (4, 1), (5, 4), (6, NONE)]
    drawn = {his: "".join("D" if draws(his, third, Fraction(1, 2)) else "." for third in (NONE, *range(10)))
             for his in range(8)}
    assert drawn == {0: "D" * 11, 1: "D" * 11, 2: "D" * 11, 3: "DDDDDDDDD.D", 4: "D..DDDDDD..", 5: "D....DDDD..",
                     6: ".......DD..", 7: "." * 11}


@pytest.mark.parametrize("third", [None, 4])
def test_the_shoe_is_counted_exactly(third: int | None) -> None:
    """Against every order in which a few cards can come."""
    cards = (0, 0, 1, 3, 4, 5, 6, 7, 9)
    counts = [cards.count(n) for n in range(10)]
    side = Side(third, 100, .25)
    stakes = Stakes((side,), 100)
    told = {"draw": 0.0, "stand": 0.0}
    whole = sum(weight for _, weight in layouts(counts, (side,)))
    for layout, weight in layouts(counts, (side,)):
        told["draw"] += weight / whole * stakes.drawing(layout, 5, counts)
        told["stand"] += weight / whole * stakes.standing(layout, 5)
    found, total = {"draw": 0.0, "stand": 0.0}, 0.0
    for one, other, next_ in permutations(cards, 3):
        point = (one + other) % 10
        takes = 0 if point > 7 else 1 if point < 5 else .25 if point == 5 else 0
        weight = (takes if third is not None else 1 - takes) * (point < 8)
        theirs = (point + (third or 0)) % 10
        total += weight
        found["draw"] += weight * 100 * sign((5 + next_) % 10 - theirs)
        found["stand"] += weight * 100 * sign(5 - theirs)
    assert told == pytest.approx({verb: some / total for verb, some in found.items()})


def test_a_bank_that_is_short_has_less_to_lose() -> None:
    both = (Side(None, 80, .5), Side(None, 60, .5))
    stakes = Stakes(both, 100)
    assert [stakes.gain(results) for results in ((1, 1), (1, -1), (-1, -1), (-1, 1), (0, -1))] == [
        140, 20, -100, -20, -60]


def test_a_side_that_has_turned_up_is_settled_by_the_first_two_cards() -> None:
    sitting = met("4S 2D 3H 4H AD 3S 9C", phase="option", form="banque")       # the right has eight
    found = question(sitting.view(0), 0, Move(("stand",)))
    assert isinstance(found, BankersCard)
    assert [side.settled for side in found.stakes.sides] == [-1, None]
    assert all(layout[0] is None for layout, _ in found.all)


def test_what_has_been_seen_is_no_more_in_the_shoe() -> None:
    sitting = met("2S 3H AS 3D 9C", phase="option")
    view, banker = sitting.view(0), 0
    known = unseen(view, banker)
    assert sum(known) == 312 - 3                         # his two, and the third card
    assert (known[3], known[9]) == (22, 23)
    assert sum(unseen(sitting.view(1), 1)) == 312 - 3
    assert len(dealt(sitting).zone[SHOE]) == 104 - 5


def test_the_master_goes_by_what_a_punter_does_at_five() -> None:
    """Three against a nine drawn: draw, if five takes a card in two cases of five or oftener (002:281-283)."""
    sitting = met("2S AH 3S 2H 9C", phase="option")
    deal = dealt(sitting)
    answers = {}
    for drew, stood in ((20, 0), (0, 20)):
        deal.fives = ((0, 0), (drew, stood))
        assert often(deal, 1) > Fraction(9, 11) if drew else often(deal, 1) < Fraction(1, 4)
        answers[drew] = [think(sitting.view(0), level, 1).move.verb for level in ("club", "master")]
    assert answers == {20: ["draw", "draw"], 0: ["stand", "stand"]}


def test_at_five_a_club_player_and_a_master_mix_and_a_novice_does_not() -> None:
    sitting = met("2S 3H 3S 2H", phase="third")
    for choose in (maxims.choose, lambda view, seat, rng: think(view, "master", rng.randrange(10 ** 6), .1)):
        seen = Counter(choose(sitting.view(1), 1, Random(n)).move.verb for n in range(110 if choose is maxims.choose
                                                                                      else 40))
        assert set(seen) == {"draw", "stand"}
        assert choose is not maxims.choose or 75 <= seen["draw"] <= 100
    assert {novice.choose(sitting.view(1), 1, Random(n)).move.verb for n in range(9)} == {"stand"}


def test_mixed_well_both_ways_at_five_are_worth_the_same() -> None:
    sitting = met("2S 3H 3S 2H", phase="third")
    found = compare(sitting.view(1), 1, done=Move(("draw",)))
    assert found is not None
    assert all(row.equal for row in found.rows)
    posed = question(sitting.view(1), 1, Move(("draw",)))
    assert isinstance(posed, PuntersCard)
    values = [sum(weight * posed.values(his, posed.plans)[n] for his, weight in posed.layouts(Random(1)))
              for n in (0, 1)]
    assert values[0] == pytest.approx(values[1])


@pytest.mark.parametrize("form", ["chemin", "banque"])
@pytest.mark.parametrize("level", ["novice", "club"])
def test_an_evening_of_computer_players(form: str, level: str) -> None:
    sitting, rng = Sitting(GAME, {"form": form, "hands": 10, "punters": 10}), Random(7)
    verbs = Counter[str]()
    while not sitting.over:
        seat = sitting.match.pending().must[0]
        deal = sitting.match.deal()
        move = sitting.match.decision(seat).sample(rng) if seat < 0 else \
            think(sitting.view(deal.player[seat]), level, rng.randrange(10 ** 6)).move
        sitting.submit(seat if seat < 0 else next(s for s in deal.must if deal.player[s] == deal.player[seat]), move)
        verbs[move.verb] += 1
    assert verbs["deal"] >= 5
    assert verbs["place"] >= 8
