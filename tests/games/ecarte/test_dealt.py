"""Écarté dealt by hand, law by law: 3, 7, 9 and 11 to 21 (000:250-377)."""
from __future__ import annotations

from random import Random

import pytest

from cardtable.cards import BACK, BACKS
from cardtable.games import game
from cardtable.games.ecarte.book.strictly import choose
from cardtable.games.ecarte.rules.bystanders import DealtBacked
from cardtable.games.ecarte.rules.french import ShowingFrenchCut
from cardtable.games.ecarte.rules.given import GivenEcarte
from cardtable.games.ecarte.rules.match import ShowingCut
from cardtable.games.ecarte.rules.numbers import NumberedEcarte
from cardtable.games.ecarte.rules.rules import DISCARD, HAND, KINGS, PACK, STOCK, TURN_UP, Ecarte
from cardtable.rules.events import NATURE
from cardtable.rules.faults import Claim
from cardtable.rules.moves import Move
from cardtable.rules.sitting import Sitting
from tests.adapters.strictly import says
from tests.games.ecarte.moments import HANDS, Writer

ELDER, DEALER = 0, 1
CONTENT = "0 content", "1 content"
UP = f"{DEALER} turn-trump", f"{ELDER} take-up-hand", f"{DEALER} take-up-hand"


def cut(seed: int = 1, score: tuple[int, int] = (0, 0)) -> NumberedEcarte:
    """Elder hand has cut."""
    deal = NumberedEcarte(DEALER, score, [0] * 3, (0, 1))
    deal.apply(NATURE, Move(("shuffle", *Random(seed).sample(PACK, len(PACK)))), None)
    return says(deal, f"{ELDER} cut")


def dealt(numbers: str = "", seed: int = 1) -> NumberedEcarte:
    """The trump is turned, and the hands are taken up."""
    return says(cut(seed), f"9: {DEALER} deal-numbers {numbers}" if numbers else f"{DEALER} deal", *UP)


def sizes(deal: NumberedEcarte) -> tuple[int, int]:
    return len(deal.zone[HAND[ELDER]]), len(deal.zone[HAND[DEALER]])


def drawn(deal: NumberedEcarte, *backs: int) -> NumberedEcarte:
    """The hand has been mixed, so that it lies the other way round, and cards are drawn by their backs."""
    assert (deal.phase, deal.must) == ("mixing", (NATURE,))
    seat = 1 - deal.drawn_from
    deal.apply(NATURE, Move(("mix", *deal.zone[HAND[deal.drawn_from]][::-1])), None)
    return says(deal, *[f"{seat} draw {number}" for number in backs])


def played_out(deal: NumberedEcarte) -> NumberedEcarte:
    """Whatever may be played is, and nobody accuses."""
    while not deal.over and deal.phase in ("play", "accusations"):
        seat = deal.must[0]
        verb = "content" if deal.phase == "accusations" else "play"
        deal.apply(seat, next(move for move in deal.decision(seat) if move.verb == verb), None)
    return deal


def test_a_deal_by_hand() -> None:
    """It is cut, dealt, turned and taken up at a word, and then goes on as ever."""
    deal = says(cut(), f"{DEALER} deal")
    assert not any(deal.sees[hand] for hand in HAND)
    says(deal, *UP)
    assert (deal.phase, deal.must, sizes(deal), len(deal.zone[STOCK])) == ("proposal", (ELDER,), (5, 5), 21)
    assert deal.sees[HAND[ELDER]] == 1 << ELDER


@pytest.mark.parametrize("fault", ["3: 0 cut 1", "3: 0 cut 31", "7: 0 cut-showing"])
def test_3_7_another_cut(fault: str) -> None:
    """Fewer than two cards lifted or left (3), or a card shown (7)."""
    deal = NumberedEcarte(DEALER, [0, 0], [0] * 3, (0, 1))
    deal.apply(NATURE, Move(("shuffle", *PACK)), None)
    says(deal, fault)
    assert (deal.phase, deal.must) == ("cutting_pack", (ELDER,))


@pytest.mark.parametrize(("kind", "players"), [(ShowingCut, 2), (ShowingFrenchCut, 4)])
def test_4_two_cards_shown_in_cutting_for_the_deal(kind: type[ShowingCut], players: int) -> None:
    """Law 4: who shows more than one cuts again, and what he cuts then counts."""
    deal = kind(player=tuple(range(players)), purse=[0] * (players + 3))
    law = deal.refusal(0, Move(("show-two",)))
    assert law is not None
    assert law.number == 4
    deal.apply(0, Move(("show-two",)), law)
    others = ["9H", "8C", "TD"][:players - 1]
    deal.apply(NATURE, Move.read(" ".join(["cut", "KS", *others, "KC", "7S"])), None)
    assert deal.ranked[-1] == 0, "neither king counts"


def test_9_wrongly_dealt_and_found_before_the_turn_up() -> None:
    """Law 9: put right, or a fresh deal; before he has looked, and before the trump is turned."""
    deal = says(cut(), f"9: {DEALER} deal-numbers 6-4")
    assert (sizes(deal), deal.phase) == ((6, 4), "turning")
    found = says(deal.copy(), f"{ELDER} accuse 9 {DEALER}")
    assert says(found.copy(), f"{ELDER} exact new-deal").void == "same"
    says(found, f"{ELDER} exact rectify")
    assert (sizes(found), len(found.zone[STOCK]), found.phase) == ((5, 5), 22, "turning")
    looked = says(deal.copy(), f"{ELDER} take-up-hand", f"{ELDER} accuse 9 {DEALER}")
    assert looked.phase == "turning", "who has looked at his hand is too late"
    order = says(cut(), f"9: {DEALER} deal-otherwise")
    assert (order.phase, order.must) == ("remedy", (ELDER,))
    assert says(order, f"{ELDER} exact rectify").phase == "turning"


def test_what_may_be_claimed_changes_when_the_trump_is_turned() -> None:
    """Laws 9 and 14 are of what is found before, 15 to 18 of what is found after, taken up or not."""
    deal = says(cut(), f"9: {DEALER} deal-numbers 6-4")
    assert [n for n in deal.claimable(deal.accusable, ELDER) if n <= 18] == [9, 14]
    says(deal, f"{DEALER} turn-trump")
    assert deal.phase == "taking_up"
    lying = [n for n in deal.claimable(deal.accusable, ELDER) if n <= 18]
    says(deal, f"{ELDER} take-up-hand")
    assert lying == [n for n in deal.claimable(deal.accusable, ELDER) if n <= 18] == [15, 16, 17, 18]


def test_what_is_too_late_by_the_words_of_its_law_is_not_claimed() -> None:
    """Laws 15 and 16 until elder hand has spoken, 17 and 18 until the dealer has answered (000:334-361); 20 and 21
    always.  A record may say them, and is answered."""
    def idle(deal: NumberedEcarte) -> list[int]:
        return [n for n in (9, 14, 15, 16, 17, 18, 20, 21) if deal.idle(Claim(ELDER, n, DEALER))]
    assert idle(cut()) == []
    deal = dealt()
    assert idle(deal) == [9, 14]
    assert idle(says(deal, f"{ELDER} propose")) == [9, 14, 15, 16]
    assert idle(says(deal, f"{DEALER} refuse")) == [9, 14, 15, 16, 17, 18]
    assert says(deal, f"{ELDER} accuse 15 {DEALER}").phase == "play"


@pytest.mark.parametrize(("which", "at"), [("first-turned", 0), ("second-turned", 1)])
def test_11_more_than_one_card_turned(which: str, at: int) -> None:
    """Law 11: he says which is trumps, unless he has looked at his hand."""
    deal = says(cut(), f"{DEALER} deal")
    two = deal.zone[STOCK][:2]
    seen = says(deal.copy(), f"{ELDER} take-up-hand", f"11: {DEALER} turn-two")
    assert (seen.void, seen.offences[-1].article) == ("same", 11)
    says(deal, f"11: {DEALER} turn-two")
    assert says(deal.copy(), f"{ELDER} exact new-deal").void == "same"
    says(deal, f"{ELDER} exact {which}")
    assert deal.zone[TURN_UP] == two[at:at + 1]
    assert (deal.trump, deal.phase) == (two[at].suit, "taking_up")
    assert deal.zone[DISCARD[DEALER]] == (two[1 - at],)


def test_12_13_a_faced_card_and_one_shown() -> None:
    """A faced card is dealt afresh (12); of a card shown the dealer's stands, and for his own elder hand may have
    another deal (13)."""
    faced = says(cut(), f"12: {DEALER} face")
    assert (faced.void, faced.offences[-1].article) == ("same", 12)
    assert says(cut(), f"13: {DEALER} turn-over").phase == "turning"
    shown = says(cut(), f"13: {DEALER} let-see 1")
    assert shown.must == (ELDER,)
    assert says(shown.copy(), f"{ELDER} exact new-deal").void == "same"
    assert says(shown, f"{ELDER} exact keep-card").phase == "turning"


def test_14_dealt_out_of_turn_or_with_the_wrong_pack() -> None:
    """Law 14: void until the trump is turned, and then it stands."""
    deal = says(cut(), f"14: {ELDER} deal")
    assert (deal.dealer, deal.elder, deal.must) == (ELDER, DEALER, (ELDER,))
    void = says(deal.copy(), f"{DEALER} accuse 14 {ELDER}")
    assert (void.void, void.dealer) == ("same", DEALER)
    says(deal, f"{ELDER} turn-trump", f"{DEALER} take-up-hand", f"{ELDER} take-up-hand")
    assert (deal.phase, deal.must) == ("proposal", (DEALER,))
    assert [offence.state for offence in deal.offences] == ["lapsed"]
    pack = says(cut(), f"14: {DEALER} deal-wrong-pack")
    assert says(pack.copy(), f"{ELDER} accuse 14 {DEALER}").void == "same"
    assert not says(pack, *UP).over


def test_15_too_many_to_the_non_dealer() -> None:
    """Law 15: a fresh deal, or he throws out the surplus unseen; until he proposes."""
    deal = dealt("6-5")
    found = says(deal.copy(), f"{ELDER} accuse 15 {DEALER}")
    assert says(found.copy(), f"{ELDER} exact new-deal").void == "same"
    card = found.zone[HAND[ELDER]][3]
    says(found, f"{ELDER} exact throw-surplus", f"{ELDER} throw-out {card}")
    assert (sizes(found), found.zone[DISCARD[ELDER]], found.phase) == ((5, 5), (card,), "proposal")
    assert not found.sees[DISCARD[ELDER]] & 1 << DEALER
    late = says(deal, f"{ELDER} propose", f"{ELDER} accuse 15 {DEALER}")
    assert late.phase == "answer"


def test_16_too_few_to_the_non_dealer() -> None:
    """Law 16: a fresh deal, or his hand is made up; where nothing is proposed until he plays."""
    deal = says(dealt("4-5"), f"{ELDER} stand", f"{ELDER} accuse 16 {DEALER}")
    assert says(deal.copy(), f"{ELDER} exact new-deal").void == "same"
    assert sizes(says(deal, f"{ELDER} exact complete-his")) == (5, 5)


def test_17_too_many_to_the_dealer() -> None:
    """Law 17: a fresh deal, or elder hand draws the surplus and looks at it; until the dealer answers."""
    deal = says(dealt("5-6"), f"{ELDER} propose")
    found = says(deal.copy(), f"{ELDER} accuse 17 {DEALER}")
    assert says(found.copy(), f"{ELDER} exact new-deal").void == "same"
    held = found.zone[HAND[DEALER]]
    drawn(says(found, f"{ELDER} exact draw-surplus"), 2)
    assert found.zone[DISCARD[ELDER]] == held[-2:-1]
    assert (sizes(found), found.phase, found.must) == ((5, 5), "answer", (DEALER,))
    assert found.zone[DISCARD[ELDER]][0] in PACK
    assert found.view(ELDER).zone[DISCARD[ELDER]] == found.zone[DISCARD[ELDER]]
    assert says(deal, f"{DEALER} accept", f"{ELDER} accuse 17 {DEALER}").phase == "exchange"


def test_15_who_throws_out_a_surplus_takes_up_his_hand_first() -> None:
    """He chooses which (000:334-339), so he looks."""
    deal = says(cut(), f"9: {DEALER} deal-numbers 6-5", f"{DEALER} turn-trump", f"{ELDER} accuse 15 {DEALER}")
    says(deal, f"{ELDER} exact throw-surplus")
    hand = deal.view(ELDER).zone[HAND[ELDER]]
    assert (deal.phase, BACK in hand) == ("throwing", False)
    says(deal, f"{ELDER} throw-out {hand[0]}")
    assert (deal.phase, deal.must) == ("taking_up", (DEALER,))


def test_17_what_is_drawn_is_not_looked_at_while_the_dealer_has_not_taken_up_his_hand() -> None:
    """000:347-354: elder hand is entitled to look at it should the dealer have taken up his."""
    deal = says(cut(), f"9: {DEALER} deal-numbers 5-6", f"{DEALER} turn-trump", f"{ELDER} accuse 17 {DEALER}")
    drawn(says(deal, f"{ELDER} exact draw-surplus"), 2)
    assert len(deal.zone[DISCARD[ELDER]]) == 1
    assert [deal.view(seat).zone[DISCARD[ELDER]] for seat in (ELDER, DEALER)] == [BACKS[1], BACKS[1]]


def test_17_in_games_begun_before_hands_drew_the_first_card_goes() -> None:
    """Records of the first revision of these rules replay as they were made."""
    before = ("0 cut", "1 deal-numbers 5-6", "1 turn-trump", "0 take-up-hand", "1 take-up-hand", "0 accuse 17 1",
              "0 exact draw-surplus")
    now, old = Writer(HANDS), Writer(HANDS)
    old.sitting = Sitting(game("ecarte").of(1), HANDS, old.players)
    for writer in (now, old):
        writer.cut("9H", "KD").do("* shuffle " + " ".join(map(str, PACK)), *before[:-1])
        held = writer.sitting.match.deal().zone[HAND[1]]
        writer.do(before[-1])
    assert now.sitting.match.deal().phase == "mixing"
    deal = old.sitting.match.deal()
    assert (deal.phase, deal.zone[DISCARD[0]], deal.zone[HAND[1]]) == ("proposal", held[:1], held[1:])
    record = old.sitting.record()
    assert record.rules == 1
    again = Sitting(game("ecarte").of(record.rules), record.options, old.players)
    for seat, move in old.sitting.moves:
        again.submit(seat, move)
    assert again.match.deal().zone == deal.zone


def test_17_a_card_is_drawn_that_nobody_knows() -> None:
    """What the hand kept and what it was given lie mixed: the backs tell who draws nothing, and machines draw each of
    them."""
    deal = says(dealt("5-6"), f"{ELDER} propose", f"{ELDER} accuse 17 {DEALER}", f"{ELDER} exact draw-surplus")
    assert deal.decision(NATURE).sample(Random(1)) != deal.decision(NATURE).sample(Random(2))
    drawn(deal)
    assert (deal.phase, deal.must) == ("drawing", (ELDER,))
    assert set(deal.view(ELDER).zone[HAND[DEALER]]) == {BACK}
    assert [str(move) for move in deal.decision(ELDER)] == [f"draw {n}" for n in range(1, 7)]
    chosen = {choose(deal.copy(), ELDER, Random(seed)).move for seed in range(60)}
    assert chosen == set(deal.decision(ELDER))
    assert not any(choice.verb == "accuse" for choice in deal.rights(DEALER)), "nothing is claimed meanwhile"


def test_18_too_few_to_the_dealer() -> None:
    """Law 18: a fresh deal, or elder hand lets him make up his own."""
    deal = says(dealt("5-4"), f"{ELDER} accuse 18 {DEALER}")
    assert says(deal.copy(), f"{ELDER} exact new-deal").void == "same"
    assert sizes(says(deal, f"{ELDER} exact complete-own")) == (5, 5)


def test_19_no_king_after_a_wrong_deal() -> None:
    """Law 19, at the score of four, too: it does not end the game; and though it was put right in time."""
    seed = next(n for n in range(99) if (card := cut(n).zone[STOCK][9]) is KINGS[card.suit])
    deal = says(cut(seed, score=(0, 4)), f"9: {DEALER} deal-numbers 5-4")
    says(deal, *UP)
    assert (deal.zone[TURN_UP], deal.score, deal.over) == ((KINGS[deal.trump],), [0, 4], False)
    seed = next(n for n in range(99) if (card := cut(n).zone[STOCK][10]) is KINGS[card.suit])
    mended = says(cut(seed, score=(0, 4)), f"9: {DEALER} deal-numbers 5-4", f"{ELDER} accuse 9 {DEALER}",
                  f"{ELDER} exact rectify", *UP)
    assert (mended.zone[TURN_UP], mended.score, mended.over) == ((KINGS[mended.trump],), [0, 4], False)


@pytest.mark.parametrize("numbers", ["6-5", "4-5"])
def test_20_the_non_dealer_plays_with_a_wrong_number(numbers: str) -> None:
    """Law 20: dealt afresh, whoever finds it out; at the latest when all is played."""
    deal = says(dealt(numbers), f"{ELDER} stand")
    deal.apply(ELDER, next(iter(deal.decision(ELDER))), None)
    for claim in (f"{DEALER} accuse 20 {ELDER}", f"{ELDER} accuse 20 {DEALER}"):
        assert says(deal.copy(), claim).void == "same"
    assert (played_out(deal).void, deal.score) == ("same", [0, 0])


@pytest.mark.parametrize("numbers", ["5-6", "5-4"])
def test_21_the_dealer_plays_with_a_wrong_number(numbers: str) -> None:
    """Law 21: elder hand may have it dealt afresh, or lets it stand, and counts what cannot be played to."""
    deal = says(dealt(numbers), f"{ELDER} stand")
    for seat in (ELDER, DEALER):
        deal.apply(seat, next(iter(deal.decision(seat))), None)
    found = says(deal.copy(), f"{ELDER} accuse 21 {DEALER}")
    assert says(found.copy(), f"{ELDER} exact new-deal").void == "same"
    assert says(found, f"{ELDER} exact keep-card").phase == "play"
    played_out(deal)
    assert (deal.phase, deal.must, sum(deal.tricks())) == ("remedy", (ELDER,), 5)
    says(deal, f"{ELDER} exact keep-card")
    assert (deal.over, deal.void, sum(deal.score) > 0) == (True, "", True)


def test_backers_look_with_the_player_they_back() -> None:
    """At French Écarté (law 55), and no sooner."""
    deal = DealtBacked(DEALER, [0, 0], [0] * 7, (0, 1, 2, 3), backs=(0, 1, 0, 1), placed=(1, 1, 1, 1))
    deal.apply(NATURE, Move(("shuffle", *PACK)), None)
    says(deal, f"{ELDER} cut", f"{DEALER} deal")
    assert not any(deal.sees[hand] for hand in HAND)
    says(deal, *UP)
    assert [deal.sees[hand] for hand in HAND] == [0b0101, 0b1010]


def test_hands_deal_where_that_is_agreed() -> None:
    """In a game of two; and not where laws are guided."""
    for laws, kind in (("strict", GivenEcarte), ("guided", Ecarte)):
        agreed = game("ecarte").match({"laws": laws, "dealing": "hands"})
        while agreed.deal().preliminary:
            agreed.apply(NATURE, agreed.decision(NATURE).sample(Random(1)))
        assert type(agreed.deal()) is kind


def test_nobody_is_offered_what_only_he_himself_can_have_done() -> None:
    """The dealer could say "There are too many cards in the hand dealt to me", as the non-dealer may (15)."""
    deal = says(cut(), f"{DEALER} deal", *UP)
    offered = {seat: set(deal.claimable(tuple(range(1, 60)), seat)) for seat in (ELDER, DEALER)}
    assert {15, 16, 17, 18, 21, 31, 32, 33} <= offered[ELDER]
    assert 29 not in offered[ELDER]
    assert not {15, 16, 17, 18, 21, 31, 32, 33} & offered[DEALER]
    assert 29 in offered[DEALER]
