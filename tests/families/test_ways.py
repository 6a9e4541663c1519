"""Which cards make a meld: every lawful set is taken, and those that differ in anything that may follow are offered."""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain, combinations, permutations, product
from random import Random

import pytest

from cardtable.cards import Card, Cards, cards
from cardtable.families.melds.deal import MeldDeal
from cardtable.families.melds.kinds import Kind, Meld, OfRank
from cardtable.games.bezique.rules import Bezique
from cardtable.games.rubicon_bezique.rules import RubiconBezique
from cardtable.rules.events import NATURE
from cardtable.rules.moves import Move

HEARTS, SPADES = 2, 3


def won(kind: type[MeldDeal], hand: str, table: str = "", *scored: str, trump: int = SPADES) -> MeldDeal:
    """Seat 0 has won a trick, holds this, and has scored so much before."""
    deal = kind(1, [0, 0], [0, 0], (0, 1))
    layout = deal.layout
    deal.zone[layout.hand[0]], deal.zone[layout.declared[0]] = cards(hand), cards(table)
    deal.zone[layout.hand[1]] = cards("9C1")
    deal.zone[layout.stock] = tuple([one for one in deal.pack if one.text[0] in "78"][:20])
    melds = [text.partition(" ") for text in scored]
    deal.melds = (tuple([Meld(name, cards(rest)) for name, _, rest in melds]), ())
    deal.trump, deal.leader = trump, 0
    deal.go("declaring", 0)
    return deal


def offered(deal: MeldDeal, kind: str, verb: str = "declare") -> list[str]:
    return [" ".join(map(str, move[2:])) for move in deal.decision(0) if move[:2] == (verb, kind)]


def test_of_two_independent_marriages_either_may_be_scored_and_so_may_the_cross_pairs() -> None:
    """The referee's case, 002:690-696, 910-916."""
    deal = won(RubiconBezique, "KS4 QS3", "KS1 QS2", "marriage KS1 QS2")
    assert set(offered(deal, "marriage")) == {"KS1 QS3", "KS4 QS2", "KS4 QS3"}
    for text, lawful in (("KS4 QS2", True), ("QS3 KS4", True), ("KS1 QS2", False)):
        assert (deal.refusal(0, Move.read(f"declare marriage {text}")) is None) is lawful


def test_copies_that_nothing_tells_apart_are_offered_once_and_all_are_taken() -> None:
    deal = won(RubiconBezique, "KS3 KS4 QS3 QS4")
    assert offered(deal, "marriage") == ["KS3 QS3"]
    for king, queen in product(("KS3", "KS4"), ("QS3", "QS4")):
        assert deal.refusal(0, Move.read(f"declare marriage {king} {queen}")) is None


def test_pairs_that_mirror_each_other_are_one_choice() -> None:
    deal = won(RubiconBezique, "7C1", "KS1 QS1 KS2 QS2", "marriage KS1 QS1", "marriage KS2 QS2")
    assert offered(deal, "marriage") == ["KS1 QS2"]


def test_a_sequence_may_break_up_a_married_pair_or_not() -> None:
    deal = won(RubiconBezique, "AS1 TS1 JS1 QH1", "KS1 QS1 KS2 QS2", "marriage KS1 QS1", "marriage KS2 QS2")
    assert offered(deal, "sequence") == ["AS1 TS1 KS1 QS1 JS1", "AS1 TS1 KS1 QS2 JS1"]


@pytest.mark.parametrize(("kind", "hand", "table", "wanted"), [
    (Bezique, "KS1", "KC2 KD1 KH1 KH2", "KC2 KD1 KH1 KS1"),
    (RubiconBezique, "AC2 AC4", "AH2 AH3 AS3", "AC2 AC4 AH3 AS3")])
def test_any_four_of_a_rank_may_be_scored_from_hand_or_table(kind: type[MeldDeal], hand: str, table: str, wanted: str
                                                             ) -> None:
    """The referee's cases, 002:688-690."""
    name = "four-kings" if kind is Bezique else "four-aces"
    deal = won(kind, hand, table, trump=HEARTS)
    assert deal.refusal(0, Move.read(f"declare {name} {wanted}")) is None
    assert set(offered(deal, name)[0].split()) >= set(table.split()[:3]), "as many as may be from the table"


def test_bezique_is_made_of_a_queen_that_lies_there_or_of_one_in_the_hand() -> None:
    deal = won(RubiconBezique, "QS2 JD1", "QS1 QH1 QD1 QC1", "four-queens QS1 QH1 QD1 QC1")
    assert offered(deal, "bezique") == ["QS1 JD1", "QS2 JD1"]


def test_two_marriages_of_a_suit_are_scored_and_announced_one_after_the_other() -> None:
    deal = won(RubiconBezique, "KS3 KS4 QS3 QS4")
    assert offered(deal, "marriage", "announce") == ["KS3 QS3"]
    deal.apply(0, Move.read("announce marriage KS3 QS3"), None)
    assert {"KS4 QS4", "KS3 QS4", "KS4 QS3"} == set(offered(deal, "marriage", "announce"))
    deal.apply(0, Move.read("announce marriage KS4 QS4"), None)
    assert len(deal.announced[0]) == 2


# Everything that comes about in a deal, against all sets of cards one by one

@pytest.mark.parametrize(("kind", "deals"), [(Bezique, 80), (RubiconBezique, 20)])
def test_every_lawful_set_is_taken_and_stands_for_one_that_is_offered(kind: type[MeldDeal], deals: int) -> None:
    """Alike is what some exchange of copies makes the same, in what lies where and in all that has been scored."""
    seen = 0
    for deal, seat in chain.from_iterable([declarations(kind, Random(seed)) for seed in range(deals)]):
        moves = list(deal.decision(seat))
        for one in kind.kinds:
            lawful = [some for some in candidates(deal.held_by(seat), one) if deal.may_score(seat, one.name, *some)]
            ways = [tuple(c for c in move[2:] if isinstance(c, Card)) for move in moves
                    if move[:2] == ("declare", one.name)]
            for some in candidates(deal.held_by(seat), one):
                taken = deal.refusal(seat, Move(("declare", one.name, *some))) is None
                assert taken is (some in lawful), (one.name, some)
            for some in lawful:
                assert any(alike(deal, seat, one, some, way) for way in ways), (one.name, some, ways)
            for way, other in combinations(ways, 2):
                assert not alike(deal, seat, one, way, other), (one.name, way, other)
            seen += len(lawful) > 1
    assert seen > deals // 2


def declarations(kind: type[MeldDeal], rng: Random) -> Iterator[tuple[MeldDeal, int]]:
    """The moments of a deal in which somebody may declare, played by two who keep what scores."""
    deal = kind(1, [0, 0], [0, 0], (0, 1))
    deal.goal = None                                     # so that no game ends meanwhile
    deal.apply(NATURE, deal.decision(NATURE).sample(rng))
    while deal.stocked:
        seat, = deal.must
        moves = list(deal.decision(seat))
        if deal.phase == "declaring":
            yield deal, seat
            scoring = [move for move in moves if move.verb == "declare"]
            moves = scoring if scoring and rng.random() < .7 else [Move(("draw",))]
        elif deal.phase == "play":
            moves = sorted([move for move in moves if move.verb == "play"], key=lambda move: str(move[1])[0] in "QKJA")
            moves = moves[:2]
        deal.apply(seat, rng.choice(moves), None)


def candidates(held: Cards, kind: Kind) -> list[Cards]:
    """All sets of these cards that have the faces of such a meld."""
    if isinstance(kind, OfRank):
        return list(combinations([one for one in held if one.rank == kind.rank], len(kind.of)))
    return [tuple(card for some in parts for card in some) for shape in kind.shapes() for parts in product(*[
        combinations([one for one in held if one.face is face], number) for face, number in Counter(shape).items()])]


def alike(deal: MeldDeal, seat: int, kind: Kind, one: Cards, other: Cards) -> bool:
    """Whether some exchange of copies makes the one way to score the other, and leaves all else as it was."""
    held, hand = deal.held_by(seat), deal.zone[deal.layout.hand[seat]]

    def story(cards_of: dict[Card, Card], way: Cards) -> object:
        past = [(meld.kind, meld.whole(held), frozenset([cards_of[c] for c in meld.cards if c in held]))
                for meld in deal.melds[seat] if of_weight(deal, meld, held)]
        served = {(name, cards_of[c]) for meld in deal.melds[seat] for c in meld.cards if c in held
                  for name in [meld.kind] if lasting(deal, name)}
        return Counter(past), served, {cards_of[c] for c in hand if c in held}, {cards_of[c] for c in way}

    same = {c: c for c in held}
    groups = [[c for c in held if c.face is face] for face in dict.fromkeys([c.face for c in held])]
    target = story(same, other)
    for orders in product(*[permutations(group) for group in groups]):
        exchanged = {c: d for group, order in zip(groups, orders) for c, d in zip(group, order)}
        if story(exchanged, one) == target:
            return True
    return False


def lasting(deal: MeldDeal, name: str) -> bool:
    """Whether a card that has served in this kind is held to it for good."""
    return deal.kind[name].again in ("never", "apart") or any(name in kind.above for kind in deal.kinds)


def of_weight(deal: MeldDeal, meld: Meld, held: Cards) -> bool:
    """Whether a meld that lies whole still binds its cards together."""
    return meld.whole(held) and deal.kind[meld.kind].again != "never"
