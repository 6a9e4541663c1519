"""Of equal cards a master plays the one that his partner can read, and no player throws what commands."""
from __future__ import annotations

import pytest

from cardtable.cards import card, cards
from cardtable.families.tricks import allies
from cardtable.families.tricks.readable import highest_sure, touching
from cardtable.games.euchre.position import Position as EuchrePosition
from cardtable.games.euchre.search.evaluate import AtPlay as EuchreAtPlay
from cardtable.games.whist.evaluate import AtPlay
from cardtable.games.whist.filling import Told
from cardtable.rules.moves import Move
from tests.adapters.solo_whist_position import Position

SPADES, HEARTS = card("2S").suit, card("2H").suit


def test_cards_touch_where_nothing_in_play_lies_between() -> None:
    live = cards("AS KS QS TS 9S 2S")
    assert set(touching(cards("AS KS TS 2S"), card("AS"), live)) == set(cards("AS KS"))
    assert set(touching(cards("TS 9S 2S"), card("TS"), live)) == set(cards("TS 9S 2S"))
    assert touching(cards("AS QS"), card("AS"), live) == cards("AS")


@pytest.mark.parametrize(("hand", "lies", "best", "told"), [
    ("AS KS QS TS", "", "AS", "KS"),                     # the table's, so that the ace does not deny the king
    ("AS KS TS 9S", "", "AS", "KS"), ("AS KS JS 4S", "", "AS", "KS"),
    ("AS KS 7S 3S", "4S 6S", "AS", "KS"),                # third hand the lowest of a sequence
    ("QS JS TS 3S", "4S 6S", "QS", "TS"), ("AS QS 7S 3S", "4S 6S", "AS", "AS")])
def test_the_master_plays_what_can_be_read(hand: str, lies: str, best: str, told: str) -> None:
    view = Told(cards(hand), HEARTS, cards(lies) if lies else (), closed=frozenset({SPADES})).position().view()
    moves = [Move(("play", one)) for one in cards(hand)]
    other = next(move for move in view.decision(0) if move[1] not in cards(hand)) if not lies else None
    book = other or Move(("play", cards(hand)[-1]))
    assert AtPlay(view, 0, book).readable(Move(("play", card(best))), moves) == Move(("play", card(told)))


def test_what_the_book_plays_is_readable() -> None:
    view = Told(cards("AS KS QS TS"), HEARTS, closed=frozenset({SPADES})).position().view()
    ace, queen = Move(("play", card("AS"))), Move(("play", card("QS")))
    asked = AtPlay(view, 0, queen)
    assert asked.readable(ace, [ace, queen]) == queen
    assert asked.readable(ace, [ace]) == ace


def test_no_commanding_card_is_thrown_while_there_is_a_loser() -> None:
    """A bare ace is kept, though queens and kings then lose a guard."""
    hand = cards("QC 9C 6C AH")
    view = Position(hand, 1, "solo", (0,), SPADES, cards("4D")).view()
    deal = view.deal
    table = allies.Table(deal, 1)                        # type: ignore[arg-type]
    assert allies.spared(table, hand) is card("6C")


def test_a_trump_that_cannot_but_be_played_is_not_thrown_away() -> None:
    """It may well win: it is not thrown, and the word on discards is none on it."""
    view = Position(cards("6C 4C"), 3, "solo", (2,), card("2C").suit, cards("6H JS 9S")).view()
    deal = view.deal
    played, why, source = allies.follow(allies.Table(deal, 3), cards("6C 4C"), cards("6H JS 9S"),     # type: ignore[arg-type]
                                        throwing="002:1")
    assert (played, why, source) == (card("4C"), "Play {card}, the lowest: you have nothing but trumps.", "")


@pytest.mark.parametrize(("hand", "trick", "played", "told"), [
    ("TC 9C 7C 5C", "6H JS 9S", "5C", "Play {card}, the lowest: you have nothing but trumps."),
    ("TC 9C 7C 5C", "6H JS 6C", "7C", "Play {card}: you have nothing but trumps, and no lower one beats what lies."),
    ("TC 9C 7C 5C 3D", "6H JS 9S", "5C", "Play {card}: the trick is worth a trump.")])
def test_a_trick_is_worth_a_trump_where_there_is_something_else(hand: str, trick: str, played: str, told: str) -> None:
    deal = Position(cards(hand), 3, "solo", (3,), card("2C").suit, cards(trick)).view().deal
    assert allies.follow(allies.Table(deal, 3), cards(hand), cards(trick)) == (card(played), told, "")      # type: ignore[arg-type]


@pytest.mark.parametrize(("hand", "best", "near", "told"), [
    ("AC KC 7C QD 8S", "KC", "AC KC 7C", "AC"),      # of the king a partner might think that the ace is out
    ("AC KC 7C QD 8S", "KC", "KC 7C", "KC"),         # the ace would be worse
    ("KC QC 7C QD 8S", "QC", "KC QC", "QC"),         # neither is sure
    ("AD KD 7C QC 8S", "KD", "AD KD", "KD"),         # trumps tell otherwise
])
def test_at_euchre_the_highest_of_sure_cards_is_led(hand: str, best: str, near: str, told: str) -> None:
    view = EuchrePosition(cards(hand), card("9D"), ("order together",)).view()
    book = next(move for move in view.decision(0) if move[1] is card("8S"))
    asked = EuchreAtPlay(view, 0, book)
    moves = [Move(("play", one)) for one in cards(near)]
    assert asked.readable(Move.read(f"play {best}"), moves) == Move.read(f"play {told}")
    assert asked.readable(book, [*moves, book]) == book


def test_at_solo_whist_the_highest_of_sure_cards_is_led() -> None:
    view = Position(cards("AC KC 7C 4D"), 1, "solo", (0,), SPADES).view()
    deal = view.deal
    assert highest_sure(deal, 1, card("KC"), deal.playable(1)) is card("AC")        # type: ignore[arg-type, attr-defined]
    assert highest_sure(deal, 1, card("7C"), deal.playable(1)) is card("7C")        # type: ignore[arg-type, attr-defined]
