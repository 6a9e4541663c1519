"""The club player at Vingt-un, by the book's advice (002:5061-5083; 5114-5150; 5176-5179; 18131-18142); where the book
is silent, as of the rounds of French Vingt-un, by the cards that are out."""
from __future__ import annotations

from random import Random

from cardtable.games.vingt_un import scoring
from cardtable.games.vingt_un.rules import VingtUn
from cardtable.games.vingt_un.table import BLIND, COLOURS, SYMPATHY
from cardtable.games.vingt_un.unseen import out
from cardtable.games.vingt_un.zones import HANDS, Hand
from cardtable.players.thought import Thought
from cardtable.rules.moves import Move
from cardtable.rules.view import View
from cardtable.showing.phrases import counted

STAKING, DOUBLING, CAVENDISH = "002:5061-5067", "002:5078-5079", "002:5079-5083"
STANDING, BANKER, BOTH, GRACE = "002:5114-5121", "002:5143-5150", "002:5176-5179", "002:5129-5141"
GOOD = (scoring.ACE, 8, 9, scoring.TEN)          # first cards
STANDS, BANKER_STANDS, OPEN_FROM = 16, 17, 15
FEW_HIGH = .34                                   # of the punters: so many large stakes are few
NUMEROUS = {16: 3, 15: 4}                        # hands still in, by the dealer's total, at which he stands
USUAL_BREAKS = {16: 8 / 13, 15: 7 / 13}          # how often a card of a fresh pack puts him over
PAIRS = {scoring.ACE: True, scoring.TEN: False, 9: True, 8: True}


def choose(view: View, seat: int, rng: Random) -> Thought:
    """What this seat does, and why."""
    deal = view.deal
    assert isinstance(deal, VingtUn)
    return PHASES[deal.phase](view, deal, seat)


def said(seat: int, verb: str, why: str, source: str = "", *fields: int) -> Thought:
    """An answer."""
    return Thought(seat, Move((verb, *fields)), why, source)


# The brûlet, the stakes, the double

def dealing(view: View, deal: VingtUn, seat: int) -> Thought:
    """A brûlet costs nothing to look for."""
    if Move(("brulet",)) in deal.decision(seat):
        return said(seat, "brulet", "Look at the top card: with the bottom card it may make a natural.",
                    "002:18118-18129")
    return said(seat, "deal", "The next round.")


def staking(view: View, deal: VingtUn, seat: int) -> Thought:
    """The most or the least, never between."""
    least, most = deal.terms.least, deal.terms.most
    if not deal.zone[HANDS[0][seat]]:
        return staking_unseen(view, deal, seat)
    card = deal.zone[HANDS[0][seat]][0]
    if scoring.value(card) in GOOD:
        return said(seat, "stake", f"The {card.name} is a card to stake the most on.", STAKING, most)
    if scoring.value(card) == 7:
        return said(seat, "stake", "Some stake the most on a seven; it is hardly worth it.", "002:18131-18132", least)
    return said(seat, "stake", f"With the {card.name} the chances are against you: stake the least.", STAKING, least)


def staking_unseen(view: View, deal: VingtUn, seat: int) -> Thought:
    """Before a card is seen: by what the round is worth to a punter."""
    least, most = deal.terms.least, deal.terms.most
    if deal.kind in (SYMPATHY, COLOURS):
        reds, blacks = colours(view)
        if deal.kind == SYMPATHY or reds != blacks:
            return said(seat, "stake", "By the cards that are out the chances are yours.", "", most)
        return said(seat, "stake", "As many red as black are out: nothing is to be gained.", "", least)
    return said(seat, "stake", "In this round the chances are the dealer’s: stake the least.", "", least)


def colours(view: View) -> tuple[int, int]:
    """How many red and black cards are out."""
    some = out(view)
    reds = sum(map(scoring.red, some))
    return reds, len(some) - reds


def choosing(view: View, deal: VingtUn, seat: int) -> Thought:
    """What is likelier, by the colours of the cards that are out."""
    reds, blacks = colours(view)
    if deal.kind == SYMPATHY:
        return said(seat, *of_two(reds, blacks))
    if blacks > reds:
        return said(seat, "black", "More black cards are out than red.")
    return said(seat, "red", "More red cards are out than black." if reds > blacks else "Either is as likely.")


def of_two(reds: int, blacks: int) -> tuple[str, str]:
    """Whether two cards are likelier to be alike, and why, by how many of each colour are out."""
    alike, different = reds * (reds - 1) + blacks * (blacks - 1), 2 * reds * blacks
    if different > alike:
        return "antipathy", "The first card leaves one less of its own colour: antipathy is likelier."
    more, fewer = ("red", "black") if reds > blacks else ("black", "red")
    return "sympathy", f"So many more {more} cards are out than {fewer} that two alike are likelier." \
        if alike > different else "Either is as likely."


def doubling(view: View, deal: VingtUn, seat: int) -> Thought:
    """Always with a good card; with a seven where few have staked high."""
    card = deal.zone[HANDS[0][seat]][0]
    if scoring.value(card) in GOOD:
        return said(seat, "double", f"With the {card.name} the dealer always doubles.", DOUBLING)
    middle = (deal.terms.least + deal.terms.most) / 2
    high = sum([deal.purse[hand.stake] > middle for hand in deal.live]) / len(deal.live)
    if scoring.value(card) == 7 and high < FEW_HIGH:
        return said(seat, "double", "A seven will do where few have staked high, and ties are yours.", CAVENDISH)
    return said(seat, "no-double", "Many stakes are high, and the card is low." if high >= FEW_HIGH else
                "The card is too low.", CAVENDISH)


# Drawing

def drawing(view: View, deal: VingtUn, seat: int) -> Thought:
    """Over, which must be said; a pair; and what the hand comes to."""
    hand = deal.speaking[0]
    if Move(("over",)) in deal.decision(seat):
        return said(seat, "over", "More than twenty-one.")
    if deal.kind == BLIND:
        return said(seat, "stand", "Of two cards unseen a third would put you over too often.")
    if Move(("both",)) in deal.decision(seat):
        card = deal.zone[HANDS[hand.number][seat]][0]
        both = PAIRS.get(scoring.value(card))
        if both:
            aces = scoring.value(card) == scoring.ACE
            return said(seat, "both", "Two aces: go on both, as a matter of course." if aces else
                        "Two such cards are good to go on: a tenth card may come to each.", BOTH)
    return by_total(view, deal, hand)


def by_total(view: View, deal: VingtUn, hand: Hand) -> Thought:
    """A punter stands on sixteen, the dealer by who is left."""
    total, draws = deal.total(hand), Move(("card",)) in deal.decision(hand.seat)
    if hand.seat == deal.dealer:
        stands = total >= BANKER_STANDS or total >= OPEN_FROM and stands_on_few(view, deal, total)
        why = f"The dealer stands on {counted(total)}." if total >= BANKER_STANDS else \
            f"On {counted(total)} stand: enough hands are still in, and some will be low." if stands else \
            f"{counted(total).capitalize()} is not enough."
        return said(hand.seat, "stand" if stands or not draws else "card", why, BANKER)
    stands = total >= STANDS
    pair = deal.may_go_on(hand) and scoring.value(deal.cards(hand)[0]) == scoring.TEN
    why = "With two tenth cards it is wiser to stand." if pair else \
        f"{counted(total).capitalize()} will do." if stands else \
        f"{counted(total).capitalize()} is not good enough to stand on."
    return said(hand.seat, "stand" if stands or not draws else "card", why, BOTH if pair else STANDING)


def stands_on_few(view: View, deal: VingtUn, total: int) -> bool:
    """On fifteen or sixteen: the more hands are in the sooner, and the more high cards are out."""
    some = out(view)
    breaks = sum([total + scoring.value(card) > scoring.GOAL for card in some]) / max(1, len(some))
    wanted = NUMEROUS[total] - (breaks > USUAL_BREAKS[total]) + (breaks < USUAL_BREAKS[total] - .1)
    return len(deal.live) >= wanted


PHASES = {"dealing": dealing, "staking": staking, "choosing": choosing, "doubling": doubling, "drawing": drawing}
