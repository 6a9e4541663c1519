"""Poker's words are true of the deal that lies there, and its hands lie as they are read."""
from __future__ import annotations

from random import Random

import pytest

from cardtable.cards import BY_TEXT, cards
from cardtable.devices.stacks.stacks import StacksBeside
from cardtable.families.poker_hands.kinds import Kind
from cardtable.games import game
from cardtable.games.poker.book.exchanges import exchanging
from cardtable.games.poker.book.maxims import believed
from cardtable.games.poker.book.prospects import chance
from cardtable.games.poker.hands import of_hand, on_cloth, unshown
from cardtable.games.poker.rules.whiskey import Whiskey
from cardtable.games.poker.rules.zones import HAND
from cardtable.games.poker.search.exchanging import Exchanging
from cardtable.games.poker.talk import TALK
from cardtable.rules.events import Event
from cardtable.rules.moves import Move
from cardtable.table.forms.setup import at_once
from tests.games.poker.moments import MOMENTS, Evening, shown
from tests.table.fixtures import seat, store
from tests.table.playing import settled
from tests.table.seating import Seat

__all__ = ["seat", "store"]

PAIRED = ("KS 9S 8H 7C 9D", "4H 3S 2D KD TC", "3H QD 6C 2H 5C")
"""Three at Stud, whose last four cards lie open: a pair of nines, of which one is hidden; nothing that is seen."""


def test_a_hand_lies_by_rank_from_the_first_deal_on(seat: Seat) -> None:
    """Though the cut before it has a layout of its own."""
    page = seat(at_once(game("poker"), {"form": "straight", "players": 2}, "novice", seed=5))
    settled(page)
    held = [item.card for item in page.scene.lying.items[HAND[page.host.sight.below]]]
    assert [card.rank for card in held] == sorted([card.rank for card in held], reverse=True)
    assert held != sorted(held, key=lambda card: (card.suit, -card.rank))


def test_a_hand_lies_on_the_slip_as_on_the_cloth() -> None:
    """What makes it first."""
    held = cards("KS 9D 9C 5H 2S")
    assert [card.text for card in TALK.on_slip(shown(4).deal, 0, held)] == ["9C", "9D", "KS", "5H", "2S"]


def test_what_was_taken_at_the_head_lies_beside_no_hand(seat: Seat) -> None:
    """Its label, and the words below the counters."""
    evening = Evening(4, dealer=2).dealt(("2S 4D 6H 8C TS", "3S 5D 7H 9C JS", "AC AD 8S 8H 2C", "4S 6D 8D TC QS"))
    evening.turn("ante 1", *["see"] * 4, *["stand"] * 4, "hold", "better 1", *["see"] * 3)
    page = seat(evening.moment(then=""))
    settled(page)
    head, = [device for device in page.scene.instruments if isinstance(device, StacksBeside)]
    assert head.words_below.text == "aces and eights"
    cards_seen = [item.sceneBoundingRect() for item in page.scene.lying.all() if item.isVisible()]
    for part in (head._label, head.words_below):
        assert not any(part.sceneBoundingRect().intersects(card) for card in cards_seen)


def test_who_is_left_without_a_stake_is_not_said_to_be_uncalled() -> None:
    """The Age held, and the other went out."""
    evening = Evening(2, dealer=0).dealt()
    evening.turn("ante 1", "see", "see", "stand", "stand", "hold")
    deal, heard = evening.deal, list[Event]()
    deal.tell = heard.append
    evening.turn("out")
    assert unshown(deal, 1) == "not shown"
    taken, = [event for event in heard if event.what == "uncalled"]
    assert [line.text for line in TALK.on_paid(deal, taken, lambda seat: "Ben") if line.kind == "told"] == [
        "Ben alone is left, and takes the pool, four counters, without showing."]


def test_who_has_passed_at_straight_is_told_so_until_he_comes_in() -> None:
    evening = Evening(3, "straight", dealer=2).dealt()
    deal = evening.deal
    evening.turn("pass", "better 2")
    assert of_hand(deal, 0) == on_cloth(deal, 0) == "passed · in for 1"
    evening.turn("out", "see")
    assert "passed" not in of_hand(deal, 0)
    assert on_cloth(deal, 2) == "went out"


def test_the_last_who_may_pass_is_told_what_it_comes_to() -> None:
    evening = Evening(3, "straight", dealer=2).dealt()
    first = TALK.meaning(Move(("pass",)), TALK.stage(evening.deal))
    evening.turn("pass", "pass")
    last = TALK.meaning(Move(("pass",)), TALK.stage(evening.deal))
    assert "may come in later" in first
    assert "the pool stays" in last


@pytest.mark.parametrize(("rising", "pair"), [(False, "knaves"), (True, "queens")])
def test_what_opens_a_jack_pot_is_named_as_it_is(rising: bool, pair: str) -> None:
    """On the second attempt."""
    evening = Evening(3, dealer=1, rising=rising).dealt()
    evening.turn("ante 1", "out", "out")
    evening.dealt(("2S 4D 6H 8C TS", "3S 5D 7H 9C JS", "4S 6D 8H TC QS"))
    evening.turn("pass", "pass", "pass")
    evening.dealt(("AS AD 6H 8C TS", "AC AH 7H 9C JS", "KS KD 8H TC QS"))
    assert f"a pair of {pair} or better" in TALK.guided(evening.deal.view(evening.due))


def test_nobody_is_told_that_he_may_wait_after_the_draw_but_the_age() -> None:
    evening = Evening(3, dealer=2).dealt()
    evening.turn("ante 1", "see", "see", "see", "stand", "stand", "stand")
    assert "hold the age" in TALK.guided(evening.deal)
    evening.turn("hold")
    assert "There is no waiting" in TALK.guided(evening.deal)


def test_a_pair_at_stud_is_worth_little_against_who_stakes() -> None:
    """Who stakes with nothing to be seen has rather the card that serves him."""
    evening = Evening(3, "stud", dealer=2).dealt(PAIRED)
    assert chance(evening.deal, 0, [1], [0, 0, 0]) > .85
    evening.turn("pass", "better 5", "out")
    view = evening.sitting.view(0)
    assert chance(evening.deal, 0, [1], believed(view, evening.deal)) < .75


def test_an_early_knock_is_read_as_a_great_hand() -> None:
    """A straight or more, in most of what the others may hold; and after it nothing is exchanged in mere hope."""
    evening = Evening(3, "whiskey", dealer=2).dealt(
        ("5S 6D 7H 8C 9S", "KC KD 7C 7D 2H", "2D 4H TC JS KS"), then="7S 3C 4C 5C 6C")
    evening.turn("knock")
    asker = evening.due
    assert "last exchange" in TALK.guided(evening.deal)
    view = evening.sitting.view(asker)
    deal = view.deal
    assert isinstance(deal, Whiskey)
    assert deal.early
    layouts = Exchanging(view, deal, asker).layouts(Random(3))
    worlds = [next(layouts)[0] for _ in range(12)]
    assert sum([world.strength(0).kind >= Kind.STRAIGHT for world in worlds]) >= 7
    found = exchanging(deal, asker)
    assert found.move == Move(("exchange", BY_TEXT["7S"], BY_TEXT["2H"]))
    assert "makes a full" in found.why
    evening.turn(str(found.move))
    assert exchanging(evening.deal, evening.due).move.verb in ("exchange", "leave")


def test_where_plates_are_short_they_tell_the_level_all_the_same(seat: Seat) -> None:
    page = seat(MOMENTS["going-in-6"]())
    settled(page)
    assert {plate.note.partition(" · ")[0] for plate in page.scene.plates if plate.name != "You"} <= {"club", "novice"}
