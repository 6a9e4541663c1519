"""What is said of the chance of the point on a later proposal, reckoned by layouts of the adversary's hand."""
from __future__ import annotations

from collections import defaultdict
from operator import mul
from random import Random

import pytest

from cardtable.cards import SUITS, card, cards, unmask
from cardtable.games import game
from cardtable.games.ecarte.book import habits, maxims
from cardtable.games.ecarte.rules.rules import STOCK, Ecarte
from cardtable.games.ecarte.search.evaluate import BeforePlay
from cardtable.games.ecarte.search.likely import MASK, logits
from cardtable.games.ecarte.search.outlook import Outlook
from cardtable.games.ecarte.search.position import ELDER, Position
from cardtable.rules.moves import Move
from cardtable.rules.view import View
from tests.advised import advised

LAYOUTS = 300
MADE = [float(tricks > 2) for _ in range(9) for tricks in range(6)]          # as Outlook has the ends of a deal


def chance(view: View, seat: int) -> float:
    """Of the point for the elder hand, who plays with the cards as they are: by the best first lead, both going on by
    habit."""
    asked = BeforePlay(view, seat, Move(("stand",)))
    deal, weights = asked.deal, [weight for _, weight in asked.at_most(Random(1), LAYOUTS)]
    tables: list[float] = []
    stakes: list[float] = []
    for who in (deal.elder, deal.dealer):
        for later in (False, True):
            tables += [x for name in habits.TABLE[who == deal.elder, later] for x in logits(name)]
            stakes += habits.stakes(deal, who, asked.worth, later)
    look, away = Outlook(deal.trump, tables, stakes, MADE), MASK(unmask(asked.away))
    made = [look.values(asked.own, True, asked.every, away, len(deal.zone[STOCK]), *asked._begin(plan), False, 7)
            for plan in asked.plans if plan[0].verb == "stand"]
    return max([float(sum(map(mul, one, weights)) / sum(weights)) for one in made])


def test_what_is_said_of_an_even_chance_is_so() -> None:
    found = defaultdict[str, list[float]](list)
    for view, seat, thought in advised(game("ecarte"), {}, Random("even"), 9000, .15, maxims.choose):
        deal = view.deal
        if isinstance(deal, Ecarte) and deal.phase == "proposal" and deal.proposals and deal.zone[STOCK]:
            found[thought.why].append(chance(view, seat))

    def told(words: str) -> list[float]:
        some = [one for why, chances in found.items() if words in why for one in chances]
        assert len(some) > 3, (words, len(some))
        return some

    certain, more, about, none = map(told, ("is certain", "more than an even chance", "about an even chance",
                                            "does not give an even chance"))
    assert min(certain) == 1
    assert sum([one < .5 for one in more]) < len(more) / 50
    assert .4 < sum(about) / len(about) < .75
    assert sum([one > .5 for one in none]) < len(none) / 10


@pytest.mark.parametrize(("hand", "trump", "turned", "proposals", "verb", "words"), [
    ("KS JS AS KH TC", "S", "QS", 2, "propose", "the point is certain, and a good card"),      # 000:1384-1389
    ("KS JS AS KH TC", "S", "QS", 1, "propose", "the point is certain, and a good card"),
    ("QS JS AS 9S TC", "S", "KS", 2, "propose", "the point is certain, and a good card"),
    ("KS QS AS KH 8H", "S", "7S", 1, "stand", "the point is certain, and no weak card"),
    ("JS AS TH KC AD", "D", "8D", 1, "stand", "the hand is guarded"),
    ("QS AS TC QD 8H", "S", "KS", 1, "stand", "an even chance"),
    ("KC QC KH QH 9D", "S", "7S", 1, "stand", "strong enough without new cards at first"),
    ("KC 9C 8H 7H 9S", "S", "7S", 1, "propose", "does not give an even chance")])
def test_second_proposals(hand: str, trump: str, turned: str, proposals: int, verb: str, words: str) -> None:
    view = Position(ELDER, "proposal", cards(hand), SUITS.index(trump), card(turned), proposals=proposals).view()
    thought = maxims.choose(view, ELDER, Random(0))
    assert (thought.move.verb, words in thought.why) == (verb, True), thought
