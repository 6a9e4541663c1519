"""Piquet: each shape of case, put to the rules and the players."""
from __future__ import annotations

from collections.abc import Callable
from math import comb
from typing import Any

from cardtable.cards import Card, card
from cardtable.games.piquet import discards
from cardtable.games.piquet.game import GAME
from cardtable.games.piquet.position import Position
from cardtable.games.piquet.rules import reckoning
from cardtable.games.piquet.rules.dialogue import ITEMS
from cardtable.games.piquet.rules.holdings import BLANCHE, blank, sequences, sets, worth
from cardtable.games.piquet.rules.match import PiquetCut, PiquetPartie
from cardtable.games.piquet.rules.rules import HAND, STOCK, TRICK, Piquet
from cardtable.players.thought import Thought
from cardtable.rules.events import NATURE
from cardtable.rules.moves import Move, Some
from cardtable.rules.view import View
from tests.adapters import piquet_deals as deals
from tests.adapters.piquet_deals import DEALER, ELDER, Facts, Table, do, some
from tests.adapters.piquet_lines import Line

NAMES = ("elder", "dealer")
IN_HAND = {"carte_blanche": "carte blanche", "point": "point", "sequences": "sequence", "sets": "set"}
BONUSES = ("repique", "pique", "capot")
BOOK_ODDS = {1: (3, 1), 4: (2, 5)}               # by the cards wanted, taking five of twenty (002:3867-3880)
BOOK_BLANCHE = 900                               # 002:3706-3708


class UnknownShape(AssertionError):
    """A case in a shape that no adapter here understands."""


def answer(kind: str, given: Facts) -> Facts:
    """What the rules say, in the shape of `expect`."""
    shape = SHAPES.get((kind, given.get("what", given.get("game"))))
    keys = set(given) - {"what", "game"}
    if shape is None or keys not in [set(text.split()) for text in shape[:-1]]:
        raise UnknownShape(f"{kind} with {given}")
    return shape[-1](**{key: value for key, value in given.items() if key not in ("what", "game")})


# What a hand scores

def run(length: int) -> Facts:
    hand = some([f"{rank}S" for rank in "AKQJT987"[:length]])
    return {"points": sum([worth("sequence", held.size) for held in sequences(hand)])}


def alike(rank: str, count: int) -> Facts:
    hand = some([f"{rank}{suit}" for suit in "CDHS"[:count]])
    return {"points": sum([worth("set", held.size) for held in sets(hand)])}


def carte_blanche(dealt_hand: list[str]) -> Facts:
    hand = some(dealt_hand)
    table = Table()
    table.begin(hand, tuple([c for c in table.deal.pack if c not in hand][:12]))
    offered = Move(("carte-blanche",)) in table.deal.decision(ELDER)
    assert offered == blank(hand)
    return {"carte_blanche": offered, "points": BLANCHE * offered}


def tell(table: Table, seat: int, items: dict[str, int]) -> None:
    """A seat scores so much of each item, as if it had called it."""
    for name, item in IN_HAND.items():
        if items[name]:
            table.deal.settled += (item,) if item in ITEMS else ()
            table.deal.count_item(item, seat, items[name], item)


def hands_told(items: dict[str, dict[str, int]], table: Table) -> Table:
    """Both hands told as they are in a deal: a carte blanche first, then elder hand's, then the dealer's."""
    nothing = dict.fromkeys(IN_HAND, 0)
    for seat, name in enumerate(NAMES):
        tell(table, seat, {**nothing, "carte_blanche": items[name]["carte_blanche"]})
    for seat, name in enumerate(NAMES):
        tell(table, seat, {**items[name], "carte_blanche": 0})
    table.deal.settle_hands()
    return table


def count(items: dict[str, dict[str, int]], tricks: list[dict[str, str]]) -> Facts:
    table = hands_told(items, Table())
    deal, taken, pique_at = table.deal, [0, 0], None
    for number, trick in enumerate(tricks, 1):
        leader, winner = NAMES.index(trick["leader"]), NAMES.index(trick["winner"])
        deal.play_point(leader)
        if winner != leader:
            deal.play_point(winner)
        if number == reckoning.ALL:
            deal.play_point(winner, "last trick")
        taken[winner] += 1
        if table.scored("pique") and pique_at is None:
            pique_at = number
    deal.taken = (taken[0], taken[1])
    if sum(taken) == reckoning.ALL:
        deal.reckon()
    majority = table.scored("the cards", "capot")
    won = {what: [NAMES[event.seat] for event in table.scored(what)] or [None] for what in BONUSES}
    return {"hand_total": by_name([deal.in_hand(s) for s in (0, 1)]), "play": by_name(deal.plays),
            "repique": won["repique"][0], "pique": won["pique"][0], "pique_at_trick": pique_at,
            "cards": by_name([sum([e.points for e in majority if e.seat == s]) for s in (0, 1)]),
            "capot": won["capot"][0], "total": by_name(deal.score)}


def by_name(pair: Any) -> Facts:
    return dict(zip(NAMES, pair, strict=True))


# The play, the exchange, the partie

def trick(trump: None, cards: list[str]) -> Facts:
    deal = play(cards[1:], cards[0])
    do(deal, DEALER, f"play {cards[1]}")
    return {"winner_index": int(deal.leader == DEALER)}


def play(hand: list[str], led: str | None) -> Piquet:
    """The dealer holds this, and this was led, if anything was."""
    seat = DEALER if led else ELDER
    zones: dict[int, str | int] = {HAND[seat]: " ".join(hand), HAND[1 - seat]: "7C" if "7C" not in hand else "7D"}
    if led:
        zones[TRICK] = led
    return Piquet.position(zones, "play", seat, start={"dealer": DEALER}, leader=ELDER, settled=ITEMS)


def legal(hand: list[str], led: str | None) -> Facts:
    deal = play(hand, led)
    return {"legal": [str(move[1]) for move in deal.decision(deal.must[0])]}


def exchange(role: str, elder_took: int = 0) -> Facts:
    deal = begun()
    if elder_took:
        discard(deal, ELDER, elder_took)
    field, = deal.decision(NAMES.index(role)).choices[0].fields
    assert isinstance(field, Some)
    return {"min": field.least, "max": field.most}


def begun() -> Piquet:
    table = Table()
    pack = table.deal.pack
    table.begin(pack[:12], pack[12:24])
    return table.deal


def discard(deal: Piquet, seat: int, number: int) -> list[str]:
    """Discards so many; gives what is drawn."""
    before = deal.zone[HAND[seat]]
    do(deal, seat, "discard " + " ".join(map(str, before[:number])))
    return [str(c) for c in deal.zone[HAND[seat]] if c not in before]


def drawn(stock_top_to_bottom: list[str], elder_takes: int, dealer_takes: int) -> Facts:
    table = Table()
    stock = some(stock_top_to_bottom)
    rest = tuple([c for c in table.deal.pack if c not in stock])
    table.begin(rest[::2], rest[1::2], stock)
    elder, dealer = discard(table.deal, ELDER, elder_takes), discard(table.deal, DEALER, dealer_takes)
    return {"elder_receives": elder, "dealer_receives": dealer,
            "left": [text for text in stock_top_to_bottom if text not in elder + dealer and card(text) in
                     table.deal.zone[STOCK]]}


def partie(players: list[str], first_dealer: str) -> Facts:
    series = PiquetPartie({}, dealer=players.index(first_dealer), player=(0, 1), purse=[0, 0])
    dealers = []
    while not series.over:
        dealers.append(players[series.deal().dealer])
        series.deal().end()
        following = series.following()
        if following is None:
            break
        series.inner = following
    return {"dealers": dealers}


def cut(cut: dict[str, str]) -> Facts:
    deal = PiquetCut(player=(0, 1))
    deal.apply(NATURE, Move.read("cut " + " ".join(cut.values())))
    return {"choice_of_first_deal": list(cut)[deal.must[0]] if deal.phase == "choosing" else None}


def rubicon(totals: dict[str, int]) -> Facts:
    names = list(totals)
    match = GAME.match({})
    series = PiquetPartie(match.options, dealer=1, player=(0, 1), purse=[0, 0])
    match.inner = series
    deal = series.deal()
    deal.score[:] = totals.values()
    deal.over = True
    match.settle(deal)                                   # type: ignore[attr-defined]
    best = deal.purse.index(max(deal.purse))
    return {"winner": names[best], "points": deal.purse[best]}


def cent(target: int, before: dict[str, int], items: dict[str, dict[str, int]]) -> Facts:
    found = Table(goal=target)
    found.deal.score[:] = before.values()
    table = hands_told(items, found)
    if not table.deal.over:
        return {"winner": None, "decided_by": None}
    hand = [event.what for event in table.scored() if event.what in IN_HAND.values()]
    return {"winner": NAMES[max((0, 1), key=lambda s: table.deal.score[s])],
            "decided_by": next(name for name, item in IN_HAND.items() if item == hand[-1])}


def draw(unseen: int, wanted: int, draw: int) -> Facts:
    chance = 1 - comb(unseen - wanted, draw) / comb(unseen, draw)
    against, on = BOOK_ODDS[wanted]
    return {"probability": round(chance, 4), "book_odds": {"against": against, "on": on},
            "exact": chance == on / (against + on)}


def blanche_odds(pack: int, court_cards: int, hand: int) -> Facts:
    assert sum([blank((c,)) for c in Piquet.pack]) == pack - court_cards
    chance = 2 * comb(pack - court_cards, hand) / comb(pack, hand)         # never both: there are 20 such cards
    return {"probability": round(chance, 6), "book_one_in": BOOK_BLANCHE, "exact": chance == 1 / BOOK_BLANCHE}


SHAPES: dict[tuple[str, str | None], tuple[Any, ...]] = {
    ("playout", None): ("dealer dealt discards elder stock_top_to_bottom tricks", deals.playout),
    ("score", "calls"): ("elder_hand dealer_hand", deals.calls),
    ("score", "sequence"): ("length", run),
    ("score", "set"): ("count rank", alike),
    ("score", "count"): ("items tricks", count),
    ("score", "carte_blanche"): ("dealt_hand", carte_blanche),
    ("trick", None): ("trump cards", trick),
    ("legal", "play"): ("hand led", legal),
    ("legal", "exchange"): ("role", "role elder_took", exchange),
    ("sequence", "exchange"): ("stock_top_to_bottom elder_takes dealer_takes", drawn),
    ("sequence", "partie"): ("players first_dealer", partie),
    ("sequence", "cut"): ("cut", cut),
    ("settle", "rubicon"): ("totals", rubicon),
    ("settle", "cent"): ("target before items", cent),
    ("odds", "draw_at_least_one"): ("unseen wanted draw", draw),
    ("odds", "carte_blanche_in_a_deal"): ("pack court_cards hand", blanche_odds),
}


# Decisions

def decide(given: Facts, expect: Facts, player: Callable[[View], Thought]) -> tuple[Thought, str]:
    """What a player answers, and what is wrong with it: nothing where it agrees with the book."""
    if "hand" not in given:
        thought = player(position(given).view())
        played = str(thought.move[1])
        good = played in expect.get("play_any_of", [played]) and played not in expect.get("never", [])
        return thought, "" if good else f"he would {thought.move}"
    hand, elder = some(given["hand"]), given["role"] == "elder"
    thought = player(position(given).view())
    if "candidates" in given:                            # only these are compared: by what he expects, or has to lose
        compared = [some(texts) for texts in given["candidates"]]
        weighed = [set(one.move[1:]) for one in thought.weighed if set(one.move[1:]) in map(set, compared)]
        best = weighed[0] if weighed else set(min(compared, key=lambda thrown: discards.lost(hand, thrown, elder)))
        return thought, "" if best == set(some(expect["discard"])) else f"he would rather throw {best}"
    thrown: set[Card] = {token for token in thought.move[1:] if isinstance(token, Card)}
    good = thrown == set(some(expect["discard"])) if "discard" in expect else \
        not thrown & set(some(expect.get("never", []))) and expect.get("count", len(thrown)) == len(thrown)
    return thought, "" if good else f"he would {thought.move}"


def position(given: Facts) -> Position | Line:
    """Where a choice is made: before the exchange, at a score in the partie or `cent`, or in the play."""
    if "moves" in given:
        return Line(*[some(given[name].split()) for name in ("elder", "dealer", "stock")], tuple(given["moves"]))
    score = given.get("score", {"own": 0, "other": 0})
    options = {"form": "cent"} if given.get("cent") else {}
    return Position(some(given["hand"]), given["role"] == "elder", given.get("elder_took", 5),
                    (score["own"], score["other"]), given.get("deal", 1), options)
