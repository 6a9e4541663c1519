"""Whist in words: the card turned up, tricks and honours, the game, the rubber."""
from __future__ import annotations

from collections.abc import Mapping, Sequence

from cardtable.cards import SUIT_NAMES
from cardtable.families.settlement import settlement
from cardtable.families.tricks.honours import among
from cardtable.families.tricks.rubber_talk import RubberTalk, after_revoke, rubber_so_far
from cardtable.games.whist import words
from cardtable.games.whist.laws.hoyle import LAW
from cardtable.games.whist.long import DeschapellesWhist
from cardtable.games.whist.match import WhistRubbers
from cardtable.games.whist.options import WhistOptions
from cardtable.games.whist.rules import LAYOUT, Whist
from cardtable.games.whist.scoring import HONOURS
from cardtable.games.whist.strict.costs import Costs
from cardtable.rules.deal import Deal
from cardtable.rules.events import GAME_WON, RUBBER_WON, Event
from cardtable.rules.game import Game
from cardtable.rules.match import Series
from cardtable.rules.motions import LAID_OPEN, TURNED
from cardtable.rules.options import Value
from cardtable.showing.looking_again import LAST_TRICK, Again
from cardtable.showing.phrases import capital, listed, number, whose
from cardtable.showing.settlement import Settlement
from cardtable.showing.talk import Line, Names, cited


class WhistTalk(RubberTalk):
    """The talk of every form."""

    told, said = {**RubberTalk.told, **words.TOLD}, {**RubberTalk.said, **words.SAID}
    of_sides = {**RubberTalk.of_sides, **words.OF_SIDES}
    paid_for = {**RubberTalk.paid_for, **words.PAID_FOR}
    tokens = {**RubberTalk.tokens, **words.TOKENS}
    meanings = {**RubberTalk.meanings, **words.MEANINGS}
    phases = {**RubberTalk.phases, **words.AWAITED}
    exacted = {**RubberTalk.exacted, **words.EXACTED}
    seen_again = {"tricks won": Again(False, words.LAST_TRICK_HIDDEN, LAW["looking back"]),
                  f"{DeschapellesWhist.code}: tricks won": LAST_TRICK}
    declines = ("pass", "content", "free", "let-it-go")
    rash = ("marked", "name-honours")
    grave = (*RubberTalk.grave, "throw-up")
    moments = {GAME_WON: "The game", "slam": "The slam", RUBBER_WON: "The rubber"}

    def subtitle(self, game: Game, options: Mapping[str, Value]) -> list[str]:
        chosen = WhistOptions.of(options)
        title = words.TITLES[chosen.form, chosen.old, chosen.length if chosen.old else "long"]
        return [title, words.LAWS[game.code_of(options)], *(["strict laws"] if chosen.strict else [])]

    def worth(self, deal: Deal) -> str:
        if not isinstance(deal, Whist) or not super().worth(deal):
            return ""
        return words.WORTH[deal.scheme.value(min(deal.score))]

    # Hands, plates and sheets

    def hand(self, deal: Deal, seat: int, owner: str = "") -> str:
        if not isinstance(deal, Whist) or seat not in deal.open_seats:
            return ""
        if owner and len(deal.open_seats) > 1:
            return f"{owner}’s dummy"
        if owner or deal.viewer is None:
            return "Dummy"
        return "Your dummy" if deal.player[seat] == deal.viewer else "Dummy" if len(deal.open_seats) == 1 else \
            "The other dummy"

    def caption(self, deal: Deal, zone: int, name: Names) -> str:
        if isinstance(deal, Whist) and zone in LAYOUT.turn_ups and deal.zone[zone]:
            return "turned up"
        told = super().caption(deal, zone, name)
        if zone not in LAYOUT.won:
            return told
        seat = LAYOUT.won.index(zone)
        if isinstance(deal, Costs) and told and deal.counted()[deal.side[seat]] != deal.tricks(deal.party[seat]):
            told = f"{told}; {number(deal.counted()[deal.side[seat]])} after the revoke"
        return self.whose(deal, seat, told, name)

    def aside(self, deal: Deal, columns: Sequence[tuple[int, str]]) -> list[tuple[str, ...]]:
        """The games of the rubber, and the honours that have been played; not those that a hand hides."""
        if not isinstance(deal, Whist):
            return []
        called = dict(columns)
        rows = rubber_so_far(deal.rubber, deal.score, columns, lambda game: words.VALUES[game.value])
        if isinstance(deal, Costs):
            rows += after_revoke([deal.tricks(deal.party[deal.side.index(side)]) for side in range(2)],
                                 deal.counted(), columns)
        held = {card: deal.side[seat] for seat in range(deal.seats) for card in deal.fallen(seat)}
        honours = sorted(among(deal, tuple(held), HONOURS), key=lambda card: -deal.order.plain[card.rank])
        if honours:
            rows.append(("Honours",))
            rows += [(card.name.capitalize(), "", whose(called[held[card]])) for card in honours]
        return rows

    def entry(self, scored: Sequence[str]) -> str:
        return capital(listed([words.ENTRIES[what] for what in dict.fromkeys(scored)]))

    def settlement(self, match: Series) -> Settlement | None:
        if not isinstance(match, WhistRubbers) or not match.finished:
            return None
        return settlement(match.finished[-1][1], words.VALUES, words.UNITS[match.code])

    # What is told

    def about(self, deal: Deal, event: Event, name: Names) -> list[Line]:
        """Of a dummy it is told by that name; where there are two, the other's is his."""
        if not isinstance(deal, Whist) or not deal.open_seats:
            return super().about(deal, event, name)

        def named(seat: int) -> str | None:
            if seat not in deal.open_seats:
                return name(seat)
            whose = name(seat)
            return f"{whose}’s dummy" if whose and len(deal.open_seats) > 1 else "Dummy"
        return super().about(deal, event, named)

    def on_moved(self, deal: Deal, event: Event, name: Names) -> list[Line]:
        if event.motion == TURNED:
            card = event.cards[0]
            return [self.tell("turns", name(event.seat), card=card.name, suit=SUIT_NAMES[card.suit])]
        if event.motion == LAID_OPEN and isinstance(deal, Whist) and event.seat not in deal.open_seats:
            return [self.tell("lies down", name(event.seat))]
        if event.motion == LAID_OPEN and isinstance(deal, Whist):
            return [self.tell("lies open", name(deal.left(event.seat, 2)))]
        return super().on_moved(deal, event, name)

    def on_said(self, deal: Deal, event: Event, name: Names) -> list[Line]:
        side = deal.side[event.seat] if event.seat >= 0 else 0
        match event.what:
            case "tricks moved":
                return self.tricks_moved(deal, event, name)
            case "revokes cancel":
                return [self.tell(event.what, name(event.seat)), *cited(event)]
            case "trumps":
                return cited(event)
            case "no honours" | "slam":
                return [self.side(deal, event.what, side, name), *cited(event)]
            case what if what == GAME_WON:
                return [self.side(deal, "game", side, name, value=words.VALUES[int(str(event.args[0]))])]
            case what if what == RUBBER_WON:
                points = words.rubber_points(int(str(event.args[0])), deal.code)
                return [self.side(deal, "rubber", side, name, points=points), *cited(event)]
        return super().on_said(deal, event, name)

    def on_scored(self, deal: Deal, event: Event, name: Names) -> list[Line]:
        what = "revoke paid" if event.what == "revoke" and event.points < 0 else event.what
        return [self.side(deal, what, event.seat, name, points=number(abs(event.points))), *cited(event)]

    def on_showed(self, deal: Deal, event: Event, name: Names) -> list[Line]:
        if event.what in words.SHOWED:
            return [self.tell(event.what, name(event.seat), card=listed([card.name for card in event.cards])),
                    *cited(event)]
        return super().on_showed(deal, event, name)


TALK = WhistTalk()
