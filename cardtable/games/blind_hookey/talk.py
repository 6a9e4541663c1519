"""Blind Hookey in words: packets cut, stakes laid, cards shown, who pays, and how long the deal lasts."""
from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from cardtable.games.blind_hookey import words
from cardtable.games.blind_hookey.options import LOW, HookeyOptions
from cardtable.games.blind_hookey.outcomes import wagers
from cardtable.games.blind_hookey.rules import COUNTERS, Hookey
from cardtable.games.blind_hookey.ways import THREE
from cardtable.rules.deal import Deal
from cardtable.rules.events import NATURE, Event
from cardtable.rules.game import Game
from cardtable.rules.laws import Law
from cardtable.rules.match import Series
from cardtable.rules.motions import CUT, TURNED
from cardtable.rules.moves import Move, Token
from cardtable.rules.options import Value
from cardtable.showing.laid import Laid, Paid
from cardtable.showing.lines import Names
from cardtable.showing.narrator import narrator
from cardtable.showing.phrases import count, counted, listed, ordinal, with_most
from cardtable.showing.stakes import LaidCounter, Rack, Reading
from cardtable.showing.sums import ups
from cardtable.showing.talk import Line, Talk, cited, nobody
from cardtable.showing.talking.purses import PursePlates
from cardtable.showing.wagers import Wagers


class HookeyTalk(PursePlates, Talk):
    """The talk of an evening."""

    tokens = words.TOKENS
    meanings = words.MEANINGS
    phases = words.AWAITED
    guidance = words.GUIDANCE
    points = "counters"
    deal_called = "hand"
    pots = ""
    folded_verbs = ("double", "take", "move")
    main = "done"

    # --- what is asked

    def token(self, move: Move, name: Names = nobody) -> str:
        if move.verb == "cut" and len(move) > 1:
            return f"Cut off {move[1]}"
        return self.tokens[move.verb]

    def spot(self, name: str) -> str:
        """"the first packet", or the packet of a seat."""
        return f"the {name} packet" if name in THREE.spots else "your packet"

    def reading(self, deal: Deal, seat: int, name: str) -> Reading | None:
        if not isinstance(deal, Hookey):
            return None
        packet = next(zone for spot, zone, _ in deal.packets() if spot == name) if name in dict.fromkeys(
            [spot for spot, *_ in deal.packets()]) else None
        held = deal.held(seat).get(name, 0)
        title = f"The {name} packet" if name in THREE.spots else "Your packet" if name in deal.open_to(seat, {}) else ""
        if packet is None or not title:
            return None
        lies = f"{self.coins.words(held)} at evens" if held else "evens"
        return Reading(f"{title}, {count(len(deal.zone[packet]), 'card')}", f"{lies}, at most {deal.terms.limit}")

    def counters_laid(self, deal: Deal) -> Sequence[LaidCounter]:
        return [LaidCounter(*stake) for stake in deal.stakes] if isinstance(deal, Hookey) else []

    def counters(self, deal: Deal, seat: int) -> Rack | None:
        """His rack: what he may yet lay in this hand, however deep he is in debt."""
        if not isinstance(deal, Hookey):
            return None
        room = deal.terms.limit * deal.most_places - sum(deal.held(seat).values()) if seat != deal.dealer else 0
        return Rack(COUNTERS, tuple(map(str, COUNTERS)), tuple([room // one for one in COUNTERS]))

    def won(self, deal: Deal, event: Event) -> Collection[str] | None:
        """Packets that are staked on and beat the dealer's, once all are paid."""
        return [str(spot) for spot in event.args] if event.what == "beaten" else None

    def duty(self, deal: Deal, seat: int, token: Token | None, law: Law) -> str:
        if seat not in deal.must or not isinstance(deal, Hookey):
            return ""
        if deal.phase == "packet":
            sizes = deal.sizes()
            return f"A packet has from {counted(sizes[0])} to {count(sizes[-1], 'card')} here."
        if law is deal.forbids["theirs"]:
            return "You stake on your own packet alone."
        if law is deal.forbids["third"]:
            return "Two packets bear stakes, so the third is the dealer’s."
        return f"No more than {self.coins.words(deal.terms.limit)} may lie on one packet."

    # --- plates and papers

    def wagers(self, deal: Deal, name: Names) -> Wagers | None:
        seats = deal.seats_of(deal.viewer) if deal.viewer is not None and deal.viewer >= 0 else ()
        return wagers(deal, seats[0]) if isinstance(deal, Hookey) and seats else None

    def purse(self, deal: Deal, seat: int) -> str:
        """"19 up", "8 down"; what lies on a packet is his until it is lost."""
        return how(deal, deal.player[seat])

    def caption(self, deal: Deal, zone: int, name: Names) -> str:
        """How many cards a packet has; once it is turned up how it stands to the dealer's."""
        if not isinstance(deal, Hookey):
            return ""
        for spot, packet, bottom in deal.packets():
            if zone == bottom and deal.zone[bottom]:
                return self.stands(deal, spot, len(deal.zone[packet]) + 1)
            if zone == packet and deal.zone[packet] and not deal.zone[bottom]:
                return count(len(deal.zone[packet]), "card")
        return ""

    def stands(self, deal: Hookey, spot: str, cards: int) -> str:
        """"higher: paid six", "what was left, nineteen cards"."""
        if spot == deal.mine:
            return f"the dealer’s, {count(cards, 'card')}"
        against = words.AGAINST[deal.compared(spot)]
        paid = sum([one.coins for one in deal.before if one.spot == spot])
        if not paid:
            return f"{against}: nothing lay there"
        return f"{against}: {'paid' if against == 'higher' else 'pays'} {counted(paid)}"

    def subtitle(self, game: Game, options: Mapping[str, Value]) -> list[str]:
        chosen = HookeyOptions.of(options)
        return [f"{counted(chosen.players).capitalize()} at table", *super().subtitle(game, options),
                *(["ace low"] if chosen.ace == LOW else []), f"{counted(chosen.hands)} hands"]

    def deal_title(self, number: int) -> str:
        return f"The {ordinal(number)} hand"

    def standing(self, match: Series, reader: int, shown: Deal | None = None, name: Names = nobody) -> str:
        return how(shown or match.deal(), reader)

    def account(self, paid: Sequence[str]) -> str:
        return listed(list(dict.fromkeys([words.ACCOUNTS.get(what, what) for what in paid])))

    def dealings(self, paid: Sequence[Paid]) -> str:
        """Of who has staked what came of it; of the dealer what he took and paid."""
        if any(one.what == "staked" for one in paid):
            coins = sum([one.coins for one in paid])
            return f"won {coins}" if coins > 0 else f"lost {-coins}" if coins else "neither won nor lost"
        took, gave = (sum([abs(one.coins) for one in paid if (one.coins > 0) is gain]) for gain in (True, False))
        return "; ".join([f"{what} {coins}" for what, coins in (("took", took), ("paid", gave)) if coins])

    def so_far(self, paid: Sequence[Paid]) -> str:
        """A stake that lies is not lost, nor is one won that has been taken up again."""
        if not {one.what for one in paid} <= {"staked", "taken up"}:
            return self.dealings(paid)
        lies = -sum([one.coins for one in paid])
        return f"staked {lies}" if lies else ""

    def shared(self, deal: Deal, name: Names) -> list[Laid]:
        """Of three packets what each showed."""
        if not isinstance(deal, Hookey) or deal.layout is not THREE:
            return []
        return [Laid(f"{spot.capitalize()} packet", "the dealer’s" if spot == deal.mine else
                     words.AGAINST[deal.compared(spot)], (card,)) for spot, card in deal.turned().items()]

    def outcome(self, match: Series, name: Names) -> str:
        result = match.result()
        most = max(result.by_player)
        if not most:
            return "All end as they began."
        return with_most([name(p) for p in sorted(result.winners)], count(most, "counter"))

    def in_words(self, deal: Deal, name: Names, title: str) -> str:
        if not isinstance(deal, Hookey):
            return super().in_words(deal, name, title)
        # of packets of their own each stakes on his
        lying = [f"{name(one.seat) or 'You'}: {self.coins.words(one.coins)} "
                 f"{f'on {self.spot(one.spot)}' if one.spot in THREE.spots else 'staked'}." for one in deal.stakes]
        dealer = name(deal.dealer)
        return "\n".join([super().in_words(deal, name, title), f"{dealer} deals." if dealer else "You deal.",
                          *(lying or ["Nothing is staked."])])

    # --- what happens

    def on_moved(self, deal: Deal, event: Event, name: Names) -> list[Line]:
        """Packets as they are cut, and their bottom cards as they are turned up."""
        if event.motion == CUT or not isinstance(deal, Hookey) or event.seat == NATURE:
            return []
        who = name(event.seat)
        if event.motion == TURNED:
            spot = next(spot for spot, _, bottom in deal.packets() if bottom == event.dst)
            if spot in THREE.spots:
                return [told("packet turned", None, packet=spot, card=event.cards[0].name)]
            return [told("turns up", who, card=event.cards[0].name)]
        spot = next(spot for spot, packet, _ in deal.packets() if packet == event.dst)
        cards = count(len(event.cards), "card")
        if spot in THREE.spots:
            return [told("cuts one", who, packet=spot, cards=cards)]
        return [told("left" if event.seat == deal.dealer else "cuts", who, cards=cards)]

    def on_said(self, deal: Deal, event: Event, name: Names) -> list[Line]:
        who = name(event.seat)
        if event.what in words.SAID and isinstance(deal, Hookey):
            said = words.SAID[event.what].format(card=words.rank(deal.turned()[deal.mine]))
            lines = [Line("said", said, event.seat)]
            return lines + ([told("passes", who), *cited(event)] if event.what == "passes" else [])
        if event.what == "shows":
            spot = str(event.args[0])
            return [told("takes", who, packet=spot)] if spot in THREE.spots else []
        return [] if event.what in ("done", "beaten") else [told(event.what, who), *cited(event)]

    def on_paid(self, deal: Deal, event: Event, name: Names) -> list[Line]:
        """That a stake comes back with what it has won is not told."""
        if event.what == "back":
            return []
        on = event.spot in THREE.spots and event.what != "taken up"
        return [told(f"{event.what} on" if on else event.what, name(event.seat), coins=self.coins.words(event.points),
                     packet=event.spot), *(cited(event) if event.what == "equal" else [])]


def how(deal: Deal, player: int) -> str:
    """How he stands with the others: "19 up", "level"."""
    seats = deal.seats_of(player)
    laid = sum(deal.held(seats[0]).values()) if isinstance(deal, Hookey) and seats and not deal.over else 0
    coins = deal.purse[player] + laid
    return ups(coins)


told = narrator(words.tell)
TALK = HookeyTalk()
