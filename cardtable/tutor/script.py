"""A lesson played through once, move by move, so that nothing in it can fail at the table."""
from __future__ import annotations

from collections.abc import Mapping, Sequence

from cardtable.cards import BY_TEXT
from cardtable.croupier.people import PERSON, Player, as_known
from cardtable.games import game
from cardtable.rules.events import NATURE
from cardtable.rules.match import Series
from cardtable.rules.moves import Decision, Move
from cardtable.rules.options import BadOption
from cardtable.rules.record import BadRecord, Record, line, parse_line
from cardtable.rules.sitting import Refused, Sitting
from cardtable.tutor.arranged import arranged, named
from cardtable.tutor.lesson import BadLesson, Lesson, Page, Script, Target

DEAL = "deal"                    # the word among the moves before a page for the deal the page wishes
MOST_TRIED = 400                 # other moves than the lesson's, each of which must have its answer


def played(lesson: Lesson) -> Script:
    """The lesson with all its moves; raises BadLesson, which names page and reason."""
    row = game(lesson.game)
    players = [(Player(name, PERSON) if name == "You" else as_known(name, row.levels, row.levels[0])).to_dict()
               for name in lesson.players]
    try:
        start = started(lesson, Sitting(row, lesson.options, players, listen=False)) if lesson.score else None
        sitting = Sitting(row, lesson.options, players, start=start)
    except (BadOption, BadRecord, Refused, ValueError) as error:
        raise BadLesson(f"{lesson.name}: {error}") from None
    at, till = [], []
    for number, page in enumerate(lesson.pages, 1):
        where = f"{lesson.name}, page {number}"
        try:
            _before(sitting, page.before if number > 1 or start is None else cut(page)[1], page.deal,
                    f"{lesson.name} {number}")
            at.append(len(sitting.moves))
            _check_targets(sitting, page, lesson.learner)
            if page.do is not None:
                _do(sitting, page, lesson.learner)
                _make(sitting, page.then)
            till.append(len(sitting.moves))
        except (ValueError, BadRecord, Refused) as error:
            raise BadLesson(f"{where}: {error}") from None
    record = Record(row.name, row.revision, dict(sitting.options), players,
                    [line(seat, move) for seat, move in sitting.moves])
    return Script(lesson, record, tuple(sitting.moves), tuple(at), tuple(till), start)


def started(lesson: Lesson, sitting: Sitting) -> Series:
    """The match as its first cards are about to be dealt, at the score that the lesson begins with."""
    _make(sitting, cut(lesson.pages[0])[0])
    deal = sitting.match.deal()
    if not deal.scored or len(deal.score) != len(lesson.score):
        raise ValueError(f'its "score" is not that of {len(deal.score)} sides')
    deal.score[:] = lesson.score
    deal.had = tuple(deal.score), deal.beside
    return sitting.match


def cut(page: Page) -> tuple[Sequence[str], Sequence[str]]:
    """The moves before a page, up to the deal, and from it."""
    at = page.before.index(DEAL) if DEAL in page.before else 0
    return page.before[:at], page.before[at:]


def _before(sitting: Sitting, before: Sequence[str], deal: Mapping[str, str], seed: str) -> None:
    if deal and DEAL not in before:
        before = (DEAL, *before)
    for text in before:
        if text == DEAL:
            sitting.submit(NATURE, arranged(sitting.match, deal, seed))
        else:
            _make(sitting, (text,))


def _make(sitting: Sitting, lines: Sequence[str]) -> None:
    """These moves, as a record has them."""
    for text in lines:
        seat, move = parse_line(text)
        if not isinstance(move, Move):
            raise ValueError(f'"{text}" is no move')
        _submit(sitting, seat, move)


def _submit(sitting: Sitting, seat: int, move: Move) -> None:
    """As `Sitting.submit`, but what is impossible is told with what is possible."""
    if sitting.check(seat, move).stopped:
        raise ValueError(f'"{line(seat, move)}" is not possible: {possible(sitting)}')
    sitting.submit(seat, move)


def possible(sitting: Sitting, most: int = 12) -> str:
    """Who must act, and what he may do: for a message."""
    pending = sitting.match.pending()
    told = []
    for seat in (*pending.must, *pending.may):
        moves = [str(move) for move, _ in zip(_moves(sitting.match.decision(seat)), range(most + 1), strict=False)]
        told.append(f"seat {'*' if seat == NATURE else seat} may " + ", ".join(moves[:most])
                    + (" and more" if len(moves) > most else ""))
    return "; ".join(told) or "nobody is to act"


def _moves(decision: Decision) -> list[Move]:
    if decision.of == NATURE:
        return [Move((choice.verb,)) for choice in decision.choices]
    return [move for move, _ in zip(decision, range(MOST_TRIED), strict=False)]


def _do(sitting: Sitting, page: Page, learner: int) -> None:
    """The learner's move is his to make, and every other that he might make has its answer."""
    deal, move = sitting.match.deal(), page.do
    assert move is not None
    seats = [seat for seat in (*sitting.match.pending().must, *sitting.match.pending().may)
             if seat != NATURE and deal.by(seat) == learner]
    seats += [seat for seat in range(deal.seats) if deal.by(seat) == learner and seat not in seats]     # by right
    seat = next((one for one in seats if not sitting.check(one, move).stopped), None)
    if seat is None:
        raise ValueError(f'the learner cannot "{move}": {possible(sitting)}')
    for other in page.also:
        if sitting.check(seat, other).stopped:
            raise ValueError(f'"{other}" is not possible: {possible(sitting)}')
    decision = deal.decision(seat)
    for other in _moves(decision):
        if page.as_good(other, decision) is None and not page.why_not(other, decision):
            raise ValueError(f'nothing is said of "{other}" under "wrong"')
    sitting.submit(seat, move)


def _check_targets(sitting: Sitting, page: Page, learner: int) -> None:
    """Cards and zones that are pointed at are there; the rest is the table's to know."""
    deal = sitting.match.deal()
    view = sitting.view(learner).deal
    for target in page.points:
        _check_target(target, view, list(named(deal)), deal.players)


def _check_target(target: Target, view: object, zones: list[str], players: int) -> None:
    kind, name = target
    held = [card for zone in getattr(view, "zone", ()) for card in zone]
    if kind == "card" and (name not in BY_TEXT or BY_TEXT[name] not in held):
        raise ValueError(f"it points at {name or 'a card'}, which the learner cannot see")
    if kind == "zone" and name not in zones:
        raise ValueError(f'it points at the zone "{name}": {", ".join(zones)} there are')
    if kind == "plate" and not (name.isdigit() and int(name) < players):
        raise ValueError(f'it points at the plate of "{name}": players are 0 to {players - 1}')
