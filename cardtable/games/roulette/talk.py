"""Roulette in words: who lays what, which number comes, what is raked in and paid, and who is in prison."""
from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from cardtable.games.roulette import words
from cardtable.games.roulette.announced import SAID, english, french
from cardtable.games.roulette.chances import CHANCES, FRANC
from cardtable.games.roulette.francs import FRANCS
from cardtable.games.roulette.maxims import BY_SYSTEM, method, wish
from cardtable.games.roulette.options import RouletteOptions
from cardtable.games.roulette.outcomes import wagers
from cardtable.games.roulette.rules import BANK, COUNTERS, Roulette
from cardtable.rules.deal import Deal
from cardtable.rules.events import Event
from cardtable.rules.game import Game
from cardtable.rules.laws import Law
from cardtable.rules.match import Series
from cardtable.rules.moves import Move, Token, Tokens
from cardtable.rules.options import Value
from cardtable.showing.laid import Paid
from cardtable.showing.lines import Names
from cardtable.showing.narrator import narrator
from cardtable.showing.phrases import counted, listed, ordinal
from cardtable.showing.stakes import Cry, LaidCounter, Rack, Reading
from cardtable.showing.talk import Line, Talk, cited, nobody
from cardtable.showing.wagers import Wagers
from cardtable.showing.wanted import Wanted


class RouletteTalk(Talk):
    """The talk of an evening."""

    tokens = words.TOKENS
    meanings = words.MEANINGS
    phases = words.AWAITED
    guidance = words.GUIDANCE
    coins = FRANCS
    points = "francs"
    deal_called = "coup"
    pots = "On the cloth"
    folded_verbs = ("double", "take", "move", "call")
    keys = words.KEYS
    main = "done"

    # --- what is asked

    def token(self, move: Move, name: Names = nobody) -> str:
        if move.verb == "call" and len(move) > 1:
            return f"{FRANCS.figure(move[-1])} each" if isinstance(move[-1], int) else words.VOICES[str(move[1])]
        return self.tokens[move.verb]

    def token_now(self, deal: Deal, move: Move, name: Names = nobody) -> str:
        """At zero of which stake it is, and how much comes back."""
        stake = deal.to_say(max(deal.viewer or 0, 0)) if isinstance(deal, Roulette) and deal.phase == "zero" else None
        if stake is None or move.verb not in ("prison", "half"):
            return self.token(move, name)
        spot = words.spot(stake.spot)
        return f"{spot} to prison" if move.verb == "prison" else f"{FRANCS.figure(stake.coins // 2)} of {spot} back"

    def spot(self, name: str) -> str:
        return words.spot(name)

    def begun(self, said: Tokens) -> str:
        parts = [words.VOICES.get(str(token)) or words.spot(str(token)) if isinstance(token, str) else
                 FRANCS.words(int(token)) for token in said[1:]]
        return " ".join([self.tokens[str(said[0])], *parts])

    def question(self, said: Tokens, wanted: Collection[Wanted]) -> str:
        """Of what is called to the croupier where its coins will lie, before any is laid."""
        return super().question(said, wanted) if said[0] != "call" or len(said) < 2 or "place" in wanted else \
            words.by_voice(said[1:])

    def reading(self, deal: Deal, seat: int, name: str) -> Reading:
        assert isinstance(deal, Roulette)
        mine = [one for one in deal.stakes if one.seat == seat and one.spot == name]
        loose, prison = (sum([one.coins for one in mine if bool(one.prison) is held]) for held in (False, True))
        return Reading(words.title(name), words.reading(name, loose, prison))

    def counters_laid(self, deal: Deal) -> Sequence[LaidCounter]:
        assert isinstance(deal, Roulette)
        return [LaidCounter(*stake) for stake in deal.stakes]

    def counters(self, deal: Deal, seat: int) -> Rack:
        """His rack: what he has before him, as many large counters as may be, but always some small ones."""
        return Rack.of(deal.purse[deal.player[seat]], COUNTERS,
                           tuple([FRANCS.figure(coins) for coins in COUNTERS]))

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

    def duty(self, deal: Deal, seat: int, token: Token | None, law: Law) -> str:
        if seat not in deal.must or not isinstance(deal, Roulette) or not isinstance(token, str):
            return ""
        if law is deal.forbids["purse"]:
            return "You have nothing left to lay."
        held = FRANCS.words(deal.held(seat).get(token, 0))
        return f"On {words.spot(token)} no more may be laid; you have {held} there."

    # --- plates and papers

    def wagers(self, deal: Deal) -> Wagers | None:
        seats = deal.seats_of(deal.viewer) if deal.viewer is not None and deal.viewer >= 0 else ()
        return wagers(deal, seats[0]) if isinstance(deal, Roulette) and seats else None

    def purse(self, deal: Deal, seat: int) -> str:
        return FRANCS.figure(deal.purse[deal.player[seat]]) + " francs"

    def part(self, deal: Deal, seat: int) -> str:
        lies = sum([one.coins for one in getattr(deal, "stakes", ()) if one.seat == seat])
        return self.purse(deal, seat) + (f" · {FRANCS.figure(lies)} laid" if lies else "")

    def plate(self, deal: Deal, seat: int) -> str:
        return self.part(deal, seat)

    def brief(self, deal: Deal, seat: int) -> str:
        return self.part(deal, seat) if deal.player[seat] == deal.viewer else self.purse(deal, seat)

    def terse(self, deal: Deal, seat: int) -> str:
        return self.purse(deal, seat)            # what is laid is told by the book, and by the cloth

    def paper(self, deal: Deal, seat: int, level: str) -> tuple[str, ...]:
        """Who plays by a system has its title there, and what he has written down."""
        if level != BY_SYSTEM or not isinstance(deal, Roulette):
            return ()
        return method(seat).title, wish(deal, seat).paper

    def subtitle(self, game: Game, options: Mapping[str, Value]) -> list[str]:
        chosen = RouletteOptions.of(options)
        return ["As at Monte Carlo", *super().subtitle(game, options), f"{counted(chosen.coups)} coups"]

    def deal_title(self, number: int) -> str:
        return f"The {ordinal(number)} coup"

    def account(self, paid: Sequence[str]) -> str:
        return listed([words.COINS.get(what, what) for what in dict.fromkeys(paid)])

    def dealings(self, paid: Sequence[Paid]) -> str:
        return self.account([one.what for one in paid])

    def outcome(self, match: Series, name: Names) -> str:
        """What the reader has gained or lost; who only looks on is told of the bank."""
        gained = match.result().by_player
        own = next((coins for player, coins in enumerate(gained) if name(player) is None), None)
        who, coins = ("You", own) if own is not None else ("The punters", sum(gained))
        if not coins:
            return f"{who} end as {'you' if own is not None else 'they'} began."
        return f"{who} end {FRANCS.words(abs(coins) * FRANC)} {'before' if coins > 0 else 'behind'}."

    def in_words(self, deal: Deal, name: Names, title: str) -> str:
        if not isinstance(deal, Roulette):
            return super().in_words(deal, name, title)
        lying = [f"{name(one.seat) or 'You'}: {FRANCS.words(one.coins)} on {words.spot(one.spot)}"
                 f"{', ' + words.deep(one.prison) + ' in prison' if one.prison else ''}." for one in deal.stakes]
        past = [f"The last coups: {', '.join(map(str, deal.past[-15:]))}."] if deal.past else []
        owes = deal.purse[BANK]
        return "\n".join([super().in_words(deal, name, title), f"The bank has {'won' if owes >= 0 else 'lost'} "
                          f"{FRANCS.words(abs(owes))} so far.", *past, *(lying or ["Nothing lies on the cloth."])])

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
            return [told("calls", who, words=what[:1].lower() + what[1:] + spot)]
        if event.what in ("deeper", "nearer"):
            spot, times = words.spot(str(event.args[0])), words.deep(int(str(event.args[1])))
            return [told(event.what, who, spot=spot, deep=times), *law]
        return [told(event.what, who), *law] if event.what == "resign" else []

    def on_paid(self, deal: Deal, event: Event, name: Names) -> list[Line]:
        """Every stake as it is laid, raked in, paid, put into prison or halved; that it comes back is not told."""
        if event.what not in words.TOLD:
            return []
        spot = str(event.args[0]) if event.what == "prison" and event.args else event.spot
        return [told(event.what, name(event.seat), coins=FRANCS.words(event.points), spot=words.spot(spot)),
                *cited(event)]


told = narrator(words.tell)


def told_plainly(text: str) -> Line:
    """A line that is nobody's."""
    return Line("told", text)


TALK = RouletteTalk()
