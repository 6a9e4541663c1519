"""What is said and told where hands mark (laws 22, 50 and 51)."""
from __future__ import annotations

from cardtable.families.tricks.strict import marking_words as marking
from cardtable.families.tricks.strict.marking import BY_HAND, STRUCK_OFF, TAKEN_DOWN

WORDS = ("mark", "marked", "take-down", "agree-game", "gainsay")
TOKENS = {verb: marking.TOKENS[verb] for verb in WORDS}
NUMBERED = marking.NUMBERED
MEANINGS = {
    "mark": "Your counters go on so many points.",
    "marked": "You leave your score as it stands.",
    "take-down": "So many points that were marked come off your score again.",
    **{verb: marking.MEANINGS[verb] for verb in ("agree-game", "gainsay")}}
CALLS = {"agree-game": marking.SAID["agree-game"]}
ACCUSED = {51: "You have marked more than you have won."}
AWAITED = marking.AWAITED
TOLD = {
    "marked": ("You have no more to mark.", "{name} has no more to mark."),
    BY_HAND: ("You mark {points}.", "{name} marks {points}."),
    TAKEN_DOWN: ("You take down {points}.", "{name} takes down {points}."),
    STRUCK_OFF: ("You have {points} put right.", "{name} has {points} put right."),
}
SHEET = {kind: marking.ENTRIES[kind] for kind in (BY_HAND, TAKEN_DOWN, STRUCK_OFF)}
