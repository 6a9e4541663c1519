"""The program that makes the tables of what a hand is worth."""
from __future__ import annotations

from random import Random

from cardtable.games.piquet.tables import worth
from cardtable.games.piquet.tables.make import Dealing, Table, by_hand, fitted, text

TABLES = Table(worth.ELDER_SUIT, worth.ELDER_RANK), Table(worth.DEALER_SUIT, worth.DEALER_RANK)


def test_a_fit_finds_what_hands_were_made_to_be_worth() -> None:
    rng, true = Random(1), TABLES[0]
    hands = [sum([1 << card for card in rng.sample(range(32), 12)]) for _ in range(1500)]
    deals = [(hand, true.of(hand)) for hand in hands]
    found, explained = fitted(by_hand(.5), deals, rng)
    assert explained > 0.9
    better = sum([(found.of(a) > found.of(b)) == (true.of(a) > true.of(b))
                  for a, b in zip(hands[::2], hands[1::2], strict=True)])
    assert better > 0.9 * len(hands) / 2


def test_what_is_written_is_what_was_found() -> None:
    module: dict[str, object] = {}
    exec(text(TABLES, (.7, .67), 20_000, 2), module)
    assert module["ELDER_SUIT"] == worth.ELDER_SUIT
    assert module["DEALER_RANK"] == worth.DEALER_RANK


def test_deals_keep_their_cards() -> None:
    dealing = Dealing(TABLES, Random(2))
    for _ in range(5):
        dealt = dealing.deal()
        assert dealt.elder & dealt.dealer == 0
        assert dealt.elder.bit_count() == dealt.dealer.bit_count() == 12
