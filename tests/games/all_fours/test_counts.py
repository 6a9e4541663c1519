"""What is said of cards that count, and of tricks that stand, is so of all the hands."""
from __future__ import annotations

import re
from collections import Counter
from random import Random
from typing import Any

import pytest

from cardtable.cards import Card
from cardtable.families.tricks.order import KNAVE
from cardtable.games.all_fours.game import GAME
from cardtable.games.all_fours.maxims import MUCH
from cardtable.games.all_fours.rules import LAYOUT, AllFours
from cardtable.games.all_fours.scoring import COUNTS
from cardtable.games.all_fours.speaks import of_counts
from cardtable.players.think import think
from cardtable.rules.events import NATURE
from cardtable.rules.sitting import Sitting
from cardtable.showing.phrases import number
from tests.spread import far

FORMS: dict[str, dict[str, Any]] = {"two": {}, "four": {"form": "four"}}


class Table:
    """All hands, as nobody at it sees them."""

    def __init__(self, deal: AllFours, seat: int) -> None:
        self.deal, self.seat, self.trick = deal, seat, deal.on_table()
        self.top = self.trick[deal.order.wins(self.trick, deal.trump)] if self.trick else None
        self.ours = self.top is not None and \
            deal.side[deal.played_by()[self.trick.index(self.top)]] == deal.side[seat]
        self.behind = [one for one in deal.against(seat) if one in deal.in_play() and one not in deal.played_by()]

    def wins(self, card: Card) -> bool:
        return self.top is None or self.deal.order.beats(card, self.top, self.deal.trump)

    def best(self, card: Card) -> Card:
        """The one that has the trick when this has been played."""
        return card if self.top is None or self.deal.order.beats(card, self.top, self.deal.trump) else self.top

    def stands(self, card: Card) -> bool:
        """Whether nobody behind holds what beats it."""
        return not any(self.deal.order.beats(one, card, self.deal.trump)
                       for seat in self.behind for one in self.deal.zone[LAYOUT.hand[seat]])

    def commands(self, card: Card) -> bool:
        return not any(one.suit == card.suit and one.rank > card.rank
                       for seat in self.deal.against(self.seat) for one in self.deal.zone[LAYOUT.hand[seat]])


def said_of(card: Card, why: str, table: Table) -> set[str]:
    """What was said, each found to be so."""
    many, trump, told = COUNTS.get(card.rank, 0), table.deal.trump, set[str]()
    if found := re.search(r"counts (\w+) towards game", why):
        assert found[1] == number(many)
        assert many >= MUCH
        assert table.ours or table.wins(card)
        told.add("counts")
    if "the trick" in why and "so far" not in why:
        assert table.stands(table.best(card))
        told.add("stands" if table.behind else "last")
    if "takes the trick" in why:
        assert table.wins(card), f"{why} {card} {table.trick} {trump}"
    if "counts nothing and is no trump" in why:
        assert not many
        assert card.suit != trump
        told.add("nothing")
    if "brings the Jack home" in why:
        assert (card.suit, card.rank) == (trump, KNAVE)
        assert table.stands(table.best(card))
        told.add("Jack")
    if "nothing higher" in why:
        assert table.commands(card)
        told.add("commands")
    return told


@pytest.mark.parametrize("form", FORMS)
def test_what_is_said_of_tricks_and_counts_is_so_of_all_hands(form: str) -> None:
    rng, sitting, told = Random(f"counts {form}"), Sitting(GAME, FORMS[form]), Counter[str]()
    for _ in range(far(3000, 60000)):
        if sitting.over:
            sitting = Sitting(GAME, FORMS[form])
        deal = sitting.match.deal()
        seat = deal.must[0]
        if seat == NATURE or not isinstance(deal, AllFours):
            sitting.submit(seat, deal.decision(seat).sample(rng))
            continue
        view = sitting.view(deal.by(seat))
        _, move, why, *_ = think(view, "club", rng.getrandbits(30))
        if deal.phase == "play" and isinstance(move[1], Card):
            table = Table(deal, seat)
            told.update(said_of(move[1], why, table))
            assert isinstance(view.deal, AllFours)
            told.update(spoken(view.deal, seat, table, rng))
        sitting.submit(seat, deal.decision(seat).sample(rng) if rng.random() < .2 else move)
    of_four = {"may bring", "stands"} if form == "four" else set()       # of two nobody is behind who follows
    assert {"counts", "last", "nothing", "brings", "give up", "Jack may fall", *of_four} <= {*told}, told


def spoken(deal: AllFours, seat: int, table: Table, rng: Random) -> set[str]:
    """What speaks for one of two cards, found to be so."""
    card, other = (rng.choice(deal.allowed(seat)) for _ in range(2))
    words, own, beside = of_counts(deal, seat, card, other), COUNTS.get(card.rank, 0), COUNTS.get(other.rank, 0)
    if "give up" in words:
        assert number(beside) in words
        assert beside - own >= MUCH
        assert not any([table.ours, table.wins(card), table.wins(other)])
        return {"give up"}
    if "towards game" in words:
        assert number(own) in words
        assert table.ours or table.wins(card)
        assert "may" in words or table.stands(table.best(card))
        return {"may bring" if "may" in words else "brings"}
    if "Jack may fall" in words:
        assert card.suit == deal.trump
        assert card.rank > KNAVE
        assert (other.suit, other.rank > KNAVE) != (deal.trump, True)
        return {"Jack may fall"}
    return set()
