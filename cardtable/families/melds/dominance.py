"""What is so of two cards whatever trials show.  Of two that lose the trick alike one with which nothing can be
declared is never better kept: later the other may be played in its place.  Nor is it to be kept rather than a trump
that may be declared, or a card that is due to score, even where that would lead, and win oftener (docs/play.md).
"""
from __future__ import annotations

from collections.abc import Mapping

from cardtable.cards import Card
from cardtable.families.melds.deal import MeldDeal, brisques
from cardtable.families.melds.grounds import useless
from cardtable.families.melds.maxims import LATE
from cardtable.families.melds.search.brought import card_of
from cardtable.families.melds.search.questions import ByTrials
from cardtable.families.melds.search.words import HOPES, TRICKS
from cardtable.players.compared import Looked
from cardtable.players.estimate import Estimate


def dominates(asked: ByTrials, card: Card, other: Card, due: Mapping[Card, float]) -> bool:
    """Whether a card is never worse played than another, which is left to be of use while cards are drawn."""
    deal, order, trick = asked.deal, asked.deal.order, asked.deal.on_table()
    if other is card or brisques((card, other)) or not useless(asked, card) or deal.to_draw() <= LATE:
        return False
    takes, alike = (bool(trick) and order.beats(one, trick[0], deal.trump) for one in (card, other))
    if other in due:
        return takes == alike
    if useless(asked, other) or opens(deal, asked.seat, other):
        return False
    if not trick:                                # other plain suits are not played to alike
        return other.suit == deal.trump
    return not takes and not alike and order.strength(card, deal.trump) <= order.strength(other, deal.trump)


def opens(deal: MeldDeal, seat: int, card: Card) -> bool:
    """Whether to play it may let others of a meld be scored again (`again.py`)."""
    return any(card in meld.cards and deal.kind[meld.kind].again != "never" for meld in deal.melds[seat])


def told_worse(looked: Looked, due: Mapping[Card, float], error: float) -> Looked:
    """No card is told to be as good, or better, than one which may be thrown away in its place: it is behind by what
    habit makes of that, and by what trials do, of which less than nothing is chance.  Of its parts those of the other
    stand there, but for the one in which it is felt."""
    asked, parts = looked.question, dict(looked.parts)
    if not isinstance(asked, ByTrials) or asked.deal.phase != "play":
        return looked
    found: list[Estimate] = []
    for one in looked.found:
        better = [other for other in looked.found if dominates(asked, card_of(other.plan[0]), card_of(one.plan[0]), due)
                  and apart(asked, other, one) > error]
        like = min(better, key=lambda other: other.value - apart(asked, other, one), default=None)
        if like is None or like.value - apart(asked, like, one) >= one.value and not looked.equal(one, error):
            found.append(one)
            continue
        worth = min(one.value, like.value - apart(asked, like, one))
        if as_that := looked.parts.get(like.plan):
            part = TRICKS if card_of(one.plan[0]) in due else HOPES
            parts[one.plan] = {**as_that, part: as_that[part] - (like.value - worth)}
        found.append(one._replace(value=worth, doubt=min(one.doubt, like.value - worth - error)))
    best = max(found, key=lambda one: one.value)
    found = [one._replace(behind=best.value - one.value, doubt=one.doubt * (one is not best)) for one in found]
    return looked._replace(found=sorted(found, key=lambda one: one.behind), parts=parts)


def apart(asked: ByTrials, better: Estimate, one: Estimate) -> float:
    """By how much a card is behind another: the mean of what trials show, at least nothing, and of what habit makes
    of it."""
    habit, shown = asked.trust * (asked.by_habit(better.plan) - asked.by_habit(one.plan)), better.value - one.value
    return max(shown, habit / (1 + asked.trust))
