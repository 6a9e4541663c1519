"""The card that a club player plays with a partner: what wants judgement, then habit, of all that the books advise."""
from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from cardtable.cards import Card, Cards
from cardtable.families.partnership import discards, endings, following, leading, places, rounds
from cardtable.families.partnership.deal import PartnersDeal
from cardtable.families.partnership.everyday import LOW, habit
from cardtable.families.partnership.leading import Maxim, Word
from cardtable.families.partnership.reading import Reading
from cardtable.families.partnership.seen_behind import low_second
from cardtable.families.partnership.whereabouts import Whereabouts
from cardtable.families.tricks.across import of_one_player, one_plays_both
from cardtable.families.tricks.maxims import Advice
from cardtable.rules.moves import Move

Answer = Callable[[Reading, PartnersDeal, Whereabouts, Cards], "Word | None"]


def play(deal: PartnersDeal, seat: int, leads_too: Sequence[Maxim] = (), answers_too: Sequence[Answer] = (),
         reading: Reading | None = None) -> Advice:
    """A lead or an answer; a code's own maxims go before those of everyday."""
    reading, some = reading or Reading(deal, seat), deal.allowed(seat)
    where = Whereabouts(reading)
    if len(some) == 1:
        word = habit(reading, deal, some)
    elif deal.on_table():
        word = answered(reading, deal, where, some, answers_too)
    else:
        word = led(reading, deal, where, leads_too)
    if word[1] == LOW and (why := low_second(deal, seat, reading.partner)):
        word = word[0], why, ""
    advised = told(word)
    both = one_plays_both(deal, seat, reading.partner)
    return advised._replace(why=of_one_player(advised.why)) if both else advised


def told(word: Word) -> Advice:
    """The move, with the card named in the reason."""
    card, why, source = word
    return Advice(Move(("play", card)), why.format(card=f"the {card.name}"), source)


def led(reading: Reading, deal: PartnersDeal, where: Whereabouts, own: Sequence[Maxim] = ()) -> Word:
    """The first that has anything to say; of equal cards that which partner can read."""
    for rule in endings.LEADING:
        word = rule(reading, deal, where)
        if word is not None:
            return word
    trumps = (rounds.trump_returned, *leading.TRUMPS) if where.against(deal.trump) else ()     # partner's are not drawn
    early: list[Maxim] = [*trumps, *own, discards.strong_suit, rounds.underplay]
    word = next((found for rule in early if (found := rule(reading, deal)) is not None), None)
    if word is None:
        seen = rounds.careful(reading, deal, where)
        word = next(found for rule in leading.PLAIN if (found := rule(seen, deal)) is not None)
        word = rounds.no_change(seen, deal, where, rounds.elsewhere(seen, deal, word))
    return rounds.told(reading, deal, word[0]), *word[1:]


def answered(reading: Reading, deal: PartnersDeal, where: Whereabouts, some: Cards,
             own: Sequence[Answer] = ()) -> Word:
    """To a card led."""
    rules: tuple[Answer, ...] = (*endings.ANSWERING, following.gone_over, *own, *following.FOLLOWING)
    word = next((found for rule in rules if (found := rule(reading, deal, where, some)) is not None), None)
    if word is not None:
        return word
    word = habit(reading, deal, some)
    if word[0].suit in (deal.trump, deal.on_table()[0].suit):
        return word
    return discards.thrown(reading, deal) or word


def of_these(deal: PartnersDeal, seat: int, some: Collection[Card]) -> Advice | None:
    """What would be led or thrown if it had to be one of these, which are better than the book's own word; None where
    the book has no word for any, of cards that follow suit, and of who leads from two hands and tells nobody."""
    reading = Reading(deal, seat)
    if one_plays_both(deal, seat, reading.partner):
        return None
    word = thrown_of(reading, deal, some) if deal.on_table() else led_of(reading, deal, some)
    return told(word) if word is not None else None


def led_of(reading: Reading, deal: PartnersDeal, some: Collection[Card]) -> Word | None:
    """The first maxim of everyday that leads one of these."""
    careful = rounds.careful(reading, deal, Whereabouts(reading))
    careful.barred |= {suit for suit in reading.held if suit not in {card.suit for card in some}}
    for maxim in (*leading.TRUMPS, *leading.PLAIN):
        word = maxim(careful, deal)
        if word is not None and (card := rounds.told(reading, deal, word[0])) in some:
            best = maxim is leading.fresh_suit and reading.master(card)      # length is what the book goes by, too
            return card, leading.NONE_HIGHER if best else word[1], word[2]
    return None


def thrown_of(reading: Reading, deal: PartnersDeal, some: Collection[Card]) -> Word | None:
    """The lowest of the weakest suit from which one of these is the lowest, and no guard."""
    led, held = deal.on_table()[0].suit, reading.held
    plain = {card.suit for card in some if card.suit != deal.trump}
    able = {suit for suit in plain if min(held[suit]) in some and not places.guarding(held[suit])}
    if led in held or not able:
        return None
    enemies = reading.enemies_first_now()
    card = min(held[discards.suit_thrown(reading, deal, able)])
    return (card, places.thrown_from(card, held, deal.trump, enemies), "002:6665-6690") if card in some else None
