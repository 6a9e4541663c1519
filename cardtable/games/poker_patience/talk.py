"""Poker Patience in words: the card called, the square row by row, what its lines come to, and who pays whom."""
from __future__ import annotations

from collections.abc import Mapping, Sequence

from cardtable.cards import Cards
from cardtable.games.poker_patience import words
from cardtable.games.poker_patience.cells import named
from cardtable.games.poker_patience.laws import CODE, LAW
from cardtable.games.poker_patience.options import SERPENT, PatienceOptions
from cardtable.games.poker_patience.scoring import AMERICAN
from cardtable.games.poker_patience.serpent import Serpent
from cardtable.games.poker_patience.square import CARDS, Squares
from cardtable.games.poker_patience.sums import line_sums, place_names, table
from cardtable.games.poker_patience.zones import CALLED, COMING, SQUARES
from cardtable.rules.deal import Deal
from cardtable.rules.events import NATURE, Event
from cardtable.rules.game import Game
from cardtable.rules.laws import Law
from cardtable.rules.match import Series
from cardtable.rules.motions import LAID_OUT, TOOK_BACK
from cardtable.rules.moves import Token
from cardtable.rules.options import Value
from cardtable.showing.laid import Laid
from cardtable.showing.line_sums import LineSums
from cardtable.showing.lines import Line, Names, cited, nobody
from cardtable.showing.narrator import narrator
from cardtable.showing.phrases import count, counted, listed, number, ordinal, with_most
from cardtable.showing.talk import Talk
from cardtable.showing.wagers import Wagers


class PatienceTalk(Talk):
    """The talk of a square, or of several."""

    tokens, rash = words.TOKENS, ("take-up", "leave")
    meanings = words.MEANINGS
    phases = words.AWAITED
    guidance = words.GUIDANCE
    deal_called = "square"
    main = "count"
    lays_hands = False
    slip_aside, sums_kinds, slip_tells = True, True, ("said",)
    kinds = words.KINDS
    plates_score = False                     # they tell what the square comes to as it stands

    # --- what is asked

    def stage(self, deal: Deal) -> str:
        return "serpent" if isinstance(deal, Serpent) and deal.phase == "placing" else super().stage(deal)

    def spot(self, name: str) -> str:
        """"e5"."""
        return name

    def duty(self, deal: Deal, seat: int, token: Token | None, law: Law) -> str:
        if not isinstance(deal, Squares) or seat not in deal.must:
            return ""
        if law is CODE.law(LAW["moved"]):
            return "A card lies there, and none is moved."
        if law is CODE.law(LAW["square"]):
            return "All cards must fit in a square of five."
        if law is CODE.law(LAW["edge"]):
            return "It must lie at an edge of the card laid last."
        return "It must touch a card that lies, at an edge or a corner."

    # --- plates and papers

    def line_sums(self, deal: Deal, seat: int, spot: str = "") -> LineSums | None:
        return line_sums(deal, seat, spot) if isinstance(deal, Squares) else None

    def plate(self, deal: Deal, seat: int) -> str:
        """All lay at once: of others it is not told that they are to."""
        return super().plate(deal, seat) if deal.seats_of(deal.viewer or 0) == (seat,) else self.part(deal, seat)

    def brief(self, deal: Deal, seat: int) -> str:
        """Of others in figures."""
        own = isinstance(deal, Squares) and self.plate(deal, seat) != self.part(deal, seat)
        return self.plate(deal, seat) if own else self.terse(deal, seat)

    def terse(self, deal: Deal, seat: int) -> str:
        """In figures; of one's own that a card lies called tells the rest."""
        if not isinstance(deal, Squares) or deal.over or not deal.laid[seat]:
            return self.part(deal, seat)
        return f"{deal.stands(seat)} so far"

    def part(self, deal: Deal, seat: int) -> str:
        """Who calls, where there are several; what his square comes to as it stands."""
        if not isinstance(deal, Squares) or not deal.laid[seat]:
            return ""
        made = deal.score[deal.side[seat]] if deal.over else deal.stands(seat)
        return str(made) if deal.over else f"{number(made, 'nothing')} so far"

    def purse(self, deal: Deal, seat: int) -> str:
        """How he stands with the others, once a square has been settled."""
        coins = deal.purse[deal.player[seat]] if deal.seats > 1 else 0
        return f"{abs(coins)} {'up' if coins > 0 else 'down'}" if coins else ""

    def caption(self, deal: Deal, zone: int, name: Names) -> str:
        if not isinstance(deal, Squares):
            return ""
        laid = len(deal.laid[0])
        if zone == CALLED and deal.zone[CALLED]:
            left = CARDS - laid - 1
            then = "in this order:" if isinstance(deal, Serpent) and left else ""
            to_come = "the last" if not left else f"{number(left, most=CARDS)} to come"
            return f"the {words.nth(laid + 1)} card, {f'then {then}' if then else to_come}"
        return ""

    def subtitle(self, game: Game, options: Mapping[str, Value]) -> list[str]:
        chosen = PatienceOptions.of(options)
        told = ["The Serpent"] if chosen.form == SERPENT else [
            f"{counted(chosen.players).capitalize()} with the same cards" if chosen.players > 1 else "Alone"]
        return [*told, *super().subtitle(game, options), *(["a fixed frame"] if chosen.fixed else []),
                *(["American points"] if chosen.points == AMERICAN else []),
                *([f"{counted(chosen.squares)} squares"] if chosen.squares > 1 else [])]

    def deal_title(self, number: int) -> str:
        return f"The {ordinal(number)} square"

    def chapter(self, deal: Deal, number: int) -> str:
        return "The Serpent" if isinstance(deal, Serpent) else self.deal_title(number)

    def wagers(self, deal: Deal, name: Names) -> Wagers | None:
        """What hands count, and how the squares stand."""
        return table(deal, name) if isinstance(deal, Squares) and not deal.over else None

    def standing(self, match: Series, reader: int, shown: Deal | None = None, name: Names = nobody) -> str:
        """What the square comes to; where several were laid and all are, what all came to."""
        deal = shown or match.deal()
        if not deal.over:
            return self.part(deal, reader)
        squares = len(match.finished)
        if deal is match.deal() and match.over and squares > 1:
            return f"{sum([made[reader] for made in match.finished])} in {count(squares, 'square')}"
        return f"{deal.score[reader]}"

    def entry(self, scored: Sequence[str]) -> str:
        return words.in_all(scored)

    def item(self, mark: Event) -> str:
        """"Row 5: a straight flush"."""
        return words.counted(mark.what, mark.args)

    def account(self, paid: Sequence[str]) -> str:
        return "differences" if paid else ""

    def shared(self, deal: Deal, name: Names) -> list[Laid]:
        """How a full square is counted."""
        settled = "Settled by pairs" if deal.seats > 1 else "Ten lines counted"
        return [Laid(settled, "", ())] if deal.over and any(deal.score) else []

    def laid(self, deal: Deal, held: Mapping[int, Cards], events: Sequence[Event], name: Names) -> list[Laid]:
        """Each square, row by row."""
        return [Laid(name(seat) or "You", str(deal.score[seat]), tuple([card for row in deal.lines(seat)[0]
                                                                       for card in row]))
                for seat in range(deal.seats)] if isinstance(deal, Squares) else []

    def outcome(self, match: Series, name: Names) -> str:
        result = match.result()
        if result.by_oneself:
            return f"{counted(result.by_player[0]).capitalize()} points in all."
        most = max(result.by_player)
        return with_most([name(p) for p in sorted(result.winners)], count(most, "counter")) if most \
            else "All end as they began."

    def in_words(self, deal: Deal, name: Names, title: str) -> str:
        """Row by row: a square as a list of cards would tell nothing."""
        if not isinstance(deal, Squares):
            return super().in_words(deal, name, title)
        told = [f"{title}."]
        if deal.zone[CALLED]:
            told.append(f"To be laid: {deal.zone[CALLED][0].name}.")
        if deal.zone[COMING]:
            told.append(f"Then, in this order: {listed([card.name for card in deal.zone[COMING]])}.")
        for seat in range(deal.seats):
            sums = self.line_sums(deal, seat)
            who = name(seat)
            told.append(f"{f'{who}’s' if who else 'Your'} square, {deal.stands(seat)} as it stands.")
            told += place_names(deal, seat)
            told += sums.in_words() if sums is not None else []
        return "\n".join(told)

    # --- what happens

    def on_moved(self, deal: Deal, event: Event, name: Names) -> list[Line]:
        """A card laid, and where; one taken up again."""
        if event.seat == NATURE or not isinstance(deal, Squares):
            return []
        if event.motion == LAID_OUT:
            at = dict(zip(deal.zone[SQUARES[event.seat]], deal.laid[event.seat]))
            place = at.get(event.cards[0])
            return [told("lays", name(event.seat), card=event.cards[0].name, place=named(place))] if place else []
        if event.motion == TOOK_BACK and event.src in SQUARES:
            return [told("takes up", name(event.seat), card=event.cards[0].name)]
        return []

    def on_scored(self, deal: Deal, event: Event, name: Names) -> list[Line]:
        """Of one's own square every line; of others the sum."""
        if name(event.seat) is not None:
            return []
        return [told("counts", None, hand=words.counted(event.what, event.args), points=str(event.points))]

    def on_said(self, deal: Deal, event: Event, name: Names) -> list[Line]:
        facts = {"points": str(event.args[0])} if event.args else {}
        return [told(event.what, name(event.seat), **facts), *cited(event)]

    def on_paid(self, deal: Deal, event: Event, name: Names) -> list[Line]:
        payer, payee = [name(deal.player.index(player)) for player in (event.src, event.dst)]
        coins = self.coins.words(event.points)
        if payer is None:
            return [told("pays", None, other=payee or "", coins=coins)]
        if payee is None:
            return [Line("told", words.TOLD["difference"][0].format(name=payer, coins=coins))]
        return [told("difference", payee, payer=payer, coins=coins)]


told = narrator(words.tell)
TALK = PatienceTalk()
