"""Loo's figures: declarations stand beside passing, and all else says what is counted."""
from __future__ import annotations

from random import Random

import pytest

from cardtable.cards import Card, cards
from cardtable.families.tricks.habitual.dominance import kept_above
from cardtable.games import game
from cardtable.games.loo.evaluate import BESIDE_PASSING, COUNTED, PASS
from cardtable.games.loo.maxims import DUE, play
from cardtable.games.loo.order import PAM
from cardtable.games.loo.rules import Loo
from cardtable.players.advice import advise
from cardtable.players.compared import compare, look
from cardtable.players.comparison import Comparison
from cardtable.players.master import choose
from cardtable.rules.moves import Move
from cardtable.rules.sitting import Sitting
from cardtable.rules.view import View
from tests.games.loo.moments import FIVES, HANDS, Evening, drawing, five

POOR = "2D 3D 4C", "TH 3S 8D", "QH 9C 2S", "7S 4D 2C", "AH JS 6C"


def poor() -> View:
    """Elder hand with nothing in it."""
    return Evening(5, 2).deals("8H", *POOR, miss="3C 4S 5D").sitting.view(0)


def compared(view: View) -> Comparison:
    """What the person can do, compared."""
    found = compare(view, 0, budget=.2)
    assert found is not None
    return found


@pytest.mark.parametrize("view", [five().sitting.view(0), drawing().sitting.view(0), poor()])
def test_who_passes_neither_wins_nor_pays(view: View) -> None:
    found = compared(view)
    row = found.row(PASS)
    assert row is not None
    assert row.value == 0
    assert BESIDE_PASSING in found.notes
    assert COUNTED not in found.notes


def test_passing_is_advised_without_a_cost() -> None:
    view = poor()
    told = advise(view, 0, budget=.2).words
    assert told.startswith("Pass: ")
    assert "It neither brings nor costs anything" in told
    assert "is worth 0.0 counters" in choose(view, 0, Random(1), .2).why


def test_passing_brings_nothing_though_what_is_as_good_should_bring_something() -> None:
    """"It brings about half a counter" was told, the figure of the other."""
    found = compared(poor())
    best, other, *rest = found.rows
    told = found._replace(rows=(best, other._replace(equal=True, value=.5), *rest)).advice
    assert "It neither brings nor costs anything; one other choice does about as well." in told


def test_four_of_a_suit_are_kept_for_a_flush() -> None:
    """Five of a suit win the pool at once; it was said that it brought more than passing."""
    view = Evening(4, 2, form="five").deals("JH", "5D 3S TS 4S KS", *FIVES[1:]).sitting.view(0)
    assert compared(view).reason == "Throw the five of diamonds: another spade would make a flush."


@pytest.mark.parametrize("view", [
    five().say("stand pass stand pass stand").sitting.view(0),
    Evening(4, 0, form="five", must=True).deals("8H", "AH QH TH KC 2D", "JC 6H 4H 9D 8S").sitting.view(0),
    Evening(5, 2, 0).deals("8H", *HANDS, miss="JH 9S 3D").say("stand pass pass pass").sitting.view(0)])
def test_where_nobody_may_pass_it_is_told_what_is_counted(view: View) -> None:
    found = compared(view)
    assert found.row(PASS) is None
    assert COUNTED in found.notes
    assert BESIDE_PASSING not in found.notes


@pytest.mark.parametrize("form", ["three", "five"])
def test_a_lead_that_is_due_says_what_for(form: str) -> None:
    """By its duty, and Pam by his name."""
    met: set[str] = set()
    for seed in range(60):
        rng, sitting = Random(seed), Sitting(game("loo"), {"form": form}, [{}] * 5)
        for _ in range(80):
            deal, seat = sitting.match.deal(), sitting.match.pending().must[0]
            if isinstance(deal, Loo) and deal.phase == "play" and not deal.on_table():
                advice, duty = play(deal, seat), deal.bound(seat)[0]
                card = advice.move[-1]
                if duty and isinstance(card, Card):
                    named = f"Pam, the {card.name}" if form == "five" and card is PAM else f"the {card.name}"
                    assert advice.why == DUE[duty].format(card=named)
                    met.add(duty)
            sitting.submit(seat, sitting.match.decision(seat).sample(rng))
    assert met == {*DUE}


def test_the_book_does_not_say_which_of_several_trumps_is_led() -> None:
    """But that one is (002:2893-2896), and where only two play the highest."""
    deal = Evening(5, 2).deals("8H", "KH 5H AC", *HANDS[1:], miss="JH 9S 3D").say("stand pass stand pass stand").deal
    assert deal.bound(0)[0] == "two trumps"
    assert not play(deal, 0).source
    two = Evening(5, 2).deals("8H", "KH 5H AC", *HANDS[1:], miss="JH 9S 3D").say("stand pass stand pass pass").deal
    assert two.bound(0)[0] == "highest"
    assert play(two, 0).source


def test_what_nothing_can_beat_takes_the_trick_for_good() -> None:
    """Pam, and the ace of trumps where Pam is in the same hand or not in the game."""
    made = Evening(4, 2, 0, form="five").deals("8H", "3C 4C 5D 6S 7S", "KH 4H QD 9D 8S", "JC AH 2H 9C 2D").say(
        "stand stand stand stand").plays("KH")
    assert made.deal.must == (2,)
    assert play(made.deal, 2).why.endswith("it takes the trick.")
    low = Evening(4, 2, 0, form="five").deals("8H", "JC 4C 5D 6S 7S", "KH 4H QD 9D 8S", "3H AH 2H 9C 2D").say(
        "stand stand stand stand").plays("KH")
    assert play(low.deal, 2).why.endswith("it takes the trick so far.")


def test_of_two_that_lose_the_lower_is_never_worse() -> None:
    """An ace was thrown, not the nine of its suit: of what was left habit would have thrown a better card than that."""
    made = Evening(5, 2, 3).deals("8H", "QS 2S 7D", "9C TD 4C", "3C 4D 5D", "6C 7C 8C", "AS 3D 2C").say(
        "stand stand pass pass pass").plays("AS")
    view = made.sitting.view(0)
    assert isinstance(view.deal, Loo)
    for worth, then in (((3.0, 1.0), (3.0, 3.0)), ((1.0, 3.0), (1.0, 3.0))):
        came = kept_above(view.deal, 0, cards("QS 2S"), [[one] for one in worth])
        assert came == [[one] for one in then]


def test_where_no_course_is_told_apart_the_books_word_is_told() -> None:
    """"Play the three of hearts: the other choice does about as well. It costs about five counters, whatever is
    chosen": the three had been put first by a hair's breadth, and so no reason was given."""
    made = Evening(5, 2, 3).deals("8H", "QS 2S 7D", "9C TD 4C", "3C 4D 5D", "6C 7C 8C", "AS 3D 2C").say(
        "stand stand pass pass pass").plays("AS")
    looked = look(made.sitting.view(0), 0, None, Random(1), .05)
    assert looked is not None
    queen, two = (Move(("play", one)) for one in cards("QS 2S"))
    looked.question.preferred = queen
    level = [one._replace(value=1.0, behind=0.0) for one in looked.found]
    told = looked._replace(found=level).comparison()
    assert told.rows[0].move == looked.book.move == two
    assert "you cannot win the trick" in told.reason
    apart = [one._replace(value=1.0 - lost, behind=lost, doubt=0.0) for one in level for lost in [
        6.0 * (one.plan[0] == two)]]
    apart.sort(key=lambda one: one.behind)
    assert looked._replace(found=apart).comparison().rows[0].move == queen
