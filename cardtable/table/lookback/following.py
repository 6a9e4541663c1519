"""What might have followed a choice: the deal played out after the best course, as a playhead beside the game's."""
from __future__ import annotations

from cardtable.croupier.tape import Tape
from cardtable.players.review import Past
from cardtable.showing.talk import Names, Talk
from cardtable.table.lookback.playhead import Playhead


def beside(playhead: Playhead, found: Past) -> Playhead:
    """A playhead over the line, just after the course that was taken there instead."""
    made = Playhead(Tape(found), playhead.player, whole=False)
    made.go_to(playhead.deal, playhead.made + 1)
    return made


def in_words(line: Playhead, since: int, talk: Talk, name: Names) -> str:
    """What is told in the line from the move of this number on, until the deal ends."""
    return " ".join([told.text for step in line.tape.stood(since, len(line.tape.steps))
                     for told in talk.lines(step.deal, step.events, name) if told.kind == "told"])
