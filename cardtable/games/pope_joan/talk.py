"""Pope Joan in words: who dresses the board, how a run goes, what each card takes, who is out and who pays."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby

from cardtable.cards import SUITS, Card, Cards
from cardtable.games.pope_joan import words
from cardtable.games.pope_joan.laws import LAW
from cardtable.games.pope_joan.options import PopeJoanOptions
from cardtable.games.pope_joan.rules import EXTRA, HAND, PLAYED, RUN, TURN_UP, LastRound, PopeJoan
from cardtable.games.pope_joan.stops import Mark, chart
from cardtable.games.pope_joan.tray import COMPARTMENTS, DRESS, FOLLOWING, LOW_TO_HIGH, POPE, POPE_CARD, takes
from cardtable.rules import motions
from cardtable.rules.cutting import FirstKnave
from cardtable.rules.deal import Deal
from cardtable.rules.events import Event
from cardtable.rules.game import Game
from cardtable.rules.match import Series
from cardtable.rules.moves import Move
from cardtable.rules.options import Value
from cardtable.rules.view import View
from cardtable.showing.charts import Chart, Entry, Suit
from cardtable.showing.laid import Laid, Paid
from cardtable.showing.looking_again import Again
from cardtable.showing.narrator import narrator
from cardtable.showing.phrases import count, with_most
from cardtable.showing.scales import Scale
from cardtable.showing.talk import Line, Names, Talk, cited, nobody
from cardtable.showing.talking.purses import PursePlates

CHART_ORDER = (3, 2, 0, 1)               # spades, hearts, clubs, diamonds
# By law how a compartment is taken, where it is not simply so.
FROM_POT = {LAW["turn-up"]: "turn-up", LAW["giving up"]: "recovers"}


class PopeJoanTalk(PursePlates, Talk):
    """The talk of a sitting."""

    tokens = words.TOKENS
    phases = words.AWAITED
    guidance = words.GUIDANCE
    seen_again = {"extra hand": Again(False, "Nobody looks at the extra hand.", LAW["extra hand"])}
    points = "counters"
    moments = {"pope": "Pope"}
    pots = "In the tray"
    chart_title = words.CHART

    def token(self, move: Move, name: Names = nobody) -> str:
        return self.tokens[move.verb] if len(move) == 1 else super().token(move)

    def subtitle(self, game: Game, options: Mapping[str, Value]) -> list[str]:
        return [words.seated(PopeJoanOptions.of(options).players), *super().subtitle(game, options)]

    def purse(self, deal: Deal, seat: int) -> str:
        return words.purse(deal.purse[deal.player[seat]])

    def caption(self, deal: Deal, zone: int, name: Names) -> str:
        held = deal.zone[zone]
        if not held or not isinstance(deal, PopeJoan):
            return ""
        if zone == TURN_UP:
            return "trumps"                      # the card tells the suit, and beside it is room for no more
        if zone == EXTRA:
            return "extra hand"
        if zone == RUN:
            run = [c for _, c in deal.by_run]
            own = [c for s, c in deal.by_run if name(s) is None]
            ended = bool(run) and held[-1] is run[-1]
            return words.running(held, ended, own, deal.over) if held[-1] in run else ""      # not of the run before
        if zone in PLAYED and not isinstance(deal, LastRound):
            yours = name(PLAYED.index(zone)) is None
            return "yours" if yours else f"{count(len(held), 'card')} played"
        return ""

    def awaited(self, deal: Deal, zone: int, held: Cards) -> str | None:
        """The next card of the run, unless all know that nobody has it."""
        run = [c for _, c in deal.by_run] if isinstance(deal, PopeJoan) else []
        if zone != RUN or not held or held[-1] not in run or deal.over and held[-1] is run[-1]:
            return None
        following = FOLLOWING.get(held[-1])
        out = following is None or any(following in deal.zone[z] for z in (TURN_UP, *PLAYED))
        return None if following is None or out else following.text

    def pot(self, deal: Deal, number: int) -> str:
        """A compartment and what lies in it: "Matrimony, king and queen: four counters"."""
        return f"{words.COMPARTMENTS[COMPARTMENTS[-1 - number]]}: {words.coins(deal.purse[number])}"

    def standing(self, match: Series, reader: int, shown: Deal | None = None, name: Names = nobody) -> str:
        purses = (shown or match.deal()).purse[:match.deal().players]
        return words.standing(purses[reader], [(name(p) or "", n) for p, n in enumerate(purses) if p != reader])

    def scale(self, deal: Deal) -> Scale | None:
        if not isinstance(deal, PopeJoan) or isinstance(deal, LastRound):
            return None
        held = [(what, deal.purse[-1 - n]) for n, what in enumerate(COMPARTMENTS)]
        return Scale(words.TRAY, (), (), None, words.in_tray(held))

    def chart(self, view: View, seat: int) -> Chart | None:
        if not isinstance(view.deal, PopeJoan) or view.deal.phase != "lead":
            return None
        rows = chart(view, seat)
        suits = tuple([Suit(SUITS[n], entries(rows[n])) for n in CHART_ORDER])
        told = [words.chart_line(n, suit.entries) for n, suit in zip(CHART_ORDER, suits)]
        return Chart(words.CHART, words.CHART_NOTE, suits, words.CHART_KEY, " ".join(told))

    def account(self, paid: Sequence[str]) -> str:
        return super().account([words.PAID.get(what, what) for what in paid])

    def dealings(self, paid: Sequence[Paid]) -> str:
        return words.dealings(paid)

    def giving_up(self, deal: Deal, seat: int) -> str:
        if not isinstance(deal, PopeJoan):
            return ""
        held = deal.zone[HAND[seat]]
        if not held:
            return "Nothing is to be paid yet."
        return words.KEEPS if POPE_CARD in held else f"You pay {words.coins(len(held))} for the cards you hold."

    def beside_hand(self, deal: Deal, seat: int, paid: Sequence[Paid]) -> str:
        """With what kept a hand from paying (002:4546-4550)."""
        told = self.dealings(paid)
        kept = isinstance(deal, PopeJoan) and deal.over and deal.excused == seat
        return "; ".join([part for part in (told, words.KEPT if kept else "") if part])

    def shared(self, deal: Deal, name: Names) -> list[Laid]:
        turned = deal.zone[TURN_UP]
        return [Laid("The turn-up", words.trumps(turned[0]), turned)] if turned else []

    def heading(self, deal: Deal, number: int, game: int = 0) -> str:
        return words.LAST if isinstance(deal, LastRound) else super().heading(deal, number, game)

    def outcome(self, match: Series, name: Names) -> str:
        winners, counters, *_ = match.result()
        return with_most([name(p) for p in sorted(winners)], words.coins(max(counters)))

    def in_words(self, deal: Deal, name: Names, title: str) -> str:
        tray = [(what, deal.purse[-1 - n]) for n, what in enumerate(COMPARTMENTS)]
        dealt = [] if deal.preliminary else [words.tell("deals", name(deal.dealer))]
        dealt += [words.tell("is to lead", name(seat)) for seat in deal.must if seat >= 0]
        return "\n".join([super().in_words(deal, name, title), *dealt, words.tray(tray)])

    def on_shuffled(self, deal: Deal, event: Event, name: Names) -> list[Line]:
        """Only the last round announces itself."""
        return [Line("told", words.LAST_ROUND), Line("cited", "", event.seat, LAW["last round"])] \
            if isinstance(deal, LastRound) else []

    def on_moved(self, deal: Deal, event: Event, name: Names) -> list[Line]:
        """The turn-up; a run as it goes: the lead, the cards up to each that takes something, then the rest."""
        if event.what == motions.TURNED:
            return [told("turns up", name(event.seat), card=event.cards[0].name)]
        return run_to(deal, event.cards[0], name) if event.what == motions.PLAYED and isinstance(deal, PopeJoan) else []

    def on_said(self, deal: Deal, event: Event, name: Names) -> list[Line]:
        """The first knave, stops, who is out, who gives up."""
        seat, what = event.seat, event.what
        law = cited(event)
        if what == "first knave" and isinstance(deal, FirstKnave):
            return [told(what, name(seat), card=deal.zone[PLAYED[seat]][-1].name), *law]
        if what == "stop" and isinstance(deal, PopeJoan):
            last = deal.by_run[-1][1]
            following = FOLLOWING.get(last)
            if following is None or any(following in deal.zone[z] for z in (TURN_UP, *PLAYED)):
                return [told("stop", name(seat), card=last.name)]
            return [told("missing", name(seat), card=following.name)]
        return [Line("said", words.CALLS[what], seat), told(what, name(seat)), *law]

    def on_showed(self, deal: Deal, event: Event, name: Names) -> list[Line]:
        """Pope in a hand that would have to be paid for."""
        return [told(event.what, name(event.seat)), Line("cited", "", event.seat, LAW["out"])]

    def on_paid(self, deal: Deal, event: Event, name: Names) -> list[Line]:
        """The board dressed, a compartment taken, cards left paid for."""
        coins = words.coins(event.points)
        if event.dst < 0:
            whole = words.coins(sum(DRESS.values()))
            return [told("dresses", payee(deal, event.src, name), coins=whole), *cited(event)] \
                if event.dst == POPE else []
        who = payee(deal, event.dst, name)
        if event.src >= 0:
            return [told("pays", payee(deal, event.src, name), whom=who or "you", coins=coins), *cited(event)]
        pot = COMPARTMENTS[-1 - event.src]
        if event.what.startswith("half of"):
            return [told("takes half", who, pot=words.TAKEN[pot], coins=coins), *cited(event)]
        seat = deal.player.index(event.dst)
        called = [Line("said", words.CALLS[pot], seat)] if pot in words.CALLS and deal.phase == "lead" \
            and event.law != LAW["turn-up"] else []
        law = cited(event)
        return [*called, told(FROM_POT.get(event.law, "takes"), who, pot=words.TAKEN[pot], coins=coins), *law]


told = narrator(words.tell)


def entries(row: Sequence[Mark]) -> tuple[Entry, ...]:
    """A suit on the chart; only sure stops are marked, and only own cards need be known as out of reach."""
    found = {mark.card.text[0]: Entry("10" if mark.card.text[0] == "T" else mark.card.text[0], mark.own, mark.out,
                                      mark.stop == 1, mark.own and mark.unreachable) for mark in row}
    return tuple([found.get(rank, Entry(rank, gone=True)) for rank in LOW_TO_HIGH])      # the eight of diamonds


def run_to(deal: PopeJoan, card: Card, name: Names) -> list[Line]:
    """The lead; or, at a card that takes something or is the last, who has played what since the last such card."""
    run = [c for _, c in deal.by_run]
    at = run.index(card)
    if not at:
        return [Line("told", words.leads(name(deal.by_run[0][0]), card))]
    ends = [n for n, c in enumerate(run) if n in (0, len(run) - 1) or takes(c, deal.trump, ())]
    if at not in ends:
        return []
    since = deal.by_run[ends[ends.index(at) - 1] + 1:at + 1]
    return [Line("told", words.run([(name(seat), [c for _, c in some])
                                    for seat, some in groupby(since, key=lambda play: play[0])]))]


def payee(deal: Deal, player: int, name: Names) -> str | None:
    """Whose purse it is, by his seat."""
    return name(deal.player.index(player))


TALK = PopeJoanTalk()
