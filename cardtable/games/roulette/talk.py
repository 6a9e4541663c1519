"""Roulette in words: who lays what, which number comes, what is raked in and paid, and who is in prison."""
from __future__ import annotations

from collections.abc import Collection, Mapping

from cardtable.families.staking.deal import Staking
from cardtable.families.staking.talk import StakingTalk, told_plainly
from cardtable.games.roulette import words
from cardtable.games.roulette.announced import SAID, english, french
from cardtable.games.roulette.chances import CHANCES
from cardtable.games.roulette.francs import FRANCS
from cardtable.games.roulette.maxims import BY_SYSTEM, method, wish
from cardtable.games.roulette.options import RouletteOptions
from cardtable.games.roulette.outcomes import wagers
from cardtable.games.roulette.rules import BANK, Roulette
from cardtable.games.roulette.zero_page import at_zero
from cardtable.rules.deal import Deal
from cardtable.rules.events import Event
from cardtable.rules.game import Game
from cardtable.rules.moves import Move, Tokens
from cardtable.rules.options import Value
from cardtable.showing.lines import Names
from cardtable.showing.phrases import counted
from cardtable.showing.stakes import Cry, Reading
from cardtable.showing.talk import Line, cited, nobody
from cardtable.showing.wagers import Wagers
from cardtable.showing.wanted import Wanted


class RouletteTalk(StakingTalk):
    """The talk of an evening."""

    tokens = words.TOKENS
    meanings = words.MEANINGS
    phases = words.AWAITED
    guidance = words.GUIDANCE
    sentences = words.TOLD
    coins = FRANCS
    folded_verbs = ("double", "take", "move", "call")
    keys = words.KEYS

    # --- what is asked

    def token(self, move: Move, name: Names = nobody) -> str:
        if move.verb == "call" and len(move) > 1:
            return f"{FRANCS.figure(move[-1])} each" if isinstance(move[-1], int) else words.VOICES[str(move[1])]
        return super().token(move, name)

    def spot(self, name: str) -> str:
        return words.spot(name)

    def named(self, token: str) -> str:
        return words.VOICES.get(token) or words.spot(token)

    def question(self, said: Tokens, wanted: Collection[Wanted], name: Names = nobody) -> str:
        """Of what is called to the croupier where its coins will lie, before any is laid."""
        return super().question(said, wanted, name) if said[0] != "call" or len(said) < 2 or "place" in wanted else \
            words.by_voice(said[1:])

    def place_told(self, deal: Staking, name: str, loose: int, prison: int, seat: int) -> Reading:
        return Reading(words.title(name), words.reading(name, loose, prison))

    def cry(self, deal: Deal) -> Cry | None:
        if not isinstance(deal, Roulette):
            return None
        past = f"{french(deal.past[-1])}." if deal.past else ""
        if deal.phase == "zero" or deal.over and deal.past:
            return Cry(past, f"{english(deal.past[-1])}.")
        said, meant = SAID["open" if deal.phase == "staking" else "spin"]
        before = (past, f"{english(deal.past[-1])}.") if deal.past else ("", "")
        return Cry(said, meant, *before)

    def cry_at(self, deal: Deal, event: Event) -> Cry | None:
        if event.what != "number":
            return None
        number = int(str(event.args[0]))
        return Cry(f"{french(number)}.", f"{english(number)}.", *SAID["closed"])

    def closing(self, deal: Deal, event: Event) -> Cry | None:
        return Cry(*SAID["closed"], *SAID["spin"]) if event.what == "number" else None

    def won(self, deal: Deal, event: Event) -> Collection[str] | None:
        number = int(str(event.args[0])) if event.what == "number" else None
        return None if number is None else [spot for spot, chance in CHANCES.items() if chance.won(number) > 0]

    # --- plates and papers

    def wagers(self, deal: Deal, name: Names) -> Wagers | None:
        seats = deal.seats_of(deal.viewer) if deal.viewer is not None and deal.viewer >= 0 else ()
        if not isinstance(deal, Roulette) or not seats:
            return None
        return at_zero(deal, seats[0], name) if deal.phase == "zero" else wagers(deal, seats[0])

    def paper(self, deal: Deal, seat: int, level: str) -> tuple[str, ...]:
        """Who plays by a system has its title there, and what he has written down."""
        if level != BY_SYSTEM or not isinstance(deal, Roulette):
            return ()
        return method(seat).title, wish(deal, seat).paper

    def subtitle(self, game: Game, options: Mapping[str, Value]) -> list[str]:
        chosen = RouletteOptions.of(options)
        return ["As at Monte Carlo", *super().subtitle(game, options), f"{counted(chosen.coups)} coups"]

    def in_words(self, deal: Deal, name: Names, title: str) -> str:
        if not isinstance(deal, Roulette):
            return super().in_words(deal, name, title)
        past = [f"The last coups: {', '.join(map(str, deal.past[-15:]))}."] if deal.past else []
        owes = deal.purse[BANK]
        bank = f"The bank has {'won' if owes > 0 else 'lost'} {FRANCS.words(abs(owes))} so far." if owes else \
            "The bank has neither won nor lost so far."
        return "\n".join([super().in_words(deal, name, title), bank, *past, *self.lying(deal, name)])

    # --- what happens

    def on_said(self, deal: Deal, event: Event, name: Names) -> list[Line]:
        """Which number comes; who has done, and goes; prisons that change; what is called to the croupier."""
        law, who = cited(event), name(event.seat)
        if event.what == "number":
            number = int(str(event.args[0]))
            return [told_plainly(f"{french(number)}. {english(number)}."), *law]
        if event.what == "calls":
            what = words.VOICES[str(event.args[0])]
            spot = f", {words.spot(str(event.args[1]))}" if len(event.args) > 1 else ""
            return [self.narrated("calls", who, words=what[:1].lower() + what[1:] + spot)]
        if event.what in ("deeper", "nearer"):
            return self.of_prison(deal, event, name)
        return [self.narrated(event.what, who), *law] if event.what == "resign" else []


TALK = RouletteTalk()
