"""Rules that random games seldom touch, by positions."""
from __future__ import annotations

from typing import Any

import pytest

from cardtable.cards import cards
from cardtable.games.cribbage.laws import LAW
from cardtable.games.cribbage.rules.forms import FORMS, payment
from cardtable.games.cribbage.rules.match import CribbageGame, CribbageMatch
from cardtable.games.cribbage.rules.rules import CRIB, CRIB_OPEN, HAND, PLAYED, SHOWN, START, TURNED, Cribbage
from cardtable.rules.events import NATURE, Event
from cardtable.rules.match import Result
from cardtable.rules.moves import Move
from tests.adapters.cribbage_deals import do, new_deal, stacked
from tests.games.cribbage.table import match_of

PONE, DEALER = 0, 1


def at_play(form: str, pone: str, dealer: str, start: str = "2S", score: tuple[int, int] = (0, 0), must: int = PONE,
            **fields: Any) -> Cribbage:
    zones: dict[int, str | int] = {HAND[PONE]: pone, HAND[DEALER]: dealer, START: start, CRIB: "KC QC 9C 8C"}
    return Cribbage.position(zones, "play", must, start={
        "dealer": DEALER, "score": score, "player": (0, 1), "form": form}, **{"last": DEALER, **fields})


def marks(deal: Cribbage) -> list[Event]:
    found: list[Event] = []
    deal.tell = lambda event: found.append(event) if event.kind == "scored" else None
    return found


def test_nothing_may_pass_thirty_one() -> None:
    deal = at_play("six-card", "TS 9S", "KH 2D", row=cards("KD QD"))
    law = deal.refusal(PONE, Move(("play", cards("TS")[0])))
    assert law is None                                   # to thirty
    deal = at_play("six-card", "TS AS", "KH 2D", row=cards("KD QD 3D"))
    law = deal.refusal(PONE, Move(("play", cards("TS")[0])))
    assert law is not None
    assert law.number == LAW["thirty-one"]


def test_who_can_play_may_neither_go_nor_take_the_last_card() -> None:
    deal = at_play("six-card", "TS AS", "KH 2D", row=cards("KD QD 3D"))
    for word, number in (("go", LAW["go"]), ("last-card", LAW["last card"])):
        law = deal.refusal(PONE, Move((word,)))
        assert law is not None
        assert law.number == number


def test_after_a_go_the_other_plays_on_and_takes_the_last_card() -> None:
    deal = at_play("six-card", "TS 9S", "AH 2D KS", row=cards("KD QD 7D"), must=PONE, last=DEALER)
    found = marks(deal)
    do(deal, PONE, "go")
    do(deal, DEALER, "play AH")
    do(deal, DEALER, "play 2D")
    assert [str(m) for m in deal.decision(DEALER)] == ["last-card"]
    do(deal, DEALER, "last-card")
    assert [(e.seat, e.points, e.what) for e in found] == [(DEALER, 1, "last card")]
    assert (deal.must, deal.row) == ((PONE,), ())


def test_one_for_last_needs_no_word_of_who_has_no_cards() -> None:
    deal = at_play("six-card", "TS", "2D", row=cards("KD QD 7D"), must=PONE, last=DEALER)
    found = marks(deal)
    do(deal, PONE, "go")
    do(deal, DEALER, "play 2D")
    assert (found[0].seat, found[0].points, found[0].what) == (DEALER, 1, "last card")
    assert deal.must == (PONE,)


def test_thirty_one_is_two_and_not_three() -> None:
    deal = at_play("six-card", "AS TS", "KH 2D", row=cards("KD QD TD"), must=PONE)
    found = marks(deal)
    do(deal, PONE, "play AS")
    assert [(e.points, e.what) for e in found] == [(2, "thirty-one")]
    assert deal.must == (DEALER,)


def test_five_card_play_ends_at_the_first_thirty_one() -> None:
    deal = at_play("five-card", "AS TS", "KH 2D", row=cards("KD QD TD"), must=PONE)
    do(deal, PONE, "play AS")
    assert deal.over
    assert set(deal.zone[SHOWN[PONE]]) == set(cards("AS TS"))       # shown, not played


def test_runs_and_pairs_do_not_cross_thirty_one() -> None:
    deal = at_play("six-card", "AS AD", "AH 2D", row=cards("KD QD TD"), must=PONE)
    do(deal, PONE, "play AS")
    found = marks(deal)
    do(deal, DEALER, "play AH")
    assert found == []
    do(deal, PONE, "play AD")
    assert [(e.points, e.what) for e in found] == [(2, "pair")]


def test_the_first_home_wins_though_the_other_holds_more() -> None:
    deal = at_play("six-card", "2H", "5S", score=(118, 120), must=PONE, row=(), last=DEALER)
    deal.zone[TURNED[PONE]], deal.zone[TURNED[DEALER]] = cards("2C 2D 3H"), cards("5H 5D JS")
    do(deal, PONE, "play 2H")
    do(deal, DEALER, "play 5S")                          # one for last, and home before anything is counted
    assert deal.over
    assert deal.score == [118, 121]


def test_the_pone_counts_out_first() -> None:
    deal = at_play("six-card", "2H", "5S", score=(117, 119), must=PONE, row=(), last=DEALER)
    deal.zone[TURNED[PONE]], deal.zone[TURNED[DEALER]] = cards("2C 2D 9H"), cards("5H 5D JS")
    do(deal, PONE, "play 2H")
    do(deal, DEALER, "play 5S")
    assert deal.over
    assert deal.score == [121, 120]


def test_his_heels_can_win() -> None:
    form = FORMS["six-card"]
    deal = Cribbage(DEALER, (0, 119), player=(0, 1), form="six-card")
    hands = [cards("2C 3C 4C 5C 6C 7C"), cards("2D 3D 4D 5D 6D 7D")]
    deal.apply(NATURE, Move(("shuffle", *stacked(form, hands, (), cards("JS")[0]))))
    do(deal, PONE, "lay-out 2C 3C")
    do(deal, DEALER, "lay-out 2D 3D")
    assert deal.over
    assert deal.score == [0, 121]


def test_what_is_laid_out_first_stays_hidden() -> None:
    deal = new_deal(FORMS["six-card"])
    deal.apply(NATURE, Move(("shuffle", *deal.pack)))
    move = next(iter(deal.decision(PONE)))
    do(deal, PONE, str(move))
    assert deal.must == (DEALER,)
    assert deal.view(DEALER).sealed == ((PONE, None),)
    assert len(deal.zone[CRIB]) == 0


# Counted by hand

def shown(form: str = "six-card", muggins: bool = False) -> Cribbage:
    """A deal at which the pone, who holds fourteen, counts."""
    deal = at_play(form, "", "", start="6S", by_hand=True, muggins=muggins)
    deal.zone[PLAYED[PONE]], deal.zone[PLAYED[DEALER]] = cards("3S 3H 4D 5C"), cards("KS KH 9D 8C")
    deal.next_show()
    return deal


def test_too_much_is_corrected_and_too_little_lost() -> None:
    deal = shown()
    do(deal, PONE, "count 29")
    assert deal.score == [14, 0]
    deal = shown()
    do(deal, PONE, "count 8")
    assert deal.score == [8, 0]
    assert deal.must == (DEALER,)


def test_missed_points_go_to_who_names_them() -> None:
    deal = shown(muggins=True)
    found = marks(deal)
    do(deal, PONE, "count 8")
    do(deal, DEALER, "missed 6")
    assert deal.score == [8, 6]
    assert {e.law for e in found} == {LAW["show"], LAW["missed points"]}
    deal = shown(muggins=True)
    do(deal, PONE, "count 8")
    do(deal, DEALER, "missed 7")
    assert deal.score == [8, 0]
    deal = shown(muggins=True)
    do(deal, PONE, "count 8")
    do(deal, DEALER, "content")
    assert deal.score == [8, 0]


def test_the_question_does_not_tell_that_something_was_missed() -> None:
    deal = shown(muggins=True)
    do(deal, PONE, "count 14")
    assert (deal.phase, deal.must) == ("missed", (DEALER,))
    do(deal, DEALER, "content")
    assert (deal.phase, deal.must, deal.score) == ("counting", (DEALER,), [14, 0])
    deal = shown(muggins=True)
    do(deal, PONE, "count 15")                           # the right number has been told
    assert (deal.phase, deal.must) == ("counting", (DEALER,))


def test_each_adversary_in_turn_may_claim() -> None:
    for first in ("content", "missed 12"):
        deal = Cribbage.position({START: "6S", CRIB: "KC QC 9C 8C", PLAYED[0]: "3S 3H 4D 5C", PLAYED[1]: "KS KH 9D 8D",
                                  PLAYED[2]: "2S 2H 9H 8H"}, "play", 0, start={
            "dealer": 2, "score": (0, 0, 0), "player": (0, 1, 2), "form": "three-handed", "by_hand": True,
            "muggins": True}, last=2)
        deal.next_show()
        do(deal, 0, "count 8")
        assert deal.must == (1,)
        said: list[str] = []
        deal.tell = lambda event, said=said: said.append(event.what)             # type: ignore[misc]
        do(deal, 1, first)
        assert ("not there" in said) == (first != "content")
        assert deal.must == (2,)
        do(deal, 2, "missed 6")
        assert deal.score == [8, 0, 6]
        assert deal.must == (1,)


@pytest.mark.parametrize(("form", "hands", "options", "seat", "move", "law"), [
    ("six-card", ("QH", "2S"), {}, PONE, "play QH", "thirty-one"),              # no card fits, and he must say go
    ("six-card", ("QH", "2S"), {}, PONE, "last-card", "last card"),
    ("six-card", ("AH", "2S"), {}, PONE, "go", "go"),
    ("six-card", ("AH", "2S"), {}, DEALER, "play 2S", "turn"),
])
def test_what_is_refused_in_the_play_is_refused_by_a_law(form: str, hands: tuple[str, str], options: dict[str, bool],
                                                         seat: int, move: str, law: str) -> None:
    deal = at_play(form, *hands, **options)
    deal.zone[PLAYED[PONE]], deal.zone[PLAYED[DEALER]] = cards("KH"), cards("KS JD")
    deal.row, deal.last = cards("KS KH JD"), DEALER
    refused = deal.refusal(seat, Move.read(move))
    assert refused is not None
    assert refused.number == LAW[law]


def test_other_refusals_cite_a_law_too() -> None:
    deal = Cribbage(DEALER, (0, 0), [0, 0], (PONE, DEALER))
    deal.apply(NATURE, Move(("shuffle", *deal.pack)))
    held = deal.zone[HAND[PONE]]
    for some in (held[:1], held[:3]):
        assert law_of(deal, PONE, Move(("lay-out", *some))) == LAW["laying out"]
    do(deal, PONE, f"lay-out {held[0]} {held[1]}")
    assert law_of(deal, PONE, Move(("lay-out", *held[2:4]))) == LAW["laying out"], "once for all"
    deal = shown(muggins=True)
    assert law_of(deal, PONE, Move(("count", 30))) == LAW["by hand"]
    assert law_of(deal, DEALER, Move(("count", 3))) == LAW["show"]
    do(deal, PONE, "count 8")
    assert law_of(deal, PONE, Move(("missed", 6))) == LAW["missed points"]
    assert law_of(deal, DEALER, Move(("missed", 30))) == LAW["missed points"]


def law_of(deal: Cribbage, seat: int, move: Move) -> int:
    """The number of the law that refuses this."""
    refused = deal.refusal(seat, move)
    assert refused is not None
    return refused.number


def test_missed_points_can_win() -> None:
    deal = shown(muggins=True)
    deal.score = [100, 119]
    do(deal, PONE, "count 8")
    do(deal, DEALER, "missed 6")
    assert deal.over
    assert deal.score == [108, 121]


# Games and matches

def test_the_deal_passes_and_three_are_given_but_once() -> None:
    match = match_of("five-card")
    one = match.inner
    assert isinstance(one, CribbageGame)
    first = match.deal()
    assert isinstance(first, Cribbage)
    match.apply(NATURE, Move(("shuffle", *first.pack)))
    assert first.score[first.pone] == 3
    while match.deal() is first:
        seat = match.pending().must[0]
        match.apply(seat, next(iter(match.decision(seat))))
    second = match.deal()
    assert isinstance(second, Cribbage)
    assert second.dealer == first.pone
    score = list(second.score)
    match.apply(NATURE, Move(("shuffle", *second.pack)))
    assert second.score == score


def test_four_cut_for_partners() -> None:
    match = match_of("four-handed", cut="KC 2D 9H 5S")
    deal = match.deal()
    assert isinstance(match, CribbageMatch)
    assert deal.player == (1, 2, 3, 0)                   # the two lowest against the two highest; the lowest deals
    assert (deal.dealer, deal.side) == (0, (0, 1, 0, 1))


@pytest.mark.parametrize(("cut", "again", "then", "player"), [
    ("KC KD 2C 3D", (), "", (2, 0, 3, 1)),               # the two highest: it stands
    ("2C 2D KC QD", (0, 1), "9C 7C", (1, 3, 0, 2)),      # the two lowest: who deals
    ("2C 9D 9C QD", (1, 2), "KC 3C", (0, 1, 2, 3)),      # who plays with the lowest
    ("9S 9D 9C QD", (0, 1, 2), "5C 3C 4C", (1, 0, 2, 3)),
    ("2S 9D 9C 9H", (1, 2, 3), "5C 3C 4C", (0, 3, 2, 1)),
    ("9S 9D 9C 9H", (0, 1, 2, 3), "5C 3C 4C 2C", (3, 2, 1, 0)),
])
def test_equal_cards_at_the_cut_for_partners(cut: str, again: tuple[int, ...], then: str,
                                             player: tuple[int, ...]) -> None:
    match = match_of("four-handed", cut=cut)
    if again:
        assert match.deal().cutters == again
        match.apply(NATURE, Move.read(f"cut {then}"))
    assert match.deal().player == player


def test_of_three_only_the_lowest_cut_again() -> None:
    match = match_of("three-handed", cut="KC KD 2C")
    assert match.deal().dealer == 2
    match = match_of("three-handed", cut="KC 2D 2C")
    match.apply(NATURE, Move.read("cut 9D 4C"))
    assert match.deal().dealer == 2


def test_partners_stay_together_and_cut_again_for_the_deal() -> None:
    match = match_of("four-handed", cut="KC 2D 9H 5S", games=3)
    match.apply(match.deal().pone, Move(("resign",)))
    match.apply(NATURE, Move.read("cut KC QD 4H 5S"))
    deal = match.deal()
    assert deal.player == (1, 2, 3, 0)
    assert deal.player[deal.dealer] == 2


def test_partners_win_together_and_each_takes_from_one_of_the_others() -> None:
    match = match_of("four-handed", cut="KC 2D 9H 5S", games=1, stake=3)
    assert match.sides() == (frozenset({0, 2}), frozenset({1, 3}))
    deal = match.deal()
    deal.score = [100, 20]
    match.apply(1, Move(("resign",)))
    assert match.result() == Result(frozenset({1, 3}), (0, 1, 0, 1), "games")
    assert deal.purse == [-6, 6, -6, 6]
    assert [match.outcome(player) for player in range(4)] == ["lost", "won", "lost", "won"]


def test_until_partners_are_cut_for_nobody_is_anybodys() -> None:
    assert match_of("four-handed", cut="2C 9D 9C QD").sides() == tuple([frozenset({player}) for player in range(4)])


@pytest.mark.parametrize(("score", "resigns", "purse"), [
    ((20, 20, 100), 2, [3, 0, -3]),                      # of equals the nearest at his left has it; nobody else pays
    ((20, 30, 100), 0, [-6, 0, 6]),
    ((20, 70, 30), 2, [0, 6, -6]),
])
def test_who_gives_up_pays_for_himself_alone(score: tuple[int, ...], resigns: int, purse: list[int]) -> None:
    match = match_of("three-handed", stake=3)
    deal = match.deal()
    deal.score = list(score)
    match.apply(resigns, Move(("resign",)))
    assert deal.purse == purse


@pytest.mark.parametrize("cut", ["KC KD", "AC AD"])
def test_equal_cards_are_cut_again(cut: str) -> None:
    match = match_of("six-card", cut=cut)
    assert match.deal().phase == "cut"


def test_the_three_handed_crib_has_a_card_from_the_pack() -> None:
    deal = new_deal(FORMS["three-handed"])
    deal.apply(NATURE, Move(("shuffle", *deal.pack)))
    assert deal.zone[CRIB] == deal.pack[15:16]
    for seat in range(3):
        do(deal, seat, str(next(iter(deal.decision(seat)))))
    assert len(deal.zone[CRIB]) == 4
    assert deal.zone[CRIB_OPEN] == ()


@pytest.mark.parametrize(("loser", "game", "pays"), [
    (30, 61, 2), (31, 61, 1), (60, 121, 2), (61, 121, 1), (90, 181, 2)])
def test_the_lurch(loser: int, game: int, pays: int) -> None:
    assert payment(loser, game, 1) == pays
