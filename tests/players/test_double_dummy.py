"""Double dummy: the table, par by each code, the cards that cost a trick; and how it is told."""
from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from cardtable.cards import RANKS, SUITS, cards, pack
from cardtable.games import game
from cardtable.games.auction_bridge import double_dummy as auction
from cardtable.players.double_dummy import DoubleDummy, LaidOpen, Par, laying_of
from cardtable.players.double_dummy_words import course_in_words, par_in_words, played_in_words
from cardtable.rules.deal import Deal
from cardtable.rules.moves import Move
from cardtable.rules.options import complete
from cardtable.solver import COMPILED, Cancelled
from cardtable.tutor.arranged import arranged
from cardtable.tutor.practice_deal import reach
from tests.attacks import double_dummy

WHOLE_SUITS = tuple([tuple([card for card in pack(RANKS) if card.suit == suit]) for suit in (3, 2, 1, 0)])
DENOMINATIONS = {"S": 3, "C": 0, "D": 1, "H": 2, "NT": None}


def found(laid: LaidOpen) -> DoubleDummy:
    """All of it."""
    made = DoubleDummy(laid)
    while not made.whole:
        made.step()
    return made


def dealt(name: str, hands: dict[int, str], dealer: int = 0) -> Deal:
    """A deal of this game before its first word; hands by places after the dealer."""
    row = game(name)
    chance = Random(3)
    while True:
        match = reach(row, complete(row.options, {}), chance)
        if match.deal().dealer == dealer:
            break
    match.apply(-1, arranged(match, {f"hand {seat}": text for seat, text in hands.items()}, "x"))
    return match.deal()


def whole_suits(name: str) -> Deal:
    """The dealer, who is the first, has all spades, then hearts, diamonds, clubs."""
    return dealt(name, {seat: " ".join([card.text for card in hand]) for seat, hand in enumerate(WHOLE_SUITS)})


def par_of(name: str, deal: Deal) -> tuple[Par | None, LaidOpen]:
    """What it comes to."""
    laying = laying_of(name)
    assert laying is not None
    laid = laying.laid(deal, [])
    assert laid is not None
    return laying.par(deal, laid, found(laid).tricks), laid


def called(seat: int) -> str | None:
    """The reader, his left, his partner, his right."""
    return (None, "Ben", "Clara", "David")[seat]


def test_who_has_all_trumps_takes_all_and_without_trumps_who_leads() -> None:
    table = found(LaidOpen(WHOLE_SUITS, DENOMINATIONS, 0, -1, "")).tricks
    for seat in range(4):
        for named, suit in (("S", 0), ("H", 1), ("D", 2), ("C", 3)):
            assert table[seat, named] == (13 if suit % 2 == seat % 2 else 0)
        assert table[seat, "NT"] == 0


@pytest.mark.skipif(not COMPILED, reason="takes minutes")
def test_the_table_is_that_of_another_solver() -> None:
    assert double_dummy.alike(11) == {"results": 20}


def small(*hands: str, played: str = "") -> LaidOpen:
    """Few cards each, without trumps; the first hand leads, and each card is played by who holds it."""
    held = tuple([cards(hand) for hand in hands])
    told = tuple([(next(seat for seat, hand in enumerate(held) if card in hand), card) for card in cards(played)])
    return LaidOpen(held, {"NT": None}, 3, 3, "NT", told)


def test_the_first_card_of_each_side_that_cost_a_trick() -> None:
    """The king lies under the ace and queen; who plays the ace on the knave gives it a trick."""
    looked = found(small("JS 2H", "3S KS", "AS QS", "2S 5H", played="JS 3S AS 2S QS 5H 2H KS"))
    assert looked.tricks[3, "NT"] == 0
    assert [(one.card.text, one.tricks) for one in looked.lost] == [("AS", 1)]
    assert course_in_words(looked, called) == ["First trick: Clara’s ace of spades cost a trick; the queen of spades "
                                               "would not have."]


def test_what_both_sides_lost_is_told_in_the_order_of_play() -> None:
    """The ace is wasted on the knave; then his adversary throws away the king, which was to take a trick."""
    looked = found(small("JS 2H 3D", "3S KS AD", "AS QS 6C", "2S 5H 4C", played="JS 3S AS 2S 6C 4C 3D KS"))
    assert course_in_words(looked, called) == [
        "First trick: Clara’s ace of spades cost a trick; the queen of spades would not have.",
        "Second trick: Ben’s king of spades cost a trick; the ace of diamonds would not have."]
    looked = found(small("JS 2H 3D", "3S KS AD", "AS QS 6C", "2S 5H 4C", played="JS 3S AS 2S QS 5H 2H KS"))
    assert course_in_words(looked, called)[1:] == ["Cards played later cost one trick more."]


def test_dummys_cards_are_nobodys_fault_who_sits_there() -> None:
    looked = found(replace(small("JS 2H", "3S KS", "AS QS", "2S 5H", played="JS 3S AS 2S QS 5H 2H KS"), dummy=2))
    assert course_in_words(looked, called) == ["First trick: Dummy’s ace of spades cost a trick; the queen of spades "
                                               "would not have."]


def test_nothing_lost_is_told_too() -> None:
    looked = found(small("AS 2H", "3S 4H", "2S 3H", "KS 5H", played="AS 3S 2S KS"))
    assert looked.lost == []
    assert course_in_words(looked, called) == ["No card that was played cost a trick."]


def test_a_revoke_is_told_as_what_it_was_and_the_rest_is_judged() -> None:
    """He has a spade, and throws the heart; the queen under his partner's ace cost nothing."""
    looked = found(small("AS 2H", "3S KS", "QS 4H", "2S 5H", played="AS 3S 4H 2S 2H KS QS 5H"))
    assert [one.card.text for one in looked.lost] == []
    assert course_in_words(looked, called) == [
        "First trick: Clara’s four of hearts was a revoke, which the laws judge.",
        "No other card that was played cost a trick."]


def test_a_lead_out_of_turn_that_stood_has_led() -> None:
    """The second hand leads, all follow, and who wins it leads on; what comes out of its turn in a trick is not
    judged."""
    looked = found(small("JS 2H", "3S KS", "AS QS", "2S 5H", played="3S AS 2S JS QS 5H 2H KS"))
    assert [(one.number, one.card.text, one.better) for one in looked.lost] == [(1, "AS", cards("QS"))]
    looked = found(small("JS 2H", "3S KS", "AS QS", "2S 5H", played="3S 2S AS JS QS 5H 2H KS"))
    assert looked.lost == [], "the fourth hand had played before the third"


def test_par_at_bridge_is_what_the_dealers_side_names() -> None:
    """His partner's diamonds, not his own spades: seven tricks beyond six, grand slam, five honours in one hand, and
    three hands without a trump, of which two are the others'."""
    par, laid = par_of("bridge", whole_suits("bridge"))
    assert par is not None
    assert (par.points, par.side, par.declarer, par.tricks) == (42 + 40 + 60 + 12 - 24, 0, 0, 13)
    assert (par.named, par.doubled) == ("D", False)
    assert par_in_words(par, laid, called) == (
        "Par is 130 points to you and Clara: diamonds, declared by you, thirteen tricks.")


def test_par_at_auction_is_what_is_called_over_all_the_others_can_make() -> None:
    """Seven diamonds are 42 points, and six hearts 48: they must be called so high; no trumps would fail by far."""
    par, laid = par_of("auction_bridge", whole_suits("auction_bridge"))
    assert par is not None
    assert (par.points, par.side, par.declarer, par.named, par.tricks) == (56 + 40 + 80 + 16 - 32, 1, 1, "H", 13)
    assert par.contract == "6H"
    assert par_in_words(par, laid, called) == (
        "Par is 160 points to Ben and David: six hearts, declared by Ben, thirteen tricks.")


def test_who_deals_must_call_and_one_spade_loses_him_a_hundred_at_most() -> None:
    """The dealer's side takes nothing, the others the odd trick in everything; no other call costs him so little."""
    deal = whole_suits("auction_bridge")
    deal.zone = [tuple(cards) for cards in dealt("auction_bridge", {}).zone]
    none = {(seat, named): 0 if seat % 2 == 0 else 7 for seat in range(4) for named in DENOMINATIONS}
    spade, club = [auction._stands(deal, bid, 0, none) for bid in ("1S", "1C")]
    assert club.doubled
    assert not spade.doubled                             # to double One Spade would bring the others nothing
    assert club.better(0) - spade.better(0) < -500


def test_whist_has_no_par_and_is_worth_what_its_dealer_takes() -> None:
    row = game("whist")
    match = reach(row, complete(row.options, {}), Random(1))
    match.apply(-1, match.decision(-1).sample(Random(2)))
    deal, moves, rng = match.deal(), [], Random(4)
    while not deal.over and len(moves) < 8:
        seat = deal.must[0]
        moves.append(deal.decision(seat).sample(rng))
        match.apply(seat, moves[-1])
    laying = laying_of("whist")
    assert laying is not None
    laid = laying.laid(deal, moves)
    assert laid is not None
    assert (laid.declarer, laid.dealer) == (deal.dealer, deal.dealer)
    assert list(laid.denominations) == list(SUITS)
    assert len(laid.played) == 8
    assert all(len(hand) == 13 for hand in laid.hands)
    assert laying.par(deal, laid, {}) is None


def test_what_a_claim_left_unplayed_was_not_played() -> None:
    deal = whole_suits("bridge")
    deal.apply(0, Move(("name", "S")))
    deal.apply(1, Move(("may-i-lead",)))
    deal.apply(3, Move(("yes",)))
    deal.apply(1, Move(("play", WHOLE_SUITS[1][0])))
    moves = [Move(("play", WHOLE_SUITS[1][0]))]
    deal.apply(2, Move(("play", WHOLE_SUITS[2][0])))
    moves.append(Move(("play", WHOLE_SUITS[2][0])))
    deal.rest_to(0)                                              # type: ignore[attr-defined]
    laying = laying_of("bridge")
    assert laying is not None
    laid = laying.laid(deal, moves)
    assert laid is not None
    assert len(laid.played) == 2
    assert laid.dummy == 2
    looked = found(laid)
    assert looked.lost == []
    assert played_in_words(looked, 13, called) == (
        "It was played in spades: thirteen tricks to you and Clara with the best play of all, and as many were taken."
    )


def test_it_is_stopped_from_outside() -> None:
    chance, some = Random(5), list(pack(RANKS))
    chance.shuffle(some)
    made = DoubleDummy(LaidOpen(tuple([tuple(some[13 * n:13 * n + 13]) for n in range(4)]), DENOMINATIONS, 0, -1, ""))
    made.stop()
    with pytest.raises(Cancelled):
        made.step()
    assert made.done == 0
