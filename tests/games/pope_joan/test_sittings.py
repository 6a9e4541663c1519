"""Whole sittings of three to eight: who deals, when it ends, and that cards and counters are conserved."""
from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from cardtable.cards import card
from cardtable.games.pope_joan.match import Facing
from cardtable.games.pope_joan.rules import EXTRA, HAND, LastRound, PopeJoan
from cardtable.games.pope_joan.tray import PACK
from cardtable.rules.events import NATURE, Event
from cardtable.rules.match import play_out
from cardtable.rules.moves import Move
from cardtable.rules.sitting import Refused
from tests.games.pope_joan.tables import GAME, sitting
from tests.leaks import Leak
from tests.spread import far
from tests.suite import Form, Trial

ALL_SEATS = range(3, 9)


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_random_sittings(seats: int) -> None:
    counts = Counter[str]()
    for seed in range(far(1, 8)):
        counts += Trial(Form(GAME, {"players": seats}), seed, looks=0.08).play().counts
    assert min(counts["pasts"], counts["worlds"]) > far(2, 100)


@pytest.mark.parametrize(("seats", "rounds", "counters"), [(3, 1, 48), (4, 2, 36), (8, 1, 36), (5, 5, 48)])
def test_everybody_deals_as_often_then_the_last_round(seats: int, rounds: int, counters: int) -> None:
    made, rng = sitting(seats, 5, rounds=rounds, counters=counters), Random(7)
    dealers: list[int] = []
    while not made.over:
        deal = made.match.deal()
        must, _, _ = made.match.pending()
        if isinstance(deal, PopeJoan) and len(dealers) < len(made.match.finished) + 1:
            dealers.append(deal.dealer)
        made.submit(must[0], made.match.decision(must[0]).sample(rng))
    last = made.match.deal()
    assert isinstance(last, LastRound)
    *dealers, at_last = dealers
    assert Counter(dealers) == dict.fromkeys(range(seats), rounds)
    assert dealers == [(dealers[0] + n) % seats for n in range(len(dealers))]
    assert at_last == dealers[0]
    assert sum(made.match.result().by_player) == seats * counters


def test_the_first_knave_deals() -> None:
    deal = Facing(2, purse=[0] * 12, player=(0, 1, 2, 3))
    order = [card("9S"), card("QD"), card("KH"), card("4C"), card("JH")]
    deal.apply(NATURE, Move(("face", *order, *[c for c in PACK if c not in order])))
    assert deal.dealer == 2
    assert deal.over


@pytest.mark.parametrize("seed", range(6))
def test_given_up_at_any_time_the_counters_are_all_in_hand(seed: int) -> None:
    rng = Random(seed)
    made = sitting(4, seed)
    for _ in range(rng.randrange(40)):
        must, _, _ = made.match.pending()
        if not made.over:
            made.submit(must[0], made.match.decision(must[0]).sample(rng))
    made.submit(rng.randrange(4), Move(("resign",)))
    assert isinstance(made.match.deal(), LastRound)
    with pytest.raises(Refused):
        made.submit(0, Move(("resign",)))
    play_out(made.match, rng)
    assert sum(made.match.result().by_player) == 4 * 48


def test_nothing_can_be_given_up_before_the_cards() -> None:
    match = GAME.match({"players": 5})
    assert match.refusal(0, Move(("resign",))) is not None


class Shown(PopeJoan):
    """Planted: the extra hand is told to all."""

    def open(self) -> None:
        super().open()
        if self.tell:
            self.tell(Event("said", 0, what="out", args=tuple(map(int, self.zone[EXTRA]))))


class Asked(PopeJoan):
    """Planted: the player at the left of who holds the king of trumps may lead instead."""

    def may(self) -> tuple[int, ...]:
        return tuple([self.left(s) for s in range(self.seats) if any(
            c.suit == self.trump and c.text[0] == "K" for c in self.zone[HAND[s]])])


@pytest.mark.parametrize("planted", [Shown, Asked])
def test_a_planted_leak_is_found(planted: type[PopeJoan], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cardtable.games.pope_joan.match.PopeJoan", planted)
    with pytest.raises(Leak):
        play(Form(GAME, {"players": 4}))


def play(form: Form) -> None:
    for seed in range(30):
        Trial(form, seed, looks=0.5).play()
