"""Both games of a declarer dealt by hand: incidents brought about by moves, and who may then have a new deal."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from cardtable.families.declarer.deal import PACK
from cardtable.families.declarer.strict.dealing import DealtDeclarer
from cardtable.games.bridge.strict import BridgeByHand
from cardtable.rules.events import NATURE
from cardtable.rules.laws import IMPOSSIBLE
from cardtable.rules.moves import Move
from tests.adapters.strictly import does

Facts = dict[str, Any]
SEATS = "NESW"


def begun(dealer: int = 2, kind: type[DealtDeclarer] = BridgeByHand) -> DealtDeclarer:
    """The pack is to be cut."""
    one = kind(dealer, (0, 0), [0] * 4, tuple(range(4)), by_hand=True)
    one.apply(NATURE, Move(("shuffle", *Random(1).sample(PACK, len(PACK)))))
    return one


def looked(one: DealtDeclarer) -> DealtDeclarer:
    """All goes on rightly, and all take up their hands."""
    words = {"cutting_pack": "cut", "dealing": "deal", "taking_up": "take-up-hand"}
    while one.phase in words:
        does(one, f"{one.must[0]} {words[one.phase]}")
    return one


def events(dealer: int) -> Mapping[str, Sequence[str]]:
    """What is done, after the cut unless the pack is not cut."""
    left, partner, right = [(dealer + n) % 4 for n in (1, 2, 3)]
    found = {"card_faced_in_pack": f"{dealer} face", "not_dealt_singly": f"{dealer} deal-otherwise",
             "one_hand_14_another_12": f"{dealer} deal-wrong {left} 1",
             "dealer_looked_before_51_dealt": f"{dealer} peep", "pack_imperfect": f"{dealer} deal-faulty"}
    for seat in (left, partner, right, dealer):
        word = "let-see 1" if seat == dealer else "turn-over"
        found[f"card_exposed_in_dealing_by_{SEATS[seat]}"] = f"{seat} {word}"
    return {**{event: (f"{right} cut", act) for event, act in found.items()}, "pack_not_cut": (f"{dealer} deal",)}


def new_deal(dealer: str, event: str) -> Facts:
    """Who may claim it, where it is not forced; and who deals."""
    seat = SEATS.index(dealer)
    one = does(begun(seat), *events(seat)[event])
    if one.over:
        return told(one, "forced", [])
    offence = one.offences[-1]
    claims = {other: f"{other} accuse {offence.article} {offence.seat}" for other in range(4) if other != offence.seat}
    claimed = {other: does(one.copy(), claim) for other, claim in claims.items()
               if one.refusal(other, Move.read(claim[2:])) is not IMPOSSIBLE}
    forced = [after for after in claimed.values() if after.over]
    if forced:
        return told(forced[0], "forced", [])
    asked = {other: after for other, after in claimed.items() if after.phase == "remedy"}
    first = next(iter(asked))
    return told(does(asked[first], f"{asked[first].must[0]} exact new-deal"), "optional", list(asked))


def told(one: DealtDeclarer, how: str, claimants: Sequence[int]) -> Facts:
    return {"new_deal": how, "claimants": sorted([SEATS[seat] for seat in claimants]),
            "next_dealer": SEATS[one.dealer] if one.void == "same" else SEATS[one.left(one.dealer)]}
