"""What is said for a card beside another, and of doubling, is true of the hands as they lie."""
from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from cardtable.cards import JOKER, SUITS, Card, card, cards
from cardtable.games.quinto.evaluate import OnPoints, question
from cardtable.games.quinto.maxims import advise
from cardtable.games.quinto.quints import worth
from cardtable.games.quinto.rules import LAYOUT, PACK, Quinto
from cardtable.games.quinto.speaks import because, gains, quints_say, seen
from cardtable.players.compared import compare
from cardtable.rules.events import NATURE
from cardtable.rules.moves import Move
from tests.players.test_compared import decisions
from tests.spread import far


def lying(led: str, held: str) -> tuple[Quinto, int]:
    """A trick as it lies, and who is to play to it from this hand; the rest lies anywhere."""
    deal, rng = Quinto(0, (0, 0), (0,) * 4, (0, 1, 2, 3)), Random(2)
    deal.apply(NATURE, Move(("shuffle", *rng.sample(PACK, len(PACK)))))
    while deal.phase == "doubling":
        deal.apply(deal.must[0], Move(("pass",)))
    trick, own, leader = cards(led) if led else (), cards(held), deal.must[0]
    rest = [one for one in PACK if one not in (*own, *trick) and one is not JOKER]
    seats = deal.round(leader)
    for n, seat in enumerate(seats):
        many = len(own) - (n < len(trick))
        deal.zone[LAYOUT.hand[seat]] = own if n == len(trick) else (
            *trick[n:n + 1], *[rest.pop() for _ in range(many)])
    for one in trick:
        deal.apply(deal.must[0], Move(("play", one)))
    return deal, seats[len(trick)]


@pytest.mark.parametrize(("led", "held", "best", "other", "told"), [
    ("7S KS AS", "6S 5S 3S", "6S", "5S", "the five of spades is not given away"),
    ("KS", "6S 5S 3S", "6S", "5S", "the five of spades is not put on a trick that is theirs so far"),
    ("7S KS AS", "6S 4S 3S", "6S", "4S", "the four of spades would make a quint on their trick"),
    ("7S KS QS", "6S 5S 3S", "5S", "6S", "it scores five"),
    ("7S KS", "AS 5S 3S", "AS", "3S", "it should take the trick"),
    ("7S 5S 6S", "KS 3S", "KS", "3S", "it takes the trick, and five in quints with it"),
    ("7S 5S 6S", "2C 3C 9H", "2C", "9H", ""),
    ("JS", "5S 7S", "5S", "7S", "it scores five if your partner takes the trick"),
    ("7S 9S", "5S 6S", "5S", "6S", ""),
    ("JS", "AS AD 7S", "AS", "7S", "it should take the trick"),
    ("4H JO", "AH 9D", "AH", "9D", "it scores twenty"),
    ("7H 4D 2H", "TC KH 5D", "5D", "KH", "it gives fifteen away, but the king of hearts is kept"),
    ("", "5H 3C", "5H", "3C", "it scores twenty if your side takes the trick"),
    ("7S", "2C 2H 9D", "2H", "2C", "it is not as easily beaten as the two of clubs"),
    ("", "9H 5D 3C KC", "9H", "5D", "the five of diamonds, which counts to whoever wins the trick, is kept"),
    ("", "AH 9D KC", "AH", "9D", "nothing that is out can beat it"),
    ("", "9H 9D KC 7C", "9H", "9D", "only a higher heart can beat it"),
    ("", "6H 9D KC 7C", "6H", "9D", "it draws hearts, which trump all else"),
    ("", "6H 9D KC 7C", "KC", "7C", ""),
    ("", "6H 9D JD 7D KD", "6H", "9D", "it draws hearts, for the good of your diamonds")])
def test_what_quints_say_for_a_card(led: str, held: str, best: str, other: str, told: str) -> None:
    deal, seat = lying(led, held)
    assert quints_say(deal, seat, card(best), card(other)) == told


def test_a_five_that_is_not_given_away_is_the_reason_for_the_lowest_but_one() -> None:
    deal, seat = lying("7S KS AS", "6S 5S 3S")
    moves = [Move(("play", card(one))) for one in ("6S", "5S")]
    assert because(deal, seat, moves[0], moves[1:]) == "the five of spades is not given away"


@pytest.mark.parametrize(("fair", "told"), [("", "spades were led by the other side"), ("9S", ""),
                                            ("7C", "spades were led by the other side")])
def test_what_is_said_against_one_as_good_is_no_reason(fair: str, told: str) -> None:
    """"Spades were led by the other side" was said for a diamond where another spade did as well."""
    deal, seat = lying("7S QS JS", "AS 9S 8S 9D 7C")
    deal.apply(seat, Move(("play", card("AS"))))
    best, worse, *equals = [Move(("play", one)) for one in cards(f"9D 8S {fair}")]
    assert deal.must[0] == seat
    assert because(deal, seat, best, [worse], equals) == told


@pytest.mark.parametrize(("worse", "told"), [
    ("4H", "the ace of hearts could make a quint with the four of hearts"),
    ("4H 8C", "the ace of hearts could make a quint with the four of hearts"), ("4H 2D 2S", "")])
def test_what_is_said_of_one_card_is_no_reason_beside_many(worse: str, told: str) -> None:
    """Though of each of the others the like can be said."""
    deal, seat = lying("", "9C 4H 2D 2S 8C")
    best, *others = [Move(("play", one)) for one in cards(f"9C {worse}")]
    assert quints_say(deal, seat, card("9C"), card("2D")) == "the three of diamonds could make a quint with the " \
        "two of diamonds"
    assert because(deal, seat, best, others) == told


def test_who_plays_last_takes_the_trick_for_certain() -> None:
    """"It should take the trick", and no word of the dearer cards that would take it, too."""
    assert advise(*lying("9S QS 7C", "TC 9D JD")).why == "Play the ten of clubs: it takes the trick, and costs least."
    assert advise(*lying("9S QS 7C", "TC 6C 3C")).why == "Play the ten of clubs: it takes the trick."


def test_what_takes_the_trick_gives_nothing_away() -> None:
    """"It gives least away" was said."""
    deal, seat = lying("2H", "8H JH JO 9C 8C 7C")
    assert advise(deal, seat).why == "Play the eight of hearts: it takes the trick so far, and risks least."


@pytest.mark.parametrize(("held", "best", "told"), [
    ("9C 8D JD", "9C", ""), ("9C 8D 5D", "9C", "; the five of diamonds is yet to be played"),
    ("9C 8D 2D 3D", "9C", "; the two of diamonds and the three of diamonds are yet to be played"),
    ("4C 8D JD", "4C", "; the ace of clubs is still out"),
    ("4C 8D 2S 3S", "4C", "; the ace of clubs is still out")])       # and not the spades that one holds
def test_what_is_gained_in_quints_is_named(held: str, best: str, told: str) -> None:
    """"It gains more in quints" was said of cards that can be part of none any more."""
    deal, seat = lying("", held)
    move, other = (Move(("play", card(one))) for one in (best, "8D"))
    assert gains(seen(deal, seat), card(best), card("8D")) == (f"it gains more in quints{told}" if told else "")
    assert "gains" not in because(deal, seat, move, [other])


@pytest.mark.parametrize(("led", "told"), [
    ("4H", "it scores twenty with the ace of hearts across"), ("5H", "it scores twenty with the ace of hearts across"),
    ("4C", "it scores ten with the ace of clubs across, if your side takes the trick"),
    ("5C", "it scores ten if your side takes the trick")])
def test_a_quint_is_seen_across(led: str, told: str) -> None:
    """Of a four led with its ace across it was said that it came from the longest suit."""
    deal, seat = lying("", f"{led} 9D 8C")
    across = deal.left(seat, 2)
    deal.player = tuple([deal.player[seat if one == across else one] for one in range(4)])
    deal.zone[LAYOUT.hand[across]] = cards("AH AC KD")
    assert quints_say(deal, seat, card(led), card("9D")) == told


def pairs(form: str) -> Iterator[tuple[Quinto, int, Card, Card, str]]:
    """What is said in deals that club players play."""
    for seed in range(far(4, 20)):
        for view, seat in decisions("quinto", seed + 300, 60, form=form):
            deal = view.deal
            assert isinstance(deal, Quinto)
            if deal.phase == "play":
                some = [one for one in deal.allowed(seat) if one is not JOKER]
                for one in some:
                    for other in some:
                        if one is not other and (told := quints_say(deal, seat, one, other)):
                            yield deal, seat, one, other, told


@pytest.mark.parametrize("form", ["quinto", "dummy"])
def test_it_is_true_of_the_trick(form: str) -> None:
    said = set()
    for deal, seat, one, other, told in pairs(form):
        trick, side = deal.on_table(), deal.side
        by = (*deal.played_by()[:-1], seat)
        wins, would = (by[deal.order.wins((*trick, added), -1)] for added in (one, other))
        if "your partner takes" in told:
            assert len(trick) == 1
            assert side[wins] != side[seat]
            assert worth((*trick, one)) > worth((*trick, other))
        elif told.startswith("it scores"):
            assert side[wins] == side[seat]
            across = deal.playable(deal.left(seat, 2)) if "across" in told else ()
            assert worth((*trick, one, *across)) > worth((*trick, *across))
        elif "takes the trick" in told or "take the trick" in told:
            assert wins == seat
            assert side[would] != side[seat]
            assert ("so far" not in told and "should" not in told) <= (
                not any(side[s] != side[seat] for s in deal.round(seat)[1:4 - len(trick)]))
        elif told.startswith("it gives"):
            assert worth((*trick, one)) > worth((*trick, other))
        elif "given away" in told or "theirs" in told or "their trick" in told:
            assert side[would] != side[seat]
            assert worth((*trick, other)) > worth((*trick, one))
        elif "draws hearts" in told:
            assert (SUITS[one.suit], SUITS[other.suit] == "H", trick) == ("H", False, ())
        elif "can beat it" in told:
            assert not trick
            assert SUITS[one.suit] == "H" or told.startswith("nothing")
        said.add(told.split()[1])
    assert {"takes", "scores", "five"} <= said


def test_who_plays_dummy_is_told_of_the_hand_across() -> None:
    said = set()
    for seed in range(340, 340 + far(12, 30)):
        for view, seat in decisions("quinto", seed, 60, form="dummy"):
            deal = view.deal
            assert isinstance(deal, Quinto)
            moves = [*view.decision(seat)] if deal.phase == "play" else []
            for move in moves if seat in (deal.dummy, deal.left(deal.dummy, 2)) else ():
                said.add(because(deal, seat, move, [one for one in moves if one != move] or [move]))
    assert not [one for one in said if "partner" in one]
    assert any("if the hand across takes the trick" in one for one in said)


def test_nobody_is_told_to_double_where_nothing_is_found_to_come_of_it() -> None:
    """Where the layouts cannot tell the two apart, the hand is not doubled on: the book does not say when to."""
    asked = 0
    for seed in (507, 514, 524, *range(600, 600 + far(0, 30))):
        view, seat = decisions("quinto", seed, 1)[0]
        deal = view.deal
        assert isinstance(deal, Quinto)
        found = compare(view, seat)
        if found is None or not found.shared or advise(deal, seat).move.verb != "double":
            continue
        asked += 1
        assert found.rows[0].move == Move(("pass",))
        assert found.reason == "Pass: about as much may be lost as gained by doubling."
        posed = question(view, seat, Move(("double",)))
        assert isinstance(posed, OnPoints)
        assert not posed.of_book
    assert asked > 1
