"""What the club player at Five Hundred throws away."""
from __future__ import annotations

import re

from cardtable.cards import card, cards
from cardtable.families.tricks.one_against_all import answer, guarding_nothing
from cardtable.families.tricks.speaks import tenace
from cardtable.games.five_hundred.maxims import advise
from cardtable.games.five_hundred.rules import LAYOUT, PACK
from tests.games.five_hundred.moments import HAND, Match

OTHERS = "QH KD KC TC 9C QC KS QS 9S TS", "TH 7H AD QD 8D TD JC AH JS 7S"


def test_a_lone_king_is_kept_while_its_ace_alone_is_out() -> None:
    """It may yet take a trick; the small cards of a long suit cannot."""
    match = Match().deals(HAND, *OTHERS, widow="8C 7D KH").turn("bid 6 H", "pass", "pass", "discard 8C 7D 7C")
    match.plays("JO QH 7H JH")
    deal = match.deal
    thrown = advise(deal, match.due)
    assert thrown.move[1] not in (card("KD"), card("KC"), card("KS"))
    kept = re.search("keep the (king of .*): only one higher card of its suit is out", thrown.why)
    assert kept
    assert kept[1] in [one.name for one in deal.playable(match.due)]


def test_of_high_cards_beside_the_joker_it_is_said_that_no_suit_of_them_has_a_higher_card_out() -> None:
    """Nobody has bid: there are no trumps, and the joker is none."""
    match = Match().deals(HAND, *OTHERS, widow="8C 7D KH").turn("pass", "pass", "pass")
    deal = match.deal
    deal.zone[LAYOUT.hand[0]] = cards("JO KS 7D")
    gone = [one for one in PACK if one.suit in (card("KS").suit, card("7D").suit) and one not in cards("JO KS 7D")]
    deal.history = tuple([(1, one, LAYOUT.hand[1]) for one in gone])
    thrown = answer(deal, 1, cards("JO KS 7D"), cards("AH QH"), alone=False)
    assert thrown[1:] == ("Throw {card}: one must go, and whichever is thrown but the joker, no adversary has a higher "
                          "one of its suit.", "")


def test_a_joker_that_is_kept_has_a_name() -> None:
    """The joker and the left bower were kept over the right, and the hint failed."""
    deal = Match().deals(HAND, *OTHERS, widow="8C 7D KH").deal
    deal.trump = card("JD").suit
    assert tenace(deal, cards("JO JH"), cards("JD 9D"), card("JO")) == \
        "the joker and the knave of hearts are kept over the knave of diamonds"
    assert tenace(deal, cards("AS QS"), cards("KS 9S"), card("AS")) == \
        "the ace of spades and the queen are kept over the king"


def test_what_stands_against_the_bidders_long_suit_is_kept() -> None:
    """From knave, ten, eight of clubs and ten, nine of diamonds the eight was thrown, though the bidder had trumped a
    diamond: his king, queen, seven of clubs made the bid."""
    deal = Match().deals(HAND, *OTHERS, widow="8C 7D KH").deal
    deal.trump = card("7H").suit
    some = cards("JC TC 8C TD 9D")
    deal.history = tuple([(seat, one, LAYOUT.hand[seat]) for seat, one in zip((2, 0, 1), cards("KD 7H QD"),
                                                                             strict=True)])
    assert guarding_nothing(deal, 0, some) == cards("TD 9D")
    assert guarding_nothing(deal, 0, cards("TD 9D")) == ()
    assert guarding_nothing(deal, 1, some) == ()
