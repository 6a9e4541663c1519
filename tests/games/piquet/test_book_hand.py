"""The book's hand (002:3486-3637) and its four major tierces (002:3709-3744) by moves, and in words."""
from __future__ import annotations

from cardtable.games.piquet.rules.match import PiquetPartie
from cardtable.rules.sitting import Sitting
from cardtable.showing.talk import talk_of
from tests.games.piquet.moments import CAPOT, TRICKS, Partie, book, great

BOOK = """
A Point of six. | B Good. | A In diamonds. | A A quint to the knave. | B Good. | A In diamonds.
A And a tierce to the knave, in clubs. | A Three aces. | B Not good. | A Twenty-five.
B Four queens. | B And three kings.
A Twenty-six. | B Eighteen. | B Nineteen. | B Twenty. | B Twenty-one. | B Twenty-two. | B Twenty-three.
A Twenty-seven. | A Twenty-eight. | A Twenty-nine. | A Thirty. | A Thirty-one. | A Thirty-two. | A Thirty-three.
A And ten for the cards: forty-three.
"""
"""What is said, as the book has it; elder hand is A.  His lead counts in the line in which it is made."""


def heard(played: Partie) -> list[str]:
    """All that is said aloud in the deal just played."""
    sitting, talk = played.sitting, talk_of(played.sitting.game)
    again = Sitting(sitting.game, sitting.options, sitting.players)
    said: list[str] = []
    for seat, move in sitting.moves:
        deal = again.match.deal()
        if seat < 0:
            said.clear()
        lines = talk.lines(deal, again.submit(seat, move), lambda s: f"Player {s}")
        said += [f"{'AB'[line.seat == deal.dealer]} {line.text}" for line in lines if line.kind == "said"]
    return said


def after_one(played: Partie) -> list[int]:
    """The scores after the first deal, by player."""
    partie = played.sitting.match.inner
    assert isinstance(partie, PiquetPartie)
    return list(partie.finished[0])


def test_the_conversation_is_the_book_s() -> None:
    told = heard(book(before=0).plays(TRICKS))
    assert told == [line.strip() for row in BOOK.split("\n") for line in row.split("|") if line.strip()]


def test_it_ends_at_43_against_23() -> None:
    played = book(before=0).plays(TRICKS)
    assert after_one(played) == [23, 43]                             # the dealer, who sits first, and elder hand


def test_four_major_tierces_score_170() -> None:
    played = great(before=0).plays(CAPOT)
    assert after_one(played) == [170, 0]
