"""What follows a move is divided over turns of the event loop, and what has not changed is not told again."""
from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest

from cardtable.table.cloth.token_rows import Taken, covering
from cardtable.table.paint import deck
from cardtable.table.paint.canvas import Picture
from tests.games.baccarat.moments import MOMENTS as BACCARAT
from tests.games.roulette.moments import MOMENTS as ROULETTE
from tests.games.trente_et_quarante.moments import MOMENTS as TRENTE
from tests.table.turns import Calls, seated, turns
from tools.moments import Moment
from tools.waiting import until

MOST = 18_000                # calls in a turn: all at once took 32,000, with places for tokens looked for 270,000
CARDS = 2                    # drawn in a turn: a court takes longer than half a frame
DRAW = deck.card


@pytest.mark.heavy(10)
def test_no_turn_takes_longer_than_a_frame(qapp: object) -> None:
    """Calls are counted, not time, which other work of the machine takes; `make bench` measures that."""
    with seated(BACCARAT["banque-sides-11"]()) as page:
        assert max(turns(page, 12, 5, Calls(), 4)) < MOST


class Cards:
    """Pictures of cards."""

    def __init__(self) -> None:
        self.drawn = 0

    def start(self) -> None:
        """A turn begins."""
        self.drawn = 0

    def spent(self) -> float:
        """In this turn."""
        return self.drawn

    def draw(self, *given: Any, **named: Any) -> Picture:
        """One more."""
        self.drawn += 1
        return DRAW(*given, **named)


@pytest.mark.parametrize("moment", [TRENTE["open-5"], BACCARAT["stakes-8"]], ids=["one by one", "all at once"])
def test_cards_are_drawn_one_by_one_before_they_are_turned_over(qapp: object, moment: Callable[[], Moment],
                                                                monkeypatch: pytest.MonkeyPatch) -> None:
    cards = Cards()
    with seated(moment()) as page:
        page.stage.pixmaps.clear()
        monkeypatch.setattr(deck, "card", cards.draw)
        found = turns(page, 20, 5, cards, 0)
    assert 0 < max(found) <= CARDS


def test_stakes_that_lie_as_before_stay(qapp: object) -> None:
    with seated(ROULETTE["staked-4"]()) as page:
        stakes = page.scene.spots.stakes
        before = dict(stakes.items)
        key = next(iter(before))
        stakes.lying[key] += 10
        stakes.put(page.scene.ground)
        assert {one for one in before if stakes.items[one] is not before[one]} == {key}
        assert stakes.items[key].label != before[key].label


def test_cards_of_a_pack_that_lie_as_before_stay(qapp: object) -> None:
    with seated(BACCARAT["stakes-8"]()) as page:
        lying, held = page.scene.lying, page.host.sight.deal.zone
        before = {zone: list(items) for zone, items in lying.items.items()}
        lying.match(held, {})
        assert lying.items == before
        pack = max(before, key=lambda zone: len(before[zone]))
        fewer = [held[zone][1:] if zone == pack else held[zone] for zone in range(len(held))]
        lying.match(fewer, {})
        assert lying.items == {**before, pack: before[pack][:-1]}


def test_between_the_turns_in_which_one_is_asked_nothing_is_answered(qapp: object) -> None:
    """The tokens lie there, and what is asked is not yet said: keys and clicks only hurry what is shown."""
    with seated(ROULETTE["staked-4"]()) as page:
        answering, croupier = page.host.answering, page.host.croupier
        lay, seen, view = answering.lay_tokens, list[tuple[int, list[str]]](), page.view
        until(lambda: page.host.idle and answering.turn)

        def own() -> int:                                    # others go on meanwhile, who are hurried too
            return sum(step.seat >= 0 and step.by == page.host.viewer for step in croupier.steps)

        made = own()

        def lies() -> None:
            seen.append((own(), [token.label for token in page.scene.tokens]))

        def laid() -> None:
            lay()
            lies()
            QTest.keyClick(view, Qt.Key.Key_1)               # as before
            at = page.scene.tokens[0].sceneBoundingRect().center()
            QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.mapFromScene(at))
            lies()

        answering.lay_tokens = laid  # type: ignore[method-assign]
        QTest.keyClick(view, Qt.Key.Key_8)                   # spin
        until(lambda: bool(seen) and page.host.idle)
        before, after, *again = seen                         # a window that settles lays them anew
        assert before[0] > made
        assert before[1]
        assert [after, *again] == [before] * (len(seen) - 1)
        assert page.scene.question.isVisible()
        QTest.keyClick(view, Qt.Key.Key_1)
        assert own() > after[0]


def test_what_has_been_told_after_a_move_is_not_told_again_where_one_is_asked(qapp: object) -> None:
    with seated(ROULETTE["staked-4"]()) as page:
        until(lambda: page.host.idle and page.host.answering.turn)
        assert page.scene.told is page.host.sight
        page.scene.furnish(page.host.sight)
        assert page.scene.told is None
        page.host.decisions.ask()
        assert page.scene.told is page.host.sight


def test_what_is_covered_counts_as_often_as_it_is_named() -> None:
    rng = Random(3)
    for _ in range(100):
        rects = [QRectF(rng.randrange(40), rng.randrange(40), 1 + rng.randrange(30), 1 + rng.randrange(30))
                 for _ in range(6)]
        laid, taken = rects[:2], [*rects[2:], *rects[2:4]]
        whole = sum([both.width() * both.height() for one in laid for other in taken
                     if not (both := one & other).isEmpty()])
        assert covering(laid, Taken(taken)) == whole
        boxes = [(rect.left(), rect.top(), rect.right(), rect.bottom()) for rect in laid]
        assert min(whole, 50) <= Taken(taken).covered(boxes, 50) <= whole
