"""What is promised of the companions can be counted: who refuses, plays on, gives cards, lapses, forgets; and none of
them lets a hand be seen, or wastes a card or the point where his partner wins."""
from __future__ import annotations

from functools import cache
from math import sqrt
from random import Random

import pytest

from cardtable.cards import BACK, Card
from cardtable.games import game
from cardtable.games.ecarte.book.temper import courses
from cardtable.games.ecarte.rules.triomphe import Triomphe
from cardtable.players.arena import run_arena
from cardtable.players.arena_unit import Setup
from cardtable.players.manners import STEPS
from cardtable.players.personas import PERSONAS
from cardtable.players.sins import pardoned
from cardtable.players.think import think
from cardtable.rules.events import NATURE
from cardtable.rules.moves import Move
from cardtable.rules.record import Record, parse_line
from cardtable.rules.sitting import Sitting
from cardtable.rules.view import View
from tests.spread import crossed, far, sampled
from tools.rate import doubtful

CLUB = [one.key for one in PERSONAS.values() if one.manner.level == "club"]
SEARCHED, BUDGET = 100, 0.05     # decisions put to a master, and his samples


@cache
def bold(who: str, phase: str, most: int) -> frozenset[int]:
    """At which of the doubtful decisions of this phase he takes the bold course: refuses, or plays on."""
    asked = [view for view in doubtful("ecarte") if view.deal.phase == phase][:most]
    found = [(n, courses(view, view.turn), think(view, who, n, BUDGET).move)
             for n, view in enumerate(asked) if view.turn is not None]
    assert len(found) == min(most, len(asked))
    return frozenset(n for n, course, move in found if course and move == course.bold)


def test_the_colonel_refuses_where_the_book_gives_cards_and_gives_none_that_it_refuses() -> None:
    book, his = bold("club", "answer", 400), bold("colonel-ashdown", "answer", 400)
    assert his > book
    assert len(his) >= 1.3 * len(book)


def test_the_colonel_and_the_captain_play_on_where_the_book_proposes() -> None:
    book = bold("club", "proposal", 400)
    assert bold("colonel-ashdown", "proposal", 400) > book
    for who in ("colonel-ashdown", "captain-lisle"):         # the captain lapses, too, now this way, now that
        assert len(bold(who, "proposal", 400)) >= 1.3 * len(book)


@pytest.mark.parametrize("phase", ["answer", "proposal"])
def test_mr_pettifer_gives_cards_and_proposes_where_the_book_does_not(phase: str) -> None:
    book, his = bold("club", phase, 400), bold("mr-pettifer", phase, 400)
    assert his < book
    assert len(his) <= 0.7 * len(book)


@pytest.mark.parametrize("phase", sampled(["answer", "proposal"], 1))
def test_of_the_masters_madame_duval_is_the_boldest_and_mr_ferrars_the_most_cautious(phase: str) -> None:
    duval, plain, ferrars = (len(bold(who, phase, SEARCHED)) for who in ("madame-duval", "dr-thorne", "mr-ferrars"))
    assert duval >= plain + 4
    assert ferrars <= plain - 4


@pytest.mark.parametrize("who", ["mrs-battle", "the-rector"])
@pytest.mark.parametrize("phase", ["answer", "proposal"])
def test_the_others_decide_as_the_book_has_it(who: str, phase: str) -> None:
    assert bold(who, phase, 400) == bold("club", phase, 400)


# Lapses and memory

@cache
def decisions(name: str, level: str, units: int, **options: str) -> tuple[View, ...]:
    """Those with a choice, in games between players of a level."""
    found: list[View] = []
    for unit in run_arena(Setup(name, level, level, options=options, seed=77), units).units:
        record = Record.from_dict(unit.records[0])
        sitting = Sitting(game(name), record.options, record.players)
        for at, line in enumerate(record.moves):
            seat = sitting.match.deal().must[0]
            if seat != NATURE and len(list(sitting.match.decision(seat))) > 1:
                found.append(sitting.view(sitting.match.deal().by(seat)))
            sitting.submit(*parse_line(line, at))            # type: ignore[arg-type]    # nothing is taken back there
    return tuple(found)


def departs(who: str, asked: tuple[View, ...]) -> int:
    """How often he does something else than the club player, who has no lapses."""
    return sum(think(view, who, n).move != think(view, "club", n).move for n, view in enumerate(asked))


@pytest.mark.parametrize("name", ["ecarte", "cribbage"])
def test_lapses_come_as_often_as_they_should(name: str) -> None:
    asked = decisions(name, "club", far(3, 6))
    novice = departs("miss-wren", asked) / len(asked)        # so often a lapse is another move
    assert novice > 0.1
    for who in ("mrs-battle", "lady-carbery", "miss-amory", "improver"):
        share = STEPS[who].lapses if who in STEPS else PERSONAS[who].manner.lapses
        expected = share * novice
        error = sqrt(expected * (1 - expected) / len(asked))
        assert abs(departs(who, asked) / len(asked) - expected) <= 4 * error


def test_the_rector_forgets_and_only_what_has_been_turned() -> None:
    asked = [view for view in decisions("ecarte", "club", 12) if view.deal.phase == "play"]
    fresh = tuple([view for view in asked if not any(
        held for zone, held in zip(view.deal.layout, view.deal.zone) if zone.name == "tricks won")])
    later = tuple([view for view in asked if view not in fresh])
    assert departs("the-rector", fresh) == 0
    forgotten = departs("the-rector", later)
    assert 0.02 * len(later) < forgotten < 0.3 * len(later)


# What nobody does

def hands_shown(sitting: Sitting, seat: int, player: int) -> list[Card]:
    """What others can see of the cards that a seat still holds."""
    return [card for other in range(sitting.match.deal().players) if other != player
            for zone, held in zip(sitting.match.deal().layout, sitting.view(other).deal.zone)
            if zone.name == "hand" and zone.owner == seat for card in held if card is not BACK]


@pytest.mark.parametrize(("who", "at"), crossed(list(PERSONAS), [
    ("ecarte", {}), ("ecarte", {"form": "triomphe", "hands": "partners"}), ("cribbage", {}), ("pope_joan", {})]))
def test_nobody_shows_a_card_that_he_still_holds(who: str, at: tuple[str, dict[str, str]]) -> None:
    """Nor takes a right that would: to claim, to concede, to resign."""
    name, options = at
    sitting, rng = Sitting(game(name), options), Random(who)
    asked = 0
    while not sitting.over and asked < far(20, 60):
        deal = sitting.match.deal()
        seat = deal.must[0]
        if seat == NATURE:
            sitting.submit(seat, deal.decision(seat).sample(rng))
            continue
        asked += 1
        player = deal.by(seat)
        thought = think(sitting.view(player), who, asked, 0.02)
        assert not any(thought.move in right for right in deal.rights(seat))
        sitting.submit(thought.seat, thought.move)
        if not sitting.over and sitting.match.deal().phase == deal.phase:        # at a show hands lie open
            assert not hands_shown(sitting, seat, player)
    assert asked > 10


def test_triomphe_itself_says_whether_a_partners_winner_is_overtaken() -> None:
    """The cards that may be played all win or all lose, so that nobody has the choice."""
    overtaken = left = 0
    for view in decisions("ecarte", "novice", 12, form="triomphe", hands="partners"):
        winning = partners_winner(view)
        if winning is not None:
            assert len(set(winning.values())) == 1
            overtaken += all(winning.values())
            left += not any(winning.values())
    assert overtaken > 5
    assert left > 5


@pytest.mark.parametrize("who", PERSONAS)
def test_nothing_is_wasted_on_a_partners_winner(who: str) -> None:
    asked = 0
    for n, view in enumerate(decisions("ecarte", "novice", 12, form="triomphe", hands="partners")):
        winning, deal = partners_winner(view), view.deal
        if winning is None or asked == far(20, 1_000):
            continue
        assert isinstance(deal, Triomphe)
        asked += 1
        cheapest = min(winning, key=lambda c: (c.suit == deal.trump, deal.order.plain[c.rank]))
        played = Move(("play", cheapest))                # unless it commands, and a loser is there
        assert think(view, who, n).move == played or not pardoned(view, deal.must[0], played)
    assert asked > 10


def partners_winner(view: View) -> dict[Card, bool] | None:
    """Where a partner's card lies best: each card that may be played, and whether it would take the trick from him."""
    deal, seat = view.deal, view.turn
    if not isinstance(deal, Triomphe) or deal.phase != "play" or seat is None:
        return None
    trick = next(held for zone, held in zip(deal.layout, deal.zone) if zone.name == "trick")
    if not trick or deal.side[deal.left(deal.leader, deal.order.wins(trick, deal.trump))] != deal.side[seat]:
        return None
    return {card: deal.order.wins((*trick, card), deal.trump) == len(trick)
            for move in view.decision(seat) for card in move[1:] if isinstance(card, Card)}
