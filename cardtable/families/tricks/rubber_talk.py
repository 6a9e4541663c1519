"""What is said alike where partners play rubbers: who plays with whom and who waits, what a side marks, who pays."""
from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar

from cardtable.cards import Cards
from cardtable.families.full_table import PARTNERS, TableCut
from cardtable.families.rubbers import GameWon, Rubbers
from cardtable.families.tricks.deal import TrickDeal
from cardtable.families.tricks.rubber_cut import SEATS
from cardtable.families.tricks.strict.marking_words import OF_SIDES as MARKED
from cardtable.families.tricks.talk import TrickTalk, narrated
from cardtable.rules.deal import Deal
from cardtable.rules.events import Event
from cardtable.rules.match import Series
from cardtable.showing.laid import Laid
from cardtable.showing.phrases import Voices, count, listed, number, of_side, with_most, within_line
from cardtable.showing.talk import Line, Names, cited, nobody

TOLD: Mapping[str, Voices] = {
    "cuts lowest": ("Yours is the lowest card.", "{name}’s is the lowest card."),
    "waits": ("You wait for the next rubber.", "{name} waits for the next rubber."),
    "makes room": ("You make room for who waits.", "{name} makes room for who waits."),
    "lies open": ("Dummy’s hand is laid open, for you to play.", "Dummy’s hand is laid open, for {name} to play."),
    "pays": ("You pay {whom} {coins} for {what}.", "{name} pays {whom} {coins} for {what}."),
    "resign": ("You give up the rubber.", "{name} gives up the rubber."),
}
SAID: Mapping[str, str] = {"resign": "I give up the rubber."}
OF_SIDES: Mapping[str, tuple[str, str]] = {      # by its players: one alone, and together
    "partners": ("{who} plays against {others}.", "{who} play against {others}."),
    "tricks moved": ("{who} counts {own} to {others}, with tricks passed over for a revoke.",
                     "{who} count {own} to {others}, with tricks passed over for a revoke."),
}
PAID_FOR: Mapping[str, str] = {"rubber": "the rubber"}
ORDINALS = ("First", "Second", "Third")          # games of a rubber


def rubber_so_far(rubber: Sequence[GameWon], score: Sequence[int], columns: Sequence[tuple[int, str]],
                  called: Callable[[GameWon], str] | None = None) -> list[tuple[str, ...]]:
    """Lines for the aside, nothing before a game is won: each game, as it is `called`, and the one in play, the points
    of the side of the first column before the other's."""
    if not rubber:
        return []
    first = columns[0][0]
    rows: list[tuple[str, ...]] = [("The rubber", *[within_line(name) for _, name in columns])]
    for nth, game in zip(ORDINALS, rubber, strict=False):
        points = {game.winner: game.made, 1 - game.winner: game.losers}
        rows.append((f"{nth}, {called(game)}" if called else f"{nth} game", str(points[first]), str(points[1 - first])))
    return [*rows, (f"{ORDINALS[len(rubber)]}, in play", str(score[first]), str(score[1 - first]))]


def after_revoke(taken: Sequence[int], counted: Sequence[int],
                 columns: Sequence[tuple[int, str]]) -> list[tuple[str, ...]]:
    """Lines for the aside where tricks have passed over for a revoke: what was taken by the side of the first column
    and the other, and what is counted."""
    if list(taken) == list(counted):
        return []
    first = columns[0][0]
    heads = [within_line(name) for _, name in columns]
    return [("Tricks", *heads), *[(words, str(some[first]), str(some[1 - first])) for words, some in (
        ("Taken", taken), ("With those for a revoke", counted))]]


class RubberTalk(TrickTalk):
    """`of_sides` are a game's own lines about a side, `paid_for` what is paid for."""

    told, said = TOLD, SAID
    tokens = {**TrickTalk.tokens, "resign": "Give up the rubber"}
    of_sides: ClassVar[Mapping[str, tuple[str, str]]] = {**OF_SIDES, **MARKED}
    paid_for: ClassVar[Mapping[str, str]] = PAID_FOR

    def tricks_moved(self, deal: Deal, event: Event, name: Names) -> list[Line]:
        """What each side counts, now that some have passed over for a revoke."""
        side, counts = deal.side[event.seat], [number(int(str(count))) for count in event.args]
        return [self.side(deal, event.what, 1 - side, name, own=counts[1 - side], others=counts[side])]

    # Plates and sheets

    def giving_up(self, deal: Deal, seat: int) -> str:
        """Who gives up pays one of the others for each hand of his side."""
        if deal.preliminary:
            return ""
        own = {deal.player[one] for one in range(deal.seats) if deal.side[one] == deal.side[seat]}
        theirs = {deal.player[one] for one in range(deal.seats) if deal.side[one] != deal.side[seat]}
        return "You pay for your partner, too." if len(own) > 1 else \
            "You pay each of the others." if len(theirs) > 1 else "You pay for both your hands."

    def valuation(self, deal: Deal) -> str:
        """Of what was given up, that it is paid for a partner, too: else it is twice as much as it should be."""
        own = {deal.player[one] for one in range(deal.seats) if deal.side[one] == deal.resigned}
        return "Who gives up pays for his partner, too." if len(own) > 1 and not deal.preliminary else ""

    def part(self, deal: Deal, seat: int) -> str:
        eldest = isinstance(deal, TrickDeal) and seat == deal.left(deal.dealer) and deal.phase == "play" \
            and not any(deal.taken)
        return "eldest hand" if eldest and not self.fellow(deal, seat) else super().part(deal, seat)

    def held_as(self, deal: Deal, seat: int) -> str:
        return "dealer" if seat == deal.dealer else "eldest hand" if seat == deal.left(deal.dealer) else ""

    def laid(self, deal: Deal, held: Mapping[int, Cards], events: Sequence[Event], name: Names) -> list[Laid]:
        return [Laid(self.hand(deal, seat, name(seat) or "") or name(seat) or "You", self.held_as(deal, seat), cards)
                for seat, cards in held.items()]

    def standing(self, match: Series, reader: int, shown: Deal | None = None, name: Names = nobody) -> str:
        deal = shown or match.deal()
        if deal.preliminary and deal.players > SEATS:
            return ""
        if deal.preliminary or deal.seats_of(reader):
            return super().standing(match, reader, shown, name)
        first = deal.player[deal.side.index(0)]          # who waits is told of the others' game
        return " ".join([part for part in (name(first), super().standing(match, first, shown, name)) if part])

    def games_won(self, match: Series, deal: Deal) -> Sequence[int]:
        won = [game.winner for game in match.won] if isinstance(match, Rubbers) else []
        return [won.count(side) for side in range(len(deal.score))] if won else ()

    def outcome(self, match: Series, name: Names) -> str:
        winners, coins, *_ = match.result()
        return with_most([name(p) for p in sorted(winners)], count(max(coins), "counter"))

    # What is told

    def side(self, deal: Deal, line: str, side: int, name: Names, **facts: str) -> Line:
        """A line about a side."""
        players = {deal.player[seat]: name(seat) for seat in range(deal.seats)
                   if deal.side[seat] == side and not self.hand(deal, seat)}
        return Line("told", of_side(self.of_sides[line], list(players.values()), **facts))

    def on_said(self, deal: Deal, event: Event, name: Names) -> list[Line]:
        if event.what == "cuts lowest":
            return [*super().on_said(deal, event, name)[:1], *self.partners(deal, name), *cited(event)]
        return super().on_said(deal, event, name)

    def partners(self, deal: Deal, name: Names) -> list[Line]:
        """Who plays with whom, of four who have cut for it."""
        if not isinstance(deal, TableCut) or deal.purpose != PARTNERS or deal.seats < SEATS:
            return []
        low, high = [[name(seat) for seat in some] for some in (deal.ranked[:2], deal.ranked[2:])]
        if None in high:
            low, high = high, low
        return [Line("told", of_side(self.of_sides["partners"], low, others=listed([one or "you" for one in high])))]

    def on_paid(self, deal: Deal, event: Event, name: Names) -> list[Line]:
        loser, to = deal.player.index(event.src), deal.player.index(event.dst)
        return [narrated({**TOLD, **self.told}["pays"], name(loser), whom=name(to) or "you",
                         coins=count(event.points, "counter"), what=self.paid_for[event.what])]
