"""Rubicon Bézique in words: carte blanche, trumps made, the heap, what the game is worth."""
from __future__ import annotations

from collections.abc import Mapping

from cardtable.cards import SUIT_NAMES
from cardtable.families.melds import words
from cardtable.families.melds.talk import MeldTalk
from cardtable.games.rubicon_bezique.rules import BEZIQUE, DOUBLE, LAYOUT, QUADRUPLE, TRIPLE, RubiconBezique
from cardtable.games.rubicon_bezique.settlement import RUBICON, reckoned, value
from cardtable.games.rubicon_bezique.strict import words as broken
from cardtable.rules.deal import Deal
from cardtable.rules.events import GAME_WON, Event
from cardtable.rules.game import Game
from cardtable.rules.moves import Move
from cardtable.rules.options import Value
from cardtable.showing.phrases import count, spelled
from cardtable.showing.race import Race
from cardtable.showing.talk import Line, Names, cited, nobody

SPOKEN = {"carte blanche": "Carte blanche: fifty.", "blanche again": "And another carte blanche: fifty."}

HIGHER = {DOUBLE: "Double Bézique", TRIPLE: "Triple Bézique", QUADRUPLE: "Quadruple Bézique"}


class RubiconTalk(MeldTalk):
    """The talk of the game with four packs."""

    names = {**words.NAMES, BEZIQUE: "Bézique", **HIGHER}
    sheet = {**words.SHEET, BEZIQUE: "Béziques", "carte blanche": "carte blanche",
             "blanche again": "carte blanche again", **broken.SHEET}
    tokens = {**words.TOKENS, "carte-blanche": "Carte blanche, 50", "show": "Show the card, 50", **broken.TOKENS}
    meanings = {**words.MEANINGS,
                "carte-blanche": "You show that there is no king, queen or knave in your hand.",
                "show": "You show that the card you drew is no king, queen or knave.", **broken.MEANINGS}
    phases = {**MeldTalk.phases, **broken.AWAITED}
    exacted = {**MeldTalk.exacted, **broken.EXACTED}
    said = {**MeldTalk.said, **broken.SAID}
    broke = {**MeldTalk.broke, **broken.BROKE}
    rash = ("score-falsely",)
    told = {
        **words.TOLD,
        "makes trumps": ("{suit} are trumps.", "{suit} are trumps."),
        "brisques": ("Your brisques come to {own}, the others to {others}.",
                     "{name}’s brisques come to {own}, the others to {others}."),
        "rubiconed": ("You are rubiconed.", "{name} is rubiconed."),
        **broken.TOLD,
        "void": ("The scores are equal, and so are the brisques: the game is void.",
                 "The scores are equal, and so are the brisques: the game is void."),
        "game": ("You win the game, worth {worth}.", "{name} wins the game, worth {worth}."),
    }
    moments = {GAME_WON: "The game", "rubiconed": "The rubicon", **HIGHER}

    def stage(self, deal: Deal) -> str:
        return broken.OF_TWO if deal.phase == "choosing" and not deal.preliminary else super().stage(deal)

    def subtitle(self, game: Game, options: Mapping[str, Value]) -> list[str]:
        strict = ["strict laws"] if options["laws"] == "strict" else []
        return ["Four packs", *super().subtitle(game, options), *strict]

    def token(self, move: Move, name: Names = nobody) -> str:
        """Marks in figures, as the tokens of melds tell what these score."""
        if move.verb in ("mark", "take-down") and len(move) > 1:
            return f"{self.tokens[move.verb]} {move[1]}"
        return super().token(move, name)

    def race(self, deal: Deal) -> Race | None:
        """How far each is from the rubicon."""
        if not isinstance(deal, RubiconBezique):
            return None
        return Race((0,) * len(deal.score), tuple(deal.score), RUBICON, f"the rubicon, {RUBICON}")

    def giving_up(self, deal: Deal, seat: int) -> str:
        given = value(deal.score, (0, 0), resigned=deal.side[seat]) if isinstance(deal, RubiconBezique) else None
        if given is None:
            return ""
        return f"You are rubiconed, and lose {given.points}." if given.rubiconed else f"You lose {given.points}."

    def valuation(self, deal: Deal) -> str:
        if not isinstance(deal, RubiconBezique) or not deal.over:
            return ""
        brisques = [deal.brisques_of(seat) for seat in range(deal.seats)]
        return reckoned(value(deal.score, brisques, deal.wrong().rubiconed, deal.resigned), deal.score, brisques)

    def caption(self, deal: Deal, zone: int, name: Names) -> str:
        held = deal.zone[zone]
        if zone == LAYOUT.heap and held:
            return f"heap, {count(len(held) // deal.seats, 'trick')}, no brisque"
        if deal.layout[zone].name == "glimpsed" and held:
            return "next of the stock"
        return super().caption(deal, zone, name)

    def on_said(self, deal: Deal, event: Event, name: Names) -> list[Line]:
        seat, what = event.seat, event.what
        if what == "sees":
            return [self.tell(what, name(seat), told=spelled(int(str(event.args[0]))))]
        if what == "scores":
            kind, points = event.args
            said = words.SCORE.format(points=spelled(int(str(points))), meld=self.names[str(kind)])
            return [Line("said", f"{said}.", seat)]
        if what == "makes trumps":
            return [self.tell(what, None, suit=SUIT_NAMES[int(str(event.args[0]))].capitalize()), *cited(event)]
        if what == "brisques":
            own, others = (spelled(int(str(one))) for one in event.args)
            return [self.tell(what, name(seat), own=own, others=others)]
        if what == GAME_WON:
            return [self.tell("game", name(seat), worth=str(event.args[0])), *cited(event)]
        return super().on_said(deal, event, name)

    def on_scored(self, deal: Deal, event: Event, name: Names) -> list[Line]:
        if event.what in SPOKEN and isinstance(deal, RubiconBezique):
            return [Line("said", SPOKEN[event.what], deal.side.index(event.seat)), *cited(event)]
        if event.what in broken.SHEET:
            event = event._replace(points=abs(event.points))
        return super().on_scored(deal, event, name)


TALK = RubiconTalk()
