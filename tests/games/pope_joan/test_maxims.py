"""The club player's leads, the layouts that the master plays out, and the chart of stops."""
from __future__ import annotations

from collections import Counter
from itertools import islice
from random import Random

import pytest

from cardtable.cards import BACK, SUITS, Card, card, cards
from cardtable.games.pope_joan import evaluate, maxims
from cardtable.games.pope_joan.maxims import ALL, advice
from cardtable.games.pope_joan.position import NoPosition, Position
from cardtable.games.pope_joan.rules import EXTRA, HAND, PopeJoan
from cardtable.games.pope_joan.runs import bits, card_of, each
from cardtable.games.pope_joan.stops import chart, out
from cardtable.games.pope_joan.tray import DRESS, FOLLOWING, GAME, PACK, stops, unreachable
from cardtable.players.estimate import Plan
from cardtable.players.search import search
from cardtable.players.think import think
from cardtable.rules.events import NATURE
from cardtable.rules.moves import Move
from tests.games.pope_joan.tables import sitting


@pytest.mark.parametrize(("hand", "gone", "led", "maxim"), [
    ("KS 9D 5C", "3H", "KS", maxims.known_stop),
    ("JS 6H JC 5D", "", "5D", maxims.lowest_single),
    ("4S 9D TH", "5S", "4S", maxims.known_stop),
    ("3S 4S 9D TH", "5S", "3S", maxims.known_stop),              # from the lowest of those in sequence up to it
    ("7D 9D 2C", "3H", "7D", maxims.known_stop),
    ("3H 6H 9D 2C", "5H 7H", "6H", maxims.known_stop),           # nothing can lead up to it from the three
    ("9D 2C 7C", "3H", "9D", maxims.pope),
    ("7H 9H JH KH 2C", "3H", "7H", maxims.run_to_a_stop),
    ("2H 3H 7C TC JC QC", "KS", "TC", maxims.sequence),
    ("7H 9H JH 2C", "5S", "7H", maxims.sequence),                # an alternate one
    ("4H 6H 2C 3C", "5S", "2C", maxims.sequence),                # of two alike the one without a gap
    ("3H 6H 2C TC", "7H", "3H", maxims.close_to_a_stop),
    ("JH 4C 8C", "TH", "JH", maxims.dead),
    ("JH 4C 5C", "TH", "JH", maxims.dead),                       # before a sequence
    ("AH 5C TC 3S", "KS", "AH", maxims.ace),
    ("AH 3S 7S TD", "KS", "3S", maxims.close),                   # an ace may wait
    ("4C 8C 3S 2D", "KS", "4C", maxims.close),
    ("3C 8C 5S", "KS", "3C", maxims.lowest),
    ("6H TH 5C 4S", "8H", "6H", maxims.lowest),                  # the run from the six ends at the seven
    ("4H 6H TH 5C 2S", "8H", "4H", maxims.sequence),
    ("3D 7D 5C", "5D JD", "3D", maxims.lowest),
])
def test_leads(hand: str, gone: str, led: str, maxim: object) -> None:
    bit, found = advice(bits(cards(hand)), ALL & ~bits(cards(gone)))
    assert (card_of(bit).text, found.lead) == (led, maxim)


@pytest.mark.parametrize(("hand", "turned", "led"), [
    ("JC QC KC 2H 5S 8S 3D", "6H", "JC"), ("5D 6D 7D 2C 9S 3C 2H", "8H", "5D"), ("AS 2S 3S 7C 9H JD 5H", "4S", "AS")])
def test_a_sequence_up_to_a_stop_is_not_called_the_stop(hand: str, turned: str, led: str) -> None:
    found = maxims.choose(Position(cards(hand), card(turned)).view(), 0, Random(1))
    assert found.move == Move(("play", card(led)))
    assert found.why.startswith(f"The {card(led).name} begins a sequence up to a stop: ")
    assert found.source == "002:4569-4576"


@pytest.mark.parametrize(("hand", "turned", "told"), [
    ("9C QC KC 2H 5S", "6H", "The queen of clubs begins a sequence up to a stop"),
    ("8C TC QC KC 2H 5S", "6H", "From the eight of clubs the run comes back up to a stop, whoever fills the gaps."),
    ("2C 2D", "6H", "No card is lower than the two of clubs, and no suit is longer than another.")])
def test_of_gaps_it_is_spoken_where_there_are_some(hand: str, turned: str, told: str) -> None:
    assert maxims.choose(Position(cards(hand), card(turned)).view(), 0, Random(1)).why.startswith(told)


@pytest.mark.parametrize(("hand", "led", "told"), [
    ("TH QH JC 8C 6D", "TH", "The next but one above the ten of hearts is yours"),
    ("7C TC JC QC 2H", "TC", "A sequence gets rid of several cards at once")])
def test_an_alternate_sequence_is_told_as_one(hand: str, led: str, told: str) -> None:
    found = maxims.choose(Position(cards(hand), card("5S")).view(), 0, Random(1))
    assert found.move == Move(("play", card(led)))
    assert found.why.startswith(told)


def test_why_a_stop_is_led_is_true() -> None:
    """A card is one that nothing can follow only where that is so, and a sequence is his own up to its stop."""
    rng, said = Random(11), Counter[str]()
    for _ in range(400):
        *held, turned = rng.sample(PACK, 9)
        played = rng.sample([c for c in PACK if c not in held and c is not turned], 12)
        view = Position(tuple(held), turned, tuple(played)).view()
        found = maxims.choose(view, 0, rng)
        led, gone = found.move[1], {turned, *played}
        assert isinstance(led, Card)
        if found.why.startswith("Nothing can follow"):
            assert led in stops(gone)
            said["stop"] += 1
        elif "begins a sequence up to a stop" in found.why:
            while led not in stops(gone):
                led = FOLLOWING[led]
                assert led in held
            said["sequence"] += 1
    assert min(said["stop"], said["sequence"]) > 20


def test_every_hand_has_a_lead_from_it() -> None:
    rng = Random(4)
    for _ in range(3000):
        some = list(each(ALL))
        rng.shuffle(some)
        hand = sum(some[:rng.randint(1, 12)])
        alive = hand | sum(some[12:rng.randint(12, 51)])
        bit, _ = advice(hand, alive)
        assert bit & hand
        assert bit.bit_count() == 1
        gone = set(map(card_of, each(ALL & ~alive)))
        if bits(stops(gone)) & hand == hand:
            assert advice(hand, alive)[1].lead is maxims.way_out


def test_what_one_seat_knows_to_be_out() -> None:
    view = Position(cards("3S JC 2D"), card("5H"), cards("KS 4C")).view()
    assert set(out(view)) == set(cards("5H KS 4C"))


def test_a_stop_is_remembered_by_everybody() -> None:
    made = sitting(6, 1)
    seat, = made.match.pending().must
    deal = made.match.deal()
    assert isinstance(deal, PopeJoan)
    led = next(c for c in deal.zone[HAND[seat]] if deal.zone[HAND[seat]])
    made.submit(seat, Move(("play", led)))
    last = deal.by_run[-1][1]
    for player in range(6):
        gone = out(made.view(player))
        assert last in stops(set(gone) - {last}) or last in gone
        assert set(deal.fallen(seat)) <= set(gone)


def test_the_chart_tells_nothing_but_what_he_can_know() -> None:
    view = Position(cards("3S JC 2D 7D"), card("5H"), cards("KS 4S"), seats=4).view()
    rows = chart(view, 0)
    assert [len(row) for row in rows] == [13, 12, 13, 13]
    assert [row[0].card.text for row in rows] == [f"A{suit}" for suit in SUITS]
    by = {mark.card.text: mark for row in rows for mark in row}
    assert {text for text, mark in by.items() if mark.own} == {"3S", "JC", "2D", "7D"}
    assert {text for text, mark in by.items() if mark.out} == {"5H", "KS", "4S"}
    gone = set(cards("5H KS 4S"))
    assert {text for text, mark in by.items() if mark.stop == 1} == {c.text for c in stops(gone)}
    assert {text for text, mark in by.items() if mark.unreachable} == {c.text for c in unreachable(gone)}
    assert by["2S"].stop == by["TC"].stop == 0               # he holds the next card himself
    hidden = [held for held in view.deal.zone if held[:1] == (BACK,)]
    assert by["7S"].stop == pytest.approx(len(view.deal.zone[EXTRA]) / sum(map(len, hidden)))


def test_the_chance_of_a_stop_is_that_of_the_layouts() -> None:
    view = sitting(5, 3).view(2)
    worlds, rng = view.worlds(), Random(1)
    chance = {mark.card: mark.stop for row in chart(view, 2) for mark in row if 0 < mark.stop < 1}
    times = 3000
    found = dict.fromkeys(chance, 0)
    for _ in range(times):
        absent = set(worlds.sample(rng).zone[EXTRA])
        for one in chance:
            found[one] += one in stops(absent) and one not in absent or one in absent and one in stops(absent - {one})
    assert len(chance) > 20
    assert all(abs(found[one] / times - chance[one]) < .05 for one in chance)


@pytest.mark.parametrize("seats", [3, 5, 8])
def test_layouts_are_played_out_by_the_rules(seats: int) -> None:
    """The quick way through a layout comes to what the rules themselves come to."""
    made, rng = sitting(seats, seats), Random(seats)
    compared = 0
    while compared < 40 and not made.over:
        deal, (must, _, _) = made.match.deal(), made.match.pending()
        seat = must[0]
        if seat >= 0 and len(deal.zone[HAND[seat]]) > 1:
            view = made.view(seat)
            asked = evaluate.question(view, seat, Move(("play",)))
            assert isinstance(asked, evaluate.Leads)
            world = view.worlds().sample(rng)
            assert isinstance(world, PopeJoan)
            values = asked.values(evaluate.laid(world), asked.plans)
            assert values == pytest.approx([ruled(world, seat, plan, out(view)) for plan in asked.plans])
            compared += 1
        made.submit(seat, made.match.decision(seat).sample(rng))
    assert compared == 40


def ruled(world: PopeJoan, seat: int, plan: Plan, known: tuple[object, ...]) -> float:
    """What a course comes to under the rules, everybody leading by the maxims from then on."""
    deal = world.copy()
    before, full = deal.purse[seat], sum(deal.purse[deal.seats:])
    alive = ALL & ~bits([c for c in deal.pack if c in known])
    move, *meant = plan
    deal.apply(seat, move)
    while not deal.over:
        alive &= ~bits([c for _, c in deal.by_run])
        alive &= ALL & ~(bits([deal.by_run[-1][1]]) << 1)
        leader = deal.must[0]
        hand = bits(deal.zone[HAND[leader]])
        bit = evaluate.own_lead(hand, alive) if leader == seat else advice(hand, alive)[0]
        move = Move(("play", card_of(bit)))
        if leader == seat and meant and (named := meant.pop(0)) in deal.decision(seat):
            move = named
        deal.apply(leader, move)
    return deal.purse[seat] - before + (sum(deal.purse[deal.seats:]) - full) / deal.seats


def test_the_master_goes_out_when_he_can() -> None:
    """A stop and then another card: the other way round somebody else may be out first, and game is rich."""
    view = Position(cards("KS 4C"), card("2D"), tray={**DRESS, GAME: 20}, seats=5).view()
    thought = think(view, "master", 1, budget=.2)
    assert thought.move == Move(("play", card("KS")))
    assert thought.weighed[0].value > thought.weighed[1].value + 5


def test_a_stop_loses_nothing_where_the_best_lead_may_follow_it() -> None:
    """The four of diamonds, a stop, was told to be seven counters worse, since by the order of the book's maxims the
    nine of spades, the best, was not led next."""
    view = Position(cards("KH TC 3S 9S KC 4D 5S TD 8S 6H"), card("5D"), seats=3).view()
    asked = evaluate.question(view, 0, Move(("play", card("4D"))))
    assert asked is not None
    found, _ = search(asked, Random(1))
    best = {plan[0][1]: value for plan, value, *_ in reversed(found)}
    assert max(best.values()) - best[card("4D")] < 1.5


def test_layouts_are_drawn_from_the_generator() -> None:
    made = sitting(4, 9)
    seat, = made.match.pending().must
    asked = evaluate.question(made.view(seat), seat, Move(("play",)))
    assert asked is not None
    assert list(islice(asked.layouts(Random(5)), 3)) == list(islice(asked.layouts(Random(5)), 3))


@pytest.mark.parametrize(("hand", "turn_up", "played"), [
    ("KS KS", "2C", ""), ("KS", "KS", ""), ("8D", "2C", ""), ("KS", "2C", "2C")])
def test_positions_that_cannot_be(hand: str, turn_up: str, played: str) -> None:
    with pytest.raises(NoPosition):
        Position(cards(hand), card(turn_up), cards(played)).view()


def test_a_position_is_one_of_the_table() -> None:
    view = Position(cards("KS 9D 5C 2H 3H TC"), card("3C"), cards("4S"), seats=6).view()
    assert view.turn == 0
    assert view.deal.seats == 6
    world = view.worlds().sample(Random(1))
    assert NATURE not in world.must
    assert sorted(c for held in world.zone for c in held) == sorted(world.pack)
    assert [len(world.zone[HAND[s]]) for s in range(6)] == [6, 7, 7, 7, 7, 8]
