"""A hand dealt too few that is put right at the last trick, when the long one has no card left to give."""
from __future__ import annotations

from pathlib import Path

from cardtable.games import game
from cardtable.rules.moves import Move
from cardtable.rules.record import Record
from cardtable.rules.sitting import Sitting

FIXTURES = Path(__file__).parents[2] / "fixtures"


def test_who_could_play_no_more_has_a_new_deal() -> None:
    """Met among careless players by the code of 1839."""
    record = Record.from_bytes((FIXTURES / "whist_short_of_cards.json").read_bytes())
    last = record.moves.pop()
    sitting = Sitting.replay(record, game("whist"))
    deal = sitting.match.deal()
    assert (last, deal.phase, deal.void) == ("3 exact rectify-numbers", "remedy", "")
    sitting.submit(3, Move(("exact", "rectify-numbers")))
    assert deal.void == "same"
