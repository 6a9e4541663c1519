"""Who stakes at Blind Hookey: systems by how packets have fared, what advice says, exact figures."""
from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest

from cardtable.games.blind_hookey import novice, odds
from cardtable.games.blind_hookey.game import GAME
from cardtable.games.blind_hookey.match import HookeyEvening
from cardtable.games.blind_hookey.maxims import choose, wish
from cardtable.games.blind_hookey.outcomes import wagers
from cardtable.players.compared import compare
from cardtable.rules.events import NATURE
from cardtable.rules.match import Series
from cardtable.rules.moves import Move
from tests.games.blind_hookey.moments import THREE_BOTTOMS, Evening, three


def evening(one: Evening) -> HookeyEvening:
    match = one.sitting.match
    assert isinstance(match, HookeyEvening)
    return match


def counted(packets: int) -> Fraction:
    """The same by counting every rank of the dealer's card and every card that may then come, one after the other."""
    def all_higher(above: int, left: int, more: int) -> Fraction:
        return Fraction(1) if not more else Fraction(above, left) * all_higher(above - 1, left - 1, more - 1)
    return sum([all_higher(4 * above, 51, packets) for above in range(13)], Fraction(0)) / 13


def test_the_dealer_has_three_stakes_in_fifty_one() -> None:
    exact = {"higher": odds.HIGHER, "equal": odds.EQUAL, "lower": odds.LOWER, "edge": odds.EDGE}
    assert exact == {"higher": Fraction(24, 51), "equal": Fraction(3, 51), "lower": Fraction(24, 51),
                     "edge": Fraction(1, 17)}


@pytest.mark.parametrize(("packets", "hundred", "hands"), [(1, 47.06, 2.125), (2, 30.4, 3.29), (3, 22.1, 4.53)])
def test_how_likely_the_deal_is_to_pass(packets: int, hundred: float, hands: float) -> None:
    assert odds.passes(packets) == counted(packets)
    assert float(odds.passes(packets)) * 100 == pytest.approx(hundred, abs=.1)
    assert float(odds.lasts(packets)) == pytest.approx(hands, abs=.02)


def test_two_packets_come_in_four_ways() -> None:
    assert odds.comes(2) + 2 * odds.comes(1, 1) + odds.comes(0, 2) == 1
    assert odds.comes(2) + odds.comes(1, 1) == odds.HIGHER


def test_hands_played_by_chance_are_as_likely_as_is_said() -> None:
    """Through the rules: the pack shuffled, packets of any size, one counter each."""
    rng, beaten, all_round, hands = Random(3), 0, 0, 600
    match: Series = GAME.match({"players": 3, "hands": 40})
    played = 0
    while played < hands:
        match = GAME.match({"players": 3, "hands": 40}) if match.over else match
        deal, (seat, *_) = match.deal(), match.pending().must
        if seat != NATURE and deal.phase == "staking":
            match.apply(seat, Move(("place", f"packet-{seat}", 1)))
            match.apply(seat, Move(("done",)))
            if deal.over:
                played += 1
                won = [deal.higher(f"packet-{s}") for s in range(3) if s != deal.dealer]  # type: ignore[attr-defined]
                beaten += sum(won)
                all_round += all(won)
        else:
            match.apply(seat, match.decision(seat).sample(rng))
    assert abs(beaten / hands / 2 - float(odds.HIGHER)) < .05
    assert abs(all_round / hands - float(odds.passes(2))) < .06


def test_each_seat_plays_its_system_by_how_its_packets_have_fared() -> None:
    """Seat 2 deals; seat 0 wins twice, seat 1 is equal twice, seat 3 is lower twice."""
    match = evening(Evening(4, played=2))
    assert match.came == ((1, -1, 0, -1),) * 2
    assert [wish(match, seat).units for seat in (0, 1, 3)] == [5, 3, 4]


def test_a_system_lays_what_it_wants_and_no_more_than_the_limit() -> None:
    one = Evening(4, played=2).pack().cut()
    view = one.sitting.view(0)
    thought = choose(view, 0, Random(1))
    assert thought.move == Move(("place", "packet-0", 5))
    assert "Labouchère" in thought.why
    one.do("0 place packet-0 5")
    assert choose(one.sitting.view(0), 0, Random(1)).move == Move(("done",))


def test_who_would_deal_next_joins_the_packet_that_bears_stakes() -> None:
    one = three(4, played=0).pack(THREE_BOTTOMS).cut().do("0 place second 4")
    assert choose(one.sitting.view(3), 3, Random(1)).move[1] == "second", "seat 2 deals"
    assert choose(one.sitting.view(1), 1, Random(1)).move[1] == "second", "of the open ones the one of his place"


@pytest.mark.parametrize("form", ["own", "three"])
def test_every_answer_is_lawful_through_an_evening(form: str) -> None:
    one, rng = Evening(5, form, hands=10, played=0), Random(5)
    while not one.sitting.match.over:
        seat = one.sitting.match.pending().must[0]
        if seat == NATURE:
            one.sitting.submit(seat, one.sitting.match.decision(seat).sample(rng))
            continue
        choice = (choose, novice.choose)[seat % 2]
        one.sitting.submit(seat, choice(one.sitting.view(seat), seat, rng).move)
    assert one.sitting.match.deal().purse[-1] == 0


def test_advice_tells_what_every_stake_costs_and_that_the_book_has_no_figure() -> None:
    one = Evening(4, played=0).pack().cut()
    found = compare(one.sitting.view(0), 0, ("a",) * 4, None, Random(1), 1.0)
    assert found is not None
    worth = {row.move: row.value for row in found.rows}
    assert worth[Move(("place", "packet-0", 1))] == pytest.approx(-1 / 17)
    assert worth[Move(("place", "packet-0", 10))] == pytest.approx(-10 / 17)
    assert "The book gives no figures for this game." in found.notes


def test_of_packets_no_size_is_better() -> None:
    one = Evening(4, played=0, dealer=3).pack()
    found = compare(one.sitting.view(0), 0, ("a",) * 4, None, Random(1), 1.0)
    assert found is not None
    assert {row.value for row in found.rows} == {0.0}
    assert found.reason.startswith("The size of a packet changes nothing")


def test_the_page_tells_what_may_come_of_ones_stakes() -> None:
    one = Evening(4, played=0).pack().cut().do("0 place packet-0 4")
    told = wagers(one.deal, 0)
    assert told is not None
    assert told.outcomes == (("Higher, 24 in 51", "you gain 4"), ("Equal, 3 in 51", "you lose 4"),
                             ("Lower, 24 in 51", "you lose 4"))
    other = three(4, played=0).pack(THREE_BOTTOMS).cut().do("0 place second 4", "0 place first 1")
    both = wagers(other.deal, 0)
    assert both is not None
    assert both.outcomes == (("Both higher, 30.4%", "you gain 5"), ("The second alone, 16.6%", "you gain 3"),
                             ("The first alone, 16.6%", "you lose 3"), ("Neither, 36.3%", "you lose 5"))


def test_the_dealer_is_told_what_is_staked_against_him() -> None:
    one = Evening(4, played=0, dealer=0).pack().cut().staked()
    told = wagers(one.deal, 0)
    assert told is not None
    assert told.title == "Staked against you"
    assert told.outcomes[0] == ("Three packets all higher", "22.1%")
    assert told.outcomes[2] == ("Yours of all that lies there", f"{14 / 17:.2f}")
