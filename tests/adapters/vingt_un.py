"""Vingt-un: each shape of case, put to the rules and the players."""
from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from cardtable.cards import Card, Cards, card, cards
from cardtable.games.vingt_un import scoring
from cardtable.games.vingt_un.odds import FRESH
from cardtable.games.vingt_un.position import Position
from cardtable.games.vingt_un.rules import VingtUn
from cardtable.games.vingt_un.table import KINDS, PACK
from cardtable.games.vingt_un.zones import LAYOUT, Hand
from cardtable.players.thought import Thought
from cardtable.rules.events import NATURE
from cardtable.rules.moves import Move
from cardtable.rules.view import View

Facts = dict[str, Any]
ROUNDS = {"ordinary": "ordinary", "imaginary_tens": "imaginary", "sympathy_antipathy": "sympathy",
          "rouge_et_noir": "colours", "self_and_company": "company", "differences": "differences", "clock": "clock"}


class UnknownShape(AssertionError):
    """A case in a shape that no adapter here understands."""


def some(texts: Sequence[str]) -> Cards:
    return cards(" ".join(texts))


def do(deal: VingtUn, seat: int, text: str) -> None:
    assert deal.refusal(seat, Move.read(text)) is None, text
    deal.apply(seat, Move.read(text))


def answer(kind: str, given: Facts) -> Facts:
    """What the rules say, in the shape of `expect`."""
    if kind == "score":
        return score(given["round"], some(given["cards"]))
    if kind == "settle":
        return brulet(**given) if given["round"] == "brulet" else settle(given)
    if kind == "sequence" and given["topic"] == "totals":
        return totals(some(given["cards"]), given["dealt_first"])
    if kind == "sequence" and given["topic"] == "deal_end":
        return ends(given["deal_round"], given["naturals"])
    if kind == "legal" and given["topic"] == "go_on":
        return go_on(some(given["cards"]))
    if kind == "odds" and given["quantity"] == "cards_of_value":
        assert given["pack_size"] == len(PACK)
        return {"value": FRESH[given["value"]], "of": sum(FRESH), "exact": True}
    raise UnknownShape(f"{kind} with {given}")


def score(round: str, held: Cards) -> Facts:
    added = scoring.TEN if round == "imaginary_tens" else 0
    return {"total": scoring.total(held, added), "natural": scoring.natural(held, added),
            "over": scoring.over(held, added)}


def totals(held: Cards, dealt_first: int) -> Facts:
    after = [held[:n] for n in range(dealt_first, len(held) + 1)]
    return {"best_totals": list(map(scoring.total, after)), "low_totals": list(map(scoring.low, after))}


# Rounds are played: the pack is laid so that all come to the cards they are told to have

def table(seats: int, **terms: Any) -> VingtUn:
    return VingtUn(seats - 1, (), [0] * (seats + len(LAYOUT.pots)), tuple(range(seats)), **terms)


def dealt(kind: str, seats: int, first: Sequence[Card], **terms: Any) -> VingtUn:
    """A round of this kind about to be dealt from a pack that begins so; the last seat deals."""
    french = kind != "ordinary"
    deal = table(seats, **{"french": french, "most": 20, **terms})
    do(deal, NATURE, f"shuffle {' '.join(map(str, (*first, *[one for one in PACK if one not in first])))}")
    deal.coup = KINDS.index(kind) if french else 0
    return deal


def nets(deal: VingtUn) -> Facts:
    seats = deal.seats
    assert not any(deal.purse[seats:]), "all is paid"
    assert not sum(deal.purse), "what one gains another loses"
    return {"punter_nets": deal.purse[:seats - 1], "dealer_net": deal.purse[seats - 1]}


def settle(given: Facts) -> Facts:
    kind = ROUNDS[given["round"]]
    if kind in ("ordinary", "imaginary"):
        return drawn(kind, given)
    return {"sympathy": chosen, "colours": chosen, "company": company, "differences": differences,
            "clock": clock}[kind](kind, given)


def owners(punters: Sequence[Facts]) -> list[list[Facts]]:
    """The hands of each punter, who may have gone on several."""
    found: dict[Any, list[Facts]] = {}
    for number, one in enumerate(punters):
        found.setdefault(("split", one["split_of"]) if "split_of" in one else number, []).append(one)
    return list(found.values())


def drawn(kind: str, given: Facts) -> Facts:
    """Stakes, and all draw as many cards as they are told to have."""
    seats = [[some(one["cards"]) for one in hands] for hands in owners(given["punters"])]
    stakes = [hands[0]["stake"] for hands in owners(given["punters"])]
    bank, dealt_first = some(given["dealer"]), 1 if kind == "imaginary" else 2
    first = [(hands[0][0], hands[1][0]) if len(hands) > 1 else hands[0][:dealt_first] for hands in seats]
    order = [held[n] for n in range(dealt_first) for held in (*first, bank)]
    for hands in seats:
        split = len(hands) > 1
        order += [hand[1] for hand in hands] if split else []
        order += [one for hand in hands for one in hand[dealt_first:]]
    deal = dealt(kind, len(seats) + 1, (*order, *bank[dealt_first:]), natural=given["natural_multiple"])
    do(deal, deal.dealer, "deal")
    for seat, stake in enumerate(stakes):
        do(deal, seat, f"stake {stake}")
    if deal.phase == "doubling":
        do(deal, deal.dealer, "double" if given["doubled"] else "no-double")
    while deal.phase == "drawing":
        hand = deal.speaking[0]
        wanted = bank if hand.seat == deal.dealer else seats[hand.seat][hand.number]
        able = deal.decision(hand.seat)
        verb = "over" if Move(("over",)) in able else \
            "both" if hand.seat != deal.dealer and len(seats[hand.seat]) > deal.counts[hand.seat] else \
            "card" if len(deal.cards(hand)) < len(wanted) else "stand"
        do(deal, hand.seat, verb)
    if len(seats) == len(given["punters"]):
        return nets(deal)
    return by_hand(deal, given, seats, stakes)


def by_hand(deal: VingtUn, given: Facts, seats: Sequence[Sequence[Cards]], stakes: Sequence[int]) -> Facts:
    """What each of a punter's hands came to, by that of the hand alone; together they are what he has gained."""
    each = [drawn("ordinary", {**given, "punters": [{"cards": one["cards"], "stake": one["stake"]}]})["punter_nets"][0]
            for one in given["punters"]]
    whole = nets(deal)
    assert sum(each) == sum(whole["punter_nets"])
    return {"punter_nets": each, "dealer_net": whole["dealer_net"]}


def staked(kind: str, punters: Sequence[Facts], first: Cards, **terms: Any) -> VingtUn:
    deal = dealt(kind, len(punters) + 1, first, **terms)
    do(deal, deal.dealer, "deal")
    for seat, one in enumerate(punters):
        do(deal, seat, f"stake {one['stake']}")
    return deal


def chosen(kind: str, given: Facts) -> Facts:
    held = [some(one["cards"]) for one in given["punters"]]
    deal = staked(kind, given["punters"], tuple([card for turn in zip(*held, strict=True) for card in turn]),
                  colours=given.get("cards_each", 1))
    for seat, one in enumerate(given["punters"]):
        do(deal, seat, one["choice"])
    return nets(deal)


def company(kind: str, given: Facts) -> Facts:
    first = some([given["self_card"], given["company_card"], *given["turned"]])
    return nets(staked(kind, given["punters"], first))


def differences(kind: str, given: Facts) -> Facts:
    held = [*[some(one["cards"]) for one in given["punters"]], some(given["dealer"])]
    order = tuple([one for turn in zip(*held, strict=True) for one in turn])
    deal = dealt(kind, len(held), order, least=given["rate"])
    do(deal, deal.dealer, "deal")
    return nets(deal)


def clock(kind: str, given: Facts) -> Facts:
    """The full pack is shuffled first."""
    turned = some(given["cards"])
    stake, = {one["stake"] for one in given["punters"]}
    deal = dealt(kind, len(given["punters"]) + 1, (), least=stake)
    do(deal, deal.dealer, "deal")
    do(deal, NATURE, f"remake {' '.join(map(str, (*turned, *[one for one in PACK if one not in turned])))}")
    hit = scoring.CLOCK[turned[-1].rank] == len(turned)
    return {**nets(deal), "hit_at": len(turned) if hit else None}


def brulet(bottom: str, top: str, minimum_stake: int, punters: Sequence[Facts], **given: Any) -> Facts:
    """The bottom card is the last of the pack."""
    seats, ends = len(punters) + 1, (card(top), card(bottom))
    deal = table(seats, least=minimum_stake, brulet=True)
    middle = [one for one in PACK if one not in ends]
    do(deal, NATURE, f"shuffle {' '.join(map(str, (ends[0], *middle, ends[1])))}")
    if Move(("brulet",)) in deal.decision(deal.dealer):
        do(deal, deal.dealer, "brulet")
    return nets(deal)


def ends(deal_round: int, naturals: Sequence[str]) -> Facts:
    """A round in which these have had a natural is over."""
    deal = dealt("ordinary", 3, ())
    deal.coup, deal.naturals = deal_round - 1, (0,) * naturals.count("punter")
    deal.round_over()
    return {"deal_ends": deal.over}


def go_on(held: Cards) -> Facts:
    """One punter, who goes on all he may; his cards come as they are told."""
    spare = [one for one in PACK if one.rank != held[0].rank and one not in held]
    order = [held[0], spare[0], held[1], spare[1], *held[2:]]
    deal = dealt("ordinary", 2, order)
    do(deal, 1, "deal")
    do(deal, 0, "stake 1")
    do(deal, 1, "no-double")
    while deal.phase == "drawing" and deal.must == (0,):
        do(deal, 0, "both" if Move(("both",)) in deal.decision(0) else "stand")
    return {"hands_allowed": deal.counts[0]}


# Decisions

def decide(given: Facts, expect: Facts, ask: Callable[[View], Thought]) -> tuple[Thought, str]:
    """What the player answers, and what is wrong with it."""
    thought = ask(position(given).view())
    answers: dict[str, dict[Any, Any]] = {"stake": {"max": 5, "min": 1}, "double": {True: "double", False: "no-double"},
                               "draw": {"card": "card", "stand": "stand"},
                               "go_on_both": {True: "both", False: ""}}
    said = answers[given["topic"]]
    (_, wanted), = expect.items()
    found = thought.move[-1]
    right = found == said[wanted] or not said[wanted] and found != "both"
    return thought, "" if right else f"{thought.move} and not {wanted}"


def position(given: Facts) -> Position:
    topic, players = given["topic"], given.get("players", 5)
    stakes = {int(seat): coins for seat, coins in given.get("stakes", {}).items()}
    if topic in ("stake", "double"):
        return Position(some([given["first_card"]]), "staking" if topic == "stake" else "doubling",
                        topic == "double", players, stakes)
    return Position(some(given["cards"]), "drawing", given.get("role") == "dealer", players, stakes)


__all__ = ["Hand", "answer", "decide"]
