"""What may still be marked, taken down or taken back, and until when: laws 22, 26, 27, 39, 40, 50 and 51 as tables.

For the cases of the book alone: the table marks for its players and holds them to their words, and strict laws judge
by the moment of the play.
"""
from __future__ import annotations

from typing import NamedTuple


class Time(NamedTuple):
    """Whether something may be done before a certain moment, and after it."""

    before: bool
    after: bool
    law: int


# The moment is the turning of the next deal's trump.
LATE_MARK: dict[str, Time] = {
    "turned_king": Time(True, False, 22),
    "trick_points": Time(True, False, 50),
}

# The moment is the end of the game.
TAKE_DOWN = Time(True, False, 51)

# The moment is the next card: led, after a revoke; played to it, after a lead.
RETRACT: dict[str, Time] = {
    "proposal": Time(False, False, 26),
    "number_asked": Time(False, False, 26),
    "acceptance": Time(False, False, 27),
    "refusal": Time(False, False, 27),
    "card_led_in_turn": Time(False, False, 39),
    "revoke_or_underplay": Time(True, False, 39),
    "lead_out_of_turn": Time(True, False, 40),
}


def may_mark_late(forgotten: str, next_trump_turned: bool) -> bool:
    """Whether a score forgotten, of the turned king or of the tricks, may still be marked."""
    time = LATE_MARK[forgotten]
    return time.after if next_trump_turned else time.before


def may_take_down(same_game: bool) -> bool:
    """Whether points admitted to be too many may still be taken down."""
    return TAKE_DOWN.before if same_game else TAKE_DOWN.after


def may_retract(act: str, next_card_played: bool) -> bool:
    """Whether a call or a card may still be taken back."""
    time = RETRACT[act]
    return time.after if next_card_played else time.before
