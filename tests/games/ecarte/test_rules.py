"""One deal of Écarté, law by law."""
from __future__ import annotations

from itertools import combinations, product
from typing import Any

import pytest

from cardtable.cards import SUITS, Cards, card, cards
from cardtable.games.ecarte.rules.rules import (
    DISCARD,
    HAND,
    KINGS,
    ORDER,
    PACK,
    STOCK,
    TRICK,
    TURN_UP,
    WON,
    Ecarte,
    lawful,
    reckon,
    supply,
)
from cardtable.rules.events import NATURE, Event
from cardtable.rules.laws import IMPOSSIBLE
from cardtable.rules.moves import Move
from cardtable.rules.tricks import wins

ELDER, DEALER = 1, 0


def say(deal: Ecarte, *moves: str) -> Ecarte:
    """Lawful moves, "seat verb fields"; one that begins with ! must be refused, and is not made."""
    for text in moves:
        seat, _, rest = text.lstrip("!").partition(" ")
        law = deal.refusal(int(seat), Move.read(rest))
        assert (law is not None) == text.startswith("!"), f"{text}: {law and law.heading}"
        if law is None:
            deal.apply(int(seat), Move.read(rest))
    return deal


def dealt(elder: str = "7C 8C 9C TC 7D", dealer: str = "8D 9D TD AD 7H", turn_up: str = "7S",
          **options: object) -> Ecarte:
    """These hands, the rest of the pack in order below them."""
    first, second = cards(elder), cards(dealer)
    top = (*first[:2], *second[:2], *first[2:], *second[2:], card(turn_up))
    deal = Ecarte(**options)                                     # type: ignore[arg-type]
    deal.apply(NATURE, Move(("shuffle", *top, *[c for c in PACK if c not in top])))
    return deal


def playing(elder: str, dealer: str, *moves: str, trump: str = "S", **fields: Any) -> Ecarte:
    zones: dict[int, str | int] = {HAND[ELDER]: elder, HAND[DEALER]: dealer}
    return say(Ecarte.position(zones, "play", ELDER, trump=SUITS.index(trump), **fields), *moves)


# The deal (laws 8-10, 22)

@pytest.mark.parametrize(("order", "sizes"), [("two-three", [2, 2, 3, 3]), ("three-two", [3, 3, 2, 2])])
@pytest.mark.parametrize("dealer", [0, 1])
def test_packets_go_to_the_elder_hand_first(order: str, sizes: list[int], dealer: int) -> None:
    deal = Ecarte(dealer, packets=(order, order))
    events: list[Event] = []
    deal.tell = events.append
    deal.apply(NATURE, Move(("shuffle", *PACK)))
    packets = [(e.dst, e.cards) for e in events if e.what == "dealt"]
    assert [len(some) for _, some in packets] == sizes
    assert [where for where, _ in packets] == [HAND[1 - dealer], HAND[dealer]] * 2
    assert [c for _, some in packets for c in some] == list(PACK[:10])
    assert deal.zone[TURN_UP] == PACK[10:11]
    assert deal.zone[STOCK] == PACK[11:]
    assert deal.must == (1 - dealer,)


def test_a_dealer_who_may_choose_chooses_once() -> None:
    deal = Ecarte(0, packets=("", ""))
    say(deal, "!1 packets two-three", "!0 packets five", "0 packets three-two", "!0 packets two-three")
    assert deal.packets == ("three-two", "")
    assert deal.must == (NATURE,)


@pytest.mark.parametrize(("turn_up", "points"), [("KS", 1), ("QS", 0), ("AS", 0)])
def test_a_king_turned_up_is_marked(turn_up: str, points: int) -> None:
    deal = dealt(turn_up=turn_up)
    assert deal.score == [points, 0]
    assert deal.trump == 3


def test_a_king_turned_up_at_four_ends_the_deal() -> None:
    deal = dealt(turn_up="KS", score=(4, 4))
    assert (deal.score, deal.over) == ([5, 4], True)
    assert deal.pending()[:2] == ((), ())


# Proposing (laws 26, 27, 49)

@pytest.mark.parametrize(("calls", "pays_two"), [
    (["1 stand"], ELDER), (["1 propose", "0 refuse"], DEALER),
    (["1 propose", "0 accept", "1 discard 7C", "0 discard", "1 stand"], -1),
    (["1 propose", "0 accept", "1 discard 7C", "0 discard 8D", "1 propose", "0 refuse"], -1),
])
def test_only_the_first_refusal_or_play_risks_two(calls: list[str], pays_two: int) -> None:
    deal = say(dealt(), *calls)
    assert deal.pays_two == pays_two
    assert (deal.phase, deal.must) == ("play", (ELDER,))


def test_nothing_is_taken_back() -> None:
    deal = say(dealt(), "1 propose", "!1 stand", "!1 propose", "0 accept", "!0 refuse", "!0 discard",
               "1 discard 7C 8C", "!1 discard 9C", "0 discard", "!0 discard 8D")
    assert deal.phase == "proposal"


def test_the_elder_hand_throws_one_to_five_the_dealer_none_to_five() -> None:
    deal = say(dealt(), "1 propose", "0 accept", "!1 discard", "!1 discard KS", "!1 discard 7C 7C",
               "1 discard 7C 8C 9C TC 7D", "0 discard 8D 9D TD AD 7H")
    assert deal.zone[HAND[ELDER]] == cards("JC QC KC AC JD")
    assert deal.zone[HAND[DEALER]] == cards("QD KD 8H 9H TH")
    assert deal.zone[DISCARD[ELDER]] == cards("7C 8C 9C TC 7D")
    assert len(deal.zone[STOCK]) == 11
    assert deal.zone[TURN_UP] == cards("7S")             # it is never drawn


def test_how_many_is_said_and_which_is_not() -> None:
    deal = dealt()
    events: list[Event] = []
    deal.tell = lambda event: events.append(event.to(deal.eyes(DEALER)))
    say(deal, "1 propose", "0 accept", "1 discard 7C 8C", "0 discard")
    said = [(e.seat, e.args) for e in events if e.what == "discard"]
    assert said == [(1, (2,)), (0, (0,))]
    assert not any(str(c) != "??" for e in events for c in e.cards)


# Short stock (law 38)

@pytest.mark.parametrize(("stock", "elder", "dealer", "conditional", "answer"), [
    (21, 5, 5, False, (True, 5, 5)), (5, 3, 2, False, (True, 3, 2)), (5, 3, 3, False, (True, 3, 0)),
    (2, 3, 1, False, (True, 2, 0)), (5, 3, 3, True, (False, 0, 0)), (6, 3, 3, True, (True, 3, 3)),
])
def test_supply(stock: int, elder: int, dealer: int, conditional: bool, answer: tuple[bool, int, int]) -> None:
    assert supply(stock, elder, dealer, conditional) == answer


def short(stock: int) -> Ecarte:
    """A third proposal with so many cards left."""
    deal = dealt()
    deal.zone[STOCK], deal.proposals = deal.zone[STOCK][:stock], 2
    return say(deal, "1 propose")


def test_conditions_are_offered_below_ten() -> None:
    say(short(10), "!0 accept-if-enough")
    say(short(9), "0 accept-if-enough")


def test_at_the_table_nobody_is_caught_short() -> None:
    deal = say(short(3), "0 accept", "!1 discard 7C 8C 9C TC", "1 discard 7C 8C", "!0 discard 8D 9D", "0 discard 8D")
    assert deal.zone[STOCK] == ()
    say(deal, "!1 propose", "1 stand")
    assert deal.pays_two == -1


def test_an_acceptance_on_condition_lapses_without_penalty() -> None:
    deal = say(short(5), "0 accept-if-enough", "0 discard 8D 9D TD", "1 discard 7C 8C 9C")
    assert (deal.phase, deal.pays_two, len(deal.zone[STOCK])) == ("play", -1, 5)
    assert deal.zone[HAND[ELDER]] == cards("7C 8C 9C TC 7D")


def test_an_acceptance_on_condition_is_met() -> None:
    deal = say(short(5), "0 accept-if-enough", "0 discard 8D 9D", "1 discard 7C 8C 9C")
    assert (deal.phase, len(deal.zone[STOCK])) == ("proposal", 0)
    assert deal.zone[HAND[ELDER]] == cards("TC 7D JC QC KC")     # he is served first, whoever threw first


# The play (000:1074-1090)

def by_the_book(hand: Cards, led: object, trump: int) -> set[object]:
    """The four rules in the words of the book, as sets."""
    assert isinstance(led, type(PACK[0]))
    suit = {c for c in hand if c.suit == led.suit}
    better = {c for c in suit if wins((led, c), trump, ORDER) == 1}
    trumps = {c for c in hand if c.suit == trump}
    return set(better or suit or trumps or hand)


def test_lawful_cards_of_every_small_hand() -> None:
    some = cards("KS 7S AS QH TH 8D")
    for hand, led, trump in product(combinations(some, 3), cards("9S JS JH 9C KD"), (3, 2, 0)):
        assert set(lawful(hand, led, trump)) == by_the_book(hand, led, trump)


@pytest.mark.parametrize(("led", "low"), [("QS", "JS"), ("JS", "AS"), ("AS", "TS"), ("KS", "QS")])
def test_the_ace_is_below_the_knave(led: str, low: str) -> None:
    assert wins(cards(f"{low} {led}"), 3, ORDER) == 1


def test_the_winner_leads_next() -> None:
    deal = playing("7C 8C 9C TC 7D", "JC 9D TD AD 7H", "1 play 7C", "!0 play 9D", "0 play JC")
    assert deal.must == (DEALER,)
    assert deal.zone[WON[DEALER]] == cards("7C JC")
    assert deal.zone[TRICK] == ()


# The king in hand (laws 22-24)

KING_ELDER, NO_KING_ELDER = "KS 8C 9C TC 7D", "7S 8C 9C TC 7D"
KING_DEALER, NO_KING_DEALER = "KS 7C JC AD 7H", "8S 7C JC AD 7H"


@pytest.mark.parametrize(("elder", "dealer", "moves"), [
    (KING_ELDER, NO_KING_DEALER, ["1 king", "!1 king", "!0 king"]),
    (KING_ELDER, NO_KING_DEALER, ["1 play 8C", "!1 king", "0 play JC", "!1 king"]),
    (KING_ELDER, NO_KING_DEALER, ["1 play KS", "1 king"]),
    (KING_ELDER, NO_KING_DEALER, ["1 play KS", "0 play 8S", "!1 king"]),
    (NO_KING_ELDER, KING_DEALER, ["0 king"]),
    (NO_KING_ELDER, KING_DEALER, ["1 play 8C", "0 king", "0 play JC", "!0 king"]),
    (NO_KING_ELDER, KING_DEALER, ["1 play 8C", "0 play JC", "!0 king", "!1 king"]),
    (NO_KING_ELDER, KING_DEALER, ["1 play 7S", "0 play KS", "0 king"]),
    (NO_KING_ELDER, KING_DEALER, ["1 play 7S", "0 play KS", "0 play 7C", "!0 king"]),
    (NO_KING_ELDER, NO_KING_DEALER, ["!0 king", "!1 king"]),
])
def test_the_king_is_announced_in_time_or_not_at_all(elder: str, dealer: str, moves: list[str]) -> None:
    deal = playing(elder, dealer, *moves)
    marked = sum(text.endswith("king") and text[0] != "!" for text in moves)
    assert sum(deal.score) == marked


@pytest.mark.parametrize(("elder", "dealer", "moves"), [
    (KING_ELDER, NO_KING_DEALER, ["1 play KS", "0 play 8S"]),
    (NO_KING_ELDER, KING_DEALER, ["1 play 8C", "0 play JC"]),
    (NO_KING_ELDER, KING_DEALER, ["1 play 7S", "0 play KS", "0 play 7C"]),
    (NO_KING_ELDER, KING_DEALER, ["1 play 7S", "0 play KS", "0 play 7C", "1 play 8C"]),
])
def test_when_the_time_is_over_it_is_not_even_a_fault_to_say_king(elder: str, dealer: str, moves: list[str]) -> None:
    deal = playing(elder, dealer, *moves)
    assert deal.pending().may == ()
    assert [deal.refusal(seat, Move(("king",))) for seat in (ELDER, DEALER)] == [IMPOSSIBLE, IMPOSSIBLE]


def test_the_window_stands_open_whether_he_holds_it_or_not() -> None:
    with_king, without = playing(KING_ELDER, NO_KING_DEALER), playing("9S 8C 9C TC 7D", NO_KING_DEALER)
    assert with_king.pending() == without.pending() == ((1,), (0, 1), "play")
    say(with_king, "1 play 8C")
    assert with_king.pending().may == (0,)
    say(with_king, "0 play JC")
    assert with_king.pending().may == ()


def test_announcing_is_a_right_and_no_duty() -> None:
    deal = playing(KING_ELDER, NO_KING_DEALER, "1 play 8C", "0 play JC")
    assert deal.score == [0, 0]


def test_a_king_announced_is_known_to_be_there() -> None:
    events: list[Event] = []
    deal = playing(KING_ELDER, NO_KING_DEALER)
    deal.tell = events.append
    say(deal, "1 king")
    assert [(e.kind, e.cards) for e in events] == [("said", ()), ("showed", (KINGS[3],)), ("scored", ())]


def test_a_king_at_four_ends_the_game_before_the_play() -> None:
    deal = playing(KING_ELDER, NO_KING_DEALER, "1 king", start={"score": (4, 4)})
    assert (deal.score, deal.over) == ([4, 5], True)


# The score (laws 42, 48, 49)

@pytest.mark.parametrize(("elder_tricks", "pays_two", "offenders", "answer"), [
    (5, -1, (), (ELDER, 2)), (4, -1, (), (ELDER, 1)), (3, -1, (), (ELDER, 1)), (2, -1, (), (DEALER, 1)),
    (1, -1, (), (DEALER, 1)), (0, -1, (), (DEALER, 2)),
    (2, ELDER, (), (DEALER, 2)), (0, ELDER, (), (DEALER, 2)), (3, ELDER, (), (ELDER, 1)), (5, ELDER, (), (ELDER, 2)),
    (3, DEALER, (), (ELDER, 2)), (5, DEALER, (), (ELDER, 2)), (2, DEALER, (), (DEALER, 1)),
    (3, -1, (ELDER,), (ELDER, 0)), (5, -1, (ELDER,), (ELDER, 1)), (3, DEALER, (ELDER,), (ELDER, 1)),
    (5, DEALER, (ELDER,), (ELDER, 1)), (2, -1, (ELDER,), (DEALER, 1)), (2, ELDER, (ELDER,), (DEALER, 2)),
    (3, -1, (ELDER, DEALER), (ELDER, 0)),
])
def test_points(elder_tricks: int, pays_two: int, offenders: tuple[int, ...], answer: tuple[int, int]) -> None:
    assert reckon((5 - elder_tricks, elder_tricks), pays_two, offenders)[:2] == answer


@pytest.mark.parametrize(("before", "abandons", "points"), [
    ([], ELDER, [2, 0]), ([], DEALER, [0, 2]),
    (["1 play 8C", "0 play JC"], DEALER, [0, 1]), (["1 play 8C", "0 play JC"], ELDER, [2, 0]),
    (["1 play 8C"], DEALER, [0, 2]), (["1 play 8C"], ELDER, [2, 0]),
])
def test_a_hand_thrown_up(before: list[str], abandons: int, points: list[int]) -> None:
    deal = playing(NO_KING_ELDER, NO_KING_DEALER, *before, f"{abandons} concede")
    assert (deal.score, deal.over) == (points, True)
    assert sorted(len(deal.zone[pile]) for pile in WON)[1] >= 8


def test_a_hand_thrown_up_costs_two_where_cards_were_declined() -> None:
    deal = playing(NO_KING_ELDER, NO_KING_DEALER, "1 play 7S", "0 play 8S", "0 play 7C", "1 play 8C", "1 concede",
                   pays_two=ELDER)
    assert deal.score == [2, 0]


def test_nothing_is_thrown_up_or_claimed_before_the_play() -> None:
    say(dealt(), "!1 concede", "!1 claim", "1 propose", "!0 concede")


def test_a_resignation_gives_up_the_game_and_not_the_deal() -> None:
    deal = say(dealt(score=(3, 2)), "0 resign")
    assert (deal.over, deal.resigned, deal.score) == (True, 0, [3, 2])
    assert deal.pending()[:2] == ((), ())
