"""What a table has seen of its players: what was said, and who was caught; never a hand that was not shown."""
from __future__ import annotations

from random import Random

from cardtable.games import game
from cardtable.games.poker.match import PokerEvening
from cardtable.games.poker.reputations import Often
from cardtable.games.poker.rules.table import Poker
from cardtable.games.poker.rules.zones import LAYOUT
from cardtable.players.temper import forgetful
from cardtable.rules.events import NATURE
from cardtable.rules.knowledge import Knowledge
from cardtable.rules.moves import Move
from cardtable.rules.view import View

PATS = {0: "2C 4D 6H 8S TC", 1: "3C 5D 7H 9S JC", 2: "AC AD AH KS QC"}


def straight(*said: str) -> PokerEvening:
    """An evening of Straight Poker for three whose first deal, seat 0 being elder hand, goes so; seats 0 and 1 hold
    nothing, 2 three aces."""
    match = game("poker").match({"players": 3, "form": "straight"})
    assert isinstance(match, PokerEvening)
    deal = match.inner = match.dealt(2, [0] * (3 + len(LAYOUT.pots)))
    rows = [PATS[seat].split() for seat in deal.in_order]
    order = [row[n] for n in range(5) for row in rows]
    rest = [card.text for card in deal.pack if card.text not in order]
    match.apply(NATURE, Move.read(f"shuffle {' '.join(order + rest)}"))
    for text in said:
        match.apply(match.deal().must[0], Move.read(text))
    return match


def test_what_is_said_is_remembered_with_what_it_was_said_to() -> None:
    deal = straight("better 4", "better 3", "out").deal()
    assert isinstance(deal, Poker)
    assert [tuple(word)[1:] for word in deal.spoken] == [(0, "better", 0, 4, 3, 0), (1, "better", 4, 3, 7, 1),
                                                         (2, "out", 7, 0, 14, 2)]


def test_who_goes_better_with_nothing_and_is_called_is_caught() -> None:
    match = straight("better 4", "out", "see")
    assert match.reputations[0].caught == Often(1, 1)
    assert match.reputations[2].caught == Often(), "he only saw"
    assert match.reputations[0].stakes == Often(1, 1)
    assert match.reputations[1].stays == Often(0, 1)
    assert match.reputations[2].stays == Often(1, 1)


def test_a_hand_that_was_not_called_tells_nothing() -> None:
    match = straight("better 4", "out", "out")
    assert [one.caught for one in match.reputations] == [Often()] * 3


def test_who_remembers_nothing_knows_nobody() -> None:
    match = straight("better 4", "out", "see")
    deal = match.deal()
    view = View("poker", 1, match.view(1), Knowledge(deal.eyes(1), deal.pack, len(LAYOUT)))
    assert forgetful(view, 0).match.reputations[0].caught == Often()       # type: ignore[attr-defined]
    assert forgetful(view, 3).match.reputations[0].caught == Often(1, 1)   # type: ignore[attr-defined]
    assert match.reputations[0].caught == Often(1, 1), "what is known to the table stays"


def test_hidden_hands_leave_what_is_known_alike() -> None:
    """Evenings that differ in cards never shown, but not in what was said, tell the same."""
    rng, found = Random(3), set()
    for _ in range(20):
        match = game("poker").match({"players": 3, "form": "straight"})
        assert isinstance(match, PokerEvening)
        match.inner = match.dealt(2, [0] * (3 + len(LAYOUT.pots)))
        match.apply(NATURE, match.decision(NATURE).sample(rng))
        for text in ("better 4", "better 3", "out", "out"):
            match.apply(match.deal().must[0], Move.read(text))
        found.add(match.reputations)
    assert len(found) == 1
