"""The laws that both games of a declarer have on faults, under strict play."""
from __future__ import annotations

from collections.abc import Sequence

import pytest

from cardtable.cards import cards
from cardtable.families.declarer.strict import StrictDeclarer
from cardtable.games.auction_bridge.strict import StrictAuction
from cardtable.games.bridge.strict import StrictBridge
from cardtable.rules.laws import IMPOSSIBLE
from cardtable.rules.moves import Move
from tests.adapters.declarer_strict import EAST, FIRST, HANDS, NORTH, SOUTH, WEST, offered, on, play_out, says
from tests.adapters.four_hands import shuffled

SAID = {StrictBridge: ("2 name NT", "3 may-i-lead", "1 yes"),
        StrictAuction: ("2 bid NT 1", "3 pass", "0 pass", "1 pass")}
both = pytest.mark.parametrize("kind", [StrictBridge, StrictAuction])


def at_play(kind: type[StrictDeclarer], **hands: Sequence[str]) -> StrictDeclarer:
    """South declares without trumps, and West is to lead."""
    deal = kind(SOUTH)
    shuffled(deal, {**HANDS, **hands})
    for text in SAID[kind]:
        seat, _, words = text.partition(" ")
        says(deal, int(seat), words)
    return deal


def second_trick(kind: type[StrictDeclarer], **hands: Sequence[str]) -> StrictDeclarer:
    """South has led the five of diamonds to it."""
    return on(at_play(kind, **hands), (*FIRST, (SOUTH, "5D")))


@both
def test_68_dummy_s_revoke_costs_nothing_and_stands_when_it_is_quitted(kind: type[StrictDeclarer]) -> None:
    deal = on(second_trick(kind), ((WEST, "4D"), (NORTH, "7H")), NORTH, 68)
    says(deal, EAST, "accuse 68 0")
    assert offered(deal) == ["mended"]
    says(deal, EAST, "exact mended")
    assert (deal.must, deal.on_table()) == ((NORTH,), cards("5D 4D"))


@both
def test_71_a_card_shown_before_the_lead(kind: type[StrictDeclarer]) -> None:
    """By the leader's partner: the declarer calls it, or forbids its suit to be led."""
    deal = kind(SOUTH)
    shuffled(deal, HANDS)
    said = list(SAID[kind])
    if kind is StrictBridge:
        says(deal, SOUTH, said.pop(0)[2:])
        says(deal, EAST, "play AD", 71)
    else:
        for text in said:
            says(deal, int(text[0]), text[2:])
        says(deal, EAST, "show AD", 71)
    assert (deal.must, offered(deal)) == ((SOUTH,), ["call-it", "forbid-suit"])
    says(deal, SOUTH, "exact forbid-suit")
    while deal.phase != "play":
        says(deal, deal.must[0], next(iter(deal.decision(deal.must[0]))))
    barred = cards("AD")[0].suit
    assert {card.suit for card in deal.allowed(WEST)} == {card.suit for card in deal.playable(WEST)} - {barred}


@both
def test_72_73_83_84_exposed_cards_are_the_declarer_s_to_call(kind: type[StrictDeclarer]) -> None:
    """Trick after trick, until they fall; but never to a revoke."""
    deal = says(second_trick(kind), WEST, "drop 6H", 73)
    assert (deal.phase, deal.must, deal.exposed(WEST)) == ("ordering", (SOUTH,), cards("6H"))
    says(deal, SOUTH, "demand 6H")
    assert Move.read("play 4D") in deal.decision(WEST)
    on(deal, ((WEST, "4D"), (NORTH, "6D"), (EAST, "AD")))
    while deal.phase != "ordering":
        says(deal, deal.must[0], next(iter(deal.decision(deal.must[0]))))
    assert (deal.must, deal.owner) == ((SOUTH,), WEST)


@both
def test_76_a_hand_laid_down(kind: type[StrictDeclarer]) -> None:
    deal = says(second_trick(kind), EAST, "lay-down", 76)
    assert len(deal.exposed(EAST)) == 12


@both
def test_78_a_card_half_drawn(kind: type[StrictDeclarer]) -> None:
    deal = says(second_trick(kind), EAST, "half-draw AD", 78)
    assert deal.exposed(EAST) == cards("AD")


@both
def test_79_an_order_not_obeyed_is_a_revoke(kind: type[StrictDeclarer]) -> None:
    deal = says(second_trick(kind), WEST, "drop 4D", 73)
    says(deal, SOUTH, "demand 4D")
    other = next(card for card in deal.lawful(WEST) if card not in cards("4D"))
    says(deal, WEST, Move(("play", other)), 79)
    on(deal, ((NORTH, "6D"), (EAST, "AD")))
    says(deal, SOUTH, "accuse 79 3 2")
    play_out(deal)
    for seat in list(deal.must):
        says(deal, seat, "content")
    assert (deal.phase, deal.due[0].article) == ("remedy", 79)


@both
def test_80_85_an_adversary_leads_out_of_turn(kind: type[StrictDeclarer]) -> None:
    """The card is called, or a suit when that side next leads; and who has none of it has paid."""
    deal = on(on(at_play(kind), FIRST), ((WEST, "4D"),), WEST, 80)
    says(deal, SOUTH, "accuse 80 3")
    assert offered(deal) == ["exposed-lead", "call-suit-later", "accept"]
    later = deal.copy()
    says(deal, SOUTH, "exact exposed-lead")
    assert (deal.must, deal.exposed(WEST)) == ((SOUTH,), cards("4D"))
    says(later, SOUTH, "exact call-suit-later")
    says(later, SOUTH, "suit hearts")
    on(later, ((SOUTH, "5D"), (WEST, "4D"), (NORTH, "6D"), (EAST, "AD")))
    hearts = [card for card in later.playable(EAST) if card.suit == cards("6H")[0].suit]
    assert set(later.allowed(EAST)) == set(hearts or later.playable(EAST))
    says(later, EAST, next(iter(later.decision(EAST))))
    assert not later.suits_owed


@both
def test_81_the_lead_from_the_wrong_hand(kind: type[StrictDeclarer]) -> None:
    """It costs nothing, and is mended until second hand has played."""
    deal = on(at_play(kind), FIRST)
    says(deal, NORTH, "play 6D", 81)
    right = deal.copy()
    says(right, SOUTH, "rectify")
    assert (right.must, right.on_table()) == ((SOUTH,), ())
    assert deal.refusal(EAST, Move(("rectify",))) is IMPOSSIBLE
    says(deal, EAST, "play AD")
    assert deal.refusal(SOUTH, Move(("rectify",))) is IMPOSSIBLE


@both
def test_82_a_false_lead_of_the_declarer_s_is_taken_back_for_an_adversary_until_all_have_followed(
        kind: type[StrictDeclarer]) -> None:
    deal = on(on(at_play(kind), FIRST), ((NORTH, "6D"), (EAST, "AD")), NORTH, 81)
    for followed in ((), ((SOUTH, "5D"),)):
        early = on(deal.copy(), followed)
        says(early, WEST, "rectify")
        assert (early.must, early.on_table(), early.phase) == ((SOUTH,), (), "play")
        says(early, SOUTH, "play 5D")
    on(deal, ((SOUTH, "5D"), (WEST, "4D")))
    assert deal.refusal(WEST, Move(("rectify",))) is IMPOSSIBLE


@both
def test_82_followed_by_all_it_stands(kind: type[StrictDeclarer]) -> None:
    deal = on(on(at_play(kind), FIRST), ((WEST, "4D"), (NORTH, "6D"), (EAST, "AD")), WEST, 80)
    early = deal.copy()
    says(early, SOUTH, "accuse 80 3")
    says(early, SOUTH, "exact exposed-lead")
    assert (early.exposed(EAST), early.must) == ((), (SOUTH,)), "the others take theirs back freely"
    says(deal, SOUTH, "play 5D")
    says(deal, SOUTH, "accuse 80 3")
    assert (deal.phase, deal.must) == ("play", (EAST,))


@both
def test_86_fourth_hand_before_second(kind: type[StrictDeclarer]) -> None:
    """Second hand is told to win the trick, or not to."""
    deal = says(second_trick(kind, W=["2C", "4D", "KD"]), EAST, "play AD", 86)
    assert (deal.must, offered(deal)) == ((SOUTH,), ["partner-win", "partner-lose"])
    says(deal, SOUTH, "exact partner-lose")
    says(deal, SOUTH, "free") if deal.phase == "ordering" else None
    assert Move.read("play KD") not in deal.decision(WEST)


@both
def test_90_93_97_a_revoke_is_claimed_and_proved_at_the_end(kind: type[StrictDeclarer]) -> None:
    """All cards prove it; when the deal is over it is too late."""
    deal = on(second_trick(kind), ((WEST, "6H"), (NORTH, "6D"), (EAST, "AD")), WEST, 90)
    play_out(deal)
    assert deal.must == (SOUTH, EAST, WEST) or set(deal.must) == {EAST, SOUTH, WEST}, "Dummy is not asked"
    late = deal.copy()
    for seat in list(deal.must):
        says(deal, seat, "accuse 90 3 2" if seat == SOUTH else "content")
    assert (deal.phase, deal.must) == ("remedy", (SOUTH,))
    for seat in list(late.must):
        says(late, seat, "content")
    assert late.refusal(SOUTH, Move.read("accuse 90 3 2")) is IMPOSSIBLE


@both
def test_91_when_it_is_established(kind: type[StrictDeclarer]) -> None:
    """Turned, or his side has played on."""
    deal = on(second_trick(kind), ((WEST, "6H"), (NORTH, "6D"), (EAST, "AD")), WEST, 90)
    assert deal.refusal(WEST, Move(("mend",))) is None
    turned = says(deal.copy(), EAST, "turn")
    assert turned.refusal(WEST, Move(("mend",))) is IMPOSSIBLE
    says(deal, EAST, next(iter(deal.decision(EAST))))
    assert deal.refusal(WEST, Move(("mend",))) is IMPOSSIBLE


@both
def test_92_the_partner_s_question(kind: type[StrictDeclarer]) -> None:
    """It keeps the error open, unless he denies it."""
    deal = on(second_trick(kind), ((WEST, "6H"), (NORTH, "6D")), WEST, 90)
    says(deal, EAST, "ask")
    denied = says(deal.copy(), WEST, "have-none")
    for one in (deal, denied):
        says(one, EAST, "play AD")
        says(one, EAST, "turn")
    assert deal.refusal(WEST, Move(("mend",))) is None
    assert denied.refusal(WEST, Move(("mend",))) is IMPOSSIBLE


@both
def test_94_an_adversary_s_revoke_put_right(kind: type[StrictDeclarer]) -> None:
    deal = on(second_trick(kind, W=["2C", "4D", "KD", "6H"]), ((WEST, "6H"), (NORTH, "6D")), WEST, 90)
    says(deal, WEST, "mend")
    assert (deal.must, offered(deal)) == ((SOUTH,), ["highest", "lowest", "call-it-later"])
    says(deal, SOUTH, "exact highest")
    assert [str(move) for move in deal.decision(WEST)] == ["play KD"]


@both
def test_95_and_the_declarer_s(kind: type[StrictDeclarer]) -> None:
    """Only when both adversaries have played, and never where he is fourth."""
    deal = on(at_play(kind, S=["AC", "5C", "5D"]), FIRST[:2])
    says(deal, EAST, "play 4C")
    says(deal, SOUTH, "play 5D", 90)
    says(deal, SOUTH, "mend")
    assert (deal.phase, deal.must) == ("play", (SOUTH,)), "he is fourth"


@both
def test_102_pointing_at_the_trick(kind: type[StrictDeclarer]) -> None:
    deal = says(second_trick(kind, E=["4C", "AD", "3D"]), WEST, "point", 102)
    assert offered(deal) == ["partner-highest", "partner-lowest", "partner-win", "partner-lose"]
    says(deal, SOUTH, "exact partner-lowest")
    on(deal, ((WEST, "4D"), (NORTH, "6D")))
    assert Move.read("play AD") not in deal.decision(EAST)
