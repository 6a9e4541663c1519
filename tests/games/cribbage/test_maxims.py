"""The club player by positions, each with the lesson as its name; the novice's faults."""
from __future__ import annotations

from random import Random
from unittest.mock import Mock

import pytest

from cardtable.cards import card, cards
from cardtable.games.cribbage.book import lay_out as book_lay_out
from cardtable.games.cribbage.book import maxims, novice, throws
from cardtable.games.cribbage.book.lay_out import help_to_crib
from cardtable.games.cribbage.book.reply import reply
from cardtable.games.cribbage.book.situation import Situation
from cardtable.games.cribbage.rules.forms import FORMS
from cardtable.games.cribbage.rules.rules import HAND, SHOWN, START, Cribbage
from cardtable.games.cribbage.search.position import DEALER, PONE, NoPosition, Position
from cardtable.games.cribbage.show.words import there_are
from cardtable.players.advice import advise
from cardtable.players.think import think
from cardtable.rules.moves import Move
from cardtable.rules.sitting import Sitting
from cardtable.rules.view import View
from tests.games.cribbage.table import GAME


def plays(kept: str, row: str = "", seat: int = DEALER, form: str = "six-card", score: tuple[int, int] = (0, 0)) -> str:
    view = Position(form, seat, cards(kept), cards(row), score=score).view()
    return str(maxims.choose(view, seat, Random(1)).move[1])


def lays_out(hand: str, seat: int, form: str = "six-card") -> set[str]:
    view = Position(form, seat, cards(hand)).view()
    return {str(c) for c in maxims.choose(view, seat, Random(1)).move[1:]}


@pytest.mark.parametrize(("hand", "own", "others"), [
    ("5H 5D TS JS QS KD", {"5H", "5D"}, {"5H", "5D"}),                  # never fives into the other's crib
    ("7H 8D 2S QS 9C 9D", {"7H", "8D"}, {"7H", "8D"}),
])
def test_what_helps_most_goes_to_ones_own_crib_only(hand: str, own: set[str], others: set[str]) -> None:
    assert lays_out(hand, PONE) != others
    assert help_to_crib(cards(" ".join(own)))[0] >= 3


def test_a_pair_too_risky_does_not_hide_a_fifteen() -> None:
    assert plays("8S 3S TH", "4C 8H", PONE, score=(80, 40)) == "3S"


def test_of_two_that_score_as_much_that_which_no_pair_royal_follows() -> None:
    """The deuce was paired beside a six that made fifteen, since "it scores 2"."""
    assert reply(Situation(FORMS["six-card"], False, cards("6S 2D"), cards("3S 4H 2C"), 0)).card == card("6S")


def test_the_ladder_of_the_book() -> None:
    ladder = ["8H 8D", "9H 6D", "9H TD", "9H 7D", "9H 4D", "KH 9D"]
    helps = [help_to_crib(cards(some))[0] for some in ladder]
    assert helps == sorted(helps, reverse=True)
    assert help_to_crib(cards("KH 9H"))[0] > help_to_crib(cards("KH 9D"))[0]          # a flush may come
    assert help_to_crib(cards("JH 9D"))[0] > help_to_crib(cards("QH TD"))[0]          # so may his nob


@pytest.mark.parametrize(("form", "hand", "seat", "told"), [
    ("three-handed", "4H 5C 6D JS KD", DEALER, "for our own crib a knave may score for his nob"),
    ("three-handed", "4H 5C 6D QS KD", PONE, "the best hand, and helps the crib little, for kings and aces"),
    ("six-card", "6H 7H 8H 9H KD 2S", DEALER, "it leaves the best hand"),
    ("six-card", "6H 6S 7H 8H 8D QS", PONE, "it leaves the best hand, and helps the crib little, for they"),
    ("six-card", "TC 6H 6D 8S 8D TS", PONE, "of what the hand can spare it helps the crib least, for they"),
    ("six-card", "3H 3S 3D 3C 7D 8D", PONE, "the hand that is left is worth it, though they make fifteen and stand in"),
])
def test_a_throw_is_explained_by_what_holds_for_it(form: str, hand: str, seat: int, told: str) -> None:
    assert told in maxims.choose(Position(form, seat, cards(hand)).view(), seat, Random(1)).why


@pytest.mark.parametrize(("kept", "lead"), [
    ("5S 2H 9D KC", "2H"), ("3S 3H KD 9D", "3S"), ("AS 4H KD QD", "4H"), ("6S 3H KD QD", "6S"), ("4S 7H KD QC", "4S"),
    ("3S 9H KD QC", "3S"), ("8H 8D 7S KS", "8H"), ("6H 7S 8D KC", "7S"), ("5S 5H TS KD", "KD"), ("TS JH QD KC", "KC")])
def test_leads(kept: str, lead: str) -> None:
    assert plays(kept, seat=PONE) == lead


@pytest.mark.parametrize(("kept", "row", "card"), [
    ("7H 2C KS", "8S", "7H"),                            # fifteen if he can
    ("6S KH 2D", "4D", "KH"),                            # not a six on a four
    ("6S KH QD", "3D", "KH"),                            # nor a six on a three
    ("4S KH QD", "7D", "QD"),                            # nor a four on a seven
    ("8H 3C AS", "QS", "8H"),                            # the larger of two that make eleven
    ("2S 2H 3C", "TS 7H TC", "2S"),                      # with two deuces, twenty-nine
    ("AS AH 5C", "TS 9H TC", "AS"),                      # with two aces, thirty
    ("AH 2S", "QH 8C TC AD", "2S"),                      # thirty-one, upon which nothing is played, rather than a pair
    ("7S 7H QD", "7D", "7S"),                            # a pair that can be capped
    ("4S KH QD", "4D", "KH"),                            # he led low, as from two: not paired
    ("9S TD AD", "9D", "9S"),                            # level, a single pair may be risked
])
def test_replies(kept: str, row: str, card: str) -> None:
    assert plays(kept, row) == card


def test_who_is_home_plays_off_and_who_is_behind_plays_on() -> None:
    assert plays("9S TD AD", "9D", score=(50, 70)) == "AD"       # neither a pair nor a close card
    assert plays("4S KH QD", "4D", score=(70, 50)) == "4S"


def test_hands_are_counted_right_and_missed_points_claimed() -> None:
    zones: dict[int, str | int] = {SHOWN[PONE]: "3S 3H 4D 5C", START: "6S", HAND[DEALER]: ""}
    deal = Cribbage.position(zones, "counting", PONE, start={
        "dealer": DEALER, "score": (0, 0), "player": (0, 1), "form": "six-card", "by_hand": True, "muggins": True})
    view = viewed(deal)
    assert maxims.choose(view, PONE, Random(1)).move == Move(("count", 14))
    assert advise(view, PONE).words == "Count fourteen: there are two fifteens, a pair and two runs of four."
    counts = [novice.choose(view, PONE, Random(n)).move[1] for n in range(60)]
    assert set(counts) == {12, 14}
    assert counts.count(14) > counts.count(12)
    deal.phase, deal.must, deal.claimed = "missed", (DEALER,), 12
    assert maxims.choose(viewed(deal), DEALER, Random(1)).move == Move(("missed", 2))


def viewed(deal: Cribbage) -> View:
    """As who is to act sees it."""
    view = Position("six-card", deal.must[0], cards("2S 3S 4S 5H"), score=(0, 0)).view()
    view.match.inner.inner = deal.view(deal.must[0])                    # type: ignore[union-attr]
    return view


@pytest.mark.parametrize("level", ["novice", "club"])
@pytest.mark.parametrize("form", ["five-card", "six-card", "seven-card", "three-handed", "four-handed"])
def test_whole_games_are_played_lawfully(form: str, level: str) -> None:
    rng = Random(f"{form} {level}")
    sitting = Sitting(GAME, {"form": form, "counting": "by hand", "missed": True})
    while not sitting.over:
        deal = sitting.match.deal()
        seat = deal.must[0]
        if seat < 0:
            sitting.submit(seat, deal.decision(seat).sample(rng))
        else:
            thought = think(sitting.view(deal.by(seat)), level, rng.getrandbits(30))
            sitting.submit(thought.seat, thought.move)
    assert sitting.over


def test_positions_that_cannot_be() -> None:
    with pytest.raises(NoPosition):
        Position("six-card", PONE, cards("2S 3S 4S 5H"), cards("KD 9S QD")).view()
    with pytest.raises(NoPosition):
        Position("six-card", PONE, cards("2S 3S 4S"), cards("2S KD")).view()


def test_each_hand_that_may_be_kept_is_counted_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """And turn-ups of one rank together: every reason on a throw goes through this, under whatever load."""
    kept, ranked = Mock(wraps=throws.hand_mean), Mock(wraps=throws.rank_points)
    monkeypatch.setattr(book_lay_out, "hand_mean", kept)
    monkeypatch.setattr(throws, "rank_points", ranked)
    lays_out("5H 8D TS JS QS KD", PONE)
    assert kept.call_count == 15, "two of six may be laid out in so many ways"
    assert 0 < ranked.call_count <= 15 * (13 + 1)


@pytest.mark.parametrize(("row", "hand", "best"), [("2C 2D 2S", "2H 9C", "2H"), ("4C 4D 4S", "4H 9C KD", "4H"),
                                                   ("AC AD AS AH 7C", "9C KD", None), ("6C 6D 6S", "6H KD", "6H")])
def test_a_fourth_of_a_rank_may_be_played_and_no_fifth_is_thought_of(row: str, hand: str, best: str | None) -> None:
    """The club player, and with him the hint, failed where he held the fourth."""
    view = Position("six-card", DEALER, cards(hand), cards(row), start=cards("QH")).view()
    played = maxims.choose(view, DEALER, Random(1)).move[1]
    assert best is None or str(played) == best
    assert advise(view, DEALER).words


@pytest.mark.parametrize(("hand", "start", "told"), [
    ("5C JD KC TD", "7C", "There are three fifteens."), ("2C 4D 6S 8S", "TH", "There is nothing in the cards."),
    ("2C 3C 9C QC", "TC", "There are two fifteens and a flush of five."), ("2C 2D 9C KH", "7H", "There is a pair."),
    ("2C JH 9D AH", "6H", "There are a fifteen and his nob."), ("4D 6D 6H 4S", "2H", "There are two pairs."),
    ("3D 3S 3H 6H 6S", "6D", "There are twelve fifteens and two pairs royal.")])
def test_a_count_is_told_by_what_is_there(hand: str, start: str, told: str) -> None:
    assert there_are(cards(hand), cards(start)[0]) == told
