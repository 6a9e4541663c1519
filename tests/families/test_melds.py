"""Melds: which copies a declaration takes, what may score again, what is announced and lost, and how it is drawn."""
from __future__ import annotations

from collections.abc import Sequence
from random import Random

from cardtable.cards import Cards, cards
from cardtable.families.melds.again import may_score
from cardtable.families.melds.deal import MeldDeal
from cardtable.families.melds.finding import find, melds
from cardtable.families.melds.kinds import Meld
from cardtable.games.bezique.rules import Bezique
from cardtable.games.rubicon_bezique.rules import LAYOUT, RubiconBezique
from cardtable.rules.events import NATURE, Event
from cardtable.rules.moves import Move

HEARTS = 2


def found(deal: type[MeldDeal], hand: str, table: str = "", scored: Sequence[Meld] = (), trump: int = HEARTS
          ) -> dict[str, Cards]:
    """By kind, the cards of the best way to score each."""
    return {meld.kind: meld.cards for meld in melds(list(find(deal.kinds, cards(hand), cards(table), scored, trump)))}


def meld(kind: str, texts: str) -> Meld:
    return Meld(kind, cards(texts))


def test_of_copies_the_one_on_the_table_goes_first_and_then_the_one_that_has_served_most() -> None:
    assert found(Bezique, "QS1 KS1", "QS2")["marriage"] == cards("KS1 QS2")
    served = [meld("four-queens", "QS2 QH1 QD1 QC1")]
    assert found(Bezique, "KS1", "QS1 QS2 QH1 QD1 QC1", served)["marriage"] == cards("KS1 QS2")


def test_a_sequence_takes_the_married_pair_and_leaves_the_fresh_one() -> None:
    scored = [meld("marriage", "KH1 QH1")]
    assert set(found(Bezique, "AH1 TH1 JH1 KH2 QH2", "KH1 QH1", scored)["sequence"]) == set(
        cards("AH1 TH1 KH1 QH1 JH1"))


def test_four_of_a_rank_score_again_when_one_has_been_played_and_another_put_in_its_place() -> None:
    kind, scored = RubiconBezique.kind["four-queens"], [meld("four-queens", "QS1 QH1 QD1 QC1")]
    fifth = cards("QS1 QH1 QD1 QH2")
    assert not may_score(kind, fifth, cards("QS1 QH1 QD1 QC1 QH2"), scored, HEARTS)
    assert may_score(kind, fifth, cards("QS1 QH1 QD1 QH2"), scored, HEARTS)
    assert not may_score(Bezique.kind["four-queens"], fifth, fifth, scored, HEARTS)


def test_a_fresh_pair_is_no_second_bezique_while_the_first_lies_there() -> None:
    kind, scored = Bezique.kind["bezique"], [meld("bezique", "QS1 JD1")]
    assert not may_score(kind, cards("QS2 JD2"), cards("QS1 JD1 QS2 JD2"), scored, HEARTS)
    assert may_score(kind, cards("QS2 JD2"), cards("JD1 QS2 JD2"), scored, HEARTS)
    assert may_score(RubiconBezique.kind["bezique"], cards("QS2 JD2"), cards("QS1 JD1 QS2 JD2"), scored, HEARTS)


def declaring(hand: str, stock: int = 20) -> RubiconBezique:
    """Seat 0 has won a trick; spades are trumps."""
    deal = RubiconBezique(1, [0, 0], [0, 0], (0, 1))
    held = cards(hand)
    deal.zone[LAYOUT.hand[0]], deal.trump, deal.leader = held, 3, 0
    deal.zone[LAYOUT.stock] = tuple([one for one in deal.pack if one not in held and one.text[0] in "789"][:stock])
    deal.zone[LAYOUT.hand[1]] = cards("9C4")
    deal.go("declaring", 0)
    return deal


def do(deal: RubiconBezique, *moves: str) -> None:
    for text in moves:
        move = Move.read(text)
        assert deal.refusal(deal.must[0], move) is None, text
        deal.apply(deal.must[0], move, None)


def test_what_was_announced_is_lost_with_a_card_of_it_and_that_is_told() -> None:
    deal, told = declaring("KS1 QS1 JD1 7C1"), list[Event]()
    do(deal, "announce marriage KS1 QS1", "declare bezique QS1 JD1")
    assert deal.announced[0] == (meld("marriage", "KS1 QS1"),)
    assert deal.to_score(0) == [meld("marriage", "KS1 QS1")]
    deal.tell = told.append
    do(deal, "play KS1")
    assert deal.announced[0] == ()
    assert ("lost", "marriage") in [(event.what, *event.args[:1]) for event in told]


def test_cards_of_a_meld_lie_together_and_are_taken_up_when_the_stock_has_gone() -> None:
    deal = declaring("KS1 QS1 JD1 KH1 7C1", 2)
    do(deal, "announce marriage KS1 QS1", "announce bezique QS1 JD1")
    assert deal.zone[LAYOUT.declared[0]] == cards("KS1 QS1 JD1")
    do(deal, "draw")
    assert not deal.zone[LAYOUT.declared[0]]
    assert deal.phase == "play"
    assert not deal.stocked
    assert [choice.verb for choice in deal.decision(0).choices] == ["play"]


def test_the_winner_draws_first_and_the_last_card_at_the_ordinary_game_is_the_one_turned_up() -> None:
    deal, rng = Bezique(1, [0, 0], [0, 0], (0, 1), goal=100_000), Random(2)
    deal.apply(NATURE, deal.decision(NATURE).sample(rng))
    turned = deal.zone[deal.layout.turn_up]
    while deal.zone[deal.layout.turn_up]:
        assert deal.sevens == 0 or turned != deal.zone[deal.layout.turn_up] or turned[0].text[0] == "7"
        turned, before = deal.zone[deal.layout.turn_up], deal.leader
        moves = [move for move in deal.decision(deal.must[0]) if move.verb in ("play", "draw")]
        drew = moves[0].verb == "draw"
        deal.apply(deal.must[0], moves[0], None)
    assert drew
    assert deal.zone[deal.layout.hand[1 - before]][-1] is turned[0]
    assert [len(deal.playable(seat)) for seat in (0, 1)] == [8, 8]
