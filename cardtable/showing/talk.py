"""How a game is put into words: talk, tokens, plates, captions, score sheet; each game's talk.py says its own."""
from __future__ import annotations

import logging
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Literal

from cardtable.cards import SUIT_NAMES, SUITS, Card, Cards
from cardtable.games import part
from cardtable.rules.deal import Deal
from cardtable.rules.events import Event
from cardtable.rules.game import Game
from cardtable.rules.laws import Law
from cardtable.rules.match import Series
from cardtable.rules.moves import Move, Token, Tokens
from cardtable.rules.options import Value
from cardtable.rules.view import View
from cardtable.showing.charts import Chart
from cardtable.showing.coins import Coins
from cardtable.showing.groups import Group
from cardtable.showing.in_words import zones_in_words
from cardtable.showing.ladder import Ladder
from cardtable.showing.laid import Laid, Paid
from cardtable.showing.lines import Line as Line
from cardtable.showing.lines import Names as Names
from cardtable.showing.lines import cited as cited
from cardtable.showing.lines import nobody as nobody
from cardtable.showing.lines import plain
from cardtable.showing.looking_again import Again, Counted, seen_again
from cardtable.showing.phrases import counted, listed
from cardtable.showing.race import Race
from cardtable.showing.recital import Moment, Recital
from cardtable.showing.scales import Scale
from cardtable.showing.settlement import Settlement
from cardtable.showing.slate import Slate
from cardtable.showing.sums import against

log = logging.getLogger(__name__)

NO_TRUMPS = "NT"

Wanted = Literal["card", "cards", "place", "amount", "name"]
"""What the next field of a move is to be filled with."""
ASKED: dict[Wanted, str] = {"card": "which card", "cards": "which cards", "place": "where", "amount": "how much",
                            "name": "which"}

Teller = Callable[[Deal, Event, Names], "list[Line]"]


class Talk:
    """What is common to all games; a game overrides what it says in its own way."""

    tokens: dict[str, str] = {}              # by verb: what stands on its token
    meanings: Mapping[str, str] = {}         # of calls, in one line, by stage and verb, by the whole move, or its verb
    rows: Mapping[str, tuple[str, str]] = {}     # by verb: its row where tokens lie in several; words that this saves
    phases: dict[str, str] = {}              # by stage or phase, what is awaited: "to speak"
    asks: Mapping[str, str] = {}             # the same for who is new to it: what is to be decided, and why
    points: str = "points"
    pots: str = "On the table"               # what lies there and is nobody's
    chart_title: str = ""                    # of the chart it offers as an aid, if it has one
    coins: Coins = Coins()                   # what is staked and paid, in words and figures
    lays_hands: bool = True                  # on the slip of a deal; else each held too many cards in turn
    long_game: bool = False                  # its score sheet sums up every deal but the last, told kind by kind
    kinds: Mapping[str, str] = {}            # by what a mark is for, its row then, in their order; others below
    seen_again: Mapping[str, Again] = {}     # by the name of a zone, whether what came there last may be seen again
    moments: Mapping[str, str] = {}          # by what is said, scored for or taken from a pot: what the table stops for
    waits: str = "waits"                     # under the name of who has no seat just now
    unset: Collection[str] = ()              # verbs whose amount stands open until whoever answers has named it

    def lines(self, deal: Deal, events: Iterable[Event], name: Names) -> list[Line]:
        """The talk about what a move brought, to one reader; events are as he sees them, the deal as it is after.
        Of an event for which the game has no words, a plain sentence tells."""
        found: list[Line] = []
        for event in events:
            try:
                found += self.about(deal, event, name)
            except Exception:            # a missing phrase, or one that does not fit: the game goes on all the same
                log.exception("%s has no words for %s", type(deal).__name__, event)
                found.append(plain(event, name))
        return found

    def about(self, deal: Deal, event: Event, name: Names) -> list[Line]:
        """The game's own words about one event, from its method called on_ and its kind; whatever is raised by that."""
        tell: Teller | None = getattr(self, f"on_{event.kind}", None)
        return tell(deal, event, name) if tell is not None else []

    def token(self, move: Move, name: Names = nobody) -> str:
        """What stands on the token of this call."""
        return self.tokens.get(move.verb) or " ".join([move.verb.replace("-", " ").capitalize(), *map(str, move[1:])])

    def token_now(self, deal: Deal, move: Move, name: Names = nobody) -> str:
        """The same where the deal has more to say: what a meld scores just now."""
        return self.token(move, name)

    def stage(self, deal: Deal) -> str:
        """The phase as calls are explained in it; a game may tell more stages apart than phases."""
        return deal.phase

    def asked(self, deal: Deal) -> str:
        """What is awaited of whoever is in turn, at this stage: "to play"."""
        return self.phases.get(self.stage(deal)) or self.phases.get(deal.phase, "to play")

    def meaning(self, move: Move, stage: str = "") -> str:
        """What this call means at this stage, in one line for who does not know it; "" where the game explains none."""
        named = (f"{stage}: {move.verb}", str(move), move.verb)
        return next((self.meanings[name] for name in named if name in self.meanings), "")

    def several(self, begun: Tokens, number: int) -> str:
        """What stands on the token that confirms so many cards chosen: "Exchange three"."""
        return f"{self.token(Move(begun))} {counted(number) if number else ''}".strip()

    def none(self, begun: Tokens) -> str:
        """The same where none is chosen, and none need be: "Take none"."""
        return f"{self.token(Move(begun))} none"

    def again(self, begun: Tokens, number: int) -> str:
        """What stands on it where it is to be pressed once more: "Press again to exchange three"."""
        words = self.several(begun, number) if number else self.none(begun)
        return f"Press again to {words[:1].lower()}{words[1:]}"

    def recital(self, deal: Deal, event: Event, name: Names) -> Recital | None:
        """What is said item by item with this event, its cards lit and its points marked as it is said."""
        return None

    def moment(self, deal: Deal, event: Event, name: Names) -> Moment | None:
        """What the table stops for with this event: one of `moments`, with what the narrator tells of it."""
        from_pot = event.kind == "paid" and event.src < 0
        if event.what not in self.moments or event.kind not in ("said", "scored") and not from_pot:
            return None
        lines = [line.text for line in self.about(deal, event, name) if line.kind == "told"]
        return Moment(self.moments[event.what], lines[0] if lines else "")

    def race(self, deal: Deal) -> Race | None:
        """How far each side is from a mark that matters besides winning; None where there is no such mark."""
        return None

    def note(self, deal: Deal, columns: Sequence[tuple[int, str]]) -> str:
        """Something about the score that players should have in mind."""
        return ""

    def aside(self, deal: Deal, sides: Sequence[int]) -> list[tuple[str, ...]]:
        """Lines below the score, each with its cells if it has any; as many of them as columns of sides."""
        return []

    def spot(self, name: str) -> str:
        """What a place on the cloth is called."""
        return name.replace("-", " ")

    def begun(self, said: Tokens) -> str:
        """As much of a move as has been said: "Place king of spades"."""
        verb = str(said[0])
        return " ".join([self.tokens.get(verb) or verb.replace("-", " ").capitalize(),
                         *[self.spot(t) if isinstance(t, str) else t.name if isinstance(t, Card) else str(t)
                           for t in said[1:]]])

    def question(self, said: Tokens, wanted: Collection[Wanted]) -> str:
        """What is asked of who has said so much of a move: "Place king of spades: where?"."""
        return f"{self.begun(said)}: {', or '.join([ASKED[one] for one in ASKED if one in wanted])}?"

    def refusal(self, deal: Deal, seat: int, token: Token | None, law: Law, name: Names) -> str:
        """In one sentence: which duty binds this seat now, and what fulfils it, when a law forbids what it tried, with
        this card or place if with any."""
        if not law.number:
            return law.text
        awaited = [who for other in deal.must if other >= 0 and (who := name(other))]
        told = self.duty(deal, seat, token, law)
        if not told and seat not in deal.must and awaited:
            told = f"It is not your turn: {awaited[0]} is {self.asked(deal)}."
        return told or f"{law.heading}."

    def duty(self, deal: Deal, seat: int, token: Token | None, law: Law) -> str:
        """The same in the game's own words; "" where it has none, or where it is not this seat's turn."""
        return ""

    def subtitle(self, game: Game, options: Mapping[str, Value]) -> list[str]:
        """What stands beside the game's title, in order of weight: the code, how far it is played."""
        return [game.codes[game.code_of(options)].title]

    def hand(self, deal: Deal, seat: int) -> str:
        """What the plate of a seat bears instead of its player's name, as "Dummy"; "" for the name."""
        return ""

    def plate(self, deal: Deal, seat: int) -> str:
        """What stands under a player's name besides his level: his part in the deal, what is awaited of him."""
        awaited = self.asked(deal) if seat in deal.must else ""
        return " · ".join([part for part in (awaited, self.part(deal, seat)) if part])

    def waiting(self, deal: Deal, player: int) -> str:
        """The same of who has no seat just now."""
        return self.waits

    def brief(self, deal: Deal, seat: int) -> str:
        """The same in fewest words, for a crowded table and large letters, where his level is left out too."""
        return self.plate(deal, seat)

    def purse(self, deal: Deal, seat: int) -> str:
        """What he has, where all is paid as play goes on; it is told even when nothing else is."""
        return ""

    def part(self, deal: Deal, seat: int) -> str:
        """The seat's part in the deal."""
        return "dealer" if seat == deal.dealer and not deal.preliminary else ""

    def caption(self, deal: Deal, zone: int, name: Names) -> str:
        """What is written on the cloth beside a zone; nothing if it needs no words."""
        return ""

    def looking_again(self, deal: Deal, zone: int) -> Again | None:
        """Whether what came to a zone last may be seen again; None where the game says nothing of it."""
        return seen_again(self.seen_again, deal.code, deal.layout[zone].name)

    def awaited(self, deal: Deal, zone: int, held: Cards) -> str | None:
        """What stands in the dashed place beyond the cards that lie in a zone just now: the letters of the card that is
        wanted there ("7D"), or "" where it is not known; None while none is due."""
        return None

    def groups(self, deal: Deal, zone: int) -> Sequence[Group]:
        """The cards of a row that belong together, as brackets beside them tell."""
        return ()

    def leads(self, deal: Deal) -> str:
        """The call that is due and that a card laid on the table says as well: "stand"; "" for none."""
        return ""

    def slate(self, deal: Deal, name: Names) -> Slate | None:
        """The slate of the calls as one reader sees the deal, where the layout has a place for one; None for none."""
        return None

    def ladder(self, deal: Deal, name: Names) -> Ladder | None:
        """The ladder of counting as one reader sees the deal, where the layout has a place for one; None for none."""
        return None

    def trump(self, deal: Deal) -> str:
        """The suit that is trumps, a letter of CDHS, or NO_TRUMPS, for the token that shows it; "" while none is."""
        return ""

    def disc(self, deal: Deal, seat: int) -> str | None:
        """The figure on the caller's disc if it lies at this seat's hand ("" for none); None where it does not lie."""
        return None

    def cube(self, deal: Deal) -> str | None:
        """The figure up on the doubling cube; None where it does not lie."""
        return None

    def scale(self, deal: Deal) -> Scale | None:
        """A table to which the talk refers, as what each call pays; it stands below the talk, before any score."""
        return None

    def standing(self, match: Series, reader: int, shown: Deal | None = None, name: Names = nobody) -> str:
        """How the match stands for this player, in few words: "three all"; or stood at the end of the deal shown.
        `name` is by player; without it nobody is named.  Of a game in points: these, and then the games won."""
        deal = shown or match.deal()
        seats = deal.seats_of(reader)
        if deal.preliminary or not deal.scored or not seats:
            counted = match.result().by_player
            return against(counted[reader], [counted[min(side)] for side in match.sides() if reader not in side])
        own = deal.side[seats[0]]
        return "; games ".join([against(some[own], [*some[:own], *some[own + 1:]])
                                for some in (deal.score, self.games_won(match, deal)) if some])

    def games_won(self, match: Series, deal: Deal) -> Sequence[int]:
        """By side, the games that stand beside the points of this one; nothing where none has been won."""
        result = match.result()
        won = [result.by_player[deal.player[deal.side.index(side)]] for side in range(len(deal.score))]
        return won if result.unit == "games" and any(won) else ()

    def settlement(self, match: Series) -> Settlement | None:
        """What the rubber just over came to, where rubbers are played."""
        return None

    def deal_title(self, number: int) -> str:
        """The heading of the first, second ... deal."""
        return f"Deal {number}"

    def to_come(self, deal: Deal) -> int:
        """How many deals are sure to follow in this game, for which the sheet is ruled."""
        return 0

    def entry(self, scored: Sequence[str]) -> str:
        """One side's line on the score sheet, from what it scored for in order."""
        return listed(scored).capitalize()

    def counts(self, deal: Deal, name: Names) -> tuple[Counted, ...]:
        """The hands counted in a deal so far, in their order."""
        return ()

    def chart(self, view: View, seat: int) -> Chart | None:
        """The chart, as who holds this seat can know it just now."""
        return None

    def account(self, paid: Sequence[str]) -> str:
        """For what a player took and paid in a deal in which nothing is scored: "Pope and cards left"."""
        return listed(paid)

    def pot_called(self, pot: str) -> str:
        """Where coins go that are paid to a pot, and come from: "the pool"."""
        return self.account([pot])

    def dealings(self, paid: Sequence[Paid]) -> str:
        """All that a player took and paid in a deal, in order: "took the queen; paid 5 for cards"."""
        return self.account(list(dict.fromkeys([one.what for one in paid])))

    def shared(self, deal: Deal, name: Names) -> list[Laid]:
        """What the slip of a deal shows above the hands: trumps, the card turned up, the start."""
        suit = self.trump(deal)
        trumps = "No trumps" if suit == NO_TRUMPS else f"Trumps, {SUIT_NAMES[SUITS.index(suit)]}" if suit else ""
        return [Laid(trumps, "", ())] if trumps else []

    def laid(self, deal: Deal, held: Mapping[int, Cards], events: Sequence[Event], name: Names) -> list[Laid]:
        """What it lays open: every hand as it was held, by seat in the order given, and cards that are nobody's hand;
        `events` are all that have happened in the deal."""
        return [Laid(name(seat) or "You", self.held_as(deal, seat), cards) for seat, cards in held.items()]

    def held_as(self, deal: Deal, seat: int) -> str:
        """What stands beside a hand laid open besides its player's name: his part in the deal, what he has won."""
        return "dealer" if seat == deal.dealer else ""

    def heading(self, deal: Deal, number: int) -> str:
        """What the deal on the table is called, the first, second ... of its game."""
        return self.deal_title(number)

    def chapter(self, deal: Deal, number: int) -> str:
        """What stands over the talk: the deal, unless a game tells how far it has come."""
        return self.heading(deal, number)

    def valuation(self, deal: Deal) -> str:
        """How that which a game is worth was reckoned, once its last deal has ended; "" where it is what was marked."""
        return ""

    def outcome(self, match: Series, name: Names) -> str:
        """How the match has ended, where no line of the talk has said so; `name` is by player."""
        return ""

    def total(self, deal: Deal) -> str:
        """The last line of the score sheet."""
        return f"Total, of {deal.goal}" if deal.goal else "Total"

    def in_words(self, deal: Deal, name: Names, title: str) -> str:
        """The whole table as one player sees it, in sentences: for screen readers, and for who prefers reading."""
        seats = [f"{self.hand(deal, seat) or name(seat) or 'You'}: {self.plate(deal, seat) or 'seated'}."
                 for seat in range(deal.seats)]
        papers = [f"{one.sentence()}." for one in (self.slate(deal, name), self.ladder(deal, name)) if one is not None]
        trumps = [f"{one.whose}." for one in Talk.shared(self, deal, name)]
        return "\n".join([f"{title}.", *seats, *papers, *trumps, *zones_in_words(deal, name)])


def talk_of(game: Game) -> Talk:
    """How this game is put into words."""
    found: Talk = part(game.name, "talk").TALK
    return found
