"""The deal: its primitives and the events they tell, sealed answers, views, copies."""
from __future__ import annotations

import pickle
from dataclasses import FrozenInstanceError, dataclass

import pytest

from cardtable.cards import BACK, BACKS, Cards, cards
from cardtable.rules.deal import Pending
from cardtable.rules.events import NATURE, Event
from cardtable.rules.laws import IMPOSSIBLE
from cardtable.rules.moves import Move
from cardtable.rules.terms import Terms
from tests.rules.toy import CLOTH, CRIB, HAND, LAYOUT, PACK, PASSING, STOCK, TRAY, Toy, dealt


def heard(deal: Toy) -> list[Event]:
    events: list[Event] = []
    deal.tell = events.append
    return events


def throw(deal: Toy, *seats: int) -> Toy:
    for seat in seats:
        deal.apply(seat, Move(("throw", deal.zone[HAND[seat]][0])))
    return deal


def test_dealing_is_told() -> None:
    deal = Toy()
    events = heard(deal)
    assert deal.pending() == Pending((NATURE,), (), "shuffle")
    deal.apply(NATURE, Move(("shuffle", *PACK)))
    assert [(e.kind, e.src, e.dst, len(e.cards)) for e in events] == [
        ("shuffled", -1, STOCK, 8), ("moved", STOCK, HAND[0], 3), ("moved", STOCK, HAND[1], 3)]
    assert events[0].cards == tuple(sorted(PACK))                # which cards is public, their order is not
    assert events[1].to(deal.eyes(0)).cards == PACK[:3]
    assert events[1].to(deal.eyes(1)).cards == BACKS[3]


def test_of_several_answers_none_is_seen_before_the_last() -> None:
    deal = dealt()
    events = heard(deal)
    before = deal.view(1)
    throw(deal, 0)
    assert not events
    assert deal.pending().must == (1,)
    assert deal.view(1).zone == before.zone
    assert deal.view(1).sealed == ((0, None),)
    assert deal.view(0).sealed == ((0, Move(("throw", PACK[0]))),)
    throw(deal, 1)
    assert [e.seat for e in events] == [0, 1]
    assert deal.zone[CRIB] == (PACK[0], PACK[3])


def test_the_order_of_sealed_answers_is_nothing() -> None:
    assert throw(dealt(), 0, 1) == throw(dealt(), 1, 0)


def test_a_resignation_is_not_sealed() -> None:
    deal = throw(dealt(), 0)
    deal.apply(1, Move(("resign",)))
    assert deal.over
    assert deal.resigned == 1


def test_points_stop_at_the_goal_and_end_the_deal() -> None:
    deal = throw(dealt(), 0, 1)
    events = heard(deal)
    for seat in (0, 1, 0):
        deal.apply(seat, Move(("play", deal.zone[HAND[seat]][0])))
    assert deal.score == [3, 2]
    assert [e.points for e in events if e.kind == "scored"] == [2, 2, 1]
    assert deal.over
    deal.mark(1, 1, "late")
    deal.go("throw", 0)
    assert deal.score == [3, 2]
    assert deal.pending()[:2] == ((), ())


class Shown(Toy):
    """A goal that is only shown: the deal is played out, and reckoned above."""

    stops = capped = False


class Stopping(Toy):
    """Whoever is there stops the deal, with all that he has marked."""

    capped = False


class Capped(Toy):
    """Nothing is marked beyond the goal, and the deal goes on."""

    stops = False


@pytest.mark.parametrize(("kind", "score", "over"), [(Toy, 3, True), (Shown, 4, False), (Stopping, 4, True),
                                                     (Capped, 3, False)])
def test_a_goal_shown_a_stop_and_a_cap_are_three_things(kind: type[Toy], score: int, over: bool) -> None:
    deal = kind()
    deal.mark(0, 2, "card")
    deal.mark(0, 2, "card")
    assert (deal.score, deal.over) == ([score, 0], over)


def test_a_game_ends_when_somebody_has_the_goal_or_gives_it_up() -> None:
    deal, endless = Shown(), Shown()
    endless.goal = None
    for one in (deal, endless):
        one.mark(0, 2, "card")
        assert not one.ends_game
        one.mark(0, 2, "card")
    assert (deal.ends_game, endless.ends_game) == (True, False)
    endless.apply(1, Move(("resign",)))
    assert endless.ends_game


def test_points_without_a_goal_and_points_lost() -> None:
    deal = Toy()
    deal.goal = None
    deal.mark(0, 40, "carte")
    deal.mark(1, -30, "lost call")
    assert (deal.score, deal.over) == ([40, -30], False)


def test_coins_only_move() -> None:
    deal = throw(dealt(), 0, 1)
    events = heard(deal)
    deal.apply(0, Move(("stake", 3)))
    assert deal.purse == [-3, 0, 3]
    assert (events[-1].kind, events[-1].src, events[-1].dst, events[-1].points) == ("paid", 0, TRAY, 3)
    assert deal.players == 2


def test_possible_and_lawful() -> None:
    deal = throw(dealt(), 0, 1)
    assert deal.refusal(0, Move(("stake", 2))) is None
    assert deal.refusal(0, Move(("pass",))) is PASSING
    assert deal.refusal(1, Move(("pass",))) is IMPOSSIBLE
    assert deal.refusal(1, Move(("resign",))) is None
    assert deal.refusal(NATURE, Move(("resign",))) is IMPOSSIBLE
    assert deal.refusal(0, Move(("stake", 9))) is IMPOSSIBLE
    assert all(deal.refusal(seat, Move(("resign",))) is IMPOSSIBLE for seat in (2, 7, -2))


def test_a_view_has_backs_for_what_lies_hidden() -> None:
    deal = throw(dealt(), 0, 1)
    deal.apply(0, Move(("play", PACK[1])))
    view = deal.view(1)
    assert view.zone == [BACKS[2], (PACK[1],), BACKS[1], PACK[4:6], BACKS[2]]
    assert view.viewer == 1
    assert view.view(1) == view
    assert pickle.loads(pickle.dumps(view)) == view
    onlooker = deal.eyes(5)
    assert onlooker == LAYOUT.onlookers
    assert deal.view(5).zone[CLOTH] == (PACK[1],)
    assert all(set(held) <= {BACK} for z, held in enumerate(deal.view(5).zone) if z != CLOTH)


def test_a_seat_beyond_the_layouts_is_an_onlookers() -> None:
    deal = Toy(player=(0, 1, 2))
    deal.zone[CLOTH] = PACK[:2]
    assert deal.view(2).zone[CLOTH] == PACK[:2]


def test_a_copy_shares_nothing_that_changes() -> None:
    deal = throw(dealt(), 0, 1)
    deal.tell = print
    copy = deal.copy()
    assert copy == deal
    assert copy.tell is None
    copy.apply(0, Move(("play", PACK[1])))
    copy.apply(1, Move(("stake", 1)))
    assert (deal.zone[CLOTH], deal.score, deal.purse) == ((), [0, 0], [0, 0, 0])


def test_any_position_with_cards_known_or_unknown() -> None:
    deal = Toy.position({HAND[0]: "7C 8C", HAND[1]: 2, STOCK: 4}, "show_one", 1, start={"score": (2, 1)}, colour="red")
    assert deal.zone[HAND[0]] == cards("7C 8C")
    assert deal.zone[HAND[1]] == BACKS[2]
    assert (deal.score, deal.must, deal.phase, vars(deal)["colour"]) == ([2, 1], (1,), "show_one", "red")


@pytest.mark.parametrize(("some", "left"), [("7C", "8C 9C"), ("8C 7C", "9C"), ("7C 8C 9C", "")])
def test_shift_takes_these_cards_and_keeps_the_rest_in_order(some: str, left: str) -> None:
    deal = Toy.position({HAND[0]: "7C 8C 9C", CRIB: "TC"}, "show_one", 0)
    moved: Cards = cards(some)
    deal.shift(moved, HAND[0], CRIB)
    assert deal.zone[HAND[0]] == cards(left)
    assert deal.zone[CRIB] == cards("TC") + moved


def test_seats_go_round_to_the_left() -> None:
    deal = Toy()
    assert (deal.left(1), deal.round(1), deal.seats_of(1)) == (0, (1, 0), (1,))


@dataclass(frozen=True)
class Agreed(Terms):
    stake: int = 1


class Staked(Toy):
    """The toy with terms of its own."""

    agrees_on = Agreed
    terms: Agreed

    def begin(self) -> None:
        super().begin()
        self.stake = self.terms.stake


def test_terms_have_their_defaults_and_go_with_every_copy_and_view() -> None:
    assert Staked().stake == 1
    deal = Staked(stake=3)
    assert deal.stake == deal.copy().terms.stake == deal.view(0).terms.stake == 3
    with pytest.raises(FrozenInstanceError):
        deal.terms.stake = 2                                 # type: ignore[misc]


def test_terms_that_a_game_does_not_know_are_refused() -> None:
    with pytest.raises(TypeError, match="rounds"):
        Staked(rounds=2)
    with pytest.raises(TypeError, match="stake"):
        Toy(stake=1)
