"""How many problems were answered how well in this session, and what was given away by the others."""
from __future__ import annotations

from dataclasses import dataclass, field

from cardtable.players.amounts import amount
from cardtable.players.comparison import Comparison, Grade
from cardtable.rules.moves import Move
from cardtable.rules.options import Value
from cardtable.showing.phrases import count, number

GRADES: tuple[Grade, ...] = ("best", "near", "costly")


@dataclass(slots=True)
class Tally:
    """The answers to the problems of one session by their grade, and the options the problems were set with."""

    grades: dict[Grade, int] = field(default_factory=lambda: dict.fromkeys(GRADES, 0))
    lost: dict[str, tuple[float, int]] = field(default_factory=dict)     # by unit: so much, in so many answers
    options: dict[str, Value] = field(default_factory=dict)
    deals: str = "hand"                          # what a problem is called

    def take(self, found: Comparison, move: Move) -> None:
        """One answer more; the book's is right, whatever our figures make of it."""
        row = found.row(move)
        if row is None:
            return
        self.grades["best" if found.accepts(move) else found.grade(row)] += 1
        much, many = self.lost.get(found.unit, (0.0, 0))
        self.lost[found.unit] = much + (0.0 if found.accepts(move) else row.behind), many + 1

    def in_words(self) -> str:
        """As in "five hands: three best, two costly; half a point lost a hand"."""
        many = sum(self.grades.values())
        if not many:
            return ""
        told = ", ".join([f"{number(n)} {grade}" for grade, n in self.grades.items() if n])
        lost = ", ".join([f"{amount(much / n, unit)} lost a {self.deals}"
                          for unit, (much, n) in self.lost.items() if much])
        return f"{count(many, self.deals)}: {told}{'; ' + lost if lost else ''}"


def verdict(found: Comparison, move: Move) -> str:
    """How good the answer was, in a few words."""
    row = found.row(move)
    assert row is not None
    if row is found.rows[0]:
        return "The best."
    if row.equal:
        return "As good as the best."
    if found.accepts(move):
        return f"By the book, and accepted; by our figures {amount(row.behind, found.unit)} less."
    how = "Near the best" if found.grade(row) == "near" else "Costly"
    return f"{how}: {amount(row.behind, found.unit)} less."
