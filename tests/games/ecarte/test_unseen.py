"""The deal with one hand unseen, against plain ways to the same figures; whether compiled or not."""
from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from random import Random

import pytest

from cardtable.cards import Card, Cards, cards
from cardtable.games.ecarte.book import habits
from cardtable.games.ecarte.rules.rules import HAND, ORDER, PACK, TRICK, Ecarte, lawful
from cardtable.games.ecarte.search.ends import Ends, solved
from cardtable.games.ecarte.search.equity import worth
from cardtable.games.ecarte.search.evaluate import drawn
from cardtable.games.ecarte.search.evidence import Evidence
from cardtable.games.ecarte.search.likely import MASK, NUMBER
from cardtable.games.ecarte.search.outlook import Outlook
from cardtable.games.ecarte.search.unseen import Unseen
from cardtable.games.ecarte.tables.strength import TABLES
from cardtable.rules.events import NATURE
from cardtable.rules.moves import Move
from cardtable.rules.tricks import wins

ODD_LEAD, ODD_REPLY = 0.3, 0.15
WORTH = (-2.0, -1.0, -1.0, 1.0, 1.0, 2.0)
Entry = tuple[Cards, float]              # a hand of his, and how likely it is


class Plainly:
    """The same search over sets of hands, card by card, without any shortening."""

    def __init__(self, trump: int, worth: Sequence[float] = WORTH) -> None:
        self.trump, self.worth = trump, worth

    def lead(self, own: Cards, hands: list[Entry], made: int) -> float:
        if not own:
            return sum(p for _, p in hands) * self.worth[made]
        return max(self.after_lead(own, c, hands, made) for c in own)

    def after_lead(self, own: Cards, card: Card, hands: list[Entry], made: int) -> float:
        parts: dict[Card, list[Entry]] = defaultdict(list)
        for hand, p in hands:
            for reply, share in self.replies(hand, card):
                parts[reply].append((without(hand, reply), p * share))
        rest, total = without(own, card), 0.0
        for reply, some in parts.items():
            if wins((card, reply), self.trump, ORDER):
                total += self.led_to(rest, some, made)
            else:
                total += self.lead(rest, some, made + 1)
        return total

    def led_to(self, own: Cards, hands: list[Entry], made: int) -> float:
        if not own:
            return sum(p for _, p in hands) * self.worth[made]
        parts: dict[Card, list[Entry]] = defaultdict(list)
        for hand, p in hands:
            for card, share in self.leads(hand):
                parts[card].append((without(hand, card), p * share))
        return sum(max(self.after_reply(own, reply, card, some, made) for reply in lawful(own, card, self.trump))
                   for card, some in parts.items())

    def after_reply(self, own: Cards, reply: Card, led: Card, hands: list[Entry], made: int) -> float:
        rest = without(own, reply)
        if wins((led, reply), self.trump, ORDER):
            return self.lead(rest, hands, made + 1)
        return self.led_to(rest, hands, made)

    def replies(self, hand: Cards, led: Card) -> list[tuple[Card, float]]:
        may = lawful(hand, led, self.trump)
        may = tuple([c for c in may if not any(d.suit == c.suit and ORDER[d.rank] < ORDER[c.rank] for d in may)])
        low = min(ORDER[c.rank] for c in may)
        return shares(may, [c for c in may if ORDER[c.rank] == low], ODD_REPLY)

    def leads(self, hand: Cards) -> list[tuple[Card, float]]:
        may = tuple([c for c in hand if not any(d.suit == c.suit and ORDER[d.rank] > ORDER[c.rank] for d in hand)])
        usual = habits.lead(hand, self.trump)
        alike = [c for c in may if c is usual or self.trump not in (c.suit, usual.suit) and c.rank == usual.rank
                 and sum(o.suit == c.suit for o in hand) == sum(o.suit == usual.suit for o in hand)]
        return shares(may, alike, ODD_LEAD)


def shares(may: Cards, usual: list[Card], odd: float) -> list[tuple[Card, float]]:
    if len(usual) == len(may):
        return [(c, 1 / len(may)) for c in may]
    return [(c, (1 - odd) / len(usual) if c in usual else odd / (len(may) - len(usual))) for c in may]


def without(hand: Cards, card: Card) -> Cards:
    return tuple([c for c in hand if c is not card])


@pytest.mark.parametrize("size", [2, 3, 4])
def test_the_play_is_searched_to_its_end(size: int) -> None:
    rng = Random(size)
    for _ in range(12):
        dealt, trump = rng.sample(PACK, 16), rng.randrange(4)
        own, rest, made = tuple(dealt[:size]), dealt[size:], rng.randrange(6 - size)
        hands = [tuple(rng.sample(rest, size)) for _ in range(12)]
        weights = [rng.random() for _ in hands]
        plainly, searched = Plainly(trump), Unseen(trump)
        entries = list(zip(hands, weights))
        masks = [MASK(hand) for hand in hands]
        found = searched.values(MASK(own), masks, weights, [0] * 12, -1, made, WORTH)
        assert set(found) == {NUMBER[c] for c in own}
        for card in own:
            total = sum(w * x for w, x in zip(weights, found[NUMBER[card]]))
            assert total == pytest.approx(plainly.after_lead(own, card, entries, made))
        led = next(c for c in PACK if c not in dealt)
        found = searched.values(MASK(own), masks, weights, [0] * 12, NUMBER[led], made, WORTH)
        assert set(found) == {NUMBER[c] for c in lawful(own, led, trump)}


def test_each_hand_has_the_row_of_its_own() -> None:
    found = Unseen(0).values(MASK(cards("KH")), [MASK(cards("QH")), MASK(cards("AH"))], [1.0, 1.0], [0, 1], -1, 0,
                             [0.0, 3.0, 0, 0, 0, 0, 0.0, 7.0, 0, 0, 0, 0])
    assert found == {NUMBER[cards("KH")[0]]: [3.0, 7.0]}


def told(**heard: object) -> list[float]:
    evidence = Evidence(2)
    for name, said in heard.items():
        getattr(evidence, name)(*said if isinstance(said, tuple) else (said,))
    return evidence.weigh([MASK(cards("KH 9S 8S 7S")), MASK(cards("QS 9S 8D 7D"))])


def test_hands_of_which_nothing_is_known_are_equal() -> None:
    assert told() == [1, 1]


def test_a_king_kept_silent_is_unlikely() -> None:
    assert told(kept_silent=MASK(cards("KH"))) == [0.05, 1]


def test_a_lead_that_habit_would_not_make_is_evidence() -> None:
    lead = [(NUMBER[cards("QC")[0]], -1)]                # beside three spades; beside two suits of two it has no guard
    assert told(has_played=(lead,)) == [0.3, 0.3]
    assert told(has_played=([(NUMBER[cards("TS")[0]], -1)],)) == [1, 0.3]


def settled_by_habit(deal: Ecarte, of: Ends) -> float:
    """The deal played on by the rules, each by habit."""
    while not deal.over:
        seat = deal.must[0]
        if deal.in_time(seat) and deal.has_king(seat):
            deal.apply(seat, Move(("king",)))
            continue
        hand, trick = deal.zone[HAND[seat]], deal.zone[TRICK]
        card = habits.follow(hand, trick[0], deal.trump) if trick else habits.lead(hand, deal.trump)
        deal.apply(seat, Move(("play", card)))
    return of.of_score(deal.score[0], deal.score[1])


def test_a_refusal_comes_to_what_the_rules_make_of_it() -> None:
    for number in range(60):
        rng, dealer = Random(number), number % 2
        deal = Ecarte(dealer, (number % 5, number // 5 % 5))
        while deal.must[0] == NATURE or deal.phase == "packets_choice":
            deal.apply(deal.must[0], deal.decision(deal.must[0]).sample(rng))
        if deal.over:
            continue                                     # a king turned up has ended the game
        for zone in HAND:
            deal.zone[zone] = tuple(sorted(deal.zone[zone], key=NUMBER.__getitem__))
        of = Ends(deal, dealer, worth(5, False))
        asked = Outlook(deal.trump, [0.0] * 4096, [0.0] * 16, of.by_elder_tricks(deal))
        own, his = MASK(deal.zone[HAND[dealer]]), MASK(deal.zone[HAND[1 - dealer]])
        found = asked.values(own, False, [his], 0, 21, 4, 1, 2, -1, -1, False, 1)
        deal.apply(1 - dealer, Move(("propose",)))
        deal.apply(dealer, Move(("refuse",)))
        assert found == pytest.approx([settled_by_habit(deal, of)]), number


def test_a_proposal_comes_to_what_the_rules_make_of_it_on_average() -> None:
    of, deal = worth(5, False), Ecarte.position(
        {HAND[1]: "9H QS 8S KD 7C", HAND[0]: 5, 1: "QH", 0: 21}, "proposal", 1, trump=2, start={"dealer": 0})
    own, rng, ends = deal.zone[HAND[1]], Random(1), Ends(deal, 1, of)
    rest = [c for c in PACK if c not in own and c not in deal.zone[1]]
    size, by_rules, hands = 1500, 0.0, []
    for _ in range(size):
        order = rng.sample(rest, len(rest))
        world = deal.copy()
        world.zone[HAND[0]], world.zone[0] = tuple(order[:5]), tuple(order[5:])
        world.viewer = None
        hands.append(MASK(world.zone[HAND[0]]))
        world.apply(1, Move(("propose",)))
        while not solved(world):
            seat = world.must[0]
            world.apply(seat, habits.move(world, seat, of))
        by_rules += settled_by_habit(world, ends) / size
    tables = [x for who in (True, False) for later in (False, True) for name in habits.TABLE[who, later]
              for row in TABLES[name] for x in [entry / 100 for entry in row]]
    stakes = [x for who in (1, 0) for later in (False, True) for x in habits.stakes(deal, who, of, later)]
    asked = Outlook(2, tables, stakes, ends.by_elder_tricks(deal))
    found = asked.values(MASK(own), True, hands, MASK(tuple(rest)), 21, 1, 1, 0, -1, -1, False, 7)
    assert sum(found) / size == pytest.approx(by_rules, abs=.03)
    assert len(set(found)) > 4


def test_hands_are_drawn_as_often_as_they_are_likely() -> None:
    some, often = drawn([1, 2, 3, 4], [1.0, 6.0, 0.0, 3.0], 100, Random(1))
    assert sum(often) == 100
    assert dict(zip(some, often)) == pytest.approx({1: 10, 2: 60, 4: 30}, abs=1)
