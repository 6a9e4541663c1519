"""What is said of a trick, of the trumps that are out and of a card that is kept is so of the cards, as all can see."""
from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import chain
from random import Random
from typing import Any

import pytest

from cardtable.cards import BACK, Card, Cards
from cardtable.families.tricks.deal import TrickDeal
from cardtable.families.tricks.maxims import winners
from cardtable.families.tricks.one_against_all import may_beat, shown_void
from cardtable.games import game
from cardtable.players.think import think
from cardtable.players.thought import Thought
from cardtable.rules.events import NATURE
from cardtable.rules.sitting import Sitting
from tests.spread import far

ODD = .2                                         # how often somebody does otherwise, so that all is met with
CHOICES = far(1500, 40000)
TABLES: list[tuple[str, dict[str, Any]]] = [
    ("solo_whist", {}), ("solo_whist", {"form": "three"}), ("solo_whist", {"form": "five"}), ("napoleon", {}),
    ("napoleon", {"form": "peep"}), ("five_hundred", {})]
DUMMIES: list[tuple[str, dict[str, Any]]] = [("whist", {"form": "dummy"}), ("bridge", {})]


def ours(deal: TrickDeal, seat: int) -> bool:
    """Whether the trick is a partner's as it lies."""
    trick = deal.on_table()
    return deal.played_by()[deal.order.wins(trick, deal.trump)] in deal.partners_of(seat)


def unable(deal: TrickDeal, seat: int) -> bool:
    """Whether nothing that may be played takes it."""
    return not winners(deal.order, deal.allowed(seat), deal.on_table(), deal.trump)


def are_out(deal: TrickDeal) -> bool:
    """Whether there is a trump that does not lie open to who plays, nor has fallen."""
    seen = {card for _, card, _ in deal.history} | {card for some in deal.zone for card in some if card is not BACK}
    return any(card not in seen and deal.order.suit(card, deal.trump) == deal.trump for card in deal.pack)


def higher_out(deal: TrickDeal, name: str) -> int:
    """How many higher cards of its suit are neither in this hand nor fallen."""
    kept = next(card for card in deal.pack if card.name == name)
    seen = {card for _, card, _ in deal.history} | set(deal.playable(deal.must[0]))
    return sum([card not in seen and deal.order.suit(card, deal.trump) == deal.order.suit(kept, deal.trump)
                and deal.order.beats(card, kept, deal.trump) for card in deal.pack])


def left_to_an_ally(deal: TrickDeal, why: str) -> bool:
    """Whether the card that is named does not take the trick itself."""
    played = next(card for card in deal.pack if f"Play the {card.name}" in why)
    return not deal.order.beats(played, deal.on_table()[deal.order.wins(deal.on_table(), deal.trump)], deal.trump)


SAID: dict[str, Callable[[TrickDeal, int, str], bool]] = {
    "cannot win the trick": lambda deal, seat, _: unable(deal, seat) and not ours(deal, seat),
    "the trick is in good hands": lambda deal, seat, why: ours(deal, seat) and left_to_an_ally(deal, why) and not any(
        may_beat(deal, deal.playable(seat), one, deal.on_table()[deal.order.wins(deal.on_table(), deal.trump)])
        for one in deal.against(seat) if one not in deal.played_by() and one in deal.in_play()),
    "the trick is your side’s so far": lambda deal, seat, why: ours(deal, seat) and left_to_an_ally(deal, why),
    "the trick is an ally’s so far": lambda deal, seat, why: ours(deal, seat) and left_to_an_ally(deal, why),
    "draw the trumps that are out": lambda deal, *_: are_out(deal) and not all(
        deal.trump in shown_void(deal, seat) for seat in deal.in_play()[1:]),
    "only one higher card": lambda deal, _, why: higher_out(deal, re.findall("keep the (.*?):", why)[0]) == 1,
}
"""What is said, and what must then be so."""


def plays(name: str, options: dict[str, Any]) -> Iterator[tuple[TrickDeal, TrickDeal, Thought]]:
    """What club players play, and why: the whole deal, as much as they see of it, and what they think."""
    rng = Random(f"tricks {name} {options}")
    sitting = Sitting(game(name), options)
    for _ in range(CHOICES):
        if sitting.over:
            sitting = Sitting(game(name), options)
        deal = sitting.match.deal()
        seat = deal.must[0]
        if seat == NATURE:
            sitting.submit(seat, deal.decision(seat).sample(rng))
            continue
        view = sitting.view(deal.by(seat))
        thought = think(view, "club", rng.getrandbits(30))
        if isinstance(deal, TrickDeal) and isinstance(view.deal, TrickDeal) and thought.move.verb == "play" \
                and isinstance(thought.move[1], Card):
            yield deal, view.deal, thought
        odd = thought.move.verb == "play" and rng.random() < ODD
        sitting.submit(thought.seat, deal.decision(seat).sample(rng) if odd else thought.move)


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_it_is_so_of_the_cards(name: str, options: dict[str, Any]) -> None:
    told = Counter[str]()
    for _, deal, (seat, _, why, *_) in plays(name, options):
        for words, so in SAID.items():
            if words in why:
                told[words] += 1
                assert so(deal, seat, why), f"{why} {deal.playable(seat)} {deal.on_table()}"
    assert told["cannot win the trick"]


def beaten(deal: TrickDeal, seat: int, some: Cards) -> bool:
    """Whether an adversary who is still to play, and whose hand lies open, can beat each of these cards of a suit."""
    behind = [who for who in deal.against(seat) if who not in deal.played_by() and BACK not in deal.playable(who)]
    best = max(some, key=lambda card: card.rank)
    return any(deal.order.beats(card, best, deal.trump) for who in behind
               for card in deal.order.allowed(deal.playable(who), deal.on_table(), deal.trump, deal.binding()))


def test_no_trick_is_taken_that_dummy_is_seen_to_beat() -> None:
    told = Counter[bool]()
    for whole, deal, (seat, move, why, *_) in chain.from_iterable([plays(*form) for form in DUMMIES]):
        card = move[1]
        assert isinstance(card, Card)
        if "it takes the trick as well as the" in why:
            told[True] += 1
            assert not beaten(deal, seat, (card,)), why
            dearer = next(one for one in deal.pack if f"as well as the {one.name}" in why)
            behind = [one for who in deal.in_play() if who not in deal.played_by() for one in whole.playable(who)]
            assert not any(deal.order.beats(one, card, deal.trump) and not deal.order.beats(one, dearer, deal.trump)
                           for one in behind), why
        if "can be beaten as well" in why:
            told[False] += 1
            assert beaten(whole, seat, tuple([one for one in deal.allowed(seat) if f"the {one.name} can" in why])), why
    assert min(told[True], told[False]) > 0, told
