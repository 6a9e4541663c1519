"""Auction Bridge in words: the calls and their points, the contract, and how it fares."""
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from cardtable.cards import Card
from cardtable.families.declarer.deal import DeclarerDeal
from cardtable.families.declarer.talk import DeclarerTalk
from cardtable.families.declarer.values import ALL, BOOK, DENOMINATIONS, NONE
from cardtable.families.declarer.words import CALLED, SIGNS
from cardtable.families.tricks.auction import Auction
from cardtable.games.auction_bridge import words
from cardtable.games.auction_bridge.laws import LAW
from cardtable.games.auction_bridge.match import FOR_RUBBER
from cardtable.games.auction_bridge.rules import LADDER, MOST, AuctionBridge, points, tricks_of
from cardtable.rules.deal import Deal
from cardtable.rules.events import Event
from cardtable.rules.game import Game
from cardtable.rules.laws import Law
from cardtable.rules.moves import Move, Token, Tokens
from cardtable.rules.options import Value
from cardtable.showing.faces import Face
from cardtable.showing.laid import Laid
from cardtable.showing.scales import Scale
from cardtable.showing.slate import Reckoned, Slate, reckoned
from cardtable.showing.talk import Names, nobody


class AuctionTalk(DeclarerTalk):
    """The talk of a rubber."""

    for_rubber = FOR_RUBBER
    told, said, guidance = {**DeclarerTalk.told, **words.TOLD}, {**DeclarerTalk.said, **words.SAID}, words.GUIDANCE
    tokens = {**DeclarerTalk.tokens, **words.TOKENS}
    grades = {"bid": DENOMINATIONS}
    meanings = {**DeclarerTalk.meanings, **words.MEANINGS}
    phases = {**DeclarerTalk.phases, **words.AWAITED}

    def subtitle(self, game: Game, options: Mapping[str, Value]) -> list[str]:
        return [*words.TITLE, *["strict laws"] * (options["laws"] == "strict")]

    # Calls

    def stage(self, deal: Deal) -> str:
        """Whether it is the first call, for which there is no pass."""
        first = isinstance(deal, AuctionBridge) and deal.phase == "calling" and deal.bidder < 0
        return words.OPENING if first else super().stage(deal)

    def bid(self, value: object) -> str:
        return words.call(str(value))

    def chalked(self, value: object) -> str:
        return words.chalked(str(value)) if value in LADDER else str(value)

    def token(self, move: Move, name: Names = nobody) -> str:
        if move.verb == "bid":
            return self.begun(tuple(move)) if len(move) < 3 else self.bid(f"{move[2]}{move[1]}").capitalize()
        return super().token(move, name)

    def token_now(self, deal: Deal, move: Move, name: Names = nobody) -> str:
        """With what a call is worth."""
        said = self.token(move, name)
        return f"{said}, {points(f'{move[2]}{move[1]}')}" if move.verb == "bid" and len(move) > 2 else said

    def face(self, begun: Tokens, number: int | None) -> Face:
        """So many tricks, the suit, and the points."""
        named = str(begun[1])
        sign = "nt" if named == NONE else named
        return Face("", sign, "none") if number is None else Face(str(number), sign, str(points(f"{number}{named}")))

    def beside_grades(self, deal: Deal) -> tuple[str, str]:
        """What is enough, and what the tabs do."""
        stands = isinstance(deal, AuctionBridge) and deal.bidder >= 0
        return f"enough over {points(deal.bid)}" if isinstance(deal, AuctionBridge) and stands else "", words.TABS

    def begun(self, said: Tokens) -> str:
        return CALLED[str(said[1])].capitalize() if said[0] == "bid" and len(said) > 1 else super().begun(said)

    def facts(self, deal: Deal, event: Event, name: Names) -> dict[str, str]:
        if event.what == "contract":
            return {"contract": words.contract(str(event.args[0]), int(str(event.args[1])))}
        return {} if event.what in ("double", "redouble") else super().facts(deal, event, name)

    def duty(self, deal: Deal, seat: int, token: Token | None, law: Law) -> str:
        """What is due in place of a call that is out of order."""
        if isinstance(deal, AuctionBridge) and deal.phase == "calling" and seat in deal.must \
                and not isinstance(token, Card):
            if deal.bidder < 0:
                return words.MUST_CALL
            return words.TOO_LOW.format(call=self.bid(deal.bid)) if law.number == LAW["enough"] else words.NO_DOUBLE
        return super().duty(deal, seat, token, law)

    # The slate: what may still be asked of the calls when the play has begun is the contract (law 54)

    def slate(self, deal: Deal, name: Names) -> Slate | None:
        if not isinstance(deal, AuctionBridge):
            return None
        played = deal.under_way not in ("calling", "shuffle")
        chalk = replace(self.calls(deal, name, words.ROUNDS), shown=len(words.ROUNDS), due=due_in(deal))
        if deal.bidder < 0:
            return chalk
        call = f"{self.bid(deal.bid).capitalize()}, at {points(deal.bid)}"
        by = words.needs(name(deal.declarer if played else deal.bidder), BOOK + tricks_of(deal.bid), deal.doubled)
        chalk = replace(chalk, call=call, by=by, whose=False, brief=(
            words.call(deal.bid).capitalize(), words.in_play(deal.doubled, BOOK + tricks_of(deal.bid))))
        return replace(chalk, callers=(), stands=None, folded=True) if played else chalk

    def reckoning(self, deal: Auction) -> tuple[Reckoned, ...]:
        if not isinstance(deal, AuctionBridge) or deal.declarer < 0:
            return ()
        won = deal.tricks(deal.side[deal.declarer])
        done = sum(deal.taken)
        return reckoned(BOOK + tricks_of(deal.bid), won, done - won, ALL - done)

    def has_named(self, deal: DeclarerDeal, seat: int) -> str:
        return ""                                        # the contract is on the slate

    def shared(self, deal: Deal, name: Names) -> list[Laid]:
        """The contract, and whose it was."""
        if not isinstance(deal, AuctionBridge) or deal.declarer < 0:
            return []
        return [Laid(words.contract(deal.bid, deal.doubled).capitalize(), name(deal.declarer) or "You", ())]

    def scale(self, deal: Deal) -> Scale | None:
        """The order of calls by points, while they are made; what is too low is left out."""
        if not isinstance(deal, AuctionBridge) or deal.phase != "calling":
            return None
        higher = frozenset(deal.higher())
        rows = tuple([(str(tricks), *[cell(f"{tricks}{named}", higher, deal.bid) for named in DENOMINATIONS])
                      for tricks in range(1, MOST + 1)])
        return Scale("The order of calls, by points", tuple([SIGNS[named] for named in DENOMINATIONS]), rows,
                     tricks_of(deal.bid) - 1 if deal.bidder >= 0 else None,
                     "More points are higher; of equal points more tricks.")

    def scored_for(self, deal: DeclarerDeal, event: Event) -> str:
        return words.SCORED_FOR.get(event.what) or super().scored_for(deal, event)


def due_in(deal: AuctionBridge) -> int | None:
    """The row of the slate of who is to call."""
    return deal.round(deal.dealer).index(deal.must[0]) if deal.phase == "calling" and deal.must else None


def cell(bid: str, higher: frozenset[object], stands: object) -> str:
    """What a call is worth, in brackets if it stands; a stroke where it is not enough."""
    return f"({points(bid)})" if bid == stands else str(points(bid)) if bid in higher else "–"


TALK = AuctionTalk()
