"""Every form is told from its first cut to its last payment, with every article cited where it stands."""
from __future__ import annotations

from random import Random

import pytest

from cardtable.games import game
from cardtable.games.ecarte.show.talk import TALK
from cardtable.rules.events import NATURE, Event
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
