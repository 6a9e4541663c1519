"""After the deal: every choice that a player had, beside the best there was."""
from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from typing import Any, NamedTuple

from cardtable.games import part
from cardtable.players.compared import chance_of, compare
from cardtable.players.comparison import Comparison, Course, Grade
from cardtable.players.judging import phrases
from cardtable.players.master import by_the_book
from cardtable.players.pronouns import who_play
from cardtable.players.said import by_the_book_in_words, in_words, without_cards
from cardtable.players.stop import Stop
from cardtable.rules.deal import Deal
from cardtable.rules.game import Game
from cardtable.rules.match import Series
from cardtable.rules.moves import Move, cards_of, same
from cardtable.rules.sitting import Played, Sitting
from cardtable.rules.view import View


class Past(NamedTuple):
    """A match as it was played: what is needed to look back on it, away from the table."""

    game: Game
    options: Mapping[str, Any]
    players: Sequence[Mapping[str, Any]]
    moves: tuple[Played, ...]                    # those that stand
    start: Series | None = None

    @classmethod
    def of(cls, sitting: Sitting) -> Past:
        """The match of a sitting, up to now."""
        return cls(sitting.game, sitting.options, sitting.players, tuple(sitting.moves), sitting.start)


class Choice(NamedTuple):
    """A decision as its player saw it, and what he did."""

    number: int                                  # of the move, among those that stand
    view: View
    seat: int
    done: Move


class Judged(NamedTuple):
    """A choice beside the best."""

    choice: Choice
    comparison: Comparison
    done: Course
    best: Course

    @property
    def grade(self) -> Grade:
        """How good it was."""
        return self.comparison.grade(self.done)

    @property
    def cost(self) -> float:
        """What it fell short by, in the comparison's unit; nothing where the difference lies inside the error."""
        return 0.0 if self.done.equal else self.done.behind


class Dealt(NamedTuple):
    """A deal, as it ended or stands, with the choices that a player had in it."""

    deal: Deal
    choices: list[Choice]
    coup: int = 0                                # of the deal, where it has several

    @property
    def ended(self) -> bool:
        """Whether it has been played to its end; a cut, or stakes laid, is no deal to look back on."""
        return (self.deal.over or self.deal.coup > self.coup) and not self.deal.preliminary


def is_choice(deal: Deal, seat: int, move: Move) -> bool:
    """Whether this move, about to be made, is one of several that the seat may lawfully make."""
    decision = deal.decision(seat)
    return move in decision and len(list(islice(decision, 2))) > 1


def is_forced(deal: Deal, seat: int, move: Move) -> bool:
    """Whether this move, about to be made, is all that the seat can do, which must answer: under strict laws a card
    beside which it holds others is not, for they let it break them."""
    decision = deal.decision(seat)
    if seat not in deal.pending().must or move not in decision or len(list(islice(decision, 2))) > 1:
        return False
    return not deal.strict or all(len(held) == 1 for held in deal.zone if any(card in held for card in cards_of(move)))


def by_deal(past: Past, player: int, stop: Stop | None = None) -> Iterator[Dealt]:
    """Every deal of the match in order, or coup of it, cuts included, each when it has ended or the moves have; none
    when stopped."""
    again = Sitting(past.game, past.options, past.players, start=past.start)
    found = Dealt(again.match.deal(), [])
    for number, (seat, move) in enumerate(past.moves):
        if stop and stop.is_set():
            return
        deal = again.match.deal()
        if deal is not found.deal or deal.coup != found.coup:
            yield found
            found = Dealt(deal, [], deal.coup)
        if seat >= 0 and deal.by(seat) == player and is_choice(deal, seat, move):
            found.choices.append(Choice(number, again.view(player), seat, move))
        again.submit(seat, move)
    yield found


def choices(past: Past, player: int, stop: Stop | None = None) -> list[Choice]:
    """Every choice this player had in the deal that ended last; none before a deal has ended, or when stopped."""
    ended = [dealt for dealt in by_deal(past, player, stop) if dealt.ended]
    return [] if stop and stop.is_set() or not ended else ended[-1].choices


def choices_in(past: Past, player: int, deal: int, stop: Stop | None = None) -> list[Choice]:
    """The same of the deal of this number, cuts counted, from 0."""
    found = next(islice(by_deal(past, player, stop), deal, None), None)
    return found.choices if found is not None else []


def judge(choice: Choice, names: Sequence[str] = (), budget: float = 1.0, stop: Stop | None = None) -> Judged | None:
    """What was done beside the best; None where there was nothing to compare, or it cannot be judged.  `names` are by
    player."""
    view = choice.view
    by_seat = ["" if p == view.player else names[p] for p in view.deal.player] if names else ()
    compared = compare(view, choice.seat, by_seat, choice.done, budget, stop) or _by_book(choice, by_seat)
    if compared is None or len(compared.rows) < 2 and not compared.alone:
        return None
    done = compared.row(choice.done)
    return None if done is None else Judged(choice, compared, done, compared.rows[0])


def _by_book(choice: Choice, names: Sequence[str]) -> Comparison | None:
    """Where the book's word stands against what was done, without figures."""
    if part(choice.view.game, "maxims") is None:
        return None
    book = by_the_book(choice.view, choice.seat, chance_of(choice.view, choice.seat))
    if same(book.move, choice.done) or not book.source:
        return None
    phrase = phrases(choice.view, (book.move, choice.done), names)

    def row(move: Move, best: bool) -> Course:
        return Course(move, without_cards(move, phrase), in_words(move, phrase), (), 0, 0, best,
                   "" if best else "The book would have it otherwise.", 0, {})

    return Comparison("By the book", (), (row(book.move, True), row(choice.done, False)), "", 0, "",
                      by_the_book_in_words(book, phrase), ("This cannot be weighed; the book’s word stands.",),
                      source=book.source).agreeing(who_play(names, choice.view.deal))
