"""A revoke until it is complete: it may be put right by its maker, and is by whoever notices; and tricks that are
turned, which completes it."""
from __future__ import annotations

from typing import ClassVar

from cardtable.families.tricks.strict.turns import OutOfTurn
from cardtable.rules.faults import ACCUSE, Offence
from cardtable.rules.moves import Choices, calls


class Mending(OutOfTurn):
    """Its table has a row "revoke", and a row "put right" for what is exacted when it has been."""

    mendable: ClassVar[frozenset[str]] = frozenset({"revoke"})   # the rows that are put right so
    partner_completes: ClassVar[bool] = False    # whether whatever his side plays to a later trick does

    asks_until_quitted: ClassVar[bool] = False   # whether a partner may ask until then, or at his turn alone
    momentary = frozenset({"mend", "have-none"})

    def begin(self) -> None:
        super().begin()
        self.quitted = 0                         # so many tricks have been turned, and the hand withdrawn
        self.questioned = (-1, 0)                # who has been asked whether he cannot follow, in which trick

    # The trick turned: by a hand of the side that has won it

    @property
    def unturned(self) -> bool:
        """Whether the trick last taken lies open yet, and no other is begun."""
        return self.phase == "play" and not self.on_table() and self.quitted < len(self.begun)

    def may_turn(self, seat: int) -> bool:
        """Whether it is for him to turn it."""
        return self.unturned and self.party[seat] == self.party[self.leader]

    def may(self) -> tuple[int, ...]:
        return super().may() + tuple([seat for seat in range(self.seats) if self.may_turn(seat)])

    def asides(self, seat: int) -> Choices:
        return super().asides(seat) + (calls("turn") if self.may_turn(seat) else ())

    def do_turn(self, seat: int) -> None:
        self.say(seat, "turn")
        self.quitted = len(self.begun)

    def take_back(self, first: int) -> int:
        self.quitted = min(self.quitted, first // self.playing())
        return super().take_back(first)

    # Complete, or not yet

    def shut_windows(self) -> None:
        """What is complete stays so, though the card that has made it so should go back."""
        super().shut_windows()
        self.offences = tuple([o._replace(complete=True) if o.fault in self.mendable and o.pending and not o.complete
                               and self.complete(o) else o for o in self.offences])

    def complete(self, offence: Offence) -> bool:
        """Its trick is turned, unless he has been asked of it and has not answered; or its maker has played to another:
        leading out of turn is none of his own, unless a code has all that his side plays complete it."""
        if offence.trick <= self.quitted and self.questioned != (offence.seat, offence.trick):
            return True
        if self.partner_completes:
            after = self.history[offence.trick * self.playing():]
            return any(self.party[seat] == self.party[offence.seat] for seat, *_ in after)
        later = enumerate(self.history[offence.trick * self.playing():], offence.trick * self.playing())
        return any(seat == offence.seat and not (number % self.playing() == 0
                                                 and self.rightful(number // self.playing() + 1) != seat)
                   for number, (seat, *_) in later)

    def rights(self, seat: int) -> Choices:
        """A revoke may be put right while it is asked, too, whether the next card is to be called."""
        found = super().rights(seat)
        if self.phase in ("play", "ordering") and self.open_revoke(seat):
            found += calls("mend")
        if self.phase == "play":
            found += calls(*(["ask"] if self.may_ask(seat) else []),
                           *(["have-none"] if self.questioned[0] == seat else []))
        return found

    def leisure(self) -> tuple[int, ...]:
        """Who has not followed suit to the trick that lies unturned, unless he had not before: then all know why."""
        done = [len(self.begun)] if self.unturned and self.last else []
        return super().leisure() + tuple([seat for seat in range(self.seats) if done == self.not_followed(seat)]
                                         if done else [])

    def not_followed(self, seat: int) -> list[int]:
        """The tricks in which this seat has not followed the suit that was led to the last."""
        playing, found = self.playing(), list[int]()
        suit = self.order.suit(self.last[0][1], self.trump)
        for number, (one, card, _) in enumerate(self.history):
            led = self.history[number - number % playing][1]
            if one == seat and self.order.suit(led, self.trump) == suit != self.order.suit(card, self.trump):
                found.append(number // playing + 1)
        return found

    def open_revoke(self, seat: int) -> Offence | None:
        """The revoke of this seat that may still be put right; who commands another's hand, only what all know of."""
        own = self.by(seat) == self.player[seat]
        return next((o for o in self.offences if o.fault in self.mendable and o.seat == seat and o.pending
                     and not o.complete and not self.complete(o) and (own or self.known(o))), None)

    def do_mend(self, seat: int) -> None:
        offence = self.open_revoke(seat)
        assert offence is not None
        self.say(seat, "mend")
        if self.phase == "ordering":
            self.resume()                        # nothing is called before the card that goes back
        self.put_right(offence, free=self.questioned == (seat, offence.trick))

    def do_accuse(self, seat: int, article: int, whom: int, trick: int = 0) -> None:
        """What is noticed before it is complete must be put right at once."""
        found = self.open_revoke(whom) if self.phase == "play" else None
        if found is None or found.article != article or trick not in (0, found.trick):
            super().do_accuse(seat, article, whom, trick)
            return
        self.say(seat, ACCUSE, article, whom, *([trick] if trick else ()))
        self.say(whom, "mend")
        self.put_right(found)

    def put_right(self, offence: Offence, free: bool = False) -> None:
        """The card, and what was played upon it, goes back: his own and his partner's lie exposed, unless his partner's
        question has made him `free`."""
        first = next(n for n, (seat, card, _) in enumerate(self.history)
                     if seat == offence.seat and card in offence.cards)
        side = self.party[offence.seat]
        wrong = [(seat, card) for seat, card, _ in self.history[first:] if self.party[seat] == side]
        self.unmake(offence)
        self.play_again(first, offence)
        if free:
            return
        for seat, card in wrong:
            self.expose(seat, (card,))
        self.note("put right", offence.seat, offence.cards)

    # The partner's question, whether he who has not followed suit cannot

    def may_ask(self, seat: int) -> bool:
        """Whether a partner has not followed suit to this trick, and has not been asked."""
        trick = tuple(zip(self.played_by(), self.on_table())) or (self.last if self.unturned else ())
        if self.phase != "play" or not trick or not (seat in self.must or self.asks_until_quitted):
            return False
        led = self.order.suit(trick[0][1], self.trump)
        return any(one in self.partners_of(seat) and self.order.suit(card, self.trump) != led
                   and self.questioned != (one, len(self.begun)) for one, card in trick)

    def do_ask(self, seat: int) -> None:
        self.say(seat, "ask")
        self.questioned = self.partners_of(seat)[0], len(self.begun)

    def do_have_none(self, seat: int) -> None:
        """That is his answer, whether it is so or not."""
        self.say(seat, "have-none")
        self.questioned = (-1, 0)
