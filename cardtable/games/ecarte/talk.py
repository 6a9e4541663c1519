"""Écarté in words: who said what, what the narrator tells of it, and which law it rests on."""
from __future__ import annotations

from collections.abc import Iterable, Sequence

from cardtable.games.ecarte import words
from cardtable.games.ecarte.rules import DISCARD, PACKETS, STOCK, TURN_UP, WON, Ecarte
from cardtable.games.talk import Line, Names, Talk
from cardtable.rules.deal import Deal
from cardtable.rules.events import Event
from cardtable.rules.match import Series
from cardtable.rules.moves import Move


class EcarteTalk(Talk):
    """The talk of every form of the game."""

    tokens = words.TOKENS
    phases = words.AWAITED

    def token(self, move: Move) -> str:
        if move.verb in ("packets", "exact"):
            return words.TOKENS[str(move[1])]
        return super().token(move)

    def lines(self, deal: Deal, events: Iterable[Event], name: Names) -> list[Line]:
        made: list[Line] = []
        for event in events:
            made += getattr(self, f"on_{event.kind}", self.on_nothing)(deal, event, name)
        return made

    def on_nothing(self, deal: Deal, event: Event, name: Names) -> list[Line]:
        return []

    def on_moved(self, deal: Deal, event: Event, name: Names) -> list[Line]:
        seat = event.seat
        if event.what == "turned" and isinstance(deal, Ecarte):
            packets = words.PACKETS[deal.packets[seat]] if deal.packets[seat] in PACKETS else ""
            return [told("deals", name(seat), packets=packets, card=event.cards[0].name)]
        if event.what == "took" and len(event.cards) == 2:
            return [told("trick", name(seat), led=event.cards[0].name, card=event.cards[1].name)]
        if event.what == "cut":
            return [told("cuts", name(s), card=c.name) for s, c in enumerate(event.cards)]
        return []

    def on_said(self, deal: Deal, event: Event, name: Names) -> list[Line]:
        seat, what = event.seat, event.what
        cited = [Line("cited", "", seat, event.law)] if event.law and what not in ("game", "cuts highest") else []
        if what in words.NOTICES:
            return [Line("told", words.NOTICES[what]), *cited]
        if what == "game":
            counts = {2: "double", 3: "treble"}.get(int(str(event.args[0])), "")
            score = words.score(deal.score[seat], deal.score[1 - seat])
            return [told("game", name(seat), score=score)] + ([Line("told", words.NOTICES[counts])] if counts else [])
        if what == "cuts highest":
            return [told(what, name(seat))]
        if what == "propose" and isinstance(deal, Ecarte) and deal.proposals > 1:
            what = "propose again"
        said = words.call(what, *event.args, dealer=seat == deal.dealer)
        return ([Line("said", said, seat)] if said else []) + cited

    def on_scored(self, deal: Deal, event: Event, name: Names) -> list[Line]:
        seat = event.seat
        if event.what == "king":
            return [Line("cited", "", seat, event.law)]
        if event.what == "king turned up":
            return [Line("said", words.CALLS[event.what], seat), Line("cited", "", seat, event.law)]
        return [told(event.what, name(seat)), Line("cited", "", seat, event.law)]

    def part(self, deal: Deal, seat: int) -> str:
        return words.SEATS[seat == deal.dealer] if seat < 2 else ""

    def caption(self, deal: Deal, zone: int, name: Names) -> str:
        held = len(deal.zone[zone])
        if not held:
            return ""
        if zone == STOCK:
            return words.stock(held)
        if zone == TURN_UP:
            return "trumps" if deal.phase != "cut" else "cut"
        if zone in DISCARD:
            return words.discards(held, name(DISCARD.index(zone)))
        if zone in WON:
            return words.tricks(held // 2)
        return ""

    def standing(self, match: Series, reader: int) -> str:
        deal = match.deal()
        if match.options["form"] == "ecarte" and isinstance(deal, Ecarte):
            return words.score(deal.score[reader], deal.score[1 - reader])
        return super().standing(match, reader)

    def deal_title(self, number: int) -> str:
        return words.title(number)

    def entry(self, scored: Sequence[str]) -> str:
        return words.entry(scored)

    def total(self, deal: Deal) -> str:
        return words.SHEET_TOTAL.format(points=words.number(deal.target or 0))


def told(what: str, name: str | None, **facts: str) -> Line:
    """A narrator's line."""
    return Line("told", words.tell(what, name, **facts))


TALK = EcarteTalk()
