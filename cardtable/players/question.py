"""A decision made ready for search: what every game's question must answer, and what it may.

A game derives its questions from Question (`evaluate.py`).  What it must give stands first; all else has a default.
"""
from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from cardtable.players.estimate import Estimate, Plan
from cardtable.players.report import Report
from cardtable.players.thought import Thought
from cardtable.rules.moves import Move

ROUND = 60                       # layouts before plans are first compared; then again after twice as many

Parts = Mapping[str, float]      # by name, in the unit of the whole, which is their sum


class PartWords(NamedTuple):
    """How a part of a value is spoken of: a sentence each, of which the last two name whose gain or loss it is, since
    they stand alone ("With your choice the hand loses two")."""

    why: str                     # where it decides for a course, "it": "it goes out sooner"
    more: str                    # where a course is better in it: "the crib gains {n}"
    less: str                    # where it is worse: "the hand loses {n}"
    than: str = ""               # where nothing but figures speaks for a course: "it makes the bid oftener than"


class Scale(NamedTuple):
    """Of a unit: what two values may differ by for no reason, and how far behind the best is still near it."""

    error: float = 0.0
    near: float = 0.0


class Question:
    """One decision."""

    # What it must give

    unit: str                    # of its values: "points", "games in 100"
    plans: Sequence[Plan]
    samples: int                 # how many layouts to draw, at budget 1

    def layouts(self, rng: Random) -> Iterator[tuple[Any, float]]:
        """Layouts that agree with all that is known, each with its weight.

        A layout is whatever this question's own `values` can judge (a deal with faces, a tuple of masks): the search
        only hands it on.  A weight is above 0, on a scale of the question's own.  Without `ways` they are drawn
        without end; with `ways` there are just so many.
        """
        raise NotImplementedError                        # abstract

    def values(self, world: Any, plans: Sequence[Plan]) -> list[float]:
        """What each of these plans comes to in this layout, in the unit; may not change the layout."""
        raise NotImplementedError                        # abstract

    # How it wants to be searched

    choices = 0                  # so many there are, where some are not looked at
    ways = 0                     # so many layouts there are, each given once; 0: they are drawn without end
    early = ROUND                # plans are first compared after so many: fewer, where a layout takes long to judge
    at_once = False              # every plan is judged when its layouts are given: nothing is saved by dropping one

    def at_most(self, rng: Random, most: int) -> Iterator[tuple[Any, float]]:
        """As `layouts`, at most so many, for a question that must know beforehand how many; fewer where some count for
        several."""
        return self.layouts(rng)

    # What is done among courses that the layouts cannot tell apart

    also: frozenset[str] = frozenset()                   # verbs that no plan has, and that can be judged once done
    preferred: Move | None = None                        # rather than the book's, where the question knows better
    by_average = False           # whether `preferred` may be so by less than layouts can tell: among courses which they
                                 # do not tell apart the book's word is told first
    slack = 0.0                                          # by how much more than that another must bring
    overruled = 0.0                                      # and by how much, to be advised: who asks is told the book's
                                                         # word, and what brings no less, as long as that is in doubt

    def alike(self, move: Move) -> object:
        """What a course has in common with those that come to the same, whatever the layout."""
        return move

    def spends(self, move: Move) -> float:
        """What a course spends: the least is spent, where the book has none of them."""
        return 0.0

    def readable(self, move: Move, near: Sequence[Move]) -> Move | None:
        """The move itself, or of those that are as good (`near`) one that is the same but for what it tells a partner;
        None where that is not known."""
        return None

    def instead(self, near: Sequence[Move]) -> Thought | None:
        """What the book would do, and why, if it had to do one of these, which are all better than its own word; None
        where it has none of them."""
        return None

    # How it is told

    of_book = True               # whether the book advises here; else what the club player does is not called its word
    caveat: str | None = None    # what the search cannot judge here; None: what its game says of the phase
    whole = ""                   # what comes to so much, where values are not of a course by itself: "the square"
    beside = ""                  # where values are what one makes above the other: "you are {ahead} from here on",
                                 # "you are {ahead_of} the other"
    surpasses = ""               # what the best does more than another, where there are words for it beside the unit:
                                 # "it makes the call oftener than"
    certain = False              # its values are what will be: nothing is told to be "about" so much
    scale: Scale | None = None                           # None: that of the unit
    counted = ""                 # what the figures count: "Figures are set beside passing, which neither wins nor
                                 # pays."
    zero: Move | None = None     # a course that neither wins nor loses: all are told as they stand beside it
    part_words: Mapping[str, PartWords] = {}             # of what its values are made up, and in what words

    def parts(self, plan: Plan, like: Plan | None = None) -> Parts:
        """What this plan comes to by its parts, on the average of the layouts looked at, where that is known; of those
        alone that were looked at for `like`, too, which was dropped on the way."""
        return {}

    def afresh(self) -> None:
        """Other layouts follow: parts are of those alone from here on."""

    def basis(self, layouts: int, exact: bool) -> str:
        """On what the figures rest, in a sentence; where one layout stands for all the question says so itself."""
        if layouts == 1 and exact:
            return "" if self.at_once else "The cards not seen are all known."
        return f"{'All ' * exact}{layouts:,} layouts of the unseen cards were {'counted' if exact else 'looked at'}."

    def because(self, best: Move, worse: Sequence[Move], fair: Sequence[Move] = ()) -> str:
        """What can be seen to speak for the best beside those that are worse, the best of them first, and not beside
        those that are as good, told before the part that decides; "" where nothing is."""
        return ""

    def ground(self, plan: Plan) -> str:
        """What speaks for a course before figures do, as in "nothing can follow it"; "" where nothing is known."""
        return ""

    def sentence(self, report: Report, chosen: Estimate, moves: Sequence[Estimate]) -> str:
        """Why it is chosen, with the figures."""
        return report.sentence(chosen, moves)
