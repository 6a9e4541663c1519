"""Quinto in words: who doubles, what falls, the cachette, the game, the rubber."""
from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from cardtable.cards import BACK, JOKER, Card, Cards
from cardtable.families.settlement import settlement
from cardtable.families.tricks.talk import TrickTalk, narrated
from cardtable.games.quinto import words
from cardtable.games.quinto.laws import LAW
from cardtable.games.quinto.match import QuintoCut, QuintoRubbers
from cardtable.games.quinto.options import QuintoOptions
from cardtable.games.quinto.quints import IN_SUIT, ROYAL
from cardtable.games.quinto.rules import HAND, LAYOUT, SEATS, TRICK, TRICKS, Quinto
from cardtable.rules.deal import Deal
from cardtable.rules.events import GAME_WON, RUBBER_WON, Event
from cardtable.rules.game import Game
from cardtable.rules.laws import Law
from cardtable.rules.match import Series
from cardtable.rules.motions import DREW, LAID_OPEN
from cardtable.rules.moves import Move, Token
from cardtable.rules.options import Value
from cardtable.showing.laid import Laid
from cardtable.showing.looking_again import Again
from cardtable.showing.phrases import capital, count, listed, number, of_side, with_most
from cardtable.showing.scales import Scale
from cardtable.showing.settlement import Settlement
from cardtable.showing.talk import Line, Names, cited, nobody


def in_suits(some: Cards) -> Cards:
    """As hands are held, the royal first and then upwards."""
    heights = (JOKER.suit, *Quinto.order.upwards)
    return some if BACK in some else tuple(sorted(some, key=lambda c: (heights.index(c.suit), -c.rank)))


def _alone(deal: Deal) -> bool:
    """Whether every game is settled for itself (002:8788)."""
    return isinstance(deal, Quinto) and deal.dummy >= 0


class QuintoTalk(TrickTalk):
    """The talk of both forms."""

    told, said, guidance = words.TOLD, words.SAID, words.GUIDANCE
    tokens = {**TrickTalk.tokens, **words.TOKENS}
    meanings = {**TrickTalk.meanings, **words.MEANINGS}
    phases = {**TrickTalk.phases, **words.AWAITED}
    seen_again = {"tricks won": Again(True)}     # the book says nothing against it
    long_game, kinds = True, {**IN_SUIT, ROYAL: ROYAL, TRICKS: TRICKS}
    moments = {GAME_WON: "The game", RUBBER_WON: "The rubber"}

    def subtitle(self, game: Game, options: Mapping[str, Value]) -> list[str]:
        return [words.TITLES[QuintoOptions.of(options).form], *super().subtitle(game, options)]

    def stage(self, deal: Deal) -> str:
        """Whoever's own side has spoken, or who comes after a redoubling, is not asked whether he doubles."""
        if not isinstance(deal, Quinto) or deal.phase != "doubling":
            return super().stage(deal)
        able = {choice.verb for seat in deal.must for choice in deal.doubling(seat)}
        return words.PASSING if able == {"pass"} else words.REDOUBLING if "redouble" in able else deal.phase

    def token_now(self, deal: Deal, move: Move, name: Names = nobody) -> str:
        return words.GIVE_UP if move.verb == "resign" and _alone(deal) else super().token_now(deal, move, name)

    def giving_up(self, deal: Deal, seat: int) -> str:
        return words.GIVEN_UP[_alone(deal)]

    def facts(self, deal: Deal, event: Event, name: Names) -> dict[str, str]:
        return {**super().facts(deal, event, name), "whole": "game" if _alone(deal) else "rubber"}

    # Hands, plates and sheets

    def hand(self, deal: Deal, seat: int, owner: str = "") -> str:
        if not isinstance(deal, Quinto) or seat != deal.dummy:
            return ""
        own = not owner and deal.viewer is not None and deal.player[seat] == deal.viewer
        return "Your dummy" if own else "Dummy"

    def part(self, deal: Deal, seat: int) -> str:
        if isinstance(deal, Quinto) and deal.dummy >= 0 and seat == deal.left(deal.dummy, 2):
            return "with Dummy"
        eldest = isinstance(deal, Quinto) and seat == deal.left(deal.dealer) and not deal.history
        return "eldest hand" if eldest and not self.fellow(deal, seat) else super().part(deal, seat)

    def held_as(self, deal: Deal, seat: int) -> str:
        return "dealer" if seat == deal.dealer else "eldest hand" if seat == deal.left(deal.dealer) else ""

    def laid(self, deal: Deal, held: Mapping[int, Cards], events: Sequence[Event], name: Names) -> list[Laid]:
        taken = [Laid("The cachette", name(event.seat) or "You", in_suits(event.cards)) for event in events
                 if event.kind == "moved" and event.src == LAYOUT.cachette]
        return [*[Laid(self.hand(deal, seat, name(seat) or "") or name(seat) or "You", self.held_as(deal, seat), cards)
                  for seat, cards in held.items()], *taken]

    def shared(self, deal: Deal, name: Names) -> list[Laid]:
        """What the tricks counted, where they were doubled."""
        if not isinstance(deal, Quinto) or deal.factor == 1:
            return []
        return [Laid(f"Every trick {TRICK * deal.factor}", "", ())]

    def caption(self, deal: Deal, zone: int, name: Names) -> str:
        if not isinstance(deal, Quinto):
            return ""
        if zone == LAYOUT.cachette and deal.zone[zone]:
            return "the cachette"
        if zone in LAYOUT.won and deal.zone[zone]:
            seat = LAYOUT.won.index(zone)
            return self.whose(deal, seat, count(deal.tricks(deal.side[seat]), "trick"), name)
        return super().caption(deal, zone, name)

    def chapter(self, deal: Deal, number: int) -> str:
        """The cachette, which is a trick more, is no chapter of its own."""
        over = isinstance(deal, Quinto) and sum(deal.taken) >= HAND
        return self.heading(deal, number) if over else super().chapter(deal, number)

    def cube(self, deal: Deal) -> str | None:
        """What tricks are multiplied by, once somebody has doubled."""
        return str(deal.factor) if isinstance(deal, Quinto) and deal.factor > 1 else None

    def scale(self, deal: Deal) -> Scale | None:
        """What quints count, which nobody has by heart at first."""
        if not isinstance(deal, Quinto):
            return None
        rows = tuple([(name, str(points), "") for name, points in words.IN_SCALE])
        return Scale("What quints count", ("each", ""), rows, None,
                     "The five of the suit, its ace with its four, its deuce with its trey.")

    def games_won(self, match: Series, deal: Deal) -> Sequence[int]:
        return deal.games if isinstance(deal, Quinto) and any(deal.games) else ()

    def entry(self, scored: Sequence[str]) -> str:
        """How many quints of a suit, where it is more than one."""
        often = Counter(scored)
        return capital(listed([what + (f", {number(often[what])}" if often[what] > 1 and what != TRICKS else "")
                               for what in often]))

    def outcome(self, match: Series, name: Names) -> str:
        winners, coins, *_ = match.result()
        return with_most([name(p) for p in sorted(winners)], count(max(coins), "counter"))

    def settlement(self, match: Series) -> Settlement | None:
        if not isinstance(match, QuintoRubbers) or not match.finished or match.chosen.dummy:
            return None
        rubber = match.finished[-1][1]
        return settlement(rubber, {game.value: f"by {game.value}" for game in rubber.won}, "counters")

    # What is told

    def duty(self, deal: Deal, seat: int, token: Token | None, law: Law) -> str:
        if law.number == LAW["royal led"]:
            return words.NOT_LED
        if isinstance(deal, Quinto) and law.number == LAW["double"] and seat in deal.must:
            if deal.phase == "play" or isinstance(token, Card):
                return words.ALL_SPOKEN if deal.phase == "play" else words.NO_CARD
            sides = [deal.side[one] for one in deal.doublers()]
            return words.DOUBLED[3 if sides[1:] else 0 if not sides else 1 + (sides[0] == deal.side[seat])]
        return super().duty(deal, seat, token, law)

    def side(self, deal: Deal, what: str, side: int, name: Names, **facts: str) -> Line:
        """A line about a side."""
        dummy = deal.dummy if isinstance(deal, Quinto) else -1
        players = [name(seat) for seat in range(deal.seats) if deal.side[seat] == side and seat != dummy]
        return Line("told", of_side(words.OF_SIDES[what], players, **facts))

    def about(self, deal: Deal, event: Event, name: Names) -> list[Line]:
        """Of a dummy it is told by that name."""
        if not isinstance(deal, Quinto) or deal.dummy < 0 or event.kind == "scored" or event.what in words.OF_MATCH:
            return super().about(deal, event, name)
        return super().about(deal, event, lambda seat: "Dummy" if seat == deal.dummy else name(seat))

    def on_moved(self, deal: Deal, event: Event, name: Names) -> list[Line]:
        if isinstance(deal, Quinto) and event.motion == LAID_OPEN:
            return [self.tell("lies open", name(deal.left(event.seat, 2))),
                    Line("cited", "", event.seat, deal.articles["dummy open"])]
        if event.motion == DREW:
            return [self.tell("looks", name(event.seat))]
        return super().on_moved(deal, event, name)

    def on_said(self, deal: Deal, event: Event, name: Names) -> list[Line]:
        side = deal.side[event.seat] if event.seat >= 0 else 0
        match event.what:
            case "cuts lowest":
                return [*super().on_said(deal, event, name)[:1], *self.partners(deal, name), *cited(event)]
            case what if what == GAME_WON:
                made, losers = map(str, event.args)
                return [self.side(deal, "game", side, name, made=made, losers=losers), *cited(event)]
            case what if what == RUBBER_WON:
                return [self.side(deal, "rubber", side, name), *cited(event)]
        return super().on_said(deal, event, name)

    def partners(self, deal: Deal, name: Names) -> list[Line]:
        """Who plays with whom, of four who have cut for it."""
        if not isinstance(deal, QuintoCut) or deal.seats < SEATS:
            return []
        low, high = [[name(seat) for seat in some] for some in (deal.ranked[:2], deal.ranked[2:])]
        if None in high:
            low, high = high, low
        return [Line("told", of_side(words.OF_SIDES["partners"], low,
                                     others=listed([one or "you" for one in high])))]

    def on_scored(self, deal: Deal, event: Event, name: Names) -> list[Line]:
        assert isinstance(deal, Quinto)
        if event.what == TRICKS:
            tricks = count(deal.tricks(event.seat), "trick")
            return [self.side(deal, TRICKS, event.seat, name, points=str(event.points), tricks=tricks), *cited(event)]
        return [self.side(deal, "quint", event.seat, name, points=str(event.points), quint=event.what), *cited(event)]

    def on_paid(self, deal: Deal, event: Event, name: Names) -> list[Line]:
        loser, to = deal.player.index(event.src), deal.player.index(event.dst)
        return [narrated(words.TOLD["pays"], name(loser), whom=name(to) or "you", coins=count(event.points, "counter"),
                         what=words.PAID_FOR[event.what])]


TALK = QuintoTalk()
