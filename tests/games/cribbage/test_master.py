"""The master: what he knows of the others, what he weighs, and that it is the score he plays to."""
from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from cardtable.cards import Card, cards
from cardtable.games.cribbage.book.throws import hand_counts, hand_mean, joint, throws, tilted
from cardtable.games.cribbage.rules.count import ORDER, show
from cardtable.games.cribbage.rules.forms import FORMS, crib_weight, role
from cardtable.games.cribbage.rules.rules import HAND, PACK
from cardtable.games.cribbage.search.likely import hands, likely, ways
from cardtable.games.cribbage.search.position import DEALER, PONE, Position
from cardtable.games.cribbage.show import trainer
from cardtable.games.cribbage.show.drawing import draw
from cardtable.games.cribbage.tables import computed
from cardtable.players.think import think
from cardtable.rules.knowledge import Knowledge
from cardtable.rules.sitting import Sitting
from tests.games.cribbage.table import GAME

TWO_SIDES = [name for name, form in FORMS.items() if max(form.side) == 1]


def test_a_hand_over_all_turn_ups() -> None:
    rng = Random(1)
    for size in (3, 4, 5):
        for suited in (False, True):
            some = [c for c in PACK if c.suit == 2] if suited else list(PACK)
            held = tuple(rng.sample(some, size + 2))
            kept = held[:size]
            counts = [show(kept, start).total for start in PACK if start not in held]
            assert Counter(counts) == {p: n for p, n in enumerate(hand_counts(kept, held)) if n}
            assert hand_mean(kept, held) == pytest.approx(sum(counts) / len(counts))


def test_hands_are_weighed_by_the_cards_that_are_left() -> None:
    left = [4] * 13
    left[4] = 1
    found = likely([1.0] * len(hands(4)), 4, (7,), left)
    assert sum(h.weight for h in found) == pytest.approx(sum(1 for _ in combinations(range(49), 3)))
    assert all(h.rest.count(4) <= 1 for h in found)
    assert not [h for h in likely([1.0] * len(hands(4)), 4, (), left, lacks=0b11) if {0, 1} & set(h.rest)]
    assert ways((4, 4), left) == 0


def test_drawn_hands_have_those_weights() -> None:
    rng, left = Random(3), [4, 4, 0, 4, 3, 4, 4, 4, 4, 3, 2, 4, 4]
    every = likely(computed.kept("six-card", "pone"), 4, (9, 10), left)
    total = sum(h.weight for h in every)
    drawn = Counter(draw("six-card", "pone", (9, 10), left, 0, rng) for _ in range(20000))
    for held in every:
        if held.weight > 0.02 * total:
            assert drawn[held.rest] / 20000 == pytest.approx(held.weight / total, rel=0.25)


def test_his_go_excludes_what_he_could_have_played() -> None:
    """A real go, heard: nobody holds what would not have passed thirty-one."""
    sitting, rng, heard = Sitting(GAME, {"form": "six-card"}), Random(5), 0
    while heard < 12 and not sitting.over:
        deal = sitting.match.deal()
        seat = deal.must[0]
        move = deal.decision(seat).sample(rng)
        room = 31 - sum(min(ORDER[c.rank] + 1, 10) for c in getattr(deal, "row", ()))
        sitting.submit(seat, move)
        if move.verb in ("go", "last-card") and not deal.over:
            knowledge: Knowledge = sitting.knowledge[deal.by(1 - seat)]
            assert not [c for c in PACK if min(ORDER[c.rank] + 1, 10) <= room and c.bit & knowledge.may[HAND[seat]]]
            heard += 1
    assert heard == 12


def test_what_he_has_laid_out_nobody_else_holds() -> None:
    sitting, rng = Sitting(GAME, {"form": "six-card"}), Random(4)
    thrown: set[Card] = set()
    while not thrown or sitting.match.deal().phase == "laying_out":
        deal = sitting.match.deal()
        seat = deal.must[0]
        move = deal.decision(seat).sample(rng)
        if seat == 0 and move.verb == "lay-out":
            thrown = {c for c in move[1:] if isinstance(c, Card)}
        sitting.submit(seat, move)
    view = sitting.view(deal.by(0))
    assert len(thrown) == 2
    assert not [c for c in thrown if c.bit & view.knowledge.may[HAND[1]]]


@pytest.mark.parametrize("form", TWO_SIDES)
def test_the_table_of_scores(form: str) -> None:
    found, goal = computed.chances(form), FORMS[form].game
    assert found is not None
    for at, (win, lurch, lurched) in enumerate(zip(*found)):
        pone, dealer = divmod(at, goal)
        assert 0 <= lurch <= win + 1e-9
        assert lurched <= 1 - win + 1e-9
        assert 2 * dealer < goal or lurch == 0
        assert 2 * pone < goal or lurched == 0
    middle = goal // 2
    for score in range(0, goal - 20, 10):              # more points are never worse, but for the noise of the sample
        assert found.wins[(score + 10) * goal + middle] > found.wins[score * goal + middle] - 0.005


def test_the_first_dealers_share() -> None:
    found = computed.chances("six-card")
    assert found is not None
    assert 0.55 <= 1 - found.wins[0] <= 0.56


def test_throw_values_that_others_agree_on() -> None:
    """Seven and nine to one's own crib 4.04 to 4.06."""
    assert computed.crib_mean(cards("7H 9D"), "six-card", "dealer") == pytest.approx(4.05, abs=0.1)


def test_chances_tilted_to_a_mean() -> None:
    flat = [0.1] * 10
    for mean in (1.0, 4.5, 7.0):
        found = tilted(flat, mean)
        assert sum(found) == pytest.approx(1)
        assert sum(n * p for n, p in enumerate(found)) == pytest.approx(mean)
    both = joint("six-card", 2.0, 3.5)
    assert sum(both[2::3]) == pytest.approx(1)
    assert sum(a * p for a, p in zip(both[::3], both[2::3])) == pytest.approx(2.0, abs=0.25)


@pytest.mark.parametrize("form", FORMS)
def test_every_throw_is_weighed_with_its_parts(form: str) -> None:
    rng = Random(form)
    side = FORMS[form].side
    for seat in range(len(side)):
        part = role(seat, len(side) - 1, side)
        found = throws(tuple(rng.sample(PACK, FORMS[form].dealt)), form, part)
        assert found == sorted(found, key=lambda t: -t.total)
        assert all(t.crib * crib_weight(FORMS[form], part) > 0 for t in found)
        assert all(t.total == pytest.approx(t.hand + t.crib + t.pegs.own - t.pegs.others) for t in found)


def test_near_home_the_hand_that_counts_first_is_kept() -> None:
    """The pone needs three, the dealer one: only the play and the pone's first count can save him."""
    held = cards("5H 5D 5S JC 9D AD")
    ahead = trainer.rank(Position("six-card", PONE, held, score=(118, 120)).view(), PONE)
    assert ahead.counting[0] == (PONE, "hand", 3)
    assert ahead.counting[-1] == (DEALER, "crib", 1)
    level = trainer.rank(Position("six-card", PONE, held, score=(0, 0)).view(), PONE)
    assert level.counting == ()
    assert level.rows[0].hand > 14
    spread = [max(r.value for r in ranking.rows) - min(r.value for r in ranking.rows) for ranking in (ahead, level)]
    assert min(spread) > 0


def test_the_dealer_who_cannot_reach_his_crib_keeps_points_in_hand() -> None:
    """The pone will be out with his hand or at least before the crib: the crib is worth nothing."""
    held = cards("5H 5D TS JS QS KD")
    ranking = trainer.rank(Position("six-card", DEALER, held, score=(120, 100)).view(), DEALER)
    thrown = set(ranking.rows[0].thrown)
    assert not thrown & set(cards("5H 5D"))


def test_a_card_that_ends_the_game_is_played() -> None:
    view = Position("six-card", DEALER, cards("7H 2C KS"), cards("8S"), start=cards("QH"), score=(119, 119)).view()
    thought = think(view, "master", 1)
    assert str(thought.move) == "play 7H"
    assert thought.weighed[0].value == pytest.approx(100)


def test_the_lurch_counts_only_for_a_stake() -> None:
    for stake, best in ((1, 200), (0, 100)):
        view = Position("six-card", DEALER, cards("7H 2C KS"), cards("8S"), start=cards("QH"), score=(40, 119),
                        options={"stake": stake}).view()
        assert think(view, "master", 1).weighed[0].value == pytest.approx(best)


def test_he_says_why_with_figures() -> None:
    thought = think(Position("six-card", PONE, cards("5H 5D TS JS QS KD")).view(), "master", 1)
    for word in ("in the hand", "in the crib", "in the play", "points against"):
        assert word in thought.why
    assert len(thought.weighed) == 15
