"""Whist: cases that are put to the book's advice, suit by suit, and the endings, put to the solver."""
from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from cardtable.cards import SUITS, Cards, card, cards
from cardtable.games.whist import leads, places, signals
from cardtable.games.whist.maxims import call_at_eight
from cardtable.games.whist.position import Position
from cardtable.games.whist.rules import LAYOUT, Whist
from cardtable.games.whist.scoring import LONG, Revoke, scored
from cardtable.players.thought import Thought
from cardtable.rules.moves import Move
from cardtable.rules.view import View
from cardtable.solver import Solver

Facts = dict[str, Any]


class OneOf(list[str]):
    """Texts of cards of which any will do."""

    __hash__ = None                              # type: ignore[assignment]

    def __ne__(self, other: object) -> bool:
        return other not in list(self)


def some(texts: Sequence[str]) -> Cards:
    return cards(" ".join(texts))


def decide(given: Facts, expect: Facts, think: Callable[[View], Thought]) -> tuple[Thought, str]:
    """What the book advises, and what is wrong with it ("" if nothing)."""
    topic = given.get("topic", "remedy" if "revoke_by" in given else "call" if "own_honours" in given else "place")
    found = TOPICS[topic](given)
    wanted = {key: value for key, value in expect.items() if key in found}
    assert wanted, f"nothing of {list(expect)} is answered"
    wrong = [f"{found[key]} instead of {value}" for key, value in wanted.items()
             if (found[key] not in value if key.endswith("any_of") else found[key] != value)]
    return Thought(0, Move(("play",)), topic), "; ".join(wrong)


def lead_suit(given: Facts) -> Facts:
    held, trumps = some(given["holding"]), given["trump"] == given["holding"][0][1]
    told = given.get("first") or {"won": True, "fell": []}
    after = leads.second(held, trumps, told["won"], some(told["fell"]))
    return {"play": str(leads.first(held, trumps)), "next": str(after)}


def opening_lead(given: Facts) -> Facts:
    held = some(given["hand"])
    suits = {suit: tuple([c for c in held if c.suit == suit]) for suit in {c.suit for c in held}}
    suit = leads.opening_suit(suits, SUITS.index(given["trump"]))
    return {"suit": SUITS[suit], "play": str(leads.first(suits[suit], SUITS[suit] == given["trump"]))}


def return_lead(given: Facts) -> Facts:
    return {"play": str(places.returned([c for c in some(given["holding"]) if str(c) != given["played"]]))}


def second_hand(given: Facts) -> Facts:
    trumps = given["trump"] == given["holding"][0][1]
    return {"play": str(places.second_hand(some(given["holding"]), card(given["trick"][0]), trumps))}


def third_hand(given: Facts) -> Facts:
    held, trick = some(given["holding"]), some(given["trick"])
    tried = places.finesse(held, max(trick, key=lambda c: c.rank))
    earlier = [[((play["leader"] + n) % 4, card(text)) for n, text in enumerate(play["cards"])]
               for play in given["earlier"]]
    hopeless = tried is not None and places.not_on_the_right(earlier, 0, tried)
    may = given["tricks_to_win_game"] != 1 and not hopeless
    return {"play": str(places.third_hand(held, trick, may))}


def fourth_hand(given: Facts) -> Facts:
    best = max(some(given["trick"]), key=lambda c: c.rank)
    return {"play": str(places.fourth_hand(some(given["holding"]), best))}


def place(given: Facts) -> Facts:
    held, trick = some(given["hand"]), some(given["cards_played"])
    if given["seat"] == "second":
        return {"play_any_of": str(places.second_hand(held, trick[0]))}
    return {"play_any_of": str(places.third_hand(held, trick, given["trick_effect"] != "wins_game"))}


def read_call(given: Facts) -> Facts:
    return {"called": signals.called(some(given["plays"]), given["seat"] == "third")}


def make_call(given: Facts) -> Facts:
    held = some(given["holding"])
    if given["call"]:
        return {"play": str(signals.call_with(held))}
    return {"play": str(places.second_hand(held, card(given["trick"][0])))}


def echo(given: Facts) -> Facts:
    return {"plays": [str(c) for c in signals.echo(some(given["holding"]), len(given["partner_plays"]))]}


def answer_call(given: Facts) -> Facts:
    held = some(given["holding"])
    play = signals.answer(held)
    return {"play": str(play), "next": str(signals.after_answer([c for c in held if c is not play]))}


def discard(given: Facts) -> Facts:
    held = some(given["hand"])
    suits = [[c for c in held if c.suit == suit] for suit in sorted({c.suit for c in held})]
    return {"play": str(places.discard(suits, given["trumps_shown_by"] == "adversary"))}


def ruff(given: Facts) -> Facts:
    held = some(given["holding"])
    does = places.trumps_it(held, given["card"] == "winning", given["partner_wants_trumps"])
    left = [c for c in held if c is not leads.down(held)[-1]]
    return {"ruff": does, "next": str(signals.answer(left))}


def unblock(given: Facts) -> Facts:
    return {"play": str(places.unblock(some(given["holding"]), some(given["partner_leads"])))}


def endgame(given: Facts) -> Facts:
    """All hands open: the tricks of each card, by the solver; of the best that of the book, if it is one."""
    to_play, trick = given["to_play"], some(given["trick"])
    deal = Whist(3)
    for seat, held in enumerate(given["hands"]):
        deal.zone[LAYOUT.hand[seat]] = some(held)
    deal.trump, deal.leader = SUITS.index(given["trump"]), (to_play - len(trick)) % 4
    deal.zone[LAYOUT.trick] = trick
    deal.go("play", to_play)
    values = Solver().values(deal.open_position(deal.party[to_play]))
    by_card = {str(c): int(values[deal.bit(c)]) for c in deal.allowed(to_play)}
    best = [text for text, n in by_card.items() if n == max(by_card.values())]
    return {"side_tricks": by_card, "play": OneOf(best)}


def remedy(given: Facts) -> Facts:
    """For a revoke: of the choices that which brings most."""
    worth = {}
    for choice in ("add", "deduct", "tricks"):
        out = scored(LONG, given["score"], given["tricks"], given["honours_held"], [Revoke(given["revoke_by"], choice)])
        won = out.winner == 1 - given["revoke_by"]
        worth[choice] = (LONG.value(out.score[given["revoke_by"]]) if won else 0, *out.score)
    return {"choose_any_of": max(worth, key=lambda choice: worth[choice])}


def call(given: Facts) -> Facts:
    return {"choose_any_of": call_at_eight(given["own_honours"])}


TOPICS: dict[str, Callable[[Facts], Facts]] = {
    "lead_suit": lead_suit, "opening_lead": opening_lead, "return_lead": return_lead, "second_hand": second_hand,
    "third_hand": third_hand, "fourth_hand": fourth_hand, "read_call": read_call, "make_call": make_call, "echo": echo,
    "answer_call": answer_call, "discard": discard, "ruff": ruff, "unblock": unblock, "endgame": endgame,
    "remedy": remedy, "call": call, "place": place}


# The blunders

OPTIONS: dict[str | None, dict[str, str]] = {None: {}, "1839": {"code": "deschapelles-1839"}}


def position(given: Facts) -> Position:
    """The moment of a case that is put to a player: he sits in seat 0, and all that was played is told."""
    played = cards(" ".join([*given["tricks"], given["lies"]]))
    us, them = given["score"]
    return Position(cards(given["hand"]), given["dealer"], card(given["turn_up"]), played, (us, them),
                    OPTIONS[given.get("rules")])
