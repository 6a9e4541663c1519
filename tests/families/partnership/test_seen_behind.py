"""Low as second hand where hands behind are seen: what is said of them is so."""
from __future__ import annotations

import re
from collections import Counter
from random import Random

import pytest

from cardtable.cards import BACK, Card, Cards
from cardtable.families.partnership.deal import PartnersDeal
from cardtable.games import game, part
from cardtable.showing.talk import talk_of
from tests.advised import advised


def takes(deal: PartnersDeal, top: Card, some: Cards) -> bool:
    """Whether one of these may be played, and beats the best so far."""
    led = deal.on_table()[0]
    able = [card for card in some if card.suit == led.suit] or some
    return any(deal.order.beats(card, top, deal.trump) for card in able)


@pytest.mark.parametrize(("name", "options"), [
    ("whist", {"form": "double-dummy"}), ("whist", {"form": "dummy"}), ("bridge", {}), ("auction_bridge", {})])
def test_what_is_said_of_hands_that_lie_open_is_so(name: str, options: dict[str, str]) -> None:
    """"Low as second hand: the hand across is yet to play" was said where the ace lay behind the king, before all."""
    told, club = Counter[str](), part(name, "maxims").choose
    for view, seat, thought in advised(game(name), options, Random(f"open {name}"), 4000, .1, club):
        deal = view.deal
        if not isinstance(deal, PartnersDeal) or len(deal.on_table()) != 1:
            continue
        led = deal.on_table()[0]
        behind, across = (deal.playable((seat + n) % 4) for n in (1, 2))
        open_behind, open_across = (all(card.rank >= 0 for card in some) for some in (behind, across))
        own = [card for card in deal.playable(seat) if card.suit == led.suit]
        if found := re.search(r": the (.*) lies behind the (.*)\.", thought.why):
            ace, king = [next(card for card in deal.pack if card.name == text) for text in found.groups()]
            assert open_behind
            assert ace in behind
            assert king == max(own, key=lambda card: card.rank)
            assert deal.order.beats(ace, king, deal.trump)
            assert deal.order.beats(king, led, deal.trump)
            assert not (open_across and takes(deal, ace, across))
            told["lies"] += 1
        elif "low as second hand" in thought.why and "your partner" not in thought.why:
            told["across" if "across" in thought.why else "plain"] += 1
            if "across is yet" in thought.why:
                assert not open_across or not open_behind and takes(deal, led, across), thought.why
            if "across can take" in thought.why:
                assert open_behind
                assert takes(deal, led, across)
            if "can be trumped behind" in thought.why:
                assert takes(deal, max(own), behind)
                assert not any(card.suit == led.suit for card in behind)
    assert told["lies"] > 10, told
    assert told["plain"] > 10, told


@pytest.mark.parametrize(("name", "options"), [
    ("whist", {"form": "double-dummy"}), ("whist", {"form": "dummy"}), ("bridge", {}), ("auction_bridge", {})])
def test_nothing_high_is_played_where_a_hand_that_is_seen_goes_over_it(name: str, options: dict[str, str]) -> None:
    """The ten of knave, ten and three was played under the king alone across, "as second hand does"."""
    said, club = Counter[str](), part(name, "maxims").choose
    for view, seat, thought in advised(game(name), options, Random(f"over {name}"), 3000, .1, club):
        deal, card = view.deal, thought.move[-1]
        if not isinstance(deal, PartnersDeal) or not 0 < len(deal.on_table()) < 3 or not isinstance(card, Card):
            continue
        led, own = deal.on_table()[0], [one for one in deal.playable(seat) if one.suit == card.suit]
        hands = [deal.playable(one) for one in deal.in_play() if one not in deal.played_by()]
        theirs = [[one for one in hand if one.suit == led.suit] for hand in hands if BACK not in hand]
        over = [some for some in theirs if some and min(some, key=lambda one: one.rank).rank > max(own).rank]
        if card.suit == led.suit and over:
            assert card is min(own), thought.why
            said["alone" if "alone" in thought.why else "all" if "all that lie" in thought.why else "else"] += 1
    assert said["alone"] > 2, said
    assert said["all"] > 1, said


def test_who_plays_both_hands_is_told_of_no_partner_beside_another_card() -> None:
    """"Your partner has led the suit" was said to who had led it himself, from the hand across."""
    whist, club, said = game("whist"), part("whist", "maxims").choose, Counter[str]()
    for view, seat, _ in advised(whist, {"form": "double-dummy"}, Random("across"), 600, .1, club):
        moves = [move for move in view.decision(seat) if move.verb == "play"] if view.deal.phase == "play" else []
        said.update([talk_of(whist).speaks_for(view.deal, seat, one, other) for one in moves for other in moves])
    assert not [one for one in said if "partner" in one]
    assert said["the suit was led across"]
