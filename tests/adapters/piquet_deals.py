"""Piquet: cases about one deal, gone through with real moves."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cardtable.cards import Cards, cards
from cardtable.games.piquet.rules.dialogue import ITEMS
from cardtable.games.piquet.rules.holdings import points, worth
from cardtable.games.piquet.rules.rules import HAND, PACK, Piquet
from cardtable.rules.events import NATURE, Event
from cardtable.rules.moves import Move

Facts = dict[str, Any]
ELDER, DEALER = 0, 1


def some(texts: Sequence[str]) -> Cards:
    return cards(" ".join(texts))


def do(deal: Piquet, seat: int, text: str) -> None:
    """A move that the rules must allow."""
    move = Move.read(text)
    law = deal.refusal(seat, move)
    assert law is None, f"{seat} {text}: {law.heading}"
    deal.apply(seat, move)


def dealt(elder: Cards, dealer: Cards, stock: Cards = ()) -> Cards:
    """The order in which the pack must lie for these hands, by threes, and this stock."""
    top = (*[c for n in range(0, 12, 3) for hand in (elder, dealer) for c in hand[n:n + 3]], *stock)
    return (*top, *[c for c in PACK if c not in top])


class Table:
    """A deal that seat 1 deals, and all that has been told of it."""

    def __init__(self, **options: Any) -> None:
        self.deal = Piquet(DEALER, (0, 0), (0, 0), **options)
        self.events: list[Event] = []
        self.deal.tell = self.events.append

    def begin(self, elder: Cards, dealer: Cards, stock: Cards = ()) -> None:
        do(self.deal, NATURE, "shuffle " + " ".join(map(str, dealt(elder, dealer, stock))))

    def only(self) -> None:
        """The one thing there is to do."""
        seat, = self.deal.must
        move, = self.deal.decision(seat)
        self.deal.apply(seat, move)

    def call(self) -> None:
        """The dialogue, in which nobody has a choice, up to a lead or a card played to it."""
        while self.deal.phase in ("reply", "pips") or self.deal.offers(self.deal.must[0]):
            self.only()

    def scored(self, *what: str) -> list[Event]:
        return [event for event in self.events if event.kind == "scored" and (not what or event.what in what)]

    def calls(self, names: tuple[str, str]) -> Facts:
        """What the calls have come to; names are elder hand's and the dealer's."""
        deal, hands = self.deal, [self.deal.dealt_hand(seat) for seat in (ELDER, DEALER)]
        found: Facts = {"replies": self.replies()}
        if self.told("pips"):
            own, other = self.told("pips")[0].args[0], points(hands[DEALER])[0].rank
            found["pips"] = dict(zip(names, (own, other)))
        counted = [event for event in self.events if event.kind == "said" and event.what.startswith("counts ")]
        for item, name in zip(ITEMS, ("point", "sequences", "sets")):
            told = [event for event in counted if event.what == f"counts {item}"]
            by = {seat: [worth(item, int(str(event.args[0]))) for event in told if event.seat == seat]
                  for seat in (ELDER, DEALER)}
            found[name] = {who: sum(by[seat]) if item == "point" else by[seat] for seat, who in enumerate(names)}
        found["hand_total"] = {who: deal.in_hand(seat) for seat, who in enumerate(names)}
        bonus = self.scored("repique")
        found["repique"] = names[bonus[0].seat] if bonus else None
        return found

    def told(self, *what: str) -> list[Event]:
        return [event for event in self.events if event.kind == "said" and event.what in what]

    def replies(self) -> Facts:
        """The dealer's first answer to each item that elder hand has called."""
        answers: Facts = dict.fromkeys(ITEMS)
        called = ""
        for event in self.told(*ITEMS, "good", "equal", "not good"):
            if event.what in ITEMS:
                called = event.what
            elif answers[called] is None:
                answers[called] = event.what
        return answers


def calls(elder_hand: list[str], dealer_hand: list[str]) -> Facts:
    table = Table()
    table.deal.zone[HAND[ELDER]], table.deal.zone[HAND[DEALER]] = some(elder_hand), some(dealer_hand)
    table.deal.start_calling()
    table.call()
    do(table.deal, ELDER, f"play {table.deal.zone[HAND[ELDER]][0]}")
    table.call()
    do(table.deal, DEALER, str(next(iter(table.deal.decision(DEALER)))))
    return table.calls(("elder", "dealer"))


def playout(elder: str, dealer: str, dealt: dict[str, list[str]], stock_top_to_bottom: list[str],
            discards: dict[str, list[str]], tricks: list[Facts]) -> Facts:
    names = (elder, dealer)
    table = Table()
    deal = table.deal
    table.begin(some(dealt[elder]), some(dealt[dealer]), some(stock_top_to_bottom))
    for seat, name in enumerate(names):
        if Move(("carte-blanche",)) in deal.decision(seat):
            do(deal, seat, "carte-blanche")
        do(deal, seat, "discard " + " ".join(discards[name]))
    if deal.phase == "looking":
        do(deal, DEALER, "leave")
    after = {name: [str(c) for c in sorted(deal.zone[HAND[seat]], key=lambda c: (c.suit, c.rank), reverse=True)]
             for seat, name in enumerate(names)}
    running, pique_at = list[Facts](), None
    table.call()
    for number, trick in enumerate(tricks, 1):
        leader = names.index(trick["leader"])
        do(deal, leader, f"play {trick['lead']}")
        table.call()
        do(deal, 1 - leader, f"play {trick['follow']}")
        cards_scored = sum([event.points for event in table.scored("the cards", "capot")])
        running.append({name: deal.score[s] - (cards_scored if s == deal.leader and number == 12 else 0)
                        for s, name in enumerate(names)})
        if table.scored("pique") and pique_at is None:
            pique_at = number
    won = {what: [names[event.seat] for event in table.scored(what)] or [None] for what in ("pique", "capot")}
    blanche = table.told("carte blanche")
    return {**table.calls(names), "hands_after_exchange": after,
            "carte_blanche": names[blanche[0].seat] if blanche else None,
            "pique": won["pique"][0], "capot": won["capot"][0], "pique_at_trick": pique_at,
            "running_after_each_trick": running, "tricks_won": dict(zip(names, deal.taken)),
            "last_trick": names[deal.leader],
            "cards": {name: sum([e.points for e in table.scored("the cards", "capot") if e.seat == seat])
                      for seat, name in enumerate(names)},
            "deal_total": dict(zip(names, deal.score))}
