"""Boards as the text of a PBN file, in its export format: letters that every program reads, lines not too long."""
from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator, Sequence

from cardtable.cards import Card, Cards
from cardtable.pbn.board import COMPASS, QUARTERS, UNKNOWN, Board

HEAD = ("% PBN 2.1", "% EXPORT")
LONGEST = 200                                    # of a value, of the 255 letters that a line may have


def text(boards: Iterable[Board]) -> str:
    """The whole file; a line ends as in any text here."""
    return "\n".join([*HEAD, *[line for board in boards for line in (*_lines(board), "")]]) + "\n"


def _lines(board: Board) -> Iterator[str]:
    names = dict(zip(QUARTERS, board.players))
    tags = [("Event", board.titles.get("Event", "")), ("Site", ""), ("Date", board.titles.get("Date", "")),
            ("Board", board.number), *[(one, names[one]) for one in ("West", "North", "East", "South")],
            ("Dealer", COMPASS[board.dealer]), ("Vulnerable", "None"), ("Deal", deal_of(board)), ("Scoring", "Rubber"),
            ("Declarer", COMPASS[board.declarer] if board.declarer >= 0 else ""), ("Contract", board.contract),
            ("Result", str(board.result) if board.result >= 0 else "")]
    if board.game:
        tags.append(("Game", board.game))
    if board.turned is not None:
        tags.append(("TurnUp", _card(board.turned)))
    for name, value in tags:
        yield f'[{name} "{escaped(value) or UNKNOWN}"]'
    if board.auction:
        yield f'[Auction "{COMPASS[board.dealer]}"]'
        yield from _rows(board.auction)
    if board.words:
        yield '[CallTable "Call"]'
        yield from [word.replace(" ", "_") for word in board.words]
    if board.tricks and board.declarer >= 0:
        yield f'[Play "{COMPASS[(board.declarer + 1) % 4]}"]'
        yield from [" ".join(["-" if card is None else _card(card) for card in trick]) for trick in board.tricks]
        if len(board.tricks) < 13 or None in board.tricks[-1]:
            yield "*"


def _rows(calls: Sequence[str]) -> list[str]:
    return [" ".join(calls[n:n + 4]) for n in range(0, len(calls), 4)]


def deal_of(board: Board) -> str:
    """From the dealer round."""
    hands = [board.hands[(board.dealer + n) % 4] for n in range(4)]
    return f"{COMPASS[board.dealer]}:{' '.join(['-' if hand is None else _hand(hand) for hand in hands])}"


def _hand(hand: Cards) -> str:
    """By suits from spades down, the highest first."""
    return ".".join(["".join([card.text[0] for card in sorted(hand, reverse=True) if card.suit == suit])
                     for suit in (3, 2, 1, 0)])


def _card(card: Card) -> str:
    """Suit, then rank."""
    return card.text[1] + card.text[0]


def escaped(value: str) -> str:
    """Plain letters on one line, quotes and backslashes marked."""
    plain = unicodedata.normalize("NFKD", value.replace("’", "'")).encode("ascii", "ignore").decode()
    plain = " ".join("".join([letter if letter.isprintable() else " " for letter in plain]).split())[:LONGEST]
    return plain.replace("\\", "\\\\").replace('"', '\\"')
