"""What both games of a declarer decide beyond their books' cases; `docs/rulings` says what of it is held here."""
from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from cardtable.cards import cards
from cardtable.families.declarer.deal import LAYOUT, DeclarerDeal
from cardtable.families.declarer.strict import StrictDeclarer
from cardtable.families.declarer.strict.answers import remedy
from cardtable.families.declarer.values import honours
from cardtable.games import game
from cardtable.games.auction_bridge.laws import CODE as LAWS_1908
from cardtable.games.auction_bridge.laws import OWN
from cardtable.games.auction_bridge.options import AuctionOptions
from cardtable.games.auction_bridge.rules import LADDER, AuctionBridge
from cardtable.games.bridge.laws import CODE as LAWS_1904
from cardtable.games.bridge.laws import LAW as BY_NUMBER
from cardtable.games.bridge.rules import Bridge
from cardtable.games.bridge.strict import StrictBridge
from cardtable.games.bridge.talk import BridgeTalk
from cardtable.rules.sitting import Sitting
from tests.adapters import bridge as adapter
from tests.adapters import declarer_strict as strict
from tests.adapters.four_hands import do, marked, shuffled

BOTH = ("bridge", "auction_bridge")


def over(name: str, seed: int = 1, **options: object) -> Sitting:
    """A match played at random to its end, in which nobody gives up."""
    sitting, rng = Sitting(game(name), options), Random(seed)
    while not sitting.over:
        deal = sitting.match.deal()
        seat = deal.pending()[0][0]
        sitting.submit(seat, sitting.match.decision(seat).sample(rng))
    return sitting


# What may be agreed on

@pytest.mark.parametrize("name", BOTH)
def test_a_point_costs_the_stake(name: str) -> None:
    one, five = over(name, rubbers=1, stake=1), over(name, rubbers=1, stake=5)
    assert one.lines == five.lines
    paid = one.match.deal().purse
    assert any(paid)
    assert five.match.deal().purse == [5 * coins for coins in paid]


@pytest.mark.parametrize("name", BOTH)
def test_every_rubber_is_cut_for(name: str) -> None:
    lines = over(name, rubbers=2).lines
    cuts = [number for number, line in enumerate(lines) if line.startswith("* cut")]
    assert cuts[0] == 0
    assert any(number > 60 for number in cuts), "and again for the second"


def test_nothing_else_may_be_agreed_on() -> None:
    assert set(AuctionOptions.__dataclass_fields__) == {"rubbers", "stake", "convention", "laws", "dealing"}


# Bridge

def called(*words: str, kind: type[DeclarerDeal] = Bridge) -> DeclarerDeal:
    """Seat 0 has dealt, and all speak in turn."""
    deal = kind(0)
    shuffled(deal)
    for word in words:
        do(deal, deal.must[0], word)
    return deal


def with_hands(deal: DeclarerDeal, *hands: str) -> None:
    """As they are counted when all is over."""
    for seat, held in enumerate(hands):
        deal.zone[LAYOUT.hand[seat]] = cards(held)


def test_who_has_doubled_and_fails_pays_for_it() -> None:
    deal = called("name H", "double", "satisfied", "satisfied")
    assert [(mark.side, mark.points, mark.above) for mark in deal.for_tricks(5)] == [(1, 2 * 16, False)]
    assert [(mark.side, mark.points) for mark in deal.for_tricks(8)] == [(0, 2 * 16)]


def test_thirty_are_a_game() -> None:
    for points, ends in ((28, False), (30, True)):
        deal = called("name D", "may-i-lead", "yes")
        deal.mark(0, points, "tricks")
        assert deal.ends_game == ends


@pytest.mark.parametrize(("before", "chosen"), [((20, 0), "three-tricks"), ((0, 14), "add")])
def test_a_player_takes_the_penalty_that_costs_most_and_one_that_wins_a_game(
        before: tuple[int, int], chosen: str) -> None:
    """South has made eight tricks in diamonds and revoked; three tricks are worth eighteen, or leave five to eight."""
    deal = StrictBridge(strict.SOUTH, before)

    def calls(_: StrictDeclarer) -> None:
        for seat, words in ((strict.SOUTH, "name D"), (strict.WEST, "may-i-lead"), (strict.EAST, "yes")):
            strict.says(deal, seat, words)

    def answered() -> Iterator[str]:
        move = remedy(deal, deal.must[0]).move
        found.append(str(move[1]))
        yield found[-1]

    found: list[str] = []
    strict.played(deal, "D", 8, calls, [strict.SOUTH], BY_NUMBER["revoke"], answered())
    assert found == [chosen]


def test_three_tricks_taken_for_a_revoke_are_told_with_the_sum() -> None:
    """And stand beside the score, so that it can be checked."""
    deal, told = StrictBridge(strict.SOUTH, (20, 0)), list[str]()

    def calls(_: StrictDeclarer) -> None:
        for seat, words in ((strict.SOUTH, "name D"), (strict.WEST, "may-i-lead"), (strict.EAST, "yes")):
            strict.says(deal, seat, words)

    def answered() -> Iterator[str]:
        deal.tell = lambda event: told.extend(
            [line.text for line in BridgeTalk().lines(deal, [event], lambda seat: f"Seat {seat}")])
        yield "three-tricks"

    strict.played(deal, "D", 8, calls, [strict.SOUTH], BY_NUMBER["revoke"], answered())
    own = deal.side[strict.SOUTH]
    assert [(deal.tricks(side), deal.counted(side)) for side in (own, 1 - own)] == [(8, 5), (5, 8)]
    assert [text for text in told if "count eight to five, with tricks" in text]
    rows = BridgeTalk().aside(deal, [(own, "Ours"), (1 - own, "Theirs")])
    assert ("Taken", "8", "5") in rows
    assert ("With those for a revoke", "5", "8") in rows


def test_the_dealer_plays_both_hands_whoever_named() -> None:
    deal = called("leave-it", "name D", "may-i-lead", "yes")
    assert (deal.declarer, deal.dummy) == (0, 2)
    assert deal.must == (1,)
    deal.apply(1, next(iter(deal.decision(1))))
    assert deal.by(2) == 0


def test_law_86_names_who_is_punished() -> None:
    for code in (LAWS_1904, LAWS_1908):
        law, = [law for law in code.laws if law.number == 86]
        assert "second hand" in law.text.lower()


def test_chicane_is_each_player_s() -> None:
    deal = called("name S", "may-i-lead", "yes")
    deal.taken = (7, 6, 0, 0)
    with_hands(deal, "2H 3H", "AS KS", "4D 5D", "2S 3S")
    assert [(one.seat, one.points) for one in marked(deal) if one.what == "chicane"] == [(0, 4), (0, 4)]


def test_three_honours_in_one_hand() -> None:
    for named, points in (("S", 4), ("C", 8), ("D", 12), ("H", 16)):
        for held in ((3, 0), (0, 3), (2, 1)):
            found = honours(named, held)
            assert found is not None
            assert found.points == points


@pytest.mark.parametrize(("cuts", "again"), [
    ({"A": "7S", "B": "7H", "C": "7D", "D": "7C"}, ["A", "B", "C", "D"]),
    ({"A": "2S", "B": "2H", "C": "KD", "D": "KC"}, ["A", "B"]),
    ({"A": "2S", "B": "5H", "C": "KD", "D": "KC"}, []),
    ({"A": "2S", "B": "5H", "C": "5D", "D": "KC"}, ["B", "C"])])
def test_equal_cards(cuts: dict[str, str], again: list[str]) -> None:
    found = adapter.answer("sequence", {"topic": "cut", "cuts": cuts, "recut": None})
    assert found["recut"] == again


# Auction Bridge

def test_calls_of_the_rules_file() -> None:
    """Those of which one goes wrong who knows the order of today."""
    at = LADDER.index
    assert at("3S") > at("1D")
    assert min(map(at, ("2D", "3C", "6S"))) > at("1NT") > at("5S")
    assert at("4D") > at("3H") > at("2NT")


def test_only_what_is_enough_may_be_called() -> None:
    deal = called("bid H 2", kind=AuctionBridge)
    assert isinstance(deal, AuctionBridge)
    offered = {f"{move[2]}{move[1]}" for move in deal.decision(1) if move.verb == "bid"}
    assert offered == set(LADDER[LADDER.index("2H") + 1:])
    assert not [bid for bid in offered if bid.endswith("S")], "seven spades are fourteen points, and sixteen stand"


def test_three_passes_after_the_first_call() -> None:
    deal = called("bid C 1", "pass", "pass", kind=AuctionBridge)
    assert deal.phase == "calling"
    do(deal, 3, "pass")
    assert (deal.phase, deal.declarer) == ("play", 0)


def test_a_slam_counts_without_the_contract() -> None:
    deal = called("bid NT 7", "pass", "pass", "pass", kind=AuctionBridge)
    assert [(mark.side, mark.points, mark.what) for mark in deal.all_for_tricks(12)] == [
        (1, 50, "under-tricks"), (0, 20, "little slam")]
    assert [(mark.side, mark.points, mark.what) for mark in deal.all_for_tricks(0)] == [
        (1, 650, "under-tricks"), (1, 40, "grand slam")]


def test_one_spade_is_the_lowest_call() -> None:
    assert LADDER[0] == "1S"
    deal = called("bid S 1", kind=AuctionBridge)
    assert "bid S 1" not in {str(move) for move in deal.decision(1)}


def test_which_articles_are_its_own() -> None:
    assert set(range(47, 63)) <= set(OWN), "what was said of naming and doubling is replaced"
    assert set(OWN) & set(range(63, 109)) == {70, 71, 90}
    assert set(range(1, 109)) <= {law.number for law in LAWS_1908.laws}
