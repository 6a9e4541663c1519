"""All the ways to make a meld out of the cards held, and which of them differ in anything that may follow.

Copies are told apart only by where they lie, what they have served in that still counts, and what lies whole with them:
two ways after which a player stands alike are one choice.
"""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import chain, combinations, product
from typing import NamedTuple

from cardtable.cards import Card, Cards
from cardtable.families.melds.again import Scored, barred, paired
from cardtable.families.melds.kinds import Kind, Meld, OfRank
from cardtable.rules.moves import Thing


class Player(NamedTuple):
    """What a player holds, in hand and on the table; what he has scored, and announced."""

    hand: Cards
    table: Cards
    scored: Scored
    announced: Scored = ()

    @property
    def held(self) -> Cards:
        return self.table + self.hand


def thing(kinds: Sequence[Kind], best: Meld, player: Player) -> Thing:
    """What is made best of these cards: the ways that differ, the best first, and every set of cards that makes it."""
    kind = next(one for one in kinds if one.name == best.kind)
    every = every_way(kind, best.cards, player)
    if len(every) == 1:
        return Thing((best.cards,), every)
    served = Counter([one for meld in player.scored for one in meld.cards])
    every.sort(key=lambda way: (set(way) != set(best.cards), len(set(way) & set(player.hand)),
                                -sum([served[one] for one in way])))
    known: dict[object, int] = {}
    found: dict[tuple[int, ...], Cards] = {}
    for way in (best.cards, *every[1:]):
        found.setdefault(afterwards(kinds, Meld(best.kind, way), player, known), way)
    return Thing(tuple(found.values()), every)


def every_way(kind: Kind, best: Cards, player: Player) -> list[Cards]:
    """All sets of cards that may score as these do, in the order of the kind's own cards."""
    out = barred(kind, player.held, player.scored)
    free = [one for one in player.held if one not in out]
    found: Iterable[Cards]
    if isinstance(kind, OfRank):
        found = combinations([one for one in free if one.rank == kind.rank], len(kind.of))
    else:
        parts = [combinations([one for one in free if one.face is face], number)
                 for face, number in Counter([one.face for one in best]).items()]
        found = (tuple(chain.from_iterable(some)) for some in product(*parts))
    return [some for some in found if not (kind.again == "paired" and paired(kind, some, player.scored))]


def afterwards(kinds: Sequence[Kind], meld: Meld, player: Player, known: dict[object, int]) -> tuple[int, ...]:
    """How the player stands when he has scored this, the same for all that is alike in what may follow.

    A card is known by its face, by whether it is still hidden, and by the kinds in which it serves no more; then, again
    and again, by what lies whole with it.  `known` numbers all this, for every way of one question.
    """
    scored = (*player.scored, meld)
    lasting = {name for kind in kinds for name in kind.above} | {
        kind.name for kind in kinds if kind.again in ("never", "apart")}
    binding = {kind.name for kind in kinds if kind.again != "never"}
    held = player.held
    links = [one for one in scored if one.kind in binding and one.whole(held)] + [
        Meld(f"{one.kind} to score", one.cards) for one in player.announced if set(one.cards) != set(meld.cards)]

    def number(what: object) -> int:
        return known.setdefault(what, len(known))

    look = {one: number((one.face, one in player.hand and one not in meld.cards,
                         frozenset([past.kind for past in scored if past.kind in lasting and one in past.cards])))
            for one in held}
    for _ in held:
        ties: dict[Card, list[tuple[str, tuple[int, ...]]]] = {one: [] for one in held}
        for link in links:
            tie = (link.kind, tuple(sorted([look[one] for one in link.cards])))
            for one in link.cards:
                ties[one].append(tie)
        finer = {one: number((look[one], tuple(sorted(ties[one])))) for one in held}
        settled = len(set(finer.values())) == len(set(look.values()))
        look = finer
        if settled:
            break
    return tuple(sorted(look.values()))
