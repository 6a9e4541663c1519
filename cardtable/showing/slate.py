"""The slate of the calls as data: a game's talk chalks it for each reader, and the table draws it.

With one round of calls the reckoning stands at their right, with more at their foot; folded, the slate shows the call
that stands, who made it and the reckoning.
"""
from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

ROUNDS_SHOWN = 2                         # unless a slate says otherwise
ROUND_NAMES = ("first round", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")
PASSES = ("pass", "no bid")


class Caller(NamedTuple):
    """Who speaks, as the reader calls him ("You"), and what he said in each round; "" where he did not speak."""

    name: str
    calls: tuple[str, ...] = ()


class Reckoned(NamedTuple):
    """One line of the reckoning: "made", 3, which is told in strokes, too, if it grows trick by trick."""

    word: str
    number: int
    strokes: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Slate:
    """All that is chalked on it.

    `callers` are in the order in which they speak.  `stands` is the row and the round of the call that stands, ringed
    by hand; `call` says it in full ("Abondance in trumps") and `by` who made it ("You, alone"), or `call` alone that
    none does ("All passed"); unless it is `whose`, `by` says something else of it ("doubled, redoubled").  `rounds`
    heads the rounds where there may be more than one; further ones are counted on.  `brief` replaces `call` and `by`
    where it is folded, which `folded` says it is now, if the layout has a place for that.  `shown` is how many rounds
    have room.  What is in `faint` is chalked faintly; where the row `due` goes on is a dashed stroke.
    """

    callers: tuple[Caller, ...]
    stands: tuple[int, int] | None = None
    call: str = ""
    by: str = ""
    whose: bool = True
    reckoning: tuple[Reckoned, ...] = ()
    rounds: tuple[str, ...] = ()
    brief: tuple[str, str] | None = None
    folded: bool = False
    shown: int = ROUNDS_SHOWN
    faint: tuple[str, ...] = PASSES
    due: int | None = None

    @property
    def first(self) -> int:
        """The first of the rounds that are shown: of a long auction the last `shown`."""
        return max(0, max([len(caller.calls) for caller in self.callers], default=0) - self.shown)

    def head(self, number: int) -> str:
        """What stands over this round."""
        return (self.rounds + ROUND_NAMES[len(self.rounds):])[number] if number < len(ROUND_NAMES) else str(number + 1)

    def in_short(self, names: str) -> str:
        """These names where one has no room in full: without titles, but for those that two would then share."""
        last = [caller.name.rpartition(" ")[2] for caller in self.callers]
        for caller, short in zip(self.callers, last, strict=True):
            names = names.replace(caller.name, short) if last.count(short) == 1 else names
        return names

    def sentence(self) -> str:
        """All of it in words, however much is shown."""
        stands = self.call if not self.by else f"{self.call} stands, called by {self.by}" if self.whose else (
            f"{self.call}: {self.by}")
        done = ", ".join([f"{line.word} {line.number}" for line in self.reckoning])
        called = "; ".join([f"{caller.name}: {', '.join([call for call in caller.calls if call])}"
                            for caller in self.callers if any(caller.calls)])
        parts = (f"The calls: {called or 'none yet'}", stands, f"{done[:1].upper()}{done[1:]}")
        return ". ".join([part for part in parts if part]).replace("?. ", "? ")


def reckoned(needs: int, made: int, lost: int, left: int) -> tuple[Reckoned, ...]:
    """The usual reckoning of tricks: what the caller needs, has made and lost, and how many are left."""
    return (Reckoned("needs", needs), Reckoned("made", made, True), Reckoned("lost", lost, True),
            Reckoned("left", left))
