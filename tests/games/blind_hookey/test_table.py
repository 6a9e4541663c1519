"""Blind Hookey at the real window: packets cut, counters pressed, what is turned up and who is paid."""
from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import QPointF

from cardtable.cards import BACK
from cardtable.devices.counter_rack.rack import CounterRack
from cardtable.games.blind_hookey.rules import Hookey
from cardtable.rules.moves import Move
from cardtable.table.paint import moulds
from cardtable.table.sitting.page import TablePage
from cardtable.table.sitting.table_menu import menu
from tests.games.blind_hookey.moments import MOMENTS, Evening
from tests.spread import sampled
from tests.table.fixtures import seat, store
from tests.table.playing import Keys, Mouse, settled
from tests.table.seating import Seat
from tools.waiting import until

__all__ = ["seat", "store"]


def opened(seat: Seat, name: str, **more: object) -> TablePage:
    page = seat(MOMENTS[name](), **more)
    settled(page)
    return page


def lying(page: TablePage) -> dict[tuple[int, str], int]:
    """What lies there, as it is seen."""
    return {(who, spot): coins for (who, spot, _), coins in page.scene.spots.stakes.lying.items()}


def rack(page: TablePage) -> CounterRack:
    return next(device for device in page.scene.instruments if isinstance(device, CounterRack))


def middle(page: TablePage, spot: str) -> QPointF:
    return page.scene.spots.items[spot].sceneBoundingRect().center()


def deal(page: TablePage) -> Hookey:
    found = page.host.croupier.sitting.match.deal()
    assert isinstance(found, Hookey)
    return found


def test_three_presses_lay_a_stake_and_turn_the_packets_up(seat: Seat) -> None:
    """The counter, one's own packet, and the token."""
    page = seat(replace(Evening(2, dealer=1, played=0).pack().cut().moment(0), live=0))
    settled(page)
    mouse = Mouse(page, Random(1))
    for point in (rack(page).mapToScene(rack(page).parts[2].geometry().center()), middle(page, "packet-0")):
        until(lambda: page.host.idle)
        mouse.click(point)
    settled(page)
    assert lying(page) == {(0, "packet-0"): 5}
    mouse.click(page.scene.tokens[-1].sceneBoundingRect().center())
    settled(page)
    assert page.slips.slip is not None
    assert lying(page) == {}


def test_a_stake_taken_up_is_neither_won_nor_lost_and_one_that_lies_is_not_lost(seat: Seat) -> None:
    page = seat(replace(Evening(2, dealer=1, played=0).pack().cut().moment(0), live=0))
    settled(page)
    mouse, told = Mouse(page, Random(1)), list[str]()
    page.book.open_words(True)
    for take_up in (False, True, False):
        if take_up:
            token = next(token for token in page.scene.tokens if token.text == "Take up")
            mouse.click(token.sceneBoundingRect().center())
        else:
            mouse.click(middle(page, "packet-0"))
        settled(page)
        told.append(next(line for line in page.book.words.said("score").split("\n") if line.startswith("You:")))
    assert "staked 1" in told[0]
    assert "lost" not in told[1]
    assert told[2] == told[0]
    assert "You: one counter staked." in page.book.words.said("table")


def test_one_lays_on_ones_own_packet_alone(seat: Seat) -> None:
    page = opened(seat, "stake-4")
    Mouse(page, Random(2)).click(middle(page, "packet-1"))
    settled(page)
    assert not [who for who, _ in lying(page) if not who]
    assert page.scene.law.isVisible()


def test_no_face_lies_open_before_the_show(seat: Seat) -> None:
    page = opened(seat, "staked-4")
    assert {item.card for item in page.scene.lying.all()} == {BACK}


def test_no_card_that_nobody_sees_is_marked_as_new(seat: Seat) -> None:
    page = opened(seat, "cut-2")                 # a packet is cut, and what is left comes to the person, who deals
    until(lambda: len(deal(page).packets()) == 2)
    settled(page)
    assert not [item for item in page.scene.lying.all() if item.fresh]


def test_packets_show_how_many_cards_they_have(seat: Seat) -> None:
    """Thicker with every card, and what is turned up of one lies upon it."""
    page = opened(seat, "shown-4")
    lay = page.scene.lying
    sight = page.host.sight.deal
    assert isinstance(sight, Hookey)
    deep = {}
    for spot, packet, bottom in sight.packets():
        items = lay.items[packet]
        heights = [item.home.y for item in items]
        deep[len(items)] = max(heights) - min(heights)
        turned, = lay.items[bottom]
        assert turned.zValue() > max(item.zValue() for item in items), spot
    assert [deep[n] for n in sorted(deep)] == sorted(deep.values())
    assert len(set(deep.values())) == 4


def test_a_packet_that_beats_the_dealers_lies_in_the_light_until_the_next_hand(seat: Seat) -> None:
    page = opened(seat, "shown-4")
    assert {name for name, item in page.scene.spots.items.items() if item.won} == {"packet-0"}
    Mouse(page, Random(4)).act()
    until(lambda: page.slips.slip is None and page.host.idle)
    assert not [name for name, item in page.scene.spots.items.items() if item.won]


def test_what_one_has_staked_lies_in_a_heap_with_its_number(seat: Seat) -> None:
    page = opened(seat, "staked-4")
    heaps = list(page.scene.spots.stakes.items.values())
    assert sorted(item.label for item in heaps) == ["3", "4", "5"]
    assert all(item.drawn.heap for item in heaps)


def test_stakes_of_several_on_one_packet_are_told_apart(seat: Seat) -> None:
    page = opened(seat, "three-staked-8")
    stakes = page.scene.spots.stakes
    assert len({item.drawn.mould % len(moulds.MOULDS) for item in stakes.items.values()}) == 7
    points = [(item.pos().x(), item.pos().y()) for item in stakes.items.values()]
    assert len(set(points)) == len(points) >= 7


def test_the_third_packet_is_refused_once_two_bear_stakes(seat: Seat) -> None:
    one = Evening(4, "three", played=0).pack("9S 4H 7D").cut().do("1 place first 2", "3 place second 2")
    page = seat(one.moment(0))
    settled(page)
    mouse = Mouse(page, Random(3))
    mouse.click(middle(page, "third"))
    settled(page)
    assert page.scene.law.isVisible()
    assert (0, "third") not in lying(page)
    mouse.make(Move(("place", "second", 5)))
    settled(page)
    assert lying(page)[0, "second"] == 5


@pytest.mark.parametrize("hand", [Mouse, Keys])
def test_everything_is_done_by_either_hand(seat: Seat, hand: type[Mouse] | type[Keys]) -> None:
    """Each verb of both ways."""
    one = Evening(2, "three", dealer=1, played=0).hand("4S 9H 7D").pack("9S 4H 7D").cut()
    page = seat(one.moment(0))
    settled(page)
    person = hand(page, Random(2))
    for text in ("again", "clear", "place first 5", "place second 1", "move second third", "double", "take third",
                 "done"):
        move = Move.read(text)
        assert move in page.host.sight.deal.decision(0), text
        person.make(move)
        settled(page)
        made = [line for line in page.host.croupier.sitting.lines if line.startswith("0 ")]
        assert made[-1] == f"0 {text}"


@pytest.mark.parametrize(("hand", "form", "hands"), sampled([(Mouse, "own", 10), (Keys, "own", 5), (Mouse, "three", 5),
                                                             (Keys, "three", 5)], 1))
def test_an_evening_is_played_to_its_end(seat: Seat, hand: type[Mouse] | type[Keys], form: str, hands: int) -> None:
    """By one means alone, through the real window, as punter and as dealer."""
    rng, dealt = Random(8), 0
    page = seat(Evening(3, form, dealer=0, hands=hands, played=0).moment(0))
    settled(page)
    person = hand(page, rng)
    while not page.host.croupier.sitting.over:
        if page.slips.slip is not None:
            person.act()
            settled(page)
            continue
        now = deal(page)
        dealt += now.dealer == 0
        if now.phase == "packet":
            sizes = now.sizes()
            move = Move(("cut", sizes[min(len(sizes) - 1, rng.randrange(6))]))
        elif now.held(0):
            move = Move(("done",))
        else:
            spot = rng.choice(now.free(0))
            move = Move(("place", spot, rng.choice((1, 2, 5, 10))))
        person.make(move)
        settled(page)
    assert len(page.host.croupier.sitting.match.finished) == hands      # type: ignore[attr-defined]
    assert page.slips.slip is not None
    assert lying(page) == {}


def test_two_at_one_screen_each_stake_on_their_own_packet(seat: Seat) -> None:
    people = ({"name": "Ann", "kind": "person"}, {"name": "Ben", "kind": "person"},
              {"name": "The Rector", "kind": "computer", "level": "novice"})
    made = Evening(3, dealer=2, played=0).pack().cut().moment(0)
    page = seat(replace(made, players=people))
    settled(page)
    mouse, asked = Mouse(page, Random(9)), list[int]()
    for _ in range(2):
        of = page.host.answering.prompts[0].seat
        asked.append(of)
        mouse.make(Move(("place", f"packet-{of}", 2)))
        settled(page)
        assert lying(page)[of, f"packet-{of}"] == 2
        mouse.make(Move(("done",)))
        settled(page)
    assert sorted(asked) == [0, 1]
    assert page.slips.slip is not None


def test_where_nobody_holds_a_hand_none_is_sorted_covered_or_held_up(seat: Seat) -> None:
    people = ({"name": "Ann", "kind": "person"}, {"name": "Ben", "kind": "person"})
    page = seat(replace(MOMENTS["staked-2"](), players=people), settings={"two at one screen": "racks"})
    settled(page)
    offered = {entry.text for entry in menu(page.actions_).entries}
    assert "Hint" in offered
    assert not offered & {"Sort the hand", "Cover the hands"}
    assert page.scene.sight is not None
    assert page.scene.sight.racks
    assert not [plate.note for plate in page.scene.plates if "hold" in plate.note]


@pytest.mark.parametrize("size", [(1440, 900), (1093, 614)])
def test_what_lights_about_a_packet_is_as_far_from_it_at_every_side(seat: Seat, size: tuple[int, int]) -> None:
    """However the cloth is stretched, a card is not; and its stake lies clear of it."""
    page = seat(MOMENTS["staked-4"](), size=size)
    settled(page)
    cards = [item.sceneBoundingRect() for item in page.scene.lying.all() if item.isVisible()]
    for item in page.scene.spots:
        lit = item.sceneBoundingRect()
        packet = next(card for card in cards if lit.contains(card.center()))
        aside, above = packet.left() - lit.left(), packet.top() - lit.top()
        assert abs(aside - above) <= 3, f"{aside} beside it, {above} above it"
    heaps = [heap.sceneBoundingRect() for heap in page.scene.spots.stakes.items.values()]
    assert not any(heap.intersects(card) for heap in heaps for card in cards)
