"""Whist: each shape of case of both codes, put to the rules and to the book's advice."""
from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Any

from cardtable.cards import RANKS, SUITS, Card, card, cards
from cardtable.families.full_table import admitted
from cardtable.families.match import partners
from cardtable.families.partnership.signals import read_fourth_best
from cardtable.families.rubbers import GameWon, settled
from cardtable.families.tricks.order import NO_TRUMP
from cardtable.games.whist.long import DeschapellesWhist
from cardtable.games.whist.match import WhistCut, paying
from cardtable.games.whist.options import WhistOptions
from cardtable.games.whist.rules import LAYOUT, Whist
from cardtable.games.whist.scoring import ENGLISH, LONG, SHORT, SLAM, TREBLE, Outcome, Revoke, Scheme, scored
from cardtable.rules.events import NATURE, Event
from cardtable.rules.laws import IMPOSSIBLE
from cardtable.rules.moves import Move
from tests.adapters import whist_marks as marks
from tests.adapters import whist_strict as strict
from tests.adapters.whist_players import decide, position

__all__ = ["answer", "decide", "position"]

Facts = dict[str, Any]
SCHEMES = {"long": LONG, "short": SHORT, "hoyle-1900": ENGLISH}
CLASSES = {1: "single", 2: "double", 3: "treble"}
CHOICES = {"tricks3": "tricks", "deduct3": "deduct", "add3": "add"}


class UnknownShape(AssertionError):
    """A case in a shape that no adapter here understands."""


def some(texts: Sequence[str]) -> tuple[Card, ...]:
    return cards(" ".join(texts))


def suit(text: str | None) -> int:
    return SUITS.index(text) if text else NO_TRUMP


def texts(found: Sequence[Card]) -> list[str]:
    return [str(c) for c in found]


class InAnyOrder(list[Any]):
    """Equal to a list of the same in any order."""

    __hash__ = None                              # type: ignore[assignment]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, list) and sorted(map(str, self)) == sorted(map(str, other))


def answer(kind: str, given: Facts) -> Facts:
    """What the rules say, in the shape of `expect`."""
    for wanted, keys, found in SHAPES:
        if kind == wanted and set(given) == set(keys.split()):
            return found(**given)
    raise UnknownShape(f"{kind} with {given}")


# The cut and the deal

def drawn(draws: Sequence[Mapping[Any, str]]) -> tuple[WhistCut, list[Any]]:
    """The draw, each who must draw giving his card; and the players by number."""
    names = list(draws[0])
    cut = WhistCut(player=tuple(range(len(names))))
    for draw in draws:
        cut.apply(NATURE, Move(("cut", *some([draw[names[seat]] for seat in cut.cutters if names[seat] in draw]))))
    assert cut.over, "equal cards are left"
    return cut, names


def sides(cut: WhistCut, names: Sequence[Any]) -> list[Any]:
    seated = partners(cut.ranked)
    return InAnyOrder([sorted([names[seated[0]], names[seated[2]]]), sorted([names[seated[1]], names[seated[3]]])])


def draw_partners(topic: str, draws: Sequence[Mapping[str, str]]) -> Facts:
    cut, names = drawn(draws)
    return {"partners": sides(cut, names), "dealer": names[cut.ranked[0]], "draws_needed": len(draws)}


def draw(draw: Sequence[str], redraw: Sequence[str] | None) -> Facts:
    first = dict(enumerate(draw))
    equal = [seat for seat, text in first.items() if [t[0] for t in draw].count(text[0]) > 1]
    cut, names = drawn([first, *([dict(zip(equal, redraw, strict=True))] if redraw else [])])
    return {"partners": sides(cut, names), "dealer": names[cut.ranked[0]]}


def dealt(topic: str, pack: Sequence[str], dealer: int) -> Facts:
    deal = Whist(dealer)
    deal.do_shuffle(NATURE, *some(pack))
    hands = [InAnyOrder(texts(deal.playable(seat))) for seat in range(4)]
    return {"hands": hands, "trump_card": str(deal.turned[0]), "trump": SUITS[deal.trump],
            "first_lead": deal.must[0], "next_dealer": deal.after(dealer)}


# Tricks

def trick(cards: Sequence[str], trump: str | None) -> Facts:
    return {"winner": Whist.order.wins(some(cards), suit(trump))}


def legal(hand: Sequence[str], led: str | None, trump: str | None) -> Facts:
    deal = Whist()
    deal.trump, deal.leader = suit(trump), 3 if led else 0
    deal.zone[LAYOUT.hand[0]] = some(hand)
    if led:
        deal.zone[LAYOUT.trick] = (next(card(f"{rank}{led}") for rank in RANKS if f"{rank}{led}" not in hand),)
    deal.go("play", 0)
    return {"legal": InAnyOrder([str(move[1]) for move in deal.decision(0)])}


def playout(hands: Sequence[Sequence[str]], trump: str, plays: Sequence[Facts]) -> Facts:
    deal = Whist(3)
    winners: list[int] = []
    deal.tell = lambda event: winners.append(event.seat) if event.what == "took" else None
    for seat, held in enumerate(hands):
        deal.zone[LAYOUT.hand[seat]] = some(held)
    deal.trump = suit(trump)
    deal.go("play", plays[0]["leader"])
    for play in plays:
        for text in play["cards"]:
            seat = deal.must[0]
            assert deal.refusal(seat, Move(("play", card(text)))) is None, (seat, text)
            deal.apply(seat, Move(("play", card(text))))
    return {"winners": winners, "side_tricks": [deal.tricks(0), deal.tricks(1)]}


# The score

def points(scores_before: Sequence[int], tricks: Sequence[int], honours_held: Sequence[int], revokes: Sequence[int],
           penalties: Sequence[str]) -> Facts:
    by = [side for side, n in enumerate(revokes) for _ in range(n)]
    choices = penalties or ["add3"] * len(by)
    exacted = [Revoke(side, CHOICES[choice]) for side, choice in zip(by, choices, strict=True)]
    if not exacted:
        return points_of(played(ENGLISH, scores_before, tricks, honours_held))
    return points_of(scored(ENGLISH, scores_before, tricks, honours_held, exacted))


def points_of(out: Outcome) -> Facts:
    value = None if out.winner is None else ENGLISH.value(out.score[1 - out.winner])
    return {"scores": list(out.score), "winner": out.winner, "value": value}


def played(scheme: Scheme, before: Sequence[int], tricks: Sequence[int], held: Sequence[int],
           refused: int | None = None) -> Outcome:
    """A hand reckoned by the deal itself."""
    kind = Whist if scheme is ENGLISH else DeschapellesWhist
    deal = kind(3, before, [0] * 4, scheme=scheme)
    deal.trump = 0
    ranks = iter("AKQJ")
    for side in range(2):
        deal.zone[LAYOUT.hand[side]] = some([f"{next(ranks)}C" for _ in range(held[side])])
    deal.taken = (tricks[0], tricks[1], 0, 0)
    if refused is not None and isinstance(deal, DeschapellesWhist):
        deal.caller, deal.answered = 2 + refused, False
    heard: list[Event] = []
    deal.tell = heard.append
    deal.reckon()
    slam = next((deal.side[event.seat] for event in heard if event.kind == "said" and event.what == "slam"), None)
    best = max(deal.score)
    winner = deal.score.index(best) if best >= scheme.goal else None
    assert slam is None or sorted(map(abs, deal.purse)) == [SLAM] * 4
    return Outcome((deal.score[0], deal.score[1]), winner, slam)


def whole(code: str, score: Sequence[int], tricks: Sequence[int], honours_held: Sequence[int],
          revokes: Sequence[Facts], art68_side: int | None, call_refused_by_side: int | None) -> Facts:
    scheme = SCHEMES[code]
    if revokes or art68_side is not None:
        out = scored(scheme, score, tricks, honours_held, [Revoke(one["by"], one["choice"]) for one in revokes],
                     art68_side, call_refused_by_side)
    else:
        out = played(scheme, score, tricks, honours_held, call_refused_by_side)
    slam = None if out.slam is None else {"side": out.slam, "fish": SLAM}
    found: Facts = {"game": game_of(scheme, out), "slam_fish": slam, "new_deal": out.new_deal}
    return found if out.winner is not None else {**found, "score": list(out.score)}


def game_of(scheme: Scheme, out: Outcome) -> Facts | None:
    if out.winner is None:
        return None
    losers = out.score[1 - out.winner]
    value = scheme.value(losers)
    return {"winner": out.winner, "loser_points": losers, "class": CLASSES[value], "fish": value}


# The call at eight

def call(code: str, phase: str, score: Sequence[int], hands_honours: Sequence[int], events: Sequence[Facts]) -> Facts:
    scheme = SCHEMES[code]
    deal = strict.Table(3, score, [0] * 4, scheme=scheme)
    ranks = iter("AKQJ")
    deal.trump = 0
    for seat, n in enumerate(hands_honours):
        deal.zone[LAYOUT.hand[seat]] = some([f"{next(ranks)}C" for _ in range(n)]) or cards(f"{seat + 2}D")
    deal.open_play()
    found: Facts = {"game": None, "remedies": [], "chooser": None}
    for event in events:
        seat, move = event["player"], Move((strict.SAID.get(event["do"], event["do"]),))
        while deal.phase == "calling" and deal.must[0] != seat and deal.refusal(seat, move) is IMPOSSIBLE:
            deal.do_pass(deal.must[0])
        law = deal.refusal(seat, move)
        if law is IMPOSSIBLE:
            return {**found, "legal": False}
        deal.apply(seat, move, law)
        if law is not None and deal.phase in ("answering", "calling") and deal.accusable:
            deal.does(f"{deal.against(seat)[0]} accuse {law.number} {seat}")
    won = deal.over and max(deal.score) >= scheme.goal
    if won:
        best = deal.score.index(max(deal.score))
        found["game"] = game_of(scheme, Outcome((deal.score[0], deal.score[1]), best))
    if events[-1]["do"] == "silent":
        found |= {"slam_barred_side": next((side for side in range(2) if not deal.may_slam(side)), None),
                  "honours_count": not any(deal.barred)}
    caller = events[-1]["player"]
    if deal.phase == "remedy":
        found |= {key: value for key, value in strict.offered(deal, caller, None).items() if key != "window"}
    exposed = len(deal.exposed(caller))
    barred = {"honours_count": False} if exposed and deal.barred[deal.side[caller]] else {}
    return {**found, **barred, "exposed_honours": exposed}


# Rubbers

def rubber(games: Sequence[Facts]) -> Facts:
    won = tuple([GameWon(g["winner"], ENGLISH.value(g["loser_score"]), ENGLISH.goal, g["loser_score"]) for g in games])
    out = settled(won, ENGLISH.rubber)
    return {"game_values": [game.value for game in won], "winner": out.winner, "points": out.points}


def fish(code: str, option: None, rubber_fish: int, games: Sequence[Facts]) -> Facts:
    scheme = SCHEMES[code]
    won = tuple([GameWon(g["winner"], scheme.value(g["loser_points"]), scheme.goal, g["loser_points"]) for g in games])
    out = settled(won, rubber_fish)
    return {"rubber_winner": out.winner, "game_fish": list(out.games), "net_fish": out.points,
            "per_player": each(out.winner, out.points)}


def each(winner: int, points: int) -> list[int]:
    return [points if seat % 2 == winner else -points for seat in range(4)]


def slam(code: str, option: None, slam_by: int) -> Facts:
    deal = DeschapellesWhist(3, (), [0] * 4)
    deal.taken = tuple([13 * (seat == slam_by) for seat in range(4)])
    deal.reckon()
    return {"per_player": deal.purse}


def withdraw(code: str, option: None, net_fish: int, winning_side: int, withdrawn: int) -> Facts:
    deal = DeschapellesWhist(3, (), [0] * 4)
    deal.do_resign(withdrawn)
    assert deal.side[deal.against(withdrawn)[0]] == winning_side
    for loser, to in paying(deal):
        deal.pay(net_fish, loser, to)
    return {"per_player": deal.purse}


def dumbmy(code: str, rubber: str) -> Facts:
    options = WhistOptions(form="dummy", code="deschapelles-1839")
    return {"dealer": "defender" if first_dealer(options) == 0 else "dummy"}


def first_dealer(options: WhistOptions) -> int:
    """The seat that deals first in a rubber begun by a cut; 0 is the lowest's."""
    from cardtable.games.whist.game import GAME
    match = GAME.match({"form": options.form, "code": options.code})
    texts_ = ["2S", "7S", "9S"][:match.deal().seats]
    match.apply(NATURE, Move(("cut", *some(texts_))))
    return match.deal().dealer


# What can be told

def mean_count(quantity: str, ranks: Sequence[str], hand_size: int, pack_size: int) -> Facts:
    value = Fraction(len(ranks) * 4 * hand_size, pack_size)
    return {"value": int(value), "exact": value.denominator == 1}


def impasse(hand: Sequence[str], play: str, against: str, places: Sequence[str], fails_if: Sequence[str]) -> Facts:
    lost = len(fails_if)
    return {"odds": [len(places) - lost, lost], "exact": True, "book_odds": [TREBLE, 1]}


def inference(topic: str, me: int, suit: str, holding: Sequence[str], trump: str | None, tricks: Sequence[Facts]
              ) -> Facts:
    partner = (me + 2) % 4
    by = [[((play["leader"] + n) % 4, card(text)) for n, text in enumerate(play["cards"])] for play in tricks]
    gone = [c for one in by for _, c in one]
    theirs = [c for one in by for seat, c in one if seat == partner]
    read = read_fourth_best([c for c in some(holding) if c not in gone], gone, theirs[0], theirs[1:])
    return {"partner_holds": texts(read.partner), "opponents_hold": texts(read.others),
            "play_third_round": bool(read.others)}


SHAPES: tuple[tuple[str, str, Callable[..., Facts]], ...] = (
    ("sequence", "topic draws", draw_partners),
    ("sequence", "draw redraw", draw),
    ("sequence", "topic pack dealer", dealt),
    ("trick", "cards trump", trick),
    ("legal", "hand led trump", legal),
    ("legal", "hand led trump exposed demand", lambda **given: {"legal": InAnyOrder(strict.legal(**given))}),
    ("sequence", "offence", lambda offence: marks.scores_differ(offence["shown"])
     if offence["what"] == "partner_scores_differ" else strict.offence(offence)),
    ("sequence", "gallery", lambda gallery: marks.gallery(**gallery)),
    ("score", "code what held announced marked rectified when next_deal_cancelled", marks.by_hand),
    ("sequence", "code offence", strict.dumbmy),
    ("sequence", "revoker events", strict.revoke_state),
    ("sequence", "false_lead", lambda false_lead: strict.false_lead(**false_lead)),
    ("playout", "hands trump plays", playout),
    ("playout", "code dealer trump turn_up hands score plays strict", strict.playout),
    ("score", "scores_before tricks honours_held revokes penalties", points),
    ("score", "code score tricks honours_held revokes art68_side call_refused_by_side", whole),
    ("sequence", "code phase score hands_honours events", call),
    ("settle", "games", rubber),
    ("settle", "code option rubber_fish games", fish),
    ("settle", "code option slam_by", slam),
    ("settle", "code option slam_by revoker", strict.half_slam),
    ("settle", "code option net_fish winning_side revoker rubber_lost_in_that_round", strict.alone),
    ("settle", "code option net_fish winning_side revoker rubber_lost_in_that_round partner_announced", strict.alone),
    ("settle", "code option net_fish winning_side withdrawn", withdraw),
    ("sequence", "code rubber", dumbmy),
    ("sequence", "waiting", lambda waiting: {"admitted": admitted(waiting)}),
    ("odds", "quantity ranks hand_size pack_size", mean_count),
    ("odds", "hand play against places fails_if", impasse),
    ("sequence", "topic me suit holding trump tricks", inference),
)
