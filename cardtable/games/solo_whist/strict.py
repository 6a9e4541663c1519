"""Solo Whist under strict laws: exposed cards, cards out of turn, revokes, and who pays for them (002:4838-4951)."""
from __future__ import annotations

from typing import ClassVar

from cardtable.cards import SUIT_NAMES, Card
from cardtable.families.tricks.strict.demands import NOT_CARD, NOT_TRUMP
from cardtable.families.tricks.strict.exposed import ExposedCloth
from cardtable.families.tricks.strict.revokes import Mending
from cardtable.families.tricks.strict.suit_later import SuitLater
from cardtable.families.tricks.turn_up import TurnUpCloth
from cardtable.games.solo_whist.faults import FAULTS
from cardtable.games.solo_whist.rules import SEATS, SoloWhist
from cardtable.games.solo_whist.stakes import ABONDANCE, ALL, DECLAREE, GENERAL, IN_TRUMPS, LOSING, SOLO
from cardtable.rules.faults import Offence
from cardtable.rules.moves import Choice, Choices, One, calls

FORBIDDING = (SOLO, ABONDANCE, IN_TRUMPS, DECLAREE)
"""Calls against which an exposed card may be kept from being led."""
THREE = 3                                        # tricks, for each revoke


class StrictCloth(ExposedCloth, TurnUpCloth):
    """With cards that lie exposed, after all others."""


LAYOUT = StrictCloth(SEATS, before=True)


class StrictSolo(SuitLater, Mending, SoloWhist):
    """A lone caller shows what he likes; against a misère every fault loses; a side that revokes cannot win."""

    layout: ClassVar[StrictCloth] = LAYOUT
    FAULTS = FAULTS
    articles = {**SoloWhist.articles, "demand": SoloWhist.articles["exposed"]}
    ordered = frozenset({"demand", "forbid", "highest", "lowest"})
    asks_until_quitted = True                    # 002:4930-4935

    @property
    def unusual(self) -> bool:
        """Whether something binds or lies that guided play does not know."""
        return bool(self.demands or self.in_two_places or self.suits_owed)

    # Faults

    def liable(self, seat: int) -> bool:
        """Whether it pays for a card of its own that is seen: not a lone caller, nor who plays for himself."""
        callers = self.callers
        return bool(callers) and (len(callers) > 1 or seat not in callers)

    def against_misere(self, seat: int) -> bool:
        """Whether it plays against one."""
        return self.bid in LOSING and bool(self.callers) and seat not in self.callers

    def faults(self, seat: int) -> Choices:
        found, held = super().faults(seat), self.zone[self.layout.hand[seat]]
        if self.phase != "play":
            return found
        if held and self.liable(seat):
            found += (Choice("drop", One(held), law=self.law(self.seen(seat))),)
        if self.partners_of(seat):
            found += (Choice("remark", law=self.law("remarks")),)
        return found

    def seen(self, seat: int) -> str:
        """The article on a card of this seat's that is seen."""
        return "misere fault" if self.against_misere(seat) else "exposed"

    def do_drop(self, seat: int, card: Card) -> None:
        self.show(seat, (card,), self.layout.hand[seat], "dropped", self.articles[self.seen(seat)])

    def do_remark(self, seat: int) -> None:
        self.say(seat, "remark", law=self.articles["remarks"])

    def out_of_turn(self, seat: int, card: Card) -> None:
        """Against a misère it decides all."""
        if self.against_misere(seat):
            self.say(seat, "out of turn", law=self.articles["misere fault"])
            self.show(seat, (card,), self.lying(seat, card), "out of turn")
        else:
            super().out_of_turn(seat, card)

    # Exposed cards (002:4840-4871)

    def ordering(self, seat: int) -> Choices:
        """Highest and lowest when another has led its suit; what its owner leads is refused to a solo or an abondance
        alone, and of another suit than that led a trump alone: a plain card he may throw away."""
        trick, some = self.on_table(), self.exposed(self.owner)
        led = trick[0].suit if trick else -1
        refused = tuple([c for c in some if c.suit in (led, self.trump)]) if trick else \
            some if self.bid in FORBIDDING else ()
        found = (Choice("demand", One(some)), *([Choice("forbid", One(refused))] if refused else []))
        if led in [card.suit for card in some]:
            found += tuple([Choice(verb, One((SUIT_NAMES[led],))) for verb in ("highest", "lowest")])
        return found + calls("free")

    def do_forbid(self, seat: int, card: Card) -> None:
        """Whose trump is refused, where another suit was led, passes the trick: he plays no trump at all."""
        trick = self.on_table()
        passes = bool(trick) and card.suit == self.trump != trick[0].suit
        self.order_about(seat, "forbid", NOT_TRUMP if passes else NOT_CARD, (card,), card.name)

    def may_ask(self, seat: int) -> bool:
        """A partner is asked in all but a misère."""
        return self.bid not in LOSING and super().may_ask(seat)

    # The revoke (002:4893-4928)

    def complete(self, offence: Offence) -> bool:
        """Turned, unless he has been asked; or his side has played to the next."""
        if offence.trick <= self.quitted and self.questioned != (offence.seat, offence.trick):
            return True
        after = self.history[offence.trick * self.playing():]
        return any(self.party[seat] == self.party[offence.seat] for seat, *_ in after)

    def put_right(self, offence: Offence, free: bool = False) -> None:
        """The card goes back; unless a partner’s question has saved it, it lies exposed."""
        first = next(n for n, (seat, card, _) in enumerate(self.history)
                     if seat == offence.seat and card in offence.cards)
        self.unmake(offence)
        self.play_again(first)
        if not free and self.liable(offence.seat):
            self.note("put right", offence.seat, offence.cards)

    def effect_put_right(self, offence: Offence) -> None:
        """Against a misère that is the end of it."""
        if self.against_misere(offence.seat):
            self.effect_misere_won(offence)
        else:
            self.expose(offence.seat, offence.cards)

    def effect_both_sides(self, offence: Offence) -> None:
        """The deal is void (002:4928); that the same player deals again is ruled here."""
        proved = {self.party[o.seat] for o in self.offences
                  if o.fault == "revoke" and o.state in ("claimed", "settled")}
        if len(proved) > 1 and self.bid != GENERAL:
            self.say(offence.seat, "both sides")         # which the article alone, cited for either, would not tell
            self.annul("same", offence.seat, self.articles["revoke"])

    def effect_revoked(self, offence: Offence) -> None:
        """He answers for it when all is settled."""
        self.offenders += (offence.seat,)

    def effect_misere_won(self, offence: Offence) -> None:
        """The caller has his stakes at once, and who was at fault pays them all (002:4844-4849)."""
        self.offenders += (offence.seat,)
        self.pay_for_all(self.stakes.stake(str(self.bid)), offence.seat, "misere fault")

    # The stakes

    def close(self, then: str) -> None:
        """The hands against a misère are shown before anybody accuses (002:4925-4926)."""
        if self.bid in LOSING and self.decided():
            self.show_what_is_left()
        super().close(then)

    def reckon(self) -> None:
        """Who plays against callers pays for his partners too, if he has revoked; of a general misère everybody."""
        guilty = self.offenders[:1]
        if guilty and self.bid == GENERAL:
            self.pay_for_all(self.stakes.stake(GENERAL), guilty[0], "revoke")
        elif guilty and guilty[0] not in self.callers:
            self.pay_for_all(self.each_settled(), guilty[0], "revoke")
        else:
            super().reckon()

    def each_settled(self) -> int:
        """A side that has revoked loses, and three tricks the fewer for each revoke are counted."""
        if not self.offenders:
            return super().each_settled()
        stake, own = self.stakes.stake(str(self.bid)), self.offenders[0] in self.callers
        taken = self.tricks(self.party[self.bidder])
        tricks = max(0, min(ALL, taken + self.for_revokes()))
        each = self.stakes.each(str(self.bid), tricks, max(0, tricks - taken))
        return min(each, -stake) if own else max(each, stake)

    def for_revokes(self) -> int:
        """Three for each."""
        own = bool(self.offenders) and self.offenders[0] in self.callers
        return (-THREE if own else THREE) * len(self.offenders)

    def pay_for_all(self, each: int, offender: int, law: str) -> None:
        """The offender pays the callers for himself and his partners; of a general misère everybody."""
        if self.bid == GENERAL:
            paid = self.against(offender)
        else:
            self.say(self.bidder, "won by a fault", self.bid, law=self.articles[law])
            paid = tuple([caller for caller, _ in self.who_settle()])
        for to in paid:
            self.pay(each, self.player[offender], self.player[to], "revoke", self.articles[law])
        self.end()
