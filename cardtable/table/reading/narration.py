"""The talk and the score sheet: told move by move, and told again from the start when moves are taken back."""
from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace

from cardtable.croupier import score_rows
from cardtable.croupier.sheet import ScoreSheet
from cardtable.croupier.steps import Step
from cardtable.rules.deal import Deal
from cardtable.rules.events import Event
from cardtable.rules.game import Game
from cardtable.rules.match import Series
from cardtable.showing.phrases import within
from cardtable.showing.race import Race
from cardtable.showing.sums import carried, total, written
from cardtable.showing.talk import Line, Names, Talk
from cardtable.table.book import Book
from cardtable.table.cloth.instruments import before

LAST = 5                         # rows of the score that stand below the talk
MOST_RETOLD = 40                 # moves of which the talk is written again


class Narration:
    """One reader's talk and score."""

    def __init__(self, game: Game, talk: Talk, book: Book) -> None:
        self.game, self.talk, self.book = game, talk, book
        self.sheet = ScoreSheet()
        self.citing = True               # whether the law is cited that a score or a call rests on
        self._race: Race | None = None
        self._scored: tuple[list[str], list[list[str]], list[str]] = ([], [], [])
        self.calls: dict[int, str] = {}  # by player, what he said last, as long as he has not acted since
        self._calls_of: Deal | None = None
        self._unseen: list[Event] = []   # scores of the last move that are still to be seen

    @property
    def number(self) -> int:
        """Of the deal at the table in its game, from 1."""
        return len(self.sheet.game) or 1

    def heading(self, match: Series, deal: Deal) -> str:
        """What this deal is called, the one at the table; with its game where there may be several in the match."""
        return self.talk.heading(deal, self.number, match.told(len(self.sheet.games) or 1))

    def take(self, step: Step) -> None:
        """One move onto the score sheet."""
        self.sheet.take(step)
        self._unseen = [event for event in step.events if event.kind == "scored"]

    def hush(self, step: Step) -> None:
        """Who acts has said what he said; when a deal has ended, and in another, everybody has."""
        if step.deal is not self._calls_of or step.ended:
            self._calls_of = step.deal
            self.calls.clear()
        self.calls.pop(step.by, None)

    def seen(self, deal: Deal) -> Deal:
        """One more score of the last move has been seen; the deal with no more than has been."""
        del self._unseen[:1]
        return before(deal, self._unseen).put(deal.copy())

    def lines(self, deal: Deal, events: Sequence[Event], name: Names) -> list[list[Line]]:
        """The lines about each event, as its reader sees it; a move cites the same article once."""
        told: list[list[Line]] = []
        cited: set[int] = set()
        for event in events:
            some = [line._replace(text=within(line.text)) for line in self.talk.lines(deal, [event], name)
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
            if line.seat >= 0 and not deal.over:
                self.calls[deal.player[line.seat]] = line.text
        elif line.law and self.citing:
            code = self.game.codes[event.code or deal.code]
            self.book.talk.cite(code.law(line.law), code.title, code.numbered)

    def again(self, steps: Sequence[Step], stood: Callable[[int], Iterable[Deal]], eyes_of: int, name_of: Names,
              short_of: Names) -> None:
        """The book as it stands when these moves have been made; names are by player.

        `stood` gives, from the move of this number on, the deal as it stood just after each.
        """
        self.sheet, self._unseen = ScoreSheet(), []
        for step in steps:
            self.sheet.take(step)
        self.book.talk.clear()
        first = max(0, len(steps) - MOST_RETOLD)
        for step, deal in zip(steps[first:], stood(first) if steps else ()):
            self._write_step(replace(step, deal=deal), eyes_of, name_of, short_of)
        self._calls_of = steps[-1].deal if steps else None

    def _write_step(self, step: Step, eyes_of: int, name_of: Names, short_of: Names) -> None:
        self.hush(step)
        deal = step.deal
        seen = [event.to(deal.eyes(eyes_of)) for event in step.events]
        for event, lines in zip(seen, self.lines(deal, seen, _by_seat(deal, name_of))):
            for line in lines:
                self.write(line, deal, event, _by_seat(deal, short_of))
        if step.ended:
            self.book.talk.rule()

    def score(self, deal: Deal, columns: Sequence[tuple[int, str]], players: Sequence[tuple[int, str]]) -> None:
        """The score of the game being played; `columns` are sides and what they are called, `players` are players."""
        game = self.sheet.game
        scale = self.talk.scale(deal)
        turned = self.book.scale != scale
        if turned:
            self.book.show_scale(scale)
        if self.sheet.in_coins:
            self._accounts(deal, players)
            return
        names, rows, foot, added = list[str](), list[list[str]](), list[list[str]](), list[str]()
        called = dict(columns)
        wagers = self.talk.wagers(deal, lambda seat: called.get(deal.side[seat]))
        if deal.scored and (wagers is None or any(one.marks for one in game)):       # else the cut, or bets
            names = score_rows.heads(self.talk, game, columns)
            sides = [side for side, _ in columns]
            deals = score_rows.of_game(self.talk, game, sides, len(self._unseen))
            made = [row for one in deals for row in one]
            rows, foot = ([written(row) for row in some] for some in (score_rows.ruled(self.talk, game, sides, made),
                                                                      carried(deals, LAST, len(names))))
            added = written(total(self.talk.total(deal), made, len(names)))
        if turned or (names, rows, added) != self._scored:
            self._scored = names, rows, added
            self.book.show_score("This game", names, rows, added, foot if deal.scored and scale is None else None,
                                 self.talk.note(deal, columns))
        self.book.show_aside(self.talk.aside(deal, columns) if deal.scored else [])
        self.book.show_block(self.talk.block(deal, lambda seat: called.get(deal.side[seat])))
        self.book.show_wagers(wagers)
        race = self.talk.race(deal)
        if race != self._race:
            self._race = race
            self.book.show_race(race and race.seen([side for side, _ in columns]), [name for _, name in columns],
                                self.talk.note(deal, columns))

    def _accounts(self, deal: Deal, players: Sequence[tuple[int, str]]) -> None:
        """What everybody took and paid in each deal, the last first, and what he then had."""
        purse, rows, coins = list(deal.purse), list[list[str]](), self.talk.coins
        for one in reversed(self.sheet.game):
            if rows:
                rows.append([self.talk.deal_title(one.number)])
            for player, name in players:
                told = (self.talk.dealings if one.ended else self.talk.so_far)(one.dealings(player))
                rows.append([f"{name}: {told}" if told else name, coins.signed(one.balance(player)),
                             coins.figure(purse[player])])
                purse[player] -= one.balance(player)
        heads = [self.talk.deal_called, self.talk.purse_heads[1]]
        if (heads, rows, []) != self._scored:
            self._scored = heads, rows, []
            self.book.show_score(self.talk.heading(deal, len(self.sheet.game)), heads, rows, news=False)
        self.book.show_wagers(self.talk.wagers(deal, _by_seat(deal, dict(players).get)))


def _by_seat(deal: Deal, name_of: Names) -> Names:
    return lambda seat: name_of(deal.player[seat]) if 0 <= seat < deal.seats else ""
