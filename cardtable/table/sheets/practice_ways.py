"""What a decision that is practised can be answered with on paper, and in which order it is offered."""
from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal

from cardtable.rules.deal import Deal
from cardtable.rules.moves import Move
from cardtable.showing.phrases import capital
from cardtable.showing.talk import Talk
from cardtable.table.asking.choosing import Amount, Prompt
from cardtable.table.forms.rows import Group, counter, label


def can_be_asked(asked: Prompt, board: bool) -> bool:
    """Whether one step answers it: with a card, with places only where a `board` shows them; nothing that opens other
    choices, or is called by degrees."""
    whole = all(isinstance(one, Move) for some in (asked.cards, asked.spots) for one in some.values())
    return whole and not (asked.opens or asked.graded or asked.spots and not board)


def in_order(moves: Sequence[Move], talk: Talk) -> list[Move]:
    """As a game has the tokens of its table, if it says so."""
    order = list(talk.row_order)
    return sorted(moves, key=lambda move: order.index(move.verb) if move.verb in order else len(order))


class HowMuch(Group):
    """The amount of a call, to be raised and lowered from what is usual; `changed` whenever it is."""

    changed = Signal()

    def __init__(self, asked: Amount, talk: Talk, deal: Deal) -> None:
        self.prefix, numbers = asked
        usual = talk.usual.get(str(self.prefix[0]), numbers[0])
        title, _ = talk.beside_slide(deal, self.prefix, numbers[0], numbers[-1])
        self.counter = counter(numbers[0], numbers[-1], min(max(usual, numbers[0]), numbers[-1]), title,
                               lambda _: self.changed.emit())
        super().__init__(label(capital(title)), self.counter)

    def said(self) -> Move:
        """The call as it stands."""
        return Move((*self.prefix, self.counter.value()))
