"""Laying practised by itself: a square that a club player has begun, or a Serpent on its way."""
from __future__ import annotations

from collections.abc import Mapping
from random import Random

from cardtable.families.exercise import OWN, reached
from cardtable.games.poker_patience import ways
from cardtable.games.poker_patience.game import GAME
from cardtable.games.poker_patience.maxims import choose
from cardtable.games.poker_patience.options import FIXED, FLOATING, SERPENT, SQUARE
from cardtable.games.poker_patience.scoring import AMERICAN, ENGLISH
from cardtable.games.poker_patience.serpent import Serpent
from cardtable.games.poker_patience.square import CARDS, Squares
from cardtable.games.poker_patience.words import nth
from cardtable.games.poker_patience.zones import CALLED, SQUARES
from cardtable.players.exercise import Exercise, Problem
from cardtable.rules.deal import Deal
from cardtable.rules.options import OneOf, Value, complete
from cardtable.rules.view import View
from cardtable.showing.phrases import number

EARLY, MIDDLE, LATE = "early", "middle", "late"
LAID = {EARLY: range(3, 9), MIDDLE: range(9, 17), LATE: range(17, 24), SERPENT: range(3, 21)}
"""How many cards lie already."""
POINTS = {ENGLISH: "The book’s points count", AMERICAN: "American points count"}

OPTIONS = (
    OneOf("what", "What", "", choices={EARLY: "Early", MIDDLE: "Half-way", LATE: "Late", SERPENT: "The Serpent"},
          default=MIDDLE),
    OneOf("frame", "The frame", "a floating square grows in any direction; a fixed one is easier",
          choices={FLOATING: "Floating", FIXED: "Fixed"}, default=FLOATING),
    OneOf("points", "Points", "what the hands count", choices={ENGLISH: "The book’s", AMERICAN: "American"},
          default=ENGLISH),
)


def problem(options: Mapping[str, Value], rng: Random) -> Problem:
    """A card that is called, and the places where it may lie."""
    what = str(options["what"])
    laid = rng.choice(LAID[what])

    def there(deal: Deal, seat: int) -> bool:
        return isinstance(deal, Squares) and len(deal.laid[seat]) >= laid and wanted(deal, seat)

    chosen = complete(GAME.options, {"form": SERPENT if what == SERPENT else SQUARE, "frame": options["frame"],
                                     "points": options["points"]})
    sitting, seat = reached(GAME, chosen, choose, there, rng)
    view = sitting.view(OWN)
    return Problem(view, seat, told(view, seat), ("",))


def wanted(deal: Squares, seat: int) -> bool:
    """Whether the places are not all as good: at the Serpent, where every way is known, their best ways differ."""
    if isinstance(deal, Serpent):
        return deal.phase == "placing" and len(deal.free(seat)) > 1 and len(set(after(deal, seat))) > 1
    return len(deal.free(seat)) > 1


def after(deal: Serpent, seat: int) -> list[int]:
    """What may come of each place, nothing where no way leads on."""
    found = ways.onward(deal)
    return [found.get(one, 0) for one in deal.free(seat)]


def told(view: View, seat: int) -> str:
    """The card called, and how the square stands."""
    deal = view.deal
    assert isinstance(deal, Squares)
    laid = len(deal.laid[seat])
    left = CARDS - laid - 1
    to_come = "It is the last." if not left else \
        f"{number(left).capitalize()} {'comes' if left == 1 else 'come'} after it" + \
        (", in the order shown; the last laid is the " + deal.zone[SQUARES[seat]][-1].name
         if isinstance(deal, Serpent) else "") + "."
    made = deal.stands(seat)
    stands = f"comes to {number(made, 'nothing')} as it stands"
    return (f"The {deal.zone[CALLED][0].name} is called, the {nth(laid + 1)} card. {to_come} "
            f"The square {stands}. {POINTS[deal.terms.points]}.")


EXERCISE = Exercise(
    "A card to lay", "A square is laid before you as another has begun it; lay the card that is called, and see how "
    "the places compare.", OPTIONS, problem, deals="square")
