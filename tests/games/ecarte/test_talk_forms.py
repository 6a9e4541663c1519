"""Every form is told from its first cut to its last payment, with every article cited where it stands."""
from __future__ import annotations

from random import Random

import pytest

from cardtable.games import game
from cardtable.games.ecarte.rules.triomphe import Triomphe
from cardtable.games.ecarte.show.talk import TALK
from cardtable.rules.events import GAME_WON, NATURE, Event
from cardtable.rules.sitting import Sitting
from tests.suite import step


def nobody_reads(seat: int) -> str:
    return f"Player {seat}"


def told(sitting: Sitting, rng: Random) -> set[str]:
    """Plays a match at random; all its lines, with the titles of the articles cited."""
    lines: set[str] = set()
    heard: list[tuple[Event, str]] = []                  # with the code whose laws are cited
    sitting.listeners.append(lambda event: heard.append((event, deal.code)))
    while not sitting.over:
        deal = sitting.match.deal()
        seat = sitting.match.pending().must[0]
        if seat != NATURE:
            calls = [choice for choice in deal.decision(seat).choices if not choice.fields]
            tokens = [TALK.token(move) for choice in calls for move in choice]
            assert len(set(tokens)) == len(tokens)
        sitting.submit(*step(sitting, rng))
        for event, code in heard:
            for line in TALK.lines(deal, [event], nobody_reads):
                lines.add(line.text or sitting.game.law(code, line.law).heading)
        heard.clear()
        lines |= {TALK.plate(deal, seat) for seat in range(deal.seats)}
        lines |= {TALK.caption(deal, zone, nobody_reads) for zone in range(len(deal.layout))}
    return lines


@pytest.mark.parametrize(("options", "players", "some"), [
    ({"form": "french"}, 5, {"Player 3 lays no bet.", "The loser’s place", "French Écarté", "backing the dealer",
                             "to bet", "Who deals first"}),
    ({"form": "french", "bystanders": "chouette"}, 4, {"La Chouette", "backing the elder hand"}),
    ({"form": "triomphe", "pillage": "low"}, 2, {"I offer you the point.", "Offering the point", "dealer"}),
    ({"form": "triomphe", "hands": "round", "pillage": "high"}, 5, {"The round game", "The ace that pillages"})])
def test_every_form_is_told(options: dict[str, str], players: int, some: set[str]) -> None:
    found: set[str] = set()
    for seed in range(6):
        found |= told(Sitting(game("ecarte"), options, [{}] * players), Random(seed))
    assert some <= found
    won = [line for line in found if " the game, " in line]
    assert won
    assert not any(" win " in line for line in won), "each plays for himself, whoever has backed him"


@pytest.mark.parametrize(("side", "told"), [
    (0, "You and Captain Lisle win the point, and mark one."),
    (1, "Mrs. Battle and Miss Amory win the point, and mark one.")])
def test_at_la_triomphe_partners_win_and_mark_together(side: int, told: str) -> None:
    """Seen: "Captain Lisle wins the point", whose four tricks were his partner's."""
    deal = Triomphe(0, (0, 0), (0,) * 4, (0, 1, 2, 3), hands="partners")
    deal.viewer = 0
    names = (None, "Mrs. Battle", "Captain Lisle", "Miss Amory")
    found = TALK.on_scored(deal, Event("scored", side, points=1, what="point", law=5), names.__getitem__)
    assert found[0].text == told
    won = TALK.on_said(deal, Event("said", side, what=GAME_WON, args=(1,)), names.__getitem__)
    assert won[0].text.startswith(told.partition(" the")[0])
    assert [TALK.part(deal, seat) == "your partner" for seat in range(4)] == [False, False, True, False]


@pytest.mark.parametrize("hands", ["two", "round"])
def test_who_plays_for_himself_wins_alone(hands: str) -> None:
    seats = 2 if hands == "two" else 3
    deal = Triomphe(0, (0,) * seats, (0,) * seats, tuple(range(seats)), hands=hands)
    names = (None, "Mrs. Battle", "Captain Lisle")
    found = TALK.on_scored(deal, Event("scored", 1, points=1, what="point", law=5), names.__getitem__)
    assert found[0].text == "Mrs. Battle wins the point, and marks one."
    own = TALK.on_scored(deal, Event("scored", 0, points=1, what="point", law=5), names.__getitem__)
    assert own[0].text == "You win the point, and mark one."
