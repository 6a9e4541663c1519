"""What wants judgement at Solo Whist, beyond what the club player does by habit: the lead through a caller who keeps
from trumps, the suits of partners, and no finesse in that of a partner on the right (002:4982-5004, 5014-5017)."""
from __future__ import annotations

from cardtable.cards import Card, Cards
from cardtable.families.tricks import maxims as common
from cardtable.families.tricks.allies import GOOD_ENOUGH, Table, in_sequence
from cardtable.families.tricks.one_against_all import Word
from cardtable.games.solo_whist.rules import SoloWhist
from cardtable.games.solo_whist.stakes import SOLO

WEAK = 3                                         # fewer trumps are no strength
LED, TAKEN = 1, 2                                # what a partner's lead of a suit tells of the best of it, and a trick
NO_FINESSE = "002:4982-4983"
Led = list[tuple[int, Card]]                     # a trick, by seat


def tricks_of(deal: SoloWhist) -> list[Led]:
    """The whole tricks that have been played."""
    played = [(seat, card) for seat, card, _ in deal.history]
    return [played[n:n + deal.playing()] for n in range(0, len(played), deal.playing())]


def taker(deal: SoloWhist, trick: Led) -> int:
    """Who has won it."""
    return trick[deal.order.wins(tuple([card for _, card in trick]), deal.trump)][0]


def down(some: Cards) -> Cards:
    """From the highest down."""
    return tuple(sorted(some, key=lambda card: -card.rank))


def through_the_caller(deal: SoloWhist, table: Table, some: Cards) -> Word | None:
    """A solo's caller has led, and no trumps: by the adversary on his right they are led through him, by another the
    lead is put there (002:5001-5004)."""
    led = [trick[0] for trick in tricks_of(deal)]
    his = [card for seat, card in led if seat == deal.bidder]
    if deal.bid != SOLO or table.seat in deal.callers or not his or any(c.suit == deal.trump for c in his):
        return None
    if deal.after(table.seat) == deal.bidder:
        trumps = down(tuple([card for card in some if card.suit == deal.trump]))
        if not trumps:
            return None
        card = trumps[0] if len(trumps) < WEAK or in_sequence(trumps) else trumps[-1]
        return card, "Lead {card}: the caller keeps from trumps, and here they go through that hand.", "002:5001-5004"
    right = next(seat for seat in range(deal.seats) if deal.after(seat) == deal.bidder)
    for suit in hopes(deal, right):
        held = down(tuple([card for card in some if card.suit == suit]))
        if held and not table.master(held[-1]):
            return held[-1], "Lead {card}: whoever sits on the caller’s right is to lead trumps through that hand.", \
                "002:5001-5004"
    return None


def hopes(deal: SoloWhist, seat: int) -> list[int]:
    """The plain suits that a partner has led or taken, first those in which he is likeliest to have the lead: he led
    one and took it, took one, led one; those last that a caller took, and none that a caller would trump."""
    found: dict[int, int] = {}
    without = set[int]()
    for trick in tricks_of(deal):
        leader, card = trick[0]
        won = taker(deal, trick)
        best = dict(trick)[won]
        if seat in (leader, won) and card.suit != deal.trump:
            found[card.suit] = found.pop(card.suit, 0)           # the latest goes before its equals
            found[card.suit] += LED * (leader == seat) + TAKEN * (won == seat and best.suit == card.suit)
        if won in deal.callers and best.suit == card.suit in found:
            found[card.suit] -= TAKEN
        without |= {card.suit for who, one in trick if who in deal.callers and one.suit != card.suit}
    return sorted([suit for suit in reversed(found) if suit not in without], key=lambda suit: -found[suit])


def strong_in(deal: SoloWhist, table: Table, suit: int) -> set[int]:
    """The adversaries who have taken a trick of this suit with a card of it, and a lone caller."""
    found = {deal.bidder} - set(table.ours) if len(deal.callers) == 1 else set[int]()
    for trick in tricks_of(deal):
        won = taker(deal, trick)
        if trick[0][1].suit == suit and dict(trick)[won].suit == suit and won not in table.ours:
            found.add(won)
    return found


def returned(deal: SoloWhist, table: Table, some: Cards) -> Word | None:
    """A partner's suit is led back, but through the strong hand, not up to it: not where that plays last
    (002:5014-5017)."""
    last = next(seat for seat in range(deal.seats) if deal.after(seat) == table.seat)
    for trick in tricks_of(deal):
        seat, card = trick[0]
        held = down(tuple([one for one in some if one.suit == card.suit]))
        if seat in table.ours and seat != table.seat and card.suit != deal.trump and held \
                and last not in strong_in(deal, table, card.suit):
            chosen = held[0] if len(held) < WEAK or table.master(held[0]) else held[-1]
            opener = next(one[0][0] for one in tricks_of(deal) if one[0][1].suit == card.suit)
            why = common.returned(opener, table.seat, [one for one in table.ours if one != table.seat])
            return chosen, f"Lead {{card}}: {why}.", "002:5014-5017" if opener != table.seat else ""
    return None


def better_not(deal: SoloWhist, table: Table, some: Cards) -> set[int]:
    """The plain suits that would be led up to the strong hand, or would force a partner, weak in trumps oneself, where
    no cross ruff is to be seen (002:4996-4998, 5014-5017)."""
    last = next(seat for seat in range(deal.seats) if deal.after(seat) == table.seat)
    found = {trick[0][1].suit for trick in tricks_of(deal) if trick[0][0] in table.ours
             and trick[0][0] != table.seat and last in strong_in(deal, table, trick[0][1].suit)}
    trumps = sum([card.suit == deal.trump for card in table.hand])
    if len(deal.callers) == 2 and trumps < WEAK and len({card.suit for card in table.hand}) == len(common.suits(
            deal.order, deal.pack, deal.trump)):
        for trick in tricks_of(deal):
            found |= {trick[0][1].suit for seat, card in trick if seat in table.ours and seat != table.seat
                      and card.suit != trick[0][1].suit}
    return found


def answer(deal: SoloWhist, table: Table, some: Cards, trick: Cards) -> Word | None:
    """A partner on the right has led, and both who are still to play are adversaries: the best is played, for there is
    no finesse, unless his card may take the trick (002:4982-4983)."""
    best, led = max(some, key=lambda card: card.rank), trick[0]
    behind = [seat for seat in deal.in_play() if seat not in deal.played_by()]
    if len(trick) > 1 or deal.played_by()[0] not in table.ours or any(seat in table.ours for seat in behind) \
            or not best.suit == led.suit != deal.trump or led.rank >= min(GOOD_ENOUGH, best.rank):
        return None
    return best, "Play {card}, your best: on a partner’s lead from the right there is no finesse.", NO_FINESSE


def thrown(table: Table, some: Cards) -> Word:
    """By the caller of a misère who cannot follow: from the suit in which he is likeliest to be made to win, the
    highest, where that makes most of the difference."""
    suits = common.suits(table.deal.order, some, table.trump)

    def eased(card: Card) -> tuple[int, int, int]:
        held = suits[card.suit]
        rest = tuple([one for one in held if one is not card])
        return exposed(table, held) - exposed(table, rest), exposed(table, held), card.rank

    card = max([held[0] for held in suits.values()], key=eased)
    if not eased(card)[0]:
        return card, "Throw {card}, the highest of its suit.", ""
    return card, "Throw {card}: it is the likeliest to be made to win.", ""


def exposed(table: Table, held: Cards) -> int:
    """How far a suit is from being safe: of each card from below, how many more of those that are out are lower than
    there are lower cards beside it."""
    if not held:
        return 0
    out = table.out(held[0].suit)
    return max([sum([one.rank < card.rank for one in out]) - n for n, card in enumerate(held[::-1])] + [0])


def lead(deal: SoloWhist, table: Table, some: Cards) -> tuple[Word | None, Cards]:
    """What is led before all else; and of which cards habit may choose, where it is not that."""
    word = through_the_caller(deal, table, some)
    trumps = [card for card in some if card.suit == deal.trump]
    drawing = table.seat in deal.callers and trumps and table.out(deal.trump)
    if word is None and not drawing:
        word = returned(deal, table, some)
    barred = better_not(deal, table, some)
    rest = tuple([card for card in some if card.suit not in barred])
    return word, rest if any(card.suit != deal.trump for card in rest) else some
