"""Blind Hookey's rules: the cut, packets, stakes, the show, how a deal passes; both ways."""
from __future__ import annotations

from random import Random
from typing import Any

import pytest

from cardtable.cards import Cards
from cardtable.cards import cards as read_cards
from cardtable.families.staking.stakes import Stake
from cardtable.games.blind_hookey.game import GAME
from cardtable.games.blind_hookey.laws import LAW
from cardtable.games.blind_hookey.rules import PACK, Hookey
from cardtable.games.blind_hookey.ways import WAYS, OwnPackets
from cardtable.rules.deal import Deal
from cardtable.rules.events import Event
from cardtable.rules.match import Series, play_out
from tests.doing import do, refused


def table(way: str = "own", seats: int = 4, dealer: int = 0, **terms: Any) -> Hookey:
    return WAYS[way](dealer, (), [0] * (seats + 1), tuple(range(seats)), **terms)


def pack_with(bottoms: str, sizes: tuple[int, ...]) -> Cards:
    """The pack in an order that puts these cards at the bottom of packets of these sizes, the last of what is left."""
    wanted = read_cards(bottoms)
    rest = [card for card in PACK if card not in wanted]
    order: list[object] = []
    for card, size in zip(wanted, (*sizes, len(PACK) - sum(sizes)), strict=True):
        order += [*[rest.pop() for _ in range(size - 1)], card]
    return tuple(order)                          # type: ignore[arg-type]


def shuffled(deal: Deal | Series, bottoms: str, sizes: tuple[int, ...]) -> None:
    do(deal, "- shuffle " + " ".join(map(str, pack_with(bottoms, sizes))))


def own(bottoms: str, sizes: tuple[int, ...] = (9, 13, 11), **terms: Any) -> Hookey:
    """Seat 0 deals; the packets lie there, those of 1, 2 and 3 first, then the dealer's."""
    deal = table(**terms)
    shuffled(deal, bottoms, sizes)
    do(deal, *[f"{seat} cut {size}" for seat, size in enumerate(sizes, 1)])
    return deal


def three(bottoms: str, seats: int = 4, sizes: tuple[int, ...] = (17, 18), **terms: Any) -> Hookey:
    deal = table("three", seats, **terms)
    shuffled(deal, bottoms, sizes)
    do(deal, *[f"0 cut {size}" for size in sizes])
    return deal


def test_packets_go_round_from_the_dealers_left_and_he_has_what_is_left() -> None:
    deal = table(seats=4, dealer=2)
    shuffled(deal, "2C 3C 4C 5C", (4, 13, 10))
    do(deal, "3 cut 4", "0 cut 13", "1 cut 10")
    assert isinstance(deal, OwnPackets)
    assert [len(deal.zone[zone]) for zone in (deal.packets()[n][1] for n in range(4))] == [4, 13, 10, 25]
    assert (deal.phase, deal.must) == ("staking", (0, 1, 3))


@pytest.mark.parametrize(("seats", "most"), [(2, 26), (3, 17), (4, 13), (5, 10), (7, 7), (8, 6), (13, 4)])
def test_a_packet_has_four_cards_to_the_due_share(seats: int, most: int) -> None:
    deal = table(seats=seats)
    do(deal, "- shuffle " + " ".join(map(str, PACK)))
    assert deal.decision(1).choices[0].fields[0].range == range(4, most + 1)         # type: ignore[union-attr]
    assert refused(deal, "cut 3", 1) == refused(deal, f"cut {most + 1}", 1) == LAW["packets"]
    assert refused(deal, "cut 4", 2 % seats) == 0, "he is not in turn"


def test_no_packet_is_seen_before_the_show() -> None:
    deal = own("9C 8D 4C KS")
    for viewer in range(4):
        seen = deal.view(viewer)
        assert not [card for _, zone, _ in seen.packets() for card in seen.zone[zone] if card in PACK]


def test_each_is_compared_with_the_dealer_by_himself_and_equals_are_his() -> None:
    deal = own("9C 8D 4C 8S")
    heard = list[Event]()
    do(deal, "1 place packet-1 5", "2 place packet-2 3", "3 place packet-3 2")
    deal.tell = heard.append
    do(deal, "1 done", "2 done", "3 done")
    assert deal.over
    assert not deal.passes
    assert deal.purse == [0, 5, -3, -2, 0]
    assert [(e.what, e.seat, e.points) for e in heard if e.kind == "paid"] == [
        ("equal", 2, 3), ("lost", 3, 2), ("won", 1, 5), ("back", 1, 5)]
    assert {e.law for e in heard if e.what in ("equal", "lost", "won")} == {LAW["settling"]}


def test_the_bottom_card_counts_and_not_the_top() -> None:
    deal = table(seats=2)
    order = [*pack_with("AS 2S", (26,))]
    at = order.index(read_cards("KH")[0])
    order[0], order[at] = order[at], order[0]
    do(deal, "- shuffle " + " ".join(map(str, order)), "1 cut 26", "1 place packet-1 4", "1 done")
    assert deal.turned() == {"packet-1": read_cards("AS")[0], "packet-0": read_cards("2S")[0]}
    assert deal.purse == [-4, 4, 0]


@pytest.mark.parametrize(("ace", "purse"), [("high", [-6, 6, 0]), ("low", [6, -6, 0])])
def test_the_ace_is_high_or_low_as_agreed(ace: str, purse: list[int]) -> None:
    deal = table(seats=2, ace=ace)
    shuffled(deal, "AS KS", (20,))
    do(deal, "1 cut 20", "1 place packet-1 6", "1 done")
    assert deal.purse == purse


def test_the_deal_passes_when_the_dealer_loses_to_all() -> None:
    deal = own("9C 8D 6C 5S")
    do(deal, *[f"{seat} {what}" for seat in (1, 2, 3) for what in (f"place packet-{seat} {seat}", "done")])
    assert deal.passes
    assert deal.purse == [-6, 1, 2, 3, 0]


def test_a_stake_is_laid_on_ones_own_packet_within_the_limit() -> None:
    deal = own("9C 8D 4C KS", limit=5)
    assert refused(deal, "done", 1) == 0, "everybody stakes something"
    assert refused(deal, "place packet-2 1", 1) == LAW["blind"]
    assert refused(deal, "place packet-1 1") == 0, "the dealer stakes nothing"
    do(deal, "1 place packet-1 2", "1 double", "1 place packet-1 1")
    assert refused(deal, "place packet-1 1", 1) == LAW["limit"]
    assert refused(deal, "double", 1) == 0
    do(deal, "1 take packet-1")
    assert refused(deal, "done", 1) == 0
    do(deal, "1 place packet-1 1", "1 done")
    assert refused(deal, "place packet-1 1", 1) == 0, "he has done"


def test_the_stakes_of_the_last_hand_are_laid_again() -> None:
    deal = own("9C 8D 4C KS", before=(Stake(1, "packet-1", 7), Stake(2, "packet-2", 3)))
    do(deal, "1 again", "2 again")
    assert deal.stakes == (Stake(1, "packet-1", 7), Stake(2, "packet-2", 3))


def test_three_packets_are_cut_by_the_dealer_none_of_less_than_four() -> None:
    deal = table("three", 3)
    do(deal, "- shuffle " + " ".join(map(str, PACK)))
    assert (deal.phase, *deal.must) == ("packet", 0)
    assert refused(deal, "cut 3") == refused(deal, "cut 45") == LAW["three"]
    do(deal, "0 cut 44")
    assert refused(deal, "cut 5") == LAW["three"]
    do(deal, "0 cut 4")
    assert [len(deal.zone[zone]) for _, zone, _ in deal.packets()] == [44, 4, 4]
    assert (deal.phase, *deal.must) == ("staking", 1, 2)


def test_the_third_packet_is_closed_once_two_bear_stakes() -> None:
    deal = three("9C 4H 7D")
    do(deal, "1 place second 2", "2 place third 1")
    assert refused(deal, "place first 1", 3) == LAW["choosing"]
    assert refused(deal, "move second first", 1) is None, "what he takes up bears no stake"
    do(deal, "1 move second first")
    assert refused(deal, "place second 1", 3) == LAW["choosing"]
    do(deal, "1 take first")
    assert refused(deal, "place first 1", 3) is refused(deal, "place second 1", 3) is None
    do(deal, "1 place third 1")
    assert refused(deal, "place first 1", 3) is None, "one alone bears stakes"


def test_the_rejected_packet_is_the_dealers() -> None:
    deal = three("9C 4H 7D")
    do(deal, "1 place first 5", "2 place second 3", "3 place first 1", "3 place second 2", "1 done", "2 done", "3 done")
    assert deal.mine == "third"
    assert deal.purse == [5 * -1 + 3 - 1 + 2, 5, -3, -1, 0]
    assert not deal.passes


def test_of_two_packets_nobody_wants_the_dealer_takes_the_first() -> None:
    deal = three("9C 4H 7D", 2)
    do(deal, "1 place second 3", "1 done")
    assert deal.mine == "first"
    assert deal.purse == [3, -3, 0]


def test_equals_are_the_dealers_by_three_packets_too() -> None:
    deal = three("9C JH 9D", 3)
    do(deal, "1 place first 2", "2 place second 3", "1 done", "2 done")
    assert deal.purse == [-1, -2, 3, 0]


@pytest.mark.parametrize(("bottoms", "passes"), [("9C JH 8D", True), ("9C 7H 8D", False)])
def test_the_deal_passes_when_every_stake_on_the_table_beats_him(bottoms: str, passes: bool) -> None:
    deal = three(bottoms, 3)
    do(deal, "1 place first 2", "2 place second 3", "1 done", "2 done")
    assert deal.passes is passes


def test_the_lowest_deals_the_ace_is_lowest_and_equals_cut_again() -> None:
    match = GAME.match({"players": 3})
    do(match, "- cut KS 4D 4S")
    assert match.deal().phase == "cut"
    do(match, "- cut AD 2S")
    assert (type(match.deal()), match.deal().dealer) == (OwnPackets, 1)


def test_the_dealer_goes_on_until_he_has_lost_all_round() -> None:
    match = GAME.match({"players": 3, "hands": 5})
    do(match, "- cut 2S 4D 5S")
    dealers = []
    for bottoms in ("9C 4D 8S", "9C TD 8S", "AC 4D KS", "9C AD 8S", "2S 3S 4S"):
        deal = match.deal()
        dealers.append(deal.dealer)
        assert deal.void == ""
        shuffled(match, bottoms, (9, 9))
        one, two = deal.left(deal.dealer), deal.left(deal.dealer, 2)
        do(match, *[f"{seat} cut 9" for seat in (one, two)],
           *[f"{seat} {what}" for seat in (one, two) for what in (f"place packet-{seat} 2", "done")])
    assert dealers == [0, 0, 1, 1, 2]
    assert match.over
    assert match.result().unit == "coins"
    assert sum(match.result().by_player) == 0


def test_who_gives_up_ends_the_evening_and_stakes_go_back() -> None:
    match = GAME.match({"players": 2})
    do(match, "- cut 2S 4D", "- shuffle " + " ".join(map(str, PACK)), "1 cut 9", "1 place packet-1 5", "0 resign")
    assert match.over
    assert match.result().by_player == (0, 0)
    assert match.result().winners == {1}


@pytest.mark.parametrize("form", ["own", "three"])
def test_random_evenings_end_with_nothing_on_the_cloth(form: str) -> None:
    for seed, seats in enumerate((2, 5, 8)):
        match = GAME.match({"form": form, "players": seats, "hands": 5, "ace": ("high", "low")[seed % 2]})
        play_out(match, Random(seed))
        assert match.over
        assert match.deal().purse[-1] == 0 == sum(match.deal().purse)
