"""Solo Whist: each shape of case, put to the rules and the players."""
from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from cardtable.cards import SUITS, Card
from cardtable.cards import cards as read_cards
from cardtable.families.tricks.order import NO_TRUMP
from cardtable.games.solo_whist.match import SoloWhistEvening
from cardtable.games.solo_whist.options import OPTIONS
from cardtable.games.solo_whist.rules import LAYOUT, SoloWhist, ThreeHanded
from cardtable.games.solo_whist.stakes import ALL, GENERAL, LADDER, LOSING, NAMING, PROPOSITION, TARGET, TIMES, Stakes
from cardtable.players.thought import Thought
from cardtable.rules.events import NATURE
from cardtable.rules.moves import Move
from cardtable.rules.options import complete
from cardtable.rules.view import View
from tests.adapters import solo_whist_strict as strict
from tests.adapters.solo_whist_position import Position

Facts = dict[str, Any]
KINDS: Mapping[int, type[SoloWhist]] = {3: ThreeHanded, 4: SoloWhist}


class UnknownShape(AssertionError):
    """A case in a shape that no adapter here understands."""


class AnyOrder(list[str]):
    """Texts that a case names in whatever order."""

    __hash__ = None                              # type: ignore[assignment]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, list) and sorted(self) == sorted(other)


def do(one: SoloWhist, seat: int, move: Move) -> None:
    law = one.refusal(seat, move)
    assert law is None, f"{seat} may not {move}: {law}"
    one.apply(seat, move)


def deal(players: int, dealer: int = -1, pack: Sequence[Card] = (), **fields: Any) -> SoloWhist:
    """A fresh deal, the last seat dealing unless said."""
    kind = KINDS[players]
    one = kind(dealer % players, (), [0] * players, tuple(range(players)), **fields)
    do(one, NATURE, Move(("shuffle", *(pack or kind.pack))))
    return one


def said(word: str) -> Move:
    return Move((word,)) if word in ("pass", "propose", "accept") else Move(("bid", word))


def spoken(calls: Sequence[Sequence[Any]]) -> SoloWhist:
    """The dealer is the last seat, and these calls have been made."""
    one = deal(4)
    for seat, word in calls:
        do(one, int(seat), said(str(word)))
    return one


def answer(kind: str, given: Facts) -> Facts:
    """What the rules say, in the shape of `expect`."""
    found = SHAPES.get((kind, given.get("topic")))
    if found is None:
        raise UnknownShape(f"{kind} with {given}")
    return found(**{key: value for key, value in given.items() if key != "topic"})


def settle(players: int, scale: Mapping[str, int], call: str, callers: Sequence[int], caller_tricks: int,
           double_abondance_overtricks: bool, revokes: Sequence[int], offence: Any, dealer: int = -1,
           last_trick_winner: int = -1) -> Facts:
    if any(revokes) or offence:
        return strict.settle(call, callers, caller_tricks, revokes, offence)
    stakes = Stakes(scale["solo"], scale["trick"], double_abondance_overtricks)
    assert all(stakes.stake(name) == scale[name] for name in TIMES if name in scale)
    form = {3: "three", 4: "four", 5: "five"}[players]
    evening = SoloWhistEvening(complete(OPTIONS, {"form": form}), players=players)
    one = evening.dealt(dealer % players, [0] * players)
    one.stakes = stakes
    seats = [one.player.index(player) for player in callers]
    one.bid = call
    if call == GENERAL:
        one.leader = one.player.index(last_trick_winner)
    else:
        one.bidder = seats[0]
        one.pair(*seats)
        taken = [0] * one.seats
        taken[seats[0]], taken[one.against(seats[0])[0]] = caller_tricks, ALL - caller_tricks
        one.taken = tuple(taken)
    one.reckon()
    each = max(map(abs, one.purse)) // max(1, len(one.who_settle()) // len(callers) if callers else one.seats - 1)
    found: Facts = {"won": None if call == GENERAL else one.purse[callers[0]] > 0, "each": each, "net": one.purse,
                    "void": False}
    if players > one.seats:
        found["stands_out"] = next(player for player in range(players) if player not in one.player)
    return found


def auction(calls: Sequence[Sequence[Any]]) -> Facts:
    one = spoken(calls)
    settled = one.phase in ("play", "naming")
    state = "passed_out" if one.over else "closed" if settled else "open"
    standing = one.bid or (PROPOSITION if one.proposer >= 0 else None)
    callers = sorted(one.callers) or [seat for seat in (one.bidder,) if seat >= 0]
    found: Facts = {"state": state, "turn": one.must[0] if state == "open" else None,
                    "standing": None if one.over else standing, "callers": callers}
    if one.over:
        found["next_dealer"] = one.left(one.dealer)
    if settled:
        if one.phase == "naming":
            assert one.bid in NAMING
            trumps = "caller_names"
            do(one, one.bidder, Move(("name", "S")))
        else:
            trumps = "none" if one.bid in LOSING else "turned"
        found |= {"opponents": sorted(one.against(callers[0])), "target": TARGET[str(one.bid)],
                  "first_lead": one.must[0], "trumps": trumps}
    return found


def dealt(players: int, pack: Sequence[str], dealer: int) -> Facts:
    one = deal(players, dealer, read_cards(" ".join(pack)))
    turned = one.turned[0]
    owner = dealer if one.has_turn_up(dealer) else None
    hands = [AnyOrder(map(str, one.playable(seat))) for seat in range(players)]
    return {"hands": hands, "turned": str(turned), "turned_owner": owner}


def legal_call(calls: Sequence[Sequence[Any]], turn: int) -> Facts:
    one = spoken(calls)
    assert one.must == (turn,)
    words = [str(move[1]) if move.verb == "bid" else move.verb for move in one.decision(turn)]
    assert set(words) <= {"pass", "propose", "accept", *LADDER}
    return {"legal": AnyOrder(words)}


def legal_play(hand: Sequence[str], led: str | None, trump: str | None) -> Facts:
    one = deal(4)
    one.trump, one.leader = SUITS.index(trump) if trump else NO_TRUMP, 3
    one.zone[LAYOUT.hand[0]], one.zone[LAYOUT.turn_ups[3]] = read_cards(" ".join(hand)), ()
    one.zone[LAYOUT.trick] = read_cards(f"2{led}") if led else ()
    one.go("play", 0)
    return {"legal": AnyOrder([str(move[1]) for move in one.decision(0)])}


def trick(cards: Sequence[str], trump: str | None) -> Facts:
    played = read_cards(" ".join(cards))
    return {"winner": SoloWhist.order.wins(played, SUITS.index(trump) if trump else NO_TRUMP)}


SHAPES: dict[tuple[str, str | None], Callable[..., Facts]] = {
    ("settle", None): settle, ("sequence", "auction"): auction, ("sequence", "deal"): dealt,
    ("legal", "auction"): legal_call, ("legal", "play"): legal_play, ("trick", None): trick,
}


# Cases that are put to the players

def decide(given: Facts, expect: Facts, think: Callable[[View], Thought]) -> tuple[Thought, str]:
    """What a player answers, and what is wrong with it ("" if nothing)."""
    trump = SUITS.index(given["trump"]) if given["trump"] else NO_TRUMP
    position = Position(read_cards(" ".join(given["hand"])), given["me"], given["call"], tuple(given["callers"]), trump,
                        read_cards(" ".join(given.get("trick", ()))), tuple([
                            (int(one["leader"]), read_cards(" ".join(one["cards"])))
                            for one in given.get("earlier", ())]))
    thought = think(position.view())
    card = str(thought.move[1])
    if card not in expect.get("any_of", [card]):
        return thought, f"{card} instead of {expect['any_of']}"
    return thought, f"{card}, which never" if card in expect.get("none_of", ()) else ""
