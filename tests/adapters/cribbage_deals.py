"""Cribbage: cases about one deal, gone through with real moves."""
from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from cardtable.cards import Card, Cards, card, cards
from cardtable.games.cribbage.rules.forms import FORMS, Form
from cardtable.games.cribbage.rules.rules import HAND, PACK, Cribbage
from cardtable.rules.deal import Deal
from cardtable.rules.events import NATURE, Event
from cardtable.rules.moves import Move

Facts = dict[str, Any]
FAR = 10_000                             # a game too long to end in the deal
NAMES = {"three for last": "three_for_last", "heels": "heels", "fifteen": "fifteen", "pair": "pair",
         "pair royal": "pair_royal", "double pair royal": "double_pair_royal", "run": "run",
         "thirty-one": "thirty_one", "last card": "last_card", "hand": "hand", "crib": "crib"}


def do(deal: Deal, seat: int, text: str) -> None:
    """A move that the rules must allow."""
    move = Move.read(text)
    law = deal.refusal(seat, move)
    assert law is None, f"{seat} {text}: {law.heading}"
    deal.apply(seat, move)


def stacked(form: Form, hands: list[Cards], crib: Cards, start: Card) -> Cards:
    """The order in which cards must lie to be dealt so; hands begin with the leader's."""
    top = (*[hand[n] for n in range(form.dealt) for hand in hands], *crib, start)
    return (*top, *[c for c in PACK if c not in top])


def pack_with(form: Form, start: str) -> Cards:
    """A pack of which this card is turned up, whatever is dealt."""
    rest = [c for c in PACK if c is not card(start)]
    hands = [tuple(rest[n * form.dealt:(n + 1) * form.dealt]) for n in range(form.seats)]
    return stacked(form, hands, tuple(rest[-1:] * form.from_pack), card(start))


class Counted(Cribbage):
    """Remembers what was counted at the show."""

    shows: tuple[Facts, ...] = ()

    def counted(self, seat: int, points: int) -> None:
        found = self.worth()
        self.shows += ({"player": seat, "area": self.area(), "total": found.total, **found._asdict()},)
        super().counted(seat, points)


def new_deal(form: Form, first: bool = False) -> Counted:
    """The last seat deals."""
    return Counted(form.seats - 1, (0,) * (max(form.side) + 1), player=tuple(range(form.seats)), game=FAR, first=first,
                   form=next(name for name, other in FORMS.items() if other is form))


class Table:
    """A deal with the players' names, leader first and dealer last, and what has been told of it."""

    def __init__(self, variant: str, seats: list[str], first: bool = False) -> None:
        self.names, self.form = seats, FORMS[variant]
        self.deal = new_deal(self.form, first)
        self.deal.tell = self.listen
        self.events: list[Facts] = []
        self.gone: list[str] = []
        self.left: dict[str, list[str]] = {name: [] for name in seats}       # in hand when the hands are shown

    def listen(self, event: Event) -> None:
        if event.kind == "said" and event.what == "go":
            self.gone.append(self.names[event.seat])
        if event.kind == "moved" and event.what == "shown" and event.src in HAND:
            self.left[self.names[event.seat]] = [str(c) for c in event.cards]
        if event.kind == "scored":
            self.events.append({"player": self.names[self.marker(event.what)], "points": event.points,
                                "for": NAMES[event.what]})

    def marker(self, what: str) -> int:
        """Which seat of the side marks."""
        deal = self.deal
        if what in ("hand", "crib"):
            return deal.showing()
        return {"three for last": deal.pone, "heels": deal.dealer}.get(what, deal.last)

    def deals(self, hands: dict[str, list[str]], discards: dict[str, list[str]], crib: Cards, start: Card) -> None:
        held = [cards(" ".join(hands[name])) for name in self.names]
        self.deal.apply(NATURE, Move(("shuffle", *stacked(self.form, held, crib, start))))
        for seat, name in enumerate(self.names):
            do(self.deal, seat, "lay-out " + " ".join(discards[name]))

    def plays(self, plays: Iterable[Facts]) -> None:
        """The cards played, and go said wherever nothing else may be."""
        for play in plays:
            self.go_by()
            seat, = self.deal.pending().must
            assert self.names[seat] == play["player"], f"{self.names[seat]} is to play, not {play}"
            do(self.deal, seat, f"play {play['card']}")
        self.go_by()

    def go_by(self) -> None:
        while self.deal.phase == "play" and not self.deal.over:
            seat, = self.deal.pending().must
            if self.deal.playable(seat):
                return
            move, = self.deal.decision(seat)             # go, or the point for the last card
            do(self.deal, seat, str(move))

    def unplayed(self) -> dict[str, list[str]]:
        if self.deal.over:
            return self.left
        return {name: [str(c) for c in self.deal.zone[HAND[seat]]] for seat, name in enumerate(self.names)}


def playout(variant: str, seats: list[str], dealer: str, first_deal_of_game: bool, scores_before: dict[str, int],
            hands: dict[str, list[str]], discards: dict[str, list[str]], start: str, plays: list[Facts],
            crib_card_from_pack: str | None = None, sides: dict[str, list[str]] | None = None) -> Facts:
    assert seats[-1] == dealer
    table = Table(variant, seats, first_deal_of_game)
    table.deals(hands, discards, cards(crib_card_from_pack or ""), card(start))
    table.plays(plays)
    deal = table.deal
    assert deal.over, f"{deal.phase}: not all has been played"
    side_of = {name: side for side, names in (sides or {name: [name] for name in seats}).items() for name in names}
    return {"events": table.events, "go": table.gone,
            "show": [{**shown, "player": seats[shown["player"]]} for shown in deal.shows],
            "unplayed": table.unplayed(),
            "scores_after": {side_of[name]: scores_before[side_of[name]] + deal.score[deal.side[seat]]
                             for seat, name in enumerate(seats)}}


def play(variant: str, seats: list[str], hands: dict[str, list[str]], plays: list[Facts]) -> Facts:
    """The play alone: what is laid out and turned up, nobody asks."""
    form = FORMS[variant]
    spare = [str(c) for c in PACK if str(c) not in {text for held in hands.values() for text in held}]
    out = {name: [spare.pop() for _ in range(form.laid_out)] for name in seats}
    crib = cards(" ".join([spare.pop() for _ in range(form.from_pack)]))
    table = Table(variant, seats)
    counts: list[int] = []
    tell = table.listen

    def listen(event: Event) -> None:
        tell(event)
        if event.kind == "said" and event.what == "count":
            counts.append(int(str(event.args[0])))

    table.deal.tell = listen
    table.deals({name: hands[name] + out[name] for name in seats}, out, crib,
                card(next(text for text in spare if text[0] != "J")))
    table.plays(plays)
    deal = table.deal
    return {"events": [e for e in table.events if e["for"] not in ("hand", "crib")], "go": table.gone,
            "hand_over": deal.over, "to_play": None if deal.over else seats[deal.pending().must[0]],
            "count": counts[-1] if deal.over or deal.row else 0, "unplayed": table.unplayed()}
