"""Leaks planted in the rules, each of which the suite must find."""
from __future__ import annotations

from itertools import count
from typing import Any

import pytest

from cardtable.cards import Card
from cardtable.games import game
from cardtable.games.ecarte.rules.rules import DISCARD, HAND, KINGS, Ecarte
from cardtable.games.ecarte.rules.strict import StrictEcarte
from cardtable.players.thought import Thought
from cardtable.rules.events import Event
from cardtable.rules.moves import Choice, Choices, One, calls
from cardtable.rules.view import View
from tests.leaks import Leak
from tests.suite import Form, Trial


class InTheView(Ecarte):
    """The discards can be seen."""

    def view(self, player: int) -> InTheView:
        new = super().view(player)
        new.zone[DISCARD[0]] = self.zone[DISCARD[0]]
        return new


class InAField(Ecarte):
    """A secret held outside the zones."""

    def do_shuffle(self, seat: int, *order: Card) -> None:
        super().do_shuffle(seat, *order)
        self.lucky = next((s for s in (0, 1) if KINGS[self.trump] in self.zone[HAND[s]]), -1)


class InAWord(Ecarte):
    """What is said names a card thrown out."""

    def do_discard(self, seat: int, *thrown: Card) -> None:
        if thrown:
            self.say(seat, "threw", max(thrown))
        super().do_discard(seat, *thrown)


class InAnEvent(Ecarte):
    """Cards are dealt face up, though they lie face down afterwards."""

    def draw(self, n: int, src: int, dst: int, seat: int = -1, how: str = "drew") -> None:
        tell, self.tell = self.tell, None
        some = self.zone[src][:n]
        super().draw(n, src, dst, seat, how)
        self.tell = tell
        if tell and some:
            tell(Event("moved", seat, some, src, dst, what=how))


class InAMark(Ecarte):
    """A point is marked for cards that nobody has seen."""

    def do_stand(self, seat: int) -> None:
        if KINGS[self.trump] in self.zone[HAND[self.dealer]]:
            self.mark(self.dealer, 1, "king")
        super().do_stand(seat)


class InPending(Ecarte):
    """Only the holder of the king may speak."""

    def may(self) -> tuple[int, ...]:
        return tuple([s for s in super().may() if self.has_king(s)])


class InADecision(Ecarte):
    """A word is offered according to the other's cards."""

    def proposal(self, seat: int) -> Choices:
        secret = KINGS[self.trump] in self.zone[HAND[1 - seat]]
        return super().proposal(seat) + (calls("wait") if secret else ())

    def do_wait(self, seat: int) -> None:
        pass


class InALaw(Ecarte):
    """A refusal that depends on the other's cards."""

    def rights(self, seat: int) -> Choices:
        return super().rights(seat)[:1 if KINGS[self.trump] in self.zone[HAND[1 - seat]] else 3]


class InKnowledge(Ecarte):
    """An inference that nobody could draw."""

    def do_play(self, seat: int, card: Card) -> None:
        self.lacks(HAND[seat], lambda: tuple([c for c in self.pack if c not in self.zone[HAND[seat]]]))
        super().do_play(seat, card)


class UnhiddenOffence(StrictEcarte):
    """A revoke is known before it is proved."""

    def view(self, player: int) -> UnhiddenOffence:
        new = super().view(player)
        new.offences = self.offences
        return new


class LetPass(StrictEcarte):
    """A lead of another suit than was named passes without a word if the leader has none of it."""

    def play(self, seat: int) -> Choices:
        found = super().play(seat)
        return found if found[0].verb == "play" else (Choice("play", One(self.zone[HAND[seat]])),)


GUIDED: list[Any] = [
    InTheView, InAField, InAWord, InAnEvent, InAMark, InPending, InADecision, InALaw, InKnowledge]
STRICT: list[Any] = [UnhiddenOffence, LetPass]


@pytest.mark.parametrize("planted", GUIDED + STRICT)
def test_a_planted_leak_is_found(planted: type[Ecarte], monkeypatch: pytest.MonkeyPatch) -> None:
    strict = planted in STRICT
    monkeypatch.setattr("cardtable.games.ecarte.rules.match." + ("StrictEcarte" if strict else "Ecarte"), planted)
    form = Form(game("ecarte"), {"form": "ecarte", "laws": "strict" if strict else "guided", "games": 1,
                                 "dealing": "table", "marking": "table"})
    with pytest.raises(Leak):
        play(form, 100)


def test_an_answer_from_elsewhere_than_the_view_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    from_elsewhere = count()

    def think(view: View, level: str, seed: int, budget: float) -> Thought:
        return Thought(view.turn or 0, next(iter(view.decision(view.turn or 0))), str(next(from_elsewhere)))

    monkeypatch.setattr("tests.leaks.think", think)
    with pytest.raises(Leak, match="the answer of a novice"):
        play(Form(game("ecarte"), {"form": "ecarte", "laws": "guided", "games": 1}), 20)


def play(form: Form, matches: int) -> None:
    for seed in range(matches):
        Trial(form, seed, looks=0.5).play()
