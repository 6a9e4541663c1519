"""How often a sensible player must press in a deal, with the settings as they come, from its first card to the next;
to go on from what lies counted is a press, too."""
from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from itertools import groupby
from random import Random

import pytest

from cardtable.games import game
from cardtable.players.think import think
from cardtable.rules.moves import Move
from cardtable.store.settings import SETTINGS
from cardtable.table.forms.setup import at_once
from cardtable.table.performing.queue import Act, Done
from cardtable.table.sitting.page import TablePage
from cardtable.table.sitting.play_forced import forced_move
from tests.spread import far
from tests.table.playing import Mouse, grip, settled
from tests.table.seating import Seat
from tools.waiting import spin, until

AS_THEY_COME = {"forced cards": SETTINGS["forced cards"].default, "confirm cards": SETTINGS["confirm cards"].default,
                "explain calls": "never"}        # as for who has played some games already

Patience = Callable[[], int | None]


class Person:
    """Plays with the mouse as the club advises, and counts."""

    def __init__(self, page: TablePage) -> None:
        self.page, self.mouse = page, Mouse(page, Random(1))
        self.presses = 0
        procession = page.host.teller.procession
        procession.wait = partial(self._waited, procession.wait)

    def _waited(self, wait: Callable[[Patience, Done], Act], patience: Patience, begun: Done) -> Act:
        """Where cards move at once nothing is waited for; but whoever has no patience would have to be."""
        def counting() -> int | None:
            found = patience()
            self.presses += found is None
            return found
        return wait(counting, begun)

    def deal(self) -> tuple[int, list[Move]]:
        """One deal played, and the next asked for: how many presses that took, and what was said."""
        croupier, before = self.page.host.croupier, self.presses
        self.wait()
        first = len(croupier.steps)
        while self.page.slips.slip is None:
            self.answer()
            self.wait()
        said = [step.move for step in croupier.steps[first - 1:] if step.by == 0]
        self.press_slip()
        return self.presses - before, said

    def wait(self) -> None:
        """Until he must do something: what allows no choice plays itself."""
        page = self.page
        while True:
            settled(page)
            answering = page.host.answering
            if page.slips.slip is not None or forced_move(
                    "always", answering.prompts, page.host.sight.deal.zone, page.host.sight.deal.strict) is None:
                return
            asked = answering.prompts
            until(lambda answering=answering, asked=asked: answering.prompts is not asked)

    def answer(self) -> None:
        page, answering = self.page, self.page.host.answering
        seat = page.host.chair.own_seat()
        move = think(page.host.croupier.view(0), "club", 1).move
        assert page.host.croupier.sitting.match.deal().by(seat) == 0
        picked = answering.choice.prompt.picked if answering.choice.prompt is not None else None
        if picked is not None and move[0] == picked.prefix[0]:
            self.choose([card for card in move[1:] if card in picked.some.cards], picked.some.least == picked.some.most)
        elif len(move) == 2 and move[1] in answering.cards():
            self.presses += 1
            self.mouse.click(grip(page.scene.lying.find(move[1])))
        elif answering.led_by() == (seat, move):
            self.lead(seat, move)
        else:
            self.token(move)

    def lead(self, seat: int, call: Move) -> None:
        """The card that he leads says the call as well."""
        page, view = self.page, self.page.host.croupier.view(0)
        match = view.match.copy()
        match.deal().apply(seat, call)
        verb, *cards = think(replace(view, match=match), "club", 1).move
        assert page.scene.ground is not None
        if verb != "play":                       # something is to be announced first
            self.token(call)
            return
        self.presses += 1
        self.mouse.drag(grip(page.scene.lying.find(cards[0])), page.scene.ground.drop_area().center())

    def choose(self, some: list[object], exactly: bool) -> None:
        """By dragging them away where so many are wanted; else by going along those that lie together, and a token; who
        wants none presses twice."""
        page = self.page
        assert page.scene.ground is not None
        if exactly:
            aside = next(place for place in page.scene.lying.zones.values() if place.takes)
            for card in some:
                self.presses += 1
                self.mouse.drag(grip(page.scene.lying.find(card)), page.scene.ground.about(aside).center())
            return
        for _, together in groupby(page.keyboard.hand(), key=lambda item: item.card in some):
            first, *rest = list(together)
            if first.card in some:
                self.presses += 1
                self.mouse.drag(grip(first), grip(rest[-1])) if rest else self.mouse.click(grip(first))
        assert set(page.host.answering.choice.chosen) == set(some)
        for _ in range(1 if some else 2):
            self.presses += 1
            self.mouse.press(page.host.answering.row.at("chosen"))

    def token(self, move: Move) -> None:
        calls = self.page.host.answering.row.calls
        self.presses += 1
        self.mouse.press(next(n for n, call in enumerate(calls) if call.tokens == move))

    def press_slip(self) -> None:
        self.presses += 1
        self.mouse.act()
        spin(1)


def deals(seat: Seat, name: str, number: int, seed: int, **options: object) -> list[tuple[int, list[Move]]]:
    """So many deals of a game, each with its presses."""
    page = seat(at_once(game(name), options, level="club", seed=seed), settings=dict(AS_THEY_COME))
    person = Person(page)
    found = []
    while len(found) < number and not page.host.croupier.sitting.over:
        found.append(person.deal())
    return found


@pytest.mark.parametrize("seed", range(far(1, 3)))
def test_a_deal_of_cribbage(seat: Seat, seed: int) -> None:
    """Two hands counted lie until he goes on; the slip is there after the third."""
    found = [presses for presses, _ in deals(seat, "cribbage", 3, seed)]
    assert 7 <= min(found) <= max(found) <= 8


@pytest.mark.parametrize("seed", range(far(1, 3)))
def test_a_deal_of_pope_joan(seat: Seat, seed: int) -> None:
    assert max(presses for presses, _ in deals(seat, "pope_joan", 2, seed, players=5)) <= 6


@pytest.mark.parametrize("seed", range(far(1, 6)))
def test_a_deal_of_ecarte_with_one_exchange(seat: Seat, seed: int) -> None:
    """Whoever announces the king presses once more for it."""
    found = [(presses - (Move(("king",)) in said), said) for presses, said in deals(seat, "ecarte", 6, seed)
             if [move.verb for move in said].count("discard") == 1]
    assert max([presses for presses, _ in found], default=0) <= 9
