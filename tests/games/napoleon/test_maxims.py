"""The club player of Napoleon: each piece of advice, and that he sees no more than he may."""
from __future__ import annotations

from random import Random
from typing import Any

import pytest

from cardtable.cards import SUITS, card, cards
from cardtable.games.napoleon.game import GAME
from cardtable.games.napoleon.maxims import advise, choose
from cardtable.games.napoleon.position import Position
from cardtable.games.napoleon.rules import Napoleon
from cardtable.games.napoleon.strength import keep, prudent_nap, risk, tricks
from cardtable.rules.match import Series
from cardtable.rules.sitting import Sitting

SPADES = SUITS.index("S")
PEEP, BUY, GARNET = ({"form": name} for name in ("peep", "purchase", "garnet"))
ADVICE: tuple[tuple[str, dict[str, Any], str, str], ...] = (
    ("2C 4D 8H 9S 6C", {}, "pass", "not worth"),
    ("AS KS QS 9S AH", {}, "bid nap", "Call Nap"),
    ("AS KS QS 4H 3D", {"calls": (2,)}, "bid 4", "is good for it"),
    ("KS 8S 5D QC 3H", {"players": 2}, "bid 4", "safer than to let the other lead"),
    ("7S 5S 4D 3C 2H", {"players": 2}, "bid 3", "safer than to let the other lead"),
    ("AS KS QS 4H 3D", {"players": 2, "calls": (2,)}, "bid nap", "is good for it"),
    ("2C 3C 2D 3D 2H", {"options": {"misery": True}}, "bid misery", "low enough"),
    ("2C 4D 8H 9S 6C", {"options": PEEP, "calls": ("nap",)}, "peep", "what to save"),
    ("2C 4D 8H 9S 6C", {"options": PEEP}, "pass", "not worth"),
    ("AS KS QS 4H 3D", {"options": PEEP}, "peep", "may mend it"),
    ("2C KS QS 4H 3D", {"options": PEEP, "phase": "changing", "bid": 2, "spare": card("AS")}, "change 2C", "better"),
    ("AS KS QS 4H 3D", {"options": PEEP, "phase": "changing", "bid": 3, "spare": card("2C")}, "keep", "not better"),
    ("AS KS QS 4H 3D", {"options": BUY, "phase": "buying"}, "buy 3D 4H",
     "Keep the spades for trumps; the rest may be bettered."),
    ("KS QS 9H 8H AC", {"options": BUY, "phase": "buying"}, "buy 8H 9H",
     "Keep the spades for trumps, and the ace of clubs; the rest may be bettered."),
    ("AS QD JH 9C 8C", {"options": {**BUY, "price": 3}, "phase": "buying"}, "stand",
     "what might be thrown costs six counters to better"),
    ("AS KS QS JS TS", {"options": BUY, "phase": "buying"}, "stand", "worth keeping"),
    ("AS KS QS 4H 3D", {"options": GARNET}, "take",
     "With five more to choose from, the hand may make Nap, which wins twice as much as it loses."),
    ("AS KS QS 4H 3D JS TS 2C 2H 5D", {"options": GARNET, "phase": "rejecting"}, "reject 2C 3D 5D 2H 4H", "Keep the"),
    ("AS KS QS 4H 3D", {"phase": "play", "bid": 3}, "play AS", "the longest suit makes the trumps"),
    ("AS KS 4H 3H 2D", {"phase": "play", "bid": 2}, "play AS", "the suit that is worth most as trumps makes them"),
    ("AS KS 5S 4S 2S", {"phase": "play", "bid": "nap"}, "play AS", "the only suit makes the trumps"),
    ("KS 4H 3D 2D", {"phase": "play", "bid": 3, "played": 1, "tricks": 1, "trump": SPADES}, "play KS", "draw the"),
    ("4H 3D 2D", {"phase": "play", "bid": 3, "played": 2, "tricks": 2, "trump": SPADES}, "play 4H",
     "the highest in hand"),
    ("2H 3D 2D 9H 8C", {"phase": "play", "bid": "misery", "options": {"misery": True}}, "play 2D", "no lower card"),
    ("2H 9D 8D 7D 8C", {"phase": "play", "bid": "misery", "options": {"misery": True, "misery-trumps": True}},
     "play 2H", "no trumps"),
    ("4D AC QC 9C", {"phase": "play", "bid": 3, "caller": False, "played": 1, "led": card("KH"), "trump": SPADES},
     "play 4D", "shortest and weakest"),
    ("KS 8S", {"phase": "play", "bid": 3, "caller": False, "played": 3, "tricks": 0, "trump": SPADES}, "play KS",
     "Lead the king of spades: only trumps are left."),
    ("KS 8S", {"phase": "play", "bid": 3, "caller": False, "played": 3, "tricks": 2, "trump": SPADES}, "play KS",
     "a trump: the caller wants only one trick more"),
    ("KS 8D", {"phase": "play", "bid": 2, "caller": False, "played": 3, "tricks": 2, "trump": SPADES}, "play 8D",
     "Lead the eight of diamonds, the only card beside trumps."),
    ("KS 8D", {"phase": "play", "bid": 3, "caller": False, "played": 3, "tricks": 1, "trump": SPADES}, "play 8D",
     "leave trumps alone: the caller wants more than one trick"),
    ("QH 9H 2H 3D 8C", {"phase": "play", "bid": "misery", "options": {"misery": True}, "played": 0, "tricks": 0,
                        "caller": False, "led": card("TH")}, "play 2H", "the caller’s"),
)


@pytest.mark.parametrize(("hand", "told", "move", "why"), ADVICE)
def test_advice(hand: str, told: dict[str, Any], move: str, why: str) -> None:
    thought = choose(Position(cards(hand), **told).view(), 0, Random(1))
    assert str(thought.move) == move
    assert why in thought.why


@pytest.mark.parametrize(("hand", "may"), [
    ("JS 7S 5S 3S 2S", True), ("TS 7S 5S 3S 2S", False), ("AH JH 8H 4H QC", True), ("AH JH 8H 4H JC", False),
    ("TH 9H 8H 4H AC", False), ("AS KS QS AD KC", True), ("AS KS QS AD QC", False), ("AS KS AD KD KC", False)])
def test_three_players_naps(hand: str, may: bool) -> None:
    assert prudent_nap(cards(hand)) is may


def test_the_count() -> None:
    """More players, more that can beat a card; a higher card, a longer suit, more tricks."""
    hand = cards("KS QS 4S AD 3C")
    count = [tricks(hand, SPADES, players) for players in range(2, 7)]
    assert count == sorted(count, reverse=True)
    assert tricks(cards("AS QS 4S AD 3C"), SPADES, 4) > tricks(hand, SPADES, 4)
    assert tricks(hand, SPADES, 4) > tricks(cards("KS QS 4H AD 3C"), SPADES, 4)
    assert set(keep(cards("AS KS QS 4H 3D JS"), 4)) == set(cards("AS KS QS JS 4H"))
    assert risk(cards("2C 4C 6C 2D 4D")) == 0
    assert risk(cards("AS")) > risk(cards("2S AS")) > 0


@pytest.mark.parametrize("options", [{"form": v, "players": n, "misery": True, "wellington": True, "rounds": 1}
                                     for v in ("plain", "peep", "purchase", "garnet") for n in (2, 4)])
def test_he_answers_lawfully_and_from_what_he_sees(options: dict[str, Any]) -> None:
    """Through whole evenings; of a whole deal, too, he uses nothing else."""
    rng = Random(f"{options}")
    table = Sitting(GAME, options, [{"name": "club", "kind": "computer", "level": "club"}] * options["players"])
    match: Series = table.match
    while not table.over:
        match = table.match
        deal, seat = match.deal(), match.deal().must[0]
        if seat < 0:
            table.submit(seat, match.decision(seat).sample(rng))
            continue
        view = table.view(deal.by(seat))
        thought = choose(view, seat, rng)
        assert isinstance(deal, Napoleon)
        assert thought.move == advise(deal, seat).move
        assert thought.move in view.decision(seat)
        table.submit(seat, thought.move)


def thrown(hand: str, *gone: str, trump: int = SPADES) -> tuple[str, str]:
    """Why a card of this hand is thrown to a king of hearts that the caller leads, and the lines named for it, where
    in earlier tricks, that another seat led, these were led and played by who holds it."""
    held, bid = cards(hand), 3 if trump == SPADES else "misery"
    deal = Position(held, "play", bid=bid, caller=False, played=5 - len(held), led=card("KH"), trump=trump,
                    options={"misery": True}).view().deal
    assert isinstance(deal, Napoleon)
    for led, own in [cards(pair) for pair in gone]:
        deal.history += tuple([(seat, one, 0) for seat, one in ((3, led), (0, own), (1, led), (2, led))])
    advice = advise(deal, 0)
    return advice.why, advice.source


@pytest.mark.parametrize(("hand", "gone", "trump", "why", "source"), [
    ("4D AC QC 9C", (), SPADES, "from the shortest and weakest suit", "002:3342-3344"),
    ("4D AC QC", ("2S 3S", "2H 4H"), SPADES, "from the shortest and weakest suit", "002:3342-3344"),
    ("4D AC QC", ("7H 6S",), SPADES, "from the shortest and weakest suit", "002:3342-3344"),     # trumped, not thrown
    ("4D AC QC", ("7H 6C",), SPADES, "from the shortest and weakest suit", ""),
    ("AD QC 9C", (), SPADES, "a suit of two", ""),
    ("KD QC TC 6C", (), SPADES, "and keep the king of diamonds", ""),
    ("9C 8C", (), SPADES, "the only suit", ""),
    ("KC 5D 4D 3D", (), -1, "the highest of the shortest suit", "002:3344-3346"),
    ("KC 5D 4D", ("7H 6C",), -1, "the highest of the shortest suit", "")])
def test_hoyle_is_named_for_the_first_discard_and_for_his_reason_alone(
        hand: str, gone: tuple[str, ...], trump: int, why: str, source: str) -> None:
    told = thrown(hand, *gone, trump=trump)
    assert why in told[0]
    assert told[1] == source
