"""All-Fours in words: who begged, what the dealer answered, and the four things that count."""
from __future__ import annotations

from collections.abc import Mapping

from cardtable.cards import Card
from cardtable.families.tricks.deal import TrickDeal
from cardtable.families.tricks.talk import TrickTalk
from cardtable.games.all_fours import words
from cardtable.games.all_fours.laws import LAW
from cardtable.games.all_fours.rules import LAYOUT, AllFours
from cardtable.games.all_fours.scoring import HIGH, LOW, MISCOUNT, THE_GAME, counted
from cardtable.games.all_fours.speaks import of_counts
from cardtable.rules.deal import Deal
from cardtable.rules.events import GAME_WON, Event
from cardtable.rules.game import Game
from cardtable.rules.match import Series
from cardtable.rules.motions import LOOKED_AT, TURNED
from cardtable.rules.moves import Move
from cardtable.rules.options import Value
from cardtable.showing.looking_again import Again
from cardtable.showing.phrases import count, number, with_most
from cardtable.showing.talk import Line, Names, nobody


class AllFoursTalk(TrickTalk):
    """The talk of a match."""

    told = words.TOLD
    said = words.SAID
    tokens = {**TrickTalk.tokens, **words.TOKENS}
    meanings = {**TrickTalk.meanings, **words.MEANINGS}
    phases = {**TrickTalk.phases, **words.AWAITED}
    guidance = words.GUIDANCE
    seen_again = {"tricks won": Again(True)}     # the book says nothing against it
    slip_lines = 4                               # high, low, Jack and game
    unset = frozenset({"count"})                 # or a press of Return would say that they count nothing

    def subtitle(self, game: Game, options: Mapping[str, Value]) -> list[str]:
        agreed = [said for name, said in (("off-suit", "a point off suit"), ("six", "six cards kept"),
                                           ("by-heart", "counted by heart")) if options[name]]
        four = ["four at table"] if options["form"] == "four" else []
        return [*super().subtitle(game, options), *four, *agreed]

    def of_cards(self, deal: TrickDeal, seat: int, card: Card, other: Card) -> str:
        """First what cards count: tricks alone do not."""
        found = of_counts(deal, seat, card, other) if isinstance(deal, AllFours) else ""
        return found or super().of_cards(deal, seat, card, other)

    # Counting by heart

    def token(self, move: Move, name: Names = nobody) -> str:
        return words.count(int(move[1])) if move.verb == "count" and len(move) > 1 else super().token(move, name)

    def facts(self, deal: Deal, event: Event, name: Names) -> dict[str, str]:
        return {"told": words.told(int(str(event.args[0])))} if event.what == "count" else super().facts(
            deal, event, name)

    def looking_again(self, deal: Deal, zone: int) -> Again | None:
        """Who counts by heart does not look at his tricks (002:162-164)."""
        again = super().looking_again(deal, zone)
        by_heart = isinstance(deal, AllFours) and deal.terms.by_heart
        return Again(False, words.BY_HEART, LAW["count"]) if again and by_heart else again

    # Plates, captions, the slip

    def part(self, deal: Deal, seat: int) -> str:
        if not isinstance(deal, AllFours):
            return super().part(deal, seat)
        return "elder hand" if seat == deal.elder and not self.fellow(deal, seat) else super().part(deal, seat)

    def caption(self, deal: Deal, zone: int, name: Names) -> str:
        if isinstance(deal, AllFours) and zone == LAYOUT.turn_up and deal.zone[zone]:
            return self.trumps(deal)
        if isinstance(deal, AllFours) and zone == LAYOUT.refused and deal.zone[zone]:
            return "turned before"
        told = super().caption(deal, zone, name)
        partners = isinstance(deal, AllFours) and deal.seats > 2 and zone in LAYOUT.won
        return self.whose(deal, LAYOUT.won.index(zone), told, name) if partners else told

    def outcome(self, match: Series, name: Names) -> str:
        winners, won, *_ = match.result()
        sides = match.sides()
        if sum([won[min(side)] for side in sides]) == 1:
            return ""                            # the game that was won is told already
        return with_most([name(p) for p in sorted(winners)], count(max(won), "game"), winners in sides)

    # What is told

    def on_moved(self, deal: Deal, event: Event, name: Names) -> list[Line]:
        if event.motion == TURNED:
            return [self.tell("turns up", name(event.seat), card=event.cards[0].name)]
        if event.motion == LOOKED_AT:
            return [self.tell("may look", None)] if name(event.seat) is None else []
        return super().on_moved(deal, event, name)

    def on_said(self, deal: Deal, event: Event, name: Names) -> list[Line]:
        if event.what == GAME_WON:
            cited = Line("cited", "", event.seat, event.law)
            return [self.of_side(deal, "game won", deal.side[event.seat], name), cited]
        return super().on_said(deal, event, name)

    def on_scored(self, deal: Deal, event: Event, name: Names) -> list[Line]:
        """Points of a side."""
        assert isinstance(deal, AllFours)
        line = self.of_side(deal, event.what, event.seat, name, **score_facts(deal, event))
        return [line, Line("cited", "", deal.side.index(event.seat), event.law)]

    def of_side(self, deal: Deal, what: str, side: int, name: Names, **facts: str) -> Line:
        """A line about a side."""
        players = [name(seat) for seat, one in enumerate(deal.side) if one == side]
        return Line("told", words.of_side(what, players, **facts))


def score_facts(deal: AllFours, event: Event) -> dict[str, str]:
    """What the line of a score names besides who scores."""
    side = event.seat
    if event.what in (HIGH, LOW):
        trumps = [c for seat, one in enumerate(deal.side) if one == side for c in deal.dealt_hand(seat)
                  if c.suit == deal.trump]
        return {"card": (max if event.what == HIGH else min)(trumps, key=lambda c: c.rank).name}
    if event.what == MISCOUNT:
        return {"points": number(-event.points)}
    if event.what == THE_GAME:
        own, other = counted(deal.won_by(side)), counted(deal.won_by(1 - side))
        return {"counts": words.counts(own, other, deal.side[deal.elder] == side)}
    return {}


TALK = AllFoursTalk()
