"""Incidents of Bridge and Auction, brought about by moves at a strict table; what is told is what the match offers.

Seats are numbered as in NESW.  South deals and plays the hand, North is Dummy, West leads.
"""
from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from cardtable.cards import RANKS, SUITS, Card, card
from cardtable.families.declarer.strict import StrictDeclarer
from cardtable.rules.events import NATURE, Event
from cardtable.rules.laws import IMPOSSIBLE
from cardtable.rules.moves import Move

Facts = dict[str, Any]
NORTH, EAST, SOUTH, WEST = range(4)
ALL = 13


def says(one: StrictDeclarer, seat: int, move: Move | str, law: int = 0) -> StrictDeclarer:
    """A move, lawful or against this law."""
    move = Move.read(move) if isinstance(move, str) else move
    broken = one.refusal(seat, move)
    assert broken is not IMPOSSIBLE, f"{seat} {move}"
    assert (broken.number if broken else 0) == law, f"{seat} {move}: {broken}"
    one.apply(seat, move, broken)
    return one


# A play in which the tricks fall as they are wanted

def planned(trump: str, winners: Sequence[int], revokes: Sequence[int]) -> tuple[list[list[Card]], list[int]]:
    """The cards of each trick by seat, and in which tricks revokes are made, by these seats, who win none.

    Twelve tricks are three rounds of each suit, trumps last; the last trick is what is left, one card of each suit.
    Who revokes plays at the third round of the first suit, or the second, what he should keep for a later suit's last
    round, and throws the card he owes then.
    """
    suits = [s for s in SUITS if s != trump] + [trump] * (trump in SUITS)
    tricks: list[list[Card]] = []
    for number, winner in enumerate(winners[:12]):
        suit, block = suits[number // 3], number % 3
        ranks = RANKS[1 + 4 * block:5 + 4 * block]
        others = [seat for seat in range(4) if seat != winner]
        row = {winner: card(f"{ranks[3]}{suit}"), **{s: card(f"{ranks[n]}{suit}") for n, s in enumerate(others)}}
        tricks.append([row[seat] for seat in range(4)])
    last = winners[12]
    guilty = list(dict.fromkeys(revokes))
    rest = [seat for seat in range(4) if seat not in (last, *guilty)]
    order = {last: suits[3], **dict(zip([*guilty, *rest], suits[:3], strict=True))}
    tricks.append([card(f"{RANKS[0]}{order[seat]}") for seat in range(4)])
    made = []
    for n, seat in enumerate(revokes):
        early, late = 2 - n, 5 + 3 * n           # a round of the first suit; the last of the second or the third
        tricks[early][seat], tricks[late][seat] = tricks[late][seat], tricks[early][seat]
        made.append(early + 1)
    return tricks, made


def winners_of(ours: int, theirs: int, trump: str) -> list[int]:
    """North takes so many for his side, West the rest; without trumps the last two fall to one of them."""
    order = [WEST] * theirs + [NORTH] * ours
    if trump not in SUITS and ours == 1:
        order = [NORTH] * ours + [WEST] * theirs
    return order


Calling = Callable[[StrictDeclarer], None]


def played(one: StrictDeclarer, trump: str, ours: int, calls: Calling, offenders: Sequence[int], law: int,
           choices: Iterable[str]) -> list[Event]:
    """South's side takes so many tricks, these seats revoke, and it is proved and paid so; what is marked."""
    heard: list[Event] = []
    one.tell = heard.append
    tricks, made = planned(trump, winners_of(ours, ALL - ours, trump), offenders)
    deck = [tricks[n][seat] for n in range(ALL) for seat in one.round(one.left(one.dealer))]
    says(one, NATURE, Move(("shuffle", *deck)))
    calls(one)
    for number, row in enumerate(tricks):
        if number == ALL - 1:
            for seat, trick in zip(offenders, made, strict=True):
                says(one, SOUTH if seat in (EAST, WEST) else WEST, Move(("accuse", law, seat, trick)))
        for _ in range(4):
            seat, = one.must
            wrong = any(seat == who and number + 1 == trick for who, trick in zip(offenders, made, strict=True))
            says(one, seat, Move(("play", row[seat])), law if wrong else 0)
    for seat in list(one.must):
        says(one, seat, "content")
    for choice in choices:
        says(one, one.must[0], f"exact {choice}")
    assert one.over
    return [event for event in heard if event.kind == "scored"]


# Moments of play: South wins the first trick, and leads to the second

HANDS = {"W": ["2C", "4D", "6H"], "N": ["3C", "6D", "7H"], "E": ["4C", "AD"], "S": ["AC", "5D"]}
FIRST = ((WEST, "2C"), (NORTH, "3C"), (EAST, "4C"), (SOUTH, "AC"))


def on(one: StrictDeclarer, plays: Sequence[tuple[int, str]], wrong: int = -1, law: int = 0) -> StrictDeclarer:
    """These cards are played, that of one seat against a law."""
    for seat, text in plays:
        says(one, seat, f"play {text}", law if seat == wrong else 0)
    return one


def play_out(one: StrictDeclarer) -> None:
    """To the accusations, exposed cards left alone."""
    while one.phase in ("play", "ordering"):
        says(one, one.must[0], "free" if one.phase == "ordering" else next(iter(one.decision(one.must[0]))))


def offered(one: StrictDeclarer) -> list[str]:
    """What may be exacted now."""
    return [str(move[1]) for move in one.decision(one.must[0])] if one.phase == "remedy" else []


def revoke(one: StrictDeclarer, revoker: str, turned_and_quitted: bool, next_trick_cards_by: Sequence[str],
           partner_asked_before_quitted: bool, answered_no: bool, article: int,
           dummys: int) -> Iterator[tuple[str, Any]]:
    """To the second trick."""
    seat = "NESW".index(revoker)
    on(one, FIRST)
    cards = {SOUTH: "5D", WEST: "6H" if seat == WEST else "4D", NORTH: "7H" if seat == NORTH else "6D"}
    for player, text in cards.items():
        says(one, player, f"play {text}", (dummys if seat == NORTH else article) if player == seat else 0)
    if partner_asked_before_quitted:
        says(one, EAST, "ask")
        if answered_no:
            says(one, seat, "have-none")
    says(one, EAST, "play AD")
    if turned_and_quitted:
        says(one, EAST, "turn")
    for letter in next_trick_cards_by:
        player = "NESW".index(letter)
        says(one, player, next(iter(one.decision(player))))
    if seat == NORTH:
        before = one.history
        says(one, EAST, Move(("accuse", dummys, NORTH)))
        yield "penalty_due", one.phase == "remedy"
        yield "trick_stands", one.history == before
        return
    established = one.refusal(seat, Move(("mend",))) is IMPOSSIBLE
    yield "established", established
    says(one, SOUTH, Move(("accuse", article, seat, 2)))
    if established:
        play_out(one)
        for other in list(one.must):
            says(one, other, "content")
    yield "penalty_due", one.phase == "remedy" and one.due[0].article == article


def lead_out_of_turn(one: StrictDeclarer, by: str, followed: int, wrong: int, turn: int) -> Iterator[tuple[str, Any]]:
    """South leads in West's place to the first trick, or West in South's to the second."""
    seat = "NESW".index(by)
    if seat == WEST:
        on(one, FIRST)
    says(one, seat, next(iter(Move(("play", c)) for c in one.playable(seat))), turn if seat == WEST else wrong)
    for _ in range(followed):
        says(one, one.must[0], next(iter(one.decision(one.must[0]))))
    rectify = one.refusal(seat, Move(("rectify",))) is None
    leader, before = one.leader, one.history
    says(one, SOUTH if seat == WEST else WEST, Move(("accuse", turn, seat)))
    found = offered(one)
    yield "remedies", found
    yield "penalty_on", by if found else None
    yield "offender_may_rectify", rectify
    yield "stands", (one.leader, one.history) == (leader, before)
