"""A game on paper: its score sheet and its moves in words."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

from PySide6.QtGui import QTextDocument

from cardtable.cards import JOKER, Card
from cardtable.croupier.chronicle import Chapter, Chronicle
from cardtable.croupier.people import Player
from cardtable.croupier.tape import Tape
from cardtable.showing.laid import Laid
from cardtable.showing.phrases import listed
from cardtable.showing.sorting import Sorting
from cardtable.table.asking.hand_order import sorted_hand
from cardtable.table.sheets.printing import made_of

SUITS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}
RED = "#9A2A20"


def document(tape: Tape, players: Sequence[Player], when: str = "") -> QTextDocument:
    """Title, players, how it ended; then deal by deal hands, moves in words, and what was marked and paid."""
    chronicle = Chronicle(tape, [player.name for player in players])
    code = chronicle.game.codes[chronicle.game.code_of(tape.past.options)]
    subtitle = " · ".join([part for part in (code.title, when) if part])
    body = [f"<h1>{escape(chronicle.game.title)}</h1>", f"<p>{escape(listed(chronicle.names))}</p>",
            f'<p class="note">{escape(subtitle)}</p>', *[f"<p>{escape(row)}</p>" for row in chronicle.outcome()]]
    for chapter in chronicle.chapters():
        body += _chapter(chapter)
    return made_of("".join(body), f"{chronicle.game.title}: {listed(chronicle.names)}")


def _chapter(chapter: Chapter) -> Iterator[str]:
    yield f"<h2>{escape(chapter.heading)}</h2>"
    if chapter.laid:
        yield f"<table cellspacing='0'>{''.join([_laid(one, chapter.sorting) for one in chapter.laid])}</table>"
    yield f"<p>{' '.join(map(escape, chapter.told))}</p>"
    if chapter.account:
        yield f"<p>{'<br>'.join(map(escape, chapter.account))}</p>"


def _laid(one: Laid, sorting: Sorting) -> str:
    """Whose, which cards, his part in it, and what they counted."""
    cards = " ".join(map(_card, sorted_hand(one.cards, "suit", sorting)))
    return (f"<tr><td>{escape(one.whose)}</td><td>{cards}</td><td class='note'>{escape(one.note)}</td>"
            f"<td>{escape(one.worth)}</td></tr>")


def _card(card: Card) -> str:
    """"10♥", red where it is."""
    if card.face is JOKER:
        return "Joker"
    rank, suit = card.text[0], card.text[1]
    told = f"{'10' if rank == 'T' else rank}{SUITS.get(suit, suit)}"
    return f'<span style="color: {RED}">{told}</span>' if suit in "DH" else told
