"""What the club player says of a card at a game of melds is so of the hand that lies there."""
from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import NamedTuple

import pytest

from cardtable.cards import Card, cards
from cardtable.families.melds.adviser import told_apart, why
from cardtable.families.melds.deal import MeldDeal, brisques
from cardtable.families.melds.kinds import Meld
from cardtable.families.melds.maxims import LATE, named, scoring
from cardtable.families.melds.prospects import keeping, unseen
from cardtable.families.melds.reserve import held_back
from cardtable.families.melds.search.questions import ByTrials
from cardtable.families.melds.search.words import HOPES
from cardtable.games import game
from cardtable.games.bezique import maxims as bezique
from cardtable.games.bezique.rules import Bezique
from cardtable.games.rubicon_bezique import maxims as rubicon_bezique
from cardtable.players.comparison import Course
from cardtable.players.levels import chooser
from cardtable.players.think import only_move
from cardtable.rules.moves import Move
from tests.advised import advised
from tests.spread import far

MOVES = far(2500, 20000)
ODD = .15                                        # how often somebody does otherwise, so that all is met with


class Said(NamedTuple):
    """Who speaks, of which card."""

    deal: MeldDeal
    seat: int
    card: Card

    def able(self) -> list[Card]:
        return [*self.deal.allowed(self.seat)]

    def sure(self, card: Card) -> bool:
        """Whether nothing that is out beats it."""
        out, order, trump = unseen(self.deal, self.seat).cards, self.deal.order, self.deal.trump
        return not any(order.beats(face, card, trump) for face in out)

    def good_trump(self) -> bool:
        """Whether another is kept that is sure to win the last trick."""
        return any(c.suit == self.deal.trump and c is not self.card and self.sure(c) for c in self.able())

    def rich(self) -> bool:
        return brisques((self.card,)) > 0

    def takes(self) -> bool:
        trick = self.deal.on_table()
        return bool(trick) and self.deal.order.beats(self.card, trick[0], self.deal.trump)

    def ready(self) -> bool:
        """Whether something can be scored without this card."""
        return any(self.card not in meld.cards for meld in scoring(self.deal, self.seat))

    def others(self) -> list[float]:
        """How much more each other card costs to part with, but brisques and what is ready to be scored."""
        deal, seat = self.deal, self.seat
        back = held_back(deal, seat, bezique.TASTE.reserves if isinstance(deal, Bezique) else {})
        due = bezique.sevens_due(deal, seat) if isinstance(deal, Bezique) else {}
        costs = {card: cost + back[card] + due.get(card, 0) for card, cost in keeping(deal, seat).items()}
        ready = {card for meld in scoring(deal, seat) for card in meld.cards}
        return [cost - costs[self.card] for one, cost in costs.items() if not brisques((one,)) and one not in ready
                and one is not self.card]

    def least(self) -> bool:
        """Whether none costs less."""
        return all(more >= 0 for more in self.others())

    def dearer(self) -> bool:
        """Whether each is more likely to score."""
        return all(more > 0 for more in self.others())


SAID: dict[str, Callable[[Said], bool]] = {
    "keep the good trump": lambda s: s.good_trump(),
    "what costs nothing": lambda s: not s.rich() and s.card.suit != s.deal.trump,
    "a trump that is no brisque": lambda s: not s.rich() and s.card.suit == s.deal.trump,
    "brisques that are left": lambda s: all(brisques((c,)) for c in s.able()),
    "trumps that are left": lambda s: all(c.suit == s.deal.trump for c in s.able()),
    "sure to win; another": lambda s: s.sure(s.card) and sum(map(s.sure, s.able())) > 1,
    "Nothing that is out": lambda s: s.sure(s.card) and s.rich(),
    "Make the brisque": lambda s: s.takes() and s.rich(),
    "Take the brisque": lambda s: s.takes() and brisques(s.deal.on_table()) > 0,
    "Win the trick": lambda s: s.takes(),
    "trick, to score": lambda s: s.ready(),
    "with the brisque": lambda s: s.rich(),
    "least likely": lambda s: not s.takes() and s.least() and not s.rich(),
    "whole": lambda s: s.ready(),
    "Rather risk": lambda s: not s.takes() and s.rich() and s.dearer(),
    "that may win": lambda s: not s.deal.on_table(),
    "a brisque that may": lambda s: s.rich(),
}
"""What is said, and what must then be so."""


@pytest.mark.parametrize("name", ["bezique", "rubicon_bezique"])
def test_it_is_so_of_the_hand(name: str) -> None:
    rng, told, club = Random(f"truth {name}"), Counter[str](), chooser(name, "maxims")
    assert club is not None
    for view, seat, thought in advised(game(name), {}, rng, MOVES, ODD, club):
        if thought.move.verb == "play" and only_move(view, seat) is None and isinstance(view.deal, MeldDeal):
            card = thought.move[1]
            assert isinstance(card, Card)
            said = Said(view.deal, seat, card)
            for words, so in SAID.items():
                if words in thought.why:
                    told[words] += 1
                    assert so(said), f"{thought.why} {thought.move} {view.deal.zone} {view.deal.trump}"
            if thought.why.startswith("Win the trick: it keeps"):        # the book says so of the end of the stock
                assert bool(thought.source) == (view.deal.to_draw() <= LATE)
    assert len(told) > 12, told


@pytest.mark.parametrize("names", [bezique.NAMES, rubicon_bezique.NAMES])
def test_melds_have_their_article(names: dict[str, str]) -> None:
    """"Win the trick, to score a marriage"."""
    assert (names["marriage"], names["sequence"]) == ("a marriage", "the sequence")


@pytest.mark.parametrize(("played", "kept", "said"), [
    ("8H1", "QD1", "the queen of diamonds is kept for a marriage"),
    ("QD2", "QD1", "another queen of diamonds is kept for a marriage")])
def test_of_two_copies_it_is_another_that_is_kept(played: str, kept: str, said: str) -> None:
    asked = ByTrials.__new__(ByTrials)
    asked.wanted_for = lambda card: "marriage"                           # type: ignore[method-assign]
    rows = [Course(Move.read(f"play {card}"), "", "", (), 0.0, 0.0, card == played, "", 0.0, {})
            for card in (played, kept)]
    assert why(asked, rows, HOPES, bezique.NAMES) == said


def test_a_marriage_is_told_with_its_suit_where_there_are_several() -> None:
    clubs, hearts = [Meld("marriage", cards(text)) for text in ("KC QC", "KH QH")]
    names = {"marriage": "a marriage"}
    assert named(clubs, [clubs, hearts], names) == "a marriage in clubs"
    assert named(clubs, [clubs], names) == "a marriage"


def test_copies_are_told_apart_by_where_they_lie() -> None:
    table, held, other = cards("QD1 QD3 8S1")
    rows = [Course(Move(("play", one)), "Play", f"Play the {one.name}", (), 0, 0, False, "", 0, {})
            for one in (table, held, other)]
    assert [row.words for row in told_apart(rows, (table,))] == [
        "Play the queen of diamonds, the one on the table", "Play the queen of diamonds, the one in your hand",
        "Play the eight of spades"]
