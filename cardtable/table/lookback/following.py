"""What might have followed a choice: the deal played out after the best course, as a walk beside the game's."""
from __future__ import annotations

from cardtable.croupier.tape import Tape
from cardtable.players.review import Past
from cardtable.showing.talk import Names, Talk
from cardtable.table.lookback.walk import Walk


def beside(walk: Walk, found: Past) -> Walk:
    """A walk over the line, just after the course that was taken there instead."""
    made = Walk(Tape(found), walk.player, whole=False)
    made.go_to(walk.deal, walk.made + 1)
    return made


def in_words(line: Walk, since: int, talk: Talk, name: Names) -> str:
    """What is told in the line from the move of this number on, until the deal ends."""
    return " ".join([told.text for step in line.tape.stood(since, len(line.tape.steps))
                     for told in talk.lines(step.deal, step.events, name) if told.kind == "told"])
