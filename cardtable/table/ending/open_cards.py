"""The deal that ended last, or any that is looked back on, laid open on a sheet or a page."""
from __future__ import annotations

from typing import NamedTuple

from cardtable.croupier.background import Errands
from cardtable.croupier.boards import board_of
from cardtable.croupier.open_cards import OpenCards, open_cards
from cardtable.pbn.board import Board
from cardtable.players.double_dummy import laying_of
from cardtable.table.cloth.sight import Sight
from cardtable.table.ending.review import Review
from cardtable.table.sheets.open_cards import OpenCardsSheet, OpenCardsView


class Opened(NamedTuple):
    """A deal, its heading, and as it travels."""

    cards: OpenCards
    heading: str
    board: Board | None


def opens(game: str) -> bool:
    """Whether deals of this game are laid open so."""
    return laying_of(game) is not None


def opened(review: Review, deal: int | None = None) -> Opened | None:
    """The deal of this number on its tape, or the one that ended last; None where it cannot be."""
    tape = review.tape
    number = tape.ended[-1] if deal is None and tape.ended else deal
    cards = open_cards(tape, number) if number is not None else None
    if cards is None or number is None:
        return None
    return Opened(cards, tape.heading(number), board_of(tape, number, [player.name for player in review.players]))


def show_in(view: OpenCardsView, found: Opened, sight: Sight, shows: bool = False) -> None:
    """With the names as the reader has them."""
    deal = found.cards.deal
    names = [sight.short_of(deal.player[seat]) or "You" for seat in range(deal.seats)]
    view.ask(found.cards, found.board, lambda seat: sight.name_of(deal.player[seat]), names, shows)


def sheet_of(found: Opened, sight: Sight, errands: Errands) -> OpenCardsSheet:
    """On a sheet."""
    sheet = OpenCardsSheet(found.heading, errands)
    show_in(sheet.view, found, sight)
    return sheet
