"""How a revoke is best paid, told by what the game and the rubber then come to."""
from __future__ import annotations

from cardtable.families.tricks import honours
from cardtable.families.tricks.maxims import Advice
from cardtable.games.whist.scoring import ALL, HONOURS, SLAM, Revoke, scored
from cardtable.games.whist.strict.costs import Costs
from cardtable.rules.moves import Move
from cardtable.solver import OutOfNodes, Solver

PAID = {"add-three": "add", "take-three": "deduct", "three-tricks": "tricks"}
MEMORY, NODES = 1 << 22, 100_000                 # bytes, and positions: some 0.2 s


def costliest(deal: Costs, seat: int, source: str) -> Advice:
    """Whatever wins most fish, or keeps the others lowest (003:1087-1090); all have been seen to the last card, so that
    it can be told what the deal put right would have come to."""
    own, by = deal.side[seat], deal.side[deal.due[0].seat]
    taken, held = [deal.tricks(side) for side in range(2)], honours.held(deal, HONOURS)

    def worth(tricks: list[int], *revokes: Revoke) -> tuple[int, int]:
        """Fish, and the points by which one's own side is then ahead."""
        out = scored(deal.scheme, deal.score, tricks, held, [*deal.revokes, *revokes], deal.honours_first)
        fish = SLAM if out.slam is not None else 0 if out.winner is None else \
            deal.scheme.value(out.score[1 - out.winner])
        won = out.winner if out.slam is None else out.slam
        return fish if won == own else -fish, out.score[own] - out.score[1 - own]

    found = {name: worth(taken, Revoke(by, how)) for name, how in PAID.items() if name in deal.open_to(deal.due[0])}
    tricks = played_rightly(deal, own) if "put-right" in deal.open_to(deal.due[0]) else None
    if tricks is not None:
        found["put-right"] = worth([tricks if side == own else ALL - tricks for side in range(2)])
    best = max(found, key=lambda name: found[name])
    why = "Have it put right: played rightly it comes to more." if best == "put-right" else \
        "Take what it costs them most."
    return Advice(Move(("exact", best)), why, source)


def played_rightly(deal: Costs, side: int) -> int | None:
    """The tricks of a side, if from the trick of the revoke on all were played as well as can be; None where that takes
    too long to tell."""
    again = deal.copy()
    again.effect_replay(again.due[0])
    party = again.party[again.side.index(side)]
    try:
        return again.tricks(party) + Solver(MEMORY).value(again.open_position(party), nodes=NODES)
    except OutOfNodes:
        return None
