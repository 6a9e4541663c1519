"""Bézique in words: the sevens, the royal marriage, the game."""
from __future__ import annotations

from collections.abc import Mapping

from cardtable.cards import SUIT_NAMES, Card, Cards
from cardtable.families.melds import words
from cardtable.families.melds.talk import MeldTalk
from cardtable.games.bezique.options import BeziqueOptions
from cardtable.games.bezique.rules import BEZIQUE, DOUBLE, LAYOUT, MARRIAGE, Bezique
from cardtable.rules.deal import Deal
from cardtable.rules.events import GAME_WON, Event
from cardtable.rules.game import Game
from cardtable.rules.options import Value
from cardtable.showing.talk import Line, Names, cited


class BeziqueTalk(MeldTalk):
    """The talk of the ordinary game."""

    names = {**words.NAMES, BEZIQUE: "Bézique", DOUBLE: "Double Bézique"}
    sheet = {**words.SHEET, BEZIQUE: "Béziques", "seven": "sevens", "turned seven": "seven turned up"}
    tokens = {**words.TOKENS, "exchange": "Exchange the seven, 10", "show": "Show the seven, 10"}
    meanings = {**words.MEANINGS,
                "exchange": "Your seven of trumps goes under the stock, and the card turned up comes to your hand.",
                "show": "Your seven of trumps is laid before you, for ten."}
    told = {
        **words.TOLD,
        "exchanges": ("You take the {card} for the seven of trumps.", "{name} takes the {card} for the seven of "
                      "trumps."),
        "shows seven": ("You show the second seven of trumps.", "{name} shows the second seven of trumps."),
        "turned seven": ("You have turned up a seven, and score ten.", "{name} has turned up a seven, and scores ten."),
        "turned": ("{card}: {suit} are trumps.", "{card}: {suit} are trumps."),
        "game": ("You win the game, {score}.", "{name} wins the game, {score}."),
    }
    moments = {GAME_WON: "The game", DOUBLE: "Double Bézique"}

    def called(self, kind: str, some: Cards, trump: int) -> str:
        royal = kind == MARRIAGE and some and some[0].suit == trump
        return "royal marriage" if royal else super().called(kind, some, trump)

    def subtitle(self, game: Game, options: Mapping[str, Value]) -> list[str]:
        return [f"Two packs, {BeziqueOptions.of(options).points} up", *super().subtitle(game, options)]

    def caption(self, deal: Deal, zone: int, name: Names) -> str:
        if zone == LAYOUT.turn_up and isinstance(deal, Bezique) and deal.zone[zone]:
            return f"trumps, {SUIT_NAMES[deal.trump]}"
        return super().caption(deal, zone, name)

    def trump(self, deal: Deal) -> str:
        """As long as the card turned up lies there, that shows them."""
        return "" if isinstance(deal, Bezique) and deal.zone[LAYOUT.turn_up] else super().trump(deal)

    def on_said(self, deal: Deal, event: Event, name: Names) -> list[Line]:
        if event.what == "exchanges" and isinstance(event.args[0], Card):
            return [self.tell(event.what, name(event.seat), card=event.args[0].name)]
        if event.what == GAME_WON:
            own = deal.side[event.seat]
            return [self.tell("game", name(event.seat), score=f"{deal.score[own]} to {deal.score[1 - own]}"),
                    *cited(event)]
        return super().on_said(deal, event, name)


TALK = BeziqueTalk()
