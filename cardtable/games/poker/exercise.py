"""Poker practised by itself: what to draw, going in, opening, staking in every form, and the widow."""
from __future__ import annotations

from collections.abc import Mapping
from random import Random

from cardtable.families.exercise import OWN, all_round, reached
from cardtable.families.poker_hands.kinds import Kind
from cardtable.games.poker.book.maxims import choose
from cardtable.games.poker.game import GAME
from cardtable.games.poker.options import DRAW, STRAIGHT, STUD, WHISKEY
from cardtable.games.poker.rules.table import Poker
from cardtable.games.poker.story import told
from cardtable.players.exercise import Exercise, Problem
from cardtable.players.thought import Thought
from cardtable.rules.deal import Deal
from cardtable.rules.moves import Move
from cardtable.rules.options import Number, OneOf, Value, complete
from cardtable.rules.view import View

KEEP, GO_IN, OPEN_IT, SAY, BLUFF, OPEN_CARDS, WIDOW = "keep", "in", "open", "say", "bluff", "stud", "widow"
WHAT = {KEEP: "What to draw", GO_IN: "Going in or not", OPEN_IT: "A jack-pot", SAY: "After the draw",
        BLUFF: "Straight Poker", OPEN_CARDS: "Stud Poker", WIDOW: "The widow, at Whiskey"}
FORM = {BLUFF: STRAIGHT, OPEN_CARDS: STUD, WIDOW: WHISKEY}       # all others are of Draw
PHASE = {KEEP: "drawing", GO_IN: "going_in", OPEN_IT: "opening", WIDOW: "widow"}         # all others: "staking"
WHOLE, BLANK, TIGER, SHORT = "whole", "mistigris", "tiger", "short"
POOR = .25                       # so many of the hands that are nothing are set all the same
PASSED_OVER = 4                  # moments at most, so that not all are of a first deal

OPTIONS = (
    OneOf("what", "What", "", choices=WHAT, default=KEEP),
    OneOf("cards", "The cards", "", choices={WHOLE: "The whole pack", BLANK: "With Mistigris", TIGER: "With the Tiger",
                                             SHORT: "The short pack"}, default=WHOLE),
    Number("players", "At table", "", range=range(2, 7), default=5),
)


def problem(options: Mapping[str, Value], rng: Random) -> Problem:
    """A moment at which he is to choose, in an evening of club players."""
    what, cards = str(options["what"]), str(options["cards"])
    chosen = complete(GAME.options, {"form": FORM.get(what, DRAW), "players": options["players"],
                                     **({} if cards == WHOLE else {cards: True})})
    left = [rng.randrange(PASSED_OVER)]

    def there(deal: Deal, seat: int) -> bool:
        found = isinstance(deal, Poker) and wanted(deal, seat, what) and \
            (deal.strength(seat).kind >= Kind.PAIR or rng.random() < POOR)
        left[0] -= found
        return found and left[0] < 0

    sitting, seat = reached(GAME, chosen, passing if what == OPEN_IT else choose, there, rng)
    view = sitting.view(OWN)
    deal = view.deal
    assert isinstance(deal, Poker)
    names = all_round(deal, seat)
    return Problem(view, seat, told(deal, seat, names), names)


def passing(view: View, seat: int, rng: Random) -> Thought:
    """As a club player, but that nobody goes in, for a jack-pot to follow."""
    return Thought(seat, Move(("out",)), "") if view.deal.phase == PHASE[GO_IN] else choose(view, seat, rng)


def wanted(deal: Poker, seat: int, what: str) -> bool:
    """Whether there is such a choice here: not where the Age may wait and hear the others, nor with a hand that nobody
    breaks up; of a jack-pot only with cards that may open it, or when it is open."""
    if deal.phase != PHASE.get(what, "staking"):
        return False
    able = deal.decision(seat)
    kind = deal.strength(seat).kind
    if what == KEEP:
        return kind < Kind.STRAIGHT or kind == Kind.FOURS
    return Move(("hold",)) not in able and {choice.verb for choice in able.choices} != {"pass"}


EXERCISE = Exercise(
    "A hand to play", "A deal is laid before you as others have left it; draw, speak or stake, and see how it "
    "compares.", OPTIONS, problem)
