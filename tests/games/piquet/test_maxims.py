"""Why the club player leads what he leads: every word of it is so of the hand."""
from __future__ import annotations

from random import Random

import pytest

from cardtable.cards import Card, Cards, card, cards
from cardtable.games.piquet.discards import keeps_guards
from cardtable.games.piquet.game import GAME
from cardtable.games.piquet.maxims import advise, masters, running, unseen, why_led
from cardtable.games.piquet.rules.holdings import ORDER
from cardtable.games.piquet.rules.rules import HAND, TRICK, Piquet
from cardtable.rules.events import NATURE
from cardtable.rules.sitting import Sitting
from tests.spread import far


@pytest.mark.parametrize(("led", "hand", "against", "why"), [
    ("9D", "8H 9D", "TH TD", "Lead the nine of diamonds, a single card."),
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


def test_what_is_said_is_so_of_every_hand() -> None:
    """Wholly by chance, so that there are hands of every kind: none may be told of a longest suit that it has not."""
    rng, said = Random(5), 0
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
            sitting.submit(seat, sitting.match.decision(seat).sample(rng))
    assert said > 50


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
