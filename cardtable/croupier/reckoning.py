"""What a player's choices came to, in sentences: how many were how good, and what was thrown away."""
from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from cardtable.players.amounts import amount
from cardtable.players.comparison import Course
from cardtable.players.judging import phrases
from cardtable.players.review import Judged
from cardtable.players.said import in_words
from cardtable.showing.phrases import capital, count, number

AS_GOOD = {"best": "was best", "near": "was near the best", "costly": "was costly"}


def doing(one: Judged, row: Course) -> str:
    """A course as a thing done: "laying out the eight of hearts"; without a phrase of the game as the comparison calls
    it: "“Lay twenty francs on Rouge”"."""
    phrase = phrases(one.choice.view)
    return in_words(row.move, phrase, done=True) if {row.move.verb, str(row.move)} & {*phrase} else f"“{row.words}”"


def headline(one: Judged) -> str:
    """How good a choice was: "Refusing was costly."."""
    as_good = "was as good as the best" if one.done.equal and one.comparison.shared else AS_GOOD[one.grade]
    return f"{capital(doing(one, one.done))} {as_good}."


def reason(one: Judged) -> str:
    """Why: what it gains and loses, and where another course was better, why that is."""
    better = "" if one.done.equal else one.comparison.better(one.done, told=True)
    return " ".join([part for part in (one.done.why, better) if part])


def shortfall(one: Judged) -> str:
    """By how much it fell short: "best", "nine games in 100 behind"; "by the book" where that alone judges."""
    if one.done.equal:
        return "as good as the best" if one.comparison.shared else "best"
    return f"{amount(one.cost, one.comparison.unit)} behind" if one.cost else "the book has it otherwise"


def summary(judged: Sequence[Judged]) -> str:
    """All of them in a sentence: "All four were best.", "One costly choice in four: four points thrown away."."""
    many, found = len(judged), Counter([one.grade for one in judged])
    costly, near = found["costly"], found["near"]
    if not costly and not near:
        best = "as good as the best" if any(one.comparison.shared for one in judged) else "best"
        return {0: "", 1: f"It was {best}.", 2: f"Both were {best}."}.get(many, f"All {number(many)} were {best}.")
    of = f" in {number(many)}" if many > 1 else ""
    parts = [f"{number(costly)} costly choice{'s' if costly > 1 else ''}{of}"] if costly else []
    if near:
        parts.append(f"{number(near)} near the best{'' if costly else of}")
    told = ", ".join(parts)
    lost = thrown_away(judged)
    return f"{capital(told)}{f': {lost} thrown away' if lost else ''}."


def against_the_laws(many: int) -> str:
    """That so many moves broke a law, beside what is told of the others; "" for none."""
    told = f"{capital(count(many, 'move'))} broke a law, and {'is' if many == 1 else 'are'} not weighed."
    return told if many else ""


def thrown_away(judged: Sequence[Judged]) -> str:
    """What all of them cost together, unit by unit; "" for nothing."""
    given: dict[str, float] = {}
    for one in judged:
        if one.cost and one.comparison.unit:
            given[one.comparison.unit] = given.get(one.comparison.unit, 0.0) + one.cost
    return " and ".join([amount(lost, unit) for unit, lost in given.items()])


def counted_in(judged: Sequence[Judged]) -> str:
    """What the cost is counted in, for below the list; "" where only the book judges."""
    unit = next((one.comparison.unit for one in judged if one.comparison.unit), "")
    if not unit:
        return ""
    return f"Cost in {unit.replace(' in 100', ' out of 100')}."
