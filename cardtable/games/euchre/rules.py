"""Euchre, one deal (001:214-466; 002:2339-2456): a card turned, accepted or turned down; then five tricks."""
from __future__ import annotations

from typing import Any, ClassVar

from cardtable.cards import JOKER, SUITS, Card, Cards, cards, pack
from cardtable.families.tricks.order import same_colour
from cardtable.families.tricks.sitting_out import SittingOut, SittingOutCloth
from cardtable.families.tricks.turn_up import TurnedUp, TurnUpCloth
from cardtable.games.euchre import laws, scoring
from cardtable.games.euchre.calling import ORDER, callable_cards
from cardtable.games.euchre.scoring import AGAINST_ALONE, ALONE, CHEAP, GAME, JAMBONE, JAMBOREE, TOGETHER, Worth, scored
from cardtable.games.euchre.terms import EuchreTerms
from cardtable.rules.deal import RESIGN
from cardtable.rules.motions import DISCARDED, LAID_OPEN, TURNED, TURNED_DOWN
from cardtable.rules.moves import Choice, Choices, One, Tokens, calls

PACK = pack("789TJQKA")
SEATS = 4


class EuchreCloth(TurnUpCloth, SittingOutCloth):
    """With what the dealer discards, and the card that names the suit when a joker is turned up."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.discard = self.each("discard")
        self.naming = self.one("suit turned", sees="all")


LAYOUT = EuchreCloth(SEATS)
TURN_UP = LAYOUT.turn_up


def best_five(trump: int) -> Cards:
    """Both Bowers, ace, king and queen, from the highest down."""
    suit, other = SUITS[trump], SUITS[3 - trump]
    return cards(f"J{suit} J{other} A{suit} K{suit} Q{suit}")


class Euchre(SittingOut, TurnedUp):
    """By the book of 1862.  Four play two against two; three each for himself, and two against who has the trump."""

    layout: ClassVar[EuchreCloth] = LAYOUT
    pack, book, code, order, packets, goal = PACK, laws.PROFESSOR, laws.PROFESSOR.name, ORDER, (3, 2), GAME
    articles, without = laws.PROFESSOR_LAW, frozenset({"concede"})
    worth: ClassVar[dict[str, Worth]] = scoring.PROFESSOR
    side: tuple[int, ...] = (0, 1, 0, 1)
    scored = True

    agrees_on = EuchreTerms
    terms: EuchreTerms

    def begin(self) -> None:
        terms = self.terms
        super().begin()
        if terms.joker:
            self.pack = (*PACK, JOKER)
        if self.seats != SEATS:
            self.side = tuple(range(self.seats))
        self.jambone, self.jamboree, self.later_call = terms.jambone, terms.jamboree, terms.later_call
        self.lone_leads, self.may_oppose, self.set_back = terms.lone_leads, terms.opposed, terms.set_back
        self.maker, self.contract = -1, TOGETHER             # the seat that has accepted or made the trump
        self.lone = -1                                       # the seat of the makers that plays alone
        self.opposer = -1                                    # the adversary that does so against it
        self.taken_in = False                                # whether the turn-up is the dealer's
        self.called: Cards = ()                              # the card called at jambone, until it is played
        self.spoken: tuple[tuple[int, str], ...] = ()        # who has said what, in order

    # 1. The deal and the turn-up

    def before_play(self) -> None:
        self.draw(1, self.layout.stock, TURN_UP, self.dealer, TURNED)
        self.turned = self.zone[TURN_UP]
        if JOKER in self.turned:                 # the next card names the suit (002:18025-18026)
            self.draw(1, self.layout.stock, self.layout.naming, self.dealer, TURNED)
        self.go("adopting", self.leader)

    @property
    def proposed(self) -> int:
        """The suit turned up, which may be accepted."""
        return (self.zone[self.layout.naming] or self.turned)[0].suit

    def has_turn_up(self, seat: int) -> bool:
        return self.taken_in and seat == self.dealer

    def partner(self, seat: int) -> int:
        """The seat across; -1 where nobody has a partner."""
        return self.left(seat, 2) if self.seats == SEATS else -1

    def keeps(self, seat: int) -> int:
        """One of the partners gathers for both."""
        return self.side.index(self.side[seat])

    # 2. The suit turned up, accepted or not: by each in turn, the dealer last

    def adopting(self, seat: int) -> Choices:
        verb = "take" if seat == self.dealer else "assist" if seat == self.partner(self.dealer) else "order"
        contracts = One(self.contracts(seat, self.proposed))
        return (Choice(verb, contracts), *calls("turn-down" if seat == self.dealer else "pass"))

    def contracts(self, seat: int, trump: int) -> tuple[str, ...]:
        """How this seat may play with these trumps.  Only partners play alone."""
        if self.seats != SEATS:
            return (TOGETHER,)
        return (TOGETHER, *self.alone_as(seat, trump))

    def alone_as(self, seat: int, trump: int) -> tuple[str, ...]:
        """The ways in which it may play alone."""
        hand = self.zone[self.layout.hand[seat]]
        if seat == self.dealer and trump == self.proposed:
            hand += self.turned
        shown = self.jamboree and set(best_five(trump)) <= set(hand)
        return (ALONE, *[JAMBONE] * self.jambone, *[JAMBOREE] * shown)

    def do_order(self, seat: int, contract: str) -> None:
        self.adopt("order", seat, contract)

    def do_assist(self, seat: int, contract: str) -> None:
        self.adopt("assist", seat, contract)

    def do_take(self, seat: int, contract: str) -> None:
        self.adopt("take", seat, contract)

    def adopt(self, verb: str, seat: int, contract: str) -> None:
        self.say(seat, verb, contract, law=self.articles["order"])
        self.undertake(seat, self.proposed, contract, verb)

    def do_pass(self, seat: int) -> None:
        self.spoken += ((seat, "pass"),)
        self.say(seat, "pass")
        if seat != self.dealer:
            self.go(self.phase, self.left(seat))
            return
        self.say(seat, "passed out", law=self.articles["make"])
        self.end()

    def do_turn_down(self, seat: int) -> None:
        self.spoken += ((seat, "turn-down"),)
        self.say(seat, "turn-down", law=self.articles["make"])
        for zone in (TURN_UP, self.layout.naming):
            if self.zone[zone]:
                self.shift(self.zone[zone], zone, zone, seat, TURNED_DOWN)
        self.go("making", self.leader)

    # 3. Another suit made trumps

    @property
    def turned_down(self) -> bool:
        """Whether the card turned up has been turned down."""
        return any(word == "turn-down" for _, word in self.spoken)

    def making(self, seat: int) -> Choices:
        barred = self.proposed
        suits = tuple([s for n, s in enumerate(SUITS) if n != barred])
        return (Choice("make", One(suits), lambda said: self.making_as(seat, said)), *calls("pass"))

    def making_as(self, seat: int, said: Tokens) -> One:
        return One(self.contracts(seat, SUITS.index(str(said[0]))))

    def do_make(self, seat: int, suit: str, contract: str) -> None:
        trump = SUITS.index(suit)
        self.say(seat, "make", trump, contract, law=self.articles["make"])
        self.undertake(seat, trump, contract, "next" if same_colour(trump, self.proposed) else "cross")

    # 4. Together or alone (001:313-337)

    def undertake(self, seat: int, trump: int, contract: str, word: str) -> None:
        """The trump is this seat's, and its partner's."""
        self.spoken += ((seat, word),)
        self.trump, self.maker, self.contract = trump, seat, contract
        self.lone = -1 if contract == TOGETHER else seat
        if self.seats == 3:
            self.party = tuple([int(s != seat) for s in range(3)])
        partner = self.partner(seat)
        if partner >= 0 and self.speaks_later(partner, seat) and contract != JAMBOREE \
                and (self.later_call or contract == TOGETHER):
            self.go("superseding", partner)
        else:
            self.settled()

    def speaks_later(self, seat: int, than: int) -> bool:
        """Whether its turn in a round comes after the other's."""
        order = self.round(self.left(self.dealer))
        return order.index(seat) > order.index(than)

    def superseding(self, seat: int) -> Choices:
        return (*calls("leave"), Choice("supersede", One(self.alone_as(seat, self.trump))))

    def do_leave(self, seat: int) -> None:
        self.settled()

    def do_supersede(self, seat: int, contract: str) -> None:
        self.say(seat, "supersede", contract, law=self.articles["supersede"])
        self.contract, self.lone = contract, seat
        self.settled()

    def settled(self) -> None:
        """Who plays is known: partners lay down their cards, and the dealer discards."""
        if self.contract == JAMBOREE:
            self.reckon()
            return
        if self.lone >= 0:
            self.sit_out(self.partner(self.lone))
        if self.contract == ALONE and self.may_oppose:
            self.go("opposing", *[s for s in range(self.seats) if self.party[s] != self.party[self.lone]])
        else:
            self.before_discard()

    def opposing(self, seat: int) -> Choices:
        return calls("leave", "oppose")

    def together(self, answers: list[tuple[int, Any]]) -> None:
        """Both adversaries are asked; if both would play alone, it is the first at the dealer's left: a ruling."""
        order = self.round(self.left(self.dealer))
        willing = sorted([seat for seat, move in answers if move.verb == "oppose"], key=order.index)
        if willing:
            self.do_oppose(willing[0])
        self.before_discard()

    def do_oppose(self, seat: int) -> None:
        self.say(seat, "oppose", law=self.articles["opposed"])
        self.opposer = seat
        self.sit_out(self.partner(seat))

    # 5. The dealer's discard: one of six, which may be the turned card itself (001:436)

    def before_discard(self) -> None:
        if self.turned_down or self.dealer in self.out:
            self.open_play()
        else:
            self.taken_in = True
            self.go("discarding", self.dealer)

    def discarding(self, seat: int) -> Choices:
        return (Choice("discard", One(self.playable(seat))),)

    def do_discard(self, seat: int, card: Card) -> None:
        self.taken_in = card not in self.turned
        if self.taken_in:
            self.say(seat, "discard", law=self.articles["11"])
        else:
            self.say(seat, "decline", law=self.articles.get("decline", self.articles["order"]))
        self.shift((card,), self.lying(seat, card), self.layout.discard[seat], seat, DISCARDED)
        self.open_play()

    # 6. The lead, and the card called at jambone

    def open_play(self) -> None:
        if self.contract == JAMBONE:
            self.lay_open()
        first = self.lone if self.lone_leads and self.lone >= 0 else self.follows(self.dealer)
        self.leader = first
        if self.contract == JAMBONE and first == self.lone:
            self.go("naming", self.follows(first))
        else:
            self.lead_off(first)

    def lay_open(self) -> None:
        """The five cards of a jambone are laid open, the turn-up among them."""
        hand, shown = self.layout.hand[self.lone], self.layout.shown[self.lone]
        self.shift(self.zone[hand], hand, shown, self.lone, LAID_OPEN)
        if self.has_turn_up(self.lone):
            self.shift(self.zone[TURN_UP], TURN_UP, shown, self.lone, LAID_OPEN)

    def naming(self, seat: int) -> Choices:
        return (Choice("call", One(self.nameable())), *calls("forgo"))

    def nameable(self) -> Cards:
        """What may be called of a jambone's open cards."""
        led = self.on_table()[0] if self.on_table() else None
        return callable_cards(self.playable(self.lone), led, self.trump)

    def do_play(self, seat: int, card: Card) -> None:
        """After the first lead against a jambone its leader names a card, if any may be named."""
        super().do_play(seat, card)
        if self.contract == JAMBONE and len(self.history) == 1 and seat != self.lone and self.nameable():
            self.go("naming", seat)

    def do_call(self, seat: int, card: Card) -> None:
        self.say(seat, "call", card, law=self.articles["call"])
        self.called = (card,)
        self.after_naming(seat)

    def do_forgo(self, seat: int) -> None:
        self.say(seat, "forgo")
        self.after_naming(seat)

    def after_naming(self, seat: int) -> None:
        self.go("play", self.follows(seat) if self.on_table() else self.lone)

    # 7. The play

    def allowed(self, seat: int) -> Cards:
        return self.called if self.called and seat == self.lone else super().allowed(seat)

    def broken(self, seat: int, card: Card) -> str:
        lawful = super().allowed(seat)
        return "call" if card in lawful else super().broken(seat, card)

    def fell(self, seat: int, card: Card, before: Cards) -> None:
        super().fell(seat, card, before)
        if seat == self.lone:
            self.called = ()

    def rights(self, seat: int) -> Choices:
        return RESIGN if self.phase != "play" or self.called else super().rights(seat)

    # 8. The score

    def reckon(self) -> None:
        if self.contract == JAMBOREE:
            self.show(self.lone, best_five(self.trump), self.layout.hand[self.lone], JAMBOREE)
            self.mark(self.side[self.lone], scoring.SHOWN, JAMBOREE, self.articles["jamboree"])
        elif self.seats == 3:
            self.score_three()
        else:
            self.score_sides()
        self.end()

    def value(self) -> Worth:
        """What this contract is worth; alone, by agreement, a euchre costs less, and the odd trick counts all against a
        lone adversary."""
        if not self.may_oppose or self.contract != ALONE:
            return self.worth[self.contract]
        return CHEAP if self.opposer < 0 else AGAINST_ALONE

    def score_sides(self) -> None:
        makers = self.side[self.maker]
        found = scored(self.value(), self.tricks(self.party[self.maker]))
        law = self.articles[self.contract if self.contract in (ALONE, JAMBONE) else "score"]
        side, points = (makers, found.makers) if found.makers else (1 - makers, found.others)
        self.mark(side, points, self.named(found.what), law)

    def named(self, what: str) -> str:
        """What a score is for: "march", "lone march", "jambone march"."""
        return what if self.contract == TOGETHER else f"{'lone' if self.contract == ALONE else JAMBONE} {what}"

    def score_three(self) -> None:
        """Each adversary counts a euchre, the elder first; or it is taken from who is euchred (002:2445-2456)."""
        found = scored(self.worth[TOGETHER], self.taken[self.maker])
        law = self.articles["three"]
        if found.makers:
            self.mark(self.side[self.maker], found.makers, found.what, law)
        elif self.set_back:
            self.mark(self.side[self.maker], -found.others, "set back", law)
        else:
            for seat in self.round(self.left(self.dealer)):
                if seat != self.maker:
                    self.mark(self.side[seat], found.others, found.what, law)
