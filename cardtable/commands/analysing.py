"""Looking back on a record: each choice beside the best one, what it cost, and why."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from cardtable.commands.replaying import Replayed
from cardtable.croupier.hands import open_now
from cardtable.croupier.people import read_players
from cardtable.croupier.reckoning import against_the_laws, counted_in, reason, shortfall, summary
from cardtable.croupier.tape import Stretch, Tape
from cardtable.players.comparison import Course
from cardtable.players.review import Choice, Judged, Past, by_deal, judge
from cardtable.players.stop import Stop
from cardtable.printable import printable
from cardtable.showing.phrases import capital, count, listed
from cardtable.showing.talk import talk_of

SECONDS = 600.0          # for a whole record, unless another time is given
STILL_ON = "The deal that is still on is left out, since more than one person plays it."
SECRET = "What was not shown stays so, by agreement: nothing is told of it, since more than one person played."


class Breach(NamedTuple):
    """A move that broke a law, which cannot be weighed: its number, who made it, and what the law is headed."""

    move: int
    player: int
    law: str


class Looked(NamedTuple):
    """A deal looked back on: its heading, and what could be judged in it, in the order in which it was done."""

    number: int                          # of its game, from 1
    heading: str
    judged: list[Judged]
    unjudged: list[Choice]               # those for which no time was left
    broken: list[Breach]


class Analysis:
    """The analysis of one record, in so many seconds.  Who is looked back on are its persons; where it has none, all
    its players.  Where several persons play, the deal that is still on is left out: either would learn what the other
    holds; and so are deals in which what was not shown stays so.  What is not judged to its end when the time is over
    stays unjudged, so that no figure depends on it.
    """

    def __init__(self, found: Replayed, seconds: float = SECONDS) -> None:
        self.seconds, self._stop = seconds, Stop(seconds)
        self.found, self.sitting = found, found.sitting
        self.names = [printable(name) for name in found.names]
        levels = self.sitting.game.levels
        persons = [n for n, one in enumerate(read_players(self.sitting.players, levels)) if not one.computer]
        self.several = len(persons) > 1
        self.players = persons or list(range(len(self.names)))
        self.past, self.talk = Past.of(self.sitting), talk_of(self.sitting.game)

    def deals(self) -> Iterator[Looked]:
        """Deal by deal, each as soon as it has been judged."""
        self._stop.is_set()                                              # the time begins
        every = zip(*[by_deal(self.past, player) for player in self.players])
        tape = Tape(self.past)
        for number, (stretch, dealt) in enumerate(zip(tape.deals, every)):
            if not stretch.number or self._secret(stretch):
                continue
            choices = sorted([choice for one in dealt for choice in one.choices], key=lambda choice: choice.number)
            judged, unjudged = self._judged(choices)
            broken = sorted([Breach(move, player, law.heading) for player in self.players
                             for move, law in tape.broken(number, player).items()])
            yield Looked(stretch.number, tape.heading(number), judged, unjudged, broken)

    @property
    def left_out(self) -> str:
        """What is, in a sentence; "" where nothing is."""
        if not any(stretch.number and self._secret(stretch) for stretch in Tape(self.past).deals[-1:]):
            return ""
        return SECRET if self.sitting.over else STILL_ON

    def _secret(self, stretch: Stretch) -> bool:
        over = self.sitting.over or stretch.ended
        return self.several and not (over and open_now(self.sitting.match, stretch.deal))

    def _judged(self, choices: Sequence[Choice]) -> tuple[list[Judged], list[Choice]]:
        """What could be judged of these, and what time did not allow."""
        judged: list[Judged] = []
        for number, choice in enumerate(choices):
            found = None if self._stop.is_set() else judge(choice, self.names, stop=self._stop)
            if self._stop.is_set():
                return judged, [*choices[number:]]
            judged += [found] if found is not None else []
        return judged, []


def rows(analysis: Analysis) -> Iterator[str]:
    """The analysis for reading, line by line."""
    sitting, names = analysis.sitting, analysis.names
    looked = listed([names[player] for player in analysis.players])
    yield f"{sitting.game.title}: {listed(names)}; the choices of {looked}"
    every: list[Judged] = []
    broken: list[Breach] = []
    left = 0
    for deal in analysis.deals():
        yield deal.heading
        told = [(one.choice.number, [*_told(one, names)]) for one in deal.judged]
        told += [(one.move, [_breach(one, names)]) for one in deal.broken]
        yield from (f"  {row}" for _, lines in sorted(told) for row in lines)
        if deal.unjudged:
            yield f"  no time was left for {_moves(deal.unjudged)}"
        elif not deal.judged:
            yield "  no choice that can be judged"
        every += deal.judged
        broken += deal.broken
        left += len(deal.unjudged)
    if analysis.left_out:
        yield analysis.left_out
    for player in analysis.players:
        own = [one for one in every if one.choice.view.player == player]
        breaches = against_the_laws(sum(one.player == player for one in broken))
        yield f"{names[player]}: {summary(own) or 'nothing was to be judged.'} {breaches}".rstrip()
    if unit := counted_in(every):
        yield unit
    if left:
        yield (f"{capital(count(left, 'choice'))} stayed unjudged when {analysis.seconds:g} seconds were over; "
               "--seconds allows more.")


def _moves(choices: Sequence[Choice]) -> str:
    """"moves 12 and 15"."""
    return f"move{'s' * (len(choices) > 1)} {listed([str(choice.number) for choice in choices])}"


def _told(one: Judged, names: Sequence[str]) -> Iterator[str]:
    """A choice: who did what, beside what; then why, and what the book says."""
    better = "" if one.grade == "best" else f"; best: {one.best.words}"
    yield f"move {one.choice.number}, {names[one.choice.view.player]}: {one.done.words} ({_grade(one)}){better}"
    told = reason(one)
    for line in (told, one.comparison.book_beside(told)):
        if line:
            yield f"  {line}"


def _breach(one: Breach, names: Sequence[str]) -> str:
    """What broke a law, and is not weighed."""
    return f"move {one.move}, {names[one.player]}: it broke a law ({one.law}), and is not weighed"


def _grade(one: Judged) -> str:
    told = shortfall(one)
    return told if told == one.grade or one.grade == "best" else f"{one.grade}, {told}"


def as_json(analysis: Analysis) -> dict[str, Any]:
    """What `analyse --json` prints; costs are in the unit beside them."""
    return {
        "game": analysis.sitting.game.name, "options": analysis.sitting.options, "players": analysis.found.names,
        "looked_back_on": analysis.players,
        "deals": [{"deal": deal.number, "choices": [_choice(one) for one in deal.judged],
                   "unjudged": [choice.number for choice in deal.unjudged],
                   "broken": [one._asdict() for one in deal.broken]}
                  for deal in analysis.deals()]}


def _choice(one: Judged) -> dict[str, Any]:
    return {"move": one.choice.number, "player": one.choice.view.player, "seat": one.choice.seat,
            "done": _course(one.done), "best": _course(one.best), "grade": one.grade, "cost": round(one.cost, 4),
            "unit": one.comparison.unit, "reason": reason(one), "book": one.comparison.book}


def _course(row: Course) -> dict[str, Any]:
    return {"move": str(row.move), "words": row.words, "value": round(row.value, 4)}


