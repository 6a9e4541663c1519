"""Quinto: each shape of case, put to the rules and to the players."""
from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from cardtable.cards import Card, card, cards
from cardtable.families.rubbers import GameWon, settled
from cardtable.games.quinto.game import GAME
from cardtable.games.quinto.match import BONUS, DUMMY, QuintoGame, QuintoRubbers
from cardtable.games.quinto.quints import worth
from cardtable.games.quinto.rules import CACHETTE, HAND, LAYOUT, PACK, SEATS, TRICKS, Quinto
from cardtable.players.thought import Thought
from cardtable.rules.events import NATURE, Event
from cardtable.rules.knowledge import Knowledge
from cardtable.rules.moves import Move
from cardtable.rules.view import View

Facts = dict[str, Any]
NAMES, SIDES = "AYBZ", ("AB", "YZ")


class UnknownShape(AssertionError):
    """A case in a shape that no adapter here understands."""


def some(texts: Sequence[str]) -> tuple[Card, ...]:
    return cards(" ".join(texts))


def by_side(found: Sequence[int]) -> dict[str, int]:
    return dict(zip(SIDES, found, strict=True))


def of_sides(given: Mapping[str, int]) -> list[int]:
    return [given[side] for side in SIDES]


def do(one: Quinto, seat: int, move: Move) -> None:
    law = one.refusal(seat, move)
    assert law is None, f"{seat} may not {move}: {law}"
    one.apply(seat, move)


def answer(kind: str, given: Facts) -> Facts:
    """What the rules say, in the shape of `expect`."""
    found = SHAPES.get((kind, given.get("topic") or given.get("pile")))
    if found is None or set(given) - {"topic", "pile"} != set(found[0].split()):
        raise UnknownShape(f"{kind} with {given}")
    return found[1](**{key: value for key, value in given.items() if key not in ("topic", "pile")})


def dealt(hands: Sequence[Sequence[Card]] = ((),) * SEATS, cachette: Sequence[Card] = (), dealer: int = 3,
          scores: Sequence[int] = (0, 0), tell: Any = None) -> Quinto:
    """Seats hold these and more at random, always alike, up to twelve."""
    one = Quinto(dealer, scores, (0,) * SEATS)
    one.tell = tell
    named = {*cachette, *[c for hand in hands for c in hand]}
    rest = [c for c in PACK if c not in named]
    aside = [*cachette, *[rest.pop() for _ in range(CACHETTE - len(cachette))]]
    full = [[*hand, *[rest.pop() for _ in range(HAND - len(hand))]] for hand in hands]
    do(one, NATURE, Move(("shuffle", *aside, *[full[s][n] for n in range(HAND) for s in one.round(one.left(dealer))])))
    return one


def counted(cards: Sequence[str], double_factor: int) -> Facts:
    return {"quint_points": worth(some(cards))}


def trick_points(tricks: Mapping[str, int], double_factor: int) -> Facts:
    one = Quinto(3, (0, 0), (0,) * SEATS)
    one.spoken = DOUBLED[double_factor]
    taken = of_sides(tricks)
    one.taken, one.leader = (taken[0] - 1, taken[1], 0, 0), 0          # the cachette is taken with the last
    one.reckon()
    return {"trick_points": by_side(one.score)}


DOUBLED: Mapping[int, tuple[tuple[int, str], ...]] = {
    1: (), 2: ((0, "double"),), 4: ((0, "double"), (1, "redouble"))}


def trick(cards: Sequence[str]) -> Facts:
    return {"winner_index": Quinto.order.wins(some(cards), -1), "quint_points": worth(some(cards))}


def legal(hand: Sequence[str], led: str | None) -> Facts:
    one = Quinto(3, (0, 0), (0,) * SEATS)
    one.zone[LAYOUT.hand[0]], one.zone[LAYOUT.trick], one.leader = some(hand), some([led] if led else []), 3
    one.go("play", 0)
    return {"legal": sorted([str(move[1]) for move in one.decision(0)])}


def spoken(calls: Sequence[str]) -> Quinto:
    one = dealt()
    for word in calls:
        do(one, one.must[0], Move((word,)))
    return one


def to_speak(calls: Sequence[str]) -> Facts:
    one = spoken(calls)
    return {"to_speak": one.must[0], "legal": sorted([move.verb for move in one.decision(one.must[0])])}


def doubled(calls: Sequence[str]) -> Facts:
    one = spoken(calls)
    return {"double_factor": one.factor, "finished": one.phase == "play"}


def in_play(scores: Mapping[str, int], cards: Sequence[str], leader: str, more: int) -> Quinto:
    """A trick is to be played, and so many cards each after it."""
    one = Quinto(3, of_sides(scores), (0,) * SEATS)
    first = NAMES.index(leader)
    rest = [c for c in PACK if str(c) not in cards]
    for n, text in enumerate(cards):
        one.zone[LAYOUT.hand[(first + n) % SEATS]] = (card(text), *[rest.pop() for _ in range(more)])
    one.lead_off(first)
    return one


def won_by(one: Quinto) -> str | None:
    return SIDES[one.victor] if one.ends_game else None


def trick_end(scores: Mapping[str, int], trick: Sequence[str], leader: str) -> Facts:
    one = in_play(scores, trick, leader, 1)
    for text in trick:
        one.do_play(one.must[0], card(text))
    return {"winner": NAMES[one.leader], "scores": by_side(one.score), "game_won_by": won_by(one)}


def hand_end(scores: Mapping[str, int], tricks_before: Mapping[str, int], twelfth_trick: Sequence[str],
             twelfth_leader: str, cachette: Sequence[str], double_factor: int) -> Facts:
    one = in_play(scores, twelfth_trick, twelfth_leader, 0)
    one.zone[LAYOUT.cachette], one.spoken = some(cachette), DOUBLED[double_factor]
    one.taken = (*of_sides(tricks_before), 0, 0)
    for text in twelfth_trick:
        do(one, one.must[0], Move(("play", card(text))))
    return {"tricks": by_side([one.tricks(0), one.tricks(1)]), "scores": by_side(one.score),
            "game_won_by": won_by(one)}


def deal(players: int) -> Facts:
    order = list(PACK)
    one = Quinto(players - 1, (0, 0), (0,) * SEATS)
    do(one, NATURE, Move(("shuffle", *order)))
    aside = one.zone[LAYOUT.cachette]
    return {"pack": len(PACK), "cachette": len(aside), "hand_size": len(one.zone[LAYOUT.hand[0]]),
            "turn_up": bool(one.zone[LAYOUT.stock]), "cachette_from": "top" if aside == PACK[:CACHETTE] else "below"}


def with_dummy(players: Sequence[str], dummy_player: str) -> tuple[QuintoRubbers, QuintoGame, Quinto]:
    """The match, as this player has Dummy."""
    match = GAME.match({"form": "dummy"})
    assert isinstance(match, QuintoRubbers)
    first = players.index(dummy_player)
    match.player = match.seated((first, (first + 1) % 3, (first + 2) % 3))
    game = match.dealt(0, [0] * 3)
    one = game.first()
    assert isinstance(one, Quinto)
    return match, game, one


def dummy_game(players: Sequence[str], dummy_player: str) -> Facts:
    match, _, one = with_dummy(players, dummy_player)
    return {"opening_scores": {"dummy_side": one.score[0], "opponents": one.score[1]}, "rubbers": match.games() > 1,
            "first_dealer": players[one.player[one.dealer]]}


def dummy_look(seats: Sequence[str], dummy_player: str, dealer: str) -> Facts:
    """The first hand of which the player sees a card, and from which he speaks."""
    _, game, _ = with_dummy([name for name in seats if name != "dummy"], dummy_player)
    turn = seats.index(dummy_player)
    one = game.dealt((seats.index(dealer) - turn) % SEATS, [], [0] * 3, None)
    do(one, NATURE, Move(("shuffle", *PACK)))
    seen = one.view(one.player[0])
    looks = [seats[(seat + turn) % SEATS] for seat in (0, DUMMY) if set(seen.zone[LAYOUT.hand[seat]]) & set(PACK)]
    assert len(looks) == 1
    return {"looks_first_at": looks[0], "doubles_from": looks[0]}


def dummy_rotation(players: Sequence[str], first_dummy_player: str, games: int) -> Facts:
    match, _, one = with_dummy(players, first_dummy_player)
    found = []
    for _ in range(games):
        found.append(players[match.player[0]])
        match.next_rubber(one)
    return {"dummy_players": found}


def playout(dealer: str, scores: Mapping[str, int], hands: Mapping[str, Sequence[str]], cachette: Sequence[str],
            calls: Sequence[str], plays: Sequence[Sequence[str]]) -> Facts:
    events: list[Event] = []
    one = dealt([some(hands[name]) for name in NAMES], some(cachette), NAMES.index(dealer), of_sides(scores),
                events.append)
    for word in calls:
        do(one, one.must[0], Move((word,)))
    for four in plays:
        for text in four:
            do(one, one.must[0], Move(("play", card(text))))
    winners: list[str] = []
    came: list[int] = []
    for event in events:
        if event.kind == "moved" and event.what == "took":
            winners.append(NAMES[event.seat])
            came.append(0)
        elif event.kind == "scored" and event.what != TRICKS:
            came[-1] += event.points
    ended = len(winners) > HAND
    counted = [event.points for event in events if event.what == TRICKS]
    return {"trick_winners": winners[:HAND], "trick_quints": came[:HAND],
            "cachette_quints": came[HAND] if ended else None, "tricks": by_side([one.tricks(0), one.tricks(1)]),
            "trick_points": by_side(counted) if counted else None, "scores": by_side(one.score),
            "game_won_by": won_by(one)}


def rubber(games_won: Mapping[str, int], totals: Mapping[str, int]) -> Facts:
    """The games as if each winner's led by as much; only the sums count."""
    won, points = of_sides(games_won), of_sides(totals)
    best = won.index(max(won))
    games = [GameWon(best, points[best] - points[1 - best], 0, 0), *[GameWon(best, 0, 0, 0)] * (won[best] - 1)]
    found = settled(tuple(games), BONUS, best).points
    bonus = by_side([BONUS * (side == best) for side in range(2)])
    return {"rubber_bonus": bonus, "final": {side: totals[side] + bonus[side] for side in SIDES},
            "receives": SIDES[best if found >= 0 else 1 - best], "points": abs(found)}


SHAPES: Mapping[tuple[str, str | None], tuple[str, Callable[..., Facts]]] = {
    ("score", "trick"): ("cards double_factor", counted),
    ("score", "cachette"): ("cards double_factor", counted),
    ("score", "tricks"): ("tricks double_factor", trick_points),
    ("trick", None): ("cards", trick),
    ("legal", "play"): ("hand led", legal),
    ("legal", "doubling"): ("calls", to_speak),
    ("sequence", "doubling"): ("calls", doubled),
    ("sequence", "trick_end"): ("scores trick leader", trick_end),
    ("sequence", "hand_end"): ("scores tricks_before twelfth_trick twelfth_leader cachette double_factor", hand_end),
    ("sequence", "deal"): ("players", deal),
    ("sequence", "dummy_game"): ("players dummy_player", dummy_game),
    ("sequence", "dummy_look"): ("seats dummy_player dealer", dummy_look),
    ("sequence", "dummy_rotation"): ("players first_dummy_player games", dummy_rotation),
    ("playout", None): ("dealer scores hands cachette calls plays", playout),
    ("settle", None): ("games_won totals", rubber),
}


def decide(given: Facts, expect: Facts, think: Callable[[View], Thought]) -> tuple[Thought, str]:
    """What a player leads, and what is wrong with it ("" if nothing)."""
    assert given["phase"] == "lead"
    assert not given["trick"]
    match = GAME.match({})
    assert isinstance(match, QuintoRubbers)
    game = match.dealt(3, [0] * SEATS)
    knowledge = Knowledge(Quinto(3, (), ()).eyes(0), PACK, len(LAYOUT))
    one = dealt([some(given["hand"]), (), (), ()], (), 3, of_sides(given["scores"]), knowledge.note)
    for _ in range(SEATS):
        do(one, one.must[0], Move(("pass",)))
    one.tell, game.inner, match.inner = None, one, game
    thought = think(View(GAME.name, 0, match.view(0), knowledge))
    chosen = str(thought.move[1])
    good = chosen in expect["lead_any"] if "lead_any" in expect else chosen not in expect["never"]
    return thought, "" if good else f"{chosen} instead of {expect}"
