"""A hand in writing: in the order in which its cards are held, and wherever cards would be small beside the letters."""
from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from cardtable.cards import card, cards
from cardtable.families.tricks.order import Bowers
from cardtable.games import game
from cardtable.games.five_hundred.rules import FiveHundred
from cardtable.games.quinto.talk import in_suits
from cardtable.rules.moves import Move
from cardtable.rules.record import parse_line
from cardtable.rules.sitting import Sitting
from cardtable.showing.sorting import Sorting
from cardtable.table.asking.hand_order import sorted_hand
from cardtable.table.paint.cache import PIXMAPS, Kept
from cardtable.table.paint.canvas import Picture
from cardtable.table.paint.look import Look
from cardtable.table.sheets.slip import DealSlip
from cardtable.table.sheets.slip_hands import Hand
from cardtable.table.sheets.written_hand import WrittenHand, ranks
from cardtable.table.widgets import Label
from tests.games.ecarte.moments_forms import MOMENTS as TRIOMPHE
from tests.games.napoleon.moments import MOMENTS as NAPOLEON
from tools.moments import Moment
from tools.screens import table


def test_a_bower_is_written_with_the_trumps() -> None:
    """And not behind the seven of the suit that it bears."""
    assert isinstance(FiveHundred.order, Bowers)
    held = sorted_hand(cards("7S AS JS KC JC 9H"), "suit", Sorting(order=FiveHundred.order, trump=card("AC").suit))
    written = ranks(held)
    at = written.index(("C", ["J"]))
    assert written[at:at + 3] == [("C", ["J"]), ("S", ["J"]), ("C", ["K"])]
    assert ("S", ["A", "7"]) in written


def test_a_cachette_is_written_as_hands_are_held() -> None:
    assert in_suits(cards("QD 5S TD 2C JO 3C")) == cards("JO 5S 3C 2C QD TD")


def triomphe() -> Moment:
    """Two against two, the first deal played out."""
    begun = TRIOMPHE["triomphe-4"]()
    sitting = Sitting(game(begun.game), begun.options, begun.players)
    for line in begun.lines:
        seat, move = parse_line(line)
        assert isinstance(move, Move)
        sitting.submit(seat, move)
    while sum(" play " in line for line in sitting.lines) < 20:
        seat = sitting.match.pending().must[0]
        sitting.submit(seat, next(move for move in sitting.match.decision(seat) if str(move).startswith("play")))
    return replace(begun, lines=tuple(sitting.lines))


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(("text", "written"), [(100, 0), (130, 5)])
def test_hands_are_written_where_small_cards_would_lie_beside_larger_letters(text: int, written: int) -> None:
    """Napoleon, five on the cloth of a low window: ranks of six pixels beside letters of twenty."""
    with table(NAPOLEON["slip"](), (1280, 640), {"text size": text}) as page:
        slip = page.slips.slip
        assert isinstance(slip, DealSlip)
        assert len([hand for hand in slip.findChildren(WrittenHand) if hand.isVisible()]) == written
        assert len([hand for hand in slip.findChildren(Hand) if hand.isVisible()]) == 5 - written


@pytest.mark.usefixtures("qapp")
def test_a_slip_with_written_hands_tells_who_won_and_presses_no_sums() -> None:
    """La Triomphe in a drawer, with larger letters: rows of small cards left no room for either."""
    with table(triomphe(), (1366, 768), {"text size": 130}) as page:
        slip = page.slips.slip
        assert isinstance(slip, DealSlip)
        assert slip.drawn
        assert "win the point" in slip.told.text()
        assert not slip.sheet.cramped
        assert slip.roll.verticalScrollBar().maximum() == 0
        turned, = [label for label in slip.hands.findChildren(Label) if label.text() == "The turn-up"
                   and label.isVisible()]
        assert turned.height() < 2 * turned.fontMetrics().height(), "in one line"


@pytest.mark.parametrize(("card", "wide", "large"), [(34.0, 200, True), (60.0, 300, False), (34.0, 60, False)])
def test_small_cards_have_large_indices_where_these_can_be_seen(qapp: object, monkeypatch: pytest.MonkeyPatch,
                                                                card: float, wide: int, large: bool) -> None:
    asked, get = list[bool](), PIXMAPS.get

    def kept(draw: Callable[..., Picture], look: Look, *given: object) -> Kept:
        asked.append(look.deck.large_indices and not given[-1])
        return get(draw, look, *given)

    monkeypatch.setattr(PIXMAPS, "get", kept)
    hand = Hand(cards("AS KH 5D"), card)
    hand.resize(wide, 60)
    hand.grab()
    assert asked == [large] * 3
