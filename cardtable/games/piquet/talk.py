"""Piquet in words: the dialogue as the book has it (002:3546-3637), the count after every card, the partie."""
from __future__ import annotations

from collections.abc import Mapping, Sequence

from cardtable.cards import BACK, Card
from cardtable.families.match import winner
from cardtable.families.tricks.deal import TrickDeal
from cardtable.families.tricks.talk import TrickTalk
from cardtable.games.piquet import words
from cardtable.games.piquet.ladder import ladder
from cardtable.games.piquet.options import PiquetOptions
from cardtable.games.piquet.rules.dialogue import ITEMS, Told
from cardtable.games.piquet.rules.holdings import worth as counts
from cardtable.games.piquet.rules.match import DEALS, MORE, worth
from cardtable.games.piquet.rules.reckoning import CARDS, RUBICON, reckoned
from cardtable.games.piquet.rules.rules import CLOTH, DISCARD, HAND, LEFT, SEEN, Piquet
from cardtable.games.piquet.speaks import of_leads
from cardtable.games.piquet.told import TITLE, chart
from cardtable.games.piquet.words import numeral
from cardtable.rules.deal import Deal
from cardtable.rules.events import GAME_WON, Event
from cardtable.rules.game import Game
from cardtable.rules.laws import Law
from cardtable.rules.moves import Move, Token, Tokens
from cardtable.rules.options import Value
from cardtable.rules.view import View
from cardtable.showing.charts import Chart
from cardtable.showing.ladder import Ladder
from cardtable.showing.looking_again import NOT_TURNED, Again
from cardtable.showing.phrases import capital, count, counted, spelled
from cardtable.showing.race import Race
from cardtable.showing.recital import Item, Recital
from cardtable.showing.talk import Line, Names, cited, nobody

COUNTS = tuple([f"counts {item}" for item in ITEMS])


class PiquetTalk(TrickTalk):
    """The talk of both forms."""

    told = words.TOLD
    said = words.SAID
    tokens = words.TOKENS
    rows = words.ROWS
    meanings = words.MEANINGS
    phases = {**TrickTalk.phases, **words.AWAITED}
    guidance = words.GUIDANCE
    moments = words.MOMENTS
    long_game = True
    kinds = {what: what for what in words.COUNTED}
    chart_title = TITLE
    seen_again = {"tricks won": NOT_TURNED, "discard": Again(True), "left in the stock": Again(True),
                  "left, seen by both": Again(True)}

    def of_cards(self, deal: TrickDeal, seat: int, card: Card, other: Card) -> str:
        """Of leads first by what is known of the other's hand."""
        found = of_leads(deal, seat, card, other) if isinstance(deal, Piquet) else ""
        return found or super().of_cards(deal, seat, card, other)

    # Tokens, plates, captions

    def token_now(self, deal: Deal, move: Move, name: Names = nobody) -> str:
        one_left = isinstance(deal, Piquet) and move.verb in words.OF_ONE and deal.most(deal.must[0]) == 1
        return words.OF_ONE[move.verb] if one_left else self.token(move, name)

    def token(self, move: Move, name: Names = nobody) -> str:
        if move.verb == "sink":
            return f"Go on to {words.token(move[1:])}" if move[1] != "the-rest" else "Go on to the play"
        if move.verb == "pips":
            return f"Making {numeral(int(move[1]))}"
        if move.verb == "name":
            return f"{str(move[1]).capitalize()}, and see"
        return capital(words.token(move)) if move.verb in ITEMS else super().token(move, name)

    def begun(self, said: Tokens) -> str:
        return "Say nothing more" if said[0] == "sink" else super().begun(said)

    def duty(self, deal: Deal, seat: int, token: Token | None, law: Law) -> str:
        if isinstance(deal, Piquet) and seat in deal.must and law.number == deal.articles["follow"]:
            return super().duty(deal, seat, token, law)
        if isinstance(deal, Piquet) and seat in deal.must and deal.phase in ("calling", "counting"):
            return words.CALL_FIRST if deal.offers(seat) else words.LEAD_IT
        return ""

    def subtitle(self, game: Game, options: Mapping[str, Value]) -> list[str]:
        chosen = PiquetOptions.of(options)
        form = f"Au cent, {chosen.target} up" if chosen.form == "cent" else "Rubicon, six deals"
        return [form, *super().subtitle(game, options), *(["sinking allowed"] if chosen.sinking else [])]

    def part(self, deal: Deal, seat: int) -> str:
        return "" if deal.preliminary else "younger hand" if seat == deal.dealer else "elder hand"

    def brief(self, deal: Deal, seat: int) -> str:
        return self.awaits(deal, seat) or self.part(deal, seat)

    def plate(self, deal: Deal, seat: int) -> str:
        return " · ".join([part for part in (self.awaits(deal, seat), self.part(deal, seat)) if part])

    def awaits(self, deal: Deal, seat: int) -> str:
        """What is wanted of him: of elder hand a card, as soon as he can see that nothing is left to be called."""
        if seat not in deal.must:
            return ""
        sees = isinstance(deal, Piquet) and deal.phase == "calling" and BACK not in deal.zone[HAND[seat]]
        return words.LEADS if sees and isinstance(deal, Piquet) and not deal.offers(seat) else \
            self.phases.get(deal.phase, "to play")

    def held_as(self, deal: Deal, seat: int) -> str:
        return self.part(deal, seat)

    def caption(self, deal: Deal, zone: int, name: Names) -> str:
        held = len(deal.zone[zone])
        if isinstance(deal, Piquet) and held and zone == CLOTH.stock and deal.phase in ("exchange", "looking"):
            return f"stock, {spelled(held)}"
        if isinstance(deal, Piquet) and held and zone in (*DISCARD, *LEFT, SEEN, CLOTH.stock):
            return words.AWAY["discard" if zone in DISCARD else "left"].format(cards=counted(held))
        return super().caption(deal, zone, name)

    def chart(self, view: View, seat: int) -> Chart | None:
        return chart(view.deal, seat) if isinstance(view.deal, Piquet) else None

    def race(self, deal: Deal) -> Race | None:
        if not isinstance(deal, Piquet) or deal.goal is not None:
            return None
        made = tuple([now - before for now, before in zip(deal.score, deal.brought)])
        return Race(deal.brought, made, RUBICON, words.MARK)

    def note(self, deal: Deal, columns: Sequence[tuple[int, str]]) -> str:
        """The danger of the rubicon."""
        if not isinstance(deal, Piquet) or deal.goal is not None:
            return ""
        wanted = [RUBICON - points for points in deal.score]
        if max(wanted) <= 0:
            return "Both have crossed the rubicon."
        if len(set(wanted)) == 1:
            return f"{words.DANGER} each wants {wanted[0]}."
        whose = [("you want" if name == "You" else f"{name} wants", wanted[side])
                 for side, name in columns if wanted[side] > 0]
        return f"{words.DANGER} {', '.join([f'{who} {n}' for who, n in whose])}."

    def ladder(self, deal: Deal, name: Names) -> Ladder | None:
        return ladder(deal, name) if isinstance(deal, Piquet) else None

    def to_come(self, deal: Deal) -> int:
        if not isinstance(deal, Piquet) or deal.goal is not None:
            return 0
        return (DEALS if deal.number <= DEALS else DEALS + MORE) - deal.number

    def giving_up(self, deal: Deal, seat: int) -> str:
        if not isinstance(deal, Piquet) or deal.goal is not None:
            return ""
        return words.GIVEN_UP.format(points=worth(deal, 1 - deal.side[seat]))

    def valuation(self, deal: Deal) -> str:
        """Of a partie that is over: au cent the stake is paid, whatever the score."""
        ended = deal.over and (deal.resigned is not None or not self.to_come(deal))
        tied = deal.resigned is None and len(set(deal.score)) == 1
        if not isinstance(deal, Piquet) or not ended or tied or deal.goal is not None:
            return ""
        best = winner(deal)
        return reckoned(deal.score[best], deal.score[1 - best], worth(deal, best))

    def entry(self, scored: Sequence[str]) -> str:
        return words.entry(scored)

    # What is told

    def recital(self, deal: Deal, event: Event, name: Names) -> Recital | None:
        if not isinstance(deal, Piquet):
            return None
        if event.kind == "showed" and event.what in ITEMS:
            told = next(one for one in deal.told
                        if (one.seat, one.item, one.cards) == (event.seat, event.what, event.cards))
            return self.declared(deal, told)
        if event.kind == "said" and event.what == COUNTS[-1]:
            size, rank = (int(str(arg)) for arg in event.args)
            return self.declared(deal, Told(event.seat, "set", (size, rank), ()))
        return None

    def declared(self, deal: Piquet, told: Told) -> Recital:
        """What is said when something is good: elder hand has called his best already, and says where it is."""
        same = [one for one in deal.told if one.seat == told.seat and one.item == told.item]
        first = same[0].called == told.called and (not told.cards or same[0].cards == told.cards)
        label, where = words.called(told.item, told.called), words.in_suit(told.cards[0].suit) if told.cards else ""
        if told.seat == deal.elder and first:
            said = f"{capital(where)}." if where else f"{capital(numeral(counts(told.item, told.called[0])))}."
        else:
            said = f"{'And ' * (not first)}{label}{', ' * bool(where)}{where}."
        held = deal.zone[HAND[told.seat]]
        cards = told.cards or tuple([c for c in held if c is not BACK and c.rank == told.called[1]])
        return Recital(told.seat, HAND[told.seat],
                       [Item(capital(said), label, cards, counts(told.item, told.called[0]))], "calling")

    def on_showed(self, deal: Deal, event: Event, name: Names) -> list[Line]:
        recital = self.recital(deal, event, name)
        if recital:
            return [Line("said", recital.text, event.seat)]
        if event.what == "carte blanche":
            return [self.tell("shows blanche", name(event.seat))] if event.src == HAND[event.seat] else []
        return super().on_showed(deal, event, name)

    def on_said(self, deal: Deal, event: Event, name: Names) -> list[Line]:
        seat, what, args = event.seat, event.what, event.args
        if what in ITEMS:
            size, rank = (int(str(arg)) for arg in args)
            return [Line("said", f"{capital(words.called(what, (size, rank)))}.", seat), *cited(event)]
        if what in COUNTS:
            recital = self.recital(deal, event, name)
            return [Line("said", recital.text, seat)] if recital else []
        if what == "pips":
            return [Line("said", f"Making {numeral(int(str(args[0])))}.", seat)]
        if what == "name":
            return [Line("said", f"I shall lead {args[0]}.", seat), *cited(event)]
        if what == GAME_WON:
            score = f"{deal.score[deal.side[seat]]} to {deal.score[1 - deal.side[seat]]}"
            form = "game" if not deal.goal else "cent" if deal.resigned is None else "cent given up"
            return [self.tell(form, name(seat), score=score, points=str(args[0]))]
        return super().on_said(deal, event, name)

    def facts(self, deal: Deal, event: Event, name: Names) -> dict[str, str]:
        if event.what in ("discard", "left", "look", "leave"):
            n = int(str(event.args[0]))
            return {"cards": count(n, "card"), "number": counted(n) if n > 1 else "one"}
        if event.what == "neither":
            return {"item": words.ITEM_NAMES[str(event.args[0])]}
        return {"points": str(deal.score[deal.side[event.seat]])} if event.what in ("tied", "rubicon") else {}

    def on_scored(self, deal: Deal, event: Event, name: Names) -> list[Line]:
        """The count aloud after every card, as both players keep it, and what is added to it."""
        if not isinstance(deal, Piquet):
            return []
        seat, what, made = event.seat, event.what, deal.made(event.seat)
        if what in ("play", "last trick"):
            last = what != "last trick" and not any(deal.zone[hand] for hand in HAND)
            return [] if last else [Line("said", f"{capital(numeral(made))}.", seat)]
        if what == "the cards":
            return [Line("said", f"And ten for the cards: {numeral(made + CARDS)}.", seat), *cited(event)]
        if what in words.TOLD:
            return [self.tell(what, name(seat)), *cited(event)]
        return []

    def on_paid(self, deal: Deal, event: Event, name: Names) -> list[Line]:
        loser, winner = deal.player.index(event.src), deal.player.index(event.dst)
        return [self.tell("pays", name(loser), whom=name(winner) or "you", coins=count(event.points, "counter"))]


TALK = PiquetTalk()
