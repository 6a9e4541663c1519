"""What the club player says of a hand at Écarté is so of the hand that lies there."""
from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

import pytest

from cardtable.cards import Card, Cards
from cardtable.games import game
from cardtable.games.ecarte.book import maxims
from cardtable.games.ecarte.book.exchange import content, protected
from cardtable.games.ecarte.book.hands import ACE, KING, KNAVE, QUEEN, height
from cardtable.games.ecarte.book.later import superiors
from cardtable.games.ecarte.book.situation import SUIT, Situation, situation
from cardtable.games.ecarte.laws.cavendish import CAVENDISH
from cardtable.games.ecarte.laws.hoyle import HOYLE
from cardtable.games.ecarte.rules.rules import Ecarte
from cardtable.players.think import only_move
from cardtable.rules.events import NATURE
from cardtable.rules.sitting import Sitting
from cardtable.showing.sources import books_of
from tests.advised import advised
from tests.spread import far

MOVES = far(5000, 60000)
ODD = .15                                        # how often somebody does otherwise, so that all is met with
FORMS: dict[str, dict[str, Any]] = {"1886": {}, "Hoyle": {"code": "hoyle-1909"}, "pool": {"form": "pool"},
                                    "French": {"form": "french"}}


class Said(NamedTuple):
    """What the speaker has before him, and the cards of which he speaks."""

    s: Situation
    cards: Cards

    @property
    def card(self) -> Card:
        return self.cards[0]

    def above(self) -> int:
        """How many plain cards of the hand are as high, or higher."""
        return sum([height(c) >= height(self.card) for c in self.s.shape.plain]) - 1

    def trumps_out(self) -> bool:
        return bool(self.s.possible & SUIT[self.s.trump])

    def tops(self) -> list[int]:
        return [height(c) for c in self.s.shape.trumps]

    def thrown_all(self, least: int) -> bool:
        """Whether just the plain cards below this height are thrown."""
        return set(self.cards) == {c for c in self.s.shape.plain if height(c) < least}

    def passed(self) -> bool:
        """Whether the last lead was of a plain suit, and won."""
        return self.s.past[-1].mine and self.s.past[-1].won and self.s.past[-1].led.suit != self.s.trump


OTHERS = {code.name: {law.source for law in other.laws} for code, other in ((CAVENDISH, HOYLE), (HOYLE, CAVENDISH))}
"""Where the other book has its laws."""

SAID: dict[str, Callable[[Said], bool]] = {
    "the only plain card": lambda a: len(a.s.shape.plain) == 1,
    "the highest of the plain": lambda a: a.above() == 0,
    "no plain card is higher": lambda a: a.above() > 0 and height(a.card) == max(map(height, a.s.shape.plain)),
    "the strong suit is": lambda a: height(a.card) == max(height(c) for c in a.s.shape.plain) >= KNAVE,
    "he is put to a card": lambda a: bool(a.s.shape.plain),
    "only trumps left": lambda a: not a.s.shape.plain,
    "of the only suit you hold": lambda a: len(a.s.shape.suits) == 1 and not a.s.shape.trumps,
    "likeliest to force him": lambda a: a.trumps_out() and len(a.s.shape.suits[0]) > 1,
    "he has no trump": lambda a: not a.trumps_out(),
    "if the suit that has passed": lambda a: a.trumps_out() and a.passed() and not a.s.shape.trumps,
    "nothing left of its suit": lambda a: not superiors(a.s, a.card),
    "fewest of the cards": lambda a: superiors(a.s, a.card) == min([superiors(a.s, c) for c in a.s.shape.plain]) or
        a.passed(),
    "headed by a queen or better, with": lambda a: a.s.shape.heads[1] >= QUEEN,
    "four court cards or more": lambda a: sum([height(c) >= KNAVE for c in a.s.hand]) > 3,
    "10, only two cards": lambda a: len(a.s.shape.trumps) + a.s.shape.kings > 2,
    "10, a queen or better": lambda a: len(a.s.shape.heads) == 3 and a.s.shape.heads[2] >= QUEEN,
    "Throw all but": lambda a: a.thrown_all(KING),
    "Throw only what": lambda a: a.thrown_all(KNAVE),
    "must be thrown": lambda a: len(a.cards) == 1,
    "the point is certain": lambda a: a.s.shape.king or a.tops()[:3] == [QUEEN, KNAVE, ACE] or a.tops()[
        :2] == [QUEEN, KNAVE] and len(a.tops()) > 3 or len(a.tops()) > 4,
    "not three guarded suits": lambda a: not a.s.shape.trumps and protected(a.s.shape) < 3,
    "one trump wants": lambda a: len(a.s.shape.trumps) == 1 and protected(a.s.shape) < 2,
    "two trumps want": lambda a: len(a.s.shape.trumps) == 2 and not protected(a.s.shape),
    "two trumps, and a guarded suit": lambda a: len(a.s.shape.trumps) == 2 and protected(a.s.shape) > 0,
    "a trump, and two guarded suits": lambda a: len(a.s.shape.trumps) == 1 and protected(a.s.shape) > 1,
    "the hand is guarded": lambda a: content(a.s.shape),
    "four a trump is": lambda a: bool(a.s.shape.trumps),
    "four something in three": lambda a: len(a.s.shape.suits) == 3,
    "one trick to two": lambda a: (a.s.won, a.s.lost) == (1, 2),
    "two tricks to one": lambda a: (a.s.won, a.s.lost) == (2, 1),
}
"""What is said, and what must then be so."""


@pytest.mark.parametrize("form", FORMS)
def test_it_is_so_of_the_hand(form: str) -> None:
    rng, told = Random(f"truth {form}"), Counter[str]()
    for view, seat, thought in advised(game("ecarte"), FORMS[form], rng, MOVES, ODD, maxims.choose):
        if thought.source and isinstance(view.deal, Ecarte) and only_move(view, seat) is None:
            assert not re.search(r"\b(I|me|my)\b", thought.why), thought.why         # whoever asks is "you"
            assert thought.source not in OTHERS.get(view.deal.code, ()), thought.why     # laws are cited by the code
            cards = tuple([token for token in thought.move[1:] if isinstance(token, Card)])
            said = Said(situation(view.deal, seat, view.knowledge.may), cards)
            for words, so in SAID.items():
                if words in thought.why:
                    told[words] += 1
                    assert so(said), f"{thought.why} {thought.move} {said.s}"
    assert len(told) > 14, told


def test_who_named_a_suit_that_he_has_not_is_told_so() -> None:
    rng, sitting, told = Random(5), Sitting(game("ecarte"), {"laws": "strict"}), Counter[str]()
    for _ in range(6000):
        if sitting.over:
            sitting = Sitting(game("ecarte"), {"laws": "strict"})
        deal = sitting.match.deal()
        seat = deal.must[0]
        if seat == NATURE:
            sitting.submit(seat, deal.decision(seat).sample(rng))
            continue
        thought = maxims.choose(sitting.view(deal.by(seat)), seat, rng)
        if "that was named" in thought.why:
            told[thought.move.verb] += 1
            assert thought.why.startswith("You have none") == (thought.move.verb == "name")
            assert "{" not in thought.why
            assert "the ," not in thought.why
        sitting.submit(seat, deal.decision(seat).sample(rng) if rng.random() < .5 else thought.move)
    assert told["name"], told


def test_each_code_cites_its_own_book_for_what_both_books_say() -> None:
    """And by Hoyle's code what Hoyle has not is told as Cavendish's."""
    cited = {code.name: [thought.source for *_, thought in advised(
        game("ecarte"), {"code": code.name}, Random("books"), 1500, 0, maxims.choose)] for code in (CAVENDISH, HOYLE)}
    assert len(set(maxims.HINTS) & set(cited[CAVENDISH.name])) >= 4
    assert not set(maxims.HINTS) & set(cited[HOYLE.name])
    assert len(set(maxims.HINTS.values()) & set(cited[HOYLE.name])) >= 4
    books = Counter(map(books_of, cited[HOYLE.name]))
    assert books["Cavendish, 1886"] > 100
