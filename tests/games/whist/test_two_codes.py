"""The incidents of the law book, played at both tables: what each code makes of the same cards and the same moves."""
from __future__ import annotations

import pytest

from cardtable.cards import cards
from cardtable.games import game
from cardtable.games.whist import incidents
from cardtable.games.whist.scoring import ENGLISH, LONG
from cardtable.games.whist.strict import EnglishByHand, HandDealt, StrictDeschapelles, StrictEnglish
from cardtable.rules.events import NATURE
from tests.adapters.whist_strict import HANDS, Sat


class English(Sat, StrictEnglish):
    """By the laws of 1900."""


class Old(Sat, StrictDeschapelles):
    """By Deschapelles’ code."""


class EnglishDealt(Sat, EnglishByHand):
    """The same, dealt by hand."""


class OldDealt(Sat, HandDealt):
    """The same, dealt by hand."""


def at(kind: type[Sat], score: int = 0) -> Sat:
    """Seat 3 deals; seat 1 has two honours, and so have 0 and 2 together."""
    old = issubclass(kind, StrictDeschapelles)
    deal = kind(3, (score, score), [0] * 4, scheme=LONG if old else ENGLISH,
                by_hand=kind in (EnglishDealt, OldDealt))
    held = [cards(hand) for hand in HANDS]
    deal.do_shuffle(NATURE, *[held[seat][n] for n in range(13) for seat in range(4)])
    return deal


@pytest.mark.parametrize(("kind", "score", "after", "value"), [
    (English, 2, [5, 2], 2), (Old, 7, [10, 9], 1)])
def test_a_revoke_at_seven_all_and_at_two_all(kind: type[Sat], score: int, after: list[int], value: int) -> None:
    """The side at fault has taken eight tricks all the same."""
    deal = at(kind, score).does("0 play AS", "1 play QD", "2 play 4S", "3 play 5S", "0 turn")
    deal.does(f"0 accuse {deal.articles['revoke']} 1 1").plays_on(60).does(*[f"{seat} content" for seat in range(4)])
    deal.taken = (5, 8, 0, 0)
    deal.does(f"{deal.must[0]} exact add-three")
    assert deal.score == after
    assert deal.scheme.value(deal.score[1]) == value


@pytest.mark.parametrize(("kind", "law", "choices", "partner"), [
    (English, 64, {"exposed-lead", "call-suit-later"}, ()),
    (Old, 82, {"accept", "exposed-lead", "call-suit-this-trick", "call-suit-next-trick"}, cards("7S"))])
def test_a_lead_out_of_turn(kind: type[Sat], law: int, choices: set[str], partner: object) -> None:
    deal = at(kind).does("1 play JS", "2 play 9S", "3 play 7S", f"0 accuse {law} 1")
    assert set(deal.offers()) == choices
    deal.does("0 exact exposed-lead")
    assert (deal.exposed(1), deal.exposed(3)) == (cards("JS"), partner)


@pytest.mark.parametrize(("kind", "void"), [(EnglishDealt, ""), (OldDealt, "same")])
def test_the_last_card_faced_in_the_pack(kind: type[Sat], void: str) -> None:
    deal = at(kind).does("2 cut", "3 face-last")
    assert deal.void == void
    if not void:
        assert deal.does("3 turn-trump").turned == cards("2H")


@pytest.mark.parametrize(("kind", "void"), [(EnglishDealt, "same"), (OldDealt, "next")])
def test_the_trump_laid_down_unturned(kind: type[Sat], void: str) -> None:
    deal = at(kind).does("2 cut", "0 touch", "3 deal")
    if deal.phase == "laying":
        deal.does("1 lay-pack")
    assert deal.does("3 lay-unturned").void == void


def test_the_law_book_has_them_side_by_side() -> None:
    """Each incident in both codes, with articles that these have, and of one matter."""
    old, new = (game("whist").codes[name] for name in ("deschapelles-1839", "hoyle-1909"))
    assert (old.incidents, new.incidents) == (incidents.DESCHAPELLES, incidents.ENGLISH)
    both = [[(one.incident, one.matter) for one in code.incidents] for code in (old, new)]
    assert both[0] == both[1]
    for code in (old, new):
        for settled in code.incidents:
            assert [code.law(number).number for number in settled.articles] == list(settled.articles)
