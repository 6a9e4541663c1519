"""A second opinion on small positions: every line of play to its end, nothing cut off, nothing ignored.

It shares no code with the solver; only the finished positions it has met are kept, each by all its cards.
"""

from __future__ import annotations

from functools import cache

from cardtable.solver import Position, cards_in


def values(position: Position) -> dict[int, int]:
    """The value of each legal card of the seat to play, as `Solver.values` defines it."""
    scoring, duties, sides = position.scoring, position.duties, position.sides
    seats = len(position.hands)
    side = sides[position.to_play()] if position.side is None else position.side

    def suit_of(card: int) -> int:
        return card // 16

    def winner(trick: tuple[tuple[int, int], ...]) -> tuple[int, int]:
        best = trick[0]
        for seat, card in trick[1:]:
            if suit_of(card) == suit_of(best[1]):
                if card > best[1]:
                    best = (seat, card)
            elif suit_of(card) == position.trump:
                best = (seat, card)
        return best

    def legal(hand: int, trick: tuple[tuple[int, int], ...]) -> list[int]:
        cards = cards_in(hand)
        if not trick or not duties.follow:
            return cards
        led, best = suit_of(trick[0][1]), winner(trick)[1]
        bound = [card for card in cards if suit_of(card) == led]
        if not bound:
            bound = [card for card in cards if suit_of(card) == position.trump] if duties.trump else []
        if duties.head:
            higher = [card for card in bound if suit_of(card) == suit_of(best) and card > best]
            bound = higher or bound
        return bound or cards

    def seat_after(hands: tuple[int, ...], seat: int) -> int:
        for step in range(1, seats + 1):
            if hands[(seat + step) % seats]:
                return (seat + step) % seats
        return seat

    def follower(hands: tuple[int, ...], trick: tuple[tuple[int, int], ...]) -> int | None:
        seat = trick[-1][0]
        while True:
            seat = (seat + 1) % seats
            if seat == trick[0][0]:
                return None
            if hands[seat]:
                return seat

    def points(for_us: bool) -> int:
        return 1 if for_us else (-1 if scoring.margin else 0)

    def after(hands: tuple[int, ...], trick: tuple[tuple[int, int], ...], seat: int, card: int, won: int) -> int:
        gained = 0
        if not trick:
            gained += scoring.lead * points(sides[seat] == side)
        hands = tuple(hand & ~(1 << card) if who == seat else hand for who, hand in enumerate(hands))
        trick = (*trick, (seat, card))
        turn = follower(hands, trick)
        if turn is not None:
            return gained + best(hands, trick, turn, won)
        taker = winner(trick)[0]
        worth = scoring.trick + sum(scoring.cards.get(card, 0) for _, card in trick)
        if sides[taker] != sides[trick[0][0]] and (sides[taker] == side) != (sides[trick[0][0]] == side):
            worth += scoring.taken
        if not any(hands):
            worth += scoring.last
        gained += worth * points(sides[taker] == side)
        won += sides[taker] == side
        if not any(hands):
            return gained + (scoring.table[won] if scoring.table else 0)
        return gained + best(hands, (), taker if hands[taker] else seat_after(hands, taker), won)

    @cache
    def best(hands: tuple[int, ...], trick: tuple[tuple[int, int], ...], turn: int, won: int) -> int:
        choose = max if sides[turn] == side else min
        return choose(after(hands, trick, turn, card, won) for card in legal(hands[turn], trick))

    turn = position.to_play()
    return {
        card: after(tuple(position.hands), tuple(position.trick), turn, card, position.won)
        for card in legal(position.hands[turn], tuple(position.trick))
    }
