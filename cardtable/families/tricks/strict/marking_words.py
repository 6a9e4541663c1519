"""What is said and told where hands mark, and of bystanders."""
from __future__ import annotations

from collections.abc import Mapping

from cardtable.families.gallery import SPEAKS
from cardtable.families.tricks.strict.late_marks import GIVEN
from cardtable.families.tricks.strict.marking import BY_HAND, STRUCK_OFF, TAKEN_DOWN
from cardtable.showing.phrases import Voices

REMEDIES: Mapping[str, tuple[str, str, str]] = {
    "score-of-keeper": ("Let the keeper’s score stand", "We hold you to the score on your counters.",
                        "What the keeper of their score has marked is their score."),
    "score-of-partner": ("Let the partner’s score stand", "We hold you to what your partner has marked.",
                         "What the partner of their keeper has marked is their score."),
}
TOLD: Mapping[str, Voices] = {
    "marked": ("You have no more to mark.", "{name} has no more to mark."),
    SPEAKS: ("A bystander tells you that this is not in order.",
             "A bystander says that what {name} has done is not in order."),
}
SAID: Mapping[str, str] = {
    "name-honours": "We have {told} honours.", "count": "By my counters we stand at {told}.",
    "agree-game": "The game is yours.",
}
TOKENS = {"mark": "Mark", "name-honours": "Announce honours", "marked": "No more to mark", "take-down": "Take down",
          "count": "Keep a score too", "agree-game": "The game is theirs", "gainsay": "It is not won"}
NUMBERED = {"mark": "Mark {number}", "name-honours": "{number} honours", "take-down": "Take down {number}",
            "count": "Keep a score too: {number}"}
"""The same with its number; short, for six may lie in one row between the tricks of both sides."""

MEANINGS = {
    "mark": "Your side’s counters go on so many points.",
    "name-honours": "You say aloud how many honours your side has held.",
    "marked": "You leave your side’s score as it stands.",
    "take-down": "So many points that were marked come off your side’s score again.",
    "count": "You keep the score of your side besides your partner; the two may be compared.",
    "agree-game": "You agree that they have won the game, and it is over.",
    "gainsay": "You say that they have marked more than they have won.",
}
BROKE: Mapping[str, str] = {
    "marked over": "marked too much", "unsaid": "marked honours that were not announced",
    "said as less": "marked more honours than were announced", "scores differ": "kept another score than the partner",
}
AWAITED = {"marking": "to mark", "game_marked": "to agree to the game"}
OF_SIDES: Mapping[str, tuple[str, str]] = {
    BY_HAND: ("{who} marks {points}.", "{who} mark {points}."),
    TAKEN_DOWN: ("{who} takes down {points}.", "{who} take down {points}."),
    STRUCK_OFF: ("{who} has {points} put right.", "{who} have {points} put right."),
    GIVEN: ("{who} marks {points} that the others had not won.", "{who} mark {points} that the others had not won."),
}
ENTRIES = {BY_HAND: "marked", TAKEN_DOWN: "taken down", STRUCK_OFF: "put right", GIVEN: "points of the others"}
