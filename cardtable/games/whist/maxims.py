"""The club player at Whist: the book's advice, place by place (002:5986-7200), with Deschapelles' on the finesse."""
from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from cardtable.cards import Card
from cardtable.families.tricks import maxims as common
from cardtable.families.tricks.maxims import Advice
from cardtable.games.whist import leads, places, signals
from cardtable.games.whist.long import DeschapellesWhist
from cardtable.games.whist.reading import Reading
from cardtable.games.whist.rules import Whist
from cardtable.players.thought import Thought
from cardtable.rules.moves import Move
from cardtable.rules.view import View

Word = tuple[Card, str, str]


def choose(view: View, seat: int, rng: Random) -> Thought:
    """What the book has this seat do, and why."""
    deal = view.deal
    assert isinstance(deal, Whist)
    return Thought(seat, *advise(deal, seat))


# The call at eight

def call_at_eight(honours: int) -> str:
    """Three are shown, two are called on: hardly ever is it right not to (003:4994-5018)."""
    return "show" if honours > 2 else "call" if honours == 2 else "pass"


def calling(deal: Whist, seat: int) -> Advice:
    """At eight, before the first lead."""
    assert isinstance(deal, DeschapellesWhist)
    verb = call_at_eight(deal.honours_of(seat))
    why = {"show": "Show them: three honours in one hand have the game.",
           "call": "Call: one honour more with your partner, and the game is won.",
           "pass": "There are too few honours to call upon."}[verb]
    return Advice(Move((verb,)), why, "003:4994-5018" if verb != "pass" else "003:780-801")


def answering(deal: Whist, seat: int) -> Advice:
    """A call is answered by whoever can."""
    assert isinstance(deal, DeschapellesWhist)
    able = deal.honours_of(seat) > 0
    return Advice(Move(("answer" if able else "silent",)),
                  "Answer: that is the game." if able else "There is no honour to answer with.", "003:5366-5374")


# The lead: the first of these that has anything to say

def trumps_for_partner(reading: Reading, deal: Whist) -> Word | None:
    """A partner who has called for trumps, or led them, has them led to him (002:6649-6652, 7169-7177)."""
    trumps = reading.trumps()
    if trumps and reading.wants_trumps(reading.partner) and reading.trumps_against():
        return signals.answer(trumps), "Lead {card}: your partner wants trumps.", "002:6649-6652"
    return None


def trumps_from_five(reading: Reading, deal: Whist) -> Word | None:
    """From five or more, whatever they are (002:6711-6729)."""
    trumps, dealt = reading.trumps(), reading.dealt.get(deal.trump, ())
    if not trumps or len(dealt) < 5 or not reading.trumps_against():
        return None
    best = leads.down(trumps)[0]
    mine = [c for c in reading.led_by(reading.seat) if c.suit == deal.trump]
    card = best if mine and reading.master(best) else leads.first(trumps, trumps=True)
    return card, "Lead {card}: with five trumps they are to be drawn.", "002:6711-6716"


def winners(reading: Reading, deal: Whist) -> Word | None:
    """The best cards of plain suits, once nobody can trump them; and before the end any (002:7094-7103)."""
    sure = [c for suit, some in reading.held.items() if suit != deal.trump for c in leads.down(some)[:1]
            if reading.master(c) and not reading.ruffed(suit)]
    led = {c.suit for c in reading.led_by(reading.seat)}
    if not reading.trumps_against():
        able = sure
    else:
        able = [c for c in sure if c.suit in led]
    if able:
        return max(able, key=lambda c: (len(reading.held[c.suit]), c.rank)), "Lead {card}: it is the best left.", \
            "002:7094-7103"
    return None


def own_suit_again(reading: Reading, deal: Whist) -> Word | None:
    """The second card from the table's holding (002:6209-6296)."""
    for trick in reading.tricks:
        who, led = trick[0]
        if who != reading.seat or led.suit == deal.trump or reading.ruffed(led.suit):
            continue
        dealt, held = reading.dealt[led.suit], reading.held.get(led.suit, ())
        if led is not leads.first(dealt) or len(dealt) - len(held) != 1:
            continue
        won = deal.order.wins(tuple([c for _, c in trick]), deal.trump) in (0, 2)
        card = leads.second(dealt, won=won, fell=[c for _, c in trick[1:]])
        if card in held:
            assert card is not None
            return card, "Lead {card}, the second from such a suit.", "002:6209-6296"
    return None


def partners_suit(reading: Reading, deal: Whist) -> Word | None:
    """His first suit is led back: the higher of two, the lowest of more (002:6346-6351)."""
    for led in reading.led_by(reading.partner)[:1]:
        held = reading.held.get(led.suit, ())
        if led.suit != deal.trump and held and not reading.ruffed(led.suit):
            return places.returned(held), "Lead {card}: your partner’s suit is returned.", "002:6346-6351"
    return None


def fresh_suit(reading: Reading, deal: Whist) -> Word:
    """The longest, and of it the card of the table (002:5996-6001, 6138-6151)."""
    suits = {suit: some for suit, some in reading.held.items() if not reading.ruffed(suit)} or reading.held
    suit = leads.opening_suit(suits, deal.trump)
    return leads.first(suits[suit], suit == deal.trump), "Lead {card}, of the longest suit.", "002:6138-6151"


LEADS: tuple[Callable[[Reading, Whist], Word | None], ...] = (
    trumps_for_partner, trumps_from_five, winners, own_suit_again, partners_suit, fresh_suit)


# To a card led

def follow(reading: Reading, deal: Whist, some: tuple[Card, ...]) -> Word:
    """A card of the suit led: lowest where it is trumped already, or is partner's for certain; else by the place."""
    trick = deal.on_table()
    by, best = deal.played_by(), deal.order.wins(trick, deal.trump)
    top, ours = trick[best], by[best] == reading.partner
    led, last = trick[0], len(trick) == deal.seats - 1
    low = leads.down(some)[-1]
    if top.suit != led.suit:
        return low, "Play {card}, the lowest: the trick is trumped.", "002:6569-6571"
    leads_of_suit = [c for c in reading.led_by(reading.partner) if c.suit == led.suit]
    if by[0] == reading.partner:
        freed = places.unblock(some, [*leads_of_suit, led])
        if freed is not None:
            return freed, "Play {card}, out of the way of your partner’s suit.", "002:6175-6184"
    if led.suit == deal.trump and by[0] == reading.partner and ours and reading.master(top):
        return signals.echo(some, 1)[0], "Play {card}: the echo of four trumps, or the lowest.", "002:6652-6660"
    if ours and (last or reading.master(top) and top.rank > leads.down(some)[0].rank):
        return low, "Play {card}, the lowest: your partner has the trick.", "002:6569-6571"
    if len(trick) == 1:
        return places.second_hand(some, led, led.suit == deal.trump), "Play {card}, as second hand.", "002:6383-6461"
    if last:
        return places.fourth_hand(some, top), "Play {card}: as cheap as it can be had.", "002:6569-6571"
    return third(reading, deal, some)


def third(reading: Reading, deal: Whist, some: tuple[Card, ...]) -> Word:
    """The best, or a finesse where it can succeed and does not stake the game (002:6487-6565; 003:11272-11327)."""
    trick = deal.on_table()
    top = trick[deal.order.wins(trick, deal.trump)]
    tried = places.finesse(some, top)
    hopeless = tried is not None and places.not_on_the_right(reading.tricks, reading.seat, tried)
    void = trick[1].suit != trick[0].suit
    card = places.third_hand(some, trick, reading.wanted() > 1 and not hopeless, void)
    why = "Play {card}, a finesse." if card is tried and card is not leads.down(some)[0] else \
        "Play {card}, third hand’s best." if card.rank > top.rank else "Play {card}, the lowest: it cannot be beaten."
    return card, why, "002:6506-6565" if card is tried else "002:6487-6500"


def void_of_suit(reading: Reading, deal: Whist) -> Word:
    """A trump, or what can be spared (002:6665-6690, 6731-6788)."""
    trick, trumps = deal.on_table(), reading.trumps()
    by, best = deal.played_by(), deal.order.wins(trick, deal.trump)
    ours, last = by[best] == reading.partner, len(trick) == deal.seats - 1
    able = [c for c in trumps if deal.order.beats(c, trick[best], deal.trump)]
    doubtful = not last and not ours and len(trick) == 1
    if able and not (ours and (last or reading.master(trick[best]))) and places.trumps_it(
            trumps, not doubtful and not ours, reading.wants_trumps(reading.partner)):
        return leads.down(able)[-1], "Play {card}: the trick is worth a trump.", "002:6731-6788"
    plain = [some for suit, some in reading.held.items() if suit != deal.trump] or [trumps]
    enemies = reading.enemies_want_trumps() and not reading.wants_trumps(reading.partner)
    where = "strongest" if enemies else "weakest"
    return places.discard(plain, enemies), f"Throw {{card}}, from the {where} suit.", "002:6665-6690"


def play(deal: Whist, seat: int) -> Advice:
    """A lead or an answer."""
    reading, some = Reading(deal, seat), deal.allowed(seat)
    trick = deal.on_table()
    if not trick:
        card, why, source = next(words(reading, deal))
    elif some[0].suit == trick[0].suit:
        card, why, source = follow(reading, deal, some)
    else:
        card, why, source = void_of_suit(reading, deal)
    return Advice(Move(("play", card)), why.format(card=f"the {card.name}"), source)


def words(reading: Reading, deal: Whist) -> Iterator[Word]:
    """What the maxims of the lead say, in their order."""
    for maxim in LEADS:
        found = maxim(reading, deal)
        if found is not None:
            yield found


PHASES: dict[str, Callable[[Whist, int], Advice]] = {"calling": calling, "answering": answering, "play": play}

advise = common.by_phase(PHASES)
