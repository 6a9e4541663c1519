"""Rubicon Bézique's score kept by hand (law 51): each moves his own markers as he scores, and until the game is over
what was marked wrongly is put right by himself, or when it is proved.

What is ruled: who has scored is asked for his marks at once, and may make up for them at any time; who forgets the last
trick is held to it (54); before the game is computed both agree that the markers stand right.  Brisques are no marks:
they are counted out of the tricks when the game is computed, and only where laws 60 and 61 take them in.
"""
from __future__ import annotations

from cardtable.families.tricks.strict import StrictTricks
from cardtable.families.tricks.strict.marking import STRUCK_OFF
from cardtable.families.tricks.strict.marks_at_once import MarksAtOnce
from cardtable.games.rubicon_bezique.laws import LAW
from cardtable.games.rubicon_bezique.rules import CARTE_BLANCHE, KINDS, RubiconBezique
from cardtable.rules.moves import Choices, Move, One, Scale, calls

LEAST = 10                       # to which markers go; all scores are made of it
SCALE = tuple(sorted({LEAST, CARTE_BLANCHE, *[points for kind in KINDS for points in (kind.points, kind.in_trumps)
                                             if points]}))
"""By what markers are moved: what is scored, and the least, for putting right."""


class MarkedRubicon(MarksAtOnce, StrictTricks, RubiconBezique):
    """What is scored is to be marked by who has scored it."""

    articles = {**RubiconBezique.articles, "revoke": LAW["follow"]}
    open_phases = frozenset({"comparing"})
    counting = MarksAtOnce.counting | {"comparing"}

    def begin(self) -> None:
        super().begin()
        self.take_over(self.ledger, self.terms.hands_mark)

    def amounts(self, least: int, most: int) -> One | None:
        some = tuple([points for points in SCALE if least <= points <= most])
        return Scale(some) if some else None

    def room(self, seat: int) -> int:
        """Markers show any score."""
        return SCALE[-1]

    # Amid the play

    def after_declaring(self, seat: int) -> None:
        super().after_declaring(seat)
        self.ask_to_mark(seat)

    def blanche_counts(self, seat: int, what: str) -> None:
        super().blanche_counts(seat, what)
        self.ask_to_mark(seat)

    def ask_to_mark(self, seat: int) -> None:
        """Before all goes on."""
        if self.hands_mark and not self.over and self.ledger.accounts[self.side[seat]].left:
            self.interrupt("marking", seat)

    def do_mark(self, seat: int, points: int) -> None:
        """Amid the play with one move of the markers; if that was too little, it is as though it were forgotten."""
        amid = self.phase == "marking" and bool(self.interrupted)
        super().do_mark(seat, points)
        if amid:
            if self.ledger.accounts[self.side[seat]].left:
                self.note("left unmarked", seat)
            self.resume()

    def take_off(self, side: int, points: int, law: int) -> None:
        """A score for nothing was found out in time."""
        if self.hands_mark:
            self.unmark(side, points, STRUCK_OFF, law)
        else:
            self.mark(side, -points, STRUCK_OFF, law)

    # At the end

    def all_marked(self) -> None:
        """The markers are compared before the game is computed."""
        if self.phase == "comparing":
            super().all_marked()
        else:
            self.go("comparing", *range(self.seats))

    def comparing(self, seat: int) -> Choices:
        return calls("agree-scores")

    def move_counters(self, side: int, points: int, what: str, law: int = 0) -> None:
        """Who has agreed is asked again: it was to other markers (51)."""
        super().move_counters(side, points, what, law)
        if self.phase == "comparing":
            self.must = tuple(range(self.seats))

    def do_agree_scores(self, seat: int) -> None:
        self.say(seat, "agree-scores")
        if self.done(seat):
            self.all_marked()

    def expected(self, seat: int) -> Move | None:
        return Move(("agree-scores",)) if self.phase == "comparing" else super().expected(seat)
