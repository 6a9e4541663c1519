"""What the club player does as a matter of habit: the tables of leads and places, calls and discards, from what has
fallen alone.

The compiled search takes everybody to play so (`search/habits.py` here; a test has both choose the same card).  What
wants judgement beyond habit goes before it (`maxims.py`).
"""
from __future__ import annotations

from cardtable.cards import RANKS, Card
from cardtable.families.partnership import leads, places, signals
from cardtable.families.partnership.deal import PartnersDeal
from cardtable.families.partnership.leading import Word, lead
from cardtable.families.partnership.reading import Reading
from cardtable.families.partnership.seen_behind import overtrumped


def habit(reading: Reading, deal: PartnersDeal, some: tuple[Card, ...]) -> Word:
    """A lead or an answer, of the cards that may be played."""
    trick = deal.on_table()
    if not trick:
        return lead(reading, deal)
    return follow(reading, deal, some) if some[0].suit == trick[0].suit else void_of_suit(reading, deal)


def follow(reading: Reading, deal: PartnersDeal, some: tuple[Card, ...]) -> Word:
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
        if freed is not None:                    # a knave that does not open its suit tells of nothing longer
            if reading.begun_by(led.suit) in (None, reading.partner):
                return freed, "Play {card}, out of the way of your partner’s suit.", "002:6175-6184"
            return freed, BEST, "002:6487-6500"
    if led.suit == deal.trump and by[0] == reading.partner and ours and reading.master(top):
        echoed = signals.echo(some, 1)[0]
        return echoed, HIS if echoed is low else ECHO, "002:6652-6660"
    if ours and (last or not reading.gains(leads.down(some)[0], top)):
        card = calling_card(reading, deal, some) if last else None
        if last and completes_call(reading, deal, low):
            return low, CALLED, "002:6586-6645"
        if last:
            his = CHEAP if low.rank > top.rank else HIS
        else:
            his = AS_GOOD if leads.down(some)[0].rank > top.rank else HIGHER
        return (card, *call(reading)) if card is not None else (low, his, "002:6569-6571")
    if len(trick) != 2:
        won = None if last else high_second(reading, deal, some)
        if won is not None:
            return won, COMMANDS, ""
        chosen = places.fourth_hand(some, top) if last else places.second_hand(some, led, led.suit == deal.trump)
        card = calling_card(reading, deal, some) if chosen is low else None
        if card is not None:
            return card, *call(reading)
        if chosen is low and completes_call(reading, deal, low):
            return low, CALLED, "002:6586-6645"
        if last:
            return chosen, CHEAP if chosen.rank > top.rank else LOWEST, "002:6569-6571"
        if leads.down(some)[0].rank < top.rank:
            return chosen, LOWEST, "002:6569-6571"
        plain = chosen is low and chosen.rank <= signals.TEN
        return chosen, LOW if plain else SECOND, "002:6383-6461"
    return third(reading, deal, some)


def high_second(reading: Reading, deal: PartnersDeal, some: tuple[Card, ...]) -> Card | None:
    """The lowest that commands a plain suit which has been led before and which no adversary is known to trump: second
    hand's table is of first rounds, and to hold it up afterwards loses (docs/play.md)."""
    led = deal.on_table()[0]
    if led.suit == deal.trump or reading.begun_by(led.suit) is None or reading.ruffed(led.suit):
        return None
    able = [card for card in some if card.rank > led.rank and reading.master(card)]
    return min(able, key=lambda card: card.rank, default=None)


HIS = "Play {card}, the lowest: the trick is your partner’s."
AS_GOOD = "Play {card}, the lowest: your partner’s card is as good as yours."
HIGHER = "Play {card}, the lowest: your partner’s card is higher than yours."
CHEAP = "Play {card}: the trick cannot be had more cheaply."
LOW = "Play {card}, low as second hand: your partner is yet to play."
COMMANDS = "Play {card}: nothing higher of the suit is out."
SECOND = "Play {card}, as second hand does from such a suit."
BEST = "Play {card}, third hand’s best."
FINESSE = "Play {card}, a finesse."
ACE_LEFT = "Play {card}, a finesse: the ace must lie on the left."
BEATEN = "Play {card}, the lowest: what lies cannot be beaten."
EQUAL = "Play {card}: it does as well as your best, for nothing that is out lies between them."
LOWEST = "Play {card}: the lowest, for none you may play would win."
CALLS = "Play {card}, higher than is wanted: it calls for trumps."
CALLED = "Play {card}, lower than your first of the suit: now you have called for trumps."
TELLS = "Play {card}, higher than is wanted: it tells your partner, who has called, of four trumps."
ALL_TRUMPS = "Play {card}, the lowest: nothing but trumps is left."
LOWEST_OF_TRUMPS = "Play {card}: nothing but trumps is left, and no lower one beats what lies."
OVERTRUMPED = "Play {card}: only a higher trump beats it."
ECHO = "Play {card}, the echo: it tells your partner of four trumps."


def call(reading: Reading) -> tuple[str, str]:
    """What an unnecessarily high card says: after a partner's call it is the echo to it."""
    if reading.called(reading.partner):
        return TELLS, "002:6655-6658"
    return CALLS, "002:6586-6645"


def calling_card(reading: Reading, deal: PartnersDeal, some: tuple[Card, ...]) -> Card | None:
    """A small card higher than the lowest, which calls for trumps, or tells a partner who has called that one holds
    four; None where there is nothing to tell, or it has been told (002:6586-6660)."""
    suit, trumps = some[0].suit, reading.trumps()
    small = [c for c in some if c.rank < signals.TEN]
    told = reading.called(reading.seat) or reading.plays(reading.seat, suit, True) or any(
        c.suit == deal.trump for who in range(deal.seats) for c in reading.led_by(who))
    if deal.open_seats or suit == deal.trump or len(small) < 2 or told:
        return None
    partner_calls = reading.called(reading.partner)
    plain = [c for c in deal.playable(reading.seat) if c.suit != deal.trump]
    able = len(trumps) > 3 if partner_calls else \
        signals.strong_enough(trumps) and any(c.rank > signals.TEN + 1 for c in plain)
    return signals.call_with(small) if able else None


def completes_call(reading: Reading, deal: PartnersDeal, card: Card) -> bool:
    """Whether this card makes of the first one played to the suit a call for trumps by who is strong in them."""
    before = reading.plays(reading.seat, card.suit, True)
    return len(before) == 1 and not deal.open_seats and card.suit != deal.trump and signals.called([*before, card]) \
        and not reading.called(reading.seat) and signals.strong_enough(reading.dealt.get(deal.trump, ()))


def third(reading: Reading, deal: PartnersDeal, some: tuple[Card, ...]) -> Word:
    """The best, or a finesse where it can succeed and does not stake the game (002:6487-6565; 003:11272-11327)."""
    trick = deal.on_table()
    top = trick[deal.order.wins(trick, deal.trump)]
    if RANKS[trick[0].rank] == "J" and trick[0] is top and not some_of(some, "KQ"):
        tells = not any(one.suit == trick[0].suit for earlier in reading.tricks for _, one in earlier)
        return (leads.down(some)[-1], "Play {card}: the knave led tells of king and queen.", "002:6164-6173") if tells \
            else (leads.down(some)[-1], "Play {card}: your partner’s knave is left to itself.", "")
    forced = places.obligatory(some, [c for one in reading.tricks for who, c in one
                                      if who == reading.partner and c.suit == some[0].suit])
    if forced is not None and forced.rank > top.rank and reading.wanted() > 1:
        why = of_third(reading, some, forced, top)
        out = any(one.suit == forced.suit and one.rank == signals.ACE for one in reading.unseen)
        return forced, ACE_LEFT if why is FINESSE and out else why, "002:6535-6547"
    tried = places.finesse(some, top)
    hopeless = tried is not None and places.not_on_the_right(reading.tricks, reading.seat, tried)
    void = trick[1].suit != trick[0].suit
    card = places.third_hand(some, trick, reading.wanted() > 1 and not hopeless, void)
    return card, of_third(reading, some, card, top), "002:6506-6565" if card is tried else "002:6487-6500"


def of_third(reading: Reading, some: tuple[Card, ...], card: Card, top: Card) -> str:
    """What is so of a card of third hand's."""
    best = leads.down(some)[0]
    if card.rank <= top.rank:
        return BEATEN
    return BEST if card is best else FINESSE if reading.gains(best, card) else EQUAL


def some_of(some: tuple[Card, ...], ranks: str) -> bool:
    """Whether one of these ranks is among them."""
    return any(RANKS[c.rank] in ranks for c in some)


def void_of_suit(reading: Reading, deal: PartnersDeal) -> Word:
    """A trump, or what can be spared (002:6665-6690, 6731-6788)."""
    trick, trumps = deal.on_table(), reading.trumps()
    by, best = deal.played_by(), deal.order.wins(trick, deal.trump)
    ours, last = by[best] == reading.partner, len(trick) == deal.seats - 1
    able = [c for c in trumps if deal.order.beats(c, trick[best], deal.trump)]
    doubtful = not last and not ours and len(trick) == 1
    kings = ours and best == 0 and RANKS[trick[0].rank] in "AK"      # led from ace and king, or to force the ace
    if able and not (ours and (last or kings or reading.master(trick[best]))) and places.trumps_it(
            trumps, not doubtful and not ours, reading.wants_trumps(reading.partner)):
        card = leads.down(able)[-1]
        return card, trumping(reading, deal, card), "002:6731-6788"
    plain = [some for suit, some in reading.held.items() if suit != deal.trump] or [trumps]
    plain = [some for some in plain if not reading.master(leads.down(some)[-1])] or plain
    plain = [some for some in plain if not places.guarding(some)] or plain
    enemies = reading.enemies_first_now()
    card = places.discard(plain, enemies)
    return card, places.thrown_from(card, reading.held, deal.trump, enemies), "002:6665-6690"


def trumping(reading: Reading, deal: PartnersDeal, card: Card) -> str:
    """What is so of a trump that takes the trick so far: a hand that is seen may beat it, or there is nothing else."""
    if any(suit != deal.trump and some for suit, some in reading.held.items()):
        return OVERTRUMPED if overtrumped(deal, reading.seat, card) else "Play {card}: the trick is worth a trump."
    return ALL_TRUMPS if card is leads.down(reading.trumps())[-1] else LOWEST_OF_TRUMPS
