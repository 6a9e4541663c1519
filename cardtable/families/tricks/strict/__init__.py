"""Games of tricks under strict laws: the revoke, cards played out of turn, and what may be exacted for them.

`class StrictGame(StrictTricks, Game)`, with its code's table of faults.  `demands` is what a seat is told to play;
`exposed` adds cards that lie exposed and are called, `turns` leads out of turn that may be accepted, `revokes` what is
put right in time.
"""
from __future__ import annotations

from typing import ClassVar

from cardtable.cards import Card, Cards
from cardtable.families.tricks.deal import TrickDeal
from cardtable.families.tricks.strict.demands import CARD, HIGHEST, LOWEST, Demand, Given
from cardtable.rules.faults import Claim, Offence
from cardtable.rules.laws import STRICT, Law
from cardtable.rules.motions import TOOK_BACK
from cardtable.rules.moves import Choice, Choices, One
from cardtable.rules.strict import Strict


class StrictTricks(Strict, TrickDeal):
    """Mixed in before the game, whose `articles` name "revoke" and "turn"."""

    obliged = frozenset({"turn", "revoke"})
    orders: ClassVar[str] = "revoke"
    """The name of the article that an order not obeyed falls under: a code may have one of its own."""
    calls_spare: ClassVar[bool] = False
    """Whether the rest of a hand may make the call of one of its cards void (`binds`), and so has to be seen first."""
    remembered: ClassVar[tuple[str, ...]] = ("leader", "trump", "taken")
    """The fields of the deal as they were when a trick began, for who plays it again; a game adds its own."""

    def begin(self) -> None:
        super().begin()
        self.begun: tuple[tuple[object, ...], ...] = ()      # the remembered fields at the beginning of every trick
        self.demands: tuple[Demand, ...] = ()                # what seats have been told to play,
        self.given: tuple[Given, ...] = ()                   # and all of it on which a card has been played
        self.offenders: tuple[int, ...] = ()                 # seats that pay for what they did when all is reckoned

    def trick_number(self) -> int:
        return len(self.begun) + (self.phase == "play" and not self.on_table())

    def last_trick(self) -> int:
        return len(self.begun)

    def cards_played(self) -> int:
        return len(self.history)

    @property
    def under_way(self) -> str:
        """Accusations when all is played, and what they lead to, belong to the play."""
        found = super().under_way
        return "play" if found in self.settling else found

    # Faults

    def broken(self, seat: int, card: Card) -> str:
        return "revoke"

    def revoke_law(self, seat: int) -> int:
        """The article under which a revoke of this seat is claimed when a later card shows it; 0 where it then stands,
        since all have seen the hand."""
        return self.articles["revoke"]

    def lying_open(self, seat: int) -> Cards:
        """Cards of this seat, yet to be played, that all can see, though its hand is closed."""
        return ()

    def idle(self, claim: Claim) -> bool:
        """Who has led a trick, or has followed suit to it, has not revoked in it, where an order that is not obeyed is
        another matter."""
        first = (claim.trick - 1) * self.playing()
        trick = self.history[first:first + self.playing()] if claim.trick else ()
        return self.orders != "revoke" and claim.article == self.articles["revoke"] and any(
            seat == claim.whom and len(self.seats_of(self.player[seat])) == 1
            and self.order.suit(card, self.trump) == self.order.suit(trick[0][1], self.trump)
            for seat, card, _ in trick)

    def faults(self, seat: int) -> Choices:
        """As ever; and a lead, too, can disobey."""
        found = super().faults(seat)
        if self.phase == "play" and seat in self.must and not self.on_table() and self.demands_of(seat):
            lawful = self.allowed(seat)
            wrong = tuple([c for c in self.playable(seat) if c not in lawful])
            if wrong:
                found += (Choice("play", One(wrong), law=self.law(self.broken(seat, wrong[0]))),)
        return found

    def law(self, name: str) -> Law:
        """Under strict laws whatever the table treats may be broken."""
        found = super().law(name)
        return self.broken_law(found.number) if found.number in self.treated else found

    def broken_law(self, number: int) -> Law:
        """The article as what is done against it bears it."""
        law = self.book.law(number)
        return law if law.treatment == STRICT else law._replace(treatment=STRICT)

    def lawful(self, seat: int) -> Cards:
        """What it may play whatever it has been told."""
        return super().allowed(seat)

    def allowed(self, seat: int) -> Cards:
        some = super().allowed(seat)
        for demand in self.demands_of(seat):
            some = demand.of(some, self.order, self.trump, self.on_table())
        return some

    def demands_of(self, seat: int) -> tuple[Demand, ...]:
        """What binds its play to this trick."""
        return tuple([d for d in self.told(seat) if self.binds(d, self.playable(seat), self.on_table()[:1])])

    def told(self, seat: int) -> tuple[Demand, ...]:
        """What it has been told to play to this trick."""
        return tuple([d for d in self.demands if d.seat == seat and d.trick in (0, self.trick_number())])

    def binds(self, demand: Demand, held: Cards, led: Cards) -> bool:
        """Whether who holds these cards must obey where that card was led, or none yet."""
        return True

    def do_play(self, seat: int, card: Card) -> None:
        if seat in self.must:
            self.play_on(seat, card)
        else:
            self.out_of_turn(seat, card)

    def out_of_turn(self, seat: int, card: Card) -> None:
        """It is seen by all, and goes back to its hand."""
        self.say(seat, "out of turn", law=self.articles["turn"])
        self.show(seat, (card,), self.held(seat), "out of turn")

    def play_on(self, seat: int, card: Card) -> None:
        """The card is played to the trick, or begins it."""
        self.pay_demands(seat, card)                 # of this trick: once it is remembered the next is counted
        if not self.on_table():
            self.remember()
        super().do_play(seat, card)

    def remember(self) -> None:
        """A trick begins."""
        self.begun += (tuple([getattr(self, name) for name in self.remembered]),)

    def pay_demands(self, seat: int, card: Card) -> None:
        """Who plays has obeyed, or could not: only what lasts and was not obeyed is demanded still, and what holds in a
        trick to come."""
        now, lawful, trick = self.trick_number(), self.lawful(seat), self.on_table()
        self.given += tuple([Given(demand, len(self.history)) for demand in self.told(seat)])

        def obeyed(demand: Demand) -> bool:
            if demand.kind in (HIGHEST, LOWEST):         # if it was is his secret: the order is spent in any case
                return demand.suit in (-1, self.order.suit(card, self.trump))
            return card in demand.cards or card in demand.fitting(lawful, self.order, self.trump, trick)
        self.demands = tuple([d for d in self.demands if not 0 < d.trick < now and (
            d.trick > now or d.seat != seat or (d.lasting and not obeyed(d)))])

    @property
    def rest_counts(self) -> bool:
        return True

    def rest_to(self, winner: int) -> None:
        """What was not played counts as played, should it be played again."""
        if not self.on_table():
            self.remember()
        super().rest_to(winner)

    # What is exacted

    def spared(self, seat: int) -> bool:
        """Whether cards that this seat lets be seen cost it nothing."""
        return False

    def window_while_cards_are_held(self, offence: Offence) -> bool:
        """For what is exacted of cards yet to be played."""
        return any(self.playable(seat) for seat in range(self.seats))

    def effect_replay(self, offence: Offence) -> None:
        """The trick of the revoke and all after it are taken up, and played again, of several that are proved that of
        the first, in whatever order they were claimed; the offenders answer for it.  What was done before it, and has
        not been claimed, can be claimed yet."""
        self.offenders += (offence.seat, *[other.seat for other in self.due])
        again = [offence, *[other for other in self.due if "replay" in self.open_to(other)]]
        first = min(map(self.replayed_from, again))
        seat = self.take_back(first)
        self.offences = tuple([o for o in self.offences if o.pending and o.after < first])     # can be claimed yet
        self.due, self.interrupted, self.reckoning = (), (), ""
        self.go("play", seat)

    def replayed_from(self, offence: Offence) -> int:
        """The number of the card from which on it is: the first of its trick."""
        return (offence.trick - 1) * self.playing()

    def take_back(self, first: int) -> int:
        """All cards played from this number on go back to where they came from, and the trick stands as it did then;
        the seat that is to play."""
        trick, within = divmod(first, self.playing())
        again, self.history = self.history[first:], self.history[:first]
        self.given = tuple([one for one in self.given if one.card < first])
        for seat, card, held in again:
            self.return_to(held, seat, card)
        for seat, card, _ in self.history[first - within:]:
            self.return_to(self.lies(seat), seat, card)
        gone = {card for _, card, _ in again}
        self.offences = tuple([o for o in self.offences if not (o.pending and gone.intersection(o.cards))])
        for name, value in zip(self.remembered, self.begun[trick], strict=True):
            setattr(self, name, value)
        self.begun = self.begun[:trick + (within > 0)]
        begins = first - within
        self.last = tuple([(seat, card) for seat, card, _ in self.history[max(0, begins - self.playing()):begins]])
        if not within:
            return self.leader
        self.leader = self.history[begins][0]
        return self.follows(self.history[-1][0])

    def return_to(self, zone: int, seat: int, card: Card) -> None:
        """A card of this seat's to a zone, from wherever it lies."""
        lies = next(one for one, some in enumerate(self.zone) if card in some)
        if lies != zone:
            self.shift((card,), lies, zone, seat, TOOK_BACK)

    def play_again(self, first: int, wrong: Offence | None = None) -> None:
        """The play goes on from before the card of this number, whatever is being settled; where that was wrong, what
        its maker had been told to play and did not is to be obeyed now."""
        told = tuple([one.demand for one in self.given if one.card == first])
        seat = self.take_back(first)
        if wrong is not None and wrong.article != self.articles["revoke"]:
            self.demands += tuple([demand for demand in told if demand not in self.demands])
        if self.interrupted:
            self.resume_at("play", seat)
        else:
            self.reckoning = ""
            self.go("play", seat)

    def effect_three_tricks(self, offence: Offence) -> None:
        """Three tricks, or as many as they have, go from the offender's party to the other."""
        for _ in range(3):
            having = [s for s in (offence.seat, *self.partners_of(offence.seat)) if self.taken[s]]
            if having:
                to = self.against(offence.seat)[0]
                self.taken = tuple([n + (s == to) - (s == having[0]) for s, n in enumerate(self.taken)])

    def effect_stakes(self, offence: Offence) -> None:
        """He answers for it when the deal is reckoned, which follows now."""
        self.offenders += (offence.seat,)
        self.reckoning, self.due, self.interrupted = "reckon", (), ()

    def effect_answers(self, offence: Offence) -> None:
        """He answers for it when the deal is reckoned, and the play goes on."""
        self.offenders += (offence.seat,)

    def effect_call_the_card(self, offence: Offence) -> None:
        """It must be played as soon as it lawfully can."""
        self.demands += (Demand(offence.seat, CARD, offence.cards, lasting=True),)
