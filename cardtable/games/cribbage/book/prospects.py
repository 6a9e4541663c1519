"""What may come of a card once the other has answered it: reasons seen in the hand (002:1607-1623, 1637-1684).

Where figures alone would say that what is left in hand plays better, these say by what.
"""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from cardtable.cards import Card
from cardtable.games.cribbage.book.reply import alike, makes_run, to_follow
from cardtable.games.cribbage.book.situation import TENTH, Situation, named, several, value
from cardtable.games.cribbage.rules.count import FULL
from cardtable.showing.phrases import number

FIFTEEN = 15
COUNTS = {FIFTEEN: "fifteen", FULL: "thirty-one"}


class Prospect(NamedTuple):
    """What may come of a card: its kind, which another card may share, and in what words."""

    kind: str
    words: str


def prospects(s: Situation, card: Card) -> Iterator[Prospect]:
    """All that speaks for this card, the likeliest first."""
    after = s.reached + value(card)
    pairs = bool(s.row) and s.row[-1].rank == card.rank      # then the next makes more than a pair of it
    if alike(s, card) > 1 and after + 2 * value(card) <= FULL and not pairs:
        yield Prospect("royal", "if it is paired, its fellow makes a pair-royal")
    for kind, follows, words in (("tenth", TENTH, "should a tenth card follow"), ("paired", value(card),
                                                                                   "if it is paired")):
        for other in s.rest(card):
            if count := COUNTS.get(after + follows + value(other)):
                yield Prospect(kind, f"{words}, {named(other)} makes {count}")
    runs = [(*s.row, card, his) for his in to_follow((*s.row, card)) if makes_run((*s.row, card, his))]
    if runs and all(any(makes_run((*run, own)) for own in s.rest(card)) for run in runs):
        yield Prospect("run", "a run made on it can be carried on")
    for rank in dict.fromkeys([c.rank for c in s.rest(card)]):
        fellows = [c for c in s.rest(card) if c.rank == rank]
        if len(fellows) > 1:
            yield Prospect("together", f"the {number(len(fellows))} {several(fellows[0])} stay together")


def telling(s: Situation, best: Card, worse: Sequence[Card]) -> str:
    """The first prospect of a card that the next best has not, nor most of those that are worse; "" for none."""
    others = [{one.kind for one in prospects(s, card)} for card in worse]
    return next((one.words for one in prospects(s, best) if others and one.kind not in others[0]
                 and 2 * sum([one.kind not in kinds for kinds in others]) >= len(others)), "")
