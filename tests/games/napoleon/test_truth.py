"""What advice says of a hand at Napoleon is so of every hand of which it is said."""
from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from cardtable.cards import Card, card, cards
from cardtable.games.napoleon.game import GAME
from cardtable.games.napoleon.position import Position
from cardtable.games.napoleon.rules import Napoleon
from cardtable.players.think import think
from tests.advised import advised, club
from tests.spread import far

MISERY = {"misery": True}
FORMS: dict[str, dict[str, Any]] = {
    "plain": MISERY, "trumps at misery": {**MISERY, "misery-trumps": True, "players": 5}, "two": {"players": 2},
    "garnet": {"form": "garnet", "players": 3}, "peep": {"form": "peep", "players": 6, **MISERY},
    "purchase": {"form": "purchase"}}
ODD = .25                                        # how often somebody does otherwise, so that all is met with
MOVES = far(2000, 50000)


class Seen:
    """What the speaker has."""

    def __init__(self, deal: Napoleon, seat: int, named: Card | None) -> None:
        self.deal, self.seat = deal, seat
        self.hand = deal.playable(seat)
        self.plain = [one for one in self.hand if one.suit != deal.trump]
        if named is not None:
            self.named = named
            self.trick = deal.on_table()
            gone = {one for _, one, _ in deal.history}
            self.out = [one for one in deal.pack if one not in gone and one not in self.hand]
            self.alike = sum([one.rank == named.rank for one in self.plain])

    def takes(self) -> bool:
        """Whether the card takes the trick as it lies."""
        return bool(self.trick) and self.deal.order.wins((*self.trick, self.named), self.deal.trump) == len(self.trick)

    def caller_has_it(self) -> bool:
        """Whether the trick is the caller's as it lies."""
        return self.deal.played_by()[self.deal.order.wins(self.trick, self.deal.trump)] == self.deal.bidder

    def beaten(self) -> bool:
        """Whether a card that is out beats the trick as it then lies."""
        lies = (*self.trick, self.named)
        best = lies[self.deal.order.wins(lies, self.deal.trump)]
        return any(self.deal.order.beats(one, best, self.deal.trump) for one in self.out)

    def caller_has_none(self) -> bool:
        """Whether the caller has not followed to the suit of the trick before."""
        many = self.deal.seats
        tricks = [self.deal.history[n:n + many] for n in range(0, len(self.deal.history), many)]
        return any(seat == self.deal.bidder and card.suit != trick[0][1].suit == self.trick[0].suit
                   for trick in tricks for seat, card, _ in trick)

    def kept_command(self) -> bool:
        """Whether no plain card that is kept can be beaten in its suit."""
        return not any(one.suit == kept.suit and one.rank > kept.rank
                       for kept in self.plain if kept is not self.named for one in self.out)


SAID: dict[str, Callable[[Seen], bool]] = {
    "not worth a higher call": lambda s: s.deal.bidder >= 0,
    "not worth a call": lambda s: s.deal.bidder < 0,
    ", the highest beside trumps": lambda s: len(s.hand) > len(s.plain) > 1 and s.alike == 1,
    ", the highest.": lambda s: s.alike == 1,
    ", the highest in hand": lambda s: s.alike == 1,
    "one of the highest": lambda s: s.alike > 1,
    "the only card beside trumps": lambda s: s.plain == [s.named] and len(s.hand) > 1,
    "so that the trick is the caller’s": lambda s: s.caller_has_it() and not s.takes(),
    "any card takes the trick from the caller": lambda s: s.caller_has_it() and s.takes(),
    "the caller may have to take the trick": lambda s: s.deal.bidder not in s.deal.played_by()[:-1] and s.beaten(),
    "the caller need not take": lambda s: s.deal.bidder not in s.deal.played_by()[:-1]
    and (not s.beaten() or s.caller_has_none()),
    "the trick is not the caller’s": lambda s: s.deal.bidder in s.deal.played_by()[:-1]
    and not s.caller_has_it(),
    "hope for a higher card behind": lambda s: len(s.trick) < s.deal.seats - 1 and s.beaten(),
    "nothing that you may play stays under": lambda s: s.takes(),
    "goes first": lambda s: not s.takes(),
    "of what is kept, either": lambda s: s.kept_command() and len(s.hand) == len(s.plain),
    "of what is kept beside trumps, either": lambda s: s.kept_command() and len(s.hand) > len(s.plain),
    "an ally’s card": lambda s: s.deal.seats > 3,
    "your partner": lambda s: s.deal.seats == 3,
}
"""What is said, and what must then be so."""


@pytest.mark.parametrize("form", FORMS)
def test_advice_is_true_of_the_hand(form: str) -> None:
    rng, told = Random(f"truth {form}"), Counter[str]()
    for view, seat, thought in advised(GAME, {**FORMS[form], "rounds": 10}, rng, MOVES, ODD, club):
        deal, why, move = view.deal, thought.why, thought.move
        if not isinstance(deal, Napoleon):
            continue
        named = next((one for one in move if isinstance(one, Card)), None) if deal.phase == "play" else None
        for words, so in SAID.items():
            if words in why:
                told[words] += 1
                assert so(Seen(deal, seat, named)), f"{why} {deal.playable(seat)} {deal.on_table()}"
    assert len(told) >= (4 if form in ("two", "garnet", "purchase") else 8), told


@pytest.mark.parametrize(("told", "move", "said"), [
    ({"hand": "2C 4D 8H 9S 6C"}, "pass", "Pass: by the usual count the hand is not worth a call."),
    ({"hand": "2C 4D 8H 9S 6C", "calls": (1,)}, "pass",
     "Pass: by the usual count the hand is not worth a higher call."),
    ({"hand": "AS KS QS 4H 3D JS TS 2C 2H 5D", "options": {"form": "garnet"}, "phase": "rejecting"},
     "reject 2C 3D 5D 2H 4H", "Keep the spades for trumps."),
    ({"hand": "AS KS QS 4H 3D JS KC 2C 2H 5D", "options": {"form": "garnet"}, "phase": "rejecting"},
     "reject 2C 3D 5D 2H 4H", "Keep the spades for trumps, and the king of clubs."),
    ({"hand": "QH 9H 8H 3D 8C", "phase": "play", "bid": "misery", "options": MISERY, "caller": False,
      "led": card("7H")}, "play 8H", "Play the eight of hearts, the lowest: any card takes the trick from the caller."),
    ({"hand": "QH 9H 2H 3D 8C", "phase": "play", "bid": "misery", "options": MISERY, "caller": False,
      "led": card("7H")}, "play 2H", "Play the two of hearts, the lowest, so that the trick is the caller’s."),
    ({"hand": "KS KC", "phase": "play", "bid": 4, "played": 3, "tricks": 3, "trump": 1}, "play KS",
     "Lead the king of spades, one of the highest in hand."),
    ({"hand": "8S KD", "phase": "play", "bid": 2, "caller": False, "played": 3, "tricks": 2, "trump": 1}, "play 8S",
     "Lead the eight of spades, the only card beside trumps."),
])
def test_reasons_are_of_the_hand(told: dict[str, Any], move: str, said: str) -> None:
    thought = think(Position(**{**told, "hand": cards(told["hand"])}).view(), "club", 1)
    assert (str(thought.move), thought.why) == (move, said)


@pytest.mark.parametrize(("hand", "move", "said"), [
    ("3D 6C AD 2D", "play AD", "Throw the ace of diamonds: the highest beside trumps goes first."),
    ("3D 6C AD QS", "play QS",
     "Throw the queen of spades: the highest of the shortest suit beside trumps goes first.")])
def test_who_is_to_win_nothing_does_not_trump(hand: str, move: str, said: str) -> None:
    """Where there are trumps at misery a card is thrown that loses, though trumps be the shortest suit."""
    thought = think(Position(cards(hand), phase="play", bid="misery", options={**MISERY, "misery-trumps": True},
                             played=1, trump=0, caller=False, led=card("4H")).view(), "club", 1)
    assert (str(thought.move), thought.why) == (move, said)
