"""The talk and the score sheet: told move by move, and told again from the start when moves are taken back."""
from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from cardtable.croupier.croupier import Croupier
from cardtable.croupier.sheet import DealSheet, ScoreSheet
from cardtable.croupier.steps import Step
from cardtable.rules.deal import Deal
from cardtable.rules.events import Event
from cardtable.rules.game import Game
from cardtable.showing.talk import Line, Names, Talk
from cardtable.table.book import Book

ARTICLE = re.compile(r"(?<=[\w,;] )The (?=[A-Z])")        # of a name within a sentence: "you pay the Rector"
MOST_RETOLD = 40                 # moves of which the talk is written again


class Narration:
    """One reader's talk and score."""

    def __init__(self, game: Game, talk: Talk, book: Book) -> None:
        self.game, self.talk, self.book = game, talk, book
        self.sheet = ScoreSheet()
        self.citing = True               # whether the law is cited that a score or a call rests on
        self._scored: tuple[list[str], list[list[str]], list[str]] = ([], [], [])
        self.calls: dict[int, str] = {}  # by player, what he said last, as long as he has not acted since
        self._calls_of: Deal | None = None
        self._unseen: list[Event] = []   # scores of the last move that are still to be seen

    @property
    def number(self) -> int:
        """Of the deal at the table in its game, from 1."""
        return len(self.sheet.game) or 1

    def take(self, step: Step) -> None:
        """One move onto the score sheet."""
        self.sheet.take(step)
        self._unseen = [event for event in step.events if event.kind == "scored"]

    def hush(self, step: Step) -> None:
        """Who acts has said what he said; in another deal everybody has."""
        if step.deal is not self._calls_of:
            self._calls_of = step.deal
            self.calls.clear()
        self.calls.pop(step.by, None)

    def seen(self, deal: Deal) -> Deal:
        """One more score of the last move has been seen; the deal with no more than has been."""
        del self._unseen[:1]
        shown = deal.copy()
        for event in self._unseen:
            shown.score[event.seat] -= event.points
        return shown

    def lines(self, deal: Deal, events: Sequence[Event], name: Names) -> list[list[Line]]:
        """The lines about each event, as its reader sees it; a move cites the same article once."""
        told: list[list[Line]] = []
        cited: set[int] = set()
        for event in events:
            some = [line._replace(text=ARTICLE.sub("the ", line.text)) for line in self.talk.lines(deal, [event], name)
                    if line.kind != "cited" or line.law not in cited]
            cited |= {line.law for line in some if line.kind == "cited"}
            told.append(some)
        return told

    def write(self, line: Line, deal: Deal, event: Event, name: Names) -> None:
        """One line into the book."""
        if line.kind == "told":
            self.book.talk.narrate(line.text)
        elif line.kind == "said":
            self.book.talk.say(name(line.seat) or "You", line.text)
            if line.seat >= 0:
                self.calls[deal.player[line.seat]] = line.text
        elif line.law and self.citing:
            code = self.game.codes[event.code or deal.code]
            self.book.talk.cite(code.law(line.law), code.title, code.numbered)

    def again(self, croupier: Croupier, steps: Sequence[Step], eyes_of: int, name_of: Names, short_of: Names) -> None:
        """The book as it stands after these, the first of the moves that stand; names are by player."""
        self.sheet, self._unseen = ScoreSheet(), []
        for step in steps:
            self.sheet.take(step)
        self.book.talk.clear()
        first = max(0, len(steps) - MOST_RETOLD)
        for step, stood in zip(steps[first:], croupier.sitting.stood(first) if steps else ()):
            self._write_step(replace(step, deal=stood), eyes_of, name_of, short_of)
        self._calls_of = croupier.sitting.match.deal()

    def _write_step(self, step: Step, eyes_of: int, name_of: Names, short_of: Names) -> None:
        self.hush(step)
        deal = step.deal
        seen = [event.to(deal.eyes(eyes_of)) for event in step.events]
        for event, lines in zip(seen, self.lines(deal, seen, _by_seat(deal, name_of))):
            for line in lines:
                self.write(line, deal, event, _by_seat(deal, short_of))
        if deal.over:
            self.book.talk.rule()

    def score(self, deal: Deal, columns: Sequence[tuple[int, str]], players: Sequence[tuple[int, str]]) -> None:
        """The score of the game being played; `columns` are sides and what they are called, `players` are players."""
        game = self.sheet.game
        if not deal.scored and self.book.scale != (scale := self.talk.scale(deal)):
            self.book.show_scale(scale)
        if self.sheet.in_coins:
            self._accounts(deal, players)
            return
        if not deal.scored:                     # the cut, or bets
            names, rows, total = list[str](), list[list[str]](), list[str]()
        else:
            names, total = [name for _, name in columns], [self.talk.total(deal)]
            total += [str(deal.score[side]) for side, _ in columns]
            rows = self._long_game(columns) if self.talk.long_game else [
                row for one in game for row in self._rows(one, [side for side, _ in columns])]
        if (names, rows, total) != self._scored:
            self._scored = names, rows, total
            self.book.show_score("This game", names, rows, total, foot=deal.scored, note=self.talk.note(deal))

    def _accounts(self, deal: Deal, players: Sequence[tuple[int, str]]) -> None:
        """What everybody took and paid in each deal, the last first, and what he then had."""
        purse, rows = list(deal.purse), list[list[str]]()
        for one in reversed(self.sheet.game):
            if rows:
                rows.append([self.talk.deal_title(one.number)])
            for player, name in players:
                told = self.account(one, player)
                rows.append([f"{name}: {told}" if told else name, signed(one.balance(player)), str(purse[player])])
                purse[player] -= one.balance(player)
        heads = ["deal", "in hand"]
        if (heads, rows, []) != self._scored:
            self._scored = heads, rows, []
            self.book.show_score(self.talk.heading(deal, len(self.sheet.game)), heads, rows, foot=False)

    def account(self, one: DealSheet, player: int) -> str:
        """For what a player took and paid in a deal."""
        return self.talk.account(list(dict.fromkeys([payment.what for payment in one.paid(player)])))

    def items(self, columns: Sequence[tuple[int, str]]) -> list[list[str]]:
        """The last deal item by item, for its slip; of a long game kind by kind."""
        marks = self._marks(self.sheet.game[-1]) if self.sheet.game else []
        sides = [side for side, _ in columns]
        if self.talk.long_game:
            return [[self.talk.entry([what]), *[_sum(marks, what, side) for side in sides]]
                    for what in dict.fromkeys([mark.what for mark in marks])]
        return [[self.talk.entry([mark.what]), *[f"{mark.points:+d}" if mark.seat == side else "" for side in sides]]
                for mark in marks]

    def _marks(self, one: DealSheet) -> list[Event]:
        """What has been marked in a deal, as far as it has been seen."""
        return one.marks[:len(one.marks) - len(self._unseen)] if one is self.sheet.game[-1] else one.marks

    def _long_game(self, columns: Sequence[tuple[int, str]]) -> list[list[str]]:
        """A line for every deal, and one for every kind of mark of the last."""
        if not self.sheet.game:
            return []
        *before, last = self.sheet.game
        rows = [[self.talk.deal_title(one.number), *[str(one.points(side)) for side, _ in columns]] for one in before]
        return [*rows, *([[self.talk.deal_title(last.number)]] if before else []), *self.items(columns)]

    def _rows(self, one: DealSheet, sides: Sequence[int]) -> list[list[str]]:
        """A deal's lines: one for each side that marked anything."""
        rows = []
        for column, side in enumerate(sides):
            marks = [mark for mark in self._marks(one) if mark.seat == side and mark.points]
            if marks:
                figures = ["" for _ in sides]
                figures[column] = str(sum([mark.points for mark in marks]))
                rows.append([f"{one.number}. {self.talk.entry([mark.what for mark in marks])}", *figures])
        return rows


def _sum(marks: Sequence[Event], what: str, side: int) -> str:
    """What a side has marked for this, if anything."""
    points = sum([mark.points for mark in marks if mark.what == what and mark.seat == side])
    return f"{points:+d}" if points else ""


def figure(number: int) -> str:
    """With the sign of what is wanting."""
    return str(number).replace("-", "−")


def signed(number: int) -> str:
    """With its sign, unless it is nothing."""
    return f"{number:+d}".replace("-", "−") if number else "0"


def _by_seat(deal: Deal, name_of: Names) -> Names:
    return lambda seat: name_of(deal.player[seat]) if 0 <= seat < deal.seats else ""
