"""Euchre in words: who spoke how, who plays alone, what the deal and the game have come to."""
from __future__ import annotations

from collections.abc import Mapping, Sequence

from cardtable.cards import SUIT_NAMES, SUITS, Card
from cardtable.families.tricks.strict.marking_words import ENTRIES
from cardtable.families.tricks.talk import TrickTalk
from cardtable.games.euchre import words
from cardtable.games.euchre.evening import ProgressiveEuchre, ProgressiveEvening
from cardtable.games.euchre.rules import LAYOUT, SEATS, Euchre
from cardtable.games.euchre.scoring import ALONE, JAMBONE, JAMBOREE
from cardtable.games.euchre.speaks import speaks_for
from cardtable.games.euchre.strict import words as broken
from cardtable.rules.deal import Deal
from cardtable.rules.events import GAME_WON, Event
from cardtable.rules.game import Game
from cardtable.rules.laws import Law
from cardtable.rules.match import Series
from cardtable.rules.motions import LAID_OPEN, LAID_OUT, TURNED, TURNED_DOWN
from cardtable.rules.moves import Move, Token, Tokens
from cardtable.rules.options import Value
from cardtable.showing.laid import Laid
from cardtable.showing.looking_again import Again
from cardtable.showing.phrases import count, counted, listed, number, with_most
from cardtable.showing.talk import Line, Names, cited, nobody

SPOKEN = "adopting", "making", "superseding", "discarding"           # phases of which something is said beside figures


class EuchreTalk(TrickTalk):
    """The talk of a match."""

    told = {**words.TOLD, **broken.TOLD}
    said = {**words.SAID, **broken.SAID}
    tokens = {**TrickTalk.tokens, **words.TOKENS, **broken.TOKENS}
    meanings = {**TrickTalk.meanings, **words.MEANINGS, **broken.MEANINGS}
    phases = {**TrickTalk.phases, **words.AWAITED}
    exacted = {**TrickTalk.exacted, **broken.EXACTED}
    declines = ("pass", "turn-down", "leave", "forgo")
    rash = ("marked",)
    waits = "other table"
    seen_again = {"tricks won": Again(True)}     # but the last trick alone (001:778)
    moments = {"march": "March", "euchre": "Euchre", "lone march": "Alone, the march", "lone euchre": "Euchre",
               "jambone march": "Jambone", "jambone euchre": "Euchre", JAMBOREE: "Jamboree"}

    def speaks_for(self, deal: Deal, seat: int, move: Move, other: Move) -> str:
        """Of calls and discards more than of cards in any game."""
        if not isinstance(deal, Euchre) or deal.phase not in SPOKEN:
            return super().speaks_for(deal, seat, move, other)
        return speaks_for(deal, seat, move, other)

    def subtitle(self, game: Game, options: Mapping[str, Value]) -> list[str]:
        agreed = [name + "s" for name in ("lap", "slam") if options[name]]
        agreed += [name for name in (JAMBONE, JAMBOREE) if options[name]]
        professor = game.code_of(options) == "euchre-1862"
        agreed = agreed if professor else []
        some = [listed([*agreed, *["the joker"] * bool(options["joker"])])] if agreed or options["joker"] else []
        few = [] if options["form"] == "four" else ["Progressive" if options["form"] == "progressive" else
                                                    f"{options['form']} at table"]
        if options["laws"] == "strict" and professor:
            some = [*some, "strict laws"]
        return [*([words.PROFESSOR] if professor else super().subtitle(game, options)), *few, *some]

    # Calls

    def token(self, move: Move, name: Names = nobody) -> str:
        verb, *fields = move
        if verb == "make" and fields:
            suit = SUIT_NAMES[SUITS.index(str(fields[0]))]
            how = words.ON_TOKEN[str(fields[1])] if len(fields) > 1 else ""
            return f"{suit.capitalize()}{how}" if how else f"Make {suit}"
        if verb == "supersede" and fields:
            return words.IN_STEAD[str(fields[0])]
        if verb in ("order", "assist", "take") and fields:
            return self.tokens[str(verb)] + words.ON_TOKEN[str(fields[0])]
        return super().token(move, name)

    def duty(self, deal: Deal, seat: int, token: Token | None, law: Law) -> str:
        """Of a card called at jambone that it is called, whatever duty of the trick it fulfils besides."""
        if isinstance(deal, Euchre) and deal.called and seat == deal.lone and seat in deal.must:
            return f"The {deal.called[0].name} is called: play that card."
        return super().duty(deal, seat, token, law)

    def begun(self, said: Tokens) -> str:
        return self.token(Move(said)) if said[0] == "make" and len(said) > 1 else super().begun(said)

    def meaning(self, move: Move, stage: str = "") -> str:
        alone = [words.MEANT[str(field)] for field in move[1:] if str(field) in words.MEANT]
        return alone[0] if alone else super().meaning(move, stage)

    # Plates, captions, the score

    def standing(self, match: Series, reader: int, shown: Deal | None = None, name: Names = nobody) -> str:
        if isinstance(match, ProgressiveEvening):
            return words.stars(match.stars[reader])
        return super().standing(match, reader, shown, name)

    def part(self, deal: Deal, seat: int) -> str:
        if not isinstance(deal, Euchre):
            return super().part(deal, seat)
        said = seat in (deal.maker if deal.lone < 0 else deal.lone, deal.opposer)        # his button shows who deals
        fellow = self.fellow(deal, seat)
        parts = [fellow if said or fellow or isinstance(deal, ProgressiveEuchre) else super().part(deal, seat)]
        if deal.trump >= 0 and seat in deal.out:
            parts.append("sitting out")
        elif seat in (deal.lone, deal.opposer):
            parts.append(JAMBONE if seat == deal.lone and deal.contract == JAMBONE else ALONE)
        elif seat == deal.maker and deal.lone < 0 and deal.under_way == "play":
            parts.append("maker")
        if isinstance(deal, ProgressiveEuchre) and any(deal.stars[seat]):
            parts.append(words.stars(deal.stars[seat]))
        return " · ".join([part for part in parts if part])

    def caption(self, deal: Deal, zone: int, name: Names) -> str:
        if isinstance(deal, Euchre) and zone == LAYOUT.turn_up and deal.zone[zone]:
            return "turned down" if deal.turned_down else "turned up"
        if isinstance(deal, Euchre) and zone == LAYOUT.naming and deal.zone[zone]:
            return "turned down" if deal.turned_down else "names the suit"
        if isinstance(deal, Euchre) and zone == LAYOUT.stock and deal.zone[zone]:
            return self.trumps(deal) or "talon"
        told = super().caption(deal, zone, name)
        partners = isinstance(deal, Euchre) and deal.seats == SEATS and zone in LAYOUT.won
        return self.whose(deal, LAYOUT.won.index(zone), told, name) if partners else told

    def shared(self, deal: Deal, name: Names) -> list[Laid]:
        """Trumps, and who has them."""
        if not isinstance(deal, Euchre) or deal.maker < 0:
            return super().shared(deal, name)
        who = name(deal.maker) or "you"
        note = f"{who[:1].upper()}{who[1:]} had the trump"
        return [one._replace(note=note) for one in super().shared(deal, name)]

    def entry(self, scored: Sequence[str]) -> str:
        return super().entry(["a " + one if one in ("march", "euchre") else ENTRIES.get(one, one) for one in scored])

    def outcome(self, match: Series, name: Names) -> str:
        winners, won, *_ = match.result()
        sides = match.sides()
        if sum([won[min(side)] for side in sides]) == 1:
            return ""                            # the game that was won is told already
        return with_most([name(p) for p in sorted(winners)], count(max(won), "game"), winners in sides)

    # What is told

    def on_moved(self, deal: Deal, event: Event, name: Names) -> list[Line]:
        if event.motion == TURNED:
            word = "names the suit" if event.dst == LAYOUT.naming else "turns up"
            return [self.tell(word, name(event.seat), card=event.cards[0].name)]
        if event.motion == TURNED_DOWN:
            return []                            # he has said so
        if event.motion == LAID_OUT:
            return [self.tell("lays down", name(event.seat))]
        if event.motion == LAID_OPEN:
            return [self.tell("lays open", name(event.seat))] if event.src != LAYOUT.turn_up else []
        return super().on_moved(deal, event, name)

    def facts(self, deal: Deal, event: Event, name: Names) -> dict[str, str]:
        found: dict[str, str] = {}
        for arg in event.args:
            if isinstance(arg, Card):
                found["card"] = arg.name
            elif event.what == "elsewhere":
                found["least" if "most" in found else "most"] = number(int(str(arg)))
            elif isinstance(arg, int):
                found["suit"], found["told"] = SUIT_NAMES[arg % len(SUIT_NAMES)], counted(arg)
            elif isinstance(arg, str) and arg not in words.HOW:
                found["card"] = found["told"] = arg
            else:
                found["how"] = words.HOW.get(str(arg), "")
        return found

    def on_said(self, deal: Deal, event: Event, name: Names) -> list[Line]:
        if event.what == GAME_WON:
            n = int(str(event.args[0]))
            games = words.GAMES.get(n, f", which counts {counted(n)}")
            return [self.of_side(deal, "game", deal.side[event.seat], name, games=games),
                    Line("cited", "", event.seat, event.law)]
        return super().on_said(deal, event, name)

    def on_scored(self, deal: Deal, event: Event, name: Names) -> list[Line]:
        """Points of a side, or of one of three."""
        kind = event.what if event.what in words.OF_SIDES else event.what.split()[-1]
        if kind == "euchre" and isinstance(deal, Euchre) and deal.seats == 3:
            *_, last = [seat for seat in deal.round(deal.left(deal.dealer)) if seat != deal.maker]
            kind = words.AND_SO if event.seat == deal.side[last] else kind
        cited = [Line("cited", "", deal.side.index(event.seat), event.law)] if event.law else []
        return [self.of_side(deal, kind, event.seat, name, points=counted(abs(event.points))), *cited]

    def of_side(self, deal: Deal, what: str, side: int, name: Names, **facts: str) -> Line:
        """A line about a side."""
        players = [name(seat) for seat, one in enumerate(deal.side) if one == side]
        return Line("told", words.of_side(what, players, **facts))

    def on_showed(self, deal: Deal, event: Event, name: Names) -> list[Line]:
        if event.what in broken.SHOWED:
            return [self.tell(event.what, name(event.seat), card=event.cards[0].name), *cited(event)]
        return [self.tell(JAMBOREE, name(event.seat))] if event.what == JAMBOREE else \
            super().on_showed(deal, event, name)


TALK = EuchreTalk()
