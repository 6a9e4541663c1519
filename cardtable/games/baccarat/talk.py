"""Baccarat in words: the bank, who goes bank, the cards and their points, what is won and lost."""
from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from cardtable.cards import BACK, Cards
from cardtable.families.staking.deal import Staking
from cardtable.families.staking.stakes import Stake
from cardtable.families.staking.talk import StakingTalk
from cardtable.games.baccarat import third_cards, words
from cardtable.games.baccarat.francs import FRANCS
from cardtable.games.baccarat.money import COUNTERS
from cardtable.games.baccarat.options import BaccaratOptions
from cardtable.games.baccarat.order import order
from cardtable.games.baccarat.points import FREE, point
from cardtable.games.baccarat.rules.bank import Banked
from cardtable.games.baccarat.rules.banque import Banque
from cardtable.games.baccarat.rules.table import BANK, BASKET, HAND, SHOE, SHOWN, SUPPLY, THIRD, TO_BANK
from cardtable.games.baccarat.seen import at_five
from cardtable.rules.deal import Deal
from cardtable.rules.events import Event
from cardtable.rules.game import Game
from cardtable.rules.laws import Law
from cardtable.rules.match import Series
from cardtable.rules.motions import FACED
from cardtable.rules.moves import Move, Token
from cardtable.rules.options import Value
from cardtable.rules.view import View
from cardtable.showing.charts import Grid
from cardtable.showing.laid import Laid
from cardtable.showing.lines import Line, Names, cited, nobody
from cardtable.showing.phrases import counted, ordinal
from cardtable.showing.stakes import Cry, LaidCounter, Rack, Reading
from cardtable.showing.sums import ups
from cardtable.showing.wagers import Wagers

CROWDED = 6                                      # seats, beyond which plates say less


class BaccaratTalk(StakingTalk):
    """The talk of an evening."""

    tokens = words.TOKENS
    meanings = words.MEANINGS
    phases = words.AWAITED
    guidance = words.GUIDANCE
    accounts = words.ACCOUNTS
    sentences = words.TOLD
    coins = FRANCS
    pots = "Stakes"
    bank = "Bank and box"
    deal_called = "hand"
    slip_between = False                         # all cards lie open, and stay so until the next are dealt
    declines = ("pass", "let-by", "leave", "decline")
    folded_verbs: Collection[str] = ("double", "take", "move")

    # --- what is asked

    def stage(self, deal: Deal) -> str:
        """At five a punter is free; who has no stake, may go halves, or rests on the bank, has other words."""
        if isinstance(deal, Banked):
            own = deal.must[0] if deal.must else -1
            if deal.phase == "staking" and not self._staked(deal):
                return "unstaked"
            if deal.phase == "third" and own >= 0 and deal.viewer == deal.player[own] \
                    and point(deal.zone[HAND[own]]) == FREE:
                return "third at five"
            if isinstance(deal, Banque) and deal.phase in ("going_bank", "excess"):
                return "halves" if deal.bancos else "rest" if deal.phase == "excess" else deal.phase
        return super().stage(deal)

    @staticmethod
    def _staked(deal: Banked) -> bool:
        """Whether who is asked has a stake in this hand; of who only looks on nothing is said."""
        own = next((seat for seat in deal.must if deal.player[seat] == deal.viewer), -1)
        return own < 0 or bool(deal.held(own))

    def token(self, move: Move, name: Names = nobody) -> str:
        if move.verb == "bid" and len(move) > 1:
            return f"Bid {FRANCS.figure(int(str(move[1])))}"
        return self.tokens[move.verb]

    def token_now(self, deal: Deal, move: Move, name: Names = nobody) -> str:
        if not isinstance(deal, Banked):
            return self.token(move, name)
        match deal.phase, move.verb:
            case "banking", "done":
                return words.BANK_DONE
            case "staking", "done":
                return words.STAKE_DONE if self._staked(deal) else words.NO_STAKE
            case "third", "draw":
                return words.CARD
            case "third", "stand":
                return words.NO_CARD
            case "going_bank", "banco" if deal.bancos:
                return words.HALVES
            case _, "decline" if isinstance(deal, Banque):
                return words.REST
            case _, "retire" if isinstance(deal, Banque):
                return words.RETIRE
        return self.token(move, name)

    def unadvised(self, deal: Deal, seat: int) -> str:
        """At five (002:271-273)."""
        silent = isinstance(deal, Banked) and deal.terms.silence and at_five(deal, seat)
        return words.SILENCE if silent else ""

    def grid(self, view: View, seat: int) -> Grid | None:
        return third_cards.grid(view, seat)

    def on_croupiers_plate(self, deal: Deal) -> tuple[str, str]:
        return "The croupier", f"{counted(deal.terms.packs)} packs" if isinstance(deal, Banked) else ""

    def spot(self, name: str) -> str:
        return words.SPOTS[name]

    def place_told(self, deal: Staking, name: str, loose: int, prison: int, seat: int) -> Reading:
        assert isinstance(deal, Banked)
        what = words.SPOTS[name].capitalize()
        laid = f"you have {FRANCS.words(loose)} there" if loose else "nothing of yours lies there"
        if name == TO_BANK:
            bank = deal.purse[BANK]
            return Reading(what, FRANCS.words(bank) if bank else f"at least {FRANCS.words(deal.terms.minimum)}; {laid}")
        return Reading(what, f"it pays as much as is staked; {laid}")

    def duty(self, deal: Deal, seat: int, token: Token | None, law: Law) -> str:
        if isinstance(deal, Banked) and seat in deal.must and law is deal.forbids["sides"]:
            return "You stake on your own side."
        if isinstance(deal, Banked) and seat in deal.must and law is deal.forbids["bank"]:
            return "What the bank has is the banker’s to lay."
        return super().duty(deal, seat, token, law)

    # --- the cloth

    def counters(self, deal: Deal, seat: int) -> Rack:
        """That of the evening, before the first place is drawn, too."""
        return Rack.of(deal.purse[deal.player[seat]], COUNTERS, tuple([FRANCS.figure(coins) for coins in COUNTERS]))

    def counters_laid(self, deal: Deal) -> list[LaidCounter]:
        return [LaidCounter(one.seat, one.spot, one.coins, 0) for one in getattr(deal, "stakes", ())]

    def cry(self, deal: Deal) -> Cry | None:
        if not isinstance(deal, Banked):
            return None
        past = cried(next((one for one in deal.results if one), ""))
        coins = FRANCS.figure(deal.purse[BANK])
        if deal.over:
            return Cry(*past)
        match deal.phase:
            case "auction" | "banking" | "staking" as phase:
                return Cry(*cried("open" if phase == "staking" else "auction" if phase == "auction" else "open"), *past)
            case "going_bank" | "excess" | "succession" | "holding":
                return Cry(*cried("bank", coins=coins), *past)
            case "dealing" | "third" | "option":
                return Cry(*cried("dealing"))
        return None

    def cry_at(self, deal: Deal, event: Event) -> Cry | None:
        if event.kind != "said" or not isinstance(deal, Banked):
            return None
        if event.what == "natural":
            two = int(str(event.args[0]))
            return Cry(*cried("natural", french=words.FRENCH[two].capitalize(), english=words.point(two).capitalize()))
        what = {"banco suivi": "banco", "cheval": "banco", "halves": "banco"}.get(event.what, event.what)
        return Cry(*cried(what)) if what in words.CRIES and what not in ("open", "bank", "dealing") else None

    def caption(self, deal: Deal, zone: int, name: Names) -> str:
        if not isinstance(deal, Banked):
            return ""
        if zone == BASKET:
            return "the used cards" if deal.zone[BASKET] else ""
        if zone == SUPPLY:
            return "the heap" if deal.zone[SUPPLY] else ""
        owner = deal.layout[zone].owner
        if owner is None or zone == SHOE or zone in THIRD or not deal.zone[zone]:
            return ""
        return self.of_hand(deal, owner, zone in SHOWN, name)

    def of_hand(self, deal: Banked, seat: int, shown: bool, name: Names) -> str:
        """"your point, five", "Amory, the left: eight", "Lisle, the bank": whose they are, since they lie where another
        may sit; cards lie there yet when the bank has gone to another.  A point is told once both cards are turned."""
        who, held, banks = name(seat) or "you", deal.cards_of(seat), seat not in deal.holders
        whose = "the bank" if banks else \
            words.SPOTS[deal.spots[deal.holders.index(seat)]] if len(deal.spots) > 1 else "the punters"
        if shown:
            return f"{who}, {whose}: {words.point(point(held))}"
        if name(seat) is not None:
            return f"{who}, {whose}"
        return f"your point, {words.point(point(held[:2]))}" if len(held) > 1 and BACK not in held else ""

    def awaited(self, deal: Deal, zone: int, held: Cards) -> str | None:
        """A dashed place for the third card, beside the reader's hand, while he may have one."""
        seat = deal.layout[zone].owner
        due = deal.phase in ("third", "option") and seat in deal.must and zone in HAND
        return "" if due and deal.player[seat or 0] == deal.viewer else None

    # --- plates and papers

    def purse(self, deal: Deal, seat: int) -> str:
        return FRANCS.figure(deal.purse[deal.player[seat]])

    def wagers(self, deal: Deal, name: Names) -> Wagers | None:
        seats = deal.seats_of(deal.viewer) if deal.viewer is not None and deal.viewer >= 0 else ()
        return order(deal, seats[0] if seats else -1, name) if isinstance(deal, Banked) else None

    def part(self, deal: Deal, seat: int) -> str:
        """"the banker · 880", "880 · stakes 40"."""
        if not isinstance(deal, Banked):
            return self.purse(deal, seat)
        purse = self.purse(deal, seat)
        if seat == deal.dealer and deal.phase not in ("lots", "auction"):
            return f"the banker · {purse}"
        lies = sum([one.coins for one in deal.stakes if one.seat == seat])
        told = f"banco {FRANCS.figure(lies)}" if seat in deal.bancos and lies else f"stake {FRANCS.figure(lies)}"
        holds = seat in deal.holders and deal.phase in ("third", "option") and not deal.over
        if deal.seats > CROWDED:
            return " · ".join([*([told] if lies else [f"purse {purse}"]), *(["holds"] if holds else [])])
        return " · ".join([f"purse {purse}" if not lies else purse, *([told] if lies else []),
                           *(["holds"] if holds else [])])

    def plate(self, deal: Deal, seat: int) -> str:
        """Of the reader what is awaited."""
        own = seat in deal.must and deal.player[seat] == deal.viewer
        return f"{self.expected(deal)} · {self.purse(deal, seat)}" if own else self.part(deal, seat)

    def brief(self, deal: Deal, seat: int) -> str:
        return self.part(deal, seat)

    def terse(self, deal: Deal, seat: int) -> str:
        return self.part(deal, seat)

    def subtitle(self, game: Game, options: Mapping[str, Value]) -> list[str]:
        chosen = BaccaratOptions.of(options)
        form = f"Banque, {counted(chosen.punters)} punters" if chosen.banque else "Chemin de Fer"
        return [form, *super().subtitle(game, options), f"{counted(chosen.hands)} hands"]

    def laid(self, deal: Deal, held: Mapping[int, Cards], events: Sequence[Event], name: Names) -> list[Laid]:
        """Everybody, with the cards he held, if any, and what they came to."""
        if not isinstance(deal, Banked):
            return []
        return [Laid(name(seat) or "You", self.held_as(deal, seat), deal.cards_of(seat),
                     words.point(point(deal.cards_of(seat))) if deal.cards_of(seat) else "")
                for seat in range(deal.seats)]

    def held_as(self, deal: Deal, seat: int) -> str:
        if not isinstance(deal, Banked) or seat not in deal.holders:
            return "the banker" if seat == deal.dealer else ""
        return words.SIDES[deal.spots[deal.holders.index(seat)]][0]

    def deal_title(self, number: int) -> str:
        return f"The {ordinal(number)} hand"

    def standing(self, match: Series, reader: int, shown: Deal | None = None, name: Names = nobody) -> str:
        """What the reader has gained, all counted that is his."""
        deal = shown or match.deal()
        seats = deal.seats_of(reader)
        if not isinstance(deal, Banked) or not seats:
            return super().standing(match, reader, shown, name)
        return ups(deal.owns(seats[0]) - int(str(match.options["francs"])))

    def outcome(self, match: Series, name: Names) -> str:
        """What the reader has gained or lost; for who only looks on, who has most."""
        result = match.result()
        if any(name(player) is None for player in range(len(result.by_player))):
            return super().outcome(match, name)
        best = max(result.by_player)
        who = [name(player) or "" for player in sorted(result.winners)]
        return f"{' and '.join(who)} {'end' if len(who) > 1 else 'ends'} {FRANCS.words(abs(best))} " \
               f"{'ahead' if best >= 0 else 'behind'}."

    def stake_told(self, deal: Staking, stake: Stake, whose: str) -> str:
        return f"{whose}: {FRANCS.words(stake.coins)} on {words.SPOTS[stake.spot]}."

    def in_words(self, deal: Deal, name: Names, title: str) -> str:
        if not isinstance(deal, Banked):
            return super().in_words(deal, name, title)
        who = name(deal.dealer) or "You"
        lies = deal.purse[BANK]
        held = f"In the bank {'lies' if lies == 1 else 'lie'} {FRANCS.words(lies)}." if lies else "The bank is empty."
        bank = [f"The banker: {who}. {held}"] if deal.phase != "lots" else []
        left = [f"In the banker’s hand are {len(deal.zone[SHOE])} cards."]
        return "\n".join([super().in_words(deal, name, title), *bank, *left, *self.lying(deal, name)])

    # --- what happens

    def on_moved(self, deal: Deal, event: Event, name: Names) -> list[Line]:
        """A third card, as it comes."""
        if event.motion != FACED or not isinstance(deal, Banked):
            return []
        to = deal.layout[event.dst].owner or 0
        what = "draws card" if to == deal.dealer else "takes card"
        return [self.narrated(what, name(to), card=event.cards[0].face.name)]

    def on_said(self, deal: Deal, event: Event, name: Names) -> list[Line]:
        if not isinstance(deal, Banked):
            return [self.narrated(event.what, name(event.seat)), *cited(event)]
        facts, what, found = self.facts(deal, event, name), event.what, list[Line]()
        if words.SAID.get(what):
            found.append(Line("said", words.SAID[what].format(**facts), event.seat))
        if what in words.TOLD:
            found.append(self.narrated(what, name(event.seat) if event.seat >= 0 else "", **facts))
        return [*found, *cited(event)]

    def facts(self, deal: Banked, event: Event, name: Names) -> dict[str, str]:
        """What a sentence may need."""
        args = [int(str(one)) for one in event.args]
        match event.what:
            case "banker" | "punters" | "tie":
                theirs, his = args
                return {"theirs": words.point(theirs), "bank": words.point(his), "side": self.on_side(deal, event.seat)}
            case "holds":
                return {"side": words.SIDES[deal.spots[deal.holders.index(event.seat)]][0]}
            case "natural":
                return {"point": words.point(args[0])}
            case "shuffled":
                return {"packs": counted(args[0])}
            case "changes places":
                return {"other": name(args[0]) or "you"}
        return {"coins": FRANCS.words(args[0])} if args else {}

    def on_side(self, deal: Banked, seat: int) -> str:
        """" on the right", where there are two hands."""
        return words.SIDES[deal.spots[deal.holders.index(seat)]][1] if seat in deal.holders else ""

    def on_paid(self, deal: Deal, event: Event, name: Names) -> list[Line]:
        """Stakes as they are laid, lost and paid; that they come back is not told, nor what is laid as a bank, which is
        told when it is whole."""
        if event.what not in words.TOLD or event.what == "taken up" and event.spot == TO_BANK:
            return []
        side = words.SIDES[event.spot][1] if event.spot in words.SIDES else ""
        to = (name(deal.seats_of(event.dst)[0]) or "you") if event.what == "liable" else ""
        return [self.narrated(event.what, name(event.seat), coins=FRANCS.words(event.points), side=side, to=to),
                *cited(event)]


def cried(what: str, **facts: str) -> tuple[str, str]:
    """In French and in English; nothing, where nothing is."""
    if not what:
        return "", ""
    french, english = words.CRIES[what]
    return french.format(**facts), english.format(**facts)


TALK = BaccaratTalk()
