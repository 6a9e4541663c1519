"""What every game of tricks says alike: deals, calls, trumps, tricks, claims."""
from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from cardtable.cards import SUIT_NAMES, SUITS, Card, Cards
from cardtable.families.tricks.across import of_one_player, one_plays_both
from cardtable.families.tricks.auction import Auction
from cardtable.families.tricks.deal import TrickDeal
from cardtable.families.tricks.order import NO_TRUMP
from cardtable.families.tricks.refusals import of_call, of_trick
from cardtable.families.tricks.speaks import speaks_for
from cardtable.families.tricks.strict import StrictTricks, shown
from cardtable.families.tricks.strict import words as broken
from cardtable.families.tricks.strict.dealing import HandsDeal
from cardtable.families.tricks.strict.dealing_words import HAS_LOOKED
from cardtable.families.tricks.strict.exposed import Exposing
from cardtable.rules.cutting import Cut, FirstKnave
from cardtable.rules.deal import Deal
from cardtable.rules.events import Event
from cardtable.rules.faults import ACCUSE
from cardtable.rules.laws import Law
from cardtable.rules.motions import CUT, FACED, LOOKED_AT, PLAYED, TOOK, TURNED_DOWN
from cardtable.rules.moves import Move, Token
from cardtable.showing import claims, cutting
from cardtable.showing.groups import Group
from cardtable.showing.looking_again import NOT_TURNED
from cardtable.showing.phrases import SIDES, Voices, count, counted, listed, ordinal
from cardtable.showing.settling import Remedy, Turned
from cardtable.showing.slate import Caller, Reckoned, Slate
from cardtable.showing.talk import NO_TRUMPS, Line, Names, Talk, nobody

TOLD: Mapping[str, Voices] = {
    **cutting.TOLD,
    "deals": ("You deal.", "{name} deals."),
    "cuts": ("You cut the {card}.", "{name} cuts the {card}."),
    "cuts highest": ("Yours is the highest, and you deal.", "{name} has the highest, and deals."),
    "cuts lowest": ("Yours is the lowest, and you deal.", "{name} has the lowest, and deals."),
    "leads": ("You lead the {card}.", "{name} leads the {card}."),
    "trumps": ("You lead the {card}, and {suit} are trumps.", "{name} leads the {card}, and {suit} are trumps."),
    "holds": ("Your {card} takes the trick.", "{name}’s {card} takes the trick."),
    "takes": ("You take the trick with the {card}.", "{name} takes the trick with the {card}."),
    "trumps it": ("You trump the {led} with the {card}, and take the trick.",
                  "{name} trumps the {led} with the {card}, and takes the trick."),
    "claim": ("You claim the rest, and it is certain.", "{name} claims the rest, and it is certain."),
    "concede": ("You give up the rest.", "{name} gives up the rest."),
    "resign": ("You give up the game.", "{name} gives up the game."),
    **broken.TOLD,
}
SAID: Mapping[str, str] = {"pass": "Pass.", "double": "I double.", "claim": "The rest are mine.",
                           "concede": "The rest are yours.", "resign": "I give up.", "content": "Let it stand.",
                           **broken.SAID}

PAIR = 2                         # at table: each has his packets before him

QUOTED = frozenset({*broken.TOLD, *broken.SAID})
"""Words of strict laws, whose first field is told as it is."""


def narrated(voices: Voices, name: str | None, **facts: str) -> Line:
    """The narrator's line, about the reader if no name is given."""
    return Line("told", voices[name is not None].format(name=name, **facts))


def accusing(move: Move, name: Names) -> str:
    """A claim that somebody has broken a law, as much of it as has been said: which, who, in which trick."""
    who = name(int(move[2])) if len(move) > 2 else f"under article {move[1]}" if len(move) > 1 else ""
    said = " ".join(["Accuse", *([who] if who else [])])
    return f"{said}, trick {move[3]}" if len(move) > 3 else said


def in_one(calls: Sequence[str]) -> str:
    """What one has said in an auction, in one place: "six", or "six, pass"."""
    return ", ".join(calls[-2:] if calls[-1] == "pass" else calls[-1:])


class TrickTalk(Talk):
    """`told` and `said` hold a game's own phrases, which replace the family's."""

    told: Mapping[str, Voices] = {}
    said: Mapping[str, str] = {}
    tokens = {"pass": "Pass", "double": "Double", "claim": "Claim the rest", "concede": "Give up the rest",
              "resign": "Give up the game", "content": "Let it stand", **broken.TOKENS}
    meanings = {"accuse": "You say that another has broken a law, and it is looked into.",
                "content": "You accuse nobody, and the play counts as it was.",
                **{f"exact {name}": told for name, told in broken.MEANT.items()}, **broken.MEANINGS}
    phases = {"calling": "to call", "play": "to play", **broken.AWAITED}
    exacted: Mapping[str, tuple[str, str]] = broken.EXACTED      # by remedy, as its token says it and as it is said
    accused: Mapping[str, str] = broken.ACCUSED
    broke = broken.BROKE
    seen_again = {"tricks won": NOT_TURNED}
    folded_verbs = on_sheet = (ACCUSE,)
    with_one = broken.WITH_ONE
    by_card = "demand"
    binding: Collection[str] = broken.PUT_RIGHT
    fleeting = broken.FLEETING

    def tell(self, what: str, name: str | None, **facts: str) -> Line:
        """One of the family's or the game's own lines."""
        return narrated({**TOLD, **self.told}[what], name, **facts)

    def duty(self, deal: Deal, seat: int, token: Token | None, law: Law) -> str:
        told = of_trick(deal, seat, token) if isinstance(deal, TrickDeal) and isinstance(token, Card) else ""
        return told or (of_call(deal, seat, token, self.bid) if isinstance(deal, Auction) else "")

    def speaks_for(self, deal: Deal, seat: int, move: Move, other: Move) -> str:
        cards = [one[1] for one in (move, other) if one.verb == "play" and isinstance(one[1], Card)]
        if not isinstance(deal, TrickDeal) or len(cards) != 2:
            return ""
        return self.of_cards(deal, seat, *cards)

    def of_cards(self, deal: TrickDeal, seat: int, card: Card, other: Card) -> str:
        """What can be seen to speak for a card played, beside another."""
        said = speaks_for(deal, seat, card, other)
        return of_one_player(said) if one_plays_both(deal, seat, deal.left(seat, 2)) else said

    def fellow(self, deal: Deal, seat: int) -> str:
        """Also "theirs", of an adversary's dummy."""
        if found := super().fellow(deal, seat):
            return found
        mine = () if deal.viewer is None or deal.preliminary else deal.seats_of(deal.viewer)
        return "theirs" if self.hand(deal, seat) and mine and seat not in mine else ""

    def part(self, deal: Deal, seat: int) -> str:
        """His partner, that he is; and that he has taken up his hand; who deals is told by the button beside the
        plate."""
        looked = HAS_LOOKED if isinstance(deal, HandsDeal) and deal.taken_up(seat) else ""
        return " · ".join([one for one in (self.fellow(deal, seat) or super().part(deal, seat), looked) if one])

    def awaited(self, deal: Deal, zone: int, held: Cards) -> str | None:
        """His next card, while it is the reader's to play."""
        seat = deal.layout[zone].owner
        return "" if deal.phase == "play" and seat in deal.must and deal.player[seat] == deal.viewer else None

    # Calls

    def bid(self, value: object) -> str:
        """A call in words, as it stands in the middle of a sentence: "four", "misery"."""
        return counted(value) if isinstance(value, int) else str(value)

    def chalked(self, value: object) -> str:
        """The same on the slate, where it must be short."""
        return self.bid(value)

    def token(self, move: Move, name: Names = nobody) -> str:
        if move.verb == "bid" and len(move) > 1:
            return self.bid(move[1]).capitalize()
        if move.verb == "exact" and len(move) > 1:
            return self.exacted[str(move[1])][0]
        if move.verb == self.by_card and len(move) > 1 and isinstance(move[1], Card):
            return f"I call the {move[1].name}"
        if move.verb in broken.OF_SUIT and len(move) > 1:
            return broken.OF_SUIT[move.verb].format(suit=move[1])
        if move.verb == "accuse":
            return accusing(move, name)
        if move.verb in broken.NUMBERED and len(move) > 1:
            said = broken.NUMBERED[move.verb].format(number=counted(int(move[1])))
            return said[:1].upper() + said[1:]
        return super().token(move, name)

    def asked(self, deal: Deal) -> str:
        if not isinstance(deal, StrictTricks) or not self.proof(deal, nobody):
            return ""
        several = len(deal.open_to(deal.due[0])) > 1
        return f"Proved. {'Say which of these is exacted' if several else 'This is exacted'}."

    def remedy(self, deal: Deal, seat: int, move: Move) -> Remedy | None:
        return shown.remedy(deal, seat, move, (self.token(move), self.meaning(move)), self.worth)

    def worth(self, deal: Deal) -> str:
        """What a side has won by the score of a deal that is over: "the game"; "" for nothing."""
        return "the game" if deal.goal and max(deal.totals) >= deal.goal else ""

    def proof(self, deal: Deal, name: Names) -> tuple[Turned, ...]:
        return shown.proof(deal, name)

    def groups(self, deal: Deal, zone: int) -> Sequence[Group]:
        """Cards that lie exposed."""
        exposed = isinstance(deal, Exposing) and zone in deal.layout.exposed and deal.zone[zone]
        liable = "called" if any(card in deal.zone[zone] for card in self.told_to_play(deal)) else "liable to be called"
        return (Group(liable, deal.zone[zone], "exposed"),) if exposed else super().groups(deal, zone)

    def told_to_play(self, deal: Deal) -> Collection[Card]:
        """The one card that an order leaves to the reader, whose turn it is."""
        if not isinstance(deal, StrictTricks) or deal.phase != "play":
            return super().told_to_play(deal)
        found = [deal.allowed(seat) for seat in deal.must if deal.player[seat] == deal.viewer and deal.demands_of(seat)]
        return found[0] if found and len(found[0]) == 1 else ()

    def expected(self, deal: Deal) -> str:
        """Of the reader only where what he has been told leaves him less than the rules would."""
        called = isinstance(deal, StrictTricks) and deal.phase == "play" and any(
            deal.demands_of(seat) and (deal.player[seat] != deal.viewer or deal.allowed(seat) != deal.lawful(seat))
            for seat in deal.must)
        return "to play, as called" if called else super().expected(deal)

    def calls(self, deal: Auction, name: Names, rounds: tuple[str, ...] = ()) -> Slate:
        """The slate of the calls, without a reckoning: who has said what, and what stands.  Where no columns are headed
        as rounds each has one place: there his last word stands, and before "pass" what he had bid."""
        order = deal.round(deal.left(deal.dealer, deal.first_caller))
        said: dict[int, tuple[str, ...]] = {}
        for seat, call in deal.called:
            said[seat] = (*said.get(seat, ()), "pass" if call == "pass" else self.chalked(call))
        if deal.bidder >= 0 and self.chalked(deal.bid) not in said.get(deal.bidder, ()):
            said[deal.bidder] = (self.chalked(deal.bid),)    # held to a call he has not made
        at = max([n for n, call in enumerate(said.get(deal.bidder, ())) if call == self.chalked(deal.bid)], default=0)
        if not rounds:
            said, at = {seat: (in_one(calls),) for seat, calls in said.items()}, 0
        callers = tuple([Caller(name(seat) or "You", said.get(seat, ())) for seat in order])
        if deal.bidder < 0:
            passed = deal.called and (deal.over or deal.under_way != "calling")
            return Slate(callers=callers, call="All passed" if passed else "", rounds=rounds)
        stands = order.index(deal.bidder), at
        call = self.chalked(deal.bid)
        return Slate(callers=callers, stands=stands, call=f"{call[:1].upper()}{call[1:]}",
                     by=name(deal.bidder) or "You", reckoning=self.reckoning(deal), rounds=rounds)

    def reckoning(self, deal: Auction) -> tuple[Reckoned, ...]:
        """How the call fares; nothing before the play."""
        return ()

    def trump(self, deal: Deal) -> str:
        return SUITS[deal.trump] if isinstance(deal, TrickDeal) and deal.trump != NO_TRUMP else ""

    def trumps(self, deal: Deal) -> str:
        """The same in words: "trumps, hearts"."""
        suit = self.trump(deal)
        return "no trumps" if suit == NO_TRUMPS else f"trumps, {SUIT_NAMES[SUITS.index(suit)]}" if suit else ""

    # What is told

    def chapter(self, deal: Deal, number: int) -> str:
        """The trick being played; else the deal."""
        if isinstance(deal, TrickDeal) and deal.phase == "play" and not deal.over:
            return f"The {ordinal(sum(deal.taken) + 1)} trick"
        return super().chapter(deal, number)

    def caption(self, deal: Deal, zone: int, name: Names) -> str:
        """The tricks won; one's own are said to be so where several sit round and their packets lie near each other."""
        if not (isinstance(deal, TrickDeal) and zone in deal.layout.won and deal.zone[zone]):
            return ""
        told = count(len(deal.zone[zone]) // deal.playing(), "trick")
        each = deal.seats > PAIR and len(set(deal.side)) == deal.seats
        return f"yours, {told}" if each and name(deal.layout.won.index(zone)) is None else told

    def whose(self, deal: Deal, seat: int, told: str, name: Names) -> str:
        """The same with whose it is, as in "ours, two tricks", where partners' tricks lie together; by the name of who
        has them before who waits, and where two share a screen and neither looks."""
        if not told or deal.viewer is None:
            return told
        if not deal.seats_of(deal.viewer):
            return f"{whom}’s, {told}" if (whom := name(seat)) else told
        own = deal.side[seat] in [deal.side[one] for one in deal.seats_of(deal.viewer)]
        return f"{SIDES[not own]}, {told}"

    def on_shuffled(self, deal: Deal, event: Event, name: Names) -> list[Line]:
        return [] if deal.preliminary else [self.tell("deals", name(deal.dealer))]

    def on_moved(self, deal: Deal, event: Event, name: Names) -> list[Line]:
        """A lead, and who has taken the trick."""
        if event.motion == CUT:
            return [self.tell("cuts", name(event.seat), card=event.cards[0].name)]
        if event.motion == LOOKED_AT and isinstance(deal, HandsDeal) and deal.taken_up(event.seat):
            return [self.tell("take-up-hand", name(event.seat))]
        if not isinstance(deal, TrickDeal):
            return []
        if event.motion == PLAYED and deal.on_table() == event.cards:
            return self.lead(deal, event, name)
        if event.motion == FACED:
            return [self.tell("exposed", name(event.seat), card=listed([card.name for card in event.cards]),
                              lie="lies" if len(event.cards) == 1 else "lie")]
        if event.motion in (TOOK, TURNED_DOWN) and set(event.cards) <= {card for _, card in deal.last}:
            return [self.taking(deal, name)]
        return []

    def lead(self, deal: TrickDeal, event: Event, name: Names) -> list[Line]:
        """The first card of a trick."""
        return [self.tell("leads", name(event.seat), card=event.cards[0].name)]

    def taking(self, deal: TrickDeal, name: Names) -> Line:
        """How the trick last completed was taken."""
        cards = tuple([card for _, card in deal.last])
        best = deal.order.wins(cards, deal.trump)
        seat, card = deal.last[best]
        plain = deal.order.suit(card, deal.trump) == deal.order.suit(cards[0], deal.trump)
        return self.tell("trumps it" if not plain else "takes" if best else "holds", name(seat), card=card.name,
                         led=cards[0].name)

    def on_said(self, deal: Deal, event: Event, name: Names) -> list[Line]:
        seat, what = event.seat, event.what
        cited = [Line("cited", "", seat, event.law)] if event.law else []
        if what == "bid" and isinstance(deal, Auction):
            first = len(deal.called) == 1        # the article on calls is cited once in a deal
            return [Line("said", f"{self.bid(event.args[0]).capitalize()}.", seat), *(cited if first else [])]
        if what == "trumps" and isinstance(deal, TrickDeal):
            suit = SUIT_NAMES[int(str(event.args[0]))]
            return [self.tell(what, name(seat), card=deal.on_table()[0].name, suit=suit), *cited]
        if what == "cut again":
            whose = listed([name(int(str(one))) or "you" for one in event.args])
            everybody = isinstance(deal, Cut) and len(deal.cutters) > len(event.args)
            again = "all cut again" if everybody else "cut again"
            return [Line("told", f"{whose[:1].upper()}{whose[1:]} are equal, and {again}."), *cited]
        if what == "exact":
            return [Line("said", self.exacted[str(event.args[0])][1], seat), *cited]
        if what == "accuse" and isinstance(deal, TrickDeal):
            about = [Line("cited", "", seat, int(str(event.args[0])))]
            return [Line("said", self.accusation(deal, event, name), seat), *claims.looked_into(deal, event), *about]
        if what == "mistaken":
            return claims.unproved(event, name)
        said, told, facts = {**SAID, **self.said}, {**TOLD, **self.told}, self.facts(deal, event, name)
        lines = [Line("said", said[what].format(**facts), seat)] if what in said else []
        lines += [self.tell(what, name(seat), **facts)] if what in told else []
        if not lines:
            raise KeyError(what)
        return [*lines, *cited]

    def facts(self, deal: Deal, event: Event, name: Names) -> dict[str, str]:
        """What the phrases about something said may name besides who said it."""
        if isinstance(deal, FirstKnave):
            return {"card": deal.zone[deal.faced[event.seat]][-1].name}
        if event.what in broken.COUNTED:
            return {"told": counted(int(str(event.args[0])))}
        if event.what in QUOTED:
            return {"told": str(event.args[0])} if event.args else {}
        return {"bid": self.bid(event.args[0]), "told": str(event.args[0])} if event.args else {}

    def accusation(self, deal: TrickDeal, event: Event, name: Names) -> str:
        """To whom it is said, unless that is the reader, and of what: "Mr. Penrose, you have revoked."."""
        number, accused, *trick = (int(str(arg)) for arg in event.args)
        fault = next((self.accused[short] for short, article in deal.articles.items()
                      if article == number and short in self.accused),
                     f"You {claims.charge(deal, number, self.broke)}.")
        who = name(accused)
        told = f"{who}, {fault[:1].lower() if fault[1:2] != ' ' else 'I'}{fault[1:]}" if who else fault
        return f"{told[:-1]}, in the {ordinal(trick[0])} trick." if trick else told

    def on_showed(self, deal: Deal, event: Event, name: Names) -> list[Line]:
        """A card played out of turn; of a hand laid down with a claim, that it was claimed has been told."""
        return [self.tell("seen", name(event.seat), card=event.cards[0].name)] if event.what == "out of turn" else []
