"""A decision at Bridge as the compiled search takes it: how far the calls have come, and what was said."""
from __future__ import annotations

from cardtable.cards import SUITS
from cardtable.families.declarer.search.known import NO_SUIT, rules
from cardtable.families.declarer.standing import Chances
from cardtable.families.declarer.values import DENOMINATIONS, NONE
from cardtable.families.tricks.habitual.known import tell
from cardtable.games.bridge.match import FOR_RUBBER
from cardtable.games.bridge.rules import LIMIT, Bridge
from cardtable.games.bridge.search import calls
from cardtable.games.bridge.search.calls import Calls
from cardtable.rules.moves import Move
from cardtable.rules.view import View

# Of 1,500 deals at love all between club players: what the dealer's side marks below the line, and the other.
MARKED = {
    (0, 2): 22, (0, 4): 46, (0, 6): 49, (0, 8): 68, (0, 10): 2, (0, 12): 114, (0, 16): 36, (0, 18): 8, (0, 20): 2,
    (0, 24): 52, (0, 32): 1, (0, 36): 25, (0, 40): 1, (0, 48): 15, (0, 60): 3, (0, 64): 1, (0, 72): 3, (0, 96): 2,
    (2, 0): 23, (4, 0): 43, (6, 0): 70, (8, 0): 117, (10, 0): 1, (12, 0): 177, (16, 0): 96, (18, 0): 55, (20, 0): 7,
    (24, 0): 197, (28, 0): 1, (30, 0): 14, (32, 0): 57, (36, 0): 83, (40, 0): 27, (42, 0): 1, (48, 0): 43, (56, 0): 2,
    (60, 0): 26, (72, 0): 9, (84, 0): 1}
CHANCES = Chances.of(MARKED, FOR_RUBBER)
PHASES = ("declaring", "naming", "doubling", "answering", "redoubling", "partner_redoubling")
WORDS = {**calls.SAID, **{named: NO_SUIT if named == NONE else SUITS.index(named) for named in DENOMINATIONS}}


def number(move: Move) -> int:
    """Of a word."""
    return WORDS[str(move[-1])]


def trials(view: View, seat: int, most: int) -> Calls:
    """All that this seat may know, ready to be searched."""
    deal = view.deal
    assert isinstance(deal, Bridge)
    found = Calls(limit=0 if deal.terms.endless else LIMIT, said=said(deal), **rules(deal, seat, most, CHANCES))
    if deal.phase in PHASES:
        found.stands(PHASES.index(deal.phase), deal.must[0], deal.namer, WORDS.get(deal.named, 0), deal.doubled,
                     deal.doublers)
    tell(found, view, deal)
    return found


def said(deal: Bridge) -> list[int]:
    """Five numbers for each word: who, in which phase, what was named, how often it was doubled, and the word."""
    found: list[int] = []
    named = doubled = 0
    phase = "declaring"
    for who, word in deal.called:
        found += [who, PHASES.index(phase), named, doubled, WORDS[word]]
        if word in DENOMINATIONS:
            named, phase = WORDS[word], "doubling"
        elif word in ("double", "redouble"):
            doubled, phase = doubled + 1, "redoubling"
        else:
            phase = PHASES[min(len(PHASES) - 1, PHASES.index(phase) + 1)]
    return found
