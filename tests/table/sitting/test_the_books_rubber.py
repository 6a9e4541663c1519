"""The rubber of the book's scoring block (002:7295-7352), played card by card at the real window, to the point."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest
from PySide6.QtWidgets import QLabel

from cardtable.cards import Card, Cards, cards
from cardtable.croupier import croupier
from cardtable.devices.scoring_block.block import ScoringBlock
from cardtable.families.declarer.deal import DeclarerDeal
from cardtable.games.bridge.match import BridgeRubbers
from cardtable.rules.moves import Move
from cardtable.showing.block import Column
from cardtable.table.sheets.game_slip import GameSlip
from cardtable.table.sitting.page import TablePage
from tests.games.bridge.moments import Rubber
from tests.table.at_window import Clicker
from tests.table.playing import settled
from tests.table.seating import Seat
from tools.rubbers import DEALER
from tools.waiting import until

NEVER = 1e6
A_AND_B, C_AND_D = 0, 1


class Played(NamedTuple):
    """One deal: the hands by seat, and every move with its seat."""

    hands: Sequence[Cards]
    moves: Sequence[tuple[int, Move]]


def rubber() -> Iterator[Played]:
    """As the file has it; a blank line between two deals."""
    text = (Path(__file__).parents[2] / "games/bridge/the_books_rubber.txt").read_text("utf-8")
    for part in text.split("\n\n"):
        lines = [line for line in part.splitlines() if not line.startswith("#")]
        if not lines:
            continue
        *hands, said = lines[:5]
        moves = [(int(one.split()[0]), Move.read(one.split(maxsplit=1)[1])) for one in said.split("; ")]
        for trick in lines[5:]:
            leader, fell = trick.split(": ")
            moves += [((int(leader) + n) % 4, Move(("play", card))) for n, card in enumerate(cards(fell))]
        yield Played([cards(hand) for hand in hands], moves)


DEALS = list(rubber())


class Nature(Random):
    """Shuffles so that these hands come about, the first dealt by seat 0, and so on round the table."""

    def __init__(self, deals: Sequence[Played], dealt: int = 0) -> None:
        super().__init__(0)
        self.deals, self.dealt = deals, dealt

    def sample(self, population: Any, k: int, **_: Any) -> list[Card]:
        hands, first = self.deals[self.dealt].hands, self.dealt + 1
        self.dealt += 1
        return [hands[(first + n) % 4][row] for row in range(13) for n in range(4)]


WRITTEN = [                      # after each deal: what stands above, and below in each game; A and B, then C and D
    (((24,), ()), (((18,), ()),)),
    (((24,), (30,)), (((18,), (24,)),)),
    (((24,), (30, 16)), (((18, 16), (24,)),)),
    (((24, 16), (30, 16)), (((18, 16), (24,)), ((4,), ()))),
    (((24, 16), (30, 16, 100)), (((18, 16), (24,)), ((4, 24), ()))),
    (((24, 16), (30, 16, 100, 8)), (((18, 16), (24,)), ((4, 24, 2), ())))]
TOTALS = 104, 178                # and not 102, to which the printed 32 would come (a ruling)


def sat(seat: Seat, monkeypatch: pytest.MonkeyPatch, before: Sequence[Played] = ()) -> TablePage:
    """You are A; these deals have been played."""
    monkeypatch.setattr(croupier, "SystemRandom", lambda: Nature(DEALS, len(before)))
    written = Rubber(DEALER)
    for number, one in enumerate(before):
        written.shuffled(*Nature(DEALS, number).sample((), 52))
        written.do(*[f"{who} {move}" for who, move in one.moves])
    return seat(written.moment(), pace=NEVER, seed=None)


def play(page: TablePage, one: Played) -> None:
    """A's cards, and those of whichever hand he plays, are clicked; what the others do is told the croupier, since they
    are no persons here."""
    hand = Clicker(page, Random(1))
    for who, move in one.moves:
        deal = page.host.croupier.sitting.match.deal()
        until(lambda: not page.host.teller.busy)
        if deal.by(who) == 0:
            settled(page)
            hand.make(move)
        else:
            assert page.host.croupier.answer(who, move) is None, (who, move)
    until(lambda: page.slips.slip is not None and not page.host.teller.busy, 60)


def column(page: TablePage) -> Column:
    """What is written on the block that lies on the cloth."""
    block, = [one.device for one in page.scene.instruments.all if isinstance(one.device, ScoringBlock)]
    return block.block.columns[-1]


def told(page: TablePage) -> None:
    """All is as the book adds it up."""
    match = page.host.croupier.sitting.match
    assert isinstance(match, BridgeRubbers)
    assert column(page).sums == TOTALS
    assert column(page).note == "With 100 for the rubber, 204 to 178"
    assert match.result().by_player[0] == 26
    assert isinstance(page.slips.slip, GameSlip)
    shown = [label.text() for label in page.findChildren(QLabel) if not label.isHidden()]
    assert "You and Miss Amory win the rubber, and 26 points" in shown


def written(page: TablePage, number: int) -> None:
    """After so many deals."""
    deal = page.host.croupier.sitting.match.deal()
    assert isinstance(deal, DeclarerDeal)
    above, games = WRITTEN[number - 1]
    assert column(page).above == above
    assert [game for game in column(page).games if any(game)] == list(games)


@pytest.mark.heavy(8)
def test_the_rubber_of_the_book(seat: Seat, monkeypatch: pytest.MonkeyPatch) -> None:
    page = sat(seat, monkeypatch)
    for number, one in enumerate(DEALS, 1):
        play(page, one)
        written(page, number)
        if number < len(DEALS):
            slip = page.slips.slip
            assert slip is not None
            Clicker(page, Random(1)).button(slip.buttons["next"])
            until(lambda: page.slips.slip is None)
    told(page)
