"""What each draw makes of a hand: the odds of bettering it, exactly, from the cards that one cannot see; and of each
kind of hand to be dealt, by pack."""
from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from cardtable.cards import Cards
from cardtable.cards import cards as read
from cardtable.families.poker_hands.drawing import Ways, becoming, kinds, place
from cardtable.families.poker_hands.kinds import Kind
from cardtable.games.poker.rules.terms import cards, ranked
from cardtable.games.poker.tables.dealt import dealt


class Draw(NamedTuple):
    """Out of how many ways, how many make each kind of hand; and how many a better kind than before."""

    of: int
    makes: dict[Kind, int]
    before: Kind

    @property
    def betters(self) -> int:
        """In so many ways the hand becomes one of a better kind."""
        return sum([ways for kind, ways in self.makes.items() if kind > self.before])

    @property
    def chance(self) -> float:
        """Of a better kind."""
        return self.betters / self.of

    def at_least(self, kind: Kind) -> int:
        """In how many ways it is of this kind or a better one."""
        return sum([ways for one, ways in self.makes.items() if one >= kind])


@lru_cache(1024)
def draw(hand: Cards, away: Cards, short: bool = False, mistigris: bool = False, tiger: bool = False) -> Draw:
    """With these cards laid away out of five."""
    ranking = ranked(short, tiger)
    kept = tuple([card for card in hand if card not in away])
    out = tuple([card for card in cards(short, mistigris) if card not in hand])
    ways: Ways = becoming(ranking, kept, out, len(away))
    return Draw(sum(ways.values()), kinds(ranking, ways), ranking.strengths[place(ranking, hand)].kind)


USUAL = {
    "a pair, drawing three": ("9C 9D AH KS 8C", "AH KS 8C"),
    "a pair and an ace, drawing two": ("9C 9D AH KS 8C", "KS 8C"),
    "two pairs, drawing one": ("9C 9D 8H 8S AC", "AC"),
    "threes, drawing two": ("9C 9D 9H AS KC", "AS KC"),
    "threes and an ace, drawing one": ("9C 9D 9H AS KC", "KC"),
    "four to a flush, drawing one": ("9C JC AC 8C KD", "KD"),
    "four to a straight open at both ends, drawing one": ("9C TD JH QS 7C", "7C"),
    "four to a straight with a gap, drawing one": ("8C TD JH QS AC", "AC"),
    "four to a straight flush open at both ends, drawing one": ("9C TC JC QC AD", "AD"),
    "an ace and a king, drawing three": ("AC KD JH 9S 8C", "JH 9S 8C"),
    "nothing, drawing five": ("AC KD JH 9S 8C", "AC KD JH 9S 8C"),
}
"""Hands of the cards from the eight up, so that the short pack has them too, and what is laid away."""


def usual(name: str, short: bool = False, mistigris: bool = False) -> Draw:
    """One of them; a blank card is among those that may come."""
    hand, away = map(read, USUAL[name])
    return draw(hand, away, short, mistigris)


def chances_dealt(short: bool = False, mistigris: bool = False) -> Draw:
    """Of being dealt each kind of hand."""
    ways = dealt(short, mistigris, False)
    return Draw(sum(ways.values()), kinds(ranked(short, False), ways), Kind.HIGHEST_CARD)


def least_wins(due: int, pool: int) -> float:
    """What part of the times a hand must win for so much to be worth paying into this pool.

    >>> least_wins(5, 15)
    0.25
    """
    return due / (pool + due)


FILLED = tuple([name for name in USUAL if name.startswith("four")])
"""Where a straight or more is drawn for, and a pair is not."""


def filled(name: str, short: bool = False, mistigris: bool = False) -> float:
    """How often the usual draw of this name comes to what is drawn for."""
    found = usual(name, short, mistigris)
    return found.at_least(Kind.STRAIGHT) / found.of if name in FILLED else found.chance


def told() -> str:
    """All of it, as tables for docs/play.md."""
    forms = {"52 cards": (False, False), "53 with Mistigris": (False, True), "32 cards": (True, False),
             "33 with Mistigris": (True, True)}
    lines = ["| dealt, in 100 | " + " | ".join(forms) + " |", "|---|" + "---|" * len(forms)]
    for kind in sorted(Kind, reverse=True):
        found = [chances_dealt(*form) for form in forms.values()]
        cells = [f"{100 * one.makes.get(kind, 0) / one.of:.4f}" for one in found]
        lines.append(f"| {kind.name.lower().replace('_', ' ')} | {' | '.join(cells)} |")
    lines += ["", "| made better, or filled, in 100 | " + " | ".join(forms) + " |", "|---|" + "---|" * len(forms)]
    for name in USUAL:
        cells = [f"{100 * filled(name, *form):.2f}" for form in forms.values()]
        lines.append(f"| {name} | {' | '.join(cells)} |")
    return "\n".join(lines)


if __name__ == "__main__":
    print(told())
