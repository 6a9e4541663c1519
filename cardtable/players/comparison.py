"""What a comparison of the courses of a decision is: its rows, how each is graded, and what is said of them."""
from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import Literal, NamedTuple

from cardtable.cards import Card, Cards
from cardtable.players.amounts import GAMES, OF_A_STAKE, ahead, ahead_of, amount, least, worth
from cardtable.players.pronouns import agreeing, of_a_lady
from cardtable.players.question import Parts, Scale
from cardtable.players.said import BY_THE_BOOK, MANY, all_named, apart
from cardtable.rules.moves import Move, same
from cardtable.showing.bars import Bar

Grade = Literal["best", "near", "costly"]


SPAN = 8                         # bars show at least so many times what is still near the best
GREAT = 4                        # so many times what is still near, a loss is as great as any
AS_GOOD, EQUAL, BEHIND = "As good as the best.", "equal", "behind"
WASTES = "As good by the figures, but it gives up what may still be of use."
NOT_TOLD_APART = "A total that is called equal cannot be told from {highest}: the figures are not so fine."
NONE_BETTER = "no other choice is found to do better"
TOTALS = "total", "worth"        # heads over the figure of a whole course
SURE = 100                       # games in a hundred
WINS = " wins the game."         # so a reason ends beside which no figure tells more
SCALES = {GAMES: Scale(0.5, 3.0), "stakes": Scale(0.01, OF_A_STAKE), "counters": Scale(0.05, 0.5)}


class Course(NamedTuple):
    """One course, what it is worth, and how it compares with the best."""

    move: Move
    verb: str                    # "Play", "Count seven": what stands before its cards where they are drawn
    words: str                   # "Play the seven of hearts"
    cells: tuple[str, ...]       # one for each head
    value: float                 # in the comparison's unit
    behind: float
    equal: bool                  # to the best, for all that is known
    why: str                     # what it gains and loses against the best, in a sentence
    doubt: float                 # half the 95% interval of `behind`; 0 where nothing was sampled
    parts: Parts                 # of what the value is made up, where that is known: their sum, but for a constant
    beside: str = ""             # what can be seen to speak for the best beside it: "the king of hearts is kept"

    @property
    def cards(self) -> Cards:
        """The cards of the move."""
        return tuple([token for token in self.move[1:] if isinstance(token, Card)])


def alike(rows: int, choices: int = 0) -> str:
    """The reason where there is no other: of so many choices each is as good; each that was looked at, where there are
    more."""
    looked = " looked at" if choices > rows else ""
    return f"{'the' if rows == 2 else 'every'} other choice{looked} does about as well"


def shared(rows: Sequence[Course]) -> bool:
    """Whether another course is equal to the first."""
    return any(row.equal for row in rows[1:])


class Comparison(NamedTuple):
    """All courses, best first."""

    title: str                   # "Throws compared"
    heads: tuple[str, ...]
    rows: tuple[Course, ...]
    unit: str                    # of values: "games in 100"
    near: float                  # how far behind the best a course may be and still be called near it
    about: str = ""              # what bears on the decision, as the order of counting near home
    book: str = ""               # what the book would do, and why, in a sentence
    notes: tuple[str, ...] = ()  # what the figures rest on, and what they cannot tell
    reason: str = ""             # what is best, and why: "Lead the four of clubs: it goes out sooner."
    decided: str = ""            # the part that the reason speaks of, if the values are known by their parts
    source: str = ""             # of the book's word: "000:1418-1434"
    alone: bool = False          # whether a single course tells something: a count that was right
    liked: Move | None = None    # what the book would do
    beats: str = ""              # what the best does more than another: "it wins oftener than"
    beside: str = ""             # where values are what one makes above the other: "you are {ahead} in this deal",
                                 # "you are {ahead_of} the other"
    certain: bool = False        # whether values are what will be
    nought: bool = False         # whether the first neither wins nor costs, beside which all are told
    choices: int = 0             # so many there are, where some were not looked at
    whole: str = ""              # what comes to so much, where values are not of a course by itself: "the square"

    @property
    def size(self) -> str:
        """How many courses stand here: "7 choices", "4 of 7 choices" where some were not looked at."""
        of = f" of {self.choices}" if self.choices > len(self.rows) else ""
        return f"{len(self.rows)}{of} choices"

    @property
    def shared(self) -> bool:
        """Whether several are as good as the best: the book's word put one of them first, and none is called the best
        before the others."""
        return shared(self.rows)

    @property
    def level(self) -> float:
        """The one figure of all that is as good as the best: the highest of theirs, from which the others' shortfall
        is taken, so that nothing worse has a better one."""
        return max([row.value for row in self.rows if row.equal], default=self.rows[0].value)

    def worth(self, row: Course) -> float:
        """A course's figure where it is told beside others."""
        return self.level if row.equal else row.value

    @property
    def beside_book(self) -> str:
        """What our figures say of the book's choice, where it is not ours; "" where it is, or is not judged."""
        row = self.row(self.liked) if self.liked is not None and self.unit else None
        if row is None or row is self.rows[0]:
            return ""
        if row.equal:
            return "That is as good, by our figures."
        if self.hardly(row):
            return "That is hardly worse, by our figures."
        return f"Here we differ from the book{self._otherwise(row)}: by our figures that is " \
               f"{amount(row.behind, self.unit)} worse."

    def _otherwise(self, row: Course) -> str:
        """What the book would do, where its own words do not name it: the cards, or those in which it is another than
        the best, where they are too many."""
        named = [card.name.split(" of ")[0] for card in row.cards]
        if 0 < len(named) <= MANY and row.words and not any(name in self.book for name in named):
            return f", which would {row.words[:1].lower()}{row.words[1:]}"
        if len(row.cards) <= MANY or row.move.verb != self.rows[0].move.verb:
            return ""
        more, fewer = apart(row.cards, self.rows[0].cards)
        if not more:
            return f", which has not {all_named(fewer)} among them" if fewer else ""
        return f", which has {all_named(more)} among them" + (f", and not {all_named(fewer)}" if fewer else "")

    @property
    def book_told(self) -> str:
        """The book's word, and what we say of it."""
        return " ".join([part for part in (self.book, self.beside_book) if part])

    def book_beside(self, told: str) -> str:
        """The book's word where it is to stand beside this; "" if it has been told there already."""
        return "" if self.book.removeprefix(BY_THE_BOOK).casefold() in told.casefold() else self.book_told

    def bar(self, row: Course) -> Bar:
        """The one place where bars are measured, so that a figure has the same length wherever it is drawn.

        Chances are drawn from none to all hundred; all else from nothing to the greatest gain and the greatest loss.
        What is equal to the best has a bar as long, for by how much they differ is not known.
        """
        least, most = 0.0, 100.0
        if self.unit != GAMES:
            values = [0.0, *[one.value for one in self.rows]]
            least, most = min(values), max(values)
            wanting = max(0.0, SPAN * self.near - (most - least)) or float(most == least)
            least, most = (least, most + wanting) if most >= -least else (least - wanting, most)
        end = min(1.0, max(0.0, (self.worth(row) - least) / (most - least)))
        surely = self.surely(row)
        far = (surely - self.near) / (GREAT - 1) / self.near if self.near else float(surely > 0)
        return Bar(-least / (most - least), end, row.doubt / (most - least),
                   0.0 if row.equal else min(1.0, max(0.0, far)))

    def agreeing(self, names: Sequence[str]) -> Comparison:
        """The same in words that agree with who sits there; `names` are by seat, "" for who reads."""
        if not of_a_lady(names):
            return self
        rows = tuple([row._replace(why=agreeing(row.why, names)) for row in self.rows])
        return self._replace(rows=rows, about=agreeing(self.about, names), book=agreeing(self.book, names),
                             reason=agreeing(self.reason, names),
                             notes=tuple([agreeing(note, names) for note in self.notes]))

    def with_equals(self) -> Comparison:
        """With a word where a shortfall would stand, for what is as good as the first; and where its own figure would,
        if something worse has a better one, or the first has another than that which is told of it: by how much equals
        differ is not known.  Where there is but one figure of each, which is no sum of others beside it, all equals
        have the highest of theirs, as wherever one is told."""
        if self.heads[-1:] != (BEHIND,):
            return self
        better = max([row.value for row in self.rows if not row.equal], default=-inf)
        highest = max(self.rows, key=lambda row: (row.equal, row.value)).cells[:-1]
        lower = self.rows[0].cells[:-1][-1:] != highest[-1:]     # the book's word put it before one of a better figure
        rows, notes = [], self.notes
        for n, row in enumerate(self.rows):
            *cells, behind = row.cells
            if row.equal and len(cells) == 1:
                cells = [*highest]
            elif row.equal and (row.value < better or lower and cells[-1] != highest[-1]) and self.heads[-2] in TOTALS:
                cells[-1] = EQUAL
                notes = (*self.notes, NOT_TOLD_APART.format(highest=highest[-1]))
            rows.append(row._replace(cells=(*cells, EQUAL if row.equal and n else behind)))
        return self._replace(rows=tuple(rows), notes=notes)

    def better(self, row: Course, told: bool = False) -> str:
        """What is better than this course, and why.  The reason speaks of the best of those that are worse: of any
        other what it lacks is named instead, unless that has been `told`."""
        rival = next((one for one in self.rows if not one.equal), None)
        lacks = row.why.partition(": ")[2].rstrip(".")
        if rival is None or not self.rows[0].words:
            return self.reason
        if row is rival:
            others = row.beside and row.beside not in self.reason and any(
                one.beside and one.beside in self.reason for one in self.rows)       # it speaks of another card
            return f"{self.rows[0].words}: {row.beside}." if others else self.reason
        if not lacks and row.beside:
            return f"{self.rows[0].words}: {row.beside}."
        if not lacks:
            seen = bool(rival.beside) and rival.beside in self.reason        # of another card
            return f"{self.rows[0].words}: {self.beats} your choice." if self.beats and (
                seen or self.beats in self.reason) else self.reason
        return f"{self.rows[0].words}." if told else f"{self.rows[0].words}: with your choice {lacks}."

    def listed(self, most: int, done: Course | None = None) -> list[int]:
        """Which rows are shown where there is room for so many: the first, but always what was done, and the best of
        those that are worse, of which the reason speaks."""
        rival = next((row for row in self.rows if not row.equal), None)
        wanted = [n for n, row in enumerate(self.rows) if row is rival or row is done]
        others = [n for n in range(len(self.rows)) if n not in wanted]
        return sorted([*wanted, *others[:max(0, most - len(wanted))]])

    def row(self, move: Move) -> Course | None:
        """The row of this move, whatever the order of its fields."""
        return next((row for row in self.rows if same(row.move, move)), None)

    def accepts(self, move: Move) -> bool:
        """Whether it is as good as the best, or what the book would do: where the two differ either is right."""
        row = self.row(move)
        return row is not None and (row.equal or self.by_book(row))

    def by_book(self, row: Course) -> bool:
        """Whether it is what the book would do."""
        return self.liked is not None and same(row.move, self.liked)

    def grade(self, row: Course) -> Grade:
        """How good a course is beside the best.  It is costly only if even the least that it may lose, for all the
        layouts show, is more than what is near: else other draws would judge it otherwise.  What is next to nothing
        is never costly."""
        if row.equal:
            return "best"
        return "near" if self.hardly(row) or self.surely(row) <= self.near else "costly"

    def surely(self, row: Course) -> float:
        """What a course loses at the least: no more than one that is further behind may, so that of two rows the upper
        is not graded worse because it is known the better."""
        return min([one.behind - one.doubt for one in (row, *self.rows) if not one.equal and one.behind >= row.behind],
                   default=row.behind - row.doubt)

    def hardly(self, row: Course) -> bool:
        """Whether a course is worse by next to nothing."""
        return self.unit != GAMES and row.behind < least(self.unit)

    @property
    def advice(self) -> str:
        """What to do and why, and after it the one figure that matters: "Refuse: three suits are guarded. It wins
        about 61 games in 100."."""
        return " ".join([self.reason, *self._worth()])

    def _worth(self) -> list[str]:
        """One figure for all that is as good as the best."""
        level, equal, only_two = self.level, sum([row.equal for row in self.rows]) - 1, len(self.rows) == 2
        if not self.unit or self.reason.endswith(WINS):
            return []
        if self.unit == GAMES:
            either = equal == 1 and only_two
            games = round(level)
            wins = f"wins about {games} {'game' if games == 1 else 'games'} in 100"
            seldom = {0: "hardly ever wins the game", SURE: "hardly ever loses the game"}
            told = f"{'Either' if either else 'It'} {seldom.get(games, wins)}"
            equal -= either
        else:
            told = f"With it {self._beside(level)}" if self.beside else \
                f"With it {self.whole} comes to about {amount(level, self.unit)}" if self.whole else \
                f"It {worth(0.0 if self.nought else level, self.unit, self.certain)}"
            if level < 0 and len(self.rows) > 1 and not self.beside:     # for all the reasons that speak for it
                if equal + 1 == len(self.rows):          # what is settled already is in it, and hangs on no choice
                    return [f"{told}, whatever is chosen."]
                told += ", as little as any choice here"
        one = "the other choice" if only_two else "one other choice"
        more = f"; {one} does about as well" if equal == 1 else "; others do about as well" if equal else ""
        if self.beside and level < 0 and len(self.rows) > 1 and equal < len(self.rows) - 1:
            more += ", and none better" if equal else "; no choice here does better"
        if self.reason.endswith((f" {NONE_BETTER}.", f" {alike(len(self.rows), self.choices)}.")):
            more = ""                            # it has been said
        return [f"{told}{more}."]

    def _beside(self, level: float) -> str:
        """Where one stands with it."""
        return self.beside.format(ahead=ahead(level, self.unit), ahead_of=ahead_of(level, self.unit))
