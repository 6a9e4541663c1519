"""What advice says of a hand at All-Fours is so of every hand of which it is said."""
from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from cardtable.cards import card
from cardtable.families.tricks.one_against_all import shown_void
from cardtable.families.tricks.order import KNAVE
from cardtable.games.all_fours.game import GAME
from cardtable.games.all_fours.maxims import advise, unseen_trumps
from cardtable.games.all_fours.rules import LAYOUT, AllFours
from cardtable.games.all_fours.speaks import of_counts
from tests.advised import advised, club
from tests.games.all_fours.moments import DEALER, SECOND, Match, two
from tests.spread import far

FORMS: dict[str, dict[str, Any]] = {"two": {}, "six are kept": {"six": True}, "four": {"form": "four", "six": True}}
ODD = .25                                        # how often somebody does otherwise, so that all is met with
MOVES = far(3500, 80000)


class Seen:
    """What the speaker has."""

    def __init__(self, deal: AllFours, seat: int) -> None:
        self.trumps = [card for card in deal.zone[LAYOUT.hand[seat]] if card.suit == deal.trump]
        self.out = unseen_trumps(deal, seat)
        self.without = [deal.trump in shown_void(deal, other) for other in deal.against(seat)]

    def above(self) -> bool:
        """Whether a trump that is out beats the Jack."""
        return any(rank > KNAVE for rank in self.out)


SAID: dict[str, Callable[[Seen], bool]] = {
    "the Jack may fall": lambda s: KNAVE in s.out and not all(s.without),
    "nobody against you has a trump": lambda s: all(s.without),
    "trumps that might take your Jack": lambda s: s.above() and not all(s.without),
    "none that is out takes your Jack": lambda s: not s.above() and bool(s.out),
    "nothing beats the Jack": lambda s: not s.above(),
    "Keep trumps first": lambda s: bool(s.trumps),
    "Keep what counts": lambda s: not s.trumps,
}
"""What is said, and what must then be so."""


@pytest.mark.parametrize("form", FORMS)
def test_advice_is_true_of_the_hand(form: str) -> None:
    told = Counter[str]()
    for view, seat, thought in advised(GAME, FORMS[form], Random(f"truth {form}"), MOVES, ODD, club):
        deal = view.deal
        if not isinstance(deal, AllFours):
            continue
        for words, so in SAID.items():
            if words in thought.why:
                told[words] += 1
                assert so(Seen(deal, seat)), f"{thought.why} {deal.playable(seat)} {deal.trump}"
    assert len(told) > 2, told


@pytest.mark.parametrize(("hand", "turned", "options", "does"), [
    ("AH 3H TS KS 9C 4D", "6H", {}, "stand"), ("KH 3H TS KS 9C 4D", "6H", {}, "beg"),
    ("AH 3H TS KS 9C 4D", "6H", {"off-suit": True}, "beg")])
def test_who_wants_one_point_and_holds_the_ace_of_trumps_has_it(hand: str, turned: str, options: dict[str, bool],
                                                                 does: str) -> None:
    """High is counted first: he was told to beg, and that standing "hardly ever loses the game"."""
    deal = Match(2, SECOND[2], **options).deals(hand, DEALER, turned=turned).deal.copy()
    deal.score[deal.side[deal.elder]] = 6
    move, why, *_ = advise(deal, deal.elder)
    assert move.verb == does
    assert ("which is counted first" in why) == (does == "stand")


def test_the_ace_of_trumps_is_not_kept_for_what_it_counts() -> None:
    """It brings it home whenever it is led; another's ten may be lost."""
    deal = two().turn("stand").deal
    assert of_counts(deal, deal.elder, card("3H"), card("AH")) == ""
    assert of_counts(deal, deal.elder, card("3H"), card("TS")) == "the ten of spades is kept, which counts ten"
