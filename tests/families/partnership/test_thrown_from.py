"""What is said of a suit from which a card is thrown or led is so of the hand."""
from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

import pytest

from cardtable.cards import SUITS, Card, card, cards
from cardtable.families.partnership import places
from cardtable.families.partnership.reading import Reading
from cardtable.families.tricks import maxims as common
from cardtable.families.tricks.deal import TrickDeal
from cardtable.families.tricks.order import NO_TRUMP
from cardtable.games import game
from cardtable.games.five_hundred.rules import FiveHundred
from cardtable.players.think import think
from cardtable.rules.events import NATURE
from cardtable.rules.sitting import Sitting
from tests.spread import far

SPADES = SUITS.index("S")
ODD = .2                                         # how often somebody does otherwise, so that all is met with
CHOICES = far(900, 30000)


@pytest.mark.parametrize(("held", "thrown", "enemies", "said"), [
    ("QH 8S 7S 6S 5S", "QH", True, "Throw {card}, the only card beside trumps."),
    ("QH 8S 7S 6S 5S", "QH", False, "Throw {card}, the only card beside trumps."),
    ("QH 9H 8S 7S 6S", "9H", False, "Throw {card}, the lowest of the only suit beside trumps."),
    ("QH 9H 2H", "2H", True, "Throw {card}, the lowest of the only suit that is left."),
    ("QH", "QH", False, "Throw {card}, the only card that is left."),
    ("8S 7S", "7S", False, "Play {card}, the lowest: nothing but trumps is left."),
    ("QH 9H 2C", "2C", False, "Throw {card}, from the weakest suit."),
    ("QH 9H 2C", "9H", True, "Throw {card}, from the strongest suit."),
    ("5H 8C 7D", "8C", True, "Throw {card}: of every suit that is left there is but one card."),
    ("5H 8C 7D 9S", "5H", False, "Throw {card}: of every suit beside trumps there is but one card."),
    ("KH 9H 5C 4C 3C", "3C", False, "Throw {card}, from the weakest suit that can spare a card."),
    ("AH 9H JC 7C 6C", "9H", False, "Throw {card}, from the shortest suit."),
    ("AH 3H 2H JC TC 7C", "2H", False, "Throw {card}, from one of the shortest suits."),
    ("KH 9H AC 4C 3C", "3C", False, "Throw {card}, from a suit that can spare a card."),
    ("AH 9H JC 7C 6C", "6C", True, "Throw {card}, from the longest suit."),
])
def test_strongest_and_weakest_are_of_several(held: str, thrown: str, enemies: bool, said: str) -> None:
    assert places.thrown_from(card(thrown), Reading.by_suit(cards(held)), SPADES, enemies) == said


@pytest.mark.parametrize(("many", "lengths", "trumps", "said"), [
    (1, [1], True, "a single card"), (1, [1, 1], False, "one of your single cards"),
    (1, [2, 1], False, "a single card"),
    (3, [3], True, "of the only suit beside trumps"), (3, [3], False, "of the only suit that is left"),
    (3, [3, 2], True, "of the longest suit"), (3, [3, 3, 1], True, "of one of the longest suits"),
    (3, [4, 3], True, "of a shorter suit")])
def test_a_lead_is_of_the_longest_of_several(many: int, lengths: list[int], trumps: bool, said: str) -> None:
    assert common.of_suit(many, lengths, trumps) == said


@pytest.mark.parametrize(("held", "thrown", "said"), [
    ("KS QS JO", "QS", ", the lowest of the only suit beside the joker"),
    ("KS JO", "KS", ", the only card beside the joker"),
    ("JO", "JO", ": nothing but the joker is left"), ("KS QS", "QS", ", the lowest of the only suit that is left")])
def test_where_nothing_is_trumps_the_joker_is_none(held: str, thrown: str, said: str) -> None:
    assert common.thrown_from(FiveHundred.order, cards(held), NO_TRUMP, card(thrown)) == said


def good(deal: TrickDeal, seat: int, suits: Iterable[Sequence[Card]]) -> bool:
    """Whether of none of these suits an adversary may have a card that beats the lowest."""
    seen = {card for _, card, _ in deal.history} | {card for some in suits for card in some} | set(deal.nobodys)
    seen |= {card for who in deal.partners_of(seat) for card in deal.playable(who)
             if deal.by(who) == deal.by(seat) or deal.zone[deal.layout.shown[who]]}
    return not any(deal.order.suit(card, deal.trump) == deal.order.suit(some[-1], deal.trump)
                   and deal.order.beats(card, some[-1], deal.trump)
                   for some in suits for card in deal.pack if card not in seen)


def opened(deal: TrickDeal, suit: int) -> int:
    """Who has led this suit first."""
    size = deal.playing()
    return next(seat for seat, card, _ in deal.history[::size] if card.suit == suit)


def untrue(deal: TrickDeal, seat: int, thrown: Card, why: str) -> bool:
    """Whether the words are not so of the hand from which this card is played."""
    suits = common.suits(deal.order, deal.playable(seat), deal.trump)
    plain = {suit: some for suit, some in suits.items() if suit != deal.trump}
    if "your partner’s suit is returned" in why:
        return opened(deal, thrown.suit) not in deal.partners_of(seat)
    if "led your suit back" in why:
        return opened(deal, thrown.suit) != seat
    lengths = sorted(map(len, plain.values()))
    trumps = deal.trump != NO_TRUMP and deal.trump in suits
    many = len(suits[deal.order.suit(thrown, deal.trump)])
    if "the only card" in why or "a single card" in why:
        return many != 1 or "only" in why and len(plain) != 1
    if "the only suit" in why:
        return len(plain) != 1 or many == 1 or ("beside trumps" in why) != trumps
    if "but one card" in why:
        return lengths[0] != lengths[-1] or lengths[-1] != 1 or ("beside trumps" in why) != trumps
    if "your strong suit" in why:
        own, *others = sorted(plain.values(), key=lambda some: thrown not in some)
        return all(places.strength(some) <= places.strength(own) for some in others)
    if "weak suit" in why and good(deal, seat, plain.values()):
        return True
    if "of what is kept, either" in why:
        return not good(deal, seat, plain.values()) or len(plain) < 2
    if "strongest" in why or "weakest" in why:
        heads = [deal.order.strength(some[0], deal.trump) for some in plain.values()]
        head = deal.order.strength(suits[deal.order.suit(thrown, deal.trump)][0], deal.trump)
        if head != (max if "strongest" in why else min)(heads):
            return True
        return len(plain) < 2 or "that can spare" not in why and "weak suit" not in why and \
            many != lengths[-1 if "strongest" in why else 0]
    if "one of the longest" in why:
        return not many == lengths[-1] == lengths[-2]
    if "one of the shortest" in why:
        return not many == lengths[0] == lengths[1]
    if "the shortest suit" in why:
        return not many == lengths[0] < lengths[1]
    return "of the longest suit" in why and (len(plain) < 2 or not many == lengths[-1] > lengths[-2])


@pytest.mark.parametrize("name", ["whist", "bridge", "solo-whist", "five-hundred"])
def test_so_it_is_of_hands_in_play(name: str) -> None:
    rng, sitting, told = Random(f"truth {name}"), Sitting(game(name), {}), 0
    for _ in range(CHOICES):
        if sitting.over:
            sitting = Sitting(game(name), {})
        deal = sitting.match.deal()
        seat = deal.must[0]
        if seat == NATURE:
            sitting.submit(seat, deal.decision(seat).sample(rng))
            continue
        thought = think(sitting.view(deal.by(seat)), "club", rng.getrandbits(30))
        if isinstance(deal, TrickDeal) and thought.move.verb == "play" and isinstance(thought.move[1], Card):
            told += "suit" in thought.why
            assert not untrue(deal, seat, thought.move[1], thought.why), f"{thought.why} {deal.playable(seat)}"
        odd = thought.move.verb == "play" and rng.random() < ODD
        sitting.submit(thought.seat, deal.decision(seat).sample(rng) if odd else thought.move)
    assert told > 10
