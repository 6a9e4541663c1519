"""How often hands win by the draw against so many others who have gone in and drawn by the book: exactly for one's own
draw, the others as they are laid out (field.py): python -m cardtable.games.poker.search.winning"""
from __future__ import annotations

from collections import Counter

from cardtable.cards import cards
from cardtable.families.poker_hands.drawing import against, becoming
from cardtable.games.poker.book.discards import by_book
from cardtable.games.poker.rules.terms import cards as pack
from cardtable.games.poker.search.field import Pack, field
from cardtable.games.poker.search.read import USUAL

HANDS = {"a pair of sevens": "7C 7D JH 9S 2C", "a pair of knaves": "JC JD 9H 8S 2C", "a pair of aces": "AC AD 9H 8S 2C",
         "two pairs, nines up": "9C 9D 4H 4S 2C", "three fives": "5C 5D 5H 9S 2C", "four to a flush": "2C 5C 9C KC 7D",
         "a straight to the nine": "5C 6D 7H 8S 9C"}
MOST = 5


def wins(name: str, others: int) -> float:
    """Against so many; each drawn from cards of its own, half of what is equal counted."""
    whole, ranking = pack(short=False, mistigris=False), field(Pack(False, False, False), True).ranking
    hand = tuple(sorted(cards(HANDS[name])))
    away = by_book(ranking, hand).away
    kept, out = tuple([card for card in hand if card not in away]), tuple([card for card in whole if card not in hand])
    theirs = Counter(field(Pack(False, False, False), True).after(USUAL.goes_in, -1))
    return against(becoming(ranking, kept, out, len(away)), dict(theirs), others)


def told() -> str:
    """As a table for docs/play.md."""
    lines = ["| wins, in 100, against | " + " | ".join(map(str, range(1, MOST + 1))) + " |", "|---|" + "---|" * MOST]
    for name in HANDS:
        cells = [f"{100 * wins(name, number):.0f}" for number in range(1, MOST + 1)]
        lines.append(f"| {name} | {' | '.join(cells)} |")
    return "\n".join(lines)


if __name__ == "__main__":
    print(told())
