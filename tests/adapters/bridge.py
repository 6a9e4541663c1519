"""Bridge: each shape of case, put to the rules and to the player at the table."""
from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from cardtable.cards import RANKS, card
from cardtable.families.declarer.deal import LAYOUT
from cardtable.families.declarer.values import ALL, WORTH, trump_of
from cardtable.families.match import partners
from cardtable.families.rubbers import settled
from cardtable.games.bridge.game import GAME
from cardtable.games.bridge.laws import LAW
from cardtable.games.bridge.match import FOR_RUBBER, BridgeCut, BridgeRubbers
from cardtable.games.bridge.rules import Bridge
from cardtable.games.bridge.strict import StrictBridge
from cardtable.players.thought import Thought
from cardtable.rules.events import NATURE, Event
from cardtable.rules.moves import Move
from cardtable.rules.view import View
from tests.adapters import declarer_dealing as dealt_by_hand
from tests.adapters import declarer_strict as strict
from tests.adapters.four_hands import (
    SEATS,
    SIDES,
    Facts,
    Found,
    InAnyOrder,
    UnknownShape,
    by_side,
    do,
    games_of,
    marked,
    seen,
    settle,
    shuffled,
    side_of,
    some,
)

GAMES = 3
WORDS = {"leave_it": "leave-it", "may_i_lead": "may-i-lead"}


def answer(kind: str, given: Facts) -> Facts:
    """What the rules say, in the shape of `expect`."""
    found = SHAPES.get((kind, given.get("topic") or given.get("phase")))
    if found is None:
        raise UnknownShape(f"{kind} with {given}")
    return found(**{key: value for key, value in given.items() if key not in ("topic", "phase")})


# The score of a deal

def played(deal: Bridge, trump: str, double_factor: int, tricks: Mapping[str, int] | None = None,
           honour_cards: Mapping[str, Sequence[str]] | None = None,
           trump_lengths: Mapping[str, int] | None = None) -> None:
    """All tricks are taken, and hands held so many trumps, or these honours and one small card."""
    deal.declarer, deal.named, deal.trump = deal.dealer, trump, trump_of(trump)
    deal.doubled = double_factor.bit_length() - 1
    taken = {**dict.fromkeys(SIDES, 0), **(tricks or {"NS": 7, "EW": 6})}
    deal.taken = (taken["NS"], taken["EW"], 0, 0)
    suit = "S" if trump == "NT" else trump
    for seat, letter in enumerate(SEATS):
        held = some((honour_cards or {}).get(letter, ()))
        small = [card(f"{rank}{suit}") for rank in RANKS[2 * seat:2 * seat + 2]]
        if trump_lengths:
            small = [card(f"{RANKS[n]}{suit}") for n in range(trump_lengths[letter])]
        deal.zone[LAYOUT.hand[seat]] = (*held, *small)


def score(trump: str, double_factor: int, score_before: Mapping[str, int] | None = None,
          revokes: Sequence[Facts] = (), **given: Any) -> Facts:
    before = [(score_before or {}).get(side, 0) for side in SIDES]
    if revokes:
        return revoked(trump, double_factor, before, given["tricks"], revokes)
    deal = Bridge(2, before)
    played(deal, trump, double_factor, **given)
    return told(deal, before)


PAID = {"take_tricks": "three-tricks", "deduct": "deduct", "add": "add"}


def revoked(trump: str, double_factor: int, before: Sequence[int], tricks: Mapping[str, int],
            revokes: Sequence[Facts]) -> Facts:
    """The same, brought about at a strict table: South of the one side, or East of the other, has revoked."""
    def calls(deal: strict.StrictDeclarer) -> None:
        strict.says(deal, strict.SOUTH, f"name {trump}")
        strict.says(deal, strict.WEST, "may-i-lead" if double_factor == 1 else "double")
        if double_factor == 1:
            strict.says(deal, strict.EAST, "yes")
        while deal.phase != "play":
            strict.says(deal, deal.must[0], "satisfied")

    deal = StrictBridge(strict.SOUTH, before)
    offenders = [strict.SOUTH if one["by"] == "NS" else strict.EAST for one in revokes]
    events = strict.played(deal, trump, tricks["NS"], calls, offenders, LAW["revoke"],
                           [PAID[one["penalty"]] for one in revokes])
    found = in_columns(deal, events)
    return Found(found, tricks_after=by_side((deal.moved(tricks["NS"]), ALL - deal.moved(tricks["NS"]))))


def told(deal: Bridge, before: Sequence[int]) -> Facts:
    """What a deal has brought."""
    return in_columns(deal, marked(deal))


def in_columns(deal: Bridge, marks: Sequence[Event]) -> Found:
    """What has been marked, in the columns of the cases."""
    sums = {name: [0, 0] for name in ("below", "honours", "chicane", "slam")}
    for mark in marks:
        what = "below" if not mark.beside else "chicane" if mark.what == "chicane" else \
            "slam" if "slam" in mark.what else "honours"
        sums[what][mark.seat] += mark.points
    won = SIDES[deal.score.index(max(deal.score))] if deal.ends_game else None
    return Found({name: by_side(points) for name, points in sums.items()}, score_after=by_side(deal.score),
                 next_score=by_side([0, 0] if won else deal.score), game_won_by=won)


def playout(deals: Sequence[Facts]) -> Facts:
    """A rubber, each deal ended by the last trick claimed."""
    rubbers = GAME.match({})
    assert isinstance(rubbers, BridgeRubbers)
    rubbers.apply(NATURE, Move(("cut", *some(["AS", "KD", "2H", "QC"]))))
    after = []
    for given in deals:
        deal = rubbers.deal()
        assert isinstance(deal, Bridge)
        before, above, rubber = list(deal.score), deal.beside, len(rubbers.finished)
        tricks = given["tricks"]
        best = max(tricks, key=lambda side: tricks[side])
        played(deal, given["trump"], given["double_factor"], tricks, given["honour_cards"])
        left = max([len(held) for held in deal.zone])
        deal.declarer = SIDES.index(best)
        deal.taken = tuple([n - left * (SIDES[seat % 2] == best) for seat, n in enumerate(deal.taken[:2])]) + (0, 0)
        deal.plays_for = ((deal.dummy, deal.declarer),)
        deal.leader = deal.declarer
        deal.go("play", deal.declarer)
        rubbers.apply(deal.declarer, Move(("claim",)))
        won = SIDES[deal.score.index(max(deal.score))] if deal.ends_game else None
        after.append({"below": by_side([now - then for now, then in zip(deal.score, before)]),
                      "above": by_side([now - then for now, then in zip(deal.beside, above)]),
                      "score_after": by_side(deal.score), "game_won_by": won})
    _, settlement = rubbers.finished[rubber]
    totals = [on + over for on, over in zip(settlement.games, settlement.beside or (0, 0))]
    return Found({"after_each_deal": after, "totals": by_side(totals), "rubber_won_by": SIDES[settlement.winner],
                  **settle(by_side(totals), SIDES[settlement.winner], FOR_RUBBER)})


# Calls

def declaring(dealer: str, said: Sequence[Sequence[str]]) -> Facts:
    deal = Bridge(SEATS.index(dealer))
    shuffled(deal)
    for seat, word in said:
        do(deal, SEATS.index(seat), spoken(word))
    return offered(deal)


def spoken(word: str) -> str:
    return f"name {word}" if word in WORTH else WORDS.get(word, word)


def offered(deal: Bridge) -> Facts:
    to_speak = deal.must[0]
    names = {move: case for case, move in WORDS.items()}
    legal = [str(move[1]) if move.verb == "name" else names.get(move.verb, move.verb)
             for move in deal.decision(to_speak)]
    return Found(to_speak=SEATS[to_speak], legal=InAnyOrder(legal))


def doubling(dealer: str, trump: str, trump_named_by: str, calls: Sequence[Sequence[str]]) -> tuple[Bridge, list[int]]:
    """Trumps are named by the dealer or his partner, and that is said; what a trick is worth after each double."""
    deal = Bridge(SEATS.index(dealer))
    shuffled(deal)
    if trump_named_by != dealer:
        do(deal, SEATS.index(dealer), "leave-it")
    do(deal, SEATS.index(trump_named_by), f"name {trump}")
    values = []
    for seat, word in calls:
        do(deal, SEATS.index(seat), spoken(word))
        if "double" in word:
            values.append(deal.trick_worth)
    return deal, values


def legal_double(**given: Any) -> Facts:
    return offered(doubling(**given)[0])


def sequence_double(**given: Any) -> Facts:
    deal, values = doubling(**given)
    return Found(trick_values=values, double_factor=2 ** deal.doubled,
                 next_state="lead" if deal.phase == "play" else deal.phase, leader=SEATS[deal.must[0]])


# Cut, seats, rubber, play

def cut(cuts: Mapping[str, str], recut: Mapping[str, str] | None) -> Facts:
    names = list(cuts)
    found = BridgeCut(player=tuple(range(len(names))))
    found.apply(NATURE, Move(("cut", *some(list(cuts.values())))))
    if recut:
        found.apply(NATURE, Move(("cut", *some([recut[names[seat]] for seat in found.cutters]))))
    order = found.ranked or tuple(sorted(range(len(names)), key=lambda seat: found.cuts[seat]))
    seated = partners(order)
    pairs = Pairs([[names[seated[0]], names[seated[2]]], [names[seated[1]], names[seated[3]]]])
    return Found(dealer=names[order[0]] if found.over else None, partners=pairs,
                 recut=[] if found.over else sorted([names[seat] for seat in found.cutters]))


class Pairs(list[Any]):
    """Two pairs, in any order, each in any order."""

    __hash__ = None                              # type: ignore[assignment]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, list) and {frozenset(pair) for pair in self} == {frozenset(pair) for pair in other}


def seats(dealer: str, trump_named_by: str, first_card_led: bool) -> Facts:
    deal, _ = doubling(dealer, "H", trump_named_by, [(SEATS[(SEATS.index(dealer) + 1) % 4], "may_i_lead"),
                                                     (SEATS[(SEATS.index(dealer) + 3) % 4], "yes")])
    leader = deal.must[0]
    if first_card_led:
        deal.apply(leader, next(iter(deal.decision(leader))))
    return Found(leader=SEATS[leader], dummy=SEATS[deal.dummy], dummy_exposed=bool(deal.zone[LAYOUT.shown[deal.dummy]]),
                 player_of_two_hands=SEATS[deal.by(deal.dummy)])


def rubber(game_winners: Sequence[str]) -> Facts:
    found = settled(games_of(game_winners), FOR_RUBBER)
    over = max([list(game_winners).count(side) for side in SIDES]) > GAMES // 2
    return Found(over=over, winner=SIDES[found.winner] if over else None)


def trick(cards: Sequence[str], trump: str) -> Facts:
    return Found(winner_index=Bridge.order.wins(some(cards), trump_of(trump)))


def legal_play(hand: Sequence[str], led: str, trump: str) -> Facts:
    deal = Bridge()
    deal.trump, deal.leader = trump_of(trump), 3
    deal.zone[LAYOUT.hand[0]], deal.zone[LAYOUT.trick] = some(hand), some([led])
    deal.go("play", 0)
    return Found(legal=InAnyOrder([str(move[1]) for move in deal.decision(0)]))


# Incidents

def at_play(**hands: Sequence[str]) -> StrictBridge:
    """South has declared no trumps, and West is to lead."""
    deal = StrictBridge(strict.SOUTH)
    shuffled(deal, hands or strict.HANDS)
    for seat, words in ((strict.SOUTH, "name NT"), (strict.WEST, "may-i-lead"), (strict.EAST, "yes")):
        strict.says(deal, seat, words)
    return deal


def revoke(dealer: str, **given: Any) -> Facts:
    return Found(strict.revoke(at_play(), **given, article=LAW["revoke"], dummys=LAW["dummy revoke"]))


def revoke_claim(cut_for_next_deal: bool) -> Facts:
    deal = at_play()
    strict.on(deal, (*strict.FIRST, (strict.SOUTH, "5D")))
    strict.says(deal, strict.WEST, "play 6H", LAW["revoke"])
    strict.play_out(deal)
    for seat in list(deal.must):
        strict.says(deal, seat, "content")
    claim = Move(("accuse", LAW["revoke"], strict.WEST, 2))
    return Found(allowed=not (cut_for_next_deal and deal.over) or deal.refusal(strict.SOUTH, claim) is None)


def lead_out_of_turn(dealer: str, by: str, followed: int) -> Facts:
    return Found(strict.lead_out_of_turn(at_play(), by, followed, LAW["wrong hand"], LAW["turn"]))


def new_deal(dealer: str, event: str) -> Facts:
    """By what is said or shown, or was dealt wrongly."""
    deal = StrictBridge(strict.SOUTH)
    shuffled(deal)
    if event == "dealer_partner_declared_without_leave":
        strict.says(deal, strict.NORTH, "name H", LAW["unasked"])
    elif event == "card_shown_by_dealer_side_before_declaration":
        strict.says(deal, strict.NORTH, Move(("play", deal.zone[LAYOUT.hand[strict.NORTH]][0])), LAW["shown"])
    else:
        return dealt_by_hand.new_deal(dealer, event)
    claimants = [SEATS[seat] for seat in deal.must]
    optional = "new-deal" in strict.offered(deal) and len(strict.offered(deal)) > 1
    strict.says(deal, deal.must[0], "exact new-deal")
    return Found(new_deal="optional" if optional else "forced", claimants=claimants,
                 next_dealer=SEATS[deal.dealer] if deal.void == "same" else SEATS[deal.left(deal.dealer)])


SHAPES: Mapping[tuple[str, str | None], Callable[..., Facts]] = {
    ("score", None): score,
    ("playout", None): playout,
    ("settle", None): lambda totals, rubber_won_by: settle(totals, rubber_won_by, FOR_RUBBER),
    ("trick", None): trick,
    ("legal", "play"): legal_play,
    ("legal", "declare"): declaring,
    ("legal", "double"): legal_double,
    ("sequence", "doubling"): sequence_double,
    ("sequence", "seats"): seats,
    ("sequence", "cut"): cut,
    ("sequence", "rubber"): rubber,
    ("sequence", "revoke"): revoke,
    ("sequence", "revoke_claim"): revoke_claim,
    ("sequence", "lead_out_of_turn"): lead_out_of_turn,
    ("sequence", "new_deal"): new_deal,
}


def decide(given: Facts, expect: Facts, think: Callable[[View], Thought]) -> tuple[Thought, str]:
    """What a player names, and what is wrong with it ("" if nothing)."""
    seat = SEATS.index(given["seat"])
    own = side_of("NS" if given["seat"] in "NS" else "EW")
    before = [given["score"]["us" if side == own else "them"] for side in range(2)]
    deal = Bridge(SEATS.index(given["dealer"]), before)
    said = [f"{who} {spoken(word)}" for who, word in given["said"]]
    thought = think(seen("bridge", GAME.match({}), deal, seat, given["hand"], said))
    named = str(thought.move[1]) if thought.move.verb == "name" else "leave_it"
    return thought, "" if named in expect["declare_any"] else f"{named} instead of {expect['declare_any']}"

