"""Articles of the period codes, and how the table treats each."""
from __future__ import annotations

from typing import NamedTuple

PREVENTED, ALWAYS, AGREED = "prevented", "always applied", "where agreed"      # an option of the table's
STRICT, ETIQUETTE = "strict laws only", "etiquette"
HOUSE_RULE = "House rule"
APPLIED = (ALWAYS, AGREED)                       # by guided tables, too
TREATMENTS = (PREVENTED, *APPLIED, STRICT, ETIQUETTE)


class Law(NamedTuple):
    """One article, paraphrased."""

    code: str                            # "cavendish-1886"
    number: int                          # as printed; our running number where the text is unnumbered
    heading: str
    text: str = ""                       # our own paraphrase
    source: str = ""                     # "000:381-383": book and lines, several separated by ";"
    treatment: str = PREVENTED
    remedies: tuple[str, ...] = ()       # under strict laws the injured party exacts one of these
    notice: str = "claimed"              # "claimed" in its window, or "seen" by all and settled at once
    matter: str = ""                     # of what it treats, a key of `matters.py`; "" where it is by itself

    def of(self, title: str) -> str:
        """Whose it is, as is told beside it: the book's that has this title, or the house's own, which has no lines."""
        return title if self.source else HOUSE_RULE


class Settled(NamedTuple):
    """What becomes under a code of an incident that others settle otherwise; the table plays it so."""

    incident: str                        # as it is told in every code that has it
    matter: str
    text: str
    articles: tuple[int, ...]

    @property
    def cited(self) -> str:
        """The articles by which it is settled so."""
        *all_but, last = map(str, self.articles)
        return f"articles {', '.join(all_but)} and {last}" if all_but else f"article {last}"


class Code(NamedTuple):
    """A book's articles on one game, or on one form of it."""

    name: str                            # "cavendish-1886"
    title: str                           # "Cavendish, 1886"
    numbered: bool                       # cited by number, or else by heading
    laws: tuple[Law, ...]
    incidents: tuple[Settled, ...] = ()  # read beside those of the game's other codes

    def law(self, number: int) -> Law:
        """The article of this number; KeyError if the code has none."""
        if 0 < number <= len(self.laws) and self.laws[number - 1].number == number:
            return self.laws[number - 1]         # as most codes are numbered; it is asked at every turn
        for law in self.laws:
            if law.number == number:
                return law
        raise KeyError(number)


class Verdict(NamedTuple):
    """What the laws say of a move: the one it breaks, if any, and whether the table stops it for that."""

    law: Law | None = None
    stopped: bool = False


UNJUDGED = Law("table", 0, "Not judged", "Nobody has asked yet whether this move breaks a law.")
OUT_OF_TURN = Law("table", 0, "Out of turn", "It is not your turn to play.")
"""Where the code of a game has no article on it."""
IMPOSSIBLE = Law("table", 0, "Not possible now", "This cannot be done at this moment of the game.")
