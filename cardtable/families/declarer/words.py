"""What is said alike in the games in which who declares plays two hands."""
from __future__ import annotations

from collections.abc import Mapping

from cardtable.cards import SUIT_NAMES, SUITS, Card
from cardtable.families.declarer.values import NONE
from cardtable.showing.phrases import count

CALLED: Mapping[str, str] = {**dict(zip(SUITS, SUIT_NAMES, strict=True)), NONE: "no trumps"}
SIGNS: Mapping[str, str] = {"C": "♣", "D": "♦", "H": "♥", "S": "♠", NONE: "NT"}

OF_SIDES: Mapping[str, tuple[str, str]] = {
    "below": ("{who} scores {points} below the line, for {what}.", "{who} score {points} below the line, for {what}."),
    "above": ("{who} scores {points} above the line, for {what}.", "{who} score {points} above the line, for {what}."),
    "revoke off": ("{who} loses {points} below the line, for a revoke.",
                   "{who} lose {points} below the line, for a revoke."),
    "held off": ("{who} is held to 28, and loses {points}.", "{who} are held to 28, and lose {points}."),
    "game": ("{who} wins the game, {made} to {losers}.", "{who} win the game, {made} to {losers}."),
    "long game": ("{who} is given the game, which would not end, {made} to {losers}.",
                  "{who} are given the game, which would not end, {made} to {losers}."),
    "rubber": ("{who} wins the rubber, and {points}.", "{who} win the rubber, and {points}."),
    "rubber lost": ("{who} wins the rubber, but loses {points} by it.",
                    "{who} win the rubber, but lose {points} by it."),
    "rubber even": ("{who} wins the rubber, and nothing by it.", "{who} win the rubber, and nothing by it."),
}
DOUBLED = ("", "doubled", "doubled, redoubled")
DUMMY = "Dummy"
ABOVE = "above"                                  # the line
ODD = "the odd trick"
LAST_TRICK_HIDDEN = "A trick that has been turned and quitted may not be seen again."


def doubled(times: int) -> str:
    """How often, as the slate has it."""
    return DOUBLED[times] if times < len(DOUBLED) else f"doubled {count(times, 'time')}"


def beyond_six(tricks: int) -> str:
    """So many of them, as a score is told."""
    return ODD if tricks == 1 else f"{count(tricks, 'trick')} beyond six"


def of_dummy(duty: str, dummy: bool) -> str:
    """A duty of who plays, or of Dummy's cards, which he plays as well."""
    for own, other in (("You hold ", "Dummy holds "), ("You have no ", "Dummy has no ")) if dummy else ():
        duty = duty.replace(own, other)
    return duty


def went_of_itself(card: Card) -> str:
    """Of the only card that Dummy may play."""
    return f"Dummy’s only {SUIT_NAMES[card.suit][:-1]}, the {card.name.split(' of ')[0]}, was played by itself."
