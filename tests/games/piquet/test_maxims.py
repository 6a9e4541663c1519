"""Why the club player leads what he leads: every word of it is so of the hand."""
from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from cardtable.cards import Card, Cards, card, cards
from cardtable.games.piquet.discards import EVEN, keeps_guards, kept, low_suit, point_suit, thrown
from cardtable.games.piquet.game import GAME
from cardtable.games.piquet.known import unseen
from cardtable.games.piquet.maxims import (
    GUARDS,
    MAJORITY,
    NO_ENTRY,
    TOO_GOOD,
    advise,
    choose,
    masters,
    running,
    spared,
    why_certain,
    why_led,
    why_thrown,
)
from cardtable.games.piquet.rules.dialogue import ITEMS
from cardtable.games.piquet.rules.holdings import ORDER, points, sequences, sets
from cardtable.games.piquet.rules.reckoning import Entry
from cardtable.games.piquet.rules.rules import HAND, PACK, TRICK, Piquet
from cardtable.players.think import think
from cardtable.rules.events import NATURE
from cardtable.rules.sitting import Sitting
from cardtable.showing.phrases import counted
from tests.spread import far


@pytest.mark.parametrize(("hand", "most", "away"), [
    ("AS AH 7H AC KC QC JC AD KD JD 8D 7D", 3, "7H 8D 7D"),         # a sequence of four is especially valuable
    ("AS KS QS JS 8S QH JC 9C 7C AD KD JD", 7, "7C 9C JC QH JD")])  # seven certain tricks are kept, and the point
def test_what_younger_hand_throws(hand: str, most: int, away: str) -> None:
    """The knave from ace, king, queen, knave was thrown "by the book", and a king from its ace (002:3845-3858)."""
    assert set(thrown(cards(hand), False, EVEN, most, TOO_GOOD[False])) == set(cards(away))


def test_a_queen_beside_ace_and_king_makes_a_trick() -> None:
    """It was thrown "by the book" before the eight of another suit; Hoyle keeps what makes tricks (002:3843-3850)."""
    hand = cards("AS KS QS JH TH 9H KC QC JC 8C AD TD")
    gone = thrown(hand, True, EVEN, 5, TOO_GOOD[True])
    assert set(gone) == set(cards("TD 9H TH JH 8C"))
    assert "what makes tricks" in kept(hand, gone)
    assert "what makes tricks" not in kept(hand, cards("TD 9H TH JH QS"))


def test_only_elder_hand_throws_a_low_suit_whole() -> None:
    """Hoyle's is elder hand's, who throws all five (002:3882-3890); the dealer threw three of a point of five."""
    hoyle, dealer = cards("QC TC 9C 8C 7C JD TD KH QH JH AS 9S"), cards("QC TC 7C JD AH QH JH QS JS 9S 8S 7S")
    assert set(thrown(hoyle, True, EVEN, 5, TOO_GOOD[True])) == set(cards("QC TC 9C 8C 7C"))
    assert low_suit(dealer) == 3
    assert not any(c.suit == 3 for c in thrown(dealer, False, EVEN, 3, TOO_GOOD[False]))


@pytest.mark.parametrize("elder", [True, False])
def test_no_lower_card_is_kept_beside_a_higher_but_for_what_it_makes(elder: bool) -> None:
    """From ace, queen, knave, ten the knave went, for the sake of three tens of which two went with it; and from king,
    knave, nine the knave, for the nine was to guard the king."""
    rng = Random(5)
    hands = [cards("QS QD AS AD TC JS TH QH TS JH KD AC"), *[tuple(rng.sample(PACK, 12)) for _ in range(300)]]
    for hand in hands:
        gone = thrown(hand, elder, EVEN, 5 if elder else 3, TOO_GOOD[elder])
        left = tuple([c for c in hand if c not in gone])
        made = {c for held in (*sets(left), *sequences(left)) for c in held.cards}
        for low in left:
            assert low in made or not any(c.suit == low.suit and ORDER[c.rank] > ORDER[low.rank] for c in gone)


def test_a_guard_is_spoken_of_only_where_there_is_one() -> None:
    assert why_thrown(NO_ENTRY, [NO_ENTRY, 2.0]) == "Throw what wins only if you have the lead."
    assert why_thrown(NO_ENTRY, [GUARDS]).endswith("; a guard may yet win a trick.")


@pytest.mark.parametrize(("led", "hand", "against", "why"), [
    ("9D", "8H 9D", "TH TD", "Lead the nine of diamonds, one of your single cards."),
    ("8S", "8S 7S", "9S", "Lead the eight of spades, of the only suit that is left, to establish it."),
    ("8S", "8S 7S", "9S TS", "Lead the eight of spades, of the only suit that is left."),
    ("KC", "KC QC 8C 7D", "AC JC", "Lead the king of clubs, of the longest suit, to establish it."),
    ("QD", "QD 9D QC 7S", "KD AD", "Lead the queen of diamonds, of the longest suit."),
    ("TD", "TD 8D TC 8C 9S", "JD 9D", "Lead the ten of diamonds, of one of the longest suits."),
    ("KD", "KD TD TS 8S", "QD JD", "Lead the king of diamonds: it is certain."),
    ("AC", "AC QC 8C 7S", "KC 9C", "Lead the ace of clubs: it is certain, and the suit may be established."),
    ("AC", "AC KC 8C 7S", "9C", "Lead the suit that is yours, and bring it in.")])
def test_what_is_said_of_a_lead(led: str, hand: str, against: str, why: str) -> None:
    assert why_led(card(led), cards(hand), cards(against)) == why


@pytest.mark.parametrize(("hand", "against", "thrown"), [
    ("KH JH QD", "AH QH", "QD"),                 # the king guarded saves the capot; nobody else can lead a diamond
    ("KH JH QD 9D", "AH QH", "9D"),
    ("KH JH QD AS", "AH QH 8S", "JH"),           # the ace of spades brings the lead, and the diamond is good
    ("KH JH QD", "AH QH 7D", "JH"),              # a diamond may be led, and then the queen wins
    ("8H QD", "AH QH", "8H")])
def test_what_nobody_else_can_lead_is_thrown_before_a_guard(hand: str, against: str, thrown: str) -> None:
    """"By the book, play the knave of hearts" lost the guard, and forty by the capot (002:3950-3952)."""
    held, others = cards(hand), cards(against)
    assert min(held, key=lambda one: (spared(one, held, others), ORDER[one.rank], one)) == card(thrown)


@pytest.mark.parametrize(("score", "run", "whole", "why"), [
    (96, 9, True, "Play what is certain: the four that are wanted come with it."),
    (99, 2, False, "Play what is certain: the one that is wanted comes with it."),
    (60, 9, True, "Every card that is left is certain."),
    (60, 9, False, "Play what is certain: it comes to nine tricks, and seven win the cards."),
    (60, 7, False, "Play what is certain: it comes to seven tricks, which win the cards.")])
def test_of_a_game_to_a_hundred_what_is_wanted_is_told(score: int, run: int, whole: bool, why: str) -> None:
    """The cards were never counted: the fourth trick ended the game."""
    deal = Piquet(0, (score, 20), (0, 0), goal=100)
    assert why_certain(deal, 0, run, whole) == why


@pytest.mark.parametrize(("held", "run", "told"), [
    (24, 6, "six more and you have thirty before the dealer has anything, a pique"),
    (24, 5, "the rest may lose the lead"), (30, 6, "the rest may lose the lead")])
def test_a_pique_that_is_certain_is_told(held: int, run: int, told: str) -> None:
    """Ten certain tricks made thirty before the dealer had anything, and ten for the cards was all that was said."""
    deal = Piquet(0, (0, 0), (0, 0))
    deal.entries = (Entry("set", deal.elder, held, "quatorze"),)
    deal.settled = ITEMS
    assert told in why_certain(deal, deal.elder, run, whole=False)


def test_what_is_said_is_so_of_every_hand() -> None:
    """Wholly by chance, so that there are hands of every kind: none may be told of a longest suit that it has not."""
    rng, said, summed = Random(5), 0, 0
    for _ in range(far(6, 40)):
        sitting = Sitting(GAME, {})
        while not sitting.over:
            deal = sitting.match.deal()
            seat = deal.must[0]
            if seat != NATURE and isinstance(deal, Piquet) and deal.phase == "play" and not deal.zone[TRICK]:
                known = sitting.view(deal.by(seat)).deal
                assert isinstance(known, Piquet)
                move, why, _ = advise(known, seat)
                assert isinstance(move[1], Card)
                true(why, move[1], known.zone[HAND[seat]], unseen(known, seat))
                said += 1
                if "comes to" in why:
                    made = known.taken[seat] + running(known.zone[HAND[seat]], unseen(known, seat))
                    assert f"it comes to {counted(made)} tricks, " in why
                    assert made >= MAJORITY
                    assert ("which win the cards" in why) == (made == MAJORITY)
                    summed += 1
            sitting.submit(seat, sitting.match.decision(seat).sample(rng))
    assert said > 50
    assert summed


def true(why: str, led: Card, hand: Cards, against: Cards) -> None:
    """Lengths, and what is called certain, as the hand has them."""
    lengths = {suit: sum([c.suit == suit for c in hand]) for suit in {c.suit for c in hand}}
    most = max(lengths.values())
    assert ("the longest suit," in why or why.endswith("the longest suit.")) <= (
        lengths[led.suit] == most and [*lengths.values()].count(most) == 1)
    assert ("one of the longest" in why) <= (lengths[led.suit] == most and [*lengths.values()].count(most) > 1)
    assert ("only suit" in why) <= (len(lengths) == 1)
    assert ("certain" in why) <= (led in masters(hand, against))
    assert ("Every card" in why) <= (running(hand, against) == len(hand))
    assert ("may lose the lead" in why) <= (running(hand, against) < len(hand))
    if "establish" in why:
        above = [sum([ORDER[o.rank] > ORDER[c.rank] for o in against if o.suit == led.suit])
                 for c in hand if c.suit == led.suit]
        assert any(0 < higher < len(above) for higher in above)


@pytest.mark.parametrize(("hand", "thrown", "kept"), [
    ("AS KS TS 7S AH JH TH 7H KC QC 7C 7D", "KC QC 7C 7D 7S 7H TH", False),
    ("AS KS TS 7S AH JH TH 7H KC QC 7C 7D", "7S 7H 7D", True),
    ("AS KS TS 7S AH JH TH 7H QC TC 7C 7D", "7C 7D 7S", False),
    ("AS KS TS 7S AH JH TH 7H JC TC 7C 7D", "7C 7D 7S", False)])
def test_of_guards_it_is_spoken_where_some_are_kept(hand: str, thrown: str, kept: bool) -> None:
    assert keeps_guards(cards(hand), cards(thrown)) == kept


def test_what_is_said_of_a_card_thrown_or_kept_is_so_of_the_hand() -> None:
    """The suit of the point, a quatorze, what makes tricks and guards are kept where it is said, and held."""
    rng, sitting, told = Random(7), Sitting(GAME, {}), Counter[str]()
    for _ in range(far(4000, 30000)):
        if sitting.over:
            sitting = Sitting(GAME, {})
        deal = sitting.match.deal()
        seat = deal.must[0]
        if seat == NATURE or not isinstance(deal, Piquet):
            sitting.submit(seat, sitting.match.decision(seat).sample(rng))
            continue
        known = sitting.view(deal.by(seat)).deal
        assert isinstance(known, Piquet)
        move, why, _ = advise(known, seat)
        hand, gone = known.zone[HAND[seat]], [token for token in move[1:] if isinstance(token, Card)]
        for words in ("suit of the point", "most of the suit", "quatorze", "what makes tricks", "keep the guards",
                      "Throw a guard", "beside a card that is certain", "all that is left is certain",
                      "takes no tricks", "if it is"):
            if words in why and known.phase != "looking":
                told[words] += 1
                assert so(words, known, seat, hand, gone), f"{why} {move} {hand} {known.zone[TRICK]}"
        sitting.submit(seat, sitting.match.decision(seat).sample(rng) if rng.random() < .1 else move)
    assert len(told) > 7, told


def so(words: str, deal: Piquet, seat: int, hand: Cards, gone: list[Card]) -> bool:
    """Whether it is true of this hand, of which these cards go."""
    against, suit = unseen(deal, seat), point_suit(hand)
    lost = sum([c.suit == suit for c in gone])
    left = [c for c in hand if c not in gone]

    def beaten(c: Card) -> int:
        return sum([o.suit == c.suit and ORDER[o.rank] > ORDER[c.rank] for o in against])

    heads = {c.suit: max([o for o in hand if o.suit == c.suit], key=lambda o: ORDER[o.rank]) for c in hand}
    guarded = {n for n, head in heads.items() if 0 < beaten(head) == sum([c.suit == n for c in hand]) - 1}
    if words == "suit of the point":
        return lost < sum([c.suit == suit for c in left])
    if words == "quatorze":
        return any(len(one.cards) == 4 and not {*one.cards} & {*gone} for one in sets(hand))
    if words == "what makes tricks":
        return not any(str(c)[0] == "A" for c in gone) and any(str(c)[0] in "AKQ" for c in left)
    if words == "takes no tricks":
        return not any(run.size > 4 for run in sequences(points(hand)[0].cards))
    return {"most of the suit": lost > 0, "keep the guards": any(c.suit in guarded for c in left),
            "Throw a guard": gone[:1] != [] and gone[0].suit in guarded,
            "all that is left is certain": not any(map(beaten, hand)),
            "beside a card that is certain": gone[:1] != [] and not beaten(heads[gone[0].suit]),
            "if it is": deal.phase != "counting"}[words]


def test_a_quint_is_not_thrown_for_the_sake_of_other_suits() -> None:
    """Fifteen, and the point, which Hoyle's example has not (002:3882-3890)."""
    assert low_suit(cards("JC TC 9C 8C 7C JD QD AD QH AH 9S QS")) == -1
    assert low_suit(cards("QC TC 9C 8C 7C JD TD KH QH JH AS 9S")) == 0


@pytest.mark.parametrize(("form", "verb"), [("rubicon", "deal-first"), ("cent", "deal-second")])
def test_who_chooses_the_deal_is_elder_hand_when_it_tells(form: str, verb: str) -> None:
    """In the last of six deals; au cent in the first, for nobody knows the last."""
    sitting = Sitting(GAME, {"form": form})
    while not any(move.verb == verb for move in sitting.match.decision(sitting.match.pending().must[0])):
        seat = sitting.match.pending().must[0]
        sitting.submit(seat, sitting.match.decision(seat).sample(Random(1)))
    seat = sitting.match.pending().must[0]
    assert choose(sitting.view(sitting.match.deal().by(seat)), seat, Random(1)).move.verb == verb


def test_a_novice_sinks_nothing() -> None:
    """He called "point of two", and then a quart."""
    rng, called = Random(7), 0
    for _ in range(12):
        sitting = Sitting(GAME, {"sinking": True})
        while not sitting.over and called < 40:
            deal, seat = sitting.match.deal(), sitting.match.pending().must[0]
            if seat == NATURE or not isinstance(deal, Piquet) or not deal.sinking or \
                    deal.phase not in ("calling", "counting") or not deal.offers(seat):
                sitting.submit(seat, sitting.match.decision(seat).sample(rng))
                continue
            made = think(sitting.view(deal.by(seat)), "novice", 1).move
            item, held = deal.offers(seat)[0]
            assert made.verb == item
            assert int(str(made[1])) == held[0].size
            called += 1
            sitting.submit(seat, made)
    assert called > 20


def test_to_save_the_capot_a_guard_is_kept_before_a_second_card_that_is_certain() -> None:
    """Ace to knave of spades, king and queen of hearts, to the other's last diamonds: both hearts were thrown, and the
    capot was lost to four hearts."""
    held, others = cards("AS KS QS JS KH QH"), cards("AH JH TH 9H TS 7S")
    dear = {one: spared(one, held, others, capot=True) for one in held}
    assert {one for one in held if dear[one] < dear[card("QH")]} == {*cards("KS QS JS")}
    assert max(held, key=dear.__getitem__) == card("AS")
    assert min(held, key=lambda one: spared(one, held, others)) in cards("KH QH"), "else every sure card is a trick"
