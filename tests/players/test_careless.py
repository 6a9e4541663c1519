"""Who is careless breaks a law now and then, where laws are strict; who forgets notices less."""
from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from cardtable.croupier.people import COMPUTER, BadPlayers, Player, read_players
from cardtable.games import game
from cardtable.players import levels, temper
from cardtable.players.manners import STEPS, Manner
from cardtable.players.think import think
from cardtable.rules.sitting import Sitting
from cardtable.rules.view import View
from tests.attacks import careless


def at_play(laws: str) -> tuple[Sitting, View, int]:
    """A sitting at which a seat is to answer a card and could revoke."""
    for seed in range(200):
        sitting, rng = Sitting(game("ecarte"), {"laws": laws}), Random(seed)
        while not sitting.over:
            deal = sitting.match.deal()
            seat = deal.must[0]
            if deal.phase == "play" and seat >= 0 and deal.faults(seat):
                return sitting, sitting.view(deal.by(seat)), seat
            sitting.submit(seat, deal.decision(seat).sample(rng))
    raise AssertionError("nobody could revoke")


@pytest.fixture(autouse=True)
def manners(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(STEPS, "careless", Manner("club", careless=1.0))
    monkeypatch.setitem(STEPS, "at times", Manner("club", careless=0.3))


def test_a_careless_player_does_what_the_laws_forbid_and_the_sitting_lets_stand() -> None:
    sitting, view, seat = at_play("strict")
    verdicts = []
    for seed in range(30):
        thought = think(view, "careless", seed)
        verdicts.append(sitting.check(seat, thought.move))
        assert (verdicts[-1].law is not None) == thought.why.startswith("A slip")
    assert sum(verdict.law is not None for verdict in verdicts) > 10
    assert not any(verdict.stopped for verdict in verdicts)


def test_it_is_a_share_of_his_decisions_and_none_of_anybody_elses() -> None:
    _, view, _ = at_play("strict")
    sound = think(view, "club", 1).move
    slips = sum(think(view, "at times", seed).move != sound for seed in range(200))
    assert 15 < slips < 90
    assert {think(view, "club", seed).move for seed in range(20)} == {sound}


def test_where_laws_only_guide_nobody_breaks_one() -> None:
    sitting, view, seat = at_play("guided")
    assert sitting.check(seat, think(view, "careless", 1).move).law is None


def test_who_forgets_has_noticed_only_the_last() -> None:
    _, view, _ = at_play("strict")
    noticed = tuple([(zone, view.deal.zone[view.deal.layout[0].owner or 0]) for zone in (1, 2, 3)])
    view.knowledge.noticed = noticed
    assert [temper.noticing(view, memory).knowledge.noticed for memory in (None, 3, 2, 0)] == [
        noticed, noticed, noticed[1:], ()]
    assert view.knowledge.noticed == noticed


def test_how_careless_somebody_is_stands_behind_his_level_or_name() -> None:
    assert levels.manner("club~10") == Manner("club", careless=.1)
    assert levels.manner("the-rector~30") == Manner("club", memory=0, careless=.3)
    assert levels.check("club~5") == "club~5"
    for wrong in ("club~", "club~0", "club~101", "club~x", "nobody~5"):
        with pytest.raises(levels.NoSuchLevel):
            levels.manner(wrong)


def test_a_companion_is_himself_careless_or_not_and_the_record_says_it() -> None:
    rector = Player("The Rector", COMPUTER, "club", "the-rector")
    careless = rector.careless(10)
    assert (careless.persona, careless.likeness) == ("the-rector~10", "the-rector")
    assert careless.careless(25).persona == "the-rector~25"
    assert careless.careless(0) == rector
    plain = Player("Ann", COMPUTER, "club").careless(3)
    assert plain.persona == "club~3"
    assert plain.careless(0) == Player("Ann", COMPUTER, "club")
    assert Player("You").careless(10) == Player("You")
    assert read_players([careless.to_dict()], ("club",)) == (careless,)
    with pytest.raises(BadPlayers):
        read_players([{**careless.to_dict(), "persona": "the-rector~200"}], ("club",))


def test_who_is_not_in_turn_slips_too_and_by_the_seed() -> None:
    sitting, _, seat = at_play("strict")
    other = 1 - seat
    there = sitting.view(sitting.match.deal().by(other))
    manner = Manner("club", careless=1.0)
    found = [temper.out_of_turn(there, other, manner, Random(n)) for n in range(80)]
    assert 2 < sum(one is not None for one in found) < 30
    assert found == [temper.out_of_turn(there, other, manner, Random(n)) for n in range(80)]
    assert temper.out_of_turn(there, seat, manner, Random(0)) is None


def test_at_every_strict_code_careless_players_come_to_a_lawful_end() -> None:
    """A match of each; `make soak` plays thousands."""
    codes = careless.codes()
    assert len(codes) >= 12
    counted = sum([careless.attack(code, 3) for code in codes], Counter[str]())
    assert counted["deals"] > len(codes)
    assert counted["faults"] > 30


def test_a_careless_companion_deals_wrongly_too() -> None:
    """Though to deal is all that he may rightly do."""
    sitting, rng = Sitting(game("napoleon"), {"laws": "strict", "dealing": "hands"}), Random(1)
    while sitting.match.deal().phase != "dealing":
        seat = sitting.match.deal().must[0]
        sitting.submit(seat, sitting.match.decision(seat).sample(rng))
    deal = sitting.match.deal()
    view = sitting.view(deal.by(deal.dealer))
    assert {think(view, "club", seed).move.verb for seed in range(5)} == {"deal"}
    verbs = {think(view, "careless", seed).move.verb for seed in range(20)}
    assert len(verbs - {"deal"}) > 2
