"""Five Hundred in words: who bid what, who has the widow, and how the bid fares."""
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from cardtable.cards import SUIT_NAMES, Card
from cardtable.families.tricks.auction import Auction
from cardtable.families.tricks.deal import TrickDeal
from cardtable.families.tricks.order import NO_TRUMP
from cardtable.families.tricks.talk import TrickTalk
from cardtable.games.five_hundred import words
from cardtable.games.five_hundred.rules import EVERY, LAYOUT, LOST, MADE, FiveHundred
from cardtable.games.five_hundred.schedule import ALL, DENOMINATIONS, EACH_SUIT, EACH_TRICK, LEAST, value
from cardtable.games.five_hundred.speaks import of_bids, of_laying, of_unblocking
from cardtable.rules.deal import Deal
from cardtable.rules.events import GAME_WON, Event
from cardtable.rules.game import Game
from cardtable.rules.match import Series
from cardtable.rules.motions import DISCARDED
from cardtable.rules.moves import Move, Tokens
from cardtable.rules.options import Value
from cardtable.showing.laid import Laid
from cardtable.showing.looking_again import Again
from cardtable.showing.phrases import capital, count, counted, listed, with_most
from cardtable.showing.scales import Scale
from cardtable.showing.slate import Reckoned, Slate, reckoned
from cardtable.showing.talk import NO_TRUMPS, Line, Names, nobody

UNDER_WAY = ("laying", "naming", "play")


class FiveHundredTalk(TrickTalk):
    """The talk of a game."""

    told = words.TOLD
    said = words.SAID
    tokens = {**TrickTalk.tokens, **words.TOKENS}
    keys = words.KEYS
    meanings = {**TrickTalk.meanings, **words.MEANINGS}
    phases = {**TrickTalk.phases, **words.AWAITED}
    guidance = words.GUIDANCE
    exacted = {**TrickTalk.exacted, **words.EXACTED}
    seen_again = {"tricks won": Again(True)}     # the book says nothing against it

    def fellow(self, deal: Deal, seat: int) -> str:
        """Nobody's partner: who stands against the bidder beside another plays for points of his own."""
        return ""
    moments = {LOST: "Set back"}

    def subtitle(self, game: Game, options: Mapping[str, Value]) -> list[str]:
        return [*super().subtitle(game, options), *["strict laws"] * (options["laws"] == "strict")]

    # Calls

    def bid(self, value: object) -> str:
        return words.bid(str(value))

    def token(self, move: Move, name: Names = nobody) -> str:
        if move.verb == "bid":
            return self.begun(tuple(move)) if len(move) < 3 else self.bid(f"{move[1]}{move[2]}").capitalize()
        if move.verb == "name" and len(move) > 1:
            return words.IN[str(move[1])].capitalize()
        return super().token(move, name)

    def token_now(self, deal: Deal, move: Move, name: Names = nobody) -> str:
        """With what a bid is worth."""
        said = self.token(move, name)
        return f"{said}, {value(f'{move[1]}{move[2]}')}" if move.verb == "bid" and len(move) > 2 else said

    def begun(self, said: Tokens) -> str:
        return counted(int(said[1])).capitalize() if said[0] == "bid" and len(said) > 1 else super().begun(said)

    # Plates, captions, slate

    def part(self, deal: Deal, seat: int) -> str:
        if isinstance(deal, FiveHundred) and deal.under_way in UNDER_WAY:
            won = count(deal.taken[seat], "trick") if deal.taken[seat] else ""
            parts = [self.fellow(deal, seat), "bidder" if seat == deal.bidder else won]     # his bid is on the slate
            return " · ".join([part for part in parts if part])
        return super().part(deal, seat)

    def slate(self, deal: Deal, name: Names) -> Slate | None:
        if not isinstance(deal, FiveHundred):
            return None
        played = deal.under_way in UNDER_WAY
        brief = (words.chalked(deal.bid), name(deal.bidder) or "You") if deal.bidder >= 0 else None
        return replace(self.calls(deal, name), folded=played, brief=brief)

    def chalked(self, value: object) -> str:
        return words.chalked(value)

    def reckoning(self, deal: Auction) -> tuple[Reckoned, ...]:
        if deal.under_way not in UNDER_WAY or deal.bidder < 0:
            return ()
        won, done = deal.taken[deal.bidder], sum(deal.taken)
        return reckoned(int(str(deal.bid)[:-1]), won, done - won, ALL - done)

    def trump(self, deal: Deal) -> str:
        none = isinstance(deal, FiveHundred) and deal.under_way in UNDER_WAY and deal.trump < 0
        return NO_TRUMPS if none else super().trump(deal)

    def stage(self, deal: Deal) -> str:
        """Whether anybody has bid is told apart, and whether there are trumps to be kept."""
        if isinstance(deal, FiveHundred) and deal.phase == "play" and deal.bidder < 0:
            return words.NOBODY
        if isinstance(deal, FiveHundred) and deal.phase == "laying" and deal.trump == NO_TRUMP:
            return words.WITHOUT
        return super().stage(deal)

    def caption(self, deal: Deal, zone: int, name: Names) -> str:
        if zone == LAYOUT.widow and isinstance(deal, FiveHundred) and deal.zone[zone]:
            return "the widow"
        return super().caption(deal, zone, name)

    def shared(self, deal: Deal, name: Names) -> list[Laid]:
        """Trumps, and whose bid it was."""
        found = super().shared(deal, name)
        if not isinstance(deal, FiveHundred) or deal.bidder < 0:
            return found
        note = f"{name(deal.bidder) or 'You'} bid {self.bid(deal.bid)}"
        return [one._replace(note=note) for one in found]

    def scale(self, deal: Deal) -> Scale | None:
        """What the bids are worth at six tricks, and what every further trick adds, while they bid."""
        if not isinstance(deal, FiveHundred) or deal.phase != "calling":
            return None
        rows = tuple([(words.IN[suit].capitalize(), str(value(f"{LEAST}{suit}")), str(value(f"{LEAST + 1}{suit}")))
                      for suit in DENOMINATIONS])
        marked = DENOMINATIONS.index(str(deal.bid)[-1]) if deal.bidder >= 0 else None
        return Scale("What a bid is worth", ("six", "seven"), rows, marked,
                     f"{EACH_SUIT} more each suit, {EACH_TRICK} more each trick; all ten tricks at least 250.")

    def speaks_for(self, deal: Deal, seat: int, move: Move, other: Move) -> str:
        """Of a bid, of what is laid out, and of a card."""
        if isinstance(deal, FiveHundred) and deal.phase == "calling":
            return of_bids(deal, seat, move, other)
        if isinstance(deal, FiveHundred) and move.verb == other.verb == "discard":
            return of_laying(deal, seat, move, other)
        return super().speaks_for(deal, seat, move, other)

    def of_cards(self, deal: TrickDeal, seat: int, card: Card, other: Card) -> str:
        said = super().of_cards(deal, seat, card, other)
        return said or (of_unblocking(deal, seat, card, other) if isinstance(deal, FiveHundred) else "")

    def outcome(self, match: Series, name: Names) -> str:
        winners, points, *_ = match.result()
        deal = match.deal()
        most = max([points[p] for p in winners])
        level = [] if deal.resigned is None else [
            deal.player[side] for side in range(deal.seats)
            if side != deal.resigned and points[deal.player[side]] == most and deal.player[side] not in winners]
        if level:
            return words.LEVEL.format(
                who=capital(listed([name(p) or "you" for p in (*sorted(winners), *level)])))
        return with_most([name(p) for p in sorted(winners)], count(most, "point"),
                         winners in match.sides())

    # What is told

    def on_moved(self, deal: Deal, event: Event, name: Names) -> list[Line]:
        if event.motion == DISCARDED:
            return [self.tell("discard", name(event.seat))]
        return super().on_moved(deal, event, name)

    def facts(self, deal: Deal, event: Event, name: Names) -> dict[str, str]:
        if event.what == "name":
            return {"suit": SUIT_NAMES[int(str(event.args[0]))][:-1]}
        return super().facts(deal, event, name)

    def on_said(self, deal: Deal, event: Event, name: Names) -> list[Line]:
        if event.what == GAME_WON:
            return [self.tell("game", name(event.seat)), Line("cited", "", event.seat, event.law)]
        return super().on_said(deal, event, name)

    def on_scored(self, deal: Deal, event: Event, name: Names) -> list[Line]:
        assert isinstance(deal, FiveHundred)
        facts = {"points": str(abs(event.points)), "tricks": count(deal.taken[event.seat], "trick")}
        if event.what in (MADE, EVERY, LOST):
            facts["bid"] = self.bid(deal.bid)
        return [self.tell(event.what, name(event.seat), **facts), Line("cited", "", event.seat, event.law)]


TALK = FiveHundredTalk()
