"""What the master of Piquet goes by: counts, tables of what may be kept, hands the other may hold."""
from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from cardtable.cards import Cards
from cardtable.games.piquet.game import GAME
from cardtable.games.piquet.rules.exchange import HAND
from cardtable.games.piquet.rules.holdings import HOLDINGS, ORDER, best, worth
from cardtable.games.piquet.rules.reckoning import Entry, in_hand, repique
from cardtable.games.piquet.rules.rules import PACK, Piquet
from cardtable.games.piquet.search.equity import SCALE, Equity
from cardtable.games.piquet.search.play import WEIGHED, InPlay
from cardtable.games.piquet.search.sets import ALL, bits, cards
from cardtable.games.piquet.search.unseen import ALL_COUNTED, Unseen, counts, keeping
from cardtable.players.think import think
from cardtable.rules.events import NATURE
from cardtable.rules.sitting import Sitting
from tests.games.piquet.moments import Partie, book


def by_the_rules(elder: Cards, dealer: Cards) -> tuple[int, ...]:
    """What both count, by the modules of the rules."""
    entries = []
    found = []
    for item in HOLDINGS:
        own, other = best(item, elder), best(item, dealer)
        seat, hand = (0, elder) if own > other else (1, dealer)
        held = HOLDINGS[item](hand)[:1 if item == "point" else None] if own != other else []
        points = sum([worth(item, one.size) for one in held])
        entries += [Entry(item, seat, points, item)] if points else []
        found.append(points * (1 - 2 * seat))
    who = repique(entries)
    return (*found, in_hand(entries, 0), in_hand(entries, 1), 0 if who is None else 60 - 120 * who)


def test_hands_count_as_the_rules_have_it() -> None:
    rng, repiques = Random(1), 0
    for _ in range(400):
        pack = rng.sample(PACK, 24) if rng.random() < 0.5 else sorted(
            rng.sample(PACK, 24), key=lambda c: (c.suit + rng.random(), ORDER[c.rank]))
        elder, dealer = tuple(pack[:12]), tuple(pack[12:])
        right = by_the_rules(elder, dealer)
        assert counts().against(bits(elder), bits(dealer)) == right
        repiques += right[5] != 0
    assert repiques


@pytest.mark.parametrize("elder", [True, False])
def test_what_a_draw_may_bring_is_counted_exactly(elder: bool) -> None:
    """The mean over all draws, one by one."""
    rng = Random(2)
    table = keeping(elder)
    for size in (1, 2, 3):
        hand = bits(rng.sample(PACK, 12))
        unseen = ALL & ~hand
        value, thrown = table.ranked(hand, unseen, size, size, 1)[0]
        draws = [table.worth(hand & ~thrown | bits(drawn)) for drawn in combinations(cards(unseen), size)]
        assert value == pytest.approx(sum(draws) / len(draws))
        others = [table.after(hand, unseen, bits(some)) for some in combinations(cards(hand), size)]
        assert value == pytest.approx(max(others))
        assert len(others) == len(table.ranked(hand, unseen, size, size, 1000))


def test_the_other_hand_is_among_those_looked_at() -> None:
    """All through the play of deals by the book, and every hand looked at agrees with what was said by the rules."""
    looked = 0
    for seed in range(3):
        sitting, rng = Sitting(GAME, {}), Random(seed)
        while not sitting.match.over and len(sitting.moves) < 120:
            deal = sitting.match.deal()
            if sitting.nature_next:
                sitting.submit(NATURE, deal.decision(NATURE).sample(rng))
                continue
            seat = deal.must[0]
            view = sitting.view(deal.by(seat))
            thought = think(view, "club", seed)
            if thought.move.verb == "play" and isinstance(deal, Piquet):
                unseen = Unseen(view, seat)
                hands = unseen.hands(rng)
                other = deal.zone[HAND[1 - seat]]
                assert bits(other) in hands or len(hands) >= ALL_COUNTED
                world = deal.copy()
                world.zone[HAND[1 - seat]] = cards(rng.choice(hands))
                assert all(said.holds(world) for said in unseen.said)
                all_told(deal, 1 - seat, world.zone[HAND[1 - seat]] + cards(unseen.played))
                looked += len(hands) > 1
            sitting.submit(seat, thought.move)
    assert looked > 40


def all_told(deal: Piquet, seat: int, hand: Cards) -> None:
    """Nothing that he would have called with this hand was left unsaid by him."""
    for item in ("sequence", "set"):
        told = [one.called for one in deal.told if one.seat == seat and one.item == item]
        assert not told or told == [one.called for one in HOLDINGS[item](hand)]


@pytest.mark.parametrize(("sinking", "ways"), [(False, 176), (True, 252)])
def test_what_would_have_been_told_is_not_there(sinking: bool, ways: int) -> None:
    """Elder hand's tierce to the ten was good: with nine, eight and seven of spades he would have told another, with
    queen and knave of hearts a better one.  Where it may be sunk he may have either."""
    partie = Partie(1, 0, sinking=sinking).deals(
        "AD KD TD 9D 8D KH KC 8S 7S JH TH 8C", "AS KS JS TS AH AC QC JC QD 9H 8H 7C", "QS 9S QH 7H TC 9C JD 7D")
    partie.exchange("8S 7S JH TH 8C", "9H 8H 7C").turn("point 5", "good")
    partie.turn("sequence 3 ten", "good", "set 3 king", "not-good", "play AD", "set 3 ace")
    assert len(Unseen(partie.view(), partie.due).hands(Random(1))) == ways


def test_points_that_are_weighed_are_told_as_such() -> None:
    """"About 6½ points behind" was told where nobody could be less than nine behind: a point weighed less than one."""
    made = book().plays("AD QD 7D KD AC JC KC").call()
    seat, = made.sitting.match.pending().must
    view = made.sitting.view(seat)
    assert isinstance(view.deal, Piquet)
    assert Equity(view.deal, seat).weights != (SCALE, SCALE)
    asked = InPlay(view, seat)
    assert asked.beside == WEIGHED
    assert asked.counted
