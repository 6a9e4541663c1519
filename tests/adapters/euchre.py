"""Euchre: each shape of case, put to the rules and the players."""
from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from cardtable.cards import SUITS, Cards, card, cards
from cardtable.devices.counters.marks import cross, knife
from cardtable.devices.counters.positions import DEUCE_AND_TRAY, THREE_AND_FOUR
from cardtable.games.euchre.calling import ORDER, callable_cards, callable_exposed
from cardtable.games.euchre.game import GAME
from cardtable.games.euchre.hoyle import HoyleEuchre
from cardtable.games.euchre.match import EuchreCut, EuchreMatch, best
from cardtable.games.euchre.position import Position
from cardtable.games.euchre.rules import LAYOUT, PACK, TURN_UP, Euchre
from cardtable.games.euchre.scoring import ALL, JAMBOREE, games
from cardtable.games.euchre.stars import GOLD, Stars, merit, moved
from cardtable.games.euchre.stars import winner as best_pair
from cardtable.rules.events import NATURE
from cardtable.rules.moves import Move
from tests.adapters import euchre_dealing as dealt_by_hand
from tests.adapters import euchre_strict as strict
from tests.adapters.euchre_odds import chance, count
from tests.adapters.euchre_players import decide, position
from tests.adapters.euchre_words import SEATS, AtLeast, UnknownShape, accepting, said, some

__all__ = ["answer", "decide", "position"]

Facts = dict[str, Any]
OPTIONS = {"lone_player_leads": "lone_leads", "later_call_may_supersede": "later_call",
           "alone_against_alone": "opposed", "euchred_lone_counts_two": "opposed"}


class InAnyOrder(list[str]):
    """Texts as a set: equal to a list of the same in any order."""

    __hash__ = None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, list) and sorted(self) == sorted(other)


def texts(held: Cards) -> InAnyOrder:
    return InAnyOrder(map(str, held))


def deal(rules: str, players: int = 4, score: Sequence[int] = (), options: Sequence[str] = (),
         **fields: bool) -> Euchre:
    """A fresh deal, the last seat dealing."""
    kind = HoyleEuchre if rules == "hoyle" else Euchre
    later = {"later_call": False} if rules == "hoyle" else {}
    sides = 2 if players == 4 else players
    return kind(players - 1, score or (0,) * sides, [0] * players, tuple(range(players)),
                **{**later, **having(options), **fields})


def having(options: Sequence[str]) -> dict[str, bool]:
    return {OPTIONS[name]: True for name in options}


def turned(one: Euchre, turn_up: str, held: dict[str, Sequence[str]] | None = None) -> Euchre:
    """Dealt so that this card is turned up, and these seats hold these cards."""
    names, given = SEATS[one.seats], {seat: list(some(held_)) for seat, held_ in (held or {}).items()}
    up = card(turn_up)
    rest = iter([c for c in PACK if c is not up and not any(c in own for own in given.values())])
    rows = [[*given.get(name, []), *[next(rest) for _ in range(ALL - len(given.get(name, [])))]] for name in names]
    order = [c for part in (slice(3), slice(3, ALL)) for row in rows for c in row[part]]
    do(one, NATURE, Move(("shuffle", *order, up, *rest)))
    return one


def do(one: Any, seat: int, move: Move) -> None:
    law = one.refusal(seat, move)
    assert law is None, f"{seat} may not {move}: {law}"
    one.apply(seat, move)


def speak(one: Euchre, actions: Sequence[Sequence[str]]) -> None:
    """All that is said, a partner who is asked whether he plays alone leaving it unless he says otherwise."""
    for name, word, *suit in actions:
        seat, move = SEATS[one.seats].index(name), said(word, suit)
        if one.phase == "superseding" and move.verb != "supersede":
            one.apply(one.must[0], Move(("leave",)))
        do(one, seat, move)


# Cases with one answer: kind and shape, and all further keys

def answer(kind: str, given: Facts) -> Facts:
    """What the rules say, in the shape of `expect`."""
    found = SHAPES.get((kind, given.get("shape")))
    if found is None:
        raise UnknownShape(f"{kind} with {given}")
    return found(**{key: value for key, value in given.items() if key != "shape"})


def score_deal(rules: str, players: int, options: Sequence[str], contract: str, maker_tricks: int | None,
               defender_alone: bool = False, **_: object) -> Facts:
    one = deal(rules, players, options=options)
    one.maker, one.contract, one.trump = 0, contract, 3
    one.lone = 0 if contract != "together" else -1
    one.opposer = 1 if defender_alone else -1
    one.taken = (maker_tricks or 0, ALL - (maker_tricks or 0), *[0] * (players - 2))
    if contract == JAMBOREE:
        one.zone[LAYOUT.hand[0]] = cards("JS JC AS KS QS")
    one.reckon()
    return {"maker_points": one.score[0], "defender_points": one.score[1]}


def lap(rules: str, lap: bool, slam: bool, score: Sequence[int], points: int) -> Facts:
    found = games(score[0] + points, score[1], lap, slam)
    return {"games_won": found.won, "score_after": [found.over, 0 if found.won else score[1]]}


def three_handed(rules: str, players: int, option: str, scores: dict[str, int], challenger: str,
                 challenger_tricks: int) -> Facts:
    names = SEATS[players]
    one = deal(rules, players, [scores[name] for name in names], set_back=option == "set_back")
    one.maker = names.index(challenger)
    one.taken = tuple([challenger_tricks * (n == one.maker) for n in range(players)])
    one.reckon()
    return {"scores": dict(zip(names, one.score, strict=True)), "winner": names[best(one)] if one.ends_game else None}


def trick(rules: str, options: Sequence[str], trump: str, cards: Sequence[str]) -> Facts:
    return {"winner": ORDER.wins(some(cards), SUITS.index(trump))}


def follow(rules: str, trump: str, hand: Sequence[str], led: str) -> Facts:
    return {"legal": texts(ORDER.allowed(some(hand), (card(led),), SUITS.index(trump)))}


def jambone_call(rules: str, trump: str, open_hand: Sequence[str], led: str | None) -> Facts:
    return {"callable": texts(callable_cards(some(open_hand), card(led) if led else None, SUITS.index(trump)))}


def exposed_call(rules: str, trump: str, hand: Sequence[str], exposed: Sequence[str], led: str | None) -> Facts:
    lies = card(led) if led else None
    return {"callable": texts(callable_exposed(some(hand), some(exposed), lies, SUITS.index(trump)))}


def bid_out(rules: str, players: int, options: Sequence[str], turn_up: str, actions: Sequence[Sequence[str]],
            attempt: Sequence[str] | None = None) -> Facts:
    one, names = turned(deal(rules, players, options=options), turn_up), SEATS[players]
    last = [*actions, attempt] if attempt else list(actions)
    if one.seats and last[-1][1:] == ["make", turn_up[1]]:        # a slip of the tongue cannot be made: it is a pass
        last[-1] = [last[-1][0], "pass_making"]
        speak(one, last)
        choice = one.making(one.must[0])[0]
        suits = {str(move[1]) for move in choice}
        return {"next_to_speak": names[one.must[0]], "may_name": InAnyOrder(suits)}
    speak(one, actions)
    if attempt:
        name, word, *suit = attempt
        return {"attempt_allowed": one.refusal(names.index(name), said(word, suit)) is None}
    if one.over:
        return {"played": False, "points": one.score, "next_dealer": names[one.left(one.dealer)]}
    while one.phase == "superseding":
        one.apply(one.must[0], Move(("leave",)))
    spoken = dict(one.spoken)[one.maker]
    found: Facts = {"trump": SUITS[one.trump], "maker": names[one.maker], "contract": one.contract,
                    "called": spoken if spoken in ("next", "cross") else "turned"}
    found["dealer_discards"] = one.phase == "discarding"
    if one.phase == "discarding":
        do(one, one.dealer, next(iter(one.decision(one.dealer))))
    found |= {"leader": names[one.leader], "sitting_out": names[one.out[0]] if one.out else None}
    found["maker_side"] = [name for seat, name in enumerate(names) if one.side[seat] == one.side[one.maker]]
    return AtLeast(found)


def lone_right(rules: str, options: Sequence[str], turn_up: str, actions: Sequence[Sequence[str]], seat: str) -> Facts:
    one = turned(deal(rules, options=options), turn_up)
    speak(one, actions)
    return {"allowed": one.refusal(SEATS[4].index(seat), Move(("supersede", "alone"))) is None}


def lone_deadline(rules: str, seat: str, announcement_clear: bool, discard_quitted: bool, lead_made: bool) -> Facts:
    """Who has not said so clearly has accepted the trump together, and asks later."""
    one, at = turned(deal(rules), "9S"), SEATS[4].index(seat)
    speak(one, [[name, "pass"] for name in SEATS[4][:at]])
    do(one, at, Move((accepting(SEATS[4][at]), "alone" if announcement_clear and not discard_quitted else "together")))
    if one.phase == "superseding":
        do(one, one.must[0], Move(("leave",)))
    if discard_quitted and one.phase == "discarding":
        do(one, 3, next(iter(one.decision(3))))
    if lead_made:
        do(one, one.must[0], next(iter(one.decision(one.must[0]))))
    late = [Move((verb, "alone")) for verb in (accepting(SEATS[4][at]), "supersede")]
    return {"allowed": one.lone == at or any(one.refusal(at, move) is None for move in late)}


def rotation(rules: str, law: str | None, event: str) -> Facts:
    """Who deals when a game has been won, or both sides have revoked."""
    if event == "both_sides_revoked":
        return strict.both_sides()
    if event in dealt_by_hand.EVENTS:
        return dealt_by_hand.irregularity(event)
    if law or event != "game_won":
        raise UnknownShape(f"{event} in a deal")
    match = GAME.match({})
    assert isinstance(match, EuchreMatch)
    match.inner = match.dealt(3, [0] * 4)
    match.deal().apply(0, Move(("resign",)))
    match.inner.over = True
    following = match.next_after(match.inner)
    assert following is not None
    match.inner = following
    return {"result": "deal_over", "option_of": None, "deadline": None, "next_dealer": SEATS[4][match.deal().dealer]}


def discard(rules: str, turn_up: str, dealer_hand: Sequence[str], discard: str) -> Facts:
    one = turned(deal(rules), turn_up, {"dealer": dealer_hand})
    speak(one, [[name, "pass"] for name in SEATS[4][:3]] + [["dealer", "take_up"]])
    do(one, 3, Move(("discard", card(discard))))
    return {"dealer_hand_after": texts(one.playable(3)), "trump": SUITS[one.trump]}


def call_right(rules: str, jambone_player: str, trick: int, event: str | None) -> Facts:
    if event == "callers_partner_played_before_call":
        return strict.called_too_late(jambone_player)
    if event or trick != 1:
        raise UnknownShape(f"a call with {event} at trick {trick}")
    one, names = turned(deal(rules, jambone=True), "9S"), SEATS[4]
    passes = [[name, "pass"] for name in names[:names.index(jambone_player)]]
    verb = {"second": "assist", "dealer": "take_up"}.get(jambone_player, "order_up")
    speak(one, [*passes, [jambone_player, f"{verb}_jambone"]])
    while one.phase == "superseding":
        one.apply(one.must[0], Move(("leave",)))
    if one.phase == "discarding":
        do(one, one.dealer, Move(("discard", one.zone[LAYOUT.hand[one.dealer]][0])))
    leader = names[one.leader]
    if one.phase == "play":
        do(one, one.must[0], Move(("play", one.allowed(one.must[0])[0])))
    return {"leader": leader, "sitting_out": names[one.out[0]],
            "caller": names[one.must[0]] if one.phase == "naming" else None}


def cut_partners(rules: str, cuts: dict[str, str]) -> Facts:
    names = list(cuts)
    match = GAME.match({})
    assert isinstance(match, EuchreMatch)
    one = match.deal()
    assert isinstance(one, EuchreCut)
    do(one, NATURE, Move(("cut", *some(list(cuts.values())))))
    if not one.over:
        return {"cut_again": InAnyOrder([names[seat] for seat in one.cutters])}
    match = GAME.match({})
    match.apply(NATURE, Move(("cut", *some(list(cuts.values())))))
    sides = sorted([sorted([names[player] for player in side]) for side in match.sides()],
                   key=lambda side: names[one.ranked[-1]] not in side)
    dealing = match.deal()
    return {"partners": sides, "dealer": names[dealing.player[dealing.dealer]], "cut_again": []}


def turn_up(rules: str, options: Sequence[str], turned: Sequence[str]) -> Facts:
    one = deal(rules, joker="joker" in options)
    rest = [c for c in one.pack if str(c) not in turned]
    do(one, NATURE, Move(("shuffle", *rest[:4 * ALL], *some(turned), *rest[4 * ALL:])))
    return {"suit": SUITS[one.proposed]}


def progressive_table(tables: int, table: int, won: Sequence[str], lost: Sequence[str]) -> Facts:
    up, down = moved(table, tables, won=True), moved(table, tables, won=False)
    return {"winners": {"to_table": up.table, "star": up.star}, "losers": {"to_table": down.table, "star": down.star}}


def progressive_tie(points_at_bell: Sequence[int], tricks_in_unfinished_hand: Sequence[int]) -> Facts:
    return {"winner": best_pair(points_at_bell, tricks_in_unfinished_hand)}


def progressive_prize(prize: str, players: dict[str, dict[str, int]]) -> Facts:
    assert prize == GOLD
    return {"winner": max(players, key=lambda name: merit(Stars(**players[name])))}


def dealt(rules: str, players: int, packets: Sequence[int]) -> Facts:
    one = deal(rules, players)
    one.packets = tuple(packets)
    one.apply(NATURE, Move(("shuffle", *PACK)))
    held = [one.zone[LAYOUT.hand[s]] for s in range(players)]
    first = [next(s for s in range(players) if PACK[packets[0] * n] in held[s]) for n in range(players)]
    return {"order": [SEATS[players][s] for s in first], "cards_each": len(held[0]),
            "turn_up_position": PACK.index(one.zone[TURN_UP][0]) + 1,
            "unseen_after_turn_up": len(one.zone[LAYOUT.stock])}


def playout(rules: str, turn_up: str, discard: str | None, actions: Sequence[Sequence[str]], contract: str,
            hands: dict[str, Sequence[str]], leader: str, called: str | None, tricks_before: Facts,
            plays: Sequence[Sequence[tuple[str, str]]], maker: str, **_: object) -> Facts:
    if turn_up is None:
        raise UnknownShape("no turn-up")
    if any(tricks_before.values()):
        held = {SEATS[4].index(name): some(cs) for name, cs in hands.items()}
        spoken = tuple([str(said(word, suit)) for _, word, *suit in actions])
        at, (own_tricks, others) = SEATS[4].index(leader), tricks_before.values()
        one = Position(held[at], card(turn_up), spoken, at, hands=held,
                       taken=(own_tricks, others) if at % 2 == 0 else (others, own_tricks)).deal()
        return played_out(one, plays, called)
    own = [c for c in hands["dealer"] if c != turn_up] + ([discard] if discard and discard != turn_up else [])
    one = turned(deal(rules, jambone=contract == "jambone"), turn_up, {**hands, "dealer": own})
    speak(one, actions)
    while one.phase == "superseding":
        one.apply(one.must[0], Move(("leave",)))
    if one.phase == "discarding":
        do(one, one.dealer, Move(("discard", card(str(discard)))))
    return played_out(one, plays, called)


def played_out(one: Euchre, plays: Sequence[Sequence[tuple[str, str]]], called: str | None) -> Facts:
    winners = []
    for trick in plays:
        before = one.taken
        for name, played in trick:
            if one.phase == "naming":
                do(one, one.must[0], Move(("call", card(called))) if called else Move(("forgo",)))
            do(one, SEATS[4].index(name), Move(("play", card(played))))
        winners += [SEATS[4][s] for s in range(4) if one.taken[s] > before[s]]
    return {"trick_winners": winners, "maker_tricks": one.tricks(one.side[one.maker]),
            "points": {"dealer_side": one.score[1], "eldest_side": one.score[0]}}


def marker(device: str, count: int) -> Facts:
    """How two cards lie for a score; a pip of the lower card shows where the upper one covers half of it."""
    if device == "chalk_cross":
        left = cross(count)
        return {"centre_rubbed_out": left.centre_gone, "arms_left": left.arms}
    if device == "penknife":
        opened = knife(count)
        return {"blades_in_quarters_open": list(opened.quarters), "times_closed": opened.closed}
    positions = {"deuce_and_tray": DEUCE_AND_TRAY, "three_and_four": THREE_AND_FOUR}[device]
    names = {2: "deuce", 3: "tray" if device == "deuce_and_tray" else "three", 4: "four"}
    laid, faces = positions[count], ("down", "up")
    covered = laid.placing != "squared" and laid.bottom_up
    return AtLeast(top=names[laid.top], top_face=faces[laid.top_up], bottom=names[laid.bottom],
                   bottom_face=faces[laid.bottom_up], placing=laid.placing,
                   pips_showing=laid.top * laid.top_up + covered)


SHAPES: dict[tuple[str, str | None], Callable[..., Facts]] = {
    ("score", "deal"): score_deal, ("score", "lap"): lap, ("score", "three_handed"): three_handed,
    ("trick", None): trick, ("legal", "follow"): follow, ("legal", "jambone_call"): jambone_call,
    ("legal", "exposed_call"): exposed_call, ("sequence", "bidding"): bid_out, ("sequence", "lone_right"): lone_right,
    ("sequence", "discard"): discard, ("sequence", "call_right"): call_right,
    ("sequence", "cut_partners"): cut_partners, ("sequence", "deal"): dealt, ("odds", "count"): count,
    ("playout", None): playout,
    ("sequence", "marker"): marker, ("sequence", "lone_deadline"): lone_deadline,
    ("sequence", "progressive_table"): progressive_table, ("sequence", "progressive_tie"): progressive_tie,
    ("sequence", "progressive_prize"): progressive_prize, ("sequence", "turn_up"): turn_up,
    ("sequence", "deal_irregularity"): rotation,
    ("sequence", "cut_shown"): dealt_by_hand.cut_shown, ("sequence", "cut_size"): dealt_by_hand.cut_size,
    ("sequence", "play_irregularity"): strict.play_irregularity,
    ("sequence", "law_score"): strict.law_score, ("odds", "chance"): chance}
