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
from cardtable.families.melds.finding import find
from cardtable.families.melds.kinds import Meld
from cardtable.families.melds.maxims import LATE, named, scoring
from cardtable.families.melds.prospects import keeping, lacking, unseen
from cardtable.families.melds.reserve import held_back
from cardtable.families.melds.search.questions import ByTrials, asked
from cardtable.families.melds.search.words import HOPES
from cardtable.games import game
from cardtable.games.bezique import maxims as bezique
from cardtable.games.bezique.equity import state
from cardtable.games.bezique.evaluate import GAME
from cardtable.games.bezique.position import Position
from cardtable.games.bezique.rules import Bezique
from cardtable.games.rubicon_bezique import maxims as rubicon_bezique
from cardtable.players.compared import compare
from cardtable.players.comparison import Course
from cardtable.players.levels import chooser
from cardtable.players.think import only_move
from cardtable.rules.moves import Move
from tests.advised import advised, club
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
    "has scored": lambda s: any(s.card in meld.cards for meld in s.deal.melds[s.seat]) and s.deal.to_draw() > 2
    and keeping(s.deal, s.seat)[s.card] < 0,
    "whole": lambda s: s.ready(),
    "Rather risk": lambda s: not s.takes() and s.rich() and s.dearer(),
    "that may win": lambda s: not s.deal.on_table(),
    "a brisque that may": lambda s: s.rich(),
}
"""What is said, and what must then be so."""


BOOK = {"7", "8", "9", "J"}


@pytest.mark.parametrize("name", ["bezique", "rubicon_bezique"])
def test_the_book_is_named_for_no_card_that_it_would_keep_before_another(name: str) -> None:
    """002:564-570: sevens, eights, nines, and knaves of plain suits but that of diamonds; rather an ace than a queen or
    king.  A king or queen was thrown "by the book" beside a knave that it would throw."""
    rng, named, club = Random(f"book {name}"), 0, chooser(name, "maxims")
    assert club is not None
    for view, seat, thought in advised(game(name), {}, rng, MOVES, ODD, club):
        deal = view.deal
        if not (thought.source in ("002:564-567", "002:569-570") and isinstance(deal, MeldDeal)
                and "likely to score" in thought.why):
            continue
        named += 1
        held, card = [one for one in deal.held_by(seat) if one.suit != deal.trump], thought.move[1]
        assert isinstance(card, Card)
        poor = [one for one in held if one.text[0] in BOOK and one.text[:2] != "JD"]
        assert card in poor if poor else brisques((card,)) or not any(
            one.text[0] == "A" for one in held), (thought, held)
    assert named > 100


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


@pytest.mark.parametrize("name", ["bezique", "rubicon_bezique"])
def test_what_is_said_to_be_kept_for_a_meld_may_still_be_declared(name: str) -> None:
    """With the card that is played gone, and no more drawn than can be before a trick is won for the last time."""
    names, told = (bezique if name == "bezique" else rubicon_bezique).NAMES, 0
    sought = {f"is kept for {words}": kind for kind, words in names.items()}
    for view, seat, _ in advised(game(name), {}, Random(f"kept {name}"), MOVES, ODD, club):
        deal = view.deal
        draws = deal.to_draw() // deal.seats - 1 if isinstance(deal, MeldDeal) else 9
        if not isinstance(deal, MeldDeal) or deal.phase != "play" or not deal.stocked or draws > 1:
            continue
        found = compare(view, seat, budget=.1)
        if found is None or "kept" not in found.heads:
            continue
        assert draws or "what is kept is worth more later" not in found.reason
        kind = next((kind for words, kind in sought.items() if found.reason.rstrip(".").endswith(words)), "")
        if not kind:
            continue
        told += 1
        played, kept = found.rows[0].cards[0], next(row for row in found.rows if not row.equal).cards[0]
        held = tuple([card for card in deal.held_by(seat) if card is not played])
        open_ = [deal.zone[zone] for zone in (*deal.layout.declared, *deal.layout.won)]
        seen = {*held, played, *[card for some in open_ for card in some]}
        more = [(), *[(card,) for card in deal.pack if card not in seen]][:None if draws else 1]
        ways = [way for drawn in more for one in find(deal.kinds, (*held, *drawn), (), deal.melds[seat], deal.trump)
                if one.kind.name == kind for way in one.ways]
        assert any(kept.face in {card.face for card in way} or {card.rank for card in way} == {kept.rank}
                   for way in ways), found.reason
    assert told > 2


def test_at_the_last_draw_no_queen_is_kept_for_four_of_which_one_is_played() -> None:
    """After this trick nothing more is declared, and of three queens that are held one is played."""
    ace, club, played = cards("AH1 QC1 QS1")
    for cards_left in (2, 3, 20):
        view = Position(cards("QD1 QS1 JD1 AH1 QC1 AD1 TD1 KD1"), 1, cards_left, led=cards("JS2")[0]).view()
        assert isinstance(view.deal, Bezique)
        two, three = [tuple([one for one in view.deal.held_by(0) if one is not gone]) for gone in (played, ace)]
        found = asked(GAME, state(view.deal, 0), view, 0, Move(("play", played)))
        assert isinstance(found, ByTrials)
        assert found.draws == cards_left // 2 - 1
        wanting = [lacking(view.deal, 0, view.deal.kind["four-queens"], held, club) for held in (two, three)]
        assert wanting == [2, 1] if cards_left == 20 else min(wanting) > found.draws
        assert found.wanted_for(club, played) == ("marriage" if cards_left == 20 else "")    # one queen as the other
        assert (found.wanted_for(club, ace) == "four-queens") == (cards_left == 20)
        assert found.wanted_for(cards("KD1")[0], played) == "sequence"


@pytest.mark.parametrize(("played", "kept", "said"), [
    ("8H1", "QD1", "the queen of diamonds is kept for a marriage"),
    ("QD2", "QD1", "another queen of diamonds is kept for a marriage")])
def test_of_two_copies_it_is_another_that_is_kept(played: str, kept: str, said: str) -> None:
    asked = ByTrials.__new__(ByTrials)
    asked.wanted_for = lambda card, instead: "marriage"                  # type: ignore[method-assign]
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
