"""What goes into the statistics when a match is over, and what companions say to it."""
from __future__ import annotations

from random import Random
from typing import cast

import pytest

from cardtable.croupier.croupier import Croupier
from cardtable.croupier.steps import Audience, Clock
from cardtable.croupier.thinkers import Thinkers
from cardtable.games import game
from cardtable.players.personas import PERSONAS
from cardtable.rules.events import NATURE
from cardtable.rules.match import Result, Series, Sides, by_side
from cardtable.rules.moves import Move
from cardtable.rules.sitting import Sitting
from cardtable.showing.remarks import remarks_of
from cardtable.table.ending.result import result_of
from cardtable.table.sitting.remarks import Remarks


def given_up(cut: str, seat: int) -> Croupier:
    """A game of four partners, given up after this cut by the player who then has this seat; the first is a person."""
    others = [{"name": f"Computer {n}", "kind": "computer", "level": "club"} for n in range(2)]
    rector = {"name": "The Rector", "kind": "computer", "level": "club", "persona": "the-rector"}
    sitting = Sitting(game("cribbage"), {"form": "four-handed", "games": 1, "stake": 2},
                      [{"name": "You"}, rector, *others])
    sitting.submit(NATURE, Move.read(f"cut {cut}"))
    sitting.submit(NATURE, sitting.match.decision(NATURE).sample(Random(1)))
    sitting.submit(sitting.match.deal().player.index(seat), Move(("resign",)))
    assert sitting.over
    return Croupier(sitting, cast(Audience, None), cast(Clock, None), cast(Thinkers, None))


@pytest.mark.parametrize(("gives_up", "outcome", "scores", "coins"), [
    (1, "won", (1, 0), 4), (2, "won", (1, 0), 4), (0, "lost", (0, 1), -4), (3, "lost", (0, 1), -4)])
def test_partners_have_won_or_lost_and_never_drawn(gives_up: int, outcome: str, scores: tuple[int, int],
                                                   coins: int) -> None:
    result = result_of(given_up("2C KC QD 4H", gives_up), ())
    assert (result.outcome, result.points_for, result.points_against) == (outcome, *scores)
    assert result.coins == coins


@pytest.mark.parametrize(("gives_up", "word"), [(2, "loses"), (0, "wins")])
def test_a_companion_wins_with_his_partner(gives_up: int, word: str) -> None:
    ((player, said),) = Remarks(given_up("2C KC QD 4H", gives_up), lambda: True).farewells()
    own = getattr(remarks_of("cribbage"), word).get("the-rector", ())
    assert player == 1
    assert said in (own or PERSONAS["the-rector"].says[word])


@pytest.mark.parametrize(("counted", "of", "outcome", "scores"), [
    ((1, 1), (0, 1), "drawn", (1, 1)),
    ((7,), (0,), "drawn", (7, 0)),                           # alone: neither won nor lost
    ((3, 5, 3), (0, 1, 0), "lost", (3, 5)),
])
def test_a_draw_and_a_player_alone(counted: tuple[int, ...], of: tuple[int, ...], outcome: str,
                                   scores: tuple[int, int], monkeypatch: pytest.MonkeyPatch) -> None:
    croupier = given_up("2C KC QD 4H", 0)

    def sides(match: Series) -> Sides:
        return by_side(range(len(of)), of)
    kind = type(croupier.sitting.match)
    monkeypatch.setattr(kind, "result", lambda match: Result.most(counted, "points"))
    monkeypatch.setattr(kind, "sides", sides)
    result = result_of(croupier, ())
    assert (result.outcome, result.points_for, result.points_against) == (outcome, *scores)
