"""Euchre dealt by hand: incidents brought about by moves, and what the match then offers to whom, until when."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from cardtable.cards import card
from cardtable.games import game
from cardtable.games.euchre.match import StrictCut
from cardtable.games.euchre.rules import PACK
from cardtable.games.euchre.strict import EuchreByHand
from cardtable.rules.events import NATURE
from cardtable.rules.laws import IMPOSSIBLE
from cardtable.rules.moves import Move
from tests.adapters.strictly import does

Facts = dict[str, Any]
LAW = EuchreByHand.articles
DEALER, ELDEST, PARTNER, CUTTER = 3, 0, 1, 2


def begun() -> EuchreByHand:
    """The last deals, and the pack is to be cut."""
    one = EuchreByHand(DEALER, (2, 2), [0] * 4, tuple(range(4)), by_hand=True)
    one.apply(NATURE, Move(("shuffle", *Random(1).sample(PACK, len(PACK)))))
    return one


def on(one: EuchreByHand, until: str = "adopting") -> EuchreByHand:
    """All goes on rightly as far as this phase."""
    words = {"cutting_pack": "cut", "dealing": "deal", "turning": "turn-trump", "taking_up": "take-up-hand",
             "remedy": "exact rectify"}
    while one.phase != until and not one.over:
        does(one, f"{one.must[0]} {words[one.phase]}")
    return one


def cut_size(rules: str, pack: int) -> Facts:
    """What may be lifted, tried with every number."""
    one = begun()
    assert len(one.zone[one.layout.stock]) == pack
    lawful = [n for n in range(1, pack) if one.refusal(CUTTER, Move(("cut", n))) is None]
    return {"min_lifted": lawful[0], "max_lifted": lawful[-1]}


def cut_shown(rules: str, shown: Sequence[str]) -> Facts:
    """The first of four shows two cards, and keeps one of them."""
    match = game("euchre").match({"laws": "strict", "dealing": "hands"})
    one = match.deal()
    assert isinstance(one, StrictCut)
    broken = one.refusal(0, Move(("show-two",)))
    assert broken is not None
    assert broken.number == LAW["1"]
    one.apply(0, Move(("show-two",)), broken)
    first, second = map(card, shown)
    others = [c for c in PACK if c.rank not in (first.rank, second.rank)][:3]
    one.apply(NATURE, Move(("cut", first, *others, second)))
    kept, = [c for c in one.zone[one.shown] if c in (first, second)]
    return {"deemed_cut": str(kept)}


EVENTS: Mapping[str, Sequence[str]] = {
    "packet_pattern_changed": ("2 cut", "3 deal-otherwise"), "card_faced_in_dealing": ("2 cut", "3 face"),
    "two_cards_turned_up": ("2 cut", "3 deal", "3 turn-two"),
    "dealers_opponent_exposes_card": ("2 cut", "0 turn-over"), "dealers_partner_exposes_card": ("2 cut", "1 turn-over"),
    "misdeal_after_opponent_looked": ("2 cut", "0 touch", "3 misgive 2"),
    "misdeal_after_partner_looked": ("2 cut", "1 touch", "3 misgive 2"),
    "wrong_numbers_put_right_before_turn_up": ("2 cut", "3 misgive 1", "3 exact rectify"),
    "misdeal": ("2 cut", "3 misgive 2"), "pack_not_cut_by_right_hand_opponent": ("3 deal",)}


def irregularity(event: str) -> Facts:
    """Claimed by everybody in turn, where it is to be claimed, and at every moment to the first lead."""
    one = does(begun(), *EVENTS[event])
    if one.over:
        return settled(one, None, None)
    claims = {seat: f"{seat} accuse {one.offences[-1].article} {one.offences[-1].seat}" for seat in range(4)
              if seat != one.offences[-1].seat}
    found = [seat for seat, claim in claims.items() if may_claim(one, claim)]
    if not found:
        assert on(one).phase == "adopting"
        return settled(one, None, None)
    after = does(one.copy(), claims[found[0]])
    if event == "pack_not_cut_by_right_hand_opponent":
        return settled(after, None, None)
    option = "dealer" if found == [DEALER] else "adversaries"
    turned = on(one.copy(), "taking_up")
    deadline = "before_looking_at_own_cards" if may_claim(turned, claims[found[0]]) else "before_turn_up"
    if deadline != "before_turn_up":
        assert not may_claim(does(turned, f"{found[0]} take-up-hand"), claims[found[0]])
    return {**settled(after, option, deadline), "result": "fresh_deal_optional"}


def may_claim(one: EuchreByHand, claim: str) -> bool:
    """Whether that ends the deal."""
    seat, _, words = claim.partition(" ")
    if one.refusal(int(seat), Move.read(words)) is IMPOSSIBLE:
        return False
    return does(one.copy(), claim).over


def settled(one: EuchreByHand, option: str | None, deadline: str | None) -> Facts:
    result, following = {"same": ("fresh_deal", "dealer"), "next": ("deal_lost", "eldest"),
                         "": ("deal_stands", None)}[one.void]
    return {"result": result, "option_of": option, "deadline": deadline, "next_dealer": following}
