"""The master: the rest of the square laid out in trial, again and again, by the club player's count; at the Serpent
every way there is."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from cardtable.games.poker_patience import ways
from cardtable.games.poker_patience.cells import cell, named
from cardtable.games.poker_patience.ground import ground
from cardtable.games.poker_patience.search.cast import laid, number, numbers, place, square_of
from cardtable.games.poker_patience.search.laying import COMPILED
from cardtable.games.poker_patience.serpent import Serpent
from cardtable.games.poker_patience.square import CARDS, Squares
from cardtable.games.poker_patience.unseen import unseen
from cardtable.games.poker_patience.zones import CALLED
from cardtable.players.estimate import Estimate, Plan
from cardtable.players.question import Question, Scale
from cardtable.players.report import Report
from cardtable.players.said import in_words
from cardtable.players.stop import give_way
from cardtable.rules.moves import Move
from cardtable.rules.view import View

SAMPLES = 400 if COMPILED else 12                # squares laid out to the end, of each place
EARLY = 40 if COMPILED else 6
phrase = {"place": ("Lay it at", "laying it at"), "take-up": ("Take one up", "taking one up"),
          "count": ("Count it", "counting it"), "leave": ("Leave it", "leaving it")}
HABIT = "The rest of the square is laid out in trial, each card where its lines gain most by what may still come."
EXACT = "Every way that leads on was looked at: all cards are known, and the figures are exact."
caveats = {"placing": "", "complete": ""}


def question(view: View, seat: int, book: Move) -> Question | None:
    """Every place, or every way."""
    deal = view.deal
    if not isinstance(deal, Squares) or deal.phase not in caveats:
        return None
    if isinstance(deal, Serpent):
        return OnTheWay(deal)
    return Placing(deal, seat) if len(deal.free(seat)) > 1 else None


class Placing(Question):
    """Points that the whole square comes to, on the average of what may still come."""

    unit, samples, early = "points", SAMPLES, EARLY
    scale, of_book, counted, whole = Scale(.3, 1.5), False, HABIT, "the square"

    def __init__(self, deal: Squares, seat: int) -> None:
        self.deal, self.seat = deal, seat
        self.plans = [(Move(("place", named(one))),) for one in deal.free(seat)]
        self.laid, self.card = laid(deal, seat), number(deal.zone[CALLED][0])
        self.square, self.left = square_of(deal), sorted(numbers(unseen(deal, seat)))

    def layouts(self, rng: Random) -> Iterator[tuple[Any, float]]:
        """Orders in which the rest may come."""
        more = CARDS - len(self.laid) - 1
        while True:
            yield rng.sample(self.left, more), 1.0

    def values(self, world: Any, plans: Sequence[Plan]) -> list[float]:
        give_way()
        return self.square.tried(self.laid, self.card, [place(cell(str(move[1]))) for (move,) in plans], world)

    def basis(self, layouts: int, exact: bool) -> str:
        return f"{layouts:,} orders in which the rest may come were looked at."

    def ground(self, plan: Plan) -> str:
        return ground(self.deal, self.seat, cell(str(plan[0][1])))


class OnTheWay(Question):
    """The most that a whole way can come to from there; who takes one up may go anywhere from then on."""

    unit, samples, ways, at_once = "points", 1, 1, True
    scale, of_book, certain = Scale(0.0, 1.0), False, True

    def __init__(self, deal: Serpent) -> None:
        self.worth = worth(deal)
        self.plans = [(move,) for move in self.worth]

    def layouts(self, rng: Random) -> Iterator[tuple[Any, float]]:
        yield None, 1.0

    def values(self, world: Any, plans: Sequence[Plan]) -> list[float]:
        return [self.worth[plan[0]] for plan in plans]

    def basis(self, layouts: int, exact: bool) -> str:
        return EXACT

    def ground(self, plan: Plan) -> str:
        """Where the best whole way goes on."""
        move = plan[0]
        if move.verb != "place":
            return {"count": "no other way comes to more",
                    "take-up": "the best way begins further back"}.get(move.verb, "")
        if not self.worth[move]:
            return "no way leads on from there"
        alone = sum([bool(self.worth[one]) for one in self.worth if one.verb == "place"]) == 1
        return "of the places only that one leads on" if alone else "the best way leads on from there"

    def sentence(self, report: Report, chosen: Estimate, moves: Sequence[Estimate]) -> str:
        """With what the way comes to, and nothing of layouts: none is hidden."""
        told = f"{in_words(chosen.plan[0], report.phrase)}: {self.ground(chosen.plan)}, and comes to {chosen.value:.0f}"
        worse = next((one for one in moves if one.behind), None)
        if worse is None:
            return f"{told}."
        return f"{told}; {in_words(worse.plan[0], report.phrase, done=True)} comes to {worse.value:.0f} at most."

    def spends(self, move: Move) -> float:
        """Of courses as good, one does not take up."""
        return float(move.verb == "take-up")


def worth(deal: Serpent) -> dict[Move, float]:
    """By course, the most that may come of it."""
    found: dict[Move, float] = {Move(("place", named(one))): float(best) for one, best in ways.onward(deal).items()}
    for move in deal.decision(0):
        if move.verb == "count":
            found[move] = float(deal.stands(0))
        elif move.verb == "leave" or move.verb == "place" and move not in found:
            found[move] = 0.0
        elif move.verb == "take-up":
            best = ways.best_from(deal, deal.laid[0][:deal.least])
            found[move] = 0.0 if best is None else float(best[0])
    return found
