"""What the club player leads: the first of these maxims that has anything to say."""
from __future__ import annotations

from collections.abc import Callable

from cardtable.cards import RANK_NAMES, RANKS, Card
from cardtable.families.partnership import leads, places, signals
from cardtable.families.partnership.deal import PartnersDeal
from cardtable.families.partnership.reading import Reading
from cardtable.families.tricks import maxims as common
from cardtable.families.tricks.across import one_plays_both
from cardtable.families.tricks.maxims import of_suit
from cardtable.families.tricks.order import NO_TRUMP

Word = tuple[Card, str, str]
Maxim = Callable[[Reading, PartnersDeal], "Word | None"]
TEN = RANKS.index("T")
STRONG = 4                                       # cards of a suit, two of them honours
NONE_HIGHER = "Lead {card}: no higher card of its suit is out."
"""Of one that nothing unseen beats: one of the same worth, or a better, may be held or lie across."""


def trumps_for_partner(reading: Reading, deal: PartnersDeal) -> Word | None:
    """A partner who has called for trumps, or led them, has them led to him; behind the ace the lowest
    (002:6649-6652, 7169-7177)."""
    trumps = reading.trumps()
    if not trumps or not reading.wants_trumps(reading.partner) or not reading.trumps_against():
        return None
    mine = [c for c in reading.led_by(reading.seat) if c.suit == deal.trump]
    after_ace = len(mine) == 1 and mine[0].rank == signals.ACE and not reading.master(leads.down(trumps)[0])
    card = signals.after_answer(trumps) if after_ace else signals.answer(trumps)
    if reading.called(reading.seat) and not reading.called(reading.partner):
        return card, "Lead {card}: you have called for trumps, and your partner has led them.", "002:6649-6652"
    return card, "Lead {card}: your partner wants trumps.", "002:6649-6652"


def trumps_from_five(reading: Reading, deal: PartnersDeal) -> Word | None:
    """From five or more, whatever they are (002:6711-6729); but the last one, if it is the best, makes in any case."""
    trumps, dealt = reading.trumps(), reading.dealt.get(deal.trump, ())
    if not trumps or len(dealt) < 5 or not reading.trumps_against():
        return None
    best = leads.down(trumps)[0]
    out = reading.trumps_out()
    if len(out) == 1 and not reading.master(best):
        return None
    mine = [c for c in reading.led_by(reading.seat) if c.suit == deal.trump]
    card = best if mine and reading.master(best) else leads.first(trumps, trumps=True)
    return card, "Lead {card}: who was dealt five trumps or more draws the others’.", "002:6711-6716"


def partners_ruff(reading: Reading, deal: PartnersDeal) -> Word | None:
    """Partner is given the chance to trump, unless he has called for trumps or led them (002:7155-7159)."""
    if reading.wants_trumps(reading.partner):
        return None
    for suit, some in reading.held.items():
        low = leads.down(some)[-1]               # one that is sure to win needs no partner
        if suit != deal.trump and reading.partner_may_trump(suit) and not reading.ruffed(suit) \
                and not reading.master(low):
            return low, "Lead {card}: your partner has none of it, and may trump it.", "002:7155-7159"
    return None


def trumps_for_two_suits(reading: Reading, deal: PartnersDeal) -> Word | None:
    """Very strong in two suits, when partner has led the third in which one is weak: a trump at once, though it be one
    of two (002:7151-7153)."""
    trumps = leads.down(reading.trumps())
    led = reading.led_by(reading.partner)[:1]
    if not trumps or not led or led[0].suit == deal.trump or reading.led_by(reading.seat):
        return None
    strong = [suit for suit, some in reading.dealt.items() if suit not in (deal.trump, led[0].suit)
              and len(some) >= STRONG and sum([c.rank > TEN for c in some]) > 1]
    if len(strong) < 2 or not reading.trumps_against():
        return None
    return trumps[0] if len(trumps) < STRONG else leads.first(trumps, trumps=True), \
        "Lead {card}: you were dealt strength in both other suits.", "002:7151-7153"


def winners(reading: Reading, deal: PartnersDeal) -> Word | None:
    """The best cards of plain suits, once nobody can trump them; before that those of the suits we have led
    (002:7094-7103)."""
    sure = [c for suit, some in reading.held.items() if suit != deal.trump for c in leads.down(some)[:1]
            if reading.master(c) and not reading.ruffed(suit)]
    led = {c.suit for who in (reading.seat, reading.partner) for c in reading.led_by(who)}
    able = [c for c in sure if c.suit in led] if reading.trumps_against() else sure
    if able:
        return max(able, key=lambda c: (len(reading.held[c.suit]), c.rank)), NONE_HIGHER, "002:7094-7103"
    return None


def made_good(reading: Reading, deal: PartnersDeal) -> Word | None:
    """The same; but where no trumps were named nothing hurries a winner away: until its suit has been led by us it
    stops the others in it and is the way back to a long one.  Suits in which all held are the best are cashed, and
    everything when it is all that is left, or enough (ours: the book speaks of trumps that have been drawn)."""
    if deal.trump != NO_TRUMP:
        return winners(reading, deal)
    sure = {suit: best for suit, some in reading.held.items() if not reading.ruffed(suit)
            and (best := [c for c in leads.down(some) if reading.master(c)])}
    many = sum([len(best) for best in sure.values()])
    led = {c.suit for who in (reading.seat, reading.partner) for c in reading.led_by(who)}
    if not (many >= len(deal.playable(reading.seat)) or many >= reading.wanted() > 0):
        sure = {suit: best for suit, best in sure.items()
                if suit in led or len(best) == len(reading.held[suit]) > 1}
    if not sure:
        return None
    suit = max(sure, key=lambda one: (len(reading.held[one]), sure[one][0].rank))
    return sure[suit][0], NONE_HIGHER, "002:7094-7103"


def own_suit_again(reading: Reading, deal: PartnersDeal) -> Word | None:
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
            return card, "Lead {card}, as one goes on from such a suit.", "002:6209-6296"
    return None


def partners_suit(reading: Reading, deal: PartnersDeal) -> Word | None:
    """His first suit is led back: the higher of two, the lowest of more (002:6346-6351)."""
    for led in reading.led_by(reading.partner)[:1]:
        held = reading.held.get(led.suit, ())
        if led.suit != deal.trump and held and not reading.ruffed(led.suit):
            opener = reading.begun_by(led.suit)
            why = common.returned(opener, reading.seat, [reading.partner])
            return places.returned(held), f"Lead {{card}}: {why}.", "002:6346-6351" if opener != reading.seat else ""
    return None


def partners_plain_suit(reading: Reading, deal: PartnersDeal) -> Word | None:
    """The first plain suit that he has opened, where his first lead was a trump, or of a suit that others had begun."""
    for led in reading.led_by(reading.partner):
        held = reading.held.get(led.suit, ())
        if led.suit != deal.trump and held and reading.begun_by(led.suit) == reading.partner \
                and not reading.ruffed(led.suit):
            return places.returned(held), "Lead {card}: your partner’s suit is returned.", "002:6346-6351"
    return None


def through_strength(reading: Reading, deal: PartnersDeal) -> Word | None:
    """With nothing long of one's own, the suit of the adversary on the left, through whose hand it goes
    (002:6793-6799, 6983-6989)."""
    if any(len(some) > 3 for suit, some in reading.held.items() if suit != deal.trump):
        return None
    for led in reading.led_by(deal.left(reading.seat)):
        held = leads.down(reading.held.get(led.suit, ()))
        if led.suit != deal.trump and held and not reading.ruffed(led.suit):
            told = NONE_HIGHER if reading.master(held[0]) else through(reading, led.suit)      # of a small card, too
            return held[0], told, "002:6793-6799"
    return None


def through_who_began(reading: Reading, deal: PartnersDeal) -> Word | None:
    """The same, but not back into the hand on the right where that began the suit, and the left only returned it."""
    word = through_strength(reading, deal)
    back = word is not None and reading.begun_by(word[0].suit) == deal.left(reading.seat, 3)
    return None if back else word


def through(reading: Reading, suit: int) -> str:
    """What is so of the adversary on the left, who has led this suit: strong in it is who began it and may still have
    cards of it, or has a court card of it in a hand that lies open."""
    deal, left = reading.deal, reading.deal.left(reading.seat)
    laid = deal.zone[deal.layout.shown[left]]
    across = deal.playable(reading.partner) if one_plays_both(deal, reading.seat, reading.partner) else ()
    known = {*across, *[card for zone in deal.layout.shown for card in deal.zone[zone]]}
    some = [card for card in laid if card.suit == suit and card.rank > TEN] if laid else \
        [card for card in reading.unseen if card.suit == suit and card not in known]
    strong = reading.begun_by(suit) == left and (left, suit) not in reading.void and some
    return f"Lead {{card}}, through the hand that {'is strong in it' if strong else 'has led it'}."


def fresh_suit(reading: Reading, deal: PartnersDeal) -> Word:
    """The longest, and of it the card of the table (002:5996-6001, 6138-6151)."""
    suits = {suit: some for suit, some in reading.held.items() if not reading.ruffed(suit)} or reading.held
    suit = leads.opening_suit(suits, deal.trump)
    card = leads.first(suits[suit], suit == deal.trump)
    return card, whence(reading, suit) or of_the_card(reading, card), "002:6138-6151"


def whence(reading: Reading, suit: int) -> str:
    """What is so of a fresh suit: there may be longer ones, in which it is better not to lead; "" where nothing tells
    why."""
    many, trump = len(reading.held[suit]), reading.deal.trump
    plain = {other: len(some) for other, some in reading.held.items() if other != trump}
    if not plain:
        return "Lead {card}: nothing but trumps is left."
    if suit == trump:
        trumped = all(reading.may_be_trumped(other) for other in plain)
        return f"Lead {{card}}, of the trumps{': any other suit may be trumped' if trumped else ''}."
    longer = [other for other, length in plain.items() if length > many]
    if not longer:
        return f"Lead {{card}}, {of_suit(many, [*plain.values()], len(reading.trumps()))}."
    if all(reading.may_be_trumped(other) for other in longer):
        return "Lead {card}: what is longer may be trumped."
    right = reading.deal.left(reading.seat, 3)
    if all(reading.begun_by(other) == right for other in longer):
        return "Lead {card}: what is longer was begun on the right."
    return ""


def of_the_card(reading: Reading, card: Card) -> str:
    """What is so of a card that is led, in its suit."""
    held = leads.down(reading.held[card.suit])
    lower = [one for one in held if one.rank < card.rank]
    if reading.master(card):
        return NONE_HIGHER
    if len(held) == 1:
        return f"Lead {{card}}, {of_suit(1, [*map(len, reading.held.values())])}."
    if lower and card.rank > TEN and not reading.gains(card, lower[0]):
        return f"Lead {{card}}, with the {RANK_NAMES[lower[0].rank]} behind it."
    if card is held[0]:
        return "Lead {card}, the highest of a short suit."
    return f"Lead {{card}}, {'the lowest' if card is held[-1] else 'low'}, from {RANK_NAMES[held[0].rank]} and others."


TRUMPS: tuple[Maxim, ...] = (trumps_for_partner, trumps_from_five, trumps_for_two_suits)
HABIT: tuple[Maxim, ...] = (*TRUMPS, made_good, partners_ruff, own_suit_again, partners_suit, through_strength,
                            fresh_suit)
LATER: tuple[Maxim, ...] = (own_suit_again, partners_suit, partners_plain_suit, through_who_began,
                            fresh_suit)
PLAIN: tuple[Maxim, ...] = (partners_ruff, made_good, *LATER)
"""What the club player leads by habit, and what he leads of plain suits when he thinks: he never hesitates to give a
ruff (002:7151-7154), and finds partner's suit again.  Neither cashes what keeps at no trumps."""


def lead(reading: Reading, deal: PartnersDeal) -> Word:
    """What is led by habit, why, and whence."""
    return next(found for maxim in HABIT if (found := maxim(reading, deal)) is not None)
