"""What every game of melds says alike: what is declared and announced, the stock, what can no longer be scored."""
from __future__ import annotations

from collections.abc import Mapping, Sequence

from cardtable.cards import SUIT_NAMES, Card, Cards
from cardtable.families.melds import words
from cardtable.families.melds.deal import MeldDeal
from cardtable.families.melds.kinds import Meld, OfCards
from cardtable.families.tricks.deal import TrickDeal
from cardtable.families.tricks.talk import TrickTalk
from cardtable.rules.deal import Deal
from cardtable.rules.events import Event
from cardtable.rules.moves import Move, Tokens
from cardtable.showing.groups import Group
from cardtable.showing.phrases import capital, count, counted, ordinal, spelled
from cardtable.showing.recital import Item, Recital
from cardtable.showing.talk import Line, Names, cited, nobody


class MeldTalk(TrickTalk):
    """A game adds its own phrases to `told`, and to `names` what its melds are called."""

    names: Mapping[str, str] = words.NAMES
    sheet: Mapping[str, str] = words.SHEET

    tokens = words.TOKENS
    meanings, rows = words.MEANINGS, words.ROWS
    phases = words.PHASES
    guidance = words.GUIDANCE
    told = words.TOLD
    lays_hands = False                           # with all that was drawn they are half a pack each
    long_game = True

    def called(self, kind: str, some: Cards, trump: int) -> str:
        """A meld in the middle of a sentence: "marriage", "four kings"."""
        return self.names[kind]

    def speaks_for(self, deal: Deal, seat: int, move: Move, other: Move) -> str:
        """While no suit need be followed what speaks for a card in other games of tricks does not: long suits, what
        stands behind it."""
        return "" if isinstance(deal, MeldDeal) and deal.stocked else super().speaks_for(deal, seat, move, other)

    # Tokens

    def token(self, move: Move, name: Names = nobody) -> str:
        if move.verb in ("declare", "announce") and len(move) > 1:
            meld = self.called(str(move[1]), (), -1)
            return capital(meld) if move.verb == "declare" else f"Announce {meld}"
        return super().token(move, name)

    def token_now(self, deal: Deal, move: Move, name: Names = nobody) -> str:
        """With the suit where that tells melds apart, and what it scores."""
        some = tuple([one for one in move[2:] if isinstance(one, Card)])
        if move.verb not in ("declare", "announce") or not isinstance(deal, MeldDeal) or len(move) < 2:
            return self.token(move, name)
        kind = str(move[1])
        meld = self.called(kind, some, deal.trump)
        suit = f" in {SUIT_NAMES[some[0].suit]}" if some and self.of_suits(deal, move) > 1 else ""
        worth = deal.worth(Meld(kind, some)) if some else deal.kind[kind].points
        return f"{capital(meld)}{suit}, {worth}" if move.verb == "declare" else f"Announce {meld}{suit}"

    def of_suits(self, deal: Deal, move: Move) -> int:
        """In how many suits the same could be said just now."""
        moves = [other for choice in deal.decision(deal.must[0]).choices if choice.verb == move.verb
                 for other in choice if other[1] == move[1]] if deal.must else []
        return len({other[2].suit for other in moves if isinstance(other[2], Card)})

    def several(self, begun: Tokens, number: int) -> str:
        meld = self.token(Move(begun))
        return f"{meld}, {counted(number)} chosen" if number else f"{meld}: which?"

    # What is said

    def taking(self, deal: TrickDeal, name: Names) -> Line:
        """Of a lead that holds, the card that was played to it; two alike are called so."""
        (_, led), (seat, card) = deal.last
        if deal.order.wins((led, card), deal.trump) or (led.rank, led.suit) == (card.rank, card.suit):
            return super().taking(deal, name)
        return self.tell("follows", name(seat), card=card.name)

    def declared(self, deal: MeldDeal, event: Event) -> str:
        """What the player says who scores a meld: "I score forty for Bézique, and twenty to score."."""
        kind, points, *some = event.args
        meld = self.called(str(kind), tuple([one for one in some if isinstance(one, Card)]), deal.trump)
        left = [one for one in deal.to_score(event.seat) if not (deal.over or one.kind == kind)]
        more = words.TO_SCORE.format(points=spelled(deal.worth(left[0]))) if len(left) == 1 else \
            words.AND_MORE if left else ""
        return words.SCORE.format(points=spelled(int(str(points))), meld=meld) + more + "."

    def on_said(self, deal: Deal, event: Event, name: Names) -> list[Line]:
        seat, what = event.seat, event.what
        if not isinstance(deal, MeldDeal):
            return super().on_said(deal, event, name)
        if what == "declares":
            return [Line("said", self.declared(deal, event), seat)]
        if what in ("announces", "lost"):
            kind, *some = event.args
            cards = tuple([one for one in some if isinstance(one, Card)])
            meld = self.called(str(kind), cards, deal.trump)
            if what == "lost":
                return [self.tell(what, name(seat), meld=meld), *cited(event)]
            worth = spelled(deal.worth(Meld(str(kind), cards)))
            return [Line("said", words.ANNOUNCED.format(meld=capital(meld), points=worth), seat), *cited(event)]
        return super().on_said(deal, event, name)

    def on_scored(self, deal: Deal, event: Event, name: Names) -> list[Line]:
        """Of a meld no more than its article, for it has been said."""
        seat = deal.side.index(event.seat)
        if event.what == "last trick":
            return [Line("said", words.LAST.format(points=capital(spelled(event.points))), seat), *cited(event)]
        if event.what in {**words.TOLD, **self.told} and isinstance(deal, MeldDeal):
            return [self.tell(event.what, name(seat), points=spelled(event.points)), *cited(event)]
        return cited(event)

    def on_paid(self, deal: Deal, event: Event, name: Names) -> list[Line]:
        loser, winner = deal.player.index(event.src), deal.player.index(event.dst)
        return [self.tell("pays", name(loser), whom=name(winner) or "you", coins=count(event.points, "counter"))]

    def recital(self, deal: Deal, event: Event, name: Names) -> Recital | None:
        """A meld is said with its cards lit, its points as it is said."""
        if event.kind != "said" or event.what != "declares" or not isinstance(deal, MeldDeal):
            return None
        kind, points, *some = event.args
        cards = tuple([one for one in some if isinstance(one, Card)])
        meld = self.called(str(kind), cards, deal.trump)
        item = Item(self.declared(deal, event), meld, cards, int(str(points)))
        return Recital(event.seat, deal.layout.declared[event.seat], (item,), words.DOING,
                       words.DONE.format(points=spelled(int(str(points)))))

    # Plates, captions, the sheet

    def caption(self, deal: Deal, zone: int, name: Names) -> str:
        if not isinstance(deal, MeldDeal):
            return ""
        if zone == deal.layout.stock and deal.zone[zone]:
            return f"stock, {spelled(len(deal.zone[zone]))}"
        return ""

    def groups(self, deal: Deal, zone: int) -> Sequence[Group]:
        """What has been scored and still lies whole, and what is to score; of what is part of a better one nothing."""
        if not isinstance(deal, MeldDeal) or zone not in deal.layout.declared:
            return ()
        seat, lying = deal.layout.declared.index(zone), deal.zone[zone]
        scored = {frozenset(meld.cards): meld for meld in deal.melds[seat] if meld.whole(lying)}
        said = {frozenset(meld.cards): meld for meld in deal.announced[seat] if frozenset(meld.cards) not in scored}
        best = [meld for cards, meld in scored.items()
                if not (isinstance(deal.kind[meld.kind], OfCards) and any(cards < other for other in scored))]
        return [Group(f"{self.called(meld.kind, meld.cards, deal.trump)}, {deal.worth(meld)}", meld.cards)
                for meld in best] + [
            Group(f"{self.called(meld.kind, meld.cards, deal.trump)} to score", meld.cards) for meld in said.values()]

    def chapter(self, deal: Deal, number: int) -> str:
        """The trick being played, and the last ones by their own count."""
        if not isinstance(deal, MeldDeal) or deal.over or deal.phase not in ("play", "declaring", "drawing"):
            return self.heading(deal, number)
        return f"The {ordinal(sum(deal.taken) + (deal.phase == 'play'))} trick"

    def entry(self, scored: Sequence[str]) -> str:
        return words.entry(scored, {**self.names, **self.sheet})

