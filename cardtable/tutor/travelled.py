"""A board that another program has written, dealt at a table here."""
from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from cardtable.cards import Card
from cardtable.croupier.boards import notation_of
from cardtable.games import NAMES
from cardtable.pbn.board import QUARTERS, BadPBN, Board
from cardtable.rules.deal import Deal
from cardtable.rules.events import NATURE
from cardtable.rules.game import Game
from cardtable.rules.moves import Move
from cardtable.rules.options import complete
from cardtable.rules.record import line, parse_line
from cardtable.rules.sitting import Refused, Sitting
from cardtable.tutor.arranged import arranged, named
from cardtable.tutor.practice_deal import HAND, TURNED, PracticeDeal, reach


def travels() -> tuple[str, ...]:
    """The games whose deals are written and read as boards, in the order of the list."""
    return tuple([name for name in NAMES if notation_of(name) is not None])


def seat_of(quarter: int, deal: Deal, board: Board) -> int:
    """Who has the deal has the dealer's hand, and the others follow."""
    return (deal.dealer + quarter - board.dealer) % 4


def dealt(row: Game, board: Board, quarter: int, chance: Random) -> PracticeDeal:
    """A match in which the cards of a board are about to be dealt, at love; one sits at this quarter.  Hands that are
    not told are dealt by chance.  BadPBN where its cards cannot be dealt."""
    options = complete(row.options, {})
    match = reach(row, options, chance)
    deal = match.deal()
    wished = {f"{HAND} {seat_of(n, deal, board)}": hand for n, hand in enumerate(board.hands) if hand is not None}
    up = f"{TURNED} {deal.dealer}"
    if up in named(deal):
        card = turn_up(board)
        if card is not None:
            own = f"{HAND} {deal.dealer}"
            wished[own] = tuple([one for one in wished.get(own, ()) if one is not card])
            wished[up] = (card,)
    texts = {zone: " ".join([card.text for card in cards]) for zone, cards in wished.items() if cards}
    try:
        shuffled = arranged(match, texts, str(chance.random()))
    except ValueError as error:
        raise BadPBN(f"line {board.line}: these cards cannot be dealt: {error}") from None
    return PracticeDeal(options, match, line(NATURE, shuffled), deal.by(seat_of(quarter, deal, board)))


def turn_up(board: Board) -> Card | None:
    """The card turned up, where the file tells it; else of the dealer's hand the lowest of the suit that was trumps, or
    the last as it is written: his lowest, clubs first."""
    hand = board.hands[board.dealer]
    if board.turned is not None:
        if hand is not None and board.turned not in hand:
            raise BadPBN(f"line {board.line}: the {board.turned.name} is turned up, and {QUARTERS[board.dealer]}, who "
                         "deals, does not hold it; mend the TurnUp tag, or leave it out")
        return board.turned
    if not hand:
        return None
    return min(hand, key=lambda card: (card.suit != board.trump if board.trump is not None else False, card))


class Replayed(NamedTuple):
    """A board played here as far as it tells: the sitting, and what forbade more, if anything did."""

    sitting: Sitting
    wrong: str = ""


def replayed(row: Game, board: Board, setting: PracticeDeal) -> Replayed:
    """Calls and play of a board, made in the deal that has been set up for it."""
    number = row.players(setting.options)[0]
    sitting = Sitting(row, setting.options, [{} for _ in range(number)], start=setting.start)
    deal = setting.start.deal()
    try:
        sitting.submit(*_read(setting.line))
        for text in _said(row, board):
            seat = next(iter(sitting.match.pending().must), NATURE)
            sitting.submit(seat, Move.read(text))
        for quarter, card in board.played():
            sitting.submit(seat_of(quarter, deal, board), Move(("play", card)))
    except Refused as refused:
        return Replayed(sitting, f"line {board.line}: “{refused.text}” cannot be said or played here: "
                                 f"{refused.law.heading}")
    except ValueError as error:
        return Replayed(sitting, f"line {board.line}: {error}")
    return Replayed(sitting)


def _read(text: str) -> tuple[int, Move]:
    seat, move = parse_line(text)
    assert isinstance(move, Move)
    return seat, move


def _said(row: Game, board: Board) -> Iterator[str]:
    """What was said, as moves of this game."""
    notation = notation_of(row.name)
    assert notation is not None
    yield from board.words or notation.said(board.auction)
