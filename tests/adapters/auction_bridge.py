"""Auction Bridge: each shape of case, put to the rules and to the player at the table."""
from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Any

from cardtable.families.declarer.deal import LAYOUT
from cardtable.families.declarer.values import ALL, BOOK, DENOMINATIONS, trump_of
from cardtable.games.auction_bridge import rules
from cardtable.games.auction_bridge.game import GAME
from cardtable.games.auction_bridge.laws import LAW
from cardtable.games.auction_bridge.match import FOR_RUBBER
from cardtable.games.auction_bridge.rules import AuctionBridge, named_in, tricks_of
from cardtable.games.auction_bridge.strict import StrictAuction
from cardtable.players.thought import Thought
from cardtable.rules.events import Event
from cardtable.rules.view import View
from tests.adapters import declarer_strict as strict
from tests.adapters.four_hands import SEATS, Facts, Found, InAnyOrder, UnknownShape, do, marked, seen, settle, shuffled

WHO = ("declarer", "defenders")


def answer(kind: str, given: Facts) -> Facts:
    """What the rules say, in the shape of `expect`."""
    found = SHAPES.get((kind, given.get("topic")))
    if found is None:
        raise UnknownShape(f"{kind} with {given}")
    return found(**{key: value for key, value in given.items() if key != "topic"})


def spoken(text: str) -> str:
    return text if text in ("pass", "double", "redouble") else f"bid {text[1:]} {text[0]}"


def called(dealer: str, calls: Sequence[Sequence[str]]) -> AuctionBridge:
    deal = AuctionBridge(SEATS.index(dealer))
    shuffled(deal)
    for seat, text in calls:
        do(deal, SEATS.index(seat), spoken(text))
    return deal


def cheapest(deal: AuctionBridge) -> dict[str, int | None]:
    """By denomination the fewest tricks that may be called."""
    higher = deal.higher()
    return {named: min([tricks_of(bid) for bid in higher if named_in(bid) == named], default=None)
            for named in DENOMINATIONS}


def legal_auction(dealer: str, calls: Sequence[Sequence[str]]) -> Facts:
    deal = called(dealer, calls)
    to_speak = deal.must[0]
    words = {"call" if move.verb == "bid" else move.verb for move in deal.decision(to_speak)}
    return Found(to_speak=SEATS[to_speak], words=InAnyOrder(words), cheapest=cheapest(deal))


def overcall(previous_call: str, double_factor: int, call: str) -> Facts:
    deal = called("N", [("N", previous_call), ("E", "double"), ("S", "redouble")][:double_factor.bit_length()])
    return Found(higher=call in deal.higher())


def auction(dealer: str, calls: Sequence[Sequence[str]]) -> Facts:
    deal = called(dealer, calls)
    if deal.phase == "calling":
        return Found(open=True)
    return Found(open=False, contract=deal.bid, double_factor=2 ** deal.doubled, declarer=SEATS[deal.declarer],
                 dummy=SEATS[deal.dummy], leader=SEATS[deal.must[0]])


def call_order(calls: Sequence[str]) -> Facts:
    ascending = [bid for bid in map(str, rules.LADDER) if bid in calls]
    return Found(ascending=ascending, points=[rules.points(bid) for bid in ascending])


def hand(contract: str, double_factor: int, tricks: int, revokes: Sequence[Facts],
         honours: Mapping[str, int] | None = None, score_before: Mapping[str, int] | None = None) -> Facts:
    """The declarer sits North; honours are told in points."""
    if revokes:
        return revoked(contract, double_factor, tricks, revokes)
    before = [(score_before or {}).get(who, 0) for who in WHO]
    deal = AuctionBridge(0, before)
    deal.bid, deal.bidder, deal.doubled = contract, 0, double_factor.bit_length() - 1
    deal.declarer, deal.named, deal.trump = 0, named_in(contract), trump_of(named_in(contract))
    deal.taken = (tricks, ALL - tricks, 0, 0)
    for seat in range(4):                        # a trump each, and no honours
        deal.zone[LAYOUT.hand[seat]] = tuple([c for c in deal.pack if c.rank == seat and c.suit == max(deal.trump, 0)])
    return in_columns(deal, marked(deal), honours)


def in_columns(deal: AuctionBridge, marks: Sequence[Event], honours: Mapping[str, int] | None = None) -> Facts:
    """What has been marked, in the columns of the cases."""
    took = deal.tricks(deal.side[deal.declarer])
    made = took - BOOK >= tricks_of(deal.bid)
    sums = {what: [sum([mark.points for mark in marks if mark.what == what and mark.seat == side]) for side in (0, 1)]
            for what in ("contract", "bonus", "under-tricks", "little slam", "grand slam", "revoke")}
    slam = {who: sums["little slam"][side] + sums["grand slam"][side] for side, who in enumerate(WHO)}
    totals = [sum([mark.points for mark in marks if mark.seat == side]) + (honours or {}).get(who, 0)
              for side, who in enumerate(WHO)]
    return Found(
        contract_made=made, declarer_below=sums["contract"][0],
        declarer_bonus=sums["bonus"][0], declarer_penalty=sums["revoke"][0],
        defenders_above=sums["under-tricks"][1] + sums["revoke"][1], slam=slam,
        declarer_total=totals[0], defenders_total=totals[1], score_after=dict(zip(WHO, deal.score, strict=True)),
        game_won_by="declarer" if deal.ends_game else None)


CHOSEN = {None: "add-150", "150": "add-150", "three_tricks": "three-tricks"}


def revoked(contract: str, double_factor: int, tricks: int, revokes: Sequence[Facts]) -> Facts:
    """The same, brought about at a strict table, where South declares."""
    def calls(deal: strict.StrictDeclarer) -> None:
        strict.says(deal, strict.SOUTH, spoken(contract))
        if double_factor > 1:
            strict.says(deal, strict.WEST, "double")
        while deal.phase != "play":
            strict.says(deal, deal.must[0], "pass")

    deal = StrictAuction(strict.SOUTH)
    offenders = [strict.SOUTH if one["by"] == "declarer" else strict.EAST for one in revokes]
    events = strict.played(deal, named_in(contract), tricks, calls, offenders, LAW["revoke"],
                           [CHOSEN[one["choice"]] for one in revokes])
    after = deal.moved(tricks)
    return Found(in_columns(deal, events), contract_made=after - BOOK >= tricks_of(contract), tricks_after=after)


def insufficient(dealer: str, calls: Sequence[Sequence[str]]) -> Facts:
    deal = StrictAuction(SEATS.index(dealer))
    shuffled(deal)
    for seat, text in calls[:-1]:
        do(deal, SEATS.index(seat), spoken(text))
    seat, text = calls[-1]
    strict.says(deal, SEATS.index(seat), spoken(text), LAW["enough"])
    deemed, partner = deal.bid, deal.left(SEATS.index(seat), 2)
    do(deal, deal.must[0], "pass")
    silent = [str(move) for move in deal.decision(partner)] == ["pass"]
    return Found(deemed_call=deemed, barred=SEATS[partner] if silent else None)


def odds(odds_on: Sequence[int], rubber_points: int, points: int) -> Facts:
    """The book's round figures stand in its own words (002:8428-8431)."""
    assert rubber_points == FOR_RUBBER
    chance = Fraction(odds_on[0], sum(odds_on))
    value = points + FOR_RUBBER * (chance - (1 - chance))
    book = {0: 63, 66: 130}[points]
    return Found(value=float(value), book=book, exact=value == book)


SHAPES: Mapping[tuple[str, str | None], Callable[..., Facts]] = {
    ("legal", "overcall"): overcall,
    ("legal", "auction"): legal_auction,
    ("sequence", "auction"): auction,
    ("sequence", "insufficient"): insufficient,
    ("sequence", "call_order"): call_order,
    ("score", "call_values"): lambda calls: Found(points=[rules.points(bid) for bid in calls]),
    ("score", "hand"): hand,
    ("settle", None): lambda totals, rubber_won_by: settle(totals, rubber_won_by, FOR_RUBBER),
    ("odds", None): odds,
}


def decide(given: Facts, expect: Facts, think: Callable[[View], Thought]) -> tuple[Thought, str]:
    """What a player calls, and what is wrong with it ("" if nothing)."""
    seat = SEATS.index(given["seat"])
    before = [given["score"]["us" if side == seat % 2 else "them"] for side in range(2)]
    options: dict[str, Any] = {"convention": given["one_spade_convention"]}
    deal = AuctionBridge(SEATS.index(given["dealer"]), before, **options)
    said = [f"{who} {spoken(text)}" for who, text in given["calls"]]
    thought = think(seen("auction_bridge", GAME.match(options), deal, seat, given["hand"], said))
    move = thought.move
    text = f"{move[2]}{move[1]}" if move.verb == "bid" else move.verb
    return thought, "" if text in expect["call_any"] else f"{text} instead of {expect['call_any']}"
