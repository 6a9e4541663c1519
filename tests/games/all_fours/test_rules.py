"""All-Fours' own rules: who may look, a pack that runs out, a point off suit; and what its players think of a hand."""
from __future__ import annotations

from random import Random

from cardtable.cards import SUITS, card, cards
from cardtable.games.all_fours.hopes import hopes
from cardtable.games.all_fours.match import AllFoursMatch
from cardtable.games.all_fours.rules import LAYOUT
from cardtable.games.all_fours.scoring import HIGH, LOW, OFF_SUIT
from cardtable.players.think import think
from cardtable.rules.events import Event
from tests.adapters.all_fours import dealt
from tests.games.all_fours.moments import DEALER, ELDER, Match

HEARTS = SUITS.index("H")


def test_two_of_four_look_when_the_trumps_are_settled() -> None:
    match = Match(4).deals(ELDER, DEALER)
    waiting = match.deal.waiting
    assert len(waiting) == 2
    assert all(not match.deal.sees[LAYOUT.hand[seat]] for seat in waiting)
    match.turn("beg", "run")
    assert all(match.deal.sees[LAYOUT.hand[seat]] == 1 << seat for seat in waiting)


def test_the_same_dealer_deals_again_when_the_pack_runs_out() -> None:
    """Six hearts are turned up one after the other: after five runs four cards are left."""
    match = Match(2, games=1)
    deal = match.deal
    plain = [c for c in deal.pack if c.suit != HEARTS]
    up = [c for c in deal.pack if c.suit == HEARTS and c.rank != 9][:6]
    then = [c for n, turned in enumerate(up[1:]) for c in (*plain[n * 6:n * 6 + 6], turned)]
    hands = plain[30:36], [*plain[36:], *[c for c in deal.pack if c.suit == HEARTS and c not in up][:3]]
    match.deals(*[" ".join(map(str, hand)) for hand in hands], turned=str(up[0]), then=" ".join(map(str, then)))
    match.turn("beg", "run")
    assert match.deal is not deal
    assert (match.deal.dealer, match.deal.phase) == (deal.dealer, "shuffle")
    assert isinstance(match.sitting.match, AllFoursMatch)


def test_a_point_off_suit_goes_to_who_led() -> None:
    told: list[Event] = []
    one = dealt([cards("AS KS QS JS TS 9S"), cards("2C 3C 4C 5C 6C 7C")], card("4H"), off_suit=True)
    one.do_stand(0)
    one.tell = told.append
    one.do_play(0, card("AS"))
    one.do_play(1, card("2C"))
    assert one.score == [1, 0]
    assert [(event.seat, event.what) for event in told if event.kind == "scored"] == [(0, OFF_SUIT)]


def test_off_suit_each_adversary_counts_and_a_partner_does_not() -> None:
    one = dealt([cards("AS"), cards("2C"), cards("3C"), cards("4C")], card("4H"), off_suit=True)
    one.do_stand(one.elder)
    scores = []
    for seat, text in ((one.elder, "AS"), (1, "2C"), (2, "3C"), (3, "4C")):
        one.do_play(seat, card(text))
        scores.append(one.score[one.side[one.elder]])
    assert scores == [0, 1, 1, 2]


def test_a_trump_thrown_away_is_neither_high_nor_low() -> None:
    one = dealt([cards("AH 2C 3C 4C 5C 6C"), cards("2H 7C 8C 9C TC JC")], card("4S"),
                cards("3H QD JD KH 9D 8D 5H"), six=True)
    told: list[Event] = []
    one.tell = told.append
    one.do_beg(0)
    one.do_run(1)
    one.do_discard(0, *cards("AH QD JD"))
    one.do_discard(1, *cards("2H 9D 8D"))
    while not one.over:
        one.do_play(one.must[0], one.allowed(one.must[0])[0])
    assert [(event.seat, event.what) for event in told if event.kind == "scored"][:2] == [(1, HIGH), (0, LOW)]


def test_hopes_rise_with_the_trumps() -> None:
    gone = (card("5H"),)
    good, fair, bad = (hopes(cards(text), HEARTS, gone) for text in
                       ("AH JH 2H TS AS 4D", "QH 6H TS 4C 5D 8C", "KS 9S 8C 7C 4D 3D"))
    assert good > 2 > fair > -1 > bad


def test_the_master_does_not_beg_with_high_low_and_jack() -> None:
    for hand, wanted in (("AH JH 2H TS AS 4D", "stand"), ("KS 9S 8C 7C 4D 3D", "beg")):
        match = Match(2, "9D KS").deals(hand, turned="5H")
        thought = think(match.sitting.view(0), "master", 1, budget=.3)
        assert str(thought.move) == wanted
        assert thought.weighed


def test_all_players_finish_a_game_of_four() -> None:
    match, rng = Match(4), Random(4)
    while not match.sitting.over:
        seat = match.sitting.match.pending().must[0]
        if seat < 0:
            match.sitting.submit(seat, match.sitting.match.decision(seat).sample(rng))
            continue
        match.sitting.submit(seat, think(match.sitting.view(match.deal.player[seat]), "club", 1).move)
    deal = match.deal
    assert max(deal.score) == 7
