"""Which suits are gone on with, and which are let alone: third rounds, partner's suits, changes of suit,
underplay; and which of equal cards is led."""
from __future__ import annotations

from copy import copy

from cardtable.cards import Card, Cards
from cardtable.families.partnership import discards, leading, leads, places, signals
from cardtable.families.partnership.deal import PartnersDeal
from cardtable.families.partnership.leading import Word, through
from cardtable.families.partnership.reading import Reading
from cardtable.families.partnership.whereabouts import Whereabouts, rounds
from cardtable.families.tricks.readable import touching

FEW_TRUMPS = 3                                   # with no more a long suit is not brought in
HIGH = signals.KING - 1                          # a queen; a knave is no high card


def spent(reading: Reading, deal: PartnersDeal, where: Whereabouts) -> set[int]:
    """The plain suits of which the adversaries have none left while they may have trumps: one would make a small trump,
    the other throw a worthless card (002:6078-6090, 7132-7149)."""
    if not reading.trumps_against():
        return set()
    return {suit for suit in reading.held if suit != deal.trump and rounds(reading.tricks, suit)
            and not where.against(suit)}


def unsupported(reading: Reading, deal: PartnersDeal, where: Whereabouts) -> set[int]:
    """One's own long suit, weak in trumps, in which partner has shown nothing and the best cards are against one
    (002:6362-6375, 6882-6889)."""
    found: set[int] = set()
    if len(reading.trumps()) > FEW_TRUMPS or not reading.trumps_against():
        return found
    for trick in reading.tricks:
        (who, led), (_, third) = trick[0], trick[2]
        held = leads.down(reading.held.get(led.suit, ()))
        best = trick[deal.order.wins(tuple([card for _, card in trick]), deal.trump)]
        if who != reading.seat or led.suit == deal.trump or not held or third.suit != led.suit or \
                best[0] % 2 == who % 2 or best[1].suit != led.suit:
            continue
        above = [card for card in where.unseen(led.suit) if card.rank > held[0].rank and card.rank > third.rank]
        if len(above) > 1 and rounds(reading.tricks, led.suit) == 1:
            found.add(led.suit)
    return found


def up_to_open(reading: Reading, deal: PartnersDeal) -> set[int]:
    """The plain suits in which a hand of the adversaries' that lies open and plays last is strong, where there are
    others: one leads up to the weak (002:6158-6159).  Not those of which the best or two in sequence are led."""
    laid = deal.zone[deal.layout.shown[deal.left(reading.seat, 3)]]

    def strong(suit: int) -> bool:
        card = leads.first(reading.held[suit])
        led_from = touching(reading.held[suit], card, [*reading.unseen, *reading.held[suit]])
        return any(one.suit == suit and one.rank >= HIGH for one in laid) and not reading.master(card) \
            and not (card.rank >= HIGH and len(led_from) > 1)
    plain = {suit for suit in reading.held if suit != deal.trump}
    barred = {suit for suit in plain if strong(suit)}
    return barred if laid and barred < plain else set()


def careful(reading: Reading, deal: PartnersDeal, where: Whereabouts) -> Reading:
    """The same, with the suits barred that are better let alone."""
    barred = spent(reading, deal, where) | unsupported(reading, deal, where) | discards.weak_suits(reading)
    barred |= up_to_open(reading, deal)
    seen = copy(reading)
    seen.barred = frozenset(barred)
    return seen


def underplay(reading: Reading, deal: PartnersDeal) -> Word | None:
    """A trick having been won cheaply as last player, the small card led back through who began the suit, the best of
    it being kept: with no court card elsewhere one fears to lead (002:6800-6820)."""
    if not reading.tricks:
        return None
    (leader, led), (last, won) = reading.tricks[-1][0], reading.tricks[-1][-1]
    held = leads.down(reading.held.get(led.suit, ()))
    court = any(card.rank > signals.TEN for suit, some in reading.held.items() if suit != led.suit for card in some)
    if last != reading.seat or leader != deal.left(reading.seat) or won.suit != led.suit or led.suit == deal.trump:
        return None
    if court or len(held) < 2 or not reading.master(held[0]) or reading.master(held[-1]) or \
            rounds(reading.tricks, led.suit) > 1 or reading.ruffed(led.suit):
        return None
    hidden = "" if deal.zone[deal.layout.shown[reading.seat]] else ": it is not known to be here"
    return held[-1], f"Lead {{card}}, and keep the best of the suit{hidden}.", "002:6800-6820"


def up_to_strength(reading: Reading, deal: PartnersDeal, card: Card) -> bool:
    """Whether a lead goes up to the hand that began the suit and plays last to it, not through it (002:6158-6159,
    6793-6799): a plain card that is not the best, nor drives out the only one above it with its equal behind, that
    partner cannot trump, and that is no single one to trump with few trumps.  An open hand tells where strength is."""
    suit, right = card.suit, deal.left(reading.seat, 3)
    if suit == deal.trump or deal.open_seats or reading.begun_by(suit) != right or (right, suit) in reading.void:
        return False
    above = [one for one in reading.unseen if one.suit == suit and one.rank > card.rank]
    behind = touching(reading.held[suit], card, [*reading.unseen, *reading.held[suit]])
    if not above or len(above) == 1 and len(behind) > 1 or reading.partner_may_trump(suit):
        return False
    return not (len(reading.held[suit]) == 1 and 0 < len(reading.trumps()) <= FEW_TRUMPS)


def better_led(reading: Reading, deal: PartnersDeal, suit: int) -> bool:
    """Whether a plain suit may be led instead: through the hand on the left that began it, one that our side began, or
    a fresh one with a high card."""
    if suit == deal.trump or reading.ruffed(suit):
        return False
    if rounds(reading.tricks, suit):
        return reading.begun_by(suit) != deal.left(reading.seat, 3)
    return any(one.rank >= HIGH for one in reading.held[suit])


def elsewhere(reading: Reading, deal: PartnersDeal, word: Word) -> Word:
    """Instead of a lead up to the strong hand what is led if such suits are barred, where there is a better one."""
    if not up_to_strength(reading, deal, word[0]) or not any(better_led(reading, deal, suit) for suit in reading.held):
        return word
    seen = copy(reading)
    seen.barred = reading.barred | {suit for suit in reading.held
                                    if suit != deal.trump and not better_led(reading, deal, suit)}
    return next(found for rule in leading.LATER if (found := rule(seen, deal)) is not None)


def instead(reading: Reading, deal: PartnersDeal, card: Card) -> Card | None:
    """What had been led rather than this card, which goes up to the strong hand; None where nothing is better."""
    word = (card, "", "")
    other = elsewhere(careful(reading, deal, Whereabouts(reading)), deal, word)
    return None if other is word else told(reading, deal, other[0])


def trump_returned(reading: Reading, deal: PartnersDeal) -> Word | None:
    """Trumps that partner has led, and not called for, are led back as any suit of his: the higher of two left, the
    lowest of three or more (002:6346-6351); who has the best of them all leads as in answer to a call."""
    trumps = reading.trumps()
    mine = any(card.suit == deal.trump for card in reading.led_by(reading.seat))
    led = any(card.suit == deal.trump for card in reading.led_by(reading.partner)[:2])
    if not trumps or mine or not led or reading.called(reading.partner) or not reading.trumps_against() or \
            reading.master(leads.down(trumps)[0]):
        return None
    why = "you have called for trumps, and your partner has led them" if reading.called(reading.seat) else \
        "your partner’s trumps are led back"
    return places.returned(trumps), f"Lead {{card}}: {why}.", "002:6346-6351"


def no_change(reading: Reading, deal: PartnersDeal, where: Whereabouts, word: Word) -> Word:
    """Instead of a fresh suit without a high card the suit of the adversary on the left, through his hand, or a third
    round of one in which the adversaries have the best (002:6793-6799, 6983-7018)."""
    card = word[0]
    fresh = reading.held[card.suit]
    if not reading.tricks or card.suit == deal.trump or rounds(reading.tricks, card.suit) or \
            any(one.rank >= HIGH for one in fresh):
        return word
    his = {led.suit for led in reading.led_by(where.left) if reading.begun_by(led.suit) != where.right}
    able = [suit for suit, held in reading.held.items() if suit != deal.trump and not reading.ruffed(suit)
            and rounds(reading.tricks, suit) and not reading.master(leads.down(held)[0])
            and any(one.rank > leads.down(held)[0].rank for one in where.against(suit))]
    left = [suit for suit in able if suit in his]
    third = [suit for suit in able if rounds(reading.tricks, suit) > 1]
    if left:
        return leads.down(reading.held[left[0]])[0], through(reading, left[0]), "002:6793-6799"
    if third:
        suit = max(third, key=lambda one: (rounds(reading.tricks, one), -len(reading.held[one])))
        return places.returned(reading.held[suit]), \
            "Lead {card}: a fresh suit without a high card would cost more than what they must make.", "002:7013-7018"
    return word


def told(reading: Reading, deal: PartnersDeal, card: Card) -> Card:
    """Of cards that are equal the one that the table leads, so that partner can read it (002:6209-6322, 6822-6836)."""
    suit, trumps = card.suit, card.suit == deal.trump
    held: Cards = reading.held[suit]
    alike = touching(held, card, [c for c in deal.pack if c not in {one for _, one, _ in deal.history}])
    mine = [one for one in reading.led_by(reading.seat) if one.suit == suit]
    dealt = reading.dealt[suit]
    if not rounds(reading.tricks, suit):
        first = leads.first(held, trumps)
        return first if first in alike else card
    if len(mine) == 1 and len(dealt) - len(held) == 1 and mine[0] is leads.first(dealt, trumps):
        second = leads.second(dealt, trumps)
        return second if second is not None and second in alike else card
    return card
