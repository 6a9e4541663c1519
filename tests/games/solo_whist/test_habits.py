"""The compiled player at Solo Whist calls, plays and is paid as the club player, and takes words for what they tell."""
from __future__ import annotations

from random import Random

import pytest

from cardtable.cards import card, cards
from cardtable.families.tricks.habitual.known import drawn, places
from cardtable.games.solo_whist.maxims import habit as advise
from cardtable.games.solo_whist.rules import SoloWhist
from cardtable.games.solo_whist.search.heard import habits, word
from cardtable.games.solo_whist.search.laid_open import LOOKED_AT, made
from cardtable.games.solo_whist.stakes import OUVERTE
from cardtable.players.master import choose
from cardtable.rules.moves import Move
from cardtable.rules.view import View
from tests.games.solo_whist.moments import HAND, MEEK, Evening, agreed, ouverte

ODD = .2                                         # how often a test plays what the club player would not


def asked(one: Evening) -> tuple[View, SoloWhist, int]:
    """Who is to answer: what he sees, the deal with all cards, his seat."""
    deal = one.deal
    seat = deal.must[0]
    return one.sitting.view(deal.by(seat)), deal, seat


def lying(deal: SoloWhist) -> list[int]:
    """By seat the cards now held."""
    return [deal.bits(deal.playable(seat)) if seat < deal.seats else 0 for seat in range(4)]


def paid(deal: SoloWhist, seat: int, move: Move) -> int:
    """What a seat gets by this card, all going on by habit."""
    end, player = deal.copy(), deal.player[seat]
    end.apply(seat, move)
    while not end.over:
        end.apply(end.must[0], advise(end, end.must[0]).move)
    return end.purse[player] - deal.purse[player]


@pytest.mark.parametrize(("form", "seed"), [("four", 1), ("four", 4), ("three", 2), ("suits", 3)])
def test_it_says_and_plays_what_the_club_player_does(form: str, seed: int) -> None:
    rng = Random(seed)
    for bid in ("solo", "misere", "abondance", "pass"):
        one = Evening(form, nobody="misere").deals()
        first = True
        while not one.deal.over and one.sitting.match.deal() is one.deal:
            view, deal, seat = asked(one)
            advised = advise(deal, seat).move
            found = habits(view, seat, 1)
            found.lay([lying(deal)])
            if deal.phase == "calling":
                assert word(deal, seat, found.promising(0)[seat]) == advised
            elif deal.phase == "play":
                assert found.would_play(lying(deal)) == deal.bit(card(str(advised[1])))
                if len(deal.history) % 9 == 0:
                    assert found.cards([deal.bit(card(str(advised[1])))]) == [[paid(deal, seat, advised)]]
            if deal.phase == "calling":
                move = Move.read("pass" if bid == "pass" or not first else f"bid {bid}")
                first = False
            else:
                move = deal.decision(seat).sample(rng) if rng.random() < ODD else advised
            one.sitting.submit(seat, move)
            if deal.over:
                break


def test_a_misere_called_shows_low_cards() -> None:
    one = Evening().deals("", MEEK).calls("misere pass")
    view, deal, seat = asked(one)
    found = habits(view, seat, 200)
    assert drawn(found, view, Random(1), 200, 4, 12) == 200
    aces = deal.bits(cards("AS AH AD AC"))
    held = [sum([(found.hands(n)[who] & aces).bit_count() for n in range(200)]) for who in range(4)]
    assert 3 * held[0] < 2 * min(held[1], held[3])


def test_the_card_that_nobody_holds_lies_in_no_layout() -> None:
    one = Evening("three").deals()
    view, deal, seat = asked(one)
    assert isinstance(view.deal, SoloWhist)
    assert not places(view, view.deal).unseen & deal.bits(deal.turned)
    found = habits(view, seat, 5)
    assert drawn(found, view, Random(1), 5, 4, 3) == 5
    assert not any(hand & deal.bits(deal.turned) for n in range(5) for hand in found.hands(n))


def test_every_call_suit_and_card_is_weighed() -> None:
    called = Evening().deals(HAND, turned="6C").calls("abondance pass pass pass")
    for one in (Evening().deals(HAND), called, agreed(0), ouverte()):
        view, deal, seat = asked(one)
        thought = choose(view, seat, Random(1), budget=.1)
        assert len(thought.weighed) == len(list(deal.decision(seat)))
    view, _, seat = asked(called)
    assert choose(view, seat, Random(1), budget=.1).move == Move(("name", "S"))


@pytest.mark.parametrize(("hand", "least", "most"), [
    ("2C 3C 4C 5C 2D 3D 4D 5D 2H 3H 4H 2S 3S", .9, 1), ("KS QS TS 9S 8S 6S 2S 6H 3H 2H KC 7C 4C", 0, .1)])
def test_an_open_misere_is_looked_at_by_who_sees_the_hand(hand: str, least: float, most: float) -> None:
    deal, rng = Evening().deals(HAND, turned="6S").deal, Random(3)
    held, layouts = cards(hand), list[list[int]]()
    rest = [card for card in deal.pack if card not in held]
    for _ in range(LOOKED_AT):
        rng.shuffle(rest)
        layouts.append([deal.bits(held), *[deal.bits(tuple(rest[n:n + 13])) for n in (0, 13, 26)]])
    assert least <= made(layouts, 0, 1) <= most


def test_a_master_calls_none_that_is_lost_when_it_is_seen() -> None:
    """Habit plays against it as if the hand were held, and takes it for made in two of three."""
    one = Evening().deals("2C 3C 4C 9C 4D 7D 8D 4H 6H 3S 5S 7S 8S", turned="KH")
    view, _, seat = asked(one)
    assert choose(view, seat, Random(1), budget=.3).move != Move(("bid", OUVERTE))
